"""How quantities change with small deviations, and with what is set.

A quantity is a function over frames. So the mechanism is moved along each deviation, its joints
closed, to eight places beside the frame, and what the quantity is there gives its slope: central
differences of the eighth order, whose error is some 1e-11 of the slope where quantities are smooth
within a hundredth of the mechanism's size (Fornberg, Math. Comp. 51, 1988).
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import Directions
from kane.analyses.instant import AT_ONCE, Instant
from kane.analyses.setting import Setting, compiled_for, set_on
from kane.compiled import System
from kane.compiled.turns import turns_of
from kane.errors import SettingsError
from kane.kernels.codes import ACCELERATION, BETWEEN_JUMPS, NOW
from kane.kernels.equations.project import close_positions, close_speeds, move
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.record import record
from kane.kernels.tables import make_work
from kane.results import Result
from kane.sentences import NOTHING, say
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.run import Frames

Array = npt.NDArray[np.float64]

STEP = 0.01  # of the mechanism's size, or in radians
OFFSETS = (-4, -3, -2, -1, 1, 2, 3, 4)
WEIGHTS = np.array([1 / 280, -4 / 105, 1 / 5, -4 / 5, 4 / 5, -1 / 5, 4 / 105, -1 / 280])
CORRECTIONS = 20


def units_of(instant: Instant, outputs: Sequence[str]) -> tuple[str, ...]:
    """Return the units of quantities; raises UnknownSignalError."""
    known = {entry.name: entry.unit for entry in instant.result.signals()}
    return tuple(known.get(name, "1") for name in outputs)


def output_slopes(
    instant: Instant,
    outputs: Sequence[str],
    settings: tuple[Setting, ...],
    T: Directions,
    speed_shapes: Array,
) -> tuple[Array, Array]:
    """Return how outputs change with x, (o, p + q), and with what is set, (o, i).

    Args:
        instant: the frame.
        outputs: names of quantities.
        settings: what is set.
        T: basis of the places.
        speed_shapes: (6 n, p + q) changes of speeds for x.

    Raises:
        SettingsError: constraints change in the model, so that single states tell too little.
        UnknownSignalError: there is no such quantity.

    """
    p, count = len(T.names), speed_shapes.shape[1]
    if not outputs:
        return np.zeros((0, count)), np.zeros((0, len(settings)))
    system = instant.system
    if system.contacts:
        raise SettingsError(
            say("Outputs are not to be had of a model with stops, friction or latches.")
        )
    for name in outputs:
        instant.result[name]  # which says what is wrong with a name
    lifted = [each.row for each in settings if each.row >= 0]
    frames: list[tuple[Array, tuple[float, ...], float]] = []
    for k in range(count):
        shift = T.basis[:, k] if k < p else np.zeros(6 * system.bodies)
        step = STEP * _reach(system, shift if shift.any() else speed_shapes[:, k])
        for offset in OFFSETS:
            state = _beside(instant, shift, speed_shapes[:, k], offset * step, lifted)
            frames.append((state, (), step))
    x = _slopes(instant, system, outputs, frames, ())
    frames = []
    for k in range(len(settings)):
        for offset in OFFSETS:
            values = tuple(float(offset) if j == k else 0.0 for j in range(len(settings)))
            frames.append((instant.state, values, 1.0))
    u = _slopes(instant, compiled_for(system, settings), outputs, frames, settings)
    return x, u


def _reach(system: System, direction: Array) -> float:
    """Return how far to go along a direction for a step of 1: the mechanism's size, or a radian."""
    sizes = np.abs(direction.reshape(-1, 2, 3)).max(axis=(0, 2))
    largest = max(sizes[0] / system.tables.extent, sizes[1], 1e-300)
    return 1.0 / float(largest)


def _beside(instant: Instant, shift: Array, speed: Array, way: float, lifted: list[int]) -> Array:
    """Return a state on the constraints, some way along a deviation."""
    system, n = instant.system, instant.system.bodies
    level = system.tables.row_level.copy()
    level[lifted] = ACCELERATION
    tables = replace(system.tables, row_level=level)
    work, y = make_work(tables), instant.state.copy()
    work.clock[:] = instant.work.clock
    work.clock[NOW] = instant.time
    scratch = np.zeros(6 * n)
    move(y[: 7 * n], np.ascontiguousarray(shift * way), np.inf, np.inf)
    close_positions(tables, work, y, scratch, CORRECTIONS, np.inf)
    y[7 * n : 13 * n] += speed * way
    close_speeds(tables, work, y[7 * n : 13 * n])
    return y


def _slopes(
    instant: Instant,
    system: System,
    outputs: Sequence[str],
    frames: Sequence[tuple[Array, tuple[float, ...], float]],
    settings: tuple[Setting, ...],
) -> Array:
    """Return the slopes of outputs, (o, d), from the states beside a frame, eight for each."""
    if not frames:
        return np.zeros((len(outputs), 0))
    values = np.array([_values(instant, system, outputs, *frame[:2], settings) for frame in frames])
    steps = np.array([frame[2] for frame in frames[:: len(OFFSETS)]])
    apart = values.reshape(-1, len(OFFSETS), len(outputs))
    return np.asarray(np.einsum("dko,k->od", apart, WEIGHTS) / steps)


def _values(
    instant: Instant,
    system: System,
    outputs: Sequence[str],
    state: Array,
    values: tuple[float, ...],
    settings: tuple[Setting, ...],
) -> Array:
    changed = replace(system, tables=set_on(system, settings, values)) if settings else system
    result = _recorded(changed, instant, state)
    return np.array([result[name][0] for name in outputs])


def _recorded(system: System, instant: Instant, y: Array) -> Result:
    """Return the result of a run that has this state alone."""
    tables, store = system.tables, FrameStore(1, system.frame_size)
    work, rates = make_work(tables, turns=turns_of(system)), np.zeros(system.state_size)
    between = float(instant.work.clock[BETWEEN_JUMPS])
    work.clock[BETWEEN_JUMPS] = between
    record(tables, work, calls_for(tables, work), instant.time, y, rates, False, store.values[0])
    outcome = Outcome(
        ending=Ending.STOPPED, cause=NOTHING, time=instant.time, steps=0, rejected=0,
        evaluations=1, wall_time=0.0, position_violation=0.0, velocity_violation=0.0,
        assembly_shift=0.0,
    )  # fmt: skip
    settings = msgspec.structs.replace(system.model.solver, duration=AT_ONCE)
    frames = Frames(
        np.array([instant.time]), store.values, system, outcome, np.zeros(0), store,
        np.array([between]),
    )  # fmt: skip
    return Result(system, settings, frames)
