"""All primitives of a system, one explicit call each."""

from kane.kernels import body, point_coincidence, point_to_point, wrench
from kane.kernels.jit import jit


@jit
def forces(tables, work):
    """Write f and power for the positions and speeds in ``work``."""
    work.power[0] = 0.0
    work.power[1] = 0.0
    body.start_forces(tables.bodies, tables.gravity, work.w, work.f)
    point_to_point.add_loads(tables.springs, work.p, work.R, work.v, work.w, work.f, work.power)
    wrench.add_loads(tables.wrenches, work.R, work.v, work.w, work.f, work.power)


@jit
def residuals(tables, work):
    """Write phi for the positions in ``work``."""
    point_coincidence.residuals(tables.coincidences, work.p, work.R, work.phi)


@jit
def jacobians(tables, work):
    """Write the blocks of B for the positions in ``work``."""
    point_coincidence.jacobians(tables.coincidences, work.R, work.J)


@jit
def accelerations(tables, work):
    """Write gamma = g' - B' u for the positions and speeds in ``work``."""
    point_coincidence.accelerations(tables.coincidences, work.R, work.w, work.gamma)
