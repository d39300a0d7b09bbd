"""Lengths beside what is drawn: round steps, and texts in the user's unit; no Qt here."""

import math

from kanevas.assets.decimals import written
from kanevas.units.showing import shown
from kanevas.units.systems import SI, UnitSystem, display

READ_DIGITS = 4
SMALLEST_STEP, LARGEST_STEP = 1e-300, 1e300


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5 times a power of ten that is not below ``least``.

    What has no such power, as a length of zero or without end, gets the nearest one that has.
    """
    least = min(least, LARGEST_STEP) if least > SMALLEST_STEP else SMALLEST_STEP
    power = 10.0 ** math.floor(math.log10(least))
    for factor in (1.0, 2.0, 5.0):
        if factor * power >= least * (1 - 1e-12):
            return factor * power
    return 10.0 * power


def length_unit(units: UnitSystem) -> float:
    """Return the size of the unit in which lengths are shown [m]."""
    return display("m", units).factor


def length_text(metres: float, units: UnitSystem = SI) -> str:
    """Return a round length in the unit of a system, or in the multiple of it that suits."""
    if not units.fits_size:
        unit = display("m", units)
        return f"{written(metres / unit.factor, 'g')} {unit.unit}"
    for factor, name in ((1e3, "km"), (1.0, "m"), (1e-3, "mm")):
        if metres >= factor * (1 - 1e-12):
            return f"{written(metres / factor, 'g')} {name}"
    return f"{written(metres * 1e6, 'g')} µm"


def distance_text(metres: float, units: UnitSystem) -> str:
    """Return any length in the unit of a system, as exactly as it is read from a drawing."""
    unit = display("m", units)
    rounded = float(f"{metres / unit.factor:.{READ_DIGITS}g}") * unit.factor
    return f"{shown(rounded, 'm', units)} {unit.unit}"
