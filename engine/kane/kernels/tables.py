"""The tables that kernels read and the arrays that they work in."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.instructions import STACK, Programs

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]
Table = npt.NDArray[np.void]


class Pattern(NamedTuple):
    """Structure of D = B A^-1 B^T and of its factor L, fixed for a system.

    Rows of D stand in the order of elimination. L has a unit diagonal; its entries below the
    diagonal are stored by columns. ``product`` says which products of Jacobian blocks add up to
    which entry of D.

    Attributes:
        order: (m,) place in the order of elimination of each constraint row.
        row_at: (m,) constraint row at each place in the order of elimination.
        row_start: (m + 1,) where each row of L starts in ``row_column`` and ``row_entry``.
        row_column: (nonzeros,) column of each entry, ascending within a row.
        row_entry: (nonzeros,) where the entry stands in the column storage.
        column_start: (m + 1,) where each column of L starts in ``column_row``.
        column_row: (nonzeros,) row of each entry, ascending within a column.
        product: (products, 3) block, other block, entry of D: the place in ``row_column``, or
            nonzeros + k for the diagonal entry k.

    """

    order: Indices
    row_at: Indices
    row_start: Indices
    row_column: Indices
    row_entry: Indices
    column_start: Indices
    column_row: Indices
    product: Indices


class Tables(NamedTuple):
    """All that the equations of a system need: constant during a run.

    Attributes:
        bodies: inertia, see ``body.BODY``; entry 0 is the ground.
        gravity: (3,) acceleration of gravity in ground axes [m/s^2].
        coincidences: constraints, see ``point_coincidence.POINT_COINCIDENCE``.
        planes: constraints, see ``point_in_plane.POINT_IN_PLANE``.
        angles: constraints, see ``axes_angle.AXES_ANGLE``.
        distances: constraints, see ``distance.DISTANCE``.
        paths: what the next four refer to, see ``path.PATH``.
        path_rows: constraints, see ``path_row.PATH_ROW``.
        path_terms: their sums, see ``path_row.PATH_TERM``.
        drives: right sides of rows as functions of time, see ``drive.DRIVE``.
        path_loads: loads, see ``path_load.PATH_LOAD``.
        rolling_contacts: constraints, see ``rolling_contact.ROLLING_CONTACT``.
        velocity_rows: constraints, see ``velocity_row.VELOCITY_ROW``.
        wrenches: loads, see ``wrench.WRENCH``.
        expressions: programs of the expressions, see ``program.Programs``.
        measures: (k,) programs whose values are recorded.
        cushions: loads, see ``cushion.CUSHION``.
        attractions: loads, see ``attraction.ATTRACTION``.
        resistances: loads, see ``resistance.RESISTANCE``.
        row_start: (m + 1,) first block of each constraint row; a row of a joint has two, for its
            bodies A and B, a row that couples several joints has one for each body.
        row_level: (m,) what a row holds, see ``codes``: positions, speeds or accelerations.
        block_body: (blocks,) body of each block, 0 for the ground.
        pattern: structure of the constraint equations.
        extent: a length of the size of the mechanism [m], see ``compiled.compile``.

    """

    bodies: Table
    gravity: Array
    coincidences: Table
    planes: Table
    angles: Table
    distances: Table
    paths: Table
    path_rows: Table
    path_terms: Table
    drives: Table
    path_loads: Table
    rolling_contacts: Table
    velocity_rows: Table
    wrenches: Table
    expressions: Programs
    measures: Indices
    cushions: Table
    attractions: Table
    resistances: Table
    row_start: Indices
    row_level: Indices
    block_body: Indices
    pattern: Pattern
    extent: float


# What ``Embedding.counts`` holds.
CHOSEN, DEPENDENT, FOR_SPEEDS, INDEPENDENT = range(4)


class Embedding(NamedTuple):
    """Independent generalized speeds, and the arrays in which constraints are embedded.

    Where the constraints are multiplied, all of it but ``counts`` has size zero. Orders and counts
    come from ``solve.partition``; r = min(m, 6 n) is the most rows that can be independent.

    Attributes:
        counts: (4,) at CHOSEN 1 where the constraints are embedded, at DEPENDENT the dependent
            speeds, at FOR_SPEEDS those of them that rows of positions and speeds determine, at
            INDEPENDENT the independent speeds.
        order: (6 n,) dependent speeds, those FOR_SPEEDS first, then independent ones, then those
            that cannot move.
        place: (6 n,) where each speed stands in ``order``.
        rows: (m,) constraint rows: as many as there are dependent speeds, those of positions and
            speeds first; then those that these make redundant.
        inertia: (6 n,) diagonal of A, as in ``order``.
        scale: (6 n,) speeds of 1 m/s: 1, and for turns one over a length, as in ``order``.
        best: (1,) least condition number of the dependent block since the choice.
        B: (r, 6 n) the chosen rows; after elimination L U of the dependent block and Gamma.
        swap: (r,) exchanges of rows.
        M: (6 n, 6 n) Gamma^T A Gamma.
        u: (6 n,) speeds after substitution.
        x: (6 n,) scratch.
        right: (6 n,) scratch.

    """

    counts: Indices
    order: Indices
    place: Indices
    rows: Indices
    inertia: Array
    scale: Array
    best: Array
    B: Array
    swap: Indices
    M: Array
    u: Array
    x: Array
    right: Array


class Work(NamedTuple):
    """Arrays that kernels overwrite; one set for each thread.

    Attributes:
        clock: (2,) time, and a time between the same two jumps of the loads and drivers [s].
        p: (n + 1, 3) mass centres in ground axes [m].
        R: (n + 1, 3, 3) rotation from body to ground axes.
        v: (n + 1, 3) velocity of the mass centres in ground axes [m/s].
        w: (n + 1, 3) angular velocity in body axes [rad/s].
        f: (n + 1, 6) generalized active forces and the gyroscopic part of the inertia forces.
        power: (2,) power put in by loads, power taken out by dampers [W].
        path: (paths,) values of the paths.
        path_rate: (paths,) their rates.
        path_bias: (paths,) their second rates at constant speeds.
        path_turned: (paths,) values at an earlier state, from which turns are counted.
        path_gradient: (2 paths, 6) blocks of the paths' gradients for bodies A and B.
        stack: scratch of the expressions.
        phi: (m,) residuals of the constraints [m].
        J: (blocks, 6) blocks of the constraint matrix B, row after row.
        S: (blocks, 6) the same blocks times A^-1.
        g: (m,) B u as prescribed, and zero where nothing is.
        gamma: (m,) g' - B' u.
        lam: (m,) multipliers.
        D: (nonzeros + m,) entries of D below and on the diagonal.
        L: (nonzeros,) entries of L by columns.
        d_inverse: (m,) inverse of the diagonal factor; 0 for a row that others make redundant.
        y: (m,) scratch of factor and solution, in the order of elimination.
        embedding: what the embedded formulation needs.

    """

    clock: Array
    p: Array
    R: Array
    v: Array
    w: Array
    f: Array
    power: Array
    path: Array
    path_rate: Array
    path_bias: Array
    path_turned: Array
    path_gradient: Array
    stack: Array
    phi: Array
    J: Array
    S: Array
    g: Array
    gamma: Array
    lam: Array
    D: Array
    L: Array
    d_inverse: Array
    y: Array
    embedding: Embedding


def make_work(tables: Tables, embedded: bool = False) -> Work:
    """Allocate the work arrays of a system, with the ground at rest in the origin.

    Where the constraints are to be ``embedded``, they still are multiplied until
    ``solve.partition`` has chosen the independent speeds.
    """
    bodies, rows, blocks = tables.bodies.size, tables.row_level.size, tables.block_body.size
    entries, paths = tables.pattern.row_column.size, tables.paths.size
    R = np.zeros((bodies, 3, 3))
    R[0] = np.eye(3)
    return Work(
        clock=np.zeros(2),
        p=np.zeros((bodies, 3)),
        R=R,
        v=np.zeros((bodies, 3)),
        w=np.zeros((bodies, 3)),
        f=np.zeros((bodies, 6)),
        power=np.zeros(2),
        path=np.zeros(paths),
        path_rate=np.zeros(paths),
        path_bias=np.zeros(paths),
        path_turned=tables.paths["start"].copy(),
        path_gradient=np.zeros((2 * paths, 6)),
        stack=np.zeros(STACK),
        phi=np.zeros(rows),
        J=np.zeros((blocks, 6)),
        S=np.zeros((blocks, 6)),
        g=np.zeros(rows),
        gamma=np.zeros(rows),
        lam=np.zeros(rows),
        D=np.zeros(entries + rows),
        L=np.zeros(entries),
        d_inverse=np.zeros(rows),
        y=np.zeros(rows),
        embedding=_make_embedding(6 * (bodies - 1), rows) if embedded else _make_embedding(0, 0),
    )


def _make_embedding(speeds: int, rows: int) -> Embedding:
    independent_rows = min(rows, speeds)
    return Embedding(
        counts=np.zeros(4, np.int64),
        order=np.zeros(speeds, np.int64),
        place=np.zeros(speeds, np.int64),
        rows=np.zeros(rows, np.int64),
        inertia=np.zeros(speeds),
        scale=np.zeros(speeds),
        best=np.zeros(1),
        B=np.zeros((independent_rows, speeds)),
        swap=np.zeros(independent_rows, np.int64),
        M=np.zeros((speeds, speeds)),
        u=np.zeros(speeds),
        x=np.zeros(speeds),
        right=np.zeros(speeds),
    )
