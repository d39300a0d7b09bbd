"""Gaps in a run by time steps, and how positions are put on those that stay closed."""

import math

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.equations.project import move, size
from kane.kernels.methods.contact_direct import close_directly
from kane.kernels.methods.contact_rows import fill_rows, gather, push, pushes, speed
from kane.kernels.methods.crowd import write_crowd
from kane.kernels.methods.touching import (
    AWAY,
    DEPTH,
    HOLDS,
    IDLE,
    OF_GAPS,
    SLIPS,
)
from kane.kernels.primitives import shape_contact

TOUCHING = 1e-9  # of the size of the mechanism: what is nearer touches
NO_SLIP = 1e-9  # of that size a second: what is slower sticks
CLOSED = 1e-13  # of the size of the mechanism: what a correction of gaps leaves
ROUNDS = 4  # of gaps that others close
# Of the size of the mechanism: what was deeper is put right in several steps; the part in each.
SHALLOW, RECOVERED = 1e-5, 0.2


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
            touching.gap[i] = touching.phi[e["row"] - touching.first]
            if e["opens"] == 1:
                touching.books[DEPTH] = max(touching.books[DEPTH], -touching.gap[i])


@public
def wake(tables, work, saddle, touching, y):
    """Write how contacts are at the place of a state that ``work`` holds, by their impulses.

    y is (y,). What has a gap is closed where an impulse holds it there, and slips by its speed.
    """
    moving = tables.bodies.size - 1
    u = y[7 * moving : 13 * moving]
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
            for j in range(e["is_gap"], e["rows"]):
                rate = speed(touching, e["row"] - touching.first + j, touching.z)
                total += rate * rate
            if math.sqrt(total) > NO_SLIP * largest:
                touching.state[i] = SLIPS
    for k in range(u.size):
        touching.z[saddle.order[k]] = 0.0


@jit
def close_gaps(saddle, touching, q, largest):
    """Move q, (7 n,), by the smallest change that closes what stays closed and opens the rest.

    ``work`` holds the place of q, and the responses are those of the middle of the step.
    """
    active = touching.active[touching.contacts.size]
    is_many = touching.p.size > touching.unknown.size
    # how far they are from where they are to be
    worst = 0.0
    for place in range(active):
        i = touching.active[place]
        touching.deep[i] = min(touching.gap[i], 0.0)
        touching.gap[i] = 0.0
        if touching.contacts[i]["is_place"] == 1:
            touching.gap[i] = touching.phi[touching.contacts[i]["row"] - touching.first]
            worst = max(worst, _open_by(touching, i, touching.gap[i]))
    if worst <= CLOSED * largest and not (is_many and _meet_others(saddle, touching, largest)):
        return
    # at once, or else one after the other
    if close_directly(touching) and not (is_many and _meet_others(saddle, touching, largest)):
        _displace(saddle, touching, q)
        return
    for k in range(touching.z.size):
        touching.z[k] = 0.0
    for row in range(touching.kept.size):
        touching.kept[row] = 0.0
    for _ in range(ROUNDS):
        _sweep_gaps(touching, largest)
        if not (is_many and _meet_others(saddle, touching, largest)):
            break
    _displace(saddle, touching, q)


@jit
def _sweep_gaps(touching, largest):
    """Add to z what opens and closes the gaps of what is looked at, one after the other.

    What was deep before the step is put right in several steps, lest it be thrown into others. No
    gap is pulled farther than it stood open: so nothing is drawn into one thing by what comes out
    of another.
    """
    z, shallow = touching.z, SHALLOW * largest
    for _ in range(touching.most[OF_GAPS]):
        worst = 0.0
        for place in range(touching.active[touching.contacts.size]):
            i = touching.active[place]
            if touching.contacts[i]["is_place"] == 0 or touching.D[i, 0, 0] <= 0.0:
                continue
            own, opens = touching.contacts[i]["row"] - touching.first, touching.contacts[i]["opens"]
            begun, ease = touching.gap[i], touching.D[i, 0, 0]
            stays = (1.0 - RECOVERED) * touching.deep[i]
            if opens == 1 and stays < -shallow:
                begun = min(begun - stays, 0.0)
            change = -(begun + speed(touching, own, z)) / ease
            if opens == 1:
                pull = max(begun, 0.0) / ease if touching.state[i] != AWAY else 0.0
                change = max(change, -pull - touching.kept[own])
            if change != 0.0:
                push(touching, i, own, change, z)
                touching.kept[own] += change
                worst = max(worst, abs(change) * ease)
        if worst <= CLOSED * largest:
            return


@jit
def _meet_others(saddle, touching, largest):
    """Look also at what all this brings together; return whether there is any."""
    found, near = False, TOUCHING * largest
    for i in range(touching.contacts.size):
        e = touching.contacts[i]
        if touching.role[i] != IDLE or e["is_place"] == 0 or e["opens"] == 0:
            continue
        own = e["row"] - touching.first
        gap = touching.phi[own]
        if gap + speed(touching, own, touching.z) >= -near:
            continue
        touching.deep[i], touching.gap[i] = min(touching.gap[i], 0.0), gap
        gather(saddle, touching, i)
        found = True
    return found


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
