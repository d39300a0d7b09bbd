"""The constraints embedded: p = n - m equations for independent generalized speeds.

The constraints B u = g give dependent speeds u_D for independent ones u_I, and with them the
partial velocities of all bodies with respect to u_I, the columns of Gamma. Kane's equations
F_r + F*_r = 0 for these are

    Gamma^T A Gamma u_I' = Gamma^T (f - A u'_0),    u' = Gamma u_I' + u'_0,

with u'_0 the accelerations that the constraints ask for where u_I' = 0 (Kane, Levinson,
Dynamics, 1985, sections 2.13 and 6.1; Wampler, Buffinton, Jia, Formulation of equations of motion
for systems subject to constraints, J. Appl. Mech. 52, 1985). The multipliers follow from the
equations of the dependent speeds, B_D^T lambda = (A u' - f)_D.

Rows that hold accelerations alone are no part of the substitution of speeds. The rows of
``Embedding.rows`` that hold positions or speeds stand before them, their dependent speeds before
the others, and elimination seeks its pivots within either group: what it leaves in the leading
block is the factor of the speeds' own substitution.

All is dense: ``solve.partition`` makes the choice, the arrays are those of ``tables.Embedding``.
"""

from kane.kernels import assemble
from kane.kernels.jit import jit, public
from kane.kernels.tables import CHOSEN, DEPENDENT, FOR_SPEEDS, INDEPENDENT

# A choice is repeated where the condition number of its dependent block has grown so far above
# the least since it was made. What the mechanism's own condition changes is let pass; a speed that
# was the best to choose becomes the worst within a quarter turn, and a third of its best is in
# time for steps of some tenths of a radian.
WORSE = 3.0

# A redundant row that moves by this part of its size in a motion of the others holds something of
# its own again; ten times what the choice takes for nothing.
REGAINED = 1e-5

IDLE = 100.0  # times more, of rows with slack: they move by the digits of the model

MOST_ESTIMATES = 5  # the estimate of a condition number seldom changes after the second


@jit
def substitute_speeds(tables, work, u):
    """Write the speeds of work.embedding: u with the dependent ones by substitution.

    The positions and the blocks of B are those that ``work`` holds; Gamma is left for
    ``embedded_rates``.
    """
    embedding = work.embedding
    B, swap, order, x = embedding.B, embedding.swap, embedding.order, embedding.x
    dependent, count = embedding.counts[DEPENDENT], embedding.counts[FOR_SPEEDS]
    _gather(tables, embedding, work.J)
    _eliminate(B, swap, dependent, count)
    for k in range(u.size):
        embedding.u[k] = u[k]
    for k in range(count):
        x[k] = work.g[embedding.rows[k]]
    _solve_lower(B, swap, count, x)
    for k in range(count):
        for c in range(count, u.size):
            x[k] -= B[k, c] * u[order[c]]
    _solve_upper(B, count, x)
    for k in range(count):
        embedding.u[order[k]] = x[k]
    _partial_velocities(B, dependent, dependent + embedding.counts[INDEPENDENT])


@jit
def embedded_rates(work, u_dot):
    """Write u' for the forces and gamma in ``work``, and work.lam; return the redundant rows.

    Multipliers of rows that are not chosen are zero.
    """
    embedding = work.embedding
    B, swap, order, inertia = embedding.B, embedding.swap, embedding.order, embedding.inertia
    dependent, independent = embedding.counts[DEPENDENT], embedding.counts[INDEPENDENT]
    x, right = embedding.x, embedding.right
    for k in range(dependent):
        x[k] = work.gamma[embedding.rows[k]]
    _solve_lower(B, swap, dependent, x)
    _solve_upper(B, dependent, x)
    _independent_rates(embedding, work.f, x, right)
    for k in range(u_dot.size):
        u_dot[k] = 0.0
    for a in range(independent):
        u_dot[order[dependent + a]] = right[a]
    for k in range(dependent):
        for a in range(independent):
            x[k] += B[k, dependent + a] * right[a]
        u_dot[order[k]] = x[k]
    for k in range(dependent):
        x[k] = inertia[k] * x[k] - _entry(work.f, order[k])
    _solve_transposed(B, swap, dependent, x)
    for row in range(work.lam.size):
        work.lam[row] = 0.0
    for k in range(dependent):
        work.lam[embedding.rows[k]] = x[k]
    return work.lam.size - dependent


@public
def choice_is_poor(tables, work, t, y):
    """Return whether another choice of speeds would serve the state y at time t better.

    It would where the condition of the dependent block has become WORSE, and where a row that
    was redundant holds something of its own again. Where no choice is made, it is never poor.
    """
    embedding = work.embedding
    if embedding.counts[CHOSEN] == 0:
        return False
    work.clock[0] = t
    assemble.place(tables, work, y)
    assemble.jacobians(tables, work)
    B, swap, scale, x = embedding.B, embedding.swap, embedding.scale, embedding.x
    dependent, for_speeds = embedding.counts[DEPENDENT], embedding.counts[FOR_SPEEDS]
    _gather(tables, embedding, work.J)
    size = _block_norm(B, scale, dependent)
    _eliminate(B, swap, dependent, for_speeds)
    condition = size * _inverse_norm(B, swap, scale, dependent, x)
    if for_speeds < dependent:
        condition = max(condition, size * _inverse_norm(B, swap, scale, for_speeds, x))
    if not condition <= WORSE * embedding.best[0]:  # nor one that is not a number
        return True
    embedding.best[0] = min(embedding.best[0], condition)
    _partial_velocities(B, dependent, dependent + embedding.counts[INDEPENDENT])
    return _regained(tables, embedding, work.J)


@jit
def _gather(tables, embedding, J):
    """Write the chosen rows of B, its columns in the order of the choice."""
    for k in range(embedding.counts[DEPENDENT]):
        row = embedding.rows[k]
        _spread(tables.row_start, tables.block_body, row, J, embedding.place, embedding.B[k])


@jit
def _spread(row_start, block_body, row, J, place, target):
    """Write a row of B, its columns in the order of the choice."""
    for c in range(target.size):
        target[c] = 0.0
    for block in range(row_start[row], row_start[row + 1]):
        start = 6 * (block_body[block] - 1)
        if start >= 0:
            for j in range(6):
                target[place[start + j]] = J[block, j]


@jit
def _eliminate(B, swap, dependent, for_speeds):
    """Turn the chosen rows into L U, and the columns beside the dependent block into L^-1 of them.

    Pivoting exchanges whole rows (Golub, Van Loan, Matrix Computations, 2013, section 3.4).
    """
    for k in range(dependent):
        last = for_speeds if k < for_speeds else dependent
        pivot = k
        for i in range(k + 1, last):
            if abs(B[i, k]) > abs(B[pivot, k]):
                pivot = i
        swap[k] = pivot
        if pivot != k:
            for c in range(B.shape[1]):
                B[k, c], B[pivot, c] = B[pivot, c], B[k, c]
        for i in range(k + 1, dependent):
            if B[i, k] != 0.0:
                B[i, k] /= B[k, k]
                for c in range(k + 1, B.shape[1]):
                    B[i, c] -= B[i, k] * B[k, c]


@jit
def _solve_lower(B, swap, count, x):
    """Replace x by L^-1 x with the rows exchanged, in the leading block of size count."""
    for k in range(count):
        other = swap[k]
        x[k], x[other] = x[other], x[k]
    for i in range(count):
        for k in range(i):
            x[i] -= B[i, k] * x[k]


@jit
def _solve_upper(B, count, x):
    """Replace x by U^-1 x in the leading block of size count."""
    for i in range(count - 1, -1, -1):
        for k in range(i + 1, count):
            x[i] -= B[i, k] * x[k]
        x[i] /= B[i, i]


@jit
def _solve_transposed(B, swap, count, x):
    """Replace x by B_D^-T x in the leading block of size count."""
    for i in range(count):
        for k in range(i):
            x[i] -= B[k, i] * x[k]
        x[i] /= B[i, i]
    for i in range(count - 1, -1, -1):
        for k in range(i + 1, count):
            x[i] -= B[k, i] * x[k]
    for k in range(count - 1, -1, -1):
        other = swap[k]
        x[k], x[other] = x[other], x[k]


@jit
def _partial_velocities(B, first, end):
    """Replace the columns of the independent speeds by -B_D^-1 B_I, the rows of Gamma."""
    for i in range(first - 1, -1, -1):
        for c in range(first, end):
            B[i, c] = -B[i, c]
        for k in range(i + 1, first):
            if B[i, k] != 0.0:
                for c in range(first, end):
                    B[i, c] -= B[i, k] * B[k, c]
        for c in range(first, end):
            B[i, c] /= B[i, i]


@jit
def _independent_rates(embedding, f, start, right):
    """Write u_I' into ``right``; ``start`` holds u'_0 of the dependent speeds."""
    order, inertia, T, M = embedding.order, embedding.inertia, embedding.B, embedding.M
    first, count = embedding.counts[DEPENDENT], embedding.counts[INDEPENDENT]
    for a in range(count):
        right[a] = _entry(f, order[first + a])
        for b in range(a):
            M[a, b] = 0.0
        M[a, a] = inertia[first + a]
    for k in range(first):
        rest = _entry(f, order[k]) - inertia[k] * start[k]
        for a in range(count):
            value = T[k, first + a]
            if value != 0.0:
                right[a] += value * rest
                for b in range(a + 1):
                    M[a, b] += inertia[k] * value * T[k, first + b]
    _solve_symmetric(M, count, right)


@jit
def _entry(f, speed):
    """Return the entry of f for a generalized speed."""
    return f[speed // 6 + 1, speed % 6]


@jit
def _solve_symmetric(M, count, x):
    """Replace x by M^-1 x by Cholesky's factorisation without roots; M is overwritten."""
    for i in range(count):
        for j in range(i):
            for k in range(j):
                M[i, j] -= M[i, k] * M[j, k]
        for j in range(i):
            share = M[i, j] / M[j, j]
            M[i, i] -= M[i, j] * share
            M[i, j] = share
    for i in range(count):
        for j in range(i):
            x[i] -= M[i, j] * x[j]
    for i in range(count - 1, -1, -1):
        x[i] /= M[i, i]
        for j in range(i + 1, count):
            x[i] -= M[j, i] * x[j]


@jit
def _block_norm(B, scale, count):
    """Return the largest sum of a column of the dependent block, speeds as lengths."""
    largest = 0.0
    for c in range(count):
        total = 0.0
        for k in range(count):
            total += abs(B[k, c])
        largest = max(largest, total * scale[c])
    return largest


@jit
def _inverse_norm(B, swap, scale, count, x):
    """Estimate the largest sum of a column of the inverse of the leading block of size count.

    It is a lower bound, seldom less than a third of the truth (Hager, Condition estimates, SIAM
    J. Sci. Stat. Comput. 5, 1984).
    """
    for k in range(count):
        x[k] = 1.0 / count
    estimate = 0.0
    for _ in range(MOST_ESTIMATES):
        _solve_lower(B, swap, count, x)
        _solve_upper(B, count, x)
        total = 0.0
        for k in range(count):
            total += abs(x[k]) / scale[k]
            x[k] = (1.0 if x[k] >= 0.0 else -1.0) / scale[k]
        if not total > estimate:
            break
        estimate = total
        _solve_transposed(B, swap, count, x)
        steepest = 0
        for k in range(count):
            if abs(x[k]) > abs(x[steepest]):
                steepest = k
        for k in range(count):
            x[k] = 0.0
        x[steepest] = 1.0
    return estimate


@jit
def _regained(tables, embedding, J):
    """Return whether a row that is not chosen moves in a motion that the chosen ones allow."""
    x, scale, T = embedding.x, embedding.scale, embedding.B
    first, count = embedding.counts[DEPENDENT], embedding.counts[INDEPENDENT]
    for k in range(first, embedding.rows.size):
        row = embedding.rows[k]
        _spread(tables.row_start, tables.block_body, row, J, embedding.place, x)
        largest = 0.0
        for c in range(first + count):
            largest = max(largest, abs(x[c]) * scale[c])
        if tables.slack.size > 0 and tables.slack[row] > 1.0:
            largest *= IDLE
        for a in range(first, first + count):
            rate = x[a]
            for d in range(first):
                rate += x[d] * T[d, a]
            if abs(rate) * scale[a] > REGAINED * largest:
                return True
    return False
