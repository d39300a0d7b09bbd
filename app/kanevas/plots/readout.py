"""Values as legends write them. No Qt here."""

from kanevas.assets.decimals import written
from kanevas.units import Display, with_unit, without_noise

FORM = ".5g"


def number(value: float, unit: Display, size: float = 0.0) -> str:
    """Return an SI number in a unit, as legends write it; round-off beside a size is 0."""
    shown = written(without_noise(value, size) / unit.factor, FORM)
    return with_unit(shown, unit.unit)


def value_and_gap(now: float, before: float | None, unit: Display, size: float) -> str:
    """Return the value at the cursor, and where there is a second cursor the change since there.

    Args:
        now: in SI units.
        before: the same at the second cursor; None without one.
        unit: in which they are written.
        size: the largest value on the axis, in SI units.

    """
    text = f"= {number(now, unit, size)}"
    return text if before is None else f"{text}, Δ {number(now - before, unit, size)}"


def gap_of_times(time: float, reference: float | None, unit: Display) -> str:
    """Return the time between two cursors [s] and its inverse; nothing where there is but one."""
    if reference is None:
        return ""
    gap = time - reference
    text = f"Δt = {number(gap, unit)}"
    return f"{text}, 1/Δt = {written(1 / abs(gap), FORM)} Hz" if gap else text
