"""Jumps of speeds that are prescribed: a force without end for a moment, which no run shows."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.codes import BETWEEN_JUMPS, SPEED
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.results import Result

Array = npt.NDArray[np.float64]

JUMP = 1e-9  # of the speeds that are prescribed: round-off


class SpeedJump(NamedTuple):
    """A jump of a prescribed speed.

    Attributes:
        time: when [s].
        name: of the driver.

    """

    time: float
    name: str


def speed_jumps(result: Result) -> tuple[SpeedJump, ...]:
    """Return where speeds that drivers prescribe jump within a run in which nothing changes."""
    system, last = result.system, float(result.time[-1])
    jumps = [float(t) for t in system.jumps(result.settings.duration) if t < last]
    drivers = [driver.name for driver in system.model.drivers]
    if not jumps or not drivers:
        return ()
    middles = np.convolve([0.0, *jumps, last], [0.5, 0.5], mode="valid")
    found = []
    for k, time in enumerate(jumps):
        frame = int(np.argmin(np.abs(result.time - time)))
        y = np.array(result.frames.values[frame][: system.state_size])
        before, after = (_prescribed(system, y, time, float(middles[k + i])) for i in (0, 1))
        size = max(np.abs(before).max(initial=0.0), np.abs(after).max(initial=0.0))
        leaps = np.abs(after - before) > JUMP * size
        found += [SpeedJump(time, name) for name in drivers if leaps[system.joint_rows[name]].any()]
    return tuple(found)


def _prescribed(system: System, y: Array, time: float, between: float) -> Array:
    """Return what speeds rows ask for at a time, (m,), with laws as they are between jumps."""
    work = make_work(system.tables)
    work.clock[BETWEEN_JUMPS] = between
    evaluate(system.tables, work, time, y, np.zeros(system.state_size), False)
    return np.where(system.tables.row_level <= SPEED, work.g, 0.0)
