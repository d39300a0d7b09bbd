"""Times as text."""

from kanevas.assets.decimals import written
from kanevas.units import UnitSystem, read

UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
DASH = "–"


def time_text(time: float, end: float) -> str:
    """Return where a playback stands, as in ``12.35 / 30.00 ms``; a dash without a run."""
    if end <= 0:
        return DASH
    _, unit = _unit(end)
    return f"{_number(time, end)} / {_number(end, end)} {unit}"


def moment_text(time: float, end: float) -> str:
    """Return a time of a run of this length, as in ``12.35 ms``."""
    return f"{_number(time, end)} {_unit(end)[1]}"


def typed_time(text: str, end: float) -> float:
    """Return the time that a person means [s].

    Args:
        text: a number in the unit of ``time_text``, or with a unit of its own; what stands after
            a stroke with a blank before it, as the end of the run, does not count.
        end: length of the run [s].

    Raises:
        ValueError: it is no time; the text is for the person.

    """
    unit = _unit(end)[1]
    shown = UnitSystem(unit, unit, {"s": unit})
    return read(text.partition(" /")[0], "s", shown).value


def _number(time: float, end: float) -> str:
    scale, _ = _unit(end)
    digits = 3 if end / scale < 10 else 2 if end / scale < 1000 else 0
    return written(time / scale, f".{digits}f")


def _unit(end: float) -> tuple[float, str]:
    return next(((scale, unit) for scale, unit in UNITS if end >= 0.99 * scale), UNITS[-1])
