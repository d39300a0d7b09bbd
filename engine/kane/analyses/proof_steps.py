"""Time steps over strikes, as the second derivation takes them: each step by itself."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator

import numpy as np

from kane.analyses.dynamics import changed_settings, result_of
from kane.analyses.proof_crowds import STRIKES, Crowds
from kane.analyses.proof_windows import (
    acting_at,
    always_held,
    feature_of,
    principal_axes,
    recorded,
)
from kane.compiled.contacts import pressing_contacts
from kane.elements.changing import ContactState
from kane.elements.primitives import Constraint
from kane.kernels.state import ENERGIES
from kane.proof.balance import Window
from kane.proof.crowds import NO_CROWD
from kane.proof.features import has_pairs
from kane.proof.finding import Finding
from kane.proof.missed import Missed, parts
from kane.proof.motion import Array, Motion, motion
from kane.proof.paths import NotCoveredError
from kane.proof.rows import Held
from kane.proof.steps import Step, step_errors
from kane.proof.touches import Course, ToldStrike, Touch
from kane.results import Result
from kane.results.crowd_touches import crowd_at
from kane.sentences import Sentence, say
from kane.solve.stepping.contacts import DIRECTLY

TITLE = say("Time steps: momentum, friction and pushing in each")
REASON = say("A step takes what acts in its middle, and turns bodies within it.")
MEASURED = 5  # steps in which all bodies of large groups are looked at, touching or not
FEW, MOST = 40, 400  # steps that are looked at, of so many from the start on
SAME = 1e-6  # of a step: frames that are as far apart as one


class UntoldPlaceError(NotCoveredError):
    """Of several places of a contact as near as each other a run does not say which one touches."""


def steps_finding(result: Result, stop: threading.Event | None) -> Finding:
    """Return whether each of some steps of a run of time steps balances by itself."""
    run = _of_single_steps(result, stop)
    found: list[Missed] = []
    unknown: NotCoveredError | None = None
    chosen = _chosen(run)
    groups = Crowds(run) if run.system.has_crowd else None
    measured = set(chosen[:: max(len(chosen) // MEASURED, 1)])
    for k in chosen:
        if stop is not None and stop.is_set():
            break
        try:
            found += step_errors(_step(run, k, groups, k in measured))
        except NotCoveredError as error:  # a place that was touched and left within the step
            unknown = error
    if not found:
        return Finding(TITLE, "undecided", 0.0, 1.0, _why_none(unknown), REASON)
    off = [part if part == part else np.inf for part in parts(found)]
    part = max(off)
    worst = found[off.index(part)]
    place = say(
        "'{where}', {what} at t = {time:.6g} s: {part:.2g} of what a step may miss",
        where=worst.where, what=worst.what, time=worst.time, part=part,
    )  # fmt: skip
    return Finding(TITLE, "right" if part <= 1.0 else "wrong", part, 1.0, place, REASON)


def _why_none(unknown: NotCoveredError | None) -> Sentence:
    """Say why no step was looked at."""
    match unknown:
        case None:
            return say("Something changes all the time: there is no moment to look at.")
        case UntoldPlaceError():
            return say(
                "'{what}' has places as near as each other, and time steps do not say "
                "which touches.",
                what=str(unknown),
            )
    return say("'{what}' is not known to the second derivation.", what=str(unknown))


def _of_single_steps(result: Result, stop: threading.Event | None) -> Result:
    """Return the run, or its beginning made anew, with a frame at the end of each step."""
    settings = result.settings
    every = settings.record_every or 0.0
    if abs(every - settings.step) <= SAME * settings.step:
        return result
    own = changed_settings(
        settings,
        record_every=settings.step,
        duration=min(settings.duration, MOST * settings.step),
    )
    return result_of(result.model, own, stop=stop)


def _chosen(run: Result) -> list[int]:
    """Return numbers of frames: those in whose steps contacts push most, and some of all."""
    single = np.flatnonzero(
        np.abs(np.diff(run.time) - run.settings.step) <= SAME * run.settings.step
    )
    if not single.size:
        return []
    pushed = np.abs(run.multipliers[single + 1]).max(axis=1, initial=0.0)
    for i, k in enumerate(single.tolist()):
        pushed[i] = max(pushed[i], crowd_at(run, k + 1).forces.max(initial=0.0))
    hardest = single[np.argsort(-pushed, kind="stable")[: FEW // 2]]
    some = single[np.unique(np.linspace(0, single.size - 1, FEW // 2).astype(int))]
    return [int(k) + 1 for k in np.union1d(hardest, some)]


def _step(run: Result, k: int, groups: Crowds | None = None, is_measured: bool = False) -> Step:
    """Return the step before a frame.

    Args:
        run: with a frame at the end of each step.
        k: number of the frame.
        groups: its large groups; None where there are none.
        is_measured: whether all bodies of groups are looked at, touching or not.

    Raises:
        NotCoveredError: a place is told of bodies that there are not.

    """
    crowd = groups.at(k, is_measured) if groups is not None else NO_CROWD
    names, both = [body.name for body in run.model.bodies], slice(k - 1, k + 1)
    middle, speeds = _between(run.q[k - 1], run.q[k]), 0.5 * (run.u[k - 1] + run.u[k])
    time = 0.5 * (run.time[k - 1] + run.time[k])
    moved = motion(names, np.array([time]), middle[None], speeds[None])
    here = recorded(run.part(slice(k, k + 1)))
    touches = list(_touches(run, k, moved))
    window = Window(
        model=run.model, motion=moved, multipliers=run.multipliers[k : k + 1],
        held=[*always_held(run), *(held for touch in touches for held in touch.held)],
        acting=acting_at(run, k), sliding=(), has_contacts=bool(touches), recorded=here,
        signals=(), powers={}, books=np.zeros((2, 1, ENERGIES)),
        lasts=run.settings.duration, extent=float(run.system.tables.extent),
        principal=principal_axes(run), reactions=_reactions(run, k),
        accelerations=np.zeros((1, len(names), 6)), of_run=run.multipliers[k],
    )  # fmt: skip
    ends = motion(names, run.time[both], run.q[both], run.u[both])
    rows = sum(own.stop - own.start for own in run.system.contact_rows)
    is_few = rows <= DIRECTLY and not run.system.has_crowd
    # the first frame has what holds in the first step
    courses = list(_courses(run, k)) if k > 1 else []
    return Step(window, ends, touches, list(_strikes(run, k, touches)), is_few, crowd, courses)


def _reactions(run: Result, k: int) -> dict[str, Array]:
    """Return what joints bear in the mean of the step before a frame, (1, 6) each."""
    told = run.reactions
    return {joint.name: told[k : k + 1, i] for i, joint in enumerate(run.model.joints)}


def _touches(run: Result, k: int, moved: Motion) -> Iterator[Touch]:
    around = functools.cache(functools.partial(_around, run, k))

    def touched(constraint: Constraint, told: int | None) -> int | None:
        """Return the feature that is touched, see ``feature_of``; None where it is not told."""
        if told is not None or not has_pairs(constraint):
            return feature_of(constraint, told, moved)
        ends, shift, turn = around()
        found = {feature_of(constraint, None, each, shift, turn) for each in (moved, *ends)}
        return found.pop() if len(found) == 1 else None

    pairs = zip(run.states_at(k - 1), run.states_at(k), run.system.contact_rows, strict=True)
    for c, ((_, before), (owned, after), rows) in enumerate(pairs):
        contact = owned.contact
        goes_on = before.is_closed and after.is_closed
        rubs = goes_on and contact.friction is not None  # and does so though it tells no force
        pushed = rubs or np.abs(run.multipliers[k, rows]).max(initial=0.0) > 0.0
        if contact.is_law or not pushed:
            continue
        feature = after.feature if after.feature is not None else before.feature
        held, first = [], rows.start
        for own in contact.held:
            held.append(Held(owned.name, own, first, touched(own, feature)))
            if has_pairs(own) and held[-1].feature is None:
                raise UntoldPlaceError(owned.name)
            first += len(own.holds())
        own_gap = [rows.start] if contact.gap is not None else []
        gaps = [run.system.contact_rows[i].start for i in pressing_contacts(run.system.contacts, c)]
        pushes = contact.gap is not None and contact.opens and contact.switch is None
        yield Touch(
            owned.name, held, contact.friction, gaps or own_gap, bool(own_gap), bool(pushes),
            goes_on, after.slides, contact.restitution,
        )  # fmt: skip


def _around(run: Result, k: int) -> tuple[list[Motion], float, float]:
    """Return where bodies are at both ends of a step and of the next, and how far they go in it.

    That is a way [m] and a turn [rad]. Where its middle is, a step takes from the one before it. So
    of edges and parts none is said to touch where another pair is as near as bodies move in the
    step, or is the nearest one at one of these ends.
    """
    names = [body.name for body in run.model.bodies]
    change = 2.0 * np.abs(_between(run.q[k - 1], run.q[k]) - run.q[k - 1]).max(axis=0)
    shift, turn = float(np.linalg.norm(change[:3])), 2.0 * float(np.linalg.norm(change[3:]))
    frames = [slice(at, at + 1) for at in range(k - 1, min(k + 2, len(run.time)))]
    return [motion(names, run.time[at], run.q[at], run.u[at]) for at in frames], shift, turn


def _courses(run: Result, k: int) -> Iterator[Course]:
    """Yield how contacts were told to be at both ends of the step before a frame."""
    start, end = run.time[k - 1], run.time[k]
    slack = SAME * (end - start)
    within: dict[tuple[str, str], set[str]] = {}
    for event in run.events:
        if start - slack <= event.time <= end + slack:
            within.setdefault((event.element, event.part), set()).add(event.kind)
    pairs = zip(run.states_at(k - 1), run.states_at(k), run.system.contact_rows, strict=True)
    for (_, before), (owned, after), rows in pairs:
        contact = owned.contact
        if contact.is_law or contact.switch is not None:
            continue
        has_gap = contact.gap is not None and contact.opens
        yield Course(
            f"{owned.name}: {contact.part}" if contact.part else owned.name,
            _how(before), _how(after), has_gap,
            has_gap and float(run.multipliers[k, rows.start]) > 0.0,
            within.get((owned.name, contact.part), set()),
        )  # fmt: skip


def _how(state: ContactState) -> str:
    if not state.is_closed:
        return "open"
    return "slips" if state.slides else "sticks"


def _strikes(run: Result, k: int, touches: list[Touch]) -> Iterator[ToldStrike]:
    """Yield what is told of strikes within the step before a frame that pushed in it."""
    start, end = run.time[k - 1], run.time[k]
    by_row = {touch.held[0].first: touch for touch in touches if touch.has_gap}
    for event in run.events:
        is_strike = event.kind in STRIKES and event.impulse > 0.0  # not what but comes to lie there
        if not is_strike or not start <= event.time < end:
            continue
        for owned, rows in zip(run.system.contacts, run.system.contact_rows, strict=True):
            touch = by_row.get(rows.start)
            if (owned.name, owned.contact.part) == (event.element, event.part) and touch:
                scale = float(run.system.row_scales[rows.start])
                yield ToldStrike(
                    touch, event.time - start, event.before * scale, event.after * scale,
                    event.impulse / scale, event.lost, event.kind,
                )  # fmt: skip


def _between(q: Array, other: Array) -> Array:
    """Return the middle of two placements, (n, 7)."""
    e, e_other = q[:, 3:], other[:, 3:]
    same = np.where((e * e_other).sum(axis=1, keepdims=True) < 0.0, -1.0, 1.0)  # e, -e: one turn
    return np.hstack([0.5 * (q[:, :3] + other[:, :3]), 0.5 * (e + same * e_other)])
