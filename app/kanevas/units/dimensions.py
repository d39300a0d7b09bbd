"""Units by name, those of the world too, and what they measure in words."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kane.sentences import Sentence, say
from kane.suggestion import suggestion
from kane.units import ANGLE, COMMON, FORCE, LENGTH, NUMBER, Dimension, Unit

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


def unit(name: str) -> Unit | None:
    """Return the unit of a name, such as ``mm``, ``lbf`` or ``slug``; None where there is none."""
    return COMMON.get(name) or _by_pint(name)


def unit_suggestion(name: str) -> Sentence:
    """Return ``; did you mean 'mm'?`` where a common unit is near, else nothing."""
    return suggestion(name, COMMON)


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
