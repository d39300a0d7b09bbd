"""Rates of speeds and energies at recorded states, from the multipliers that were recorded there.

Where constraints change in a run, the equations of one system do not say how it moved. The forces
on its rows do: u' = A^-1 (f + B^T lambda), with lambda zero where a row did not hold, and the force
of friction where it slid.
"""

from kane.kernels.codes import BETWEEN_JUMPS, HANDED, NOW, PUT_IN, SLID, TAKEN_OUT
from kane.kernels.compiling.jit import public
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.primitives import drive
from kane.kernels.state import coordinates, motion_size, speeds


@public
def recorded_rates(tables, work, times, switch_times, states, multipliers, first, out):
    """Write y' but for its angles at all frames.

    Args:
        tables: the system in which all constraints hold that ever do.
        work: its work arrays.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        states: (frames, state) see ``state``.
        multipliers: (frames, m) that were recorded.
        first: the first row that may slide.
        out: (frames, 13 n + 4) rates of coordinates and speeds, and the powers; of speeds without
            inertia, which follow from the rows alone, zero.

    """
    for frame in range(times.size):
        y, lam, y_dot = states[frame], multipliers[frame], out[frame]
        work.clock[NOW], work.clock[BETWEEN_JUMPS] = times[frame], switch_times[frame]
        u, u_dot = speeds(tables, y), speeds(tables, y_dot)
        # accelerations by the forces of loads and of rows
        assemble.place(tables, work, y)
        assemble.jacobians(tables, work)
        assemble.move(tables, work, u)
        assemble.forces(tables, work)
        for i in range(1, tables.bodies.size):
            inverse = tables.bodies[i]["inverse"]
            for j in range(6):
                u_dot[6 * i - 6 + j] = work.f[i, j] * inverse[j]
        add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, lam, u_dot)
        for k in range(tables.light.size):  # without what D has added, see ``light_bodies``
            body = tables.bodies[1 + tables.light[k] // 6]
            j = tables.light[k] % 6
            own = body["mass"] if j < 3 else body["inertia"][j - 3]
            if own > 0.0:
                u_dot[tables.light[k]] *= (own + tables.added[k]) / own
            else:  # its forces cancel, and tell nothing
                u_dot[tables.light[k]] = 0.0
        coordinate_rates(coordinates(tables, y), u, coordinates(tables, y_dot))
        # powers of loads, of drivers and of friction
        if tables.drives.size > 0:
            drive.add_power(
                tables.drives, tables.row_start, tables.block_body, work.J, work.v, work.w, lam,
                work.power,
            )  # fmt: skip
        multiply(tables.pattern, tables.block_body, work.J, u, work.g)
        for row in range(first, lam.size):  # of what holds the slip is zero
            work.power[SLID] -= lam[row] * work.g[row]
        energies = motion_size(tables)
        y_dot[energies] = work.power[PUT_IN]
        y_dot[energies + 1] = work.power[TAKEN_OUT]
        y_dot[energies + 2] = work.power[SLID]
        y_dot[energies + 3] = work.power[HANDED]
