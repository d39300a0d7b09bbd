"""What loads give to the motion at recorded states."""

from kane.kernels.codes import BETWEEN_JUMPS, HANDED, NOW, PUT_IN, TAKEN_OUT
from kane.kernels.compiling.jit import public
from kane.kernels.equations import assemble
from kane.kernels.state import speeds


@public
def load_powers(tables, work, times, switch_times, states, given, put_in, taken_out):
    """Write the powers of all loads of the tables together, at all frames [W].

    Args:
        tables: a system that has these loads alone, and no gravity.
        work: its work arrays.
        times: (frames,) [s].
        switch_times: (frames,) a time between the same two jumps as each frame [s].
        states: (frames, state) see ``state``.
        given: (frames,) to the bodies: generalized active forces times speeds.
        put_in: (frames,) by laws, by a medium that flows, or by a hand.
        taken_out: (frames,) turned into heat.

    """
    for frame in range(times.size):
        work.clock[NOW], work.clock[BETWEEN_JUMPS] = times[frame], switch_times[frame]
        u = speeds(tables, states[frame])
        assemble.place(tables, work, states[frame])
        assemble.move(tables, work, u)
        assemble.forces(tables, work)
        # the gyroscopic part of f, which is there too, does no work: w . (w x I w) = 0
        power = 0.0
        for i in range(1, tables.bodies.size):
            for k in range(6):
                power += work.f[i, k] * u[6 * i - 6 + k]
        given[frame] = power
        put_in[frame] = work.power[PUT_IN] + work.power[HANDED]
        taken_out[frame] = work.power[TAKEN_OUT]
