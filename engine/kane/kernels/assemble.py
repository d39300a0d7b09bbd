"""All primitives of a system, one explicit call each."""

from kane.kernels import (
    attraction,
    axes_angle,
    body,
    cushion,
    distance,
    point_coincidence,
    point_in_plane,
    point_to_point,
    resistance,
    wrench,
)
from kane.kernels.jit import jit


@jit
def forces(tables, work):
    """Write f and power for the positions and speeds in ``work``."""
    work.power[0] = 0.0
    work.power[1] = 0.0
    p, R, v, w, f = work.p, work.R, work.v, work.w, work.f
    body.start_forces(tables.bodies, tables.gravity, w, f)
    point_to_point.add_loads(tables.springs, p, R, v, w, f, work.power)
    wrench.add_loads(tables.wrenches, R, v, w, f, work.power)
    cushion.add_loads(tables.cushions, p, R, v, w, f, work.power)
    attraction.add_loads(tables.attractions, tables.bodies, p, f)
    resistance.add_loads(tables.resistances, R, v, w, f, work.power)


@jit
def residuals(tables, work):
    """Write phi for the positions in ``work``."""
    p, R, phi = work.p, work.R, work.phi
    point_coincidence.residuals(tables.coincidences, p, R, phi)
    point_in_plane.residuals(tables.planes, p, R, phi)
    axes_angle.residuals(tables.angles, R, phi)
    distance.residuals(tables.distances, p, R, phi)


@jit
def jacobians(tables, work):
    """Write the blocks of B for the positions in ``work``."""
    p, R, J, row_start = work.p, work.R, work.J, tables.row_start
    point_coincidence.jacobians(tables.coincidences, R, row_start, J)
    point_in_plane.jacobians(tables.planes, p, R, row_start, J)
    axes_angle.jacobians(tables.angles, R, row_start, J)
    distance.jacobians(tables.distances, p, R, row_start, J)


@jit
def accelerations(tables, work):
    """Write gamma = g' - B' u for the positions and speeds in ``work``."""
    p, R, v, w, gamma = work.p, work.R, work.v, work.w, work.gamma
    point_coincidence.accelerations(tables.coincidences, R, w, gamma)
    point_in_plane.accelerations(tables.planes, p, R, v, w, gamma)
    axes_angle.accelerations(tables.angles, R, w, gamma)
    distance.accelerations(tables.distances, p, R, v, w, gamma)
