"""All primitives of a system, one explicit call each, where it has any."""

from kane.kernels.codes import HANDED, PUT_IN, SLID, TAKEN_OUT
from kane.kernels.compiling.jit import public
from kane.kernels.equations import body
from kane.kernels.primitives import (
    attraction,
    axes_angle,
    coupler,
    curve_row,
    cushion,
    distance,
    drive,
    law_row,
    path,
    path_load,
    path_row,
    point_coincidence,
    point_in_plane,
    resistance,
    rolling_contact,
    shape_contact,
    velocity_row,
    wrench,
)
from kane.kernels.state import angles, coordinates, signals


@public
def place(tables, work, y):
    """Read the coordinates and the turns of a state into ``work``."""
    body.read_positions(coordinates(tables, y), work.p, work.R)
    if tables.paths.size > 0:
        path.positions(
            tables.paths, work.p, work.R, angles(tables, y), signals(tables, y), work.path,
            work.path_gradient,
        )  # fmt: skip


@public
def keep_turns(tables, work, y):
    """Make the angles of a state those of its pose, which ``place`` has read."""
    if tables.paths.size > 0:
        path.pick_angles(tables.paths, work.path, angles(tables, y))


@public
def turn_rates(tables, work, y_dot):
    """Write the rates of the angles of a state, which ``move`` has found."""
    if tables.paths.size > 0:
        path.pick_angles(tables.paths, work.path_rate, angles(tables, y_dot))


@public
def move(tables, work, u):
    """Read speeds into ``work``, which holds the positions."""
    body.read_speeds(u, work.v, work.w)
    if tables.paths.size > 0:
        path.rates(tables.paths, work.v, work.w, work.path_gradient, work.path_rate)


@public
def forces(tables, work):
    """Write f and power for the positions and speeds in ``work``."""
    # weight and the gyroscopic part of inertia forces, and no power yet
    work.power[PUT_IN] = 0.0
    work.power[TAKEN_OUT] = 0.0
    work.power[SLID] = 0.0
    work.power[HANDED] = 0.0
    body.start_forces(tables.bodies, tables.gravity, work.w, work.f)
    p, R, v, w, f = work.p, work.R, work.v, work.w, work.f
    # the loads, type by type
    inputs = work.clock, work.path, work.path_rate
    if tables.path_loads.size > 0:
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
    if tables.wrenches.size > 0:
        wrench.add_loads(
            tables.wrenches, tables.expressions, *inputs, work.stack, R, v, w, f, work.power
        )
    if tables.cushions.size > 0:
        cushion.add_loads(tables.cushions, p, R, v, w, f, work.power)
    if tables.attractions.size > 0:
        attraction.add_loads(tables.attractions, tables.bodies, p, f)
    if tables.resistances.size > 0:
        resistance.add_loads(tables.resistances, R, v, w, f, work.power)
    if tables.couplers.size > 0:
        coupler.add_loads(
            tables.couplers, tables.expressions, *inputs, work.stack, p, R, v, w, f, work.power
        )


@public
def residuals(tables, work):
    """Write phi for the positions in ``work``."""
    p, R, phi = work.p, work.R, work.phi
    # rows of points, directions and distances
    if tables.coincidences.size > 0:
        point_coincidence.residuals(tables.coincidences, p, R, phi)
    if tables.planes.size > 0:
        point_in_plane.residuals(tables.planes, p, R, phi)
    if tables.angles.size > 0:
        axes_angle.residuals(tables.angles, R, phi)
    if tables.distances.size > 0:
        distance.residuals(tables.distances, p, R, phi)
    # rows of paths, what drivers ask for, rows of what touches
    if tables.path_rows.size > 0:
        path_row.residuals(tables.path_rows, tables.path_terms, tables.row_level, work.path, phi)
    if tables.law_rows.size > 0:
        law_row.residuals(
            tables.law_rows,
            tables.row_level,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            phi,
        )
    if tables.curve_rows.size > 0:
        curve_row.residuals(tables.curve_rows, tables.curve_pieces, work.path, phi)
    if tables.drives.size > 0:
        drive.residuals(
            tables.drives,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            phi,
        )
    if tables.rolling_contacts.size > 0:
        rolling_contact.residuals(tables.rolling_contacts, tables.shape_features, p, R, phi)
    if tables.shape_contacts.size > 0:
        shape_contact.residuals(tables.shape_contacts, tables.shape_features, p, R, phi)
    if tables.velocity_rows.size > 0:
        velocity_row.residuals(tables.velocity_rows, phi)


@public
def jacobians(tables, work):
    """Write the blocks of B for the positions in ``work``."""
    p, R, J, row_start = work.p, work.R, work.J, tables.row_start
    # rows of points, directions and distances
    if tables.coincidences.size > 0:
        point_coincidence.jacobians(tables.coincidences, R, row_start, J)
    if tables.planes.size > 0:
        point_in_plane.jacobians(tables.planes, p, R, row_start, J)
    if tables.angles.size > 0:
        axes_angle.jacobians(tables.angles, R, row_start, J)
    if tables.distances.size > 0:
        distance.jacobians(tables.distances, p, R, row_start, J)
    # rows of paths
    if tables.path_rows.size > 0:
        path_row.jacobians(tables.path_rows, tables.path_terms, work.path_gradient, row_start, J)
    if tables.law_rows.size > 0:
        law_row.jacobians(
            tables.law_rows,
            tables.law_terms,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            work.path_gradient,
            row_start,
            J,
        )
    if tables.curve_rows.size > 0:
        curve_row.jacobians(
            tables.curve_rows, tables.curve_pieces, work.path, work.path_gradient, row_start, J
        )
    # rows of what touches and of speeds
    if tables.rolling_contacts.size > 0:
        rolling_contact.jacobians(
            tables.rolling_contacts, tables.shape_features, p, R, row_start, J
        )  # fmt: skip
    if tables.shape_contacts.size > 0:
        shape_contact.jacobians(tables.shape_contacts, tables.shape_features, p, R, row_start, J)
    if tables.velocity_rows.size > 0:
        velocity_row.jacobians(tables.velocity_rows, p, R, row_start, J)


@public
def accelerations(tables, work):
    """Write gamma = g' - B' u for the positions and speeds in ``work``; drivers add to rows."""
    p, R, v, w, gamma = work.p, work.R, work.v, work.w, work.gamma
    # rows of points, directions and distances
    if tables.coincidences.size > 0:
        point_coincidence.accelerations(tables.coincidences, R, w, gamma)
    if tables.planes.size > 0:
        point_in_plane.accelerations(tables.planes, p, R, v, w, gamma)
    if tables.angles.size > 0:
        axes_angle.accelerations(tables.angles, R, w, gamma)
    if tables.distances.size > 0:
        distance.accelerations(tables.distances, p, R, v, w, gamma)
    # rows of paths, which need the paths' own
    if tables.paths.size > 0:
        path.biases(tables.paths, p, R, v, w, work.path_bias)
    if tables.path_rows.size > 0:
        path_row.accelerations(tables.path_rows, tables.path_terms, work.path_bias, gamma)
    if tables.law_rows.size > 0:
        law_row.accelerations(
            tables.law_rows,
            tables.law_terms,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            work.path_bias,
            gamma,
        )
    if tables.curve_rows.size > 0:
        curve_row.accelerations(
            tables.curve_rows,
            tables.curve_pieces,
            work.path,
            work.path_rate,
            work.path_bias,
            gamma,
        )
    # rows of speeds alone
    if tables.rolling_contacts.size > 0:
        rolling_contact.accelerations(
            tables.rolling_contacts, tables.shape_features, p, R, v, w, gamma
        )  # fmt: skip
    if tables.shape_contacts.size > 0:
        shape_contact.accelerations(tables.shape_contacts, tables.shape_features, p, R, v, w, gamma)
    if tables.velocity_rows.size > 0:
        velocity_row.accelerations(tables.velocity_rows, p, R, v, w, gamma)
    # what drivers ask for on top
    if tables.drives.size > 0:
        drive.accelerations(
            tables.drives,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            gamma,
        )


@public
def prescribed(tables, work):
    """Write g for the time in ``work``."""
    if tables.drives.size > 0:
        drive.speeds(
            tables.drives,
            tables.expressions,
            work.clock,
            work.path,
            work.path_rate,
            work.stack,
            work.g,
        )
