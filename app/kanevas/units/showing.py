"""Numbers as people read them."""

import re
from collections.abc import Callable, Iterator

from kanevas.assets.decimals import with_mark, written
from kanevas.units.systems import UnitSystem, display

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
READABLE, ALL = 6, 15  # digits
NOISE = 1e-13  # of the numbers beside; a smaller one is round-off and means zero
MARK = "…"  # for what is left out
SHORT = 3  # digits before the point that need no exponent
ZEROS = 2  # after the point, from which on an exponent is shorter
_DEGREES = re.compile(r"\bdeg\b")
_NUMBER = re.compile(
    r"(?P<sign>[-−+]?)(?P<whole>\d+)(?:(?P<point>[.,])(?P<fraction>\d+))?(?:e(?P<power>[-+]?\d+))?"
)
SMALL = ((1.0, "m"), (1e-3, "mm"), (1e-6, "µm"), (1e-9, "nm"))


def pretty(unit: str) -> str:
    """Return a unit as people write it, with signs and raised powers: ``°/s``, ``kg m²``."""
    text = ""
    raise_next = False
    for letter in _DEGREES.sub("°", unit):
        if letter == "^":
            raise_next = True
            continue
        text += letter.translate(RAISED) if raise_next else letter
        raise_next = False
    return text


def without_noise(value: float, size: float) -> float:
    """Return a number, or 0 where it is round-off beside numbers of a size."""
    return 0.0 if abs(value) <= NOISE * abs(size) else value


def shown(value: float, unit: str, system: UnitSystem) -> str:
    """Return an SI number in the units of a system, with six digits and without the unit."""
    return _number(value / display(unit, system).factor, READABLE)


def quantity(value: float, unit: str, system: UnitSystem, digits: int = READABLE) -> str:
    """Return an SI number in the units of a system, with some digits and the unit."""
    choice = display(unit, system)
    return with_unit(_number(value / choice.factor, digits), choice.unit)


def with_unit(number: str, unit: str) -> str:
    """Return a number with a unit as people write both: ``30°``, ``5 N m``."""
    sign = pretty(unit)
    return f"{number}{sign}" if sign == "°" else f"{number} {sign}".rstrip()


def gap(metres: float, system: UnitSystem) -> str:
    """Return a small length with three digits and its unit; of metres in millimetres or less."""
    if not system.fits_size:
        return quantity(metres, "m", system, 3)
    size, unit = next(((s, u) for s, u in SMALL if metres >= s), SMALL[-1])
    return f"{written(metres / size, '.3g')} {unit}"


def full(value: float, unit: str, system: UnitSystem) -> str:
    """Return an SI number in the units of a system with all its digits, and the unit."""
    return quantity(value, unit, system, ALL)


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Return as much of a text as fits, with a mark where something is left out.

    A number keeps its size: digits of its fraction go, never its exponent, and one that is too
    long before its point gets an exponent. Of anything else the beginning stays.

    Args:
        text: a number as ``shown`` gives it, with a point or a comma, or anything else.
        fits: whether there is room for a text.

    """
    if fits(text):
        return text
    number = _NUMBER.fullmatch(text)
    forms = [*_shorter(**number.groupdict(""))] if number else [*_beginnings(text)]
    return next(filter(fits, forms), forms[-1])


def _beginnings(text: str) -> Iterator[str]:
    for count in range(len(text) - 1, -1, -1):
        yield text[:count] + MARK


def _shorter(sign: str, whole: str, point: str, fraction: str, power: str) -> Iterator[str]:
    """Yield ever shorter forms of a number, the last one as short as tells its size."""
    digits = fraction.lstrip("0")
    if whole == "0" and not power and len(fraction) - len(digits) >= ZEROS and digits:
        whole, fraction, power = digits[0], digits[1:], f"-{len(fraction) - len(digits) + 1}"
    behind = f"e{power}" if power else ""
    for count in range(len(fraction) - 1, 0, -1):
        yield f"{sign}{whole}{point}{fraction[:count]}{MARK}{behind}"
    if power or len(whole) <= SHORT:
        yield f"{sign}{whole}{MARK}{behind}"
        return
    behind = f"e{len(whole) - 1}"
    for count in range(min(len(whole) - 1, READABLE), 0, -1):
        yield f"{sign}{whole[0]}{point or '.'}{whole[1 : 1 + count]}{MARK}{behind}"
    yield f"{sign}{whole[0]}{MARK}{behind}"


def _number(value: float, digits: int) -> str:
    mantissa, sign, power = f"{value or 0.0:.{digits}g}".partition("e")
    return with_mark(f"{mantissa}e{int(power)}" if sign else mantissa)
