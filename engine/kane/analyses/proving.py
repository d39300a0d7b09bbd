"""Is this right? A run as a second derivation sees it, which shares no kernel with the first."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import numpy as np

from kane.analyses.convergence import convergence
from kane.analyses.frame_to_frame import frame_to_frame
from kane.analyses.going_on import SAME
from kane.analyses.proof_start import beginning_of
from kane.analyses.proof_steps import steps_finding
from kane.analyses.proof_turns import turns_of_run
from kane.analyses.proof_windows import (
    contacts_of_run,
    drift_of_run,
    samples_of_run,
    strikes_of_run,
    window_at,
)
from kane.arguments import checked
from kane.model.solver import FIXED_STEP_METHODS, TIME_STEPPING
from kane.proof.balance import (
    Window,
    imbalances,
    power_error,
    recorded_errors,
    speed_errors,
)
from kane.proof.beginning import TITLE as START
from kane.proof.beginning import speed_lefts, start_finding
from kane.proof.finding import Finding, Proof
from kane.proof.friction import friction_errors
from kane.proof.judging import BLIND, LIMIT, SIGNAL, Judged, Left, judged, worst
from kane.proof.lagrange import differences
from kane.proof.paths import NotCoveredError
from kane.proof.powers import load_errors
from kane.proof.reactions import acceleration_errors, reaction_errors
from kane.proof.shares import share_errors
from kane.proof.signals import rate_errors, sample_errors
from kane.proof.strikes import strike_error
from kane.proof.turns import turn_errors
from kane.results import Result
from kane.sentences import Sentence, say
from kane.solve.run import Progress

LOOKED_AT = 8  # instants of a run
SPACINGS = (1e-3, 1e-4, 1e-5, 1e-6)  # of windows, as parts of the run, the widest first
CLEAR = BLIND / 1e3  # a window whose doubts are below it need not be narrower

BALANCE = say("Newton and Euler: forces on each body against its acceleration")
MOMENTUM = say("Momentum of all bodies together")
SPEEDS = say("Speeds are the rates of the places")
LAGRANGE = say("Lagrange: accelerations in minimal coordinates of the tree")
TOLD = say("Accelerations, as told")
REACTIONS = say("Reactions of the joints, as told")
POWER = say("Power of all forces against the rate of the kinetic energy")
DRIFT = say("Drift of the constraints")
CONTACTS = say("Contacts: what is closed touches and pushes, what is open is not inside")
RECORDED = say("Forces that the run recorded, against those made anew")
SHARES = say("Loads that several joints bear: the shortest multipliers")
FRICTION = say("Dry friction against its law")
BEGINNING = say("The speeds at the start: as near to those given as the joints allow")
TURNS = say("Turns that are counted, from frame to frame")
STRIKES = say("Strikes: jumps of momentum along what touches")
LOADS = say("Powers of single loads, as told, and their books")
SIGNALS = say("Signals: rates of their states against their equations")
SAMPLES = say("Signals: what is held from sample to sample against its equations")
COUNTS = say("Steps and evaluations, as told")
TIMES = say("Frames: in order, from the start of the run to its end")
BOOKS = say("Books of energy and the run's own doubts")

ACCELERATIONS = frozenset({"acceleration", "angular acceleration"})
Compare = Callable[[Window], list[Left]]
_BY_BODY: tuple[tuple[Sentence, frozenset[str], Compare], ...] = (
    (BALANCE, frozenset({"force", "moment"}), imbalances),
    (MOMENTUM, frozenset({"momentum", "angular momentum"}), imbalances),
    (SPEEDS, frozenset({"velocity", "turning"}), speed_errors),
    (LAGRANGE, ACCELERATIONS, differences),
    (TOLD, ACCELERATIONS, lambda window: list(acceleration_errors(window))),
    (REACTIONS, frozenset({"force", "moment"}), lambda window: list(reaction_errors(window))),
    (
        FRICTION,
        frozenset({"force", "moment", "power"}),
        lambda window: list(friction_errors(window)),
    ),
    (SHARES, frozenset({"force"}), lambda window: list(share_errors(window))),
    (RECORDED, frozenset({"force", "moment"}), recorded_errors),
    (POWER, frozenset({"power"}), lambda window: [power_error(window)]),
    (LOADS, frozenset({"power"}), lambda window: list(load_errors(window))),
    (SIGNALS, frozenset({SIGNAL}), lambda window: list(rate_errors(window))),
)


@checked
def prove(
    result: Result,
    *,
    instants: int = LOOKED_AT,
    again: bool = True,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> Proof:
    """Look whether a run is right, by equations that share no kernel with those that made it.

    At some instants the motion is made anew in tiny steps. There the forces on each body, worked
    out from the model alone, are held against the differences of its recorded motion (Newton and
    Euler), and these against Lagrange's equations in coordinates of a tree. Over the whole run
    constraints are measured, strikes are balanced, and the run is made again with finer steps.

    Args:
        result: the run.
        instants: how many moments of the run to look at.
        again: whether to run it again with half the tolerance or step.
        progress: called now and then with the part done, 0 to 1.
        stop: set it from any thread to give up; what was found until then comes back.

    Raises:
        AssemblyError, ModelError, SettingsError: as of ``simulate``.

    """
    told = progress or (lambda _: None)
    findings: list[Finding] = []
    times: list[float] = []
    if result.settings.method == TIME_STEPPING:
        findings.append(Finding(BALANCE, "undecided", 0.0, LIMIT, OVER_STRIKES, SMOOTH))
        findings.append(steps_finding(result, stop))
    else:
        seen, times = _look(result, instants, stop, lambda part: told(0.5 * part))
        findings += seen
        findings.append(frame_to_frame(result, instants, stop))
    findings += [*_at_start(result), *_over_run(result)]
    told(0.6)
    if again and not (stop is not None and stop.is_set()):
        findings += convergence(result, stop, lambda part: told(0.6 + 0.4 * part))
    findings.append(_counts(result))
    findings.append(_times(result))
    findings.append(_ended(result))  # the last: it knows no place, and what is wrong has one before
    told(1.0)
    return Proof(tuple(findings), tuple(times))


OVER_STRIKES = say(
    "The method goes over strikes in steps, so that the motion has no rates to compare. Run it "
    "with dop853 to have each body looked at."
)
SMOOTH = say("Rates are taken by differences of a smooth motion.")


def _ended(result: Result) -> Finding:
    """Return whether the run reached its end, with books that close."""
    doubts = result.doubts
    books = say("The books of energy of the run must close within the tolerance.")
    part = result.energy_drift / result.largest_energy if result.largest_energy else 0.0
    if not result.outcome.ok:
        return Finding(BOOKS, "wrong", part, 0.0, result.outcome.message, books)
    if doubts:
        return Finding(BOOKS, "wrong", part, 0.0, Sentence(doubts[0]), books)
    place = say("{part:.2g} of the largest energy is left over.", part=part)
    return Finding(BOOKS, "right", part, 1e-2, place, books)


def _counts(result: Result) -> Finding:
    """Return whether the run can have taken as many steps as it tells."""
    done, settings = result.outcome, result.settings
    least = 1 if done.time > float(result.time[0]) else 0
    if settings.method in FIXED_STEP_METHODS:
        least = int((done.time - float(result.time[0])) / settings.step)
    reason = say("Each step evaluates the equations at least once.")
    place = say(
        "{steps} steps, of which at least {least} are needed; {rejected} taken back, {evaluations} "
        "evaluations",
        steps=done.steps, least=least, rejected=done.rejected, evaluations=done.evaluations,
    )  # fmt: skip
    is_right = done.steps >= least and done.rejected >= 0 and done.evaluations >= done.steps
    is_right = is_right and (least == 0 or len(result.time) > 1)
    return Finding(COUNTS, "right" if is_right else "wrong", 0.0, 0.0, place, reason)


def _times(result: Result) -> Finding:
    """Return whether the frames follow each other, and none lies outside of the run."""
    times, end = np.asarray(result.time), result.outcome.time
    first, last = float(times[0]), float(times[-1])
    place = say(
        "{count} frames, from {first:.6g} s to {last:.6g} s",
        count=len(times),
        first=first,
        last=last,
    )
    reason = say("No frame lies before the start or behind the end, or before the one before it.")
    back = float(np.diff(times).min(initial=0.0))
    part = max(-first, last - end, -back, 0.0) / (end or 1.0)
    return Finding(TIMES, "right" if part <= SAME else "wrong", part, SAME, place, reason)


def _look(
    result: Result,
    instants: int,
    stop: threading.Event | None,
    told: Callable[[float], None],
) -> tuple[list[Finding], list[float]]:
    """Return what the windows show, and the times of those."""
    found: dict[Sentence, list[Judged]] = {title: [] for title, _, _ in _BY_BODY}
    uncovered: dict[Sentence, str] = {}
    times: list[float] = []
    least = _least(result)
    frames = np.unique(np.linspace(0, max(len(result.time) - 2, 0), max(instants, 1)).astype(int))
    for n, frame in enumerate(frames.tolist()):
        if stop is not None and stop.is_set():
            break
        window = _clearest(result, frame, least)
        told((n + 1) / len(frames))
        if window is None:
            continue
        times.append(float(result.time[frame]))
        for title, (many, unknown) in _at_frame(result, frame, window, least).items():
            found[title] += many
            if unknown:
                uncovered[title] = unknown
    shown = [title for title in found if found[title] or title in uncovered or not times]
    return [_finding(title, found[title], uncovered, bool(times)) for title in shown], times


Seen = dict[Sentence, tuple[list[Judged], str]]
"""What a window shows, by title: what is left over, or what is not known."""


def _at_frame(result: Result, frame: int, window: Window, least: dict[str, float]) -> Seen:
    """Return what a window shows, or a narrower one where nothing is wrong.

    Where a law or a curve bends within a window, its differences are wrong, and not the run; what
    is wrong in the run is wrong in a narrower one, too.
    """
    seen = _compared(window, least)
    for part in SPACINGS:
        spacing = part * result.settings.duration
        if not _is_wrong(seen):
            break
        if spacing < 0.5 * window.spacing:
            narrower = window_at(result, frame, spacing)
            other = _compared(narrower, least) if narrower is not None else seen
            if not _is_wrong(other):
                return other
    return seen


def _compared(window: Window, least: dict[str, float]) -> Seen:
    seen: Seen = {}
    for title, kinds, compare in _BY_BODY:
        try:
            many = [left for left in compare(window) if left.kind in kinds]
            seen[title] = list(judged(many, least)), ""
        except NotCoveredError as error:
            seen[title] = [], str(error)
    return seen


def _is_wrong(seen: Seen) -> bool:
    return any(each.verdict == "wrong" for many, _ in seen.values() for each in many)


def _finding(
    title: Sentence, found: list[Judged], uncovered: dict[Sentence, str], any_window: bool
) -> Finding:
    if title in uncovered:
        place = say("'{what}' is not known to the second derivation.", what=uncovered[title])
        return Finding(title, "undecided", 0.0, LIMIT, place, SMOOTH)
    if not any_window:
        place = say("Something changes all the time: there is no moment to look at.")
        return Finding(title, "undecided", 0.0, LIMIT, place, SMOOTH)
    return worst(title, found)


def _clearest(result: Result, frame: int, least: dict[str, float]) -> Window | None:
    """Return the window at a frame in which differences can tell most; None where none can."""
    best, smallest = None, np.inf
    for part in SPACINGS:
        window = window_at(result, frame, part * result.settings.duration)
        if window is None:
            continue
        try:
            many = [*imbalances(window), *speed_errors(window)]
        except NotCoveredError:
            return window
        doubt = max((each.doubt for each in judged(many, least)), default=0.0)
        if doubt >= smallest:
            break  # round-off has taken over: narrower ones are worse
        best, smallest = window, doubt
        if doubt <= CLEAR:
            break
    return best


def _least(result: Result) -> dict[str, float]:
    """Return sizes below which nothing counts: of a motion through the mechanism in the run."""
    L, T = float(result.system.tables.extent), result.settings.duration
    m = max(body.mass_properties().mass for body in result.model.bodies)
    force, turning = m * L / T**2, 1 / T
    return {
        "force": force, "momentum": force, "moment": force * L, "angular momentum": force * L,
        "velocity": L / T, "turning": turning, "acceleration": L / T**2,
        "angular acceleration": turning / T, "power": force * L / T,
        "gap": L, "slip": L / T, "strike": m * L / T, "turns": 0.0,
    }  # fmt: skip


def _at_start(result: Result) -> Iterator[Finding]:
    """Yield whether a run that begins as it is drawn begins as near to that as may be."""
    begins = beginning_of(result)
    if begins is None:
        return
    try:
        yield start_finding(begins)
        if speeds := list(speed_lefts(begins)):
            least = say("The change of the speeds is along what the joints push, and no more.")
            yield worst(BEGINNING, list(judged(speeds, _least(result))), least)
    except NotCoveredError as error:
        yield _finding(START, [], {START: str(error)}, True)


def _over_run(result: Result) -> Iterator[Finding]:
    least = _least(result)
    closed = say("Joints are closed after each step to far less than can be seen.")
    try:
        if drifts := drift_of_run(result):
            yield worst(DRIFT, list(judged(drifts, least)), closed)
    except NotCoveredError as error:
        yield _finding(DRIFT, [], {DRIFT: str(error)}, True)
    try:
        if gaps := list(contacts_of_run(result)):
            yield worst(CONTACTS, list(judged(gaps, least)), closed)
    except NotCoveredError as error:
        yield _finding(CONTACTS, [], {CONTACTS: str(error)}, True)
    try:
        if turns := [left for part in turns_of_run(result) for left in turn_errors(part)]:
            whole = say("A turn that is missed, or counted twice, is a whole one.")
            yield worst(TURNS, list(judged(turns, least)), whole)
    except NotCoveredError as error:
        yield _finding(TURNS, [], {TURNS: str(error)}, True)
    try:
        if samples := list(sample_errors(samples_of_run(result))):
            yield worst(SAMPLES, list(judged(samples, least)), closed)
    except NotCoveredError as error:
        yield _finding(SAMPLES, [], {SAMPLES: str(error)}, True)
    if not result.events or result.settings.method == TIME_STEPPING:
        return
    along = say("What pushes at a strike pushes along its rows, and nothing else does.")
    try:
        strikes = [left for each in strikes_of_run(result) if (left := strike_error(each))]
    except NotCoveredError as error:
        yield _finding(STRIKES, [], {STRIKES: str(error)}, True)
        return
    if strikes:
        yield worst(STRIKES, [each for left in strikes for each in judged([left], least)], along)
