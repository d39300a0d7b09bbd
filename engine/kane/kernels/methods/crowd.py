"""A crowd: of bodies that may all touch each other, those that are near, as contacts of time steps.

Which they are changes in a run. They stand in a table of their own (``Touching.shapes``), made anew
whenever a body may have gone farther than was foreseen when it was last looked (``is_stale``), so
that its work grows with what is near and not with all pairs.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.touching import STRIKING
from kane.kernels.primitives import shape_contact

AHEAD = 2.0  # steps that a body may go on as fast as it is now
# of the change of Euler parameters, the angle of a turn: at most pi / (2 sin(pi / 4))
TURNED = 2.25
REACH, ROOM = 7, 8  # columns of ``Touching.seen``
NONE_YET = 1.0  # of a step: no strike is later
BY_ITSELF = -1.0  # in the place of such a part: nothing strikes, or each by itself
BOUNCES = 2.0  # times what forces do in a step: what comes slower does not strike


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
def is_stale(touching, y, h):
    """Return whether a body may soon have gone farther than what is near was looked for.

    Args:
        touching: the contacts.
        y: (y,) state.
        h: length of a step [s].

    """
    moving = touching.seen.shape[0] - 1
    for i in range(1, moving + 1):
        room = touching.seen[i, ROOM]
        if room == math.inf:
            continue
        q, u = 7 * i - 7, 7 * moving + 6 * i - 6
        way, pace, turn, other, spin = 0.0, 0.0, 0.0, 0.0, 0.0
        for j in range(3):
            way += (y[q + j] - touching.seen[i, j]) ** 2
            pace += y[u + j] ** 2
            spin += y[u + 3 + j] ** 2
        for j in range(3, 7):
            turn += (y[q + j] - touching.seen[i, j]) ** 2
            other += (y[q + j] + touching.seen[i, j]) ** 2
        turn = TURNED * math.sqrt(min(turn, other))
        gone = math.sqrt(way) + touching.seen[i, REACH] * turn
        ahead = math.sqrt(pace) + touching.seen[i, REACH] * math.sqrt(spin)
        if gone + AHEAD * h * ahead > room:
            return True
    return False


@jit
def strike_together(touching):
    """Write at which part of a step the speeds of each unknown jump together, if they do.

    What strikes and what leans on it jumps at once, when the first of them strikes: else what is
    held would be carried on by a strike that its own contacts have not answered yet, and enter what
    holds it. What would have struck later stays away by what it would have gone until then. What
    comes no faster than forces make it in two steps settles, each by itself.
    """
    cluster, moment = touching.cluster, touching.moment
    count = touching.active[touching.contacts.size]
    for k in range(cluster.size):
        cluster[k], moment[k] = k, BY_ITSELF
    for place in range(count):
        i = touching.active[place]
        if _has_impulse(touching, i):
            for j in range(touching.start[i] + 1, touching.start[i + 1]):
                one = _first_of(cluster, touching.unknowns[j - 1])
                cluster[one] = _first_of(cluster, touching.unknowns[j])
    for k in range(cluster.size):
        cluster[k] = _first_of(cluster, k)
    # the first strike of each
    for place in range(count):
        i = touching.active[place]
        if _strikes(touching, i):
            moment[cluster[touching.unknowns[touching.start[i]]]] = NONE_YET
    for place in range(count):
        i = touching.active[place]
        if _strikes(touching, i):
            first = cluster[touching.unknowns[touching.start[i]]]
            moment[first] = min(moment[first], touching.part[i])
    for k in range(cluster.size):
        moment[k] = moment[cluster[k]]


@jit
def _strikes(touching, i):
    """Return whether a contact, the i-th, strikes faster than forces bring things together."""
    if touching.role[i] != STRIKING or not _has_impulse(touching, i):
        return False
    own = touching.contacts[i]["row"] - touching.first
    return touching.closing[i] > BOUNCES * abs(touching.free[own] - touching.before[own])


@jit
def _has_impulse(touching, i):
    """Return whether a contact presses, the i-th."""
    e, found = touching.contacts[i], False
    for j in range(e["rows"]):
        found = found or touching.p[e["row"] - touching.first + j] != 0.0
    return found


@jit
def _first_of(cluster, k):
    """Return the unknown that stands for all that unknown k goes together with; cluster is (N,)."""
    while cluster[k] != k:
        cluster[k] = cluster[cluster[k]]
        k = cluster[k]
    return k
