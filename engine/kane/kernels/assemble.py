"""All primitives of a system, one explicit call each."""

from kane.kernels import (
    attraction,
    axes_angle,
    body,
    cushion,
    distance,
    drive,
    path,
    path_load,
    path_row,
    point_coincidence,
    point_in_plane,
    resistance,
    rolling_contact,
    velocity_row,
    wrench,
)
from kane.kernels.jit import jit


@jit
def place(tables, work, q):
    """Read coordinates into ``work``."""
    body.read_positions(q, work.p, work.R)
    path.positions(tables.paths, work.p, work.R, work.path_turned, work.path, work.path_gradient)


@jit
def move(tables, work, u):
    """Read speeds into ``work``, which holds the positions."""
    body.read_speeds(u, work.v, work.w)
    path.rates(tables.paths, work.v, work.w, work.path_gradient, work.path_rate)


@jit
def forces(tables, work):
    """Write f and power for the positions and speeds in ``work``."""
    work.power[0] = 0.0
    work.power[1] = 0.0
    body.start_forces(tables.bodies, tables.gravity, work.w, work.f)
    p, R, v, w, f = work.p, work.R, work.v, work.w, work.f
    inputs = work.clock, work.path, work.path_rate
    path_load.add_loads(
        tables.path_loads,
        tables.paths,
        tables.expressions,
        *inputs,
        work.path_gradient,
        work.stack,
        f,
        work.power,
    )
    wrench.add_loads(
        tables.wrenches, tables.expressions, *inputs, work.stack, R, v, w, f, work.power
    )
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
    path_row.residuals(tables.path_rows, tables.path_terms, tables.row_level, work.path, phi)
    drive.residuals(
        tables.drives, tables.expressions, work.clock, work.path, work.path_rate, work.stack, phi
    )
    rolling_contact.residuals(tables.rolling_contacts, p, R, phi)
    velocity_row.residuals(tables.velocity_rows, phi)


@jit
def jacobians(tables, work):
    """Write the blocks of B for the positions in ``work``."""
    p, R, J, row_start = work.p, work.R, work.J, tables.row_start
    point_coincidence.jacobians(tables.coincidences, R, row_start, J)
    point_in_plane.jacobians(tables.planes, p, R, row_start, J)
    axes_angle.jacobians(tables.angles, R, row_start, J)
    distance.jacobians(tables.distances, p, R, row_start, J)
    path_row.jacobians(tables.path_rows, tables.path_terms, work.path_gradient, row_start, J)
    rolling_contact.jacobians(tables.rolling_contacts, p, R, row_start, J)
    velocity_row.jacobians(tables.velocity_rows, p, R, row_start, J)


@jit
def accelerations(tables, work):
    """Write gamma = g' - B' u for the positions and speeds in ``work``."""
    p, R, v, w, gamma = work.p, work.R, work.v, work.w, work.gamma
    point_coincidence.accelerations(tables.coincidences, R, w, gamma)
    point_in_plane.accelerations(tables.planes, p, R, v, w, gamma)
    axes_angle.accelerations(tables.angles, R, w, gamma)
    distance.accelerations(tables.distances, p, R, v, w, gamma)
    path.biases(tables.paths, p, R, v, w, work.path_bias)
    path_row.accelerations(tables.path_rows, tables.path_terms, work.path_bias, gamma)
    rolling_contact.accelerations(tables.rolling_contacts, p, R, v, w, gamma)
    velocity_row.accelerations(tables.velocity_rows, p, R, v, w, gamma)
    drive.accelerations(
        tables.drives, tables.expressions, work.clock, work.path, work.path_rate, work.stack, gamma
    )


@jit
def prescribed(tables, work):
    """Write g for the time in ``work``."""
    drive.speeds(
        tables.drives,
        tables.expressions,
        work.clock,
        work.path,
        work.path_rate,
        work.stack,
        work.g,
    )
