"""Frames as close as courses of efforts need: closer where they bend, and up to each jump.

A course is the natural cubic spline through an effort at frames, from one break to the next: where
a law of time jumps, and where constraints change. What one through every other frame misses at the
rest is 16 times what the one through all frames does between them. What counts of it is the
impulse, since that is what a motion feels of a force that is wrong for a while.
"""

import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.drives import Drive, drives_of
from kane.analyses.effort_courses import CUBIC, pieces_of
from kane.compiled import compile_model
from kane.model.solver import TIME_STEPPING
from kane.results import Result
from kane.sentences import Sentence, say
from kane.solve.run import run

Array = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]
Progress = Callable[[float], None]

MISSED = 1e-12  # of the largest effort over the whole run: the impulse that courses may miss
TOLD = 1e-9  # of the same: what is more would be seen in the motion
LEAST = 1e-3  # of the largest force in the joints: 1e-12 of it is their round-off
ROUNDS = 8  # from 5 ms to 1 ns, where each halves the distance at least once
MOST_PARTS = 8  # that an interval is cut into at once
MOST = 40_000  # frames: 50 MB of a mechanism of ten bodies
NEAR = 0.125  # of the distance of frames: how near before a jump there is another one


class Miss(NamedTuple):
    """What the courses of efforts miss between frames.

    Attributes:
        parts: (frames - 1,) the impulse between two frames, of the largest effort over the whole
            run; that of the drive that misses most.
        worst: the largest miss of an effort, in its unit.
        time: when that is [s].
        drive: name of the drive.
        unit: of its effort.

    """

    parts: Array
    worst: float
    time: float
    drive: str
    unit: str

    @property
    def whole(self) -> float:
        """The impulse that is missed in the whole run, of the largest effort all the while."""
        return float(self.parts.sum())

    @property
    def sentence(self) -> Sentence:
        """What is to be known of it."""
        return say(
            "Tables cannot follow '{name}' everywhere: near {time:.6g} s they miss up to "
            "{worst:.3g} {unit}. Run with them, the motion returns less closely than 1e-8.",
            name=self.drive, time=self.time, worst=self.worst, unit=self.unit,
        )  # fmt: skip


def missed(result: Result, drives: Sequence[Drive]) -> Miss:
    """Return what courses of efforts miss between the frames of a run."""
    time = result.time
    span, parts, found = float(time[-1] - time[0]), np.zeros(max(len(time) - 1, 0)), []
    for drive in drives:
        size = max(float(np.abs(drive.effort).max(initial=0.0)), _least_size(result, drive))
        gaps = np.zeros(parts.size)
        for frames, t, _ in pieces_of(result):
            gaps[frames.start : frames.stop - 1] = _missed(t, drive.effort[frames])
        if size > 0.0 and span > 0.0:
            parts = np.maximum(parts, gaps * np.diff(time) / (size * span))
        k = int(gaps.argmax()) if gaps.size else 0
        found.append((float(gaps[k]) if gaps.size else 0.0, float(time[k]), drive))
    if not found:
        return Miss(parts, 0.0, 0.0, "", "")
    worst, when, drive = max(found, key=lambda each: each[0])
    return Miss(parts, worst, when, drive.name, drive.unit)


def _least_size(result: Result, drive: Drive) -> float:
    """Return what counts as a whole effort at least: of one that is none, round-off is left."""
    lever = float(result.system.tables.extent) if drive.unit == "N m" else 1.0
    return LEAST * lever * float(np.abs(result.multipliers).max(initial=0.0))


def _missed(t: Array, values: Array) -> Array:
    """Return what a spline misses between the points of one piece, (points - 1,)."""
    from scipy.interpolate import CubicSpline

    gaps = np.zeros(max(t.size - 1, 0))
    if t.size < 2 * CUBIC:  # so few say nothing of each other: closer ones will
        gaps[:] = np.ptp(values) if t.size > 1 else 0.0
        return gaps
    inner = np.arange(1, t.size - 1, 2)
    own = CubicSpline(np.delete(t, inner), np.delete(values, inner))
    off = np.abs(own(t[inner]) - values[inner]) / 16.0
    gaps[inner - 1] = gaps[inner] = off
    if t.size % 2 == 0:  # the last interval has no such point
        gaps[-1] = gaps[-2]
    return gaps


def in_close_frames(
    result: Result, progress: Progress | None = None, stop: threading.Event | None = None
) -> tuple[Result, Miss]:
    """Return a run with frames as close as courses of its efforts need, and what they still miss.

    It is run again with more frames where they bend most, until they miss nothing that counts, or
    until more frames do not help.

    Args:
        result: of a run that reached its end.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set; the frames that there are come back then.

    """
    now = missed(result, drives_of(result, ()))
    if result.settings.method == TIME_STEPPING:  # whose forces are means of its steps
        return result, now
    for k in range(ROUNDS):
        times = _closer(result, now)
        if times is None or (stop is not None and stop.is_set()):
            break

        def part(of_run: float, done: int = k) -> None:
            if progress:
                progress((done + of_run) / ROUNDS)

        again = _at_times(result, times, part, stop)
        if not again.outcome.ok:
            break
        result, before, now = again, now, missed(again, drives_of(again, ()))
        if now.whole > 0.5 * before.whole:
            break
    return result, now


def _closer(result: Result, miss: Miss) -> Array | None:
    """Return closer times for frames; None where there are enough, or no more fit."""
    time, jumps = result.time, result.frames.jumps
    jumps = jumps[(time[0] < jumps) & (jumps < time[-1])]
    if miss.whole <= MISSED and np.isin(jumps, time).all():
        return None
    parts = _parts(time, miss)
    if parts.sum() > MOST:
        return None
    steps = np.repeat(np.diff(time) / parts, parts)
    inner = np.repeat(time[:-1], parts) + steps * _counted(parts)
    near = [
        end - NEAR * (t[-1] - t[-2]) / parts[frames.stop - 2]
        for frames, t, end in pieces_of(result)[:-1]
        if t.size > 1 and end - t[-1] > NEAR * (t[-1] - t[-2])
    ]
    return np.unique(np.concatenate([inner, time[-1:], jumps, near]))


def _parts(time: Array, miss: Miss) -> Counts:
    """Return how many parts the intervals between frames are to be cut into, (frames - 1,)."""
    allowed = MISSED / miss.parts.size
    # the impulse falls with the fifth power of the distance
    parts = np.ceil((2.0 * miss.parts / allowed) ** 0.2).clip(1, MOST_PARTS)
    parts[(miss.parts <= allowed) | (np.diff(time) <= 0.0)] = 1
    return parts.astype(np.int64)


def _counted(parts: Counts) -> Counts:
    """Return 0, 1, ... of each interval's parts."""
    return np.arange(parts.sum()) - np.repeat(np.cumsum(parts) - parts, parts)


def _at_times(
    result: Result, times: Array, progress: Progress, stop: threading.Event | None
) -> Result:
    """Return the same run with frames at other times."""
    frames = run(compile_model(result.model), result.settings, progress, stop, at=times)
    return Result(frames.system, result.settings, frames)
