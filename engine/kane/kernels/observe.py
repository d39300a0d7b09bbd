"""What a result shows of paths and of the loads on them, at all frames."""

from kane.kernels import assemble
from kane.kernels.jit import public
from kane.kernels.path_load import force


@public
def observe(tables, work, times, switch_times, q, u, values, rates, forces):
    """Write values and rates of the paths and the generalized active forces of their loads.

    Args:
        tables: the system, with all paths that are wanted.
        work: its work arrays.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        q: (frames, 7 n) coordinates.
        u: (frames, 6 n) speeds.
        values: (frames, paths).
        rates: (frames, paths).
        forces: (frames, loads on paths) see ``path_load``.

    """
    for frame in range(times.size):
        work.clock[0], work.clock[1] = times[frame], switch_times[frame]
        assemble.place(tables, work, q[frame])
        assemble.move(tables, work, u[frame])
        if frame > 0:  # the rates tell how many turns there were since the last frame
            half = 0.5 * (times[frame] - times[frame - 1])
            for k in range(work.path.size):
                work.path_turned[k] += half * (rates[frame - 1, k] + work.path_rate[k])
            assemble.place(tables, work, q[frame])
        for k in range(work.path.size):
            values[frame, k] = work.path[k]
            rates[frame, k] = work.path_rate[k]
            work.path_turned[k] = work.path[k]
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
