"""Units by name: their size in SI units, and of what they are."""

import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from kane.sentences import Sentence, say
from kane.suggestion import suggestion

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
BASE = ("meter", "kilogram", "second", "radian")

WORDS: Mapping[Dimension, Sentence] = {
    NUMBER: say("a pure number"),
    LENGTH: say("a length"),
    (2.0, 0.0, 0.0, 0.0): say("an area"),
    (3.0, 0.0, 0.0, 0.0): say("a volume"),
    (0.0, 1.0, 0.0, 0.0): say("a mass"),
    (0.0, 0.0, 1.0, 0.0): say("a time"),
    ANGLE: say("an angle"),
    (1.0, 0.0, -1.0, 0.0): say("a speed"),
    (1.0, 0.0, -2.0, 0.0): say("an acceleration"),
    (0.0, 0.0, -1.0, 0.0): say("a rate"),
    (0.0, 0.0, -1.0, 1.0): say("an angular speed"),
    (0.0, 0.0, -2.0, 1.0): say("an angular acceleration"),
    FORCE: say("a force"),
    (2.0, 1.0, -2.0, 0.0): say("a torque"),
    (2.0, 1.0, -3.0, 0.0): say("a power"),
    (2.0, 1.0, 0.0, 0.0): say("a moment of inertia"),
    (-3.0, 1.0, 0.0, 0.0): say("a density"),
    (-1.0, 1.0, -2.0, 0.0): say("a pressure"),
    (0.0, 1.0, -2.0, 0.0): say("a stiffness"),
    (0.0, 1.0, -1.0, 0.0): say("a damping"),
    (2.0, 1.0, -2.0, -1.0): say("a stiffness against turns"),
    (2.0, 1.0, -1.0, -1.0): say("a damping of turns"),
}

_FACTOR = re.compile(r"(?P<sign>/)|(?P<name>[^\W\d]+)(?:\^(?P<power>\d))?")


def unit(name: str) -> Unit | None:
    """Return the unit of a name, such as ``mm``, ``lbf`` or ``slug``; None where there is none."""
    return COMMON.get(name) or _by_pint(name)


def unit_suggestion(name: str) -> Sentence:
    """Return ``; did you mean 'mm'?`` where a common unit is near, else nothing."""
    return suggestion(name, COMMON)


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


def in_words(dimension: Dimension) -> Sentence:
    """Return ``a length``, or the base units where the quantity has no name."""
    if dimension in WORDS:
        return WORDS[dimension]
    names = ("m", "kg", "s", "rad")
    powers = [(n, p) for n, p in zip(names, dimension, strict=True) if p]
    units = " ".join(n if p == 1 else f"{n}^{p:g}" for n, p in powers)
    return say("in {units}", units=units)


def prepare() -> None:
    """Load the units of the world, which takes so long that nobody should wait for it."""
    _registry()


@cache
def _registry() -> Any:  # numbers of its units may be of many types; ours are floats
    import pint

    return pint.UnitRegistry()


@cache
def _by_pint(name: str) -> Unit | None:
    import pint

    try:
        factor, base = _registry().get_base_units(name)
    except (pint.PintError, AssertionError, ValueError, TypeError):
        return None
    powers = dict(base.unit_items()) if hasattr(base, "unit_items") else dict(base._units)
    if set(powers) - set(BASE):
        return None
    x, y, z, w = (float(powers.get(entry, 0.0)) for entry in BASE)
    return Unit(float(f"{factor:.15g}"), (x, y, z, w))
