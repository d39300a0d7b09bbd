"""A crowd: of bodies that may all touch each other, those that are near, as contacts of time steps.

Which they are changes in a run. They stand in a table of their own (``Touching.shapes``), made anew
whenever a body may have gone farther than was foreseen when it was last looked (``is_stale``), so
that its work grows with what is near and not with all pairs.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.primitives import shape_contact
from kane.kernels.state import coordinates, speeds

AHEAD = 2.0  # steps that a body may go on as fast as it is now
# of the change of Euler parameters, the angle of a turn: at most pi / (2 sin(pi / 4))
TURNED = 2.25
REACH, ROOM = 7, 8  # columns of ``Touching.seen``


@jit
def write_crowd(work, touching):
    """Write the rows of the crowd and -B' u for the place and the speeds that ``work`` holds."""
    if touching.shapes.size == 0:
        return
    shape_contact.jacobians(
        touching.shapes, touching.features, work.p, work.R, touching.block_start, touching.J
    )
    shape_contact.accelerations(
        touching.shapes, touching.features, work.p, work.R, work.v, work.w, touching.gamma
    )


@jit
def is_stale(tables, touching, y, h):
    """Return whether a body may soon have gone farther than what is near was looked for.

    Args:
        tables: the system.
        touching: the contacts.
        y: (y,) state.
        h: length of a step [s].

    """
    for i in range(1, touching.seen.shape[0]):
        room = touching.seen[i, ROOM]
        if room == math.inf:
            continue
        q, u = coordinates(tables, y)[7 * i - 7 : 7 * i], speeds(tables, y)[6 * i - 6 : 6 * i]
        way, pace, turn, other, spin = 0.0, 0.0, 0.0, 0.0, 0.0
        for j in range(3):
            way += (q[j] - touching.seen[i, j]) ** 2
            pace += u[j] ** 2
            spin += u[3 + j] ** 2
        for j in range(3, 7):
            turn += (q[j] - touching.seen[i, j]) ** 2
            other += (q[j] + touching.seen[i, j]) ** 2
        turn = TURNED * math.sqrt(min(turn, other))
        gone = math.sqrt(way) + touching.seen[i, REACH] * turn
        ahead = 2.0 * max(math.sqrt(pace), touching.seen[i, REACH] * math.sqrt(spin))
        if gone + AHEAD * h * ahead > room:
            return True
    return False
