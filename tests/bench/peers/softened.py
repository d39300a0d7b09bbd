"""Stops of engines that soften them: the stiffest that a step can resolve.

A mass m that meets a spring k and a damper c moves there as m s'' + c s' + k s = 0, and is thrown
back within about half a period of its damped vibration. With zeta = c / (2 sqrt(k m)), it leaves
where s = 0 again, with the part exp(-zeta pi / sqrt(1 - zeta^2)) of its speed; or where the force
comes to zero and would begin to pull, tan(w_d t) = 2 zeta sqrt(1 - zeta^2) / (2 zeta^2 - 1). A
restitution gives zeta, and how long the strike shall take gives k and c.
"""

import math


def spring_and_damper(restitution: float, time: float, pulls: bool) -> tuple[float, float]:
    """Return stiffness and damping for a mass of 1 that is thrown back after a time [s].

    ``pulls`` tells whether the damper may pull at the end of a strike.
    """
    low, high = 0.0, 1.0
    for _ in range(60):
        zeta = 0.5 * (low + high)
        low, high = (zeta, high) if _part(zeta, pulls) > restitution else (low, zeta)
    natural = math.pi / time / math.sqrt(1.0 - min(zeta, 0.99) ** 2)
    return natural**2, 2.0 * zeta * natural


def _part(zeta: float, pulls: bool) -> float:
    """Return the part of the speed with which a mass leaves."""
    root = math.sqrt(1.0 - zeta**2)
    turned = math.pi if pulls else math.atan2(2.0 * zeta * root, 2.0 * zeta**2 - 1.0)
    left = math.exp(-zeta / root * turned)
    return left * (zeta / root * math.sin(turned) - math.cos(turned))
