"""The contact problem of a step solved directly, where few rows take part."""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.methods.contact_rows import (
    across_of,
    across_size,
    end_speed,
    give_back,
    keep,
    push,
    radius,
    rim,
    rows_of,
    speed,
)
from kane.kernels.methods.touching import (
    AWAY,
    FOUND,
    HOLDS,
    KNOWN,
    REST,
    SLIPS,
    WANTED,
    WIDENS,
)

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
def polish(work, saddle, touching, scale):
    """Solve the equations of what holds, slips and is away directly; return whether that came out.

    It begins with what the impulses say, and goes on from what a solution contradicts (an active
    set method). Where it does not come to an end, the impulses stay as they were.
    """
    if not _guess(work, saddle, touching, scale):
        return False
    keep(touching, touching.kept)
    for _ in range(SETS):
        rows = _list_unknown(touching)
        if rows > touching.unknown.size:
            break
        _note_cones(work, saddle, touching)
        _form(saddle, touching, rows)
        if not _solve(touching, rows):
            break
        _put(touching, rows)
        if not _contradicted(work, saddle, touching, scale):
            return True
    give_back(touching, touching.kept)
    return False


@jit
def _guess(work, saddle, touching, scale):
    """Note what is away, holds and slips by its impulses; return False where no row holds.

    What touches without an impulse may hold, too: it takes its share where the load is shared.
    """
    slack, found = FITS * scale, False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own, end = rows_of(touching, i)
        touching.slips[i] = HOLDS
        for row in range(own, end):
            touching.after[row] = end_speed(touching, row, touching.x)
        # its gap
        is_open = e["is_gap"] == 1 and e["opens"] == 1 and touching.p[own] <= 0.0
        if is_open and _faster(touching, i) > slack:
            touching.slips[i] = AWAY
        # its friction
        elif e["rubs"] == 1:
            size, reach = across_size(touching, i), radius(work, saddle, touching, i)
            (first, _), total = across_of(touching, i), 0.0
            for row in range(first, end):
                total += touching.after[row] ** 2
            total = math.sqrt(total)
            if size > 0.0 and size >= (1.0 - ON_RIM) * reach:
                touching.slips[i] = SLIPS
                for row in range(first, end):
                    touching.toward[row] = touching.p[row] / size
            elif size == 0.0 and total > slack:
                touching.slips[i] = SLIPS
                _turn_against(touching, i, total)
        found = found or touching.slips[i] != AWAY
    return found


@jit
def _faster(touching, i):
    """Return how much faster a gap opens at the end of the step than it is to [m/s]."""
    own, _ = rows_of(touching, i)
    return touching.after[own] - touching.target[i]


@jit
def _turn_against(touching, i, speed):
    """Let friction of a contact stand against its slip, of such a speed [m/s]."""
    first, end = across_of(touching, i)
    for row in range(first, end):
        touching.toward[row] = -touching.after[row] / speed


@jit
def _list_unknown(touching):
    """List the rows whose impulses are unknown, as many as there is room for; return how many."""
    count, most = 0, touching.unknown.size
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own, _ = rows_of(touching, i)
        if touching.slips[i] == AWAY:
            continue
        rows = e["is_gap"] if touching.slips[i] == SLIPS else e["rows"]
        for j in range(rows):
            if touching.D[i, j, j] <= 0.0:
                continue
            if count < most:
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
        own, _ = rows_of(touching, i)
        if touching.slips[i] == SLIPS:
            # as the equations have it, also where what presses came out below zero
            pressed = touching.wanted[own] if e["is_gap"] == 1 else 0.0
            reach = touching.cone[i, KNOWN]
            if pressed != 0.0:
                reach += touching.cone[i, WIDENS] * touching.side[i] * pressed
            first, end = across_of(touching, i)
            for row in range(first, end):
                touching.wanted[row] = reach * touching.toward[row]
    give_back(touching, touching.wanted)


@jit
def _contradicted(work, saddle, touching, scale):
    """Look what the solution contradicts, and take that otherwise; return whether there is any."""
    slack, found = FITS * scale, False
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        own, end = rows_of(touching, i)
        first, _ = across_of(touching, i)
        for row in range(own, end):
            touching.after[row] = end_speed(touching, row, touching.x)
        # a gap that would close, or pull
        if e["is_gap"] == 1 and e["opens"] == 1:
            if touching.slips[i] == AWAY:
                if _faster(touching, i) < -slack:
                    touching.slips[i] = HOLDS
                    found = True
                continue
            if touching.p[own] * touching.D[i, 0, 0] < -slack:
                touching.slips[i] = AWAY
                found = True
                continue
        if e["rubs"] == 0 or first == end:
            continue
        size, reach = across_size(touching, i), radius(work, saddle, touching, i)
        ease = 0.0
        for j in range(e["is_gap"], e["rows"]):
            ease = max(ease, touching.D[i, j, j])
        if touching.slips[i] == HOLDS:
            if (size - reach) * ease > slack:
                touching.slips[i] = SLIPS
                for row in range(first, end):
                    touching.toward[row] = touching.p[row] / size
                found = True
            continue
        # against the slip, as large as what presses makes it
        if abs(reach - size) * ease > slack:
            found = True
        along, total = 0.0, 0.0
        for row in range(first, end):
            along += touching.after[row] * touching.toward[row]
            total += touching.after[row] ** 2
        total = math.sqrt(total)
        if along > slack:
            touching.slips[i] = HOLDS
            found = True
        elif total > slack and math.sqrt(max(total * total - along * along, 0.0)) > slack:
            _turn_against(touching, i, total)
            found = True
    return found


@jit
def _form(saddle, touching, rows):
    """Write the equations of the unknown impulses, those of joints taken into account."""
    z, matrix = touching.z, touching.matrix
    # the speeds without any impulse of contacts
    for k in range(saddle.order.size):
        z[k] = touching.x[k]
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        own, end = rows_of(touching, i)
        for row in range(own, end):
            if touching.p[row] != 0.0:
                push(touching, i, row, -touching.p[row], z)
    # what friction does that no normal impulse decides
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        if touching.slips[i] == SLIPS and touching.cone[i, KNOWN] > 0.0:
            first, end = across_of(touching, i)
            for row in range(first, end):
                push(touching, i, row, touching.cone[i, KNOWN] * touching.toward[row], z)
    for k in range(rows):
        row, i = touching.unknown[k], touching.slope[k]
        e = touching.contacts[i]
        own, _ = rows_of(touching, i)
        wanted = touching.target[i] if e["is_gap"] == 1 and row == own else 0.0
        touching.least[WANTED, k] = wanted - end_speed(touching, row, z)
    for k in range(saddle.order.size):
        z[k] = 0.0
    for column in range(rows):
        row, i = touching.unknown[column], touching.slope[column]
        e = touching.contacts[i]
        own, _ = rows_of(touching, i)
        push(touching, i, row, 1.0, z)
        if touching.slips[i] == SLIPS and row == own and e["is_gap"] == 1:
            touching.side[i] = 1.0 if e["opens"] == 1 else math.copysign(1.0, touching.p[own])
            first, end = across_of(touching, i)
            for other in range(first, end):
                pull = touching.side[i] * touching.cone[i, WIDENS] * touching.toward[other]
                push(touching, i, other, pull, z)
        for k in range(rows):
            matrix[k, column] = speed(touching, touching.unknown[k], z)
        start, end = touching.start[i], touching.start[i + 1]
        for place in range(start, end):
            z[touching.unknowns[place]] = 0.0


@jit
def close_directly(touching):
    """Write to z the shortest displacement that closes the gaps of what stays, and of what is open.

    What is closed shall have no gap, and what is away none below zero. Returns False where there is
    none. There are no more rows than are solved for at once.
    """
    # which gaps
    rows, z = 0, touching.z
    for place in range(touching.active[touching.contacts.size]):
        i = touching.active[place]
        e = touching.contacts[i]
        if e["is_place"] == 0 or touching.D[i, 0, 0] <= 0.0:
            continue
        if touching.state[i] == AWAY and touching.gap[i] >= 0.0:
            continue
        own, _ = rows_of(touching, i)
        touching.unknown[rows], touching.slope[rows] = own, i
        touching.least[WANTED, rows] = -touching.gap[i]
        rows += 1
    # what impulses on them do
    for column in range(rows):
        i = touching.slope[column]
        push(touching, i, touching.unknown[column], 1.0, z)
        for k in range(rows):
            touching.matrix[k, column] = speed(touching, touching.unknown[k], z)
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
