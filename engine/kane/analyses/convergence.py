"""Whether a motion stays the same with finer steps or a smaller tolerance, and how it settles."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.dynamics import changed_settings, result_of
from kane.model import Model, SolverSettings
from kane.model.solver import FIXED_STEP_METHODS, TIME_STEPPING
from kane.proof.finding import Finding, Verdict
from kane.results import Result
from kane.sentences import Sentence, say

Array = npt.NDArray[np.float64]

SEEN = 1e-3  # of the size of the mechanism: less is no pixel in a plot
ROUND_OFF = 1e-9  # below it differences of whole runs are round-off, which no step makes smaller
ORDERS = {"euler": 1.0, "heun": 2.0, "rk4": 4.0}  # of the methods with a fixed step
SMOOTH = {TIME_STEPPING: 2.0}  # the same where nothing strikes or slips
SLACK = 0.7  # of an order: with finite steps the next power of the step still shows
TIMES = 4.0  # of what half the step changes: at order 1 the whole error is twice that
STEPS = 32  # over which the order is looked at: behind many, errors of other kinds have grown
FRAMES = 64

HALF = say("Half the tolerance: the same motion?")
HALF_STEP = say("Half the step: the same motion?")
ORDER = say("Order of convergence")
PIXEL = say("A thousandth of the size of the mechanism is less than a pixel of a plot.")
Stop = threading.Event | None
Told = Callable[[float], None]


class Apart(NamedTuple):
    """How far two runs are apart.

    Attributes:
        part: largest difference of places and turns, as a part of the mechanism's size.
        body: whose it is.
        time: and when [s].

    """

    part: float
    body: str
    time: float


def convergence(
    result: Result, stop: Stop = None, told: Told = lambda _: None
) -> Iterator[Finding]:
    """Yield what finer steps change, and the order of convergence.

    Args:
        result: the run.
        stop: set it to give up.
        told: called with the part done, 0 to 1.

    """
    model, settings = result.model, result.settings
    fixed = settings.method in FIXED_STEP_METHODS
    every = settings.duration / FRAMES
    runs = []
    for k, part in enumerate((1.0, 0.5, 0.25 if fixed else 0.01)):
        runs.append(_run(model, settings, part, every, stop))
        told((k + 1) / 4)
        if stop is not None and stop.is_set():
            return
    # the run as it is, too: one with more frames has other steps, and may meet what it has missed
    is_told = settings.method != TIME_STEPPING and np.isin(result.time, runs[1].time).any()
    first = max(apart(each, runs[1]) for each in ([runs[0], result] if is_told else runs[:1]))
    words = say(
        "'{body}' is {part:.2g} of the mechanism's size elsewhere at t = {time:.6g} s",
        body=first.body,
        part=first.part,
        time=first.time,
    )
    verdict = _verdict(first.part <= SEEN)
    title = HALF_STEP if fixed else HALF
    yield Finding(title, verdict, first.part, SEEN, words, PIXEL)
    system = runs[0].system
    if not system.has_crowd:  # which no other method can follow
        yield _other(model, settings, runs[1], first.part, stop)
    orders = ORDERS if system.contacts or system.has_crowd else ORDERS | SMOOTH
    if settings.method in orders:
        yield _order(model, settings, orders[settings.method], stop)
    elif not fixed:
        yield _settling(runs)
    told(1.0)


def apart(one: Result, other: Result) -> Apart:
    """Return how far two runs are apart at the times that both have."""
    times, own, others = np.intersect1d(one.time, other.time, return_indices=True)
    extent = float(one.system.tables.extent)
    a, b = one.q[own], other.q[others]
    shifts = np.abs(a[:, :, :3] - b[:, :, :3]).max(axis=2) / extent
    same = np.sign((a[:, :, 3:] * b[:, :, 3:]).sum(axis=2, keepdims=True))  # e and -e are one turn
    turns = 2 * np.linalg.norm(a[:, :, 3:] - same * b[:, :, 3:], axis=2)
    parts = np.maximum(shifts, turns)
    k, i = np.unravel_index(int(parts.argmax()), parts.shape)
    return Apart(float(parts[k, i]), one.model.bodies[int(i)].name, float(times[k]))


def _run(model: Model, settings: SolverSettings, part: float, every: float, stop: Stop) -> Result:
    changes = {"record_every": every}
    if settings.method in FIXED_STEP_METHODS:
        changes["step"] = part * settings.step
    else:
        changes["rtol"] = max(part * settings.rtol, 1e-14)
        changes["atol"] = max(part * settings.atol, 1e-300)
    return result_of(model, changed_settings(settings, **changes), stop=stop)


def _other(
    model: Model, settings: SolverSettings, finer: Result, own: float, stop: Stop
) -> Finding:
    """Return whether a method with other kernels gives the same motion, within the own error."""
    name = "dopri5" if settings.method == "dop853" else "dop853"
    changed = changed_settings(
        settings, method=name, rtol=min(settings.rtol, 1e-8), atol=min(settings.atol, 1e-10)
    )
    found = apart(finer, _run(model, changed, 1.0, settings.duration / FRAMES, stop))
    limit = SEEN + TIMES * own
    title = say("Another method ({name}): the same motion?", name=name)
    place = say(
        "'{body}' is {part:.2g} of the mechanism's size elsewhere at t = {time:.6g} s",
        body=found.body,
        part=found.part,
        time=found.time,
    )
    reason = say("It may be as far as some steps more than half the step changes, and a pixel.")
    verdict = _verdict(found.part <= limit)
    return Finding(title, verdict, found.part, limit, place, reason)


def _order(model: Model, settings: SolverSettings, expected: float, stop: Stop) -> Finding:
    duration = min(settings.duration, STEPS * settings.step)
    own = changed_settings(settings, duration=duration)
    runs = [_run(model, own, part, duration / 4, stop) for part in (1.0, 0.5, 0.25)]
    coarse, fine = apart(runs[0], runs[1]).part, apart(runs[1], runs[2]).part
    reason = say("The order of {method} is {order:g}.", method=settings.method, order=expected)
    if fine <= ROUND_OFF:
        place = say("Errors are round-off already, below {part:.1g} of the size.", part=ROUND_OFF)
        return Finding(ORDER, "right", 0.0, SLACK, place, reason)
    found = float(np.log2(coarse / fine))
    verdict = _verdict(found >= expected - SLACK)
    place = say(
        "Half the step makes the error {times:.3g} times smaller: order {order:.3g}",
        times=coarse / fine,
        order=found,
    )
    return Finding(ORDER, verdict, max(expected - found, 0.0), SLACK, place, reason)


def _settling(runs: list[Result]) -> Finding:
    """Return whether half the tolerance brings the run nearer to one of a hundredth of it."""
    far, near = apart(runs[0], runs[2]).part, apart(runs[1], runs[2]).part
    reason: Sentence = say("A hundredth of the tolerance stands for the truth.")
    title = say("Does the error go with the tolerance?")
    place = say(
        "From a run with a hundredth of the tolerance it is {far:.2g} of the size apart, with half "
        "of it {near:.2g}.",
        far=far,
        near=near,
    )
    settles = far <= SEEN / 10 or near <= far
    return Finding(title, _verdict(settles), far, SEEN, place, reason)


def _verdict(is_right: bool) -> Verdict:
    return "right" if is_right else "wrong"
