"""What a run recorded, as the second derivation takes it: windows of a few frames.

From a frame of the run the motion is made anew in tiny steps, so that its rates can be taken by
differences, whatever method and steps the run had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from kane.analyses.going_on import behind_events, go_on
from kane.compiled.constraints import constraints
from kane.compiled.contacts import OwnedContact, pressing_contacts
from kane.compiled.laws import states_of
from kane.elements.changing import ContactState
from kane.elements.primitives import Constraint, RimContact, ShapeContact, VelocityRow
from kane.elements.primitives.shape_contact import MOST_CROSSINGS
from kane.elements.signals import Sampling
from kane.expressions.nodes import StateOf
from kane.fields import GROUND
from kane.model import coordinates
from kane.model.model import exerting
from kane.model.poses import Poses
from kane.model.solver import TIME_STEPPING
from kane.proof.balance import Acting, Sliding, Window
from kane.proof.contacts import Touching, contact_errors
from kane.proof.differences import FRAMES
from kane.proof.drift import drifts
from kane.proof.features import has_pairs, nearest
from kane.proof.judging import Left
from kane.proof.motion import Array, Motion, motion
from kane.proof.paths import Paths
from kane.proof.recorded import Recorded
from kane.proof.rows import Held, Rows, on_face
from kane.proof.signals import Sample
from kane.proof.strikes import Strike
from kane.results import Result
from kane.results.depths import gaps_at
from kane.results.observed import states

FINEST = 1e-14  # relative error of a step: what the method takes for exact
LEAST = 1e-13  # the same absolutely, of lengths and speeds in SI units
FEW = 60  # frames of a run in which all contacts are looked at
HIDDEN = 1e-9  # of how far a rim is said to be where another place of its cores holds
SAMPLED = 5  # instants of each sampling at which frames are made
SAME = 1e-12  # of a time: instants that are one
MOST = 200  # frames, or events, of a whole run that are looked at


def window_at(result: Result, frame: int, spacing: float) -> Window | None:
    """Return a window that begins at a frame; None where something changes within it."""
    simulation = go_on(
        result,
        frame=frame,
        method="dop853",
        formulation="multipliers",
        rtol=FINEST,
        atol=LEAST,
        max_step=spacing,
        record_every=spacing,
    )
    simulation.advance((FRAMES - 1) * spacing)
    found = simulation.result
    if len(found.time) != FRAMES or found.events:
        return None
    return window_of(found, result.multipliers[behind_events(result, frame)])


def window_of(result: Result, of_run: Array) -> Window:
    """Return nine recorded frames as a window.

    Args:
        result: the frames.
        of_run: (m,) multipliers of the frame at which they begin [N].

    """
    of_contacts = list(_closed_at(result, 0))
    return Window(
        model=result.model,
        motion=motion([body.name for body in result.model.bodies], result.time, result.q, result.u),
        multipliers=result.multipliers,
        held=[*always_held(result), *of_contacts],
        acting=acting_at(result, 0),
        sliding=sliding_at(result, 0),
        has_contacts=bool(of_contacts),
        recorded=recorded(result),
        signals=[(each.state, each.rate) for each in states_of(result.model).continuous],
        powers=powers_of(result),
        books=np.stack([_energies(result), result.powers]),
        lasts=result.settings.duration,
        extent=float(result.system.tables.extent),
        principal=principal_axes(result),
        reactions={
            joint.name: result.reactions[:, i] for i, joint in enumerate(result.model.joints)
        },
        accelerations=result.accelerations,
        of_run=of_run,
    )


def _energies(result: Result) -> Array:
    """Return put in, turned into heat by dampers and by friction, put in by hands, (9, 4) [J]."""
    system = result.system
    return np.array(states(result)[:, system.motion_size : system.signal_places.start])


def recorded(result: Result) -> Recorded:
    """Return what a result has beside places and speeds."""
    places, system = {s: k for k, s in enumerate(result.system.signal_states)}, result.system

    def state(of: StateOf) -> Array:
        return np.asarray(states(result)[:, system.signal_places.start + places[of]])

    return Recorded(lambda path: np.asarray(result.trajectory.along(path).values), state)


def _at_frames(result: Result, frames: Array) -> Recorded:
    """Return the same at some frames of a run, which may be long."""
    if result.is_short:
        return recorded(result).part(frames)
    own = [recorded(result.at_frame(int(k))) for k in frames]
    return Recorded(
        lambda path: np.concatenate([each.turn(path) for each in own]),
        lambda state: np.concatenate([each.state(state) for each in own]),
    )


def powers_of(result: Result) -> dict[str, Array]:
    """Return of each load what it gives, puts in, takes out and stores, (4, frames) [W, J]."""
    # as a part: with the loads as they are in the laws that hold there, a buffer where it pushes
    run, found = result.part(slice(0, len(result.time))).trajectory, {}
    for name in result.system.load_entries:
        stored = sum((load.stored(run) for load in run.loads(name)), np.zeros(run.frames))
        found[name] = np.stack([*run.powers(name), stored])
    return found


def principal_axes(result: Result) -> dict[str, Array]:
    """Return the axes of the solver in those of each body."""
    frames = result.system.frames
    axes = {name: frames.axes[i] for name, i in frames.index.items()}
    return {**axes, GROUND: np.eye(3)}


def held_at(result: Result, frame: int) -> list[Held]:
    """Return the constraints with their multipliers; of contacts those that hold at a frame."""
    return [*always_held(result), *_closed_at(result, frame)]


def _closed_at(result: Result, frame: int) -> Iterator[Held]:
    states = result.states_at(frame)
    pairs = zip(states, result.system.contact_rows, strict=True)
    for k, ((owned, state), rows) in enumerate(pairs):
        contact = owned.contact
        if contact.is_law or not state.is_closed:
            continue
        own = contact.rows(state) if contact.switch and contact.switch.rigid else contact.held
        if contact.lies:
            own = _kept_flat(result, k, states)
        yield from _held(owned.name, own, rows.start, state.feature)


def acting_at(result: Result, frame: int) -> list[Acting]:
    """Return the loads, and the buffers that push at a frame."""
    model = result.model
    named = coordinates(model)
    found: list[Acting] = []
    for element in exerting(model):
        laws = element.laws() if hasattr(element, "laws") else ()
        own = {law.text: law.own for law in laws}
        found.extend(Acting(element.name, load, own) for load in element.loads(named))
    for owned, state in result.states_at(frame):
        if owned.contact.buffer is not None:
            found.append(Acting(owned.name, owned.contact.buffer.load(state), {}))
    return found


def sliding_at(result: Result, frame: int) -> list[Sliding]:
    """Return what slides with friction at a frame, or is held by it."""
    system, found = result.system, []
    pairs = list(zip(result.states_at(frame), system.contact_rows, strict=True))
    for k, ((owned, state), rows) in enumerate(pairs):
        contact = owned.contact
        if contact.is_law or not (state.is_closed and contact.friction):
            continue
        held = list(_held(owned.name, contact.held, rows.start, state.feature))
        own = [rows.start] if contact.gap is not None else []
        gaps = [
            pairs[i][1].start
            for i in pressing_contacts(system.contacts, k)
            if pairs[i][0][1].is_closed
        ]
        angular = contact.gap is None and getattr(contact.held[0], "angular", True)
        found.append(
            Sliding(
                owned.name, not state.slides, held, bool(own), angular, contact.friction,
                gaps or own,
            )
        )  # fmt: skip
    return found


def drift_of_run(result: Result) -> list[Left]:
    """Return gaps and slips of what always holds, over frames of the whole run."""
    model = result.model
    frames = np.unique(np.linspace(0, len(result.time) - 1, MOST).astype(int))
    names = [body.name for body in model.bodies]
    moved = motion(names, result.time[frames], result.q[frames], result.u[frames])
    held = list(always_held(result))
    play = result.system.tables.play
    extent, axes = float(result.system.tables.extent), principal_axes(result)
    found = drifts(
        Paths(model, moved, _at_frames(result, frames)),
        held,
        extent,
        float(play.max(initial=0.0)),
        axes,
    )
    return list(found)


def contacts_of_run(result: Result) -> Iterator[Left]:
    """Yield gaps of contacts over frames of the whole run.

    Raises:
        NotCoveredError: the model has what the second derivation does not know.

    """
    model, names = result.model, [body.name for body in result.model.bodies]
    extent, axes = float(result.system.tables.extent), principal_axes(result)
    # the first frame of a run by time steps has what holds in the first step
    is_stepped = result.settings.method == TIME_STEPPING
    begin, deep = int(is_stepped), result.outcome.position_violation if is_stepped else 0.0
    frames = np.unique(
        np.linspace(min(begin, len(result.time) - 1), len(result.time) - 1, FEW).astype(int)
    )
    largest = np.abs(result.multipliers[frames]).max(axis=0, initial=0.0)
    told = {(frame, c): gap for frame, c, gap in gaps_at(result, frames.tolist())}
    for k in frames.tolist():
        one = slice(k, k + 1)
        here = result.part(one)
        moved = motion(names, result.time[one], result.q[one], result.u[one])
        paths = Paths(model, moved, recorded(here))
        own, drawn = [], _Drawn(moved)
        pairs = zip(result.states_at(k), result.system.contact_rows, strict=True)
        for c, ((owned, state), rows) in enumerate(pairs):
            contact = owned.contact
            gap = contact.gap
            shapes = gap if isinstance(gap, ShapeContact | RimContact) else None
            # shapes that are always held are drawn as well, and may have left what they are told
            # to touch
            if gap is None or contact.is_law or not (contact.opens or shapes):
                continue
            pushes = state.is_closed and contact.opens and contact.switch is None
            push = float(result.multipliers[k, rows.start]) if pushes else None
            most = float(largest[rows.start]) if pushes else 0.0
            # where no pair of edges is told another one may touch at the end of a step
            is_untold = has_pairs(gap) and not gap.has_one_pair()
            touched = state.feature if is_untold else feature_of(gap, state.feature, moved)
            held = Held(owned.name, gap, 0, touched)
            height = drawn.height(shapes) if shapes else None
            room = drawn.room(gap, held.feature) if state.is_closed else 0.0
            own.append(
                Touching(
                    held, state.is_closed, push, most, height, drawn.told(gap, told, (k, c)), room
                )
            )
        yield from contact_errors(paths, own, Rows(paths, extent, axes), deep)


def samples_of_run(result: Result) -> list[Sample]:
    """Return the instants of samplings at which there are frames.

    Where frames of the run are too far apart for that, its beginning is made anew with such.
    """
    samplings = states_of(result.model).samplings
    if not samplings:
        return []
    return _samples(result, samplings) or _samples(_from_sample_to_sample(result), samplings)


def _from_sample_to_sample(result: Result) -> Result:
    """Return a run from the first frame on, with a frame at each of a few instants."""
    simulation, until = go_on(result, frame=0), float(result.time[-1])
    instants = {
        each.offset + k * each.period
        for each in states_of(result.model).samplings
        for k in range(SAMPLED)
    }
    for instant in sorted(instants):
        if simulation.time < instant <= until:
            simulation.advance(instant - simulation.time)
    return simulation.result


def _samples(result: Result, samplings: Sequence[Sampling]) -> list[Sample]:
    found: list[Sample] = []
    names = [body.name for body in result.model.bodies]
    for k in range(1, len(result.time)):
        if len(found) >= MOST:
            break
        time, then = float(result.time[k]), float(result.time[min(k + 1, len(result.time) - 1)])
        both = [recorded(result.part(slice(j, j + 1))) for j in (k - 1, k)]
        for each in samplings:
            # a run may end before the sample of its last instant, or before a later frame has it
            is_over = _is_taken(each, *both) or not _is_due(each, then, both[0])
            if _is_due(each, time, both[0]) and is_over:
                one = slice(k, k + 1)
                moved = motion(names, result.time[one], result.q[one], result.u[one])
                paths = Paths(result.model, moved, _just_before(samplings, *both))
                after = [float(both[1].state(state)[0]) for state, _ in each.updates]
                found.append(Sample(time, paths, each.updates, after))
    return found


def _is_due(each: Sampling, time: float, before: Recorded) -> bool:
    """Whether the next sample of a sampling is to be taken at a time, by what was just before."""
    instant = each.offset + float(before.state(each.count)[0]) * each.period
    return abs(time - instant) <= SAME * max(time, each.period)


def _is_taken(each: Sampling, before: Recorded, after: Recorded) -> bool:
    """Whether a sample was taken between two frames."""
    return bool(after.state(each.count)[0] > before.state(each.count)[0])


def _just_before(samplings: Sequence[Sampling], before: Recorded, after: Recorded) -> Recorded:
    """Return what was recorded at an instant before its samples were taken."""
    held = {state for each in samplings for state in (each.count, *dict(each.updates))}
    return Recorded(after.turn, lambda state: (before if state in held else after).state(state))


def strikes_of_run(result: Result) -> list[Strike]:
    """Return the instants of a run at which constraints change, as two frames each."""
    model, found = result.model, []
    names = [body.name for body in model.bodies]
    for phase in result.frames.course[1 : MOST + 1]:
        k = phase.first
        if k == 0 or k >= len(result.time):
            continue
        both = slice(k - 1, k + 1)
        time = float(result.time[k])
        named = {(event.element, event.part) for event in result.events if event.time == time}
        held, blows = list(always_held(result)), []
        moved = motion(names, result.time[both], result.q[both], result.u[both])
        before, after = (result.states_at(j) for j in (k - 1, k))
        for c, ((owned, old), (_, new)) in enumerate(zip(before, after, strict=True)):
            contact = owned.contact
            is_named = (owned.name, contact.part) in named
            if contact.is_law or not (old.is_closed or new.is_closed or is_named):
                continue
            if contact.switch is not None and contact.switch.blow is not None and is_named:
                blows.append(contact.switch.blow)
            state = new if new.is_closed else old
            feature = new.feature if new.feature is not None else old.feature
            rigid = contact.switch is not None and contact.switch.rigid is not None
            rows = contact.rows(state) if rigid else contact.held
            if contact.lies:
                # what lets go in the strike has been held by it
                rows = _kept_flat(result, c, after if new.is_closed else before)
            held += [Held(owned.name, own, 0, feature_of(own, feature, moved)) for own in rows]
        found.append(
            Strike(
                model, moved, held, blows,
                recorded(result.part(slice(k, k + 1))),
                float(result.system.tables.extent), principal_axes(result),
            )
        )  # fmt: skip
    return found


def _kept_flat(
    result: Result, k: int, states: Sequence[tuple[OwnedContact, ContactState]]
) -> tuple[Constraint, ...]:
    """Return the rows of the contact that keeps a rim flat, with axes in the plane of its face."""
    contacts = result.system.contacts
    (rim,) = pressing_contacts(contacts, k)
    gap, own = contacts[rim].contact.gap, tuple(contacts[k].contact.held)
    if not isinstance(gap, RimContact):
        return own
    plane = on_face(gap, states[rim][1].feature, principal_axes(result)[gap.body_a])
    about = [row for row in own if isinstance(row, VelocityRow)]
    return tuple(
        replace(row, angular=axis) for row, axis in zip(about, plane.directions[1:], strict=True)
    )


def feature_of(
    constraint: Constraint, told: int | None, moved: Motion, shift: float = 0.0, turn: float = 0.0
) -> int | None:
    """Return the feature that is touched: the told one, else the one that is nearest.

    Of edges or parts it is the number of their pair; None where several are as near.

    Args:
        constraint: of the contact.
        told: which it is said to be.
        moved: the frame.
        shift: by how much bodies stood elsewhere when it was told [m].
        turn: by how much they were turned [rad].

    """
    if told is not None or not isinstance(constraint, ShapeContact):
        return told
    if has_pairs(constraint):
        return constraint.nearest_pair(_poses(moved), shift, turn)
    a, b = constraint.body_a, constraint.body_b
    wanted = (constraint.point_b, *([constraint.inner] if constraint.inner else []))
    ways = (moved.places.point(b, each)[0] - moved.places.origin[a][0] for each in wanted)
    return nearest(constraint, *(moved.places.turn[a][0].T @ way for way in ways))


def _poses(moved: Motion) -> Poses:
    """Return where all bodies stand in the first frame of a motion."""
    names, at = tuple(moved.velocity)[1:], moved.places
    return Poses(
        names,
        np.stack([at.origin[name][0] for name in names]),
        np.stack([at.turn[name][0] for name in names]),
    )


class _Drawn:
    """How far shapes are from each other as they are drawn, in one frame.

    Args:
        moved: the frame.

    """

    def __init__(self, moved: Motion) -> None:
        self._poses = _poses(moved)
        self._known: tuple[ShapeContact, list[float]] | None = None

    def told(
        self, gap: Constraint, told: Mapping[tuple[int, int], float], at: tuple[int, int]
    ) -> float | None:
        """Return the gap that a run has measured [m]; None of a rim that another place hides."""
        found = told.get(at)
        if found is None or not isinstance(gap, RimContact):
            return found
        far = gap.far(self._poses)
        return None if abs(found - far) <= HIDDEN * far else found

    def room(self, gap: Constraint, pair: int | None) -> float:
        """Return how far what touches is from its end, negative beyond, as a part of its size.

        Nothing where it has no end, or is a rim that has not gone beyond it.

        Args:
            gap: of the contact.
            pair: number of edges or parts that touch, or of the face that a rim touches.

        """
        if isinstance(gap, RimContact) and pair is not None:
            return 0.0 if gap.is_on(self._poses, pair) else -1.0
        if pair is None or not has_pairs(gap):
            return 0.0
        found = gap.parts(self._poses, pair)
        return found.room if found is not None else -1.0

    def height(self, gap: ShapeContact | RimContact) -> float:
        """Return the gap of what is nearest, of edges and parts the next one for each rank [m]."""
        if isinstance(gap, RimContact) or not gap.features_b:
            return gap.height(self._poses)
        # contacts of the same cores follow each other
        if gap.rank == 0 or self._known is None:
            self._known = gap, gap.heights(self._poses, MOST_CROSSINGS)
        return self._known[1][gap.rank]


def always_held(result: Result) -> Iterator[Held]:
    """Yield the constraints that always hold."""
    model, system = result.model, result.system
    for owner, own in constraints(model, coordinates(model)):
        yield from _held(owner, own, system.joint_rows[owner].start)


def _held(
    owner: str, own: Iterable[Constraint], first: int, feature: int | None = None
) -> Iterator[Held]:
    """Yield the constraints of an element, whose multipliers follow each other from a first one."""
    for constraint in own:
        yield Held(owner, constraint, first, feature)
        first += len(constraint.holds())
