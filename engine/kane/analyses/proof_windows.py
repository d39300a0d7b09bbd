"""What a run recorded, as the second derivation takes it: windows of a few frames.

From a frame of the run the motion is made anew in tiny steps, so that its rates can be taken by
differences, whatever method and steps the run had.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from kane.analyses.going_on import behind_events, go_on
from kane.compiled.constraints import constraints
from kane.elements.primitives import Constraint, Path, ShapeContact
from kane.fields import GROUND
from kane.model import coordinates
from kane.model.model import exerting
from kane.proof.balance import Acting, Window
from kane.proof.contacts import Touching, contact_errors
from kane.proof.differences import FRAMES
from kane.proof.drift import drifts
from kane.proof.judging import Left
from kane.proof.motion import Array, Motion, motion
from kane.proof.paths import Paths
from kane.proof.rows import Held, Rows, nearest
from kane.proof.strikes import Strike
from kane.results import Result

FINEST = 1e-14  # relative error of a step: what the method takes for exact
LEAST = 1e-13  # the same absolutely, of lengths and speeds in SI units
FEW = 60  # frames of a run in which all contacts are looked at
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


def window_of(result: Result, recorded: Array) -> Window:
    """Return nine recorded frames as a window.

    Args:
        result: the frames.
        recorded: (m,) multipliers of the frame at which they begin [N].

    """
    return Window(
        model=result.model,
        motion=motion([body.name for body in result.model.bodies], result.time, result.q, result.u),
        multipliers=result.multipliers,
        held=held_at(result, 0),
        acting=acting_at(result, 0),
        turns=lambda path: turns_of(result, path),
        extent=float(result.system.tables.extent),
        principal=principal_axes(result),
        reactions={
            joint.name: result.reactions[:, i] for i, joint in enumerate(result.model.joints)
        },
        accelerations=result.accelerations,
        recorded=recorded,
    )


def turns_of(result: Result, path: Path) -> Array:
    """Return the recorded angle of a path, (frames,) [rad]."""
    return np.asarray(result.trajectory.along(path).values)


def principal_axes(result: Result) -> dict[str, Array]:
    """Return the axes of the solver in those of each body."""
    frames = result.system.frames
    axes = {name: frames.axes[i] for name, i in frames.index.items()}
    return {**axes, GROUND: np.eye(3)}


def held_at(result: Result, frame: int) -> list[Held]:
    """Return the constraints with their multipliers; of contacts those that hold at a frame."""
    system = result.system
    held = list(_always(result))
    pairs = zip(result.states_at(frame), system.contact_rows, strict=True)
    for (owned, state), rows in pairs:
        contact = owned.contact
        if contact.is_law or not state.is_closed:
            continue
        first = rows.start
        own = contact.rows(state) if contact.switch and contact.switch.rigid else contact.held
        for constraint in own:
            held.append(Held(owned.name, constraint, first, state.feature))
            first += len(constraint.holds())
    return held


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


def drift_of_run(result: Result) -> list[Left]:
    """Return gaps and slips of what always holds, over frames of the whole run."""
    model = result.model
    frames = np.unique(np.linspace(0, len(result.time) - 1, MOST).astype(int))
    names = [body.name for body in model.bodies]
    moved = motion(names, result.time[frames], result.q[frames], result.u[frames])
    parts = [result] if result.is_short else []

    def turns(path: Path) -> Array:
        if parts:
            return np.asarray(turns_of(result, path)[frames])
        return np.concatenate([turns_of(result.at_frame(int(k)), path) for k in frames])

    held = list(_always(result))
    play = result.system.tables.play
    extent, axes = float(result.system.tables.extent), principal_axes(result)
    found = drifts(Paths(model, moved, turns), held, extent, float(play.max(initial=0.0)), axes)
    return list(found)


def contacts_of_run(result: Result) -> Iterator[Left]:
    """Yield gaps of contacts over frames of the whole run.

    Raises:
        NotCoveredError: the model has what the second derivation does not know.

    """
    model, names = result.model, [body.name for body in result.model.bodies]
    extent, axes = float(result.system.tables.extent), principal_axes(result)
    frames = np.unique(np.linspace(0, len(result.time) - 1, FEW).astype(int))
    for k in frames.tolist():
        one = slice(k, k + 1)
        here = result.part(one)
        moved = motion(names, result.time[one], result.q[one], result.u[one])
        paths = Paths(model, moved, partial(turns_of, here))
        own = []
        pairs = zip(result.states_at(k), result.system.contact_rows, strict=True)
        for (owned, state), rows in pairs:
            contact = owned.contact
            gap = contact.gap
            if gap is None or contact.is_law or not contact.opens:
                continue
            pushes = state.is_closed and contact.switch is None
            push = float(result.multipliers[k, rows.start]) if pushes else None
            held = Held(owned.name, gap, 0, _feature(gap, state.feature, moved))
            own.append(Touching(held, state.is_closed, push))
        yield from contact_errors(paths, own, Rows(paths, extent, axes))


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
        held, blows = list(_always(result)), []
        moved = motion(names, result.time[both], result.q[both], result.u[both])
        before, after = (result.states_at(j) for j in (k - 1, k))
        for (owned, old), (_, new) in zip(before, after, strict=True):
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
            held += [Held(owned.name, own, 0, _feature(own, feature, moved)) for own in rows]
        found.append(
            Strike(
                model, moved, held, blows,
                partial(turns_of, result.part(slice(k, k + 1))),
                float(result.system.tables.extent), principal_axes(result),
            )
        )  # fmt: skip
    return found


def _feature(constraint: Constraint, told: int | None, moved: Motion) -> int | None:
    """Return the feature that is touched: the told one, else the one that is nearest."""
    if told is not None or not isinstance(constraint, ShapeContact):
        return told
    point = moved.places.point(constraint.body_b, constraint.point_b)[0]
    a = constraint.body_a
    local = moved.places.turn[a][0].T @ (point - moved.places.origin[a][0])
    return nearest(constraint, local)


def _always(result: Result) -> Iterator[Held]:
    model, system = result.model, result.system
    for owner, own in constraints(model, coordinates(model)):
        first = system.joint_rows[owner].start
        for constraint in own:
            yield Held(owner, constraint, first)
            first += len(constraint.holds())
