"""How large the signs of forces and torques are in a plane, by which hands know where to pull."""

import math

from kane.model import Model
from kane.reading.at_start import at_start

SHORTEST, LONGEST = 34.0, 76.0  # pixels, of the arrows of a model's weakest and strongest force
LEAST_SIZE = 0.5  # of these where signs are crowded: heads of arrows do not shrink
ARC_SWEEP = math.radians(250)  # of the arc of a model's strongest torque


def arrow_length(strength: float, signs: float) -> float:
    """Return how long an arrow is [pixels].

    Args:
        strength: from 0 to 1 for the strongest load of its kind.
        signs: the size of signs where they are crowded, as a part of that which they have alone.

    """
    return (SHORTEST + (LONGEST - SHORTEST) * strength) * shrunk(signs)


def shrunk(signs: float) -> float:
    """Return the size of a load's sign, as a part of the full one; see ``arrow_length``."""
    return max(signs, LEAST_SIZE)


def strongest_force(model: Model) -> float:
    """Return the strongest of a model's forces at the start [N], 0 where there is none."""
    return max((math.hypot(*at_start(model, force.force)) for force in model.forces), default=0.0)


def strongest_torque(model: Model) -> float:
    """Return the strongest of a model's torques at the start [N m], 0 where there is none."""
    sizes = (math.hypot(*at_start(model, torque.torque)) for torque in model.torques)
    return max(sizes, default=0.0)
