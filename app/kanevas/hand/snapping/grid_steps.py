"""How far the lines of the grid are apart; no Qt here."""

import math

from kanevas.hand.eye import Eye
from kanevas.units.lengths import length_unit, nice_step

MAJOR_PIXELS = 90.0


def steps(scale: float) -> tuple[float, int]:
    """Return the distance of major lines [m] and the number of parts between two of them."""
    major = nice_step(MAJOR_PIXELS / scale)
    leading = round(major / 10.0 ** math.floor(math.log10(major * (1 + 1e-9))))
    return major, 4 if leading == 2 else 5


def spacing(camera: Eye) -> tuple[float, int]:
    """Return the same in the user's unit of length, for what a camera shows."""
    unit = length_unit(camera.units)
    major, parts = steps(camera.scale * unit)
    return major * unit, parts
