"""Dry friction of what slides: forces against the slip, as large as the normal forces make them.

A contact that slides is no constraint: along its rows s = J u is the slip, and the force on them is
-F s / |s|, with

    F = (limit + coefficient N(lambda)) / scale,

limit a law, N the sum of the sizes of multipliers of other rows times factors. F acts back on
lambda, and so on itself: lambda = lambda_0 + sum_k F_k Lambda_k, with Lambda_k what a force of 1 N
makes of the multipliers. These few equations for F are solved by Newton's method, which is exact
at once where all N are single multipliers, or sizes of such that do not change their sign. Their
matrix I - dF/dlambda Lambda is not symmetric. It is the identity without friction; where its
determinant comes to zero, friction holds itself fast (Painleve), see ``methods.guards``.
"""

import math

import numpy as np

from kane.kernels.codes import SLID
from kane.kernels.compiling.jit import jit
from kane.kernels.equations.constrained_rates import constrained_rates
from kane.kernels.equations.embedded import embedded_rates
from kane.kernels.linear.ldlt import form, minimum_norm, nearest
from kane.kernels.primitives import path_row, rolling_contact, shape_contact, velocity_row
from kane.kernels.programs.program import value

# first row among those that slide, how many rows; coefficient of sliding friction; program of the
# limit, -1 without [N, N m]; what makes a force of it one of the row [1, m]; direction of the slip
# where it is too small to have one
SLIDE = np.dtype(
    [
        ("row", "i8"),
        ("count", "i8"),
        ("coefficient", "f8"),
        ("limit", "i8"),
        ("scale", "f8"),
        ("direction", "f8", 3),
    ]
)

# whose friction it makes, first of the rows whose multipliers press, how many, factor of their size
# [1, m]; 1 where the one multiplier presses as it is: where a gap may open it is above zero, and a
# step that goes too far has to be able to see that it would be below; the body along whose axis
# they do not press, -1 without, and that axis
NORMAL = np.dtype(
    [
        ("contact", "i8"),
        ("row", "i8"),
        ("count", "i8"),
        ("factor", "f8"),
        ("pushes", "i8"),
        ("axis_body", "i8"),
        ("axis", "f8", 3),
    ]
)

NO_SLIP = 1e-9  # m/s; what slides slower in a plane has the direction that it had last
LEAST = 1e-3  # of a slow speed: a slip against the direction before has none of its own
MOST = 40  # of Newton's steps
DONE = 1e-15  # of the largest force


@jit
def put_friction(tables, work):
    """Write slips and blocks, and add to ``work.f`` the forces that no multiplier decides.

    ``work`` holds positions, speeds and the other forces.
    """
    sliding, rub = tables.sliding, work.sliding
    p, R, v, w, J = work.p, work.R, work.v, work.w, rub.J
    row_start, block_body = sliding.row_start, sliding.block_body
    # how the rows slip
    if sliding.path_rows.size > 0:
        path_row.jacobians(sliding.path_rows, sliding.path_terms, work.path_gradient, row_start, J)
    if sliding.rolling_contacts.size > 0:
        rolling_contact.jacobians(
            sliding.rolling_contacts, sliding.shape_features, p, R, row_start, J
        )  # fmt: skip
    if sliding.shape_contacts.size > 0:
        shape_contact.jacobians(sliding.shape_contacts, sliding.shape_features, p, R, row_start, J)
    if sliding.velocity_rows.size > 0:
        velocity_row.jacobians(sliding.velocity_rows, p, R, row_start, J)
    for row in range(rub.slip.size):
        total = 0.0
        for block in range(row_start[row], row_start[row + 1]):
            body = block_body[block]
            for j in range(3):
                total += J[block, j] * v[body, j] + J[block, 3 + j] * w[body, j]
        rub.slip[row] = total
    # against what each contact's friction goes, and the part of it that is known
    for k in range(sliding.contacts.size):
        e = sliding.contacts[k]
        turn(e, rub, k, rub.slip, e["row"], rub.direction)
        rub.known[k] = 0.0
        if e["limit"] >= 0:
            limit = value(
                tables.expressions, work.clock, work.path, work.path_rate, work.stack, e["limit"]
            )
            rub.known[k] = max(limit, 0.0) / e["scale"]
        if sliding.normals.size == 0:
            rub.force[k] = rub.known[k]
    if sliding.normals.size == 0:
        for k in range(sliding.contacts.size):
            _push(sliding, rub, k, rub.force[k], work.f)
        _book(tables, work)


@jit
def add_friction(tables, work, u_dot, embedded, redundant):
    """Add to u' and to the multipliers what friction makes of them that they decide themselves.

    ``work`` and u_dot, (6 n,), hold the motion without it.
    """
    sliding, rub = tables.sliding, work.sliding
    count = sliding.contacts.size
    # what a force of 1 N on each contact does by itself
    for i in range(work.f.shape[0]):
        for j in range(6):
            rub.f[i, j] = work.f[i, j]
    for row in range(work.lam.size):
        rub.gamma[row], work.gamma[row] = work.gamma[row], 0.0
        rub.pull[count, row] = work.lam[row]
    for k in range(count):
        for i in range(work.f.shape[0]):
            for j in range(6):
                work.f[i, j] = 0.0
        _push(sliding, rub, k, 1.0, work.f)
        if embedded:
            embedded_rates(work, rub.rates[k])
        else:
            constrained_rates(tables, work, rub.rates[k])
        for row in range(work.lam.size):
            rub.pull[k, row] = work.lam[row]
    # where joints and contacts share a load, see ``record.share``
    if redundant > 0:
        form(tables.pattern, tables.unit_bodies, work.J, work.D)
        for k in range(count):
            minimum_norm(
                tables.pattern, work.D, work.L, work.whole, rub.pull[k], work.search, work.y
            )
        nearest(
            tables.pattern, work.D, work.L, work.whole, rub.pull[count], work.share, work.search,
            work.y,
        )  # fmt: skip
    # how large the forces are, and what they make
    solved = _find_forces(tables, work)
    for i in range(work.f.shape[0]):
        for j in range(6):
            work.f[i, j] = rub.f[i, j]
    for row in range(work.lam.size):
        work.gamma[row], work.lam[row] = rub.gamma[row], rub.pull[count, row]
    for k in range(count):
        force = rub.force[k] if solved else math.nan
        _push(sliding, rub, k, force, work.f)
        for i in range(u_dot.size):
            u_dot[i] += force * rub.rates[k, i]
        for row in range(work.lam.size):
            work.lam[row] += force * rub.pull[k, row]
    _book(tables, work)


@jit
def turn(e, rub, k, slip, first, direction):
    """Write against which direction the friction of a contact stands.

    What begins to slip in a plane is slow, and turns the faster the slower it is: friction k on
    what weighs 1 turns a slip v in a time v / k, which explicit steps would have to resolve, though
    nothing happens in it but that the friction goes where the slip does not turn any more. So at
    first it stands against

        v + s exp(-(v / 2 s)^2) d,

    with a slow speed s and the direction d at the end of the step before. In a time s / k it goes
    there still, and the slip lags behind by h k / s of its turn in a step h: by speeds of s^2 / k
    times the rate of the turn, as steps are as short as s / k then.

    Args:
        e: the contact, a record of ``SLIDE``.
        rub: see ``Rubbing``.
        k: its number among those that slide.
        slip: speeds along rows.
        first: the first of these that is its own.
        direction: (s,) is written.

    """
    row, count, slow = e["row"], e["count"], rub.slow[k]
    size, is_known = 0.0, False
    for i in range(count):
        size += slip[first + i] ** 2
        is_known = is_known or rub.toward[row + i] != 0.0
    size = math.sqrt(size)
    before = slow * math.exp(-((0.5 * size / slow) ** 2)) if slow > 0.0 else 0.0
    length = 0.0
    for i in range(count):
        last = rub.toward[row + i] if is_known else e["direction"][i]
        direction[row + i] = slip[first + i] + before * last
        length += direction[row + i] ** 2
    length = math.sqrt(length)
    has_own = count > 1 and length > max(NO_SLIP, rub.still[k], LEAST * before)
    for i in range(count):
        last = rub.toward[row + i] if is_known else e["direction"][i]
        direction[row + i] = direction[row + i] / length if has_own else last


@jit
def _push(sliding, rub, k, force, f):
    """Add the generalized active forces of a force against the slip of a contact."""
    e = sliding.contacts[k]
    for row in range(e["row"], e["row"] + e["count"]):
        against = -force * rub.direction[row]
        for block in range(sliding.row_start[row], sliding.row_start[row + 1]):
            body = sliding.block_body[block]
            for j in range(6):
                f[body, j] += against * rub.J[block, j]


@jit
def _book(tables, work):
    """Write the force of each row, and add the heat that it makes."""
    sliding, rub = tables.sliding, work.sliding
    for k in range(sliding.contacts.size):
        e = sliding.contacts[k]
        for row in range(e["row"], e["row"] + e["count"]):
            rub.lam[row] = -rub.force[k] * rub.direction[row]
            work.power[SLID] -= rub.lam[row] * rub.slip[row]


@jit
def _find_forces(tables, work):
    """Solve for the forces of the contacts; return whether they were found."""
    sliding, rub, count = tables.sliding, work.sliding, tables.sliding.contacts.size
    M, lam = rub.matrix, work.lam
    for _ in range(MOST):
        # multipliers with the forces found so far
        for row in range(lam.size):
            total = rub.pull[count, row]
            for k in range(count):
                total += rub.force[k] * rub.pull[k, row]
            lam[row] = total
        # what is left of the equations, and how it changes with the forces
        for i in range(count):
            for j in range(count):
                M[i, j] = 1.0 if i == j else 0.0
            M[i, count] = rub.force[i] - rub.known[i]
        for place in range(sliding.normals.size):
            _add_normal(sliding.normals[place], sliding.contacts, rub, work.R, lam, count)
        rub.margin[0] = _solve(M, count)
        largest, change, is_number = 0.0, 0.0, True
        for k in range(count):
            rub.force[k] -= M[k, count]
            largest = max(largest, abs(rub.force[k]))
            change = max(change, abs(M[k, count]))
            is_number = is_number and abs(M[k, count]) < 1e300  # max passes over what is none
        if not is_number:
            break
        if change <= DONE * largest:
            return True
        if change <= 1e3 * DONE * largest and _ == MOST - 1:
            return True
    for k in range(count):  # so that the next try begins anew
        rub.force[k] = 0.0
    return False


@jit
def _add_normal(e, contacts, rub, R, lam, count):
    """Take a normal force off the equation of its contact, and its change off the matrix.

    contacts: (contacts,) see ``tables.Sliding``.
    """
    k = e["contact"]
    factor = contacts[k]["coefficient"] * e["factor"] / contacts[k]["scale"]
    # the part of the multipliers that presses, and its size
    size = normal_size(e, R, lam)
    rub.matrix[k, count] -= factor * size
    if e["pushes"] == 1:
        for j in range(count):
            rub.matrix[k, j] -= factor * rub.pull[j, e["row"]]
        return
    along = _along_axis(e, R, lam)
    for j in range(count):
        pull = rub.pull[j]
        change, own = 0.0, _along_axis(e, R, pull)
        for i in range(e["count"]):
            change += (
                (lam[e["row"] + i] - along * _axis(e, R, i))
                * (pull[e["row"] + i] - own * _axis(e, R, i))
            )  # fmt: skip
        rub.matrix[k, j] -= factor * (change / size if size > 0.0 else 0.0)


@jit
def normal_size(e, R, lam):
    """Return the size of the multipliers of a ``NORMAL``, without what goes along its axis."""
    if e["pushes"] == 1:
        return lam[e["row"]]
    along, total = _along_axis(e, R, lam), 0.0
    for i in range(e["count"]):
        total += (lam[e["row"] + i] - along * _axis(e, R, i)) ** 2
    return math.sqrt(total)


@jit
def _along_axis(e, R, lam):
    total = 0.0
    for i in range(e["count"]):
        total += lam[e["row"] + i] * _axis(e, R, i)
    return total


@jit
def _axis(e, R, i):
    """Return a component of the axis in ground axes, 0 without one."""
    body, total = e["axis_body"], 0.0
    if body >= 0:
        for j in range(3):
            total += R[body, i, j] * e["axis"][j]
    return total


@jit
def _solve(M, count):
    """Replace the last column of M, (k, k + 1), by the solution; return the determinant."""
    determinant = 1.0
    for k in range(count):
        pivot = k
        for i in range(k + 1, count):
            if abs(M[i, k]) > abs(M[pivot, k]):
                pivot = i
        if pivot != k:
            determinant = -determinant
            for j in range(count + 1):
                M[k, j], M[pivot, j] = M[pivot, j], M[k, j]
        determinant *= M[k, k]
        for i in range(k + 1, count):
            part = M[i, k] / M[k, k]
            for j in range(k, count + 1):
                M[i, j] -= part * M[k, j]
    for k in range(count - 1, -1, -1):
        for j in range(k + 1, count):
            M[k, count] -= M[k, j] * M[j, count]
        M[k, count] /= M[k, k]
    return determinant
