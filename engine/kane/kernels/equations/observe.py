"""What a result shows of paths and of the loads on them, at all frames."""

from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.jit import public
from kane.kernels.equations import assemble
from kane.kernels.primitives.path_load import force
from kane.kernels.state import speeds


@public
def observe(tables, work, times, switch_times, states, values, rates, forces):
    """Write values and rates of the paths and the generalized active forces of their loads.

    Args:
        tables: the system, with all paths that are wanted.
        work: its work arrays.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        states: (frames, state) see ``state``; with the angles of all paths of these tables.
        values: (frames, paths).
        rates: (frames, paths).
        forces: (frames, loads on paths) see ``path_load``.

    """
    for frame in range(times.size):
        work.clock[NOW], work.clock[BETWEEN_JUMPS] = times[frame], switch_times[frame]
        assemble.place(tables, work, states[frame])
        assemble.move(tables, work, speeds(tables, states[frame]))
        for k in range(work.path.size):
            values[frame, k] = work.path[k]
            rates[frame, k] = work.path_rate[k]
        for k in range(tables.path_loads.size):
            Q, _, _ = force(
                tables.path_loads[k],
                tables.paths,
                tables.expressions,
                work.clock,
                work.path,
                work.path_rate,
                work.stack,
            )
            forces[frame, k] = Q
