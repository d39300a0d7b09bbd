"""The error of a step across rows that hold rates.

What such rows forbid in speeds and accelerations is put right after the step; what has become of
the coordinates by then remains, and where accelerations are prescribed, of the speeds as well.
"""

from kane.kernels.codes import POSITION, SPEED
from kane.kernels.compiling.jit import jit


@jit
def squares_across_rates(tables, work, rtol, atol, u, way, change):
    """Return the sum of the squares of these errors over what is allowed.

    Args:
        tables: the system.
        work: its work arrays, with the blocks of B.
        rtol: see ``esdirk``; of the size of the mechanism for ways.
        atol: see rtol.
        u: (u,) speeds at the end of the step.
        way: (u,) error of the coordinates as a displacement and a small turn of each body.
        change: (u,) error of the speeds.

    """
    total = 0.0
    for row in range(work.lam.size):
        if tables.row_level[row] > POSITION:
            off, speed, wrong = 0.0, 0.0, 0.0
            for block in range(tables.row_start[row], tables.row_start[row + 1]):
                first = 6 * (tables.block_body[block] - 1)
                if first >= 0:
                    for j in range(6):
                        off += work.J[block, j] * way[first + j]
                        speed += work.J[block, j] * u[first + j]
                        wrong += work.J[block, j] * change[first + j]
            total += (off / (atol + rtol * tables.extent)) ** 2
            if tables.row_level[row] > SPEED:
                total += (wrong / (atol + rtol * abs(speed))) ** 2
    return total
