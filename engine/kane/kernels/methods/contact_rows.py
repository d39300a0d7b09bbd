"""The rows of contacts in a step: their speeds, what impulses on them do, how far friction goes."""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.equations.dry_friction import normal_size
from kane.kernels.linear.saddle import solve_part
from kane.kernels.methods.touching import (
    IDLE,
    LASTING,
    SLIDING,
    STATIC,
    STRIKING,
)


@jit
def rows_of(touching, i):
    """Return the first row of a contact, the i-th, and the one behind its last."""
    e = touching.contacts[i]
    first = e["row"] - touching.first
    return first, first + e["rows"]


@jit
def across_of(touching, i):
    """Return the same of the rows along which it slips."""
    first, end = rows_of(touching, i)
    return first + touching.contacts[i]["is_gap"], end


@jit
def fill_rows(work, touching):
    """Write what stands in the rows, of a place that ``work`` holds; those of a crowd are there."""
    for k in range(touching.entries.size):
        block, part = touching.entry_block[k], touching.entry_part[k]
        if k < touching.entry_start[touching.others]:
            touching.entries[k] = work.J[block, part]
        else:
            touching.entries[k] = touching.J[block, part]
    for row in range(touching.others):
        touching.gamma[row] = work.gamma[touching.first + row]


@jit
def respond(saddle, touching, i):
    """Write the response of all rows of a contact, the i-th, to an impulse on each."""
    e = touching.contacts[i]
    start, end = touching.start[i], touching.start[i + 1]
    (first, _), z = rows_of(touching, i), touching.z
    for k in range(e["rows"]):
        for entry in range(touching.entry_start[first + k], touching.entry_start[first + k + 1]):
            z[touching.entry_place[entry]] += touching.entries[entry]
        solve_part(saddle, touching.unknowns, start, end, z)
        for j in range(e["rows"]):
            touching.D[i, j, k] = speed(touching, first + j, z)
        own = touching.response_start[first + k]
        for place in range(start, end):
            touching.response[own + place - start] = z[touching.unknowns[place]]
            z[touching.unknowns[place]] = 0.0


@jit
def speed(touching, row, x):
    """Return the speed of a row for the speeds in x, (N,) in the order of elimination."""
    total = 0.0
    for entry in range(touching.entry_start[row], touching.entry_start[row + 1]):
        total += touching.entries[entry] * x[touching.entry_place[entry]]
    return total


@jit
def end_speed(touching, row, x):
    """Return the speed of a row at the end of the step, where x is as in ``speed``."""
    return speed(touching, row, x) + touching.bend[row]


@jit
def push(touching, i, row, impulse, x):
    """Add to x, (N,), what an impulse on a row of a contact, the i-th, makes of it."""
    start, end = touching.start[i], touching.start[i + 1]
    own = touching.response_start[row]
    for place in range(start, end):
        x[touching.unknowns[place]] += impulse * touching.response[own + place - start]


@jit
def pushes(touching, i):
    """Return whether something presses a contact, the i-th, where it takes that to hold."""
    e = touching.contacts[i]
    if e["is_gap"] == 1:
        own, _ = rows_of(touching, i)
        return e["opens"] == 0 or touching.p[own] > 0.0
    alone = e["normals"] > 0
    for k in range(e["normal"], e["normal"] + e["normals"]):
        row = touching.normals[k]["row"] - touching.first
        if row < 0:
            return True
        alone = alone and touching.p[row] == 0.0
    return not alone


@jit
def rim(work, saddle, touching, i):
    """Return the radius of a cone where nothing presses along the gap, and how fast it widens."""
    e = touching.contacts[i]
    if e["rubs"] == 0:
        return 0.0, math.inf
    mu = e["static"] if touching.grip[i] == 1 else e["sliding"]
    known, own = touching.bound[i, STATIC if touching.grip[i] == 1 else SLIDING], 0.0
    if mu > 0.0:
        joints = 6 * (work.p.shape[0] - 1)
        for k in range(e["normal"], e["normal"] + e["normals"]):
            normal = touching.normals[k]
            if normal["row"] == e["row"] and e["is_gap"] == 1:
                own += normal["factor"]
                continue
            if normal["row"] >= touching.first:  # the gap of another
                pressed = abs(touching.p[normal["row"] - touching.first])
                known += mu * normal["factor"] * pressed
                continue
            for j in range(normal["count"]):
                row = normal["row"] + j
                work.lam[row] = touching.x[saddle.order[joints + row]]
            known += mu * normal["factor"] * normal_size(normal, work.R, work.lam)
    return known / e["scale"], mu * own / e["scale"]


@jit
def radius(work, saddle, touching, i):
    """Return the most that friction of a contact can do in the step [N s]."""
    known, mu = rim(work, saddle, touching, i)
    own, _ = rows_of(touching, i)
    pressed = abs(touching.p[own]) if touching.contacts[i]["is_gap"] == 1 else 0.0
    return known + mu * pressed if pressed > 0.0 else known


@jit
def across_size(touching, i):
    """Return the size of the impulse of friction of a contact [N s]."""
    total = 0.0
    first, end = across_of(touching, i)
    for row in range(first, end):
        total += touching.p[row] ** 2
    return math.sqrt(total)


@jit
def slip(touching, i):
    """Return how fast a contact slips at the end of the step [m/s]."""
    total = 0.0
    first, end = across_of(touching, i)
    for row in range(first, end):
        total += end_speed(touching, row, touching.x) ** 2
    return math.sqrt(total)


@jit
def give(touching, i, row, impulse):
    """Give a row of a contact, the i-th, an impulse."""
    change = impulse - touching.p[row]
    if change != 0.0:
        push(touching, i, row, change, touching.x)
        touching.p[row] = impulse


@jit
def gather(saddle, touching, i):
    """Make a contact one of those that are looked at."""
    if touching.role[i] == IDLE:
        count = touching.contacts.size
        touching.active[touching.active[count]] = i
        touching.active[count] += 1
        respond(saddle, touching, i)
    touching.role[i] = STRIKING if touching.part[i] >= 0.0 else LASTING


@jit
def keep(touching, kept):
    """Write the impulses of what is looked at to kept, (r,)."""
    for place in range(touching.active[touching.contacts.size]):
        first, end = rows_of(touching, touching.active[place])
        for row in range(first, end):
            kept[row] = touching.p[row]


@jit
def give_back(touching, kept):
    """Give what is looked at the impulses in kept, (r,)."""
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        first, end = rows_of(touching, i)
        for row in range(first, end):
            give(touching, i, row, kept[row])
