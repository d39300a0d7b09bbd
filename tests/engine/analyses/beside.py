"""Slopes of quantities by differences: what exact ones are held against.

The mechanism is moved along each deviation, its joints closed, to eight places beside the frame.
"""

from dataclasses import replace

import msgspec
import numpy as np

from kane.compiled.turns import turns_of
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations.project import close_positions, close_speeds, move
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.record import record
from kane.kernels.tables import make_work
from kane.results import Result
from kane.sentences import NOTHING
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.run import Frames

OFFSETS = (-4, -3, -2, -1, 1, 2, 3, 4)
WEIGHTS = np.array([1 / 280, -4 / 105, 1 / 5, -4 / 5, 4 / 5, -1 / 5, 4 / 105, -1 / 280])


def slopes_beside(instant, names, shifts, speeds, h):
    """Return the slopes of quantities along displacements and changes of speeds, (o, d).

    h is a part of the mechanism's size, or in radians: the error is (h / 0.01)^8 where forces bend
    sharply, and round-off some 1e-13 / h.
    """
    system = replace(instant.system, contacts=(), states=())
    found = [np.zeros((len(names), 0))]
    for shift, speed in zip(shifts.T, speeds.T, strict=True):
        sizes = np.abs((shift if shift.any() else speed).reshape(-1, 2, 3)).max(axis=(0, 2))
        step = h / max(sizes[0] / system.tables.extent, sizes[1], 1e-300)
        values = [
            _values(instant, system, names, _beside(instant, shift, speed, k * step))
            for k in OFFSETS
        ]
        found.append((WEIGHTS @ np.array(values) / step)[:, None])
    return np.hstack(found)


def _beside(instant, shift, speed, way):
    system, n, y = instant.system, instant.system.bodies, instant.state.copy()
    work = make_work(system.tables)
    work.clock[:] = instant.work.clock
    work.clock[NOW] = instant.time
    move(y[: 7 * n], np.ascontiguousarray(shift * way), np.inf, np.inf)
    close_positions(system.tables, work, y, np.zeros(6 * n), 20, np.inf)
    y[7 * n : 13 * n] += speed * way
    close_speeds(system.tables, work, y[7 * n : 13 * n])
    return y


def _values(instant, system, names, y):
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
    settings = msgspec.structs.replace(system.model.solver, duration=float(np.finfo(float).tiny))
    frames = Frames(
        np.array([instant.time]), store.values, system, outcome, np.zeros(0), store,
        np.array([between]),
    )  # fmt: skip
    result = Result(system, settings, frames)
    return [result[name][0] for name in names]
