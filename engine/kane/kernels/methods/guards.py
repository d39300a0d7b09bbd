"""Guards: numbers that are positive for as long as the constraints of a run stay as they are.

A gap that closes, a contact force that would have to pull, a slip that comes to rest, friction that
cannot hold any longer, an expression that crosses zero: each is an event, on which a step has to
end. What they are asked of stands in a system of its own (``Watch.tables``): the rows that do not
hold now, of which gaps and slips are read without a price in the evaluation of the equations.

Angles among its paths are counted here, from step to step, with their full turns; see ``turns``.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import jit, public
from kane.kernels.equations import assemble
from kane.kernels.equations.constraint_matrix import multiply
from kane.kernels.equations.dry_friction import NORMAL, normal_size, turn
from kane.kernels.methods.far import WAY, ways
from kane.kernels.methods.turns import along
from kane.kernels.primitives.path import ANGLE, is_angle, nearest
from kane.kernels.primitives.rolling_contact import (
    beyond_lying,
    lean,
    room_of_edge,
    room_of_pressure,
    room_on_face,
)
from kane.kernels.primitives.shape_contact import margin
from kane.kernels.programs.program import value
from kane.kernels.state import ENERGIES, angles, signals, speeds
from kane.kernels.tables import Array, Table, Tables, Work, make_work

# What a guard is: a gap (phi of a row that is watched), a slip or another speed (its J u along the
# slip), the multiplier of a row that may push alone, what is left of a strength beside the
# multipliers of some rows, an expression, the determinant of the equations of friction, a
# multiplier whose size presses, as long as it is on the side where it was first, what pushes of a
# buffer: the gap and, with the coefficient as a time, its rate; an expression that is positive as
# long as a law keeps its branch; what is positive as long as a shape touches with the same feature,
# the row being the number of the shape contact; how much a rim leans more than one that lies, the
# row being the number of the rolling contact; of a rim on a face how far its lowest point is within
# that, of one that lies how far what presses it is, with the first row of what keeps it flat as
# normal; how much one that is open, and watched, leans over the end of a face.
GAP, RATE, FORCE, STRENGTH, EXPRESSION, MARGIN, SIDE, PUSH, BRANCH, FEATURE, LEAN = range(11)
ON_FACE, PRESSES, OVER = range(11, 14)

# kind; sign that makes it positive; first row of what is watched or of the constraints, how many;
# program of an expression or of a limit, -1 without; coefficient of static friction, or c / k of a
# buffer [s]; what makes a limit a force of the row; first of its ``Watch.normals``, how many;
# direction of a slip at first; number of the contact among those that slide
GUARD = np.dtype(
    [
        ("kind", "i8"),
        ("sign", "f8"),
        ("row", "i8"),
        ("count", "i8"),
        ("program", "i8"),
        ("coefficient", "f8"),
        ("scale", "f8"),
        ("normal", "i8"),
        ("normals", "i8"),
        ("direction", "f8", 3),
        ("slide", "i8"),
    ]
)
NO_SLIDE = -1  # its number: a guard that is none of a contact that slides

# Samples of a step: its start, four points within, its end; one above zero, and others.
START, END, ABOVE, SPARE, EXTRA = 0, 5, 6, 7, 8
SAMPLES = 9

# Columns of ``Watch.samples``: the value of a guard, its rate and second rate where it has them.
VALUE, SLOPE, BEND = range(3)
TURNED, TURN_RATE, TURN_BEND = range(3)
NO_SLIP = 1e-9  # m/s
FAST = 12.0  # of a slow slip: one whose direction is its own, see ``dry_friction.turn``


@dataclass(frozen=True, eq=False)
class Watch(Bundle):
    """What is watched in a run, and what was seen.

    Attributes:
        tables: the rows that do not hold now.
        work: their work arrays.
        guards: (k,) see ``GUARD``.
        normals: what presses what sticks, see ``dry_friction.NORMAL``.
        needs_forces: whether guards ask for more than gaps and slips.
        y: (y,) the state with the angles of the tables' paths.
        turned: (3, paths) their values, rates and second rates at the start of the step.
        bends: (paths,) second rates of those that are angles, at the last sample.
        direction: (rows,) direction of each slip.
        samples: (9, 3, k) values, rates and second rates of the guards in a step, see ``START``.
        place: (6,) where the samples lie, as parts of the step.
        fresh: (k,) whether a guard has not been positive yet, up to the start of the step.
        risen: (k,) how long after that it has been, in this step [s]; infinite where it has not.
        largest: (k,) the largest size of each.
        load: (k,) the largest of the forces that a guard's is one of [N], or the largest size of a
            condition in earlier phases; 0 where it is none.
        fastest: (1,) the largest speed that there was, or that forces give soon [m/s].
        nil: (k,) what counts as zero.
        side: (k,) sign of the multipliers whose side is watched, 0 until it is known.
        met: (k,) whether a guard has come to zero at the end of the step.
        step: (1,) step that was tried before an event cut it short [s].
        ways: (k,) what says how far gaps can have come nearer, see ``far.WAY``; none where there
            are other guards.
        reach: (k,) how far each gap was when it was measured last.
        apart: (k,) how far its points were then [m], or how much its side leaned [rad].
        moved: (bodies, 2) how far each body can have gone and turned since [m, rad].
        asleep: (1,) whether the guards have not been read at the end of the step before.
        rates: (y,) scratch of the evaluation.
        slip: (rows,) scratch.
        tries: (1,) how often this event has been aimed at.

    """

    tables: Tables
    work: Work
    guards: Table
    normals: Table
    needs_forces: int
    y: npt.NDArray[np.float64]
    turned: npt.NDArray[np.float64]
    bends: npt.NDArray[np.float64]
    direction: npt.NDArray[np.float64]
    samples: npt.NDArray[np.float64]
    place: npt.NDArray[np.float64]
    fresh: npt.NDArray[np.int64]
    risen: npt.NDArray[np.float64]
    largest: npt.NDArray[np.float64]
    load: npt.NDArray[np.float64]
    fastest: npt.NDArray[np.float64]
    nil: npt.NDArray[np.float64]
    side: npt.NDArray[np.float64]
    met: npt.NDArray[np.int64]
    step: npt.NDArray[np.float64]
    ways: Table
    reach: npt.NDArray[np.float64]
    apart: npt.NDArray[np.float64]
    moved: npt.NDArray[np.float64]
    asleep: npt.NDArray[np.int64]
    rates: npt.NDArray[np.float64]
    slip: npt.NDArray[np.float64]
    tries: npt.NDArray[np.int64]


@public
def read_guards(tables, work, watch, t, y, y_dot, h, sample):
    """Write values and rates of all guards at a state to a sample.

    Where ``needs_forces`` is set, ``work`` holds the equations evaluated at the state.

    Args:
        tables: the system that runs.
        work: its work arrays.
        watch: see ``Watch``.
        t: [s].
        y: (y,) state.
        y_dot: (y,) its rates.
        h: time since the start of the step [s].
        sample: which one.

    """
    _look_at_rows(work, watch, t, y, y_dot, h)
    rows = watch.work
    for k in range(watch.guards.size):
        e = watch.guards[k]
        row, sign, kind = e["row"], e["sign"], e["kind"]
        found, slope, bend = 0.0, 0.0, 0.0
        # rows that are watched: gaps with their rates, slips
        if kind == GAP:
            found, slope = sign * rows.phi[row], sign * watch.slip[row]
            bend = sign * rows.lam[row]
        elif kind == PUSH:
            found = sign * _pushed(e, rows.phi[row], watch.slip[row])
            slope = sign * _pushed(e, watch.slip[row], rows.lam[row])
        elif kind == RATE:
            for i in range(row, row + e["count"]):
                found += sign * watch.direction[i] * watch.slip[i]
                slope += sign * watch.direction[i] * rows.lam[i]
        # forces of rows that hold, conditions
        elif kind == FORCE:
            found = sign * work.lam[row]
        elif kind == STRENGTH:
            found = _strength_left(tables, work, watch.normals, e)
        elif kind in (EXPRESSION, BRANCH):
            found = sign * _program(tables, work, e["program"])
        elif kind == FEATURE:
            found = margin(tables.shape_contacts, tables.shape_features, work.p, work.R, row)
        elif kind == LEAN:
            rim = tables.rolling_contacts[row]
            sine, slope, _ = lean(rim, work.R, work.w)
            found = beyond_lying(rim, sine)
        elif kind == ON_FACE:
            rim = tables.rolling_contacts[row]
            found = room_on_face(rim, tables.shape_features, work.p, work.R)
        elif kind == PRESSES:
            rim = tables.rolling_contacts[row]
            found = room_of_pressure(
                rim, tables.shape_features, work.p, work.R, work.lam, e["normal"]
            )
        elif kind == OVER:
            rim = watch.tables.rolling_contacts[row]
            found = room_of_edge(rim, watch.tables.shape_features, rows.p, rows.R)
        elif kind == SIDE:
            if watch.side[k] == 0.0 and abs(work.lam[row]) > 0.0:
                watch.side[k] = math.copysign(1.0, work.lam[row])
            found = watch.side[k] * work.lam[row]
        else:
            found = work.sliding.margin[0]
        watch.samples[sample, VALUE, k] = found
        watch.samples[sample, SLOPE, k] = slope
        watch.samples[sample, BEND, k] = bend


@jit
def _pushed(e, gap, rate):
    """Return how far a buffer is pushed in, over its stiffness, or the rate of that.

    e: the guard, a record of ``GUARD``; gap: of its ends, or how fast it opens; rate: of that.
    """
    return gap + e["coefficient"] * rate


@jit
def _look_at_rows(work, watch, t, y, y_dot, h):
    """Write phi, J u (``slip``) and its rate (``lam``) of the rows that are watched."""
    tables, rows = watch.tables, watch.work
    if rows.lam.size == 0:
        return
    rows.clock[NOW], rows.clock[BETWEEN_JUMPS] = t, work.clock[BETWEEN_JUMPS]
    _place_rows(watch, y)
    u = speeds(tables, y)
    assemble.move(tables, rows, u)
    assemble.jacobians(tables, rows)
    assemble.accelerations(tables, rows)
    # angles, which may have turned by any amount in the step
    _count_turns(watch, y_dot, h)
    assemble.residuals(tables, rows)
    multiply(tables.pattern, tables.block_body, rows.J, u, watch.slip)
    multiply(tables.pattern, tables.block_body, rows.J, speeds(tables, y_dot), rows.lam)
    for row in range(rows.lam.size):
        rows.lam[row] -= rows.gamma[row]


@jit
def measure_gaps(watch, y):
    """Write phi of the rows that are watched, all of which are gaps that have not closed since.

    y: (y,) the state. Angles are those nearest to what they were: none has turned by pi since.
    """
    tables, rows = watch.tables, watch.work
    _place_rows(watch, y)
    assemble.residuals(tables, rows)
    for k in range(tables.paths.size):
        watch.turned[TURNED, k] = rows.path[k]


@jit
def _place_rows(watch, y):
    """Read a state, (y,), with angles as they were when they were counted last."""
    tables, rows = watch.tables, watch.work
    moving = tables.bodies.size - 1
    for k in range(13 * moving):
        watch.y[k] = y[k]
    own, states = signals(tables, watch.y), signals(tables, y)
    for k in range(own.size):
        own[k] = states[k]
    turned = angles(tables, watch.y)
    angle = 0
    for k in range(tables.paths.size):
        if tables.paths[k]["kind"] == ANGLE:
            turned[angle] = watch.turned[TURNED, k]
            angle += 1
    assemble.place(tables, rows, watch.y)


@jit
def _count_turns(watch, y_dot, h):
    """Count the turns of the angles that are watched, by their rates and second rates.

    y_dot: (y,) rates of the state.
    """
    tables, rows, turned = watch.tables, watch.work, watch.turned
    u_dot = speeds(tables, y_dot)
    for k in range(tables.paths.size):
        e = tables.paths[k]
        if e["kind"] == ANGLE:
            gradient = rows.path_gradient[2 * k : 2 * k + 2]
            # where joints keep an axis for both bodies, there is no more to it
            watch.bends[k] = along(gradient, e["body_a"], e["body_b"], u_dot, 0)
            expected = turned[TURNED, k] + 0.5 * h * (turned[TURN_RATE, k] + rows.path_rate[k])
            expected += h * h / 12.0 * (turned[TURN_BEND, k] - watch.bends[k])
            rows.path[k] = nearest(rows.path[k], expected, 2.0 * math.pi)


@public
def keep_turns(tables, work, watch):
    """Note angles and directions of slip at the end of a step, which was looked at last.

    Args:
        tables: the system that runs.
        work: its work arrays.
        watch: see ``Watch``.

    """
    _keep_directions(tables.sliding, work.sliding, watch)
    tables, rows = watch.tables, watch.work
    rows = watch.work
    for k in range(watch.tables.paths.size):
        watch.turned[TURNED, k] = rows.path[k]
        watch.turned[TURN_RATE, k] = rows.path_rate[k]
        watch.turned[TURN_BEND, k] = watch.bends[k]


@jit
def _keep_directions(sliding, rub, watch):
    """Note where each contact slips that does so in a plane, for its guard and for its friction."""
    for k in range(watch.guards.size):
        e = watch.guards[k]
        slide = e["slide"]
        if slide == NO_SLIDE or e["count"] == 1:
            continue
        turn(sliding.contacts[slide], rub, slide, watch.slip, e["row"], rub.direction)
        row = sliding.contacts[slide]["row"]
        size = 0.0
        for i in range(e["count"]):
            size += watch.slip[e["row"] + i] ** 2
        size = math.sqrt(size)
        for i in range(e["count"]):
            rub.toward[row + i] = rub.direction[row + i]
            if size > max(NO_SLIP, rub.still[slide]):
                watch.direction[e["row"] + i] = watch.slip[e["row"] + i] / size
        if size > FAST * rub.slow[slide]:
            rub.slow[slide] = 0.0


@jit
def _strength_left(tables, work, normals, e):
    """Return limit + coefficient N less the size of the multipliers that are held.

    normals: (n,) see ``Watch``.
    e: the guard, a record of ``GUARD``.
    """
    left = 0.0
    if e["program"] >= 0:
        left = max(_program(tables, work, e["program"]), 0.0)
    for place in range(e["normal"], e["normal"] + e["normals"]):
        left += e["coefficient"] * normals[place]["factor"] * normal_size(
            normals[place], work.R, work.lam
        )  # fmt: skip
    held = 0.0
    for row in range(e["row"], e["row"] + e["count"]):
        held += work.lam[row] ** 2
    return left / e["scale"] - math.sqrt(held)


@jit
def _program(tables, work, number):
    return value(tables.expressions, work.clock, work.path, work.path_rate, work.stack, number)


def begin_directions(guards: Table, direction: Array) -> None:
    """Write the direction of each slip at first, see ``Watch``."""
    for guard in guards[guards["kind"] == RATE]:
        count = int(guard["count"])
        direction[guard["row"] : guard["row"] + count] = guard["direction"][:count]


def make_watch(
    tables: Tables, guards: Table, normals: Table, needs_forces: bool, state: int
) -> Watch:
    """Return a watch over guards, with room for what is seen.

    Args:
        tables: the rows that are watched.
        guards: see ``GUARD``.
        normals: see ``Watch``.
        needs_forces: see ``Watch``.
        state: size of the state of the system that runs.

    """
    paths, rows, k = tables.paths, tables.row_level.size, guards.size
    direction = np.zeros(rows)
    begin_directions(guards, direction)
    return Watch(
        tables=tables,
        work=make_work(tables),
        guards=guards,
        normals=normals,
        needs_forces=int(needs_forces),
        y=np.zeros(
            13 * (tables.bodies.size - 1)
            + ENERGIES
            + tables.signals.size
            + int(is_angle(paths).sum())
        ),
        turned=np.zeros((3, paths.size)),
        bends=np.zeros(paths.size),
        direction=direction,
        samples=np.zeros((SAMPLES, 3, k)),
        place=np.zeros(END + 1),
        fresh=np.zeros(k, np.int64),
        risen=np.full(k, np.inf),
        largest=np.zeros(k),
        load=np.zeros(k),
        fastest=np.zeros(1),
        nil=np.zeros(k),
        side=np.zeros(k),
        met=np.zeros(k, np.int64),
        step=np.zeros(1),
        ways=ways(tables, guards["row"], guards["kind"] == GAP),
        reach=np.zeros(k),
        apart=np.zeros(k),
        moved=np.zeros((tables.bodies.size, 2)),
        asleep=np.zeros(1, np.int64),
        rates=np.zeros(state),
        slip=np.zeros(rows),
        tries=np.zeros(1, np.int64),
    )


def empty_watch(tables: Tables, work: Work) -> Watch:
    """Return a watch over nothing, of the types that these are of."""
    return Watch(
        tables=tables,
        work=work,
        guards=np.zeros(0, GUARD),
        normals=np.zeros(0, NORMAL),
        needs_forces=0,
        y=np.zeros(0),
        turned=np.zeros((0, 0)),
        bends=np.zeros(0),
        direction=np.zeros(0),
        samples=np.zeros((0, 0, 0)),
        place=np.zeros(0),
        fresh=np.zeros(0, np.int64),
        risen=np.zeros(0),
        largest=np.zeros(0),
        load=np.zeros(0),
        fastest=np.zeros(0),
        nil=np.zeros(0),
        side=np.zeros(0),
        met=np.zeros(0, np.int64),
        step=np.zeros(0),
        ways=np.zeros(0, WAY),
        reach=np.zeros(0),
        apart=np.zeros(0),
        moved=np.zeros((0, 0)),
        asleep=np.zeros(0, np.int64),
        rates=np.zeros(0),
        slip=np.zeros(0),
        tries=np.zeros(0, np.int64),
    )
