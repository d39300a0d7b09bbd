"""Numbers as people read them."""

from kanevas.assets.decimals import with_mark, written
from kanevas.units.systems import SI, UnitSystem, display

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
READABLE, ALL = 6, 15  # digits
SMALL = ((1.0, "m"), (1e-3, "mm"), (1e-6, "µm"), (1e-9, "nm"))


def pretty(unit: str) -> str:
    """Return a unit with raised powers: ``kg m²``."""
    text = ""
    raise_next = False
    for letter in unit:
        if letter == "^":
            raise_next = True
            continue
        text += letter.translate(RAISED) if raise_next else letter
        raise_next = False
    return text


def shown(value: float, unit: str, system: UnitSystem) -> str:
    """Return an SI number in the units of a system, with six digits and without the unit."""
    return _number(value / display(unit, system).factor, READABLE)


def quantity(value: float, unit: str, system: UnitSystem, digits: int = READABLE) -> str:
    """Return an SI number in the units of a system, with some digits and the unit."""
    choice = display(unit, system)
    return f"{_number(value / choice.factor, digits)} {pretty(choice.unit)}".rstrip()


def gap(metres: float, system: UnitSystem) -> str:
    """Return a small length with three digits and its unit; in SI in millimetres or less."""
    if system is not SI:
        return quantity(metres, "m", system, 3)
    size, unit = next(((s, u) for s, u in SMALL if metres >= s), SMALL[-1])
    return f"{written(metres / size, '.3g')} {unit}"


def full(value: float, unit: str, system: UnitSystem) -> str:
    """Return an SI number in the units of a system with all its digits, and the unit."""
    return quantity(value, unit, system, ALL)


def _number(value: float, digits: int) -> str:
    mantissa, sign, power = f"{value or 0.0:.{digits}g}".partition("e")
    return with_mark(f"{mantissa}e{int(power)}" if sign else mantissa)
