"""Systems of units that a person can choose, and what a quantity is shown in."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from kane.units import compound


@dataclass(frozen=True)
class UnitSystem:
    """A choice of units.

    Attributes:
        key: short name in the settings.
        title: what menus show.
        parts: what stands in place of an SI unit wherever that occurs in a compound one.
        wholes: what stands in place of a whole compound unit, where the parts would be unusual.
        fits_size: whether plots may choose the multiple that suits what they show, as mm and km.

    """

    key: str
    title: str
    parts: dict[str, str] = field(default_factory=dict, hash=False)
    wholes: dict[str, str] = field(default_factory=dict, hash=False)
    fits_size: bool = False


class Display(NamedTuple):
    """What a quantity is shown in: the unit as text, and its size in the SI unit."""

    unit: str
    factor: float


SI = UnitSystem("si", "SI (m, rad)", fits_size=True)
DEGREES = UnitSystem(
    "deg",
    "m, °",
    {"rad": "deg"},
    # stiffness and damping of turns are tabled by the radian
    {"N m/rad": "N m/rad", "N m s/rad": "N m s/rad", "N m s^2/rad^2": "N m s^2/rad^2"},
    fits_size=True,
)
MILLIMETRES = UnitSystem(
    "mm",
    "mm, °",
    {"m": "mm", "rad": "deg"},
    {
        "kg m^2": "kg m^2",
        "kg/m^3": "kg/m^3",
        "m^3/(kg s^2)": "m^3/(kg s^2)",
        "N m": "N m",
        "N m/rad": "N m/deg",
        "N m s/rad": "N m s/deg",
        "N m s^2/rad^2": "N m s^2/deg^2",
    },
)
INCHES = UnitSystem(
    "inch",
    "inch, lbf, °",
    {"m": "in", "rad": "deg", "kg": "lb", "N": "lbf"},
    {"m^3/(kg s^2)": "m^3/(kg s^2)"},
)
SYSTEMS = (DEGREES, SI, MILLIMETRES, INCHES)


def system_of(key: str) -> UnitSystem:
    """Return the system of a key; the first of all for one that is not known."""
    return next((system for system in SYSTEMS if system.key == key), SYSTEMS[0])


@cache
def display(unit: str, system: UnitSystem) -> Display:
    """Return what a quantity is shown in.

    Args:
        unit: the SI unit as fields have it, such as ``N m/rad``; ``1`` for a pure number.
        system: the person's choice.

    A unit in other words, such as "its unit", is shown as it is.

    """
    if unit in ("", "1"):
        return Display("", 1.0)
    si = compound(unit)
    if si is None:
        return Display(unit, 1.0)
    text = system.wholes.get(unit) or _replaced(unit, system)
    other = compound(text)
    assert other is not None
    return Display(text, other.factor / si.factor)


def _replaced(unit: str, system: UnitSystem) -> str:
    words = unit.replace("/", " / ").replace("(", "( ").replace(")", " )").replace("^", " ^")
    text = " ".join(system.parts.get(word, word) for word in words.split())
    return text.replace(" / ", "/").replace("( ", "(").replace(" )", ")").replace(" ^", "^")
