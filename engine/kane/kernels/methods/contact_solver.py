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
from kane.kernels.equations.dry_friction import normal_size
from kane.kernels.linear.saddle import solve_part
from kane.kernels.methods.cone import solve_contact
from kane.kernels.methods.touching import (
    AWAY,
    FOUND,
    HOLDS,
    IDLE,
    KNOWN,
    LASTING,
    LEFT,
    POLISHED,
    PROBLEMS,
    REST,
    SLIDING,
    SLIPS,
    STATIC,
    STRIKING,
    SWEEPS,
    WANTED,
    WIDENS,
)

MOST_SWEEPS = 300
FIRST_TRY, LATER = 8, 4  # sweeps before the first try to solve directly; times as many to the next
SOLVED = 1e-10  # of the largest speed in question, by which a sweep may still change some speed
# What a direct solution may be off, of the same: round-off of its equations.
FITS = 1e-9
# Part of the largest diagonal entry by which rows give way in it, and how often it is repeated from
# its own solution: what is unique comes out within 1e-20, and of the rest the shortest.
SOFT = 1e-9
REPEATS = 3
SINGULAR = 1e-300
SETS = 12  # of what holds, slips and is away that are tried one after the other
ON_RIM = 1e-9  # part by which friction may be short of its largest where it slips


@jit
def respond(tables, work, saddle, touching, i):
    """Write the response of all rows of a contact, the i-th, to an impulse on each."""
    e = touching.contacts[i]
    start, end = touching.start[i], touching.start[i + 1]
    order, z = saddle.order, touching.z
    for k in range(e["rows"]):
        row = e["row"] + k
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            first = 6 * (tables.block_body[block] - 1)
            if first >= 0:
                for j in range(6):
                    if saddle.moves[first + j]:
                        z[order[first + j]] += work.J[block, j]
        solve_part(saddle, touching.unknowns, start, end, z)
        for j in range(e["rows"]):
            touching.D[i, j, k] = speed(tables, work, saddle, e["row"] + j, z)
        own = touching.response_start[row - touching.first]
        for place in range(start, end):
            touching.response[own + place - start] = z[touching.unknowns[place]]
            z[touching.unknowns[place]] = 0.0


@jit
def speed(tables, work, saddle, row, x):
    """Return the speed of a row for the speeds in x, (N,) in the order of elimination."""
    total = 0.0
    for block in range(tables.row_start[row], tables.row_start[row + 1]):
        first = 6 * (tables.block_body[block] - 1)
        if first >= 0:
            for j in range(6):
                total += work.J[block, j] * x[saddle.order[first + j]]
    return total


@jit
def push(touching, i, row, impulse, x):
    """Add to x, (N,), what an impulse on a row of a contact, the i-th, makes of it."""
    start, end = touching.start[i], touching.start[i + 1]
    own = touching.response_start[row]
    for place in range(start, end):
        x[touching.unknowns[place]] += impulse * touching.response[own + place - start]


@jit
def find_impulses(tables, work, saddle, touching, scale):
    """Solve the problem of the active contacts, beginning with the impulses in p.

    Speeds count beside ``scale``. Returns the part of it that is left.
    """
    count = touching.active[touching.contacts.size]
    touching.books[PROBLEMS] += 1.0
    left, before, next_try = math.inf, 0.0, FIRST_TRY
    for sweep in range(MOST_SWEEPS):
        touching.books[SWEEPS] += 1.0
        left = 0.0
        for place in range(count):
            _note(touching, touching.active[place])
            left = max(left, _relax(tables, work, saddle, touching, touching.active[place]))
        left /= scale
        is_solved = left <= SOLVED
        # a direct solution, at the end and ever less often before it
        if is_solved or sweep + 1 == next_try:
            if sweep + 1 == next_try:
                next_try *= LATER
            is_right = polish(tables, work, saddle, touching, scale)
            # static friction that is overcome is sliding friction from then on
            if (is_right or is_solved) and _let_go(tables, work, saddle, touching, scale):
                before = 0.0
                continue
            if is_right:
                touching.books[POLISHED] += 1.0
                return 0.0
        if is_solved:
            break
        if sweep + 1 < MOST_SWEEPS:
            before = _hurry(touching, before)
    touching.books[LEFT] = max(touching.books[LEFT], left * scale)
    return left


@jit
def _note(touching, i):
    """Note the impulses of a contact as a sweep finds them."""
    own = touching.contacts[i]["row"] - touching.first
    for j in range(touching.contacts[i]["rows"]):
        touching.begun[own + j] = touching.p[own + j]


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
        own = touching.contacts[i]["row"] - touching.first
        for j in range(touching.contacts[i]["rows"]):
            now += touching.D[i, j, j] * (touching.p[own + j] - touching.begun[own + j]) ** 2
    part = now / before if before > now else 0.0
    for place in range(count):
        i = touching.active[place]
        own = touching.contacts[i]["row"] - touching.first
        for j in range(touching.contacts[i]["rows"]):
            row = own + j
            further = part * touching.along[row] if part > 0.0 else 0.0
            touching.along[row] = further + touching.p[row] - touching.begun[row]
            _set(touching, i, row, touching.p[row] + further)
    return now


@jit
def _relax(tables, work, saddle, touching, i):
    """Give a contact the impulses that the others leave it; return how much its speeds changed."""
    e = touching.contacts[i]
    b, p, own = touching.b[0], touching.b[1], e["row"] - touching.first
    for j in range(e["rows"]):
        b[j] = speed(tables, work, saddle, e["row"] + j, touching.x) + touching.bend[own + j]
        p[j] = touching.p[own + j]
    for j in range(e["rows"]):
        for k in range(e["rows"]):
            b[j] -= touching.D[i, j, k] * p[k]
    if e["is_gap"]:
        b[0] -= touching.target[i]
    first = e["is_gap"]
    known, mu = rim(work, saddle, touching, i)
    solve_contact(touching.D[i], b, p, e["is_gap"] == 1, e["opens"] == 1, first, e["rows"] - first,
                  known, mu)  # fmt: skip
    changed = 0.0
    for j in range(e["rows"]):
        change = p[j] - touching.p[own + j]
        if change != 0.0:
            push(touching, i, own + j, change, touching.x)
            touching.p[own + j] = p[j]
            changed = max(changed, abs(change) * touching.D[i, j, j])
    return changed


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
            if normal["row"] >= touching.first:  # its own gap
                own += normal["factor"]
                continue
            for j in range(normal["count"]):
                row = normal["row"] + j
                work.lam[row] = touching.x[saddle.order[joints + row]]
            known += mu * normal["factor"] * normal_size(normal, work.R, work.lam)
    return known / e["scale"], mu * own / e["scale"]


@jit
def radius(work, saddle, touching, i):
    """Return the most that friction of a contact can do in the step [N s]."""
    e = touching.contacts[i]
    known, mu = rim(work, saddle, touching, i)
    pressed = abs(touching.p[e["row"] - touching.first]) if e["is_gap"] == 1 else 0.0
    return known + mu * pressed if pressed > 0.0 else known


@jit
def across_size(touching, i):
    """Return the size of the impulse of friction of a contact [N s]."""
    e = touching.contacts[i]
    total = 0.0
    for j in range(e["is_gap"], e["rows"]):
        total += touching.p[e["row"] - touching.first + j] ** 2
    return math.sqrt(total)


@jit
def slip(tables, work, saddle, touching, i):
    """Return how fast a contact slips at the end of the step [m/s]."""
    e = touching.contacts[i]
    total = 0.0
    for j in range(e["is_gap"], e["rows"]):
        row = e["row"] + j
        found = speed(tables, work, saddle, row, touching.x) + touching.bend[row - touching.first]
        total += found * found
    return math.sqrt(total)


@jit
def _let_go(tables, work, saddle, touching, scale):
    """Let slide what static friction does not hold; return whether there was any."""
    found = False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        if touching.grip[i] == 0 or e["rubs"] == 0:
            continue
        if slip(tables, work, saddle, touching, i) > FITS * scale:
            touching.grip[i] = 0
            if (
                e["sliding"] != e["static"]
                or touching.bound[i, STATIC] != touching.bound[i, SLIDING]
            ):
                found = True
    return found


@jit
def polish(tables, work, saddle, touching, scale):
    """Solve the equations of what holds, slips and is away directly; return whether that came out.

    It begins with what the impulses say, and goes on from what a solution contradicts (an active
    set method). Where it does not come to an end, the impulses stay as they were.
    """
    if not _guess(tables, work, saddle, touching, scale):
        return False
    count = touching.active[touching.contacts.size]
    for place in range(count):
        i = touching.active[place]
        own = touching.contacts[i]["row"] - touching.first
        for j in range(touching.contacts[i]["rows"]):
            touching.kept[own + j] = touching.p[own + j]
    for _ in range(SETS):
        rows = _list_unknown(touching)
        if rows < 0:
            break
        _note_cones(work, saddle, touching)
        _form(tables, work, saddle, touching, rows)
        if not _solve(touching, rows):
            break
        _put(touching, rows)
        if not _contradicted(tables, work, saddle, touching, scale):
            return True
    for place in range(count):
        i = touching.active[place]
        own = touching.contacts[i]["row"] - touching.first
        for j in range(touching.contacts[i]["rows"]):
            _set(touching, i, own + j, touching.kept[own + j])
    return False


@jit
def _set(touching, i, row, impulse):
    """Give a row of a contact, the i-th, an impulse."""
    change = impulse - touching.p[row]
    if change != 0.0:
        push(touching, i, row, change, touching.x)
        touching.p[row] = impulse


@jit
def _guess(tables, work, saddle, touching, scale):
    """Note what is away, holds and slips by its impulses; return False where no row holds.

    What touches without an impulse may hold, too: it takes its share where the load is shared.
    """
    slack, found = FITS * scale, False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own = e["row"] - touching.first
        touching.slips[i] = HOLDS
        for j in range(e["rows"]):
            touching.after[own + j] = (
                speed(tables, work, saddle, e["row"] + j, touching.x) + touching.bend[own + j]
            )
        # its gap
        is_open = e["is_gap"] == 1 and e["opens"] == 1 and touching.p[own] <= 0.0
        if is_open and touching.after[own] - touching.target[i] > slack:
            touching.slips[i] = AWAY
        # its friction
        elif e["rubs"] == 1:
            size, reach = across_size(touching, i), radius(work, saddle, touching, i)
            total = 0.0
            for j in range(e["is_gap"], e["rows"]):
                total += touching.after[own + j] ** 2
            total = math.sqrt(total)
            if size > 0.0 and size >= (1.0 - ON_RIM) * reach:
                touching.slips[i] = SLIPS
                for j in range(e["is_gap"], e["rows"]):
                    touching.toward[own + j] = touching.p[own + j] / size
            elif size == 0.0 and total > slack:
                touching.slips[i] = SLIPS
                for j in range(e["is_gap"], e["rows"]):
                    touching.toward[own + j] = -touching.after[own + j] / total
        found = found or touching.slips[i] != AWAY
    return found


@jit
def _list_unknown(touching):
    """List the rows whose impulses are unknown; return how many, -1 where they are too many."""
    count, most = 0, touching.unknown.size
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own = e["row"] - touching.first
        if touching.slips[i] == AWAY:
            continue
        rows = e["is_gap"] if touching.slips[i] == SLIPS else e["rows"]
        for j in range(rows):
            if touching.D[i, j, j] <= 0.0:
                continue
            if count == most:
                return -1
            touching.unknown[count], touching.slope[count] = own + j, i
            count += 1
    return count


@jit
def _note_cones(work, saddle, touching):
    """Write the cones, as far as they hang on the joints with the impulses that there are now."""
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        touching.cone[i, KNOWN], touching.cone[i, WIDENS] = rim(work, saddle, touching, i)


@jit
def _put(touching, rows):
    """Take the solution over into the impulses."""
    for row in range(touching.wanted.size):
        touching.wanted[row] = 0.0
    for k in range(rows):
        touching.wanted[touching.unknown[k]] = touching.least[FOUND, k]
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own = e["row"] - touching.first
        if touching.slips[i] == SLIPS:
            # as the equations have it, also where what presses came out below zero
            pressed = touching.wanted[own] if e["is_gap"] == 1 else 0.0
            reach = touching.cone[i, KNOWN]
            if pressed != 0.0:
                reach += touching.cone[i, WIDENS] * touching.side[i] * pressed
            for j in range(e["is_gap"], e["rows"]):
                touching.wanted[own + j] = reach * touching.toward[own + j]
        for j in range(e["rows"]):
            _set(touching, i, own + j, touching.wanted[own + j])


@jit
def _contradicted(tables, work, saddle, touching, scale):
    """Look what the solution contradicts, and take that otherwise; return whether there is any."""
    slack, found = FITS * scale, False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own, first = e["row"] - touching.first, e["is_gap"]
        for j in range(e["rows"]):
            row = own + j
            touching.after[row] = (
                speed(tables, work, saddle, e["row"] + j, touching.x) + touching.bend[row]
            )
        # a gap that would close, or pull
        if first == 1 and e["opens"] == 1:
            if touching.slips[i] == AWAY:
                if touching.after[own] - touching.target[i] < -slack:
                    touching.slips[i] = HOLDS
                    found = True
                continue
            if touching.p[own] * touching.D[i, 0, 0] < -slack:
                touching.slips[i] = AWAY
                found = True
                continue
        if e["rubs"] == 0 or e["rows"] == first:
            continue
        size, reach = across_size(touching, i), radius(work, saddle, touching, i)
        ease = 0.0
        for j in range(first, e["rows"]):
            ease = max(ease, touching.D[i, j, j])
        if touching.slips[i] == HOLDS:
            if (size - reach) * ease > slack:
                touching.slips[i] = SLIPS
                for j in range(first, e["rows"]):
                    touching.toward[own + j] = touching.p[own + j] / size
                found = True
            continue
        # against the slip, as large as what presses makes it
        if abs(reach - size) * ease > slack:
            found = True
        along, total = 0.0, 0.0
        for j in range(first, e["rows"]):
            along += touching.after[own + j] * touching.toward[own + j]
            total += touching.after[own + j] ** 2
        total = math.sqrt(total)
        if along > slack:
            touching.slips[i] = HOLDS
            found = True
        elif total > slack and math.sqrt(max(total * total - along * along, 0.0)) > slack:
            for j in range(first, e["rows"]):
                touching.toward[own + j] = -touching.after[own + j] / total
            found = True
    return found


@jit
def _form(tables, work, saddle, touching, rows):
    """Write the equations of the unknown impulses, those of joints taken into account."""
    z, matrix = touching.z, touching.matrix
    # the speeds without any impulse of contacts
    for k in range(saddle.order.size):
        z[k] = touching.x[k]
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own = e["row"] - touching.first
        for j in range(e["rows"]):
            if touching.p[own + j] != 0.0:
                push(touching, i, own + j, -touching.p[own + j], z)
    # what friction does that no normal impulse decides
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        if touching.slips[i] == SLIPS and touching.cone[i, KNOWN] > 0.0:
            own = e["row"] - touching.first
            for j in range(e["is_gap"], e["rows"]):
                push(touching, i, own + j, touching.cone[i, KNOWN] * touching.toward[own + j], z)
    for k in range(rows):
        row, i = touching.unknown[k], touching.slope[k]
        e = touching.contacts[i]
        is_gap = e["is_gap"] == 1 and row + touching.first == e["row"]
        wanted = touching.target[i] if is_gap else 0.0
        found = speed(tables, work, saddle, row + touching.first, z) + touching.bend[row]
        touching.least[WANTED, k] = wanted - found
    for k in range(saddle.order.size):
        z[k] = 0.0
    for column in range(rows):
        row, i = touching.unknown[column], touching.slope[column]
        e = touching.contacts[i]
        own = e["row"] - touching.first
        push(touching, i, row, 1.0, z)
        if touching.slips[i] == SLIPS and row == own and e["is_gap"] == 1:
            touching.side[i] = 1.0 if touching.p[own] >= 0.0 or e["opens"] == 1 else -1.0
            for j in range(1, e["rows"]):
                pull = touching.side[i] * touching.cone[i, WIDENS] * touching.toward[own + j]
                push(touching, i, own + j, pull, z)
        for k in range(rows):
            matrix[k, column] = speed(tables, work, saddle, touching.unknown[k] + touching.first, z)
        start, end = touching.start[i], touching.start[i + 1]
        for place in range(start, end):
            z[touching.unknowns[place]] = 0.0


@jit
def close_directly(tables, work, saddle, touching):
    """Write to z the shortest displacement that closes the gaps of what stays, and of what is open.

    What is closed shall have no gap, and what is away none below zero. Returns False where rows are
    too many, or where a gap would have to be pulled.
    """
    # which gaps
    rows, most, z = 0, touching.unknown.size, touching.z
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        if e["is_place"] == 0 or touching.D[i, 0, 0] <= 0.0:
            continue
        if touching.state[i] == AWAY and touching.gap[i] >= 0.0:
            continue
        if rows == most:
            return False
        touching.unknown[rows], touching.slope[rows] = e["row"] - touching.first, i
        touching.least[WANTED, rows] = -touching.gap[i]
        rows += 1
    # what impulses on them do
    for column in range(rows):
        i = touching.slope[column]
        push(touching, i, touching.unknown[column], 1.0, z)
        for k in range(rows):
            row = touching.unknown[k] + touching.first
            touching.matrix[k, column] = speed(tables, work, saddle, row, z)
        for place in range(touching.start[i], touching.start[i + 1]):
            z[touching.unknowns[place]] = 0.0
    if not _solve(touching, rows):
        return False
    for k in range(rows):
        push(touching, touching.slope[k], touching.unknown[k], touching.least[FOUND, k], z)
    return True


@jit
def _solve(touching, rows):
    """Write the shortest solution to least[FOUND]; return whether there is one."""
    matrix, least = touching.matrix, touching.least
    largest = 0.0
    for k in range(rows):
        largest = max(largest, abs(matrix[k, k]))
    for k in range(rows):
        matrix[k, k] += SOFT * largest
        least[FOUND, k] = 0.0
    if not _eliminate(touching, rows):
        return False
    for _ in range(REPEATS):
        for k in range(rows):
            least[REST, k] = least[WANTED, k] + SOFT * largest * least[FOUND, k]
        _substitute(touching, rows)
        for k in range(rows):
            least[FOUND, k] = least[REST, k]
            if not abs(least[FOUND, k]) < 1e300:
                return False
    return True


@jit
def _eliminate(touching, rows):
    """Replace the matrix by its triangular factors, rows exchanged; return whether there are."""
    matrix, pivot = touching.matrix, touching.pivot
    for k in range(rows):
        best = k
        for i in range(k + 1, rows):
            if abs(matrix[i, k]) > abs(matrix[best, k]):
                best = i
        if not abs(matrix[best, k]) > SINGULAR:
            return False
        pivot[k] = best
        if best != k:
            for j in range(rows):
                matrix[k, j], matrix[best, j] = matrix[best, j], matrix[k, j]
        for i in range(k + 1, rows):
            matrix[i, k] /= matrix[k, k]
            part = matrix[i, k]
            if part != 0.0:
                for j in range(k + 1, rows):
                    matrix[i, j] -= part * matrix[k, j]
    return True


@jit
def _substitute(touching, rows):
    """Replace least[REST] by the solution for it."""
    matrix, r = touching.matrix, touching.least[REST]
    for k in range(rows):
        best = touching.pivot[k]
        r[k], r[best] = r[best], r[k]
    for k in range(rows):
        for i in range(k + 1, rows):
            r[i] -= matrix[i, k] * r[k]
    for k in range(rows - 1, -1, -1):
        for j in range(k + 1, rows):
            r[k] -= matrix[k, j] * r[j]
        r[k] /= matrix[k, k]


@jit
def gather(tables, work, saddle, touching, i):
    """Make a contact one of those that are looked at."""
    if touching.role[i] == IDLE:
        count = touching.contacts.size
        touching.active[touching.active[count]] = i
        touching.active[count] += 1
        respond(tables, work, saddle, touching, i)
    touching.role[i] = STRIKING if touching.part[i] >= 0.0 else LASTING
