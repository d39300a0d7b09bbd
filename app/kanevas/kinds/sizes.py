"""Sizes that suit a mass, for what is drawn without numbers."""

import math

PERIOD = 1.0  # s, of a body on a new spring
DAMPING_RATIO = 0.1
DIGITS = 2
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
