"""How heavy a mechanism feels at an instant to a hand that holds a point of it."""

from kane.analyses.felt_mass import ORIGIN, EffectiveMass, mass_at
from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.fields import Vector


@checked
def effective_mass(
    instant: Instant, body: str, point: Vector = ORIGIN, *, turning: bool = False
) -> EffectiveMass:
    """Return how heavy a mechanism feels at a point of a body.

    All constraints that hold at the instant count: loops, gears, stops that are closed, what
    sticks. The force of friction that slides is as it is.

    Args:
        instant: of a run or of the start of a model, see ``instant_of``.
        body: name of the body.
        point: in body axes from its origin [m].
        turning: whether a torque on the body is meant, which meets inertia [kg m^2].

    Raises:
        ArgumentError: there is no such body.

    """
    return mass_at(instant.system, instant.time, instant.state, body, point, turning=turning)
