"""The tables that kernels read and the arrays that they work in."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.primitives.path import PATH
from kane.kernels.programs.instructions import STACK, Programs

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]
Table = npt.NDArray[np.void]


@dataclass(frozen=True, eq=False)
class Pattern(Bundle):
    """Structure of D = B A^-1 B^T and of its factor, fixed for a system.

    D is taken in tiles of ``size`` rows and columns. A tile's rows are consecutive rows of an
    element that have the same bodies; where there are fewer, the rest of the tile is zero. Tiles
    stand in the order of elimination. In the storage of D and of its factor those on the diagonal
    come first, then those below it, column after column.

    Attributes:
        size: rows of a tile, 2 for a planar model and 3 for others.
        axes: (3,) speeds of a body that a planar model leaves it: two of its mass centre, one turn.
        rows: (tiles, 2) first constraint row of each tile, and how many rows it has.
        blocks: (tiles, 3) first block of each tile, how many blocks its rows have each, and what
            these are like, see ``codes.POINT``.
        start: (tiles + 1,) where each column of tiles below the diagonal starts in ``row``.
        row: (entries,) row of each tile below the diagonal, ascending within a column.
        target: (updates,) tile that each product of two tiles of a column is taken off, in the
            order of elimination; the square of a tile is taken off the diagonal of its row.
        product: (products, 7) what adds up to D: tile, body, and of each factor its first block
            and how far its blocks lie apart; what the linear parts are like, see ``codes.POINT``.

    """

    size: int
    axes: Indices
    rows: Indices
    blocks: Indices
    start: Indices
    row: Indices
    target: Indices
    product: Indices


@dataclass(frozen=True, eq=False)
class Sliding(Bundle):
    """What slides with dry friction, and the rows along which it does; see ``dry_friction``.

    These rows are no constraints. They count for themselves, from 0.

    Attributes:
        contacts: what slides, see ``dry_friction.SLIDE``.
        normals: what presses it, see ``dry_friction.NORMAL``.
        path_rows: rows, see ``path_row.PATH_ROW``.
        path_terms: their sums, see ``path_row.PATH_TERM``.
        rolling_contacts: rows, see ``rolling_contact.ROLLING_CONTACT``.
        shape_contacts: rows, see ``shape_contact.SHAPE_CONTACT``.
        shape_features: what they touch, see ``shape_feature.SHAPE_FEATURE``.
        velocity_rows: rows, see ``velocity_row.VELOCITY_ROW``.
        row_start: (s + 1,) first block of each row.
        block_body: (blocks,) body of each block, 0 for the ground.

    """

    contacts: Table
    normals: Table
    path_rows: Table
    path_terms: Table
    rolling_contacts: Table
    shape_contacts: Table
    shape_features: Table
    velocity_rows: Table
    row_start: Indices
    block_body: Indices


@dataclass(frozen=True, eq=False)
class Tables(Bundle):
    """All that the equations of a system need: constant during a run.

    Attributes:
        bodies: inertia, see ``body.BODY``; entry 0 is the ground.
        unit_bodies: the same as if all that moves weighed 1 kg, see ``compiled.unit_bodies``.
        gravity: (3,) acceleration of gravity in ground axes [m/s^2].
        coincidences: constraints, see ``point_coincidence.POINT_COINCIDENCE``.
        planes: constraints, see ``point_in_plane.POINT_IN_PLANE``.
        angles: constraints, see ``axes_angle.AXES_ANGLE``.
        distances: constraints, see ``distance.DISTANCE``.
        paths: what the next four refer to, see ``path.PATH``.
        path_rows: constraints, see ``path_row.PATH_ROW``.
        path_terms: their sums, see ``path_row.PATH_TERM``.
        law_rows: constraints, see ``law_row.LAW_ROW``.
        law_terms: what they are made of, see ``law_row.LAW_TERM``.
        curve_rows: constraints, see ``curve_row.CURVE_ROW``.
        curve_pieces: their curves, see ``curve_row.CURVE_PIECE``.
        drives: right sides of rows as functions of time, see ``drive.DRIVE``.
        path_loads: loads, see ``path_load.PATH_LOAD``.
        rolling_contacts: constraints, see ``rolling_contact.ROLLING_CONTACT``.
        shape_contacts: constraints, see ``shape_contact.SHAPE_CONTACT``.
        shape_features: what they touch, see ``shape_feature.SHAPE_FEATURE``.
        velocity_rows: constraints, see ``velocity_row.VELOCITY_ROW``.
        wrenches: loads, see ``wrench.WRENCH``.
        expressions: programs of the expressions, see ``program.Programs``.
        measures: (k,) programs whose values are recorded.
        cushions: loads, see ``cushion.CUSHION``.
        attractions: loads, see ``attraction.ATTRACTION``.
        resistances: loads, see ``resistance.RESISTANCE``.
        couplers: loads, see ``coupler.COUPLER``.
        row_start: (m + 1,) first block of each constraint row; a row of a joint has two, for its
            bodies A and B, a row that couples several joints has one for each body. The last row
            of a tile is followed by blocks of the ground that fill the tile up and stay zero.
        row_level: (m,) what a row holds, see ``codes``: positions, speeds or accelerations.
        linear_axis: (m,) the only ground axis along which its blocks have a linear part, see
            ``codes``.
        play: (m,) residuals that count as closed [m], of rows that others hold already but for
            the digits of the model, see ``solve.play``; of size zero where there are none.
        slack: (m,) how many times larger the pivot of a row must be than of others, lest it be
            redundant; of size zero where there is no play.
        highest_level: the highest of them, POSITION without rows.
        block_body: (blocks,) body of each block, 0 for the ground.
        pattern: structure of the constraint equations.
        extent: a length of the size of the mechanism [m], see ``compiled.compile``.
        light: (l,) speeds whose inverse inertia is that with something added, ascending; see
            ``light_bodies``.
        added: (l,) what is added to their inertia.
        sliding: what slides with dry friction.
        signals: states of signals, see ``equations.signals.STATE``.
        samplings: when some of them are sampled, see ``equations.signals.SAMPLING``.

    """

    bodies: Table
    unit_bodies: Table
    gravity: Array
    coincidences: Table
    planes: Table
    angles: Table
    distances: Table
    paths: Table
    path_rows: Table
    path_terms: Table
    law_rows: Table
    law_terms: Table
    curve_rows: Table
    curve_pieces: Table
    drives: Table
    path_loads: Table
    rolling_contacts: Table
    shape_contacts: Table
    shape_features: Table
    velocity_rows: Table
    wrenches: Table
    expressions: Programs
    measures: Indices
    cushions: Table
    attractions: Table
    resistances: Table
    couplers: Table
    row_start: Indices
    row_level: Indices
    linear_axis: Indices
    play: Array
    slack: Array
    highest_level: int
    block_body: Indices
    pattern: Pattern
    extent: float
    light: Indices
    added: Array
    sliding: Sliding
    signals: Table
    samplings: Table


# What ``Embedding.counts``, ``Between.count``, and ``last`` of ``Between`` and ``Turns`` hold.
CHOSEN, DEPENDENT, FOR_SPEEDS, INDEPENDENT = range(4)
WRITTEN, ROOM = range(2)
STATE, RATES = range(2)


@dataclass(frozen=True, eq=False)
class Embedding(Bundle):
    """A choice of independent generalized speeds, and the arrays in which constraints are embedded.

    It comes from ``solve.partition``; where the constraints are multiplied, all but ``counts`` has
    size zero. Speeds that can move are numbered in the order in which they are expressed by those
    after them, 0 to k - 1. Rows that are chosen stand in the order of their dependent speeds, those
    that hold positions or speeds before the others.

    Attributes:
        counts: (4,) at CHOSEN 1 where the constraints are embedded, at DEPENDENT the dependent
            speeds, r, at FOR_SPEEDS those of them that rows of positions and speeds determine, at
            INDEPENDENT the independent speeds.
        order: (k,) speeds, by their places in u.
        independent: (k,) which of them are independent.
        inertia: (k,) diagonal of A.
        scale: (k,) speeds that count for 1 m/s: 1, and for turns one over the body's lever.
        start: (k + 1,) where the couplings of each speed start in ``later``.
        later: (c,) speeds after it that it is coupled with, ascending.
        target: (updates,) for each two of a speed's couplings, the second not after the first,
            where what they hand on goes in S.
        rows: (m,) constraint rows: those that are chosen, then those that these make redundant.
        node: (r,) dependent speed of each row.
        row_start: (m + 1,) where the entries of each row start.
        row_entry: (entries,) where they stand in the blocks of B, block after block.
        row_node: (entries,) their speeds.
        before_start: (m + 1,) where the rows start that are used in a row.
        before: (uses,) rows whose dependent speeds are replaced in it, ascending.
        rest_start: (m + 1,) where the speeds start that are left in a row that is not chosen.
        rest: (left,) these speeds.
        test: (k,) speeds of 1 m/s and -1 m/s, turns with the size of the mechanism: a motion with
            such independent speeds shows how good the choice is.
        best: (1,) largest speed in that motion where it was least, so far; see
            ``embedded.choice_is_poor``.
        weak: (1,) whether the last step ended near a dead point, see ``embedded.WEAK``.
        pivot: (r,) what a row's dependent speed has in it.
        share: (uses,) what those have that are replaced in it.
        G: (c,) how each speed follows from those after it.
        S: (c + k,) inertia that couples it with them, then its own.
        T: (most couplings,) scratch.
        h: (k,) what each speed follows from besides.
        force: (k,) forces handed on.
        rate: (k,) speeds or accelerations.
        u: (6 n,) speeds after substitution.
        x: (k,) scratch.

    """

    counts: Indices
    order: Indices
    independent: npt.NDArray[np.bool_]
    inertia: Array
    scale: Array
    start: Indices
    later: Indices
    target: Indices
    rows: Indices
    node: Indices
    row_start: Indices
    row_entry: Indices
    row_node: Indices
    before_start: Indices
    before: Indices
    rest_start: Indices
    rest: Indices
    test: Array
    best: Array
    weak: npt.NDArray[np.bool_]
    pivot: Array
    share: Array
    G: Array
    S: Array
    T: Array
    h: Array
    force: Array
    rate: Array
    u: Array
    x: Array


@dataclass(frozen=True, eq=False)
class Turns(Bundle):
    """Turns that only results show, as they were at the end of the last step; see ``turns``.

    Attributes:
        paths: (k,) angles of joints that are no part of the state, see ``path.PATH``.
        bodies: (b,) numbers of the bodies that can turn.
        axes: (b, 4) Euler parameters of the user's axes of these bodies, in the solver's.
        counts: (k + 3 b,) the angles of the joints with all turns [rad], and the half turns of each
            body about the ground's axes x, y and z.
        rates: (k,) rates of the angles of the joints [rad/s].
        slopes: (k,) the rates of these [rad/s^2].
        quarters: (3 b,) in which quarter of the plane of e_4 and e_a each body is.
        time: (1,) end of the step [s].
        last: (2, 13 n) at STATE the coordinates and speeds there, at RATES their rates.
        gradient: (2, 6) scratch.

    """

    paths: Table
    bodies: Indices
    axes: Array
    counts: Array
    rates: Array
    slopes: Array
    quarters: Indices
    time: Array
    last: Array
    gradient: Array


@dataclass(frozen=True, eq=False)
class Between(Bundle):
    """Frames between the report times, until they are taken away; see ``between``.

    Where no such frames are wanted all of it has size zero.

    Attributes:
        times: (rows,) [s].
        frames: (rows, frame).
        count: (2,) at WRITTEN how many there are, at ROOM how many there may be.
        last: (2, 7 n) at STATE the coordinates of the last frame of either kind, at RATES their
            rates.
        since: (1,) its time [s].

    """

    times: Array
    frames: Array
    count: Indices
    last: Array
    since: Array


@dataclass(frozen=True, eq=False)
class Holds(Bundle):
    """What constraint rows hold by themselves, (tiles, size) each; see ``hold``.

    Attributes:
        now: where the last factor was read.
        before: at the last step taken.
        usual: the most of late.

    """

    now: Array
    before: Array
    usual: Array


@dataclass(frozen=True, eq=False)
class Rubbing(Bundle):
    """Forces of dry friction, and the arrays in which they are found; see ``dry_friction``.

    Where no friction hangs on multipliers, all after ``known`` has size zero.

    Attributes:
        J: (blocks, 6) blocks of the rows that slide.
        slip: (s,) speeds along them [m/s].
        direction: (s,) those of 1 m/s.
        toward: (s,) where the friction of what slips in a plane stood against when a step was kept
            last; 0 before.
        slow: (k,) what begins to slip in a plane keeps its direction for a step, more or less, as
            long as it is as slow as that [m/s]; 0 of what slips already.
        lam: (s,) forces along them [N].
        still: (k,) slips in a plane that are no more than the errors of steps have no direction of
            their own [m/s].
        force: (k,) size of the force of each contact [N].
        known: (k,) the part of it that hangs on no multiplier [N].
        margin: (1,) determinant of the equations of the forces, 1 without friction.
        f: (n + 1, 6) forces without friction.
        gamma: (m,) right sides of the constraints.
        rates: (k, 6 n) what a force of 1 N on each contact makes of the accelerations.
        pull: (k + 1, m) the same of the multipliers; the last ones are those without friction.
        matrix: (k, k + 1) equations of the forces.

    """

    J: Array
    slip: Array
    direction: Array
    toward: Array
    slow: Array
    still: Array
    lam: Array
    force: Array
    known: Array
    margin: Array
    f: Array
    gamma: Array
    rates: Array
    pull: Array
    matrix: Array


@dataclass(frozen=True, eq=False)
class Work(Bundle):
    """Arrays that kernels overwrite; one set for each thread.

    Attributes:
        clock: (2,) at NOW the time, at BETWEEN_JUMPS one between the same two jumps of the loads
            and drivers [s].
        p: (n + 1, 3) mass centres in ground axes [m].
        R: (n + 1, 3, 3) rotation from body to ground axes.
        v: (n + 1, 3) velocity of the mass centres in ground axes [m/s].
        w: (n + 1, 3) angular velocity in body axes [rad/s].
        f: (n + 1, 6) generalized active forces and the gyroscopic part of the inertia forces.
        acting: (n + 1, 2) sums of the sizes of forces and of moments, where shapes touch.
        power: (4,) at PUT_IN the power put in by loads, at TAKEN_OUT that taken out by dampers, at
            SLID that by dry friction, at HANDED that put in by hands that pull [W].
        path: (paths,) values of the paths.
        path_rate: (paths,) their rates.
        path_bias: (paths,) their second rates at constant speeds.
        path_gradient: (2 paths, 6) blocks of the paths' gradients for bodies A and B.
        stack: scratch of the expressions.
        phi: (m,) residuals of the constraints [m].
        J: (blocks, 6) blocks of the constraint matrix B, row after row.
        g: (m,) B u as prescribed, and zero where nothing is.
        gamma: (m,) g' - B' u.
        lam: (m,) multipliers.
        share: (m,) to which they are nearest where rows are redundant, see ``record.share``.
        search: (5, m) scratch for that.
        D: (tiles + entries, size^2) tiles of D; written only where rows are redundant.
        L: (tiles + entries, size^2) tiles of the factor, see ``ldlt``; on the diagonal the inverse
            of d, 0 for a row that others make redundant.
        whole: (tiles, size) diagonal of D, times the slack of rows that have some.
        redundant: (1,) redundant rows that the factor has found.
        y: (tiles, size) scratch of the solution.
        light: (2, l) scratch for light speeds.
        response: (6 n,) scratch where there are any, and pull: (m,).
        holds: what rows hold by themselves.
        sliding: forces of dry friction.
        sampled: (s,) states of signals, scratch.
        signal_slopes: (s, s) how their rates change with them [1/s].
        signal_matrix: (s, s + 1) scratch.
        embedding: what the embedded formulation needs.
        turns: the angles that a run counts for its result.
        between: frames that the motion asks for.

    """

    clock: Array
    p: Array
    R: Array
    v: Array
    w: Array
    f: Array
    acting: Array
    power: Array
    path: Array
    path_rate: Array
    path_bias: Array
    path_gradient: Array
    stack: Array
    phi: Array
    J: Array
    g: Array
    gamma: Array
    lam: Array
    share: Array
    search: Array
    D: Array
    L: Array
    whole: Array
    redundant: Indices
    y: Array
    light: Array
    response: Array
    pull: Array
    holds: Holds
    sliding: Rubbing
    sampled: Array
    signal_slopes: Array
    signal_matrix: Array
    embedding: Embedding
    turns: Turns
    between: Between


def make_work(tables: Tables, turns: Turns | None = None, between: Between | None = None) -> Work:
    """Allocate the work arrays of a system, with the ground at rest in the origin.

    Constraints are multiplied; ``solve.partition`` makes of it arrays in which they are embedded.
    A run has the ``turns`` of ``compiled.turns``, and may want frames ``between`` its report times.
    """
    bodies, rows, blocks = tables.bodies.size, tables.row_level.size, tables.block_body.size
    paths, size, tiles = tables.paths.size, tables.pattern.size, len(tables.pattern.rows)
    signals = tables.signals.size
    storage = tiles + tables.pattern.row.size, size**2
    R = np.zeros((bodies, 3, 3))
    R[0] = np.eye(3)
    return Work(
        clock=np.zeros(2),
        p=np.zeros((bodies, 3)),
        R=R,
        v=np.zeros((bodies, 3)),
        w=np.zeros((bodies, 3)),
        f=np.zeros((bodies, 6)),
        acting=np.zeros((bodies if tables.shape_contacts.size else 0, 2)),
        power=np.zeros(4),
        path=np.zeros(paths),
        path_rate=np.zeros(paths),
        path_bias=np.zeros(paths),
        path_gradient=np.zeros((2 * paths, 6)),
        stack=np.zeros(STACK),
        phi=np.zeros(rows),
        J=np.zeros((blocks, 6)),
        g=np.zeros(rows),
        gamma=np.zeros(rows),
        lam=np.zeros(rows),
        share=np.zeros(rows),
        search=np.zeros((5, rows)),
        D=np.zeros(storage),
        L=np.zeros(storage),
        whole=np.zeros((tiles, size)),
        redundant=np.zeros(1, np.int64),
        y=np.zeros((tiles, size)),
        light=np.zeros((2, tables.light.size)),
        response=np.zeros(6 * (bodies - 1) if tables.light.size else 0),
        pull=np.zeros(rows if tables.light.size else 0),
        holds=Holds(*np.zeros((3, tiles, size))),
        sliding=_rubbing(tables),
        sampled=np.zeros(signals),
        signal_slopes=np.zeros((signals, signals)),
        signal_matrix=np.zeros((signals, signals + 1)),
        embedding=NO_EMBEDDING,
        turns=turns or NO_TURNS,
        between=between or NOT_BETWEEN,
    )


def _rubbing(tables: Tables) -> Rubbing:
    sliding, bodies, rows = tables.sliding, tables.bodies.size, tables.row_level.size
    slips, contacts = sliding.row_start.size - 1, sliding.contacts.size
    if not contacts:
        return NOT_RUBBING
    coupled = contacts if sliding.normals.size else 0
    return Rubbing(
        J=np.zeros((sliding.block_body.size, 6)),
        slip=np.zeros(slips),
        direction=np.zeros(slips),
        toward=np.zeros(slips),
        slow=np.zeros(contacts),
        still=np.zeros(contacts),
        lam=np.zeros(slips),
        force=np.zeros(contacts),
        known=np.zeros(contacts),
        margin=np.ones(1),
        f=np.zeros((bodies if coupled else 0, 6)),
        gamma=np.zeros(rows if coupled else 0),
        rates=np.zeros((coupled, 6 * (bodies - 1))),
        pull=np.zeros((coupled + 1 if coupled else 0, rows)),
        matrix=np.zeros((coupled, coupled + 1)),
    )


def _no_embedding() -> Embedding:
    nothing, none = np.zeros(0), np.zeros(0, np.int64)
    return Embedding(
        counts=np.zeros(4, np.int64),
        order=none,
        independent=np.zeros(0, np.bool_),
        inertia=nothing,
        scale=nothing,
        start=none,
        later=none,
        target=none,
        rows=none,
        node=none,
        row_start=none,
        row_entry=none,
        row_node=none,
        before_start=none,
        before=none,
        rest_start=none,
        rest=none,
        test=nothing,
        best=nothing,
        weak=np.zeros(0, np.bool_),
        pivot=nothing,
        share=nothing,
        G=nothing,
        S=nothing,
        T=nothing,
        h=nothing,
        force=nothing,
        rate=nothing,
        u=nothing,
        x=nothing,
    )


def make_turns(paths: Table, bodies: Indices, axes: Array, motion: int) -> Turns:
    """Return room for turns, where coordinates and speeds are so many numbers."""
    return Turns(
        paths=paths,
        bodies=bodies,
        axes=axes,
        counts=np.zeros(paths.size + 3 * bodies.size),
        rates=np.zeros(paths.size),
        slopes=np.zeros(paths.size),
        quarters=np.zeros(3 * bodies.size, np.int64),
        time=np.zeros(1),
        last=np.zeros((2, motion)),
        gradient=np.zeros((2, 6)),
    )


def make_between(rows: int, frame: int, coordinates: int) -> Between:
    """Return room for frames between the report times."""
    return Between(
        times=np.zeros(rows),
        frames=np.zeros((rows, frame)),
        count=np.array([0, rows]),
        last=np.zeros((2, coordinates)),
        since=np.zeros(1),
    )


def _not_rubbing() -> Rubbing:
    nothing, none = np.zeros(0), np.zeros((0, 0))
    return Rubbing(
        J=np.zeros((0, 6)),
        slip=nothing,
        direction=nothing,
        toward=nothing,
        slow=nothing,
        still=nothing,
        lam=nothing,
        force=nothing,
        known=nothing,
        margin=np.ones(1),
        f=np.zeros((0, 6)),
        gamma=nothing,
        rates=none,
        pull=none,
        matrix=none,
    )


# nothing is ever written into these: where nothing slides, where constraints are multiplied, and
# beside runs
NOT_RUBBING = _not_rubbing()
NO_EMBEDDING = _no_embedding()
NO_TURNS = make_turns(np.zeros(0, PATH), np.zeros(0, np.int64), np.zeros((0, 4)), 0)
NOT_BETWEEN = make_between(0, 0, 0)
