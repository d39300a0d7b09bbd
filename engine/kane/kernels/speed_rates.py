"""Rates of the speeds and of the energies at recorded states, by the equations of motion."""

from kane.kernels.jit import public


@public
def speed_rates(tables, work, calls, times, switch_times, q, u, turned, y, y_dot, out):
    """Write u' and the powers at all frames.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        q: (frames, 7 n) coordinates.
        u: (frames, 6 n) speeds.
        turned: (frames, paths or more) values of the paths, with their turns.
        y: (state,) scratch.
        y_dot: (state,) scratch.
        out: (frames, 6 n + 2) u', the power put in and the power taken out.

    """
    for frame in range(times.size):
        work.clock[1] = switch_times[frame]
        for k in range(work.path.size):
            work.path_turned[k] = turned[frame, k]
        for k in range(q.shape[1]):
            y[k] = q[frame, k]
        for k in range(u.shape[1]):
            y[q.shape[1] + k] = u[frame, k]
        calls.evaluate(tables, work, times[frame], y, y_dot, False)
        for k in range(out.shape[1]):
            out[frame, k] = y_dot[q.shape[1] + k]
