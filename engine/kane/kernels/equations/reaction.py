"""Forces and moments of the joints, from the multipliers of their rows."""

from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.primitives.points import point_offset

FIRST, AFTER = range(2)


@public
def reactions(tables, work, states, lam, rows, points, out):
    """Write the force on body B and its moment about point B, in ground axes.

    The rows of B that belong to a joint turn the multipliers into the generalized forces on
    body B: force F in ground axes and moment T about the mass centre in body axes. About the
    point R s the moment is R T - (R s) x F.

    Args:
        tables: the system.
        work: its work arrays.
        states: (frames, state) see ``state``.
        lam: (frames, m) multipliers.
        rows: (joints, 2) first row of each joint, and the row after its last.
        points: (joints, 3) point B of each joint in the axes of body B [m].
        out: (frames, joints, 6) force [N] and moment [N m].

    """
    for frame in range(states.shape[0]):
        assemble.place(tables, work, states[frame])
        assemble.jacobians(tables, work)
        for joint in range(rows.shape[0]):
            first, last = rows[joint, FIRST], rows[joint, AFTER]
            _reaction(tables, work, lam[frame], first, last, points[joint], out[frame, joint])


@jit
def _reaction(tables, work, lam, first, last, s, out):
    R, J = work.R, work.J
    b = tables.block_body[tables.row_start[first] + 1]
    F1, F2, F3, T1, T2, T3 = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for row in range(first, last):
        block = tables.row_start[row] + 1
        F1 += J[block, 0] * lam[row]
        F2 += J[block, 1] * lam[row]
        F3 += J[block, 2] * lam[row]
        T1 += J[block, 3] * lam[row]
        T2 += J[block, 4] * lam[row]
        T3 += J[block, 5] * lam[row]
    r1, r2, r3 = point_offset(R, b, s, 0), point_offset(R, b, s, 1), point_offset(R, b, s, 2)
    out[0], out[1], out[2] = F1, F2, F3
    out[3] = R[b, 0, 0] * T1 + R[b, 0, 1] * T2 + R[b, 0, 2] * T3 - (r2 * F3 - r3 * F2)
    out[4] = R[b, 1, 0] * T1 + R[b, 1, 1] * T2 + R[b, 1, 2] * T3 - (r3 * F1 - r1 * F3)
    out[5] = R[b, 2, 0] * T1 + R[b, 2, 1] * T2 + R[b, 2, 2] * T3 - (r1 * F2 - r2 * F1)
