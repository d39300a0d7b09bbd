"""Gaps in a run by time steps, and how positions are put on those that stay closed."""

import math

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.equations.project import move, size
from kane.kernels.methods.contact_direct import close_directly
from kane.kernels.methods.contact_rows import (
    across_of,
    fill_rows,
    gather,
    push,
    pushes,
    rows_of,
    speed,
)
from kane.kernels.methods.crowd import write_crowd
from kane.kernels.methods.heap import is_heap
from kane.kernels.methods.touching import (
    AWAY,
    DEPTH,
    HOLDS,
    IDLE,
    OF_GAPS,
    SLIPS,
)
from kane.kernels.primitives import shape_contact
from kane.kernels.state import speeds

TOUCHING = 1e-9  # of the size of the mechanism: what is nearer touches
NO_SLIP = 1e-9  # of that size a second: what is slower sticks
CLOSED = 1e-13  # of the size of the mechanism: what a correction of gaps leaves
APART = 1e-10  # of the same, in a heap


@jit
def look_at_gaps(tables, work, touching):
    """Write how far all rows are from where they hold, at the place that ``work`` holds."""
    assemble.residuals(tables, work)
    for row in range(touching.others):
        touching.phi[row] = work.phi[touching.first + row]
    if touching.shapes.size > 0:
        shape_contact.residuals(touching.shapes, touching.features, work.p, work.R, touching.phi)


@public
def note_gaps(tables, work, touching):
    """Write the gaps of the place that ``work`` holds."""
    look_at_gaps(tables, work, touching)
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        if e["is_place"] == 1:
            own, _ = rows_of(touching, i)
            touching.gap[i] = touching.phi[own]
            if e["opens"] == 1:
                touching.books[DEPTH] = max(touching.books[DEPTH], -touching.gap[i])


@public
def wake(tables, work, saddle, touching, y):
    """Write how contacts are at the place of a state that ``work`` holds, by their impulses.

    y is (y,). What has a gap is closed where an impulse holds it there, and slips by its speed.
    """
    u = speeds(tables, y)
    largest = size(tables, work)
    assemble.jacobians(tables, work)
    write_crowd(work, touching)
    fill_rows(work, touching)
    for k in range(u.size):
        touching.z[saddle.order[k]] = u[k]
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        touching.state[i] = HOLDS
        is_far = e["is_place"] == 1 and abs(touching.gap[i]) > TOUCHING * largest
        if is_far or not pushes(touching, i):
            touching.state[i] = AWAY
        elif e["rubs"] == 1:
            total = 0.0
            first, end = across_of(touching, i)
            for row in range(first, end):
                total += speed(touching, row, touching.z) ** 2
            if math.sqrt(total) > NO_SLIP * largest:
                touching.state[i] = SLIPS
    for k in range(u.size):
        touching.z[saddle.order[k]] = 0.0


@jit
def close_gaps(saddle, touching, q, largest, most):
    """Move q, (7 n,), by the smallest change that closes what stays closed and opens the rest.

    ``work`` holds the place of q, and the responses are those of the middle of the step. most: how
    far a gap may have opened in the step [m]: what is farther apart is another pair of features,
    since the one that was closed is gone, and is not drawn together. Returns False where no change
    does so.
    """
    active = touching.active[touching.contacts.size]
    # how far they are from where they are to be
    worst = 0.0
    for place in range(active):
        i = touching.active[place]
        e, begun = touching.contacts[i], max(touching.gap[i], 0.0)
        touching.gap[i] = 0.0
        if e["is_place"] == 1:
            own, _ = rows_of(touching, i)
            touching.gap[i] = touching.phi[own]
            if e["opens"] == 1 and touching.gap[i] > begun + most:
                touching.state[i] = AWAY
            worst = max(worst, _open_by(touching, i, touching.gap[i]))
    is_many = is_heap(touching)
    if is_many:
        _put_apart(saddle, touching, q, largest)
        return True
    if worst <= CLOSED * largest:
        return True
    if not close_directly(touching):
        return False
    _displace(saddle, touching, q)
    return True


@jit
def _put_apart(saddle, touching, q, largest):
    """Move q, (7 n,), so that in a heap nothing is in anything else; arguments as above.

    No gap is pulled farther than it stood open: so nothing is drawn into one thing by what comes
    out of another.
    """
    # z is used up where another contact takes part
    way, kept = touching.r, touching.kept
    for k in range(way.size):
        way[k] = 0.0
    for row in range(kept.size):
        kept[row] = 0.0
    # one gap after the other
    for sweep in range(touching.most[OF_GAPS]):
        if sweep & (sweep - 1) == 0:  # at 0, 1, 2, 4, ...: what all this brings together
            _meet_others(saddle, touching, largest)
        worst = 0.0
        for place in range(touching.active[touching.contacts.size]):
            i = touching.active[place]
            e = touching.contacts[i]
            if e["is_place"] == 0 or touching.D[i, 0, 0] <= 0.0:
                continue
            (own, _), ease = rows_of(touching, i), touching.D[i, 0, 0]
            change = -_gap_then(touching, own, touching.gap[i]) / ease
            if e["opens"] == 1:
                pull = max(touching.gap[i], 0.0) / ease if touching.state[i] != AWAY else 0.0
                change = max(change, -(pull + kept[own]))
            if change != 0.0:
                push(touching, i, own, change, way)
                kept[own] += change
                worst = max(worst, abs(change) * ease)
        if worst <= APART * largest:
            break
    # all of it at once
    for k in range(way.size):
        touching.z[k] = way[k]
    _displace(saddle, touching, q)


@jit
def _meet_others(saddle, touching, largest):
    """Look also at what is in each other, or comes into it, of what had no part in the step."""
    near = TOUCHING * largest
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        if touching.role[i] != IDLE or e["is_place"] == 0 or e["opens"] == 0:
            continue
        own, _ = rows_of(touching, i)
        if _gap_then(touching, own, touching.phi[own]) < -near:
            touching.gap[i] = touching.phi[own]
            gather(saddle, touching, i)


@jit
def _gap_then(touching, row, gap):
    """Return what a gap becomes by the displacement in ``touching.r`` [m]."""
    return gap + speed(touching, row, touching.r)


@jit
def _displace(saddle, touching, q):
    """Move q, (7 n,), by what stands in z, which is zero then."""
    z = touching.z
    for k in range(touching.way.size):
        place = saddle.order[k]
        touching.way[k] = z[place]
        z[place] = 0.0
    for k in range(touching.way.size, saddle.order.size):
        z[saddle.order[k]] = 0.0
    move(q, touching.way, math.inf, math.inf)


@jit
def _open_by(touching, i, gap):
    """Return how far a gap is from where it is to be at the end of a step [m]."""
    return abs(gap) if touching.state[i] != AWAY else max(-gap, 0.0)
