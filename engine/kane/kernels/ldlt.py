"""Constraint equations D x = r with D = B A^-1 B^T by a sparse L D L^T factorisation.

The structure is fixed (``tables.Pattern``); rows are eliminated one after the other, as in
Davis, Direct Methods for Sparse Linear Systems (2006), section 4.8.
"""

from kane.kernels.jit import jit

# A row is redundant when elimination leaves less than this part of its diagonal entry. Round-off
# leaves about 1e-15 of it; the smallest share of an independent row is the inverse condition
# number of D.
REDUNDANT = 1e-12

# Part of the largest diagonal entry that is added to D where it is singular. Corrections repeat,
# each one (D + shift)^-1 times what is left: small values of D converge in a few, and round-off
# in the directions that D does not see stays below 1e-16 / SHIFT.
SHIFT = 1e-6
MOST_CORRECTIONS = 30
LEFT = 1e-14  # of the right-hand side, when to stop


@jit
def factor(tables, work):
    """Form D from the blocks in work.J and factor it; return the number of redundant rows."""
    form(tables, work)
    return _eliminate(tables.pattern, work.D, 0.0, work.L, work.d_inverse, work.y)


@jit
def form(tables, work):
    """Write S and D from the blocks in work.J."""
    _scale_blocks(tables.bodies, tables.block_body, work.J, work.S)
    _multiply_blocks(tables.pattern.product, work.J, work.S, work.D)


@jit
def minimum_norm(pattern, D, L, d_inverse, x, r, left, y):
    """Replace x by the shortest vector with the same D x; L and d_inverse are overwritten.

    Where rows are redundant, the multipliers are not unique; the shortest share the load evenly.
    The corrections are those of the proximal point method: they all lie in the range of D, and so
    does their sum.

    Args:
        pattern: structure of D.
        D: entries of D.
        L: scratch for the factor.
        d_inverse: scratch for the factor.
        x: (m,) multipliers.
        r: (m,) scratch.
        left: (m,) scratch.
        y: (m,) scratch.

    """
    rows = x.size
    entries = pattern.row_column.size
    largest = 0.0
    for k in range(rows):
        largest = max(largest, D[entries + k])
    _eliminate(pattern, D, SHIFT * largest, L, d_inverse, y)
    _multiply(pattern, D, x, r, y)
    scale = 0.0
    for k in range(rows):
        scale = max(scale, abs(r[k]))
        x[k] = 0.0
    for _ in range(MOST_CORRECTIONS):
        _multiply(pattern, D, x, left, y)
        worst = 0.0
        for k in range(rows):
            left[k] = r[k] - left[k]
            worst = max(worst, abs(left[k]))
        if worst <= LEFT * scale:
            break
        solve(pattern, L, d_inverse, left, y)
        for k in range(rows):
            x[k] += left[k]


@jit
def solve(pattern, L, d_inverse, r, y):
    """Replace r by the solution x; redundant rows get x = 0."""
    rows = r.size
    for row in range(rows):
        y[pattern.order[row]] = r[row]
    for j in range(rows):
        for entry in range(pattern.column_start[j], pattern.column_start[j + 1]):
            y[pattern.column_row[entry]] -= L[entry] * y[j]
    for j in range(rows - 1, -1, -1):
        y[j] *= d_inverse[j]
        for entry in range(pattern.column_start[j], pattern.column_start[j + 1]):
            y[j] -= L[entry] * y[pattern.column_row[entry]]
    for row in range(rows):
        r[row] = y[pattern.order[row]]


@jit
def _scale_blocks(bodies, block_body, J, S):
    for block in range(J.shape[0]):
        inverse = bodies[block_body[block]]["inverse"]
        for j in range(6):
            S[block, j] = J[block, j] * inverse[j]


@jit
def _multiply_blocks(product, J, S, D):
    for k in range(D.size):
        D[k] = 0.0
    for k in range(product.shape[0]):
        block, other = product[k, 0], product[k, 1]
        total = 0.0
        for j in range(6):
            total += S[block, j] * J[other, j]
        D[product[k, 2]] += total


@jit
def _multiply(pattern, D, x, target, y):
    """Write D x; both vectors stand in the order of the constraint rows."""
    rows = x.size
    entries = pattern.row_column.size
    for row in range(rows):
        y[pattern.order[row]] = x[row]
        target[row] = 0.0
    for row in range(rows):
        k = pattern.order[row]
        target[row] += D[entries + k] * y[k]
        for place in range(pattern.row_start[k], pattern.row_start[k + 1]):
            j = pattern.row_column[place]
            target[row] += D[place] * y[j]
            target[pattern.row_at[j]] += D[place] * y[k]


@jit
def _eliminate(pattern, D, shift, L, d_inverse, y):
    redundant = 0
    entries = pattern.row_column.size
    for k in range(d_inverse.size):
        first, last = pattern.row_start[k], pattern.row_start[k + 1]
        for place in range(first, last):
            y[pattern.row_column[place]] = D[place]
        diagonal = D[entries + k] + shift
        pivot = diagonal
        for place in range(first, last):
            j, entry = pattern.row_column[place], pattern.row_entry[place]
            value = y[j]
            for above in range(pattern.column_start[j], entry):
                y[pattern.column_row[above]] -= L[above] * value
            L[entry] = value * d_inverse[j]
            pivot -= L[entry] * value
        if pivot > REDUNDANT * diagonal:
            d_inverse[k] = 1.0 / pivot
        else:
            d_inverse[k] = 0.0
            redundant += 1
    return redundant
