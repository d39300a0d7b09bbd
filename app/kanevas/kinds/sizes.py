"""Sizes that suit a mass or a place, for what is drawn without numbers."""

import math

PERIOD = 1.0  # s, of a body on a new spring
DAMPING_RATIO = 0.1
DIGITS = 2
PLAY = math.pi / 4  # rad, from an angle as drawn to its new stops
WAY = 0.1  # m, the same of a length that is zero
SOON = "t >= 1"  # when what is new happens that waits for something


def nice(number: float) -> float:
    """Return a number rounded to few digits."""
    return float(f"{number:.{DIGITS}g}")


def stiffness(inertia: float, period: float = PERIOD) -> float:
    """Return the stiffness with which a mass or moment of inertia swings with a period [s]."""
    return nice(inertia * (2 * math.pi / period) ** 2)


def damping(inertia: float, period: float = PERIOD) -> float:
    """Return the damping at a tenth of the critical one for such a stiffness."""
    return nice(2 * DAMPING_RATIO * inertia * 2 * math.pi / period)
