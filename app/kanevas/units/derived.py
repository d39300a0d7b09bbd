"""Units of what is computed from quantities, and units that stand in place of others."""

import re
from collections import Counter

from kane.sentences import say
from kane.units import Unit, compound, factors, fits, product, raised
from kanevas.units.dimensions import unit
from kanevas.units.systems import Display, UnitSystem, display

# Units that a person may want instead of that of the system, by the dimension of the first.
ALTERNATIVES = (
    ("m", "mm", "cm", "km", "in", "ft"),
    ("rad", "deg", "turn"),
    ("m/s", "mm/s", "km/h", "in/s", "ft/s", "mph"),
    ("rad/s", "deg/s", "rpm"),
    ("m/s^2", "mm/s^2", "ft/s^2"),
    ("rad/s^2", "deg/s^2"),
    ("N", "kN", "mN", "lbf"),
    ("N m", "N mm", "kN m", "lbf in", "lbf ft"),
    ("J", "kJ", "mJ"),
    ("W", "kW", "mW", "hp"),
    ("kg", "g", "lb"),
    ("s", "ms", "µs", "min"),
    ("Hz", "kHz"),
    ("N s", "N ms", "lbf s"),
)
WORK = {"W s": "J", "J/s": "W"}
# Multiples of a unit from small to large, of which plots take the one that suits their size.
MULTIPLES = {
    "m": ("µm", "mm", "m", "km"),
    "m/s": ("mm/s", "m/s", "km/s"),
    "N": ("mN", "N", "kN", "MN"),
    "N m": ("N mm", "N m", "kN m", "MN m"),
    "J": ("mJ", "J", "kJ", "MJ"),
    "W": ("mW", "W", "kW", "MW"),
    "s": ("µs", "ms", "s"),
    "Hz": ("Hz", "kHz", "MHz"),
}
LEAST, MOST = 0.1, 1e4  # of a unit by itself
NOISE = 1e-6  # of the smallest multiple; less is round-off, and no reason for a small unit


def per_second(text: str) -> str:
    """Return the unit of the rate of a quantity: ``m/s`` of ``m``."""
    return _times_seconds(text, -1)


def times_second(text: str) -> str:
    """Return the unit of the integral of a quantity over the time: ``m`` of ``m/s``."""
    return _times_seconds(text, 1)


def _times_seconds(text: str, power: int) -> str:
    if text not in ("", "1") and compound(text) is None:
        return f"({text}) s" if power > 0 else f"({text})/s"
    powers = Counter({name: count for name, count in factors(text) if name != "1"})
    powers["s"] += power
    over = [_raised(name, count) for name, count in powers.items() if count > 0]
    under = [_raised(name, -count) for name, count in powers.items() if count < 0]
    below = f"({' '.join(under)})" if len(under) > 1 else "".join(under)
    found = f"{' '.join(over) or '1'}/{below}" if below else " ".join(over) or "1"
    return WORK.get(found, found)


def _raised(name: str, power: int) -> str:
    return name if power == 1 else f"{name}^{power}"


def alternatives(si: str) -> tuple[str, ...]:
    """Return the units that are common for what has an SI unit, that one first."""
    for group in ALTERNATIVES:
        if si == group[0]:
            return group
    return (si,) if si not in ("", "1") and compound(si) else ()


def chosen_display(si: str, text: str, system: UnitSystem) -> Display:
    """Return what a quantity is shown in: the unit that a person typed, or that of the system.

    Args:
        si: its SI unit.
        text: the person's own choice for it, such as ``km/h``; empty for none.
        system: the person's choice for all.

    Raises:
        ValueError: the text is no unit of such a quantity; a sentence that says why.

    """
    if not text:
        return display(si, system)
    given, wanted = _typed(text), _typed(si)
    if not fits(given.dimension, wanted.dimension):
        raise ValueError(say("'{text}' does not measure what is in {unit}", text=text, unit=si))
    return Display(text, given.factor / wanted.factor)


def fitting_display(si: str, size: float, system: UnitSystem) -> Display:
    """Return what a quantity is shown in where its largest value is known.

    Args:
        si: its SI unit.
        size: the largest value in SI units; 0 where there is none.
        system: the person's choice for all.

    """
    own = display(si, system)
    multiples = MULTIPLES.get(own.unit, ()) if system.fits_size else ()
    known = [Display(name, _typed(name).factor / _typed(si).factor) for name in multiples]
    if not known or not size > NOISE * known[0].factor:
        return own
    small = [each for each in known if each.factor < own.factor and size >= LEAST * each.factor]
    large = [each for each in known if each.factor > own.factor and size >= each.factor]
    if size < LEAST * own.factor:
        return small[-1] if small else known[0]
    return large[-1] if large and size >= MOST * own.factor else own


def _typed(text: str) -> Unit:
    if not text or re.sub(r"[^\W\d]+|\^\d|[/ ()]|\b1\b", "", text):
        raise ValueError(
            say("'{text}' is no unit; write one such as mm, km/h or kg m^2", text=text)
        )
    factor, dimension = 1.0, (0.0, 0.0, 0.0, 0.0)
    for name, power in factors(text):
        part = unit(name)
        if part is None:
            raise ValueError(say("'{name}' is no unit", name=name))
        factor *= part.factor**power
        dimension = product(dimension, raised(part.dimension, power))
    return Unit(factor, dimension)
