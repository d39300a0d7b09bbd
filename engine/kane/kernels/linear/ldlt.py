"""Constraint equations D x = r with D = B A^-1 B^T by a sparse L D L^T factorisation.

D is taken in tiles, square blocks of two rows in a plane and of three in space: a joint's rows
share their bodies, so that where one entry of a tile is not zero few others are. The structure is
fixed (``tables.Pattern``); tiles are eliminated one after the other, each at once taken out of all
that follow (right-looking; Davis, Direct Methods for Sparse Linear Systems, 2006, chapter 4).

The factor has l d l^T in the tiles on the diagonal, and W = L d in those below. The last tile of a
joint may have fewer rows: the rest of it is zero, and so is that of the vectors.
"""

from kane.kernels.codes import ANY, BODY, COUNT, FIRST, LIKE, POINT, STEP_A, STEP_B, TILE, A, B
from kane.kernels.compiling.jit import jit, merged, public
from kane.kernels.linear import tile_of_three as three
from kane.kernels.linear import tile_of_two as two

# Parts of the largest diagonal entry that are added to D where it is singular. What D does not see
# has a round-off of 1e-16 / SHIFT beside what it sees, but what it hardly sees takes the longer the
# larger the shift. So what takes long by the first is taken on by the second.
SHIFTS = (1e-3, 1e-6)
MOST_CORRECTIONS = (30, 300)
LEFT = 1e-14  # of the right-hand side, or of what it is the sum of, when to stop
ROUND_OFF = 1e-15  # of a sum of a few numbers, of the largest of them


@public
def factor(tables, work):
    """Form D from the blocks in work.J and factor it; return the number of redundant rows.

    It is left in work.redundant too.
    """
    pattern = tables.pattern
    form(pattern, tables.bodies, work.J, work.L)
    _note_diagonal(pattern, work.L, work.whole)
    if tables.slack.size > 0:
        _loosen(pattern, tables.slack, work.whole)
    filling = pattern.size * pattern.rows.shape[0] - work.lam.size
    work.redundant[0] = _eliminate(pattern, work.L, work.whole) - filling
    return work.redundant[0]


@public
def form(pattern, bodies, J, D):
    """Write D, (tiles + entries, size^2), from the blocks J of B, (blocks, 6).

    Of tiles on the diagonal the lower half counts.
    """
    for tile in range(D.shape[0]):
        for j in range(D.shape[1]):
            D[tile, j] = 0.0
    for k in range(pattern.product.shape[0]):
        product = pattern.product[k]
        tile, inverse = product[TILE], bodies[product[BODY]]["inverse"]
        a, step_a, b, step_b = product[A], product[STEP_A], product[B], product[STEP_B]
        linear = product[LIKE]
        if pattern.size == 2:
            two.add_product(J, a, step_a, b, step_b, pattern.axes, inverse, D, tile)
        elif linear == ANY:
            three.add_product(J, a, step_a, b, step_b, inverse, D, tile)
        else:
            if linear == POINT:
                three.add_shifting_product(J, a, step_a, b, step_b, inverse, D, tile)
            if a == b:
                three.add_turning_square(J, a, step_a, inverse, D, tile)
            else:
                three.add_turning_product(J, a, step_a, b, step_b, inverse, D, tile)


@public
def solve(pattern, L, r, y):
    """Replace r, (m,), by the solution x, 0 in redundant rows; y, (tiles, size), is scratch."""
    tiles = pattern.rows.shape[0]
    _gather(pattern, r, y)
    if pattern.size == 2:
        for k in range(tiles):
            x1, x2 = two.go_down(L, k, y)
            for entry in range(pattern.start[k], pattern.start[k + 1]):
                two.subtract_below(L, tiles + entry, x1, x2, y, pattern.row[entry])
        for k in range(tiles - 1, -1, -1):
            for entry in range(pattern.start[k], pattern.start[k + 1]):
                two.subtract_above(L, tiles + entry, y, pattern.row[entry], k)
            two.go_up(L, k, y)
    else:
        for k in range(tiles):
            x1, x2, x3 = three.go_down(L, k, y)
            for entry in range(pattern.start[k], pattern.start[k + 1]):
                three.subtract_below(L, tiles + entry, x1, x2, x3, y, pattern.row[entry])
        for k in range(tiles - 1, -1, -1):
            for entry in range(pattern.start[k], pattern.start[k + 1]):
                three.subtract_above(L, tiles + entry, y, pattern.row[entry], k)
            three.go_up(L, k, y)
    _scatter(pattern, y, r)


@jit
def minimum_norm(pattern, D, L, whole, x, search, y):
    """Replace x by the shortest vector with the same D x; L and whole are overwritten.

    Where rows are redundant, the multipliers are not unique; the shortest share the load evenly.
    They are found by conjugate gradients (Hestenes and Stiefel, 1952), preconditioned by

        (D + shift)^-1 D (D + shift)^-1,

    so that all corrections lie in the range of D, and so does their sum; and so does what round-off
    makes of them. The masses in D do not matter, as B^T x stays; where they are equal, small values
    of D are those of the joints alone.

    Where D hardly sees what is left, x stays as it is: its forces are right, if not the shortest.

    Args:
        pattern: structure of D.
        D: (tiles + entries, size^2) tiles of D.
        L: the same, scratch for the factor.
        whole: (tiles, size) scratch for the factor.
        x: (m,) multipliers [N, or N m in a row that speaks of turns alone].
        search: (5, m) scratch.
        y: (tiles, size) scratch.

    """
    left, toward, way, moved, found = search[0], search[1], search[2], search[3], search[4]
    largest, scale, first = 0.0, 0.0, 0.0
    for k in range(pattern.rows.shape[0]):
        for i in range(pattern.size):
            largest = max(largest, D[k, (pattern.size + 1) * i])
    _multiply(pattern, D, x, left)
    for k in range(x.size):
        scale, first = max(scale, abs(left[k])), max(first, abs(x[k]))
        found[k] = 0.0
    # weak pivots leave large multipliers that cancel each other: what is left is known so well
    known = ROUND_OFF * largest * first
    for stage in range(len(SHIFTS)):
        _factor_shifted(pattern, D, SHIFTS[stage] * largest, L, whole)
        before = 0.0
        for _ in range(MOST_CORRECTIONS[stage]):
            worst, size = 0.0, 0.0
            for k in range(x.size):
                worst, size = max(worst, abs(left[k])), max(size, abs(found[k]))
            if worst <= max(LEFT * max(scale, largest * size), known):
                for k in range(x.size):
                    x[k] = found[k]
                return
            # the next way
            for k in range(x.size):
                moved[k] = left[k]
            solve(pattern, L, moved, y)
            _multiply(pattern, D, moved, toward)
            solve(pattern, L, toward, y)
            along = _times(left, toward)
            for k in range(x.size):
                way[k] = toward[k] + (along / before * way[k] if before > 0.0 else 0.0)
            # how far
            _multiply(pattern, D, way, moved)
            part = along / _times(way, moved)
            for k in range(x.size):
                found[k] += part * way[k]
                left[k] -= part * moved[k]
            before = along


@jit
def nearest(pattern, D, L, whole, x, share, search, y):
    """Replace x by the vector nearest to another, share (m,), with the same D x.

    See ``minimum_norm``.
    """
    for k in range(x.size):
        x[k] -= share[k]
    minimum_norm(pattern, D, L, whole, x, search, y)
    for k in range(x.size):
        x[k] += share[k]


@jit
def _factor_shifted(pattern, D, shift, L, whole):
    """Write the factor of D + shift."""
    for tile in range(D.shape[0]):
        for j in range(D.shape[1]):
            L[tile, j] = D[tile, j]
    for k in range(pattern.rows.shape[0]):
        for i in range(pattern.size):
            L[k, (pattern.size + 1) * i] += shift
    _note_diagonal(pattern, L, whole)
    _eliminate(pattern, L, whole)


@jit
def _times(a, b):
    total = 0.0
    for k in range(a.size):
        total += a[k] * b[k]
    return total


@merged
def _note_diagonal(pattern, D, whole):
    """Write the diagonal of D, against which pivots are measured."""
    for k in range(pattern.rows.shape[0]):
        for i in range(pattern.size):
            whole[k, i] = D[k, (pattern.size + 1) * i]


@jit
def _loosen(pattern, slack, whole):
    """Ask of rows with slack that their pivots be so many times larger."""
    for k in range(pattern.rows.shape[0]):
        row, count = pattern.rows[k, FIRST], pattern.rows[k, COUNT]
        for i in range(count):
            whole[k, i] *= slack[row + i]


@merged
def _eliminate(pattern, L, whole):
    """Replace the tiles of D by those of the factor; return how many rows have no pivot."""
    tiles, redundant, product = pattern.rows.shape[0], 0, 0
    for k in range(tiles):
        first, last = tiles + pattern.start[k], tiles + pattern.start[k + 1]
        if pattern.size == 2:
            redundant += two.decompose(L, k, whole)
            for tile in range(first, last):
                two.divide(L, tile, k)
                for other in range(first, tile):
                    two.subtract_product(L, pattern.target[product], tile, other, k)
                    product += 1
                two.subtract_square(L, pattern.row[tile - tiles], tile, k)
        else:
            redundant += three.decompose(L, k, whole)
            for tile in range(first, last):
                three.divide(L, tile, k)
                for other in range(first, tile):
                    three.subtract_product(L, pattern.target[product], tile, other, k)
                    product += 1
                three.subtract_square(L, pattern.row[tile - tiles], tile, k)
    return redundant


@merged
def _gather(pattern, r, y):
    """Write a vector of the constraint rows tile by tile."""
    for k in range(pattern.rows.shape[0]):
        row, count = pattern.rows[k, FIRST], pattern.rows[k, COUNT]
        for i in range(pattern.size):
            y[k, i] = r[row + i] if i < count else 0.0


@merged
def _scatter(pattern, y, r):
    """Write the parts of tiles into a vector of the constraint rows."""
    for k in range(pattern.rows.shape[0]):
        row, count = pattern.rows[k, FIRST], pattern.rows[k, COUNT]
        for i in range(count):
            r[row + i] = y[k, i]


@jit
def _multiply(pattern, D, x, target):
    """Write D x; both vectors stand in the order of the constraint rows."""
    tiles = pattern.rows.shape[0]
    for row in range(x.size):
        target[row] = 0.0
    for k in range(tiles):
        _add_square(D[k], pattern.size, pattern.rows[k], x, target)
        for entry in range(pattern.start[k], pattern.start[k + 1]):
            below = pattern.rows[pattern.row[entry]]
            _add_tile(D[tiles + entry], pattern.size, below, pattern.rows[k], x, target)
            _add_turned(D[tiles + entry], pattern.size, below, pattern.rows[k], x, target)


@jit
def _add_square(tile, size, rows, x, target):
    for i in range(rows[COUNT]):
        for j in range(rows[COUNT]):
            entry = tile[size * max(i, j) + min(i, j)]
            target[rows[FIRST] + i] += entry * x[rows[FIRST] + j]


@jit
def _add_tile(tile, size, rows, columns, x, target):
    for i in range(rows[COUNT]):
        for j in range(columns[COUNT]):
            target[rows[FIRST] + i] += tile[size * i + j] * x[columns[FIRST] + j]


@jit
def _add_turned(tile, size, rows, columns, x, target):
    for i in range(rows[COUNT]):
        for j in range(columns[COUNT]):
            target[columns[FIRST] + j] += tile[size * i + j] * x[rows[FIRST] + i]
