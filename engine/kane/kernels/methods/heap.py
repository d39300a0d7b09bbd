"""Heaps: more contacts in a step than are solved for at once, and how strikes run through them.

Of one contact it is known when in a step it strikes; of those that strike because others do it is
not, and what leans on them would have to answer at the same moment. So in a heap the speeds of
bodies that strike, and of what they lean on, jump at the start of the step: they go on for all of
it with the speeds of its end. No gap may close by more than it is open,

    V_n >= -gap / h,  p_n >= 0,  p_n (V_n + gap / h) = 0,

so that nothing enters anything but by the curvature of its way (Stewart, Trinkle, An implicit
time-stepping scheme for rigid body dynamics with inelastic collisions and Coulomb friction,
International Journal for Numerical Methods in Engineering 39 (1996)). What bounces does so where
it is, up to the way of a step before it touches; what would come back slower than it falls in two
steps does not.
"""

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.contact_rows import gather, rows_of, speed
from kane.kernels.methods.touching import IDLE, STRIKING

BOUNCES = 2.0  # times what forces do in a step: what comes back slower does not
RESTING = 0.01  # of the same: what touches and comes slower rests already
IN_MEAN = 0.5  # part of a step at which an impulse counts as much as what acts all of it


@jit
def is_heap(touching):
    """Return whether there are more contacts than are solved for at once."""
    return touching.p.size > touching.unknown.size


@jit
def approach(touching, i, h, near, fall):
    """Write what the gap of a contact may do in a step; return whether it takes part.

    Args:
        touching: the contacts.
        i: its number.
        h: length of the step [s].
        near: what is no farther touches [m].
        fall: speed that weight makes in the step [m/s].

    """
    own, _ = rows_of(touching, i)
    gap, before, free = touching.gap[i], touching.before[own], touching.free[own]
    mean = 0.5 * (before + free)
    if gap > near and gap + h * min(free, mean) >= 0.0:
        return False
    change = free - before
    fall = max(fall, abs(change))
    closing = -before
    if gap <= near and closing <= RESTING * fall:
        return True
    touching.part[i] = IN_MEAN
    touching.target[i] = _closing(touching, i, h)
    back = touching.contacts[i]["restitution"] * closing
    if back > BOUNCES * fall and gap + h * mean < 0.0:
        touching.target[i] = back
    return True


@jit
def _closing(touching, i, h):
    """Return the speed of a gap that closes in a step of h seconds and no further [m/s]."""
    return -max(touching.gap[i], 0.0) / h


@jit
def bring_together(saddle, touching, h, near):
    """Let take part what the others bring together in the step; return whether there is any."""
    found = False
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        if touching.role[i] != IDLE or e["is_place"] == 0 or e["opens"] == 0:
            continue
        own, end = rows_of(touching, i)
        now = speed(touching, own, touching.x)
        if touching.gap[i] + h * now >= -near:
            continue
        touching.part[i], touching.target[i] = IN_MEAN, _closing(touching, i, h)
        touching.met[i] = now
        gather(saddle, touching, i)
        for row in range(own, end):
            touching.along[row] = 0.0
        found = True
    return found


@jit
def land(touching, h):
    """Let nothing bounce in a step of h seconds; return whether something was to.

    What is to bounce off several sides at once, and has no room to, would find no impulses.
    """
    found = False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        if touching.target[i] > 0.0:
            touching.target[i] = _closing(touching, i, h)
            found = True
    return found


@jit
def strike_together(touching):
    """Write which unknowns belong to what strikes, or leans on it."""
    cluster, struck = touching.cluster, touching.struck
    count = touching.active[touching.contacts.size]
    for k in range(cluster.size):
        cluster[k], struck[k] = k, 0
    for place in range(count):
        i = touching.active[place]
        if _presses(touching, i):
            for j in range(touching.start[i] + 1, touching.start[i + 1]):
                one = _first_of(cluster, touching.unknowns[j - 1])
                cluster[one] = _first_of(cluster, touching.unknowns[j])
    for place in range(count):
        i = touching.active[place]
        if touching.role[i] == STRIKING and _presses(touching, i):
            struck[_first_of(cluster, touching.unknowns[touching.start[i]])] = 1
    for k in range(cluster.size):
        struck[k] = struck[_first_of(cluster, k)]


@jit
def _presses(touching, i):
    """Return whether a contact has an impulse, the i-th."""
    own, end = rows_of(touching, i)
    for row in range(own, end):
        if touching.p[row] != 0.0:
            return touching.start[i] < touching.start[i + 1]
    return False


@jit
def _first_of(cluster, k):
    """Return the unknown that stands for all that unknown k goes together with; cluster is (N,)."""
    while cluster[k] != k:
        cluster[k] = cluster[cluster[k]]
        k = cluster[k]
    return k
