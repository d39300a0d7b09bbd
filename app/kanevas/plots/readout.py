"""Values as legends write them. No Qt here."""

from kanevas.assets.decimals import written
from kanevas.units import Display, pretty

FORM = ".5g"


def number(value: float, unit: Display) -> str:
    """Return an SI number in a unit, as legends write it."""
    return f"{written(value / unit.factor, FORM)} {pretty(unit.unit)}".rstrip()


def value_and_gap(now: float, before: float | None, unit: Display) -> str:
    """Return the value at the cursor, and where there is a second cursor the change since there."""
    text = f"= {number(now, unit)}"
    return text if before is None else f"{text}, Δ {number(now - before, unit)}"


def gap_of_times(time: float, reference: float | None, unit: Display) -> str:
    """Return the time between two cursors [s] and its inverse; nothing where there is but one."""
    if reference is None:
        return ""
    gap = time - reference
    text = f"Δt = {number(gap, unit)}"
    return f"{text}, 1/Δt = {written(1 / abs(gap), FORM)} Hz" if gap else text
