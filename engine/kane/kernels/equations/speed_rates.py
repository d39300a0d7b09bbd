"""Rates of the speeds and of the energies at recorded states, by the equations of motion."""

from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.compiling.jit import public


@public
def speed_rates(tables, work, calls, times, switch_times, states, y_dot, out):
    """Write u' and the powers at all frames.

    Args:
        tables: the system.
        work: its work arrays.
        calls: the kernels that hold all primitives.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        states: (frames, state) see ``state``.
        y_dot: (state,) scratch.
        out: (frames, 6 n + 4) u', and the powers of ``state``.

    """
    first = 7 * (tables.bodies.size - 1)
    for frame in range(times.size):
        work.clock[BETWEEN_JUMPS] = switch_times[frame]
        calls.evaluate(tables, work, times[frame], states[frame], y_dot, False)
        for k in range(out.shape[1]):
            out[frame, k] = y_dot[first + k]
