"""The equations of motion: put together, solved, put on the constraints, and looked at.

Arrays have the names that they have in ``work``. Besides,

    gravity: (3,) acceleration of gravity in ground axes [m/s^2]
    step: (6 n,) displacements in ground axes [m] and small turns in body axes [rad] of the bodies
    right: (m,) right sides of the rows
    before, after: (tiles, size) what rows held at two steps, as parts of 1
    block: (rows, 6) blocks of gradients
    own: (n + 1, 6, 6) diagonal blocks of the tangent matrix
    out: (6,) force [N] and moment [N m]
    values: (k,) residuals or paths, in their unit
    e: one record of a table; in ``embedded`` the bundle ``work.embedding``
"""
