"""Times at which a run is recorded."""

import math

import numpy as np
import numpy.typing as npt

from kane.errors import SettingsError
from kane.model import SolverSettings
from kane.model.recording import frame_count, report_interval
from kane.sentences import say
from kane.solve.frame_store import LARGEST_IN_MEMORY, folder, free_space

MOST_FRAMES = 50_000_000  # a curve of them takes 400 MB
SLACK = 1e-9  # a last interval that is shorter than this part of the others is joined to them


def check_room(settings: SolverSettings, numbers_per_frame: int) -> None:
    """Raise SettingsError where neither memory nor disk can hold what a run would record."""
    if not report_interval(settings) > 0.0:
        raise SettingsError(
            say(
                "The run is so short ({duration:g} s) that no number lies between its "
                "frames; give it a longer duration.",
                duration=settings.duration,
            )
        )
    count = frame_count(settings)
    size = 8 * numbers_per_frame * count
    allowed = max(LARGEST_IN_MEMORY, free_space()) if size > LARGEST_IN_MEMORY else size
    if count <= MOST_FRAMES and size <= allowed:
        return
    fitting = max(1.0, min(MOST_FRAMES, allowed / (8 * numbers_per_frame)))
    hint = say("; every {interval:g} s would do", interval=_rounded_up(settings.duration / fitting))
    frames = say("{count:.3g} frames, {size:.1f} GB", count=count, size=size / 2**30)
    if count > MOST_FRAMES:
        raise SettingsError(
            say(
                "The run would record {frames}; {most} million frames are the most. Record "
                "less often (solver.record_every in the model, --every on the command "
                "line){hint}.",
                frames=frames,
                most=MOST_FRAMES // 10**6,
                hint=hint,
            )
        )
    raise SettingsError(
        say(
            "The run would record {frames}, and there are {room:.1f} GB of room in "
            "{folder}. Make room there, or record less often (solver.record_every in the "
            "model, --every on the command line){hint}.",
            frames=frames,
            room=allowed / 2**30,
            folder=folder(),
            hint=hint,
        )
    )


def report_times(
    settings: SolverSettings, numbers_per_frame: int, jumps: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Return 0, Δt, 2 Δt, ... and the end of the run, shape (frames,) [s].

    A time that differs from one of ``jumps`` by round-off alone is that jump, so that what is
    recorded there is what comes after it.

    Raises:
        SettingsError: there is no room for the result.

    """
    check_room(settings, numbers_per_frame)
    interval, count = report_interval(settings), frame_count(settings)
    whole = math.floor(count * (1 + SLACK))
    times: npt.NDArray[np.float64] = np.arange(whole + 1) * np.float64(interval)
    if count - whole > SLACK * max(count, 1.0):
        times = np.append(times, settings.duration)
    else:
        times[-1] = settings.duration
    if not jumps.size:
        return times
    nearest = np.rint(jumps / interval).astype(np.int64)
    inside = (nearest > 0) & (nearest < times.size - 1)
    same = inside & (np.abs(nearest * interval - jumps) <= SLACK * interval)
    times[nearest[same]] = jumps[same]
    return times


def _rounded_up(interval: float) -> float:
    """Return the next larger interval of two digits."""
    digit = 10.0 ** (math.floor(math.log10(interval)) - 1)
    return math.ceil(interval / digit) * digit
