"""Products with the constraint matrix B, tile by tile of its rows; see ``ldlt``."""

from kane.kernels.codes import COUNT, FIRST, LINEAR
from kane.kernels.compiling.jit import public
from kane.kernels.linear import tile_of_three as three
from kane.kernels.linear import tile_of_two as two


@public
def multiply(pattern, block_body, J, u, target):
    """Write B u, (m,), for speeds u of the bodies, (6 n,)."""
    for k in range(pattern.rows.shape[0]):
        blocks = pattern.blocks[k]
        first, width, linear = blocks[FIRST], blocks[COUNT], blocks[LINEAR]
        x, y, z = 0.0, 0.0, 0.0
        for block in range(first, first + width):
            start = 6 * (block_body[block] - 1)
            if start >= 0:
                if pattern.size == 2:
                    a, b = two.rates(J, block, width, pattern.axes, u, start)
                else:
                    a, b, c = three.rates(J, block, width, linear, u, start)
                    z += c
                x += a
                y += b
        row, count = pattern.rows[k, FIRST], pattern.rows[k, COUNT]
        target[row] = x
        if count > 1:
            target[row + 1] = y
        if count > 2:
            target[row + 2] = z


@public
def add_constrained(pattern, block_body, bodies, J, x, target):
    """Add A^-1 B^T x to a vector of the size of u, for multipliers x, (m,)."""
    for k in range(pattern.rows.shape[0]):
        row, count = pattern.rows[k, FIRST], pattern.rows[k, COUNT]
        x1 = x[row]
        x2 = x[row + 1] if count > 1 else 0.0
        x3 = x[row + 2] if count > 2 else 0.0
        blocks = pattern.blocks[k]
        first, width, linear = blocks[FIRST], blocks[COUNT], blocks[LINEAR]
        for block in range(first, first + width):
            body = block_body[block]
            if body > 0:
                inverse, start = bodies[body]["inverse"], 6 * (body - 1)
                if pattern.size == 2:
                    two.add_loads(J, block, width, pattern.axes, x1, x2, inverse, target, start)
                else:
                    three.add_loads(J, block, width, linear, x1, x2, x3, inverse, target, start)
