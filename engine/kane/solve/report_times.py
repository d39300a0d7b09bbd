"""Times at which a run is recorded."""

import math

import numpy as np
import numpy.typing as npt

from kane.errors import SettingsError
from kane.model import SolverSettings

ADAPTIVE_FRAMES = 1000
LARGEST_RESULT = 4 * 2**30  # bytes; beyond that a result would push others out of memory
SLACK = 1e-9  # a last interval that is shorter than this part of the others is joined to them


def report_times(
    settings: SolverSettings,
    adaptive: bool,
    numbers_per_frame: int,
    jumps: npt.NDArray[np.float64],
) -> npt.NDArray[np.float64]:
    """Return 0, Δt, 2 Δt, ... and the end of the run, shape (frames,) [s].

    A time that differs from one of ``jumps`` by round-off alone is that jump, so that what is
    recorded there is what comes after it.

    Raises:
        SettingsError: the result would not fit into memory.

    """
    interval = settings.record_every
    if interval is None:
        interval = settings.duration / ADAPTIVE_FRAMES if adaptive else settings.step
    count = settings.duration / interval
    size = count * numbers_per_frame * 8
    if size > LARGEST_RESULT:
        raise SettingsError(
            f"The result would take {size / 2**30:.1f} GB, more than the {LARGEST_RESULT >> 30} GB "
            f"allowed: it records {count:.3g} frames. Record less often (solver.record_every in "
            "the model, --every on the command line)."
        )
    whole = math.floor(count * (1 + SLACK))
    times: npt.NDArray[np.float64] = np.arange(whole + 1) * np.float64(interval)
    if count - whole > SLACK * max(count, 1.0):
        times = np.append(times, settings.duration)
    else:
        times[-1] = settings.duration
    nearest = np.rint(jumps / interval).astype(np.int64)
    inside = (nearest > 0) & (nearest < times.size - 1)
    same = inside & (np.abs(nearest * interval - jumps) <= SLACK * interval)
    times[nearest[same]] = jumps[same]
    return times
