"""Numbers as people read them."""

from kanevas.units.systems import UnitSystem, display

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
READABLE, ALL = 6, 15  # digits


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


def full(value: float, unit: str, system: UnitSystem) -> str:
    """Return an SI number in the units of a system with all its digits, and the unit."""
    choice = display(unit, system)
    return f"{_number(value / choice.factor, ALL)} {pretty(choice.unit)}".rstrip()


def _number(value: float, digits: int) -> str:
    mantissa, sign, power = f"{value or 0.0:.{digits}g}".partition("e")
    return f"{mantissa}e{int(power)}" if sign else mantissa
