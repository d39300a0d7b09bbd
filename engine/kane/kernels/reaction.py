"""Force and moment of a joint, from the multipliers of its rows."""

from kane.kernels import assemble
from kane.kernels.body import read_positions
from kane.kernels.jit import jit
from kane.kernels.points import point_offset


@jit
def reactions(tables, work, q, lam, first, last, s, out):
    """Write the force on body B and its moment about point B, in ground axes, for each frame.

    The rows of B that belong to the joint turn the multipliers into the generalized forces on
    body B: force F in ground axes and moment T about the mass centre in body axes. About the
    point R s the moment is R T - (R s) x F.

    Args:
        tables: the system.
        work: its work arrays.
        q: (frames, 7 n) coordinates.
        lam: (frames, m) multipliers.
        first: first row of the joint.
        last: the row after its last.
        s: (3,) point B in the axes of body B [m].
        out: (frames, 6) force [N] and moment [N m].

    """
    R, J = work.R, work.J
    b = tables.row_body[first, 1]
    for frame in range(q.shape[0]):
        read_positions(q[frame], work.p, R)
        assemble.jacobians(tables, work)
        F1, F2, F3, T1, T2, T3 = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for row in range(first, last):
            F1 += J[row, 1, 0] * lam[frame, row]
            F2 += J[row, 1, 1] * lam[frame, row]
            F3 += J[row, 1, 2] * lam[frame, row]
            T1 += J[row, 1, 3] * lam[frame, row]
            T2 += J[row, 1, 4] * lam[frame, row]
            T3 += J[row, 1, 5] * lam[frame, row]
        r1 = point_offset(R, b, s, 0)
        r2 = point_offset(R, b, s, 1)
        r3 = point_offset(R, b, s, 2)
        out[frame, 0], out[frame, 1], out[frame, 2] = F1, F2, F3
        out[frame, 3] = R[b, 0, 0] * T1 + R[b, 0, 1] * T2 + R[b, 0, 2] * T3 - (r2 * F3 - r3 * F2)
        out[frame, 4] = R[b, 1, 0] * T1 + R[b, 1, 1] * T2 + R[b, 1, 2] * T3 - (r3 * F1 - r1 * F3)
        out[frame, 5] = R[b, 2, 0] * T1 + R[b, 2, 1] * T2 + R[b, 2, 2] * T3 - (r1 * F2 - r2 * F1)
