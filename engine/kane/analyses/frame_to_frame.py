"""Whether the frames of a run lie on one motion: each follows from the one before it.

From a frame the motion is made anew up to the next one, with multipliers and as exactly as numbers
let it. So what a method, a formulation, and the curve between the ends of steps have made of the
equations is held against these themselves, before errors have had time to grow.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from kane.analyses.going_on import SAME, go_on
from kane.analyses.simulation import Simulation
from kane.model.solver import FIXED_STEP_METHODS
from kane.proof.finding import Finding
from kane.proof.judging import BESIDE, LIMIT
from kane.proof.signals import name
from kane.results import Result
from kane.results.observed import states
from kane.sentences import Sentence, say

TITLE = say("From frame to frame: does each follow from the one before?")
REASON = say(
    "The motion is made anew from one frame to the next, far more exactly than in the run."
)
RTOL, ATOL = 1e-12, 1e-14  # of the motion that is made anew
PROBE = 1e-3  # of the way to the next frame, on which it is seen how many steps that will take
MOST = 20.0  # steps on that part: who needs more is stiff, and would take minutes
ALLOWED = 1e2  # times the tolerance: errors of all steps up to the next frame, and between steps
FEW = 60  # frames by which it is told how large a state becomes
ROUGH = 1e-3  # what one step of order 1 may miss, of which two halves of it may miss the same part
TIMES = 4.0  # of what half the step changes: at order 1 the whole error is twice that


class Off(NamedTuple):
    """How far a frame is from where the one before it leads.

    Attributes:
        part: of the size of the mechanism, of a radian, or of the largest speed, energy or value.
        what: that is so far off.
        where: the body or signal whose it is.
        time: of the frame [s].

    """

    part: float
    what: Sentence
    where: str
    time: float


def frame_to_frame(result: Result, instants: int, stop: threading.Event | None) -> Finding:
    """Return whether some frames of a run follow from those before them.

    Args:
        result: the run.
        instants: how many frames are looked at, at most.
        stop: set it to give up; what was found until then comes back.

    """
    found: list[tuple[Off, float]] = []
    smooth = _smooth(result)
    for k in np.unique(np.linspace(0, len(smooth) - 1, instants).astype(int)).tolist():
        if not smooth or (stop is not None and stop.is_set()):
            break
        off = _at(result, smooth[k])
        if off is not None:
            found.append(off)
    if not found:
        place = say("Something changes between all frames, or the motion is too stiff.")
        return Finding(TITLE, "undecided", 0.0, LIMIT, place, REASON)
    (part, what, where, time), limit = max(found, key=lambda each: each[0].part / each[1])
    place = say(
        "'{where}', {what} at t = {time:.6g} s: {part:.2g} of the largest off",
        where=where, what=what, time=time, part=part,
    )  # fmt: skip
    return Finding(TITLE, "right" if part <= limit else "wrong", part, limit, place, REASON)


def _smooth(result: Result) -> list[int]:
    """Return the frames from which nothing changes up to the next one, or at it."""
    time, same = np.asarray(result.time), SAME * float(result.time[-1])
    changes = np.array([time[phase.first] for phase in result.frames.course[1:]])
    after = np.searchsorted(changes, time[:-1] + same)
    until = np.searchsorted(changes, time[1:] + same)
    return [int(k) for k in np.flatnonzero((after == until) & (np.diff(time) > same))]


def _at(result: Result, frame: int) -> tuple[Off, float] | None:
    """Return how far the next frame is off, and how far it may be; None where nothing tells it."""
    right = _next(result, frame, method="dop853", formulation="multipliers", rtol=RTOL, atol=ATOL)
    if right is None:
        return None
    off = _off(result, frame + 1, right)
    settings = result.settings
    if settings.method not in FIXED_STEP_METHODS:
        return off, LIMIT + ALLOWED * max(settings.rtol, RTOL)
    finer = _next(result, frame, step=0.5 * settings.step)
    if finer is None:
        return None
    rough = ROUGH if settings.method == "euler" else LIMIT
    return off, rough + TIMES * _off(result, frame + 1, finer).part


def _next(result: Result, frame: int, **changes: Any) -> Result | None:
    """Return the motion from a frame to the next one; None where something changes on the way."""
    way = float(result.time[frame + 1] - result.time[frame])
    simulation: Simulation = go_on(result, frame=frame, record_every=way, **changes)
    simulation.advance(PROBE * way)
    if simulation.result.outcome.steps > MOST:
        return None
    simulation.advance((1.0 - PROBE) * way)
    found = simulation.result
    return None if found.events or not found.outcome.ok else found


def _off(result: Result, frame: int, right: Result) -> Off:
    """Return how far a frame is from the last one of another run."""
    extent = float(result.system.tables.extent)
    q, u, q_right, u_right = result.q[frame], result.u[frame], right.q[-1], right.u[-1]
    e, e_right = q[:, 3:], q_right[:, 3:]
    same = np.where((e * e_right).sum(axis=1, keepdims=True) < 0.0, -1.0, 1.0)  # e, -e: one turn
    fastest = max(np.abs(u_right[:, :3]).max() / extent, np.abs(u_right[:, 3:]).max())
    fastest += BESIDE / result.settings.duration
    offs = {
        say("place"): np.abs(q[:, :3] - q_right[:, :3]).max(axis=1) / extent,
        say("turn"): 2.0 * np.abs(e - same * e_right).max(axis=1),
        say("speed"): np.abs(u[:, :3] - u_right[:, :3]).max(axis=1) / extent / fastest,
        say("angular speed"): np.abs(u[:, 3:] - u_right[:, 3:]).max(axis=1) / fastest,
    }
    time = float(result.time[frame])
    names = [body.name for body in result.model.bodies]
    found = [
        Off(float(part), what, body, time)
        for what, parts in offs.items()
        for body, part in zip(names, parts, strict=True)
    ]
    found += _of_states(result, frame, right)
    return max(found, key=lambda each: each.part if each.part == each.part else np.inf)


def _of_states(result: Result, frame: int, right: Result) -> Iterator[Off]:
    """Yield how far energies, states of signals and counted angles are off."""
    system, time = result.system, float(result.time[frame])
    few = np.unique(np.linspace(0, len(result.time) - 1, FEW).astype(int))
    sizes = np.abs(states(result, few)).max(axis=0)
    here, there = states(result, np.array([frame]))[0], states(right)[-1]
    places = system.signal_places
    energies = range(system.motion_size, places.start)
    largest = float(result.largest_energy)
    for k in energies:
        if largest > 0.0:
            yield Off(abs(here[k] - there[k]) / largest, say("work"), say("all bodies"), time)
    for k, state in zip(range(places.start, places.stop), system.signal_states, strict=True):
        if sizes[k] > 0.0:
            yield Off(abs(here[k] - there[k]) / sizes[k], say("state"), name(state), time)
    for k in range(places.stop, len(here)):
        yield Off(abs(here[k] - there[k]), say("angle, with all turns"), say("all bodies"), time)
