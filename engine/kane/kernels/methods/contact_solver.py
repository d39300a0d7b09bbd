"""The contact problem of a step: all contacts at once, in one cone complementarity problem.

Gauss-Seidel: contact after contact gets the impulses that the others leave it (``cone``), until
none of them changes the speeds any more; it begins with the impulses of the step before. The joints
take part exactly: what an impulse makes of all speeds and of the impulses of the joints is known
for each row (``touching.Touching.response``). Where few rows push, the equations of what holds,
slips and is away as found are solved directly, too, which leaves round-off alone; of impulses that
are not unique it takes the shortest (see ``polish``).
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.cone import solve_contact
from kane.kernels.methods.contact_direct import polish
from kane.kernels.methods.contact_rows import (
    end_speed,
    give,
    give_back,
    keep,
    push,
    rim,
    rows_of,
    slip,
)
from kane.kernels.methods.heap import bring_together, is_heap, land
from kane.kernels.methods.touching import (
    AT_FIRST,
    LEFT,
    POLISHED,
    PROBLEMS,
    SLIDING,
    STATIC,
    SWEEPS,
)

MOST_OF = 0.9  # of the impulses of the step before: with as many of them it begins as they are
# Sweeps before it is looked what others bring together in a heap, and after which no more.
FIRST_LOOK, LAST_LOOK = 2, 300
FIRST_TRY, LATER = 8, 4  # sweeps before the first try to solve directly; times as many to the next
# How often at most the gap of a contact and its friction are solved in turn: to the end, or as
# exactly as the others are known in a heap.
IN_TURN, IN_HEAPS = 40, 4
SOLVED = 1e-10  # of the largest speed in question, by which a sweep may still change some speed
# What a direct solution may be off, of the same: round-off of its equations.
FITS = 1e-9
# Of a heap: part of that speed by which it is solved, and sweeps after which less will do;
# sweeps at most.
IN_HEAP, PATIENCE, MOST_SWEEPS = 1e-8, 30, 600


@jit
def begin_well(touching):
    """Make the impulses of the step before smaller where they would bring energy.

    Those of a strike are gone with it; begun with them, sweeps that come to no end leave some.
    With the speeds V = b + W p, (p b + p W p / 2) is what they bring: it is least for a p, where

        a = -p b / p W p,

    which is 1 where nothing has changed.
    """
    brought, square = 0.0, 0.0
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        own, end = rows_of(touching, i)
        for row in range(own, end):
            if touching.p[row] == 0.0:
                continue
            is_gap = row == own and touching.contacts[i]["is_gap"] == 1
            target = touching.target[i] if is_gap else 0.0
            now = end_speed(touching, row, touching.x)
            brought += touching.p[row] * (touching.free[row] - target)
            square += touching.p[row] * (now - touching.free[row])
    if square <= 0.0 or -brought >= MOST_OF * square:
        return
    part = max(-brought / square, 0.0)
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        own, end = rows_of(touching, i)
        for row in range(own, end):
            give(touching, i, row, part * touching.p[row])


@jit
def find_impulses(work, saddle, touching, scale, most, h, near, enough, at_least):
    """Solve the problem of the active contacts in at most so many sweeps, from the impulses in p.

    Args:
        work: holds the place of the bodies.
        saddle: the equations of the step.
        touching: the contacts.
        scale: speed beside which others count [m/s].
        most: how many sweeps it may take.
        h: length of the step [s].
        near: what is no farther touches [m].
        enough: part of ``scale`` that a heap may leave after ``PATIENCE`` sweeps.
        at_least: part of it that it may leave when its patience is over, see ``_have_patience``.

    """
    is_many = is_heap(touching)
    touching.books[PROBLEMS] += 1.0
    left, before, next_try, next_look = math.inf, 0.0, FIRST_TRY, FIRST_LOOK
    solved, least = IN_HEAP if is_many else SOLVED, math.inf
    for sweep in range(most):
        touching.books[SWEEPS] += 1.0
        left = 0.0
        count = touching.active[touching.contacts.size]
        for k in range(touching.x.size):
            touching.x_begun[k] = touching.x[k]
        keep(touching, touching.begun)
        for place in range(count):
            left = max(left, _relax(work, saddle, touching, touching.active[place]))
        left /= scale
        is_solved = left <= solved or (is_many and sweep >= PATIENCE and left <= enough)
        if is_many and sweep >= touching.most[AT_FIRST]:
            is_solved = is_solved or left <= at_least
        # what the others bring together in a heap; what is found too late is put apart as it is
        if is_many and sweep < LAST_LOOK and (is_solved or sweep + 1 == next_look):
            next_look = 2 * (sweep + 1)
            if bring_together(saddle, touching, h, near):
                before, least = 0.0, math.inf
                continue
        if is_many and sweep == LAST_LOOK and land(touching, h):
            before, least = 0.0, math.inf
            continue
        if is_many and left < least:
            least = left
            keep(touching, touching.best)
        # a direct solution, at the end and ever less often before it
        if is_solved or sweep + 1 == next_try:
            if sweep + 1 == next_try:
                next_try *= LATER
            is_right = polish(work, saddle, touching, scale)
            # static friction that is overcome is sliding friction from then on
            if (is_right or is_solved) and _let_go(touching, scale):
                before = 0.0
                continue
            if is_right:
                touching.books[POLISHED] += 1.0
                return
        if is_solved:
            break
        if sweep + 1 < most:
            before = _hurry(touching, before)
    if least < left:
        left = least
        give_back(touching, touching.best)
    if is_many:
        _have_patience(touching, left <= enough)
    touching.books[LEFT] = max(touching.books[LEFT], left * scale)


@jit
def _have_patience(touching, was_enough):
    """Say how many sweeps the next step of a heap may take to come as far as it should.

    What rests is solved in few, from the impulses of the step before, and may take all. What is in
    disorder will be in another one in the next step: it gets fewer each time.
    """
    if was_enough:
        touching.most[AT_FIRST] = MOST_SWEEPS
    else:
        touching.most[AT_FIRST] = max(3 * touching.most[AT_FIRST] // 4, PATIENCE)


@jit
def _hurry(touching, before):
    """Go on in the direction in which sweeps have gone; return how much the last one has changed.

    Sweeps are taken for steps down a slope, and directions combined as in the method of conjugate
    gradients by Fletcher and Reeves (Silcowitz-Hansen, Niebe, Erleben, A nonsmooth nonlinear
    conjugate gradient method for interactive contact force problems, The Visual Computer 26
    (2010)). ``before`` is how much the sweep before has changed, 0 to begin anew.
    """
    count, now = touching.active[touching.contacts.size], 0.0
    for place in range(count):
        i = touching.active[place]
        own, _ = rows_of(touching, i)
        for j in range(touching.contacts[i]["rows"]):
            now += touching.D[i, j, j] * (touching.p[own + j] - touching.begun[own + j]) ** 2
    part = now / before if before > now else 0.0
    for place in range(count):
        own, end = rows_of(touching, touching.active[place])
        for row in range(own, end):
            further = part * touching.along[row] if part > 0.0 else 0.0
            touching.along[row] = further + touching.p[row] - touching.begun[row]
            touching.p[row] += further
    # what all these impulses together make of the speeds
    x, x_along = touching.x, touching.x_along
    for k in range(x.size):
        further = part * x_along[k] if part > 0.0 else 0.0
        x_along[k] = further + x[k] - touching.x_begun[k]
        x[k] += further
    return now


@jit
def _relax(work, saddle, touching, i):
    """Give a contact the impulses that the others leave it; return how much its speeds changed."""
    e = touching.contacts[i]
    b, p, (own, _) = touching.b[0], touching.b[1], rows_of(touching, i)
    for j in range(e["rows"]):
        b[j] = end_speed(touching, own + j, touching.x)
        p[j] = touching.p[own + j]
    for j in range(e["rows"]):
        for k in range(e["rows"]):
            b[j] -= touching.D[i, j, k] * p[k]
    if e["is_gap"]:
        b[0] -= touching.target[i]
    first = e["is_gap"]
    known, mu = rim(work, saddle, touching, i)
    solve_contact(touching.D[i], b, p, e["is_gap"] == 1, e["opens"] == 1, first, e["rows"] - first,
                  known, mu, IN_HEAPS if is_heap(touching) else IN_TURN)  # fmt: skip
    changed = 0.0
    for j in range(e["rows"]):
        change = p[j] - touching.p[own + j]
        if change != 0.0:
            push(touching, i, own + j, change, touching.x)
            touching.p[own + j] = p[j]
            changed = max(changed, abs(change) * touching.D[i, j, j])
    return changed


@jit
def _let_go(touching, scale):
    """Let slide what static friction does not hold; return whether there was any."""
    found = False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        if touching.grip[i] == 0 or e["rubs"] == 0:
            continue
        if slip(touching, i) > FITS * scale:
            touching.grip[i] = 0
            if (
                e["sliding"] != e["static"]
                or touching.bound[i, STATIC] != touching.bound[i, SLIDING]
            ):
                found = True
    return found
