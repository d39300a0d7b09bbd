"""Forces in balance: an acceleration that is the round-off of its forces is none.

What stands on others by several points has no acceleration but the round-off of large forces that
cancel. Steps of a body at rest grow without bound, and that round-off with their square: boxes of
a tower would creep apart, and corners over edges on which they lie.
"""

from kane.kernels.compiling.jit import jit

# Of the sum of the sizes of all forces on a body, or of all their moments: some hundred times the
# round-off of numbers. Ten boxes on each other leave 2e-15.
ROUND_OFF = 1e-13
LINEAR, ANGULAR = 0, 3  # first component of a force and of a moment
FORCES, MOMENTS = range(2)  # columns of ``Work.acting``


@jit
def clear_balanced(tables, work, u_dot):
    """Make those rates zero, of each body as a whole, for which its forces cancel.

    u_dot: (6 n,) rates of the speeds; work holds forces, blocks of B and multipliers.
    """
    sizes = work.acting
    for i in range(1, tables.bodies.size):
        sizes[i, FORCES] = _largest(work.f, i, LINEAR)
        sizes[i, MOMENTS] = _largest(work.f, i, ANGULAR)
    for row in range(work.lam.size):
        pull = abs(work.lam[row])
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            body = tables.block_body[block]
            sizes[body, FORCES] += pull * _largest(work.J, block, LINEAR)
            sizes[body, MOMENTS] += pull * _largest(work.J, block, ANGULAR)
    for i in range(1, tables.bodies.size):
        inverse = tables.bodies[i]["inverse"]
        for j in range(6):
            least = ROUND_OFF * sizes[i, FORCES if j < ANGULAR else MOMENTS] * inverse[j]
            if abs(u_dot[6 * i - 6 + j]) <= least:
                u_dot[6 * i - 6 + j] = 0.0


@jit
def _largest(values, row, first):
    """Return the largest of three numbers of a row of (rows, 6) values."""
    return max(abs(values[row, first]), abs(values[row, first + 1]), abs(values[row, first + 2]))
