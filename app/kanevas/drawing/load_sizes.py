"""How large the signs of forces and torques are in a plane, by which hands know where to pull."""

import math

SHORTEST, LONGEST = 34.0, 76.0  # pixels, of the arrows of a model's weakest and strongest force
ARC_SWEEP = math.radians(250)  # of the arc of a model's strongest torque
