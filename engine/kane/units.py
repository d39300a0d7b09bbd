"""Units by name: their size in SI units, and of what they are."""

import math
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Dimension = tuple[float, float, float, float]
"""Powers of metre, kilogram, second and radian."""

NUMBER: Dimension = (0.0, 0.0, 0.0, 0.0)
LENGTH: Dimension = (1.0, 0.0, 0.0, 0.0)
ANGLE: Dimension = (0.0, 0.0, 0.0, 1.0)
FORCE: Dimension = (1.0, 1.0, -2.0, 0.0)


class Unit(NamedTuple):
    """A unit: its size in SI units, and its dimension."""

    factor: float
    dimension: Dimension


# What people type most, so that a millimetre need not wait for pint to load.
COMMON = {
    "m": Unit(1.0, LENGTH),
    "mm": Unit(1e-3, LENGTH),
    "cm": Unit(1e-2, LENGTH),
    "km": Unit(1e3, LENGTH),
    "in": Unit(0.0254, LENGTH),
    "ft": Unit(0.3048, LENGTH),
    "kg": Unit(1.0, (0.0, 1.0, 0.0, 0.0)),
    "g": Unit(1e-3, (0.0, 1.0, 0.0, 0.0)),
    "lb": Unit(0.45359237, (0.0, 1.0, 0.0, 0.0)),
    "s": Unit(1.0, (0.0, 0.0, 1.0, 0.0)),
    "ms": Unit(1e-3, (0.0, 0.0, 1.0, 0.0)),
    "µs": Unit(1e-6, (0.0, 0.0, 1.0, 0.0)),
    "rad": Unit(1.0, ANGLE),
    "deg": Unit(math.pi / 180, ANGLE),
    "N": Unit(1.0, FORCE),
    "kN": Unit(1e3, FORCE),
    "lbf": Unit(4.4482216152605, FORCE),
    "Nm": Unit(1.0, (2.0, 1.0, -2.0, 0.0)),
    "Nmm": Unit(1e-3, (2.0, 1.0, -2.0, 0.0)),
    "J": Unit(1.0, (2.0, 1.0, -2.0, 0.0)),
    "W": Unit(1.0, (2.0, 1.0, -3.0, 0.0)),
    "rpm": Unit(math.pi / 30, (0.0, 0.0, -1.0, 1.0)),
}
# What else instruments write.
OF_INSTRUMENTS = {
    "": Unit(1.0, NUMBER),
    "1": Unit(1.0, NUMBER),
    "-": Unit(1.0, NUMBER),
    "%": Unit(0.01, NUMBER),
    "µm": Unit(1e-6, LENGTH),
    "us": Unit(1e-6, (0.0, 0.0, 1.0, 0.0)),
    "min": Unit(60.0, (0.0, 0.0, 1.0, 0.0)),
    "h": Unit(3600.0, (0.0, 0.0, 1.0, 0.0)),
    "Hz": Unit(1.0, (0.0, 0.0, -1.0, 0.0)),
    "mrad": Unit(1e-3, ANGLE),
    "rev": Unit(2.0 * math.pi, ANGLE),
    "mN": Unit(1e-3, FORCE),
    "MN": Unit(1e6, FORCE),
    "kNm": Unit(1e3, (2.0, 1.0, -2.0, 0.0)),
    "kJ": Unit(1e3, (2.0, 1.0, -2.0, 0.0)),
    "kW": Unit(1e3, (2.0, 1.0, -3.0, 0.0)),
}
ACCELERATION: Dimension = (1.0, 0.0, -2.0, 0.0)
ANGULAR_SPEED: Dimension = (0.0, 0.0, -1.0, 1.0)
TURNS_PER = {"1/min": 1.0 / 60.0, "min^-1": 1.0 / 60.0, "Hz": 1.0}  # where something turns
STANDARD_GRAVITY = 9.80665  # m/s^2, which accelerometers write as g

_FACTOR = re.compile(r"(?P<sign>/)|(?P<name>[^\W\d]+)(?:\^(?P<power>\d))?")
# One that reads all of a text: what is skipped in a unit would make another one of it.
_PART = re.compile(r"(?P<name>1|%|[^\W\d]+)(?:\^?(?P<power>-?\d))?")
_OTHER_SIGNS = {"°": "deg", "²": "^2", "³": "^3", "·": "*", "⋅": "*", "\u03bc": "µ", "**": "^"}


def factors(text: str) -> Iterator[tuple[str, int]]:
    """Yield (name, power) of the parts of a unit as fields have it: ``N s^2/m^2``.

    All that stands after the stroke divides.
    """
    sign = 1
    for part in _FACTOR.finditer(text):
        if part["sign"]:
            sign = -1
        else:
            yield part["name"], sign * int(part["power"] or 1)


@cache
def compound(text: str) -> Unit | None:
    """Return the unit that a text as fields have it stands for; None for other words."""
    factor, dimension = 1.0, NUMBER
    for name, power in factors(text):
        part = COMMON.get(name)
        if part is None:
            return None
        factor *= part.factor**power
        dimension = product(dimension, raised(part.dimension, power))
    return Unit(factor, dimension)


def of_an_instrument(text: str, wanted: Dimension | None = None) -> Unit | None:
    """Return the unit that stands in the head of a column, as ``m/s²`` or ``1/min``; None if none.

    Args:
        text: as the file has it; nothing is a pure number.
        wanted: of what the column is: a ``g`` of accelerations is no gram, and ``1/min`` of what
            turns are turns.

    """
    for mark, other in _OTHER_SIGNS.items():
        text = text.replace(mark, other)
    text = text.strip()
    if text == "g" and wanted == ACCELERATION:
        return Unit(STANDARD_GRAVITY, ACCELERATION)
    if text in TURNS_PER and wanted == ANGULAR_SPEED:
        return Unit(2.0 * math.pi * TURNS_PER[text], ANGULAR_SPEED)
    if text in OF_INSTRUMENTS:
        return OF_INSTRUMENTS[text]
    above, _, below = text.partition("/")
    factor, dimension = 1.0, NUMBER
    for part, sign in ((above, 1), (below.strip("() "), -1)):
        for name in part.replace("*", " ").split():
            found = _PART.fullmatch(name)
            one = found and (COMMON.get(found["name"]) or OF_INSTRUMENTS.get(found["name"]))
            if not found or not one:
                return None
            times = sign * int(found["power"] or 1)
            factor *= one.factor**times
            dimension = product(dimension, raised(one.dimension, times))
    return Unit(factor, dimension)


def product(a: Dimension, b: Dimension) -> Dimension:
    """Return the dimension of a product."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def raised(a: Dimension, power: float) -> Dimension:
    """Return the dimension of a power."""
    return (a[0] * power, a[1] * power, a[2] * power, a[3] * power)


def fits(given: Dimension, wanted: Dimension) -> bool:
    """Whether a quantity may stand where another is wanted; radians may be left out of either.

    An angle alone is no pure number, nor the other way round.
    """
    if given == wanted:
        return True
    return given[:3] == wanted[:3] != NUMBER[:3] and 0.0 in (given[3], wanted[3])
