"""Linear algebra: the factor of D tile by tile, the saddle system, vectors.

Here m is the number of constraint rows, and ``size`` that of the rows of a tile, 3 in space and 2
in a plane.

    J: (blocks, 6) blocks of B
    D, L: (tiles + entries, size^2) tiles of D or of its factor, row by row
    whole: (tiles, size) numbers against which pivots are measured
    y: (tiles, size) a vector of the rows, tile by tile
    x, r, left, target: (m,) vectors of the rows
    slack: (m,) how many times larger pivots have to be
    tile: (size^2,) one tile; a whole number where it is the place of one
    rows, columns: (2,) first row and count of rows of a tile
    inverse: (6,) inverse masses [1/kg] and moments of inertia [1/(kg m^2)] of a body
    axes: (3,) places of the speeds of a body that a plane leaves
    bodies: (n + 1,) inverse inertias and what else belongs to a body, see ``equations.body``
    block_body: (blocks,) the body of each block
    a, b: (3,) vectors
    table: (n + 1, 3) vectors of bodies
"""
