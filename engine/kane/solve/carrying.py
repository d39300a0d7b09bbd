"""Where a run stands, for another model of the same bodies."""

from dataclasses import replace

import msgspec
import numpy as np

from kane.compiled import System
from kane.errors import SettingsError
from kane.model import Model
from kane.model.model import constraining
from kane.sentences import say
from kane.solve.changing.layout import angles_in, turned_on
from kane.solve.changing.modes import Modes, as_begun
from kane.solve.held import Held
from kane.solve.signals import carry, labels, recount

STANDS = ("position", "orientation", "velocity", "angular_velocity")
PARTS = ((0, 3), (3, 7), (7, 10), (10, 13))  # where they are among coordinates and speeds


def is_same_mechanism(before: System, after: System) -> bool:
    """Whether frames of two systems mean the same: other numbers and loads alone are others."""
    return _followed(before) == _followed(after)


def carried_over(held: Held, before: System, after: System) -> Held:
    """Return where a run stands, in the frames of the bodies of the same mechanism.

    Bodies stay where the user sees them, and move as fast; their mass centres and principal axes,
    where the solver has them, may be elsewhere.

    Args:
        held: where it stands.
        before: the system of its frames.
        after: the other system, see ``is_same_mechanism``.

    """
    old, new = before.frames, after.frames
    if before.tables.samplings.size:
        frame = held.frame.copy()
        recount(before, after, frame, held.time)
        held = replace(held, frame=frame)
    if (old.center == new.center).all() and (old.axes == new.axes).all():
        return held
    n, frame = before.bodies, held.frame.copy()
    q, u = frame[: 7 * n].reshape(n, 7), frame[7 * n : 13 * n].reshape(n, 6)
    q, u = new.to_solver(*old.to_user(q, u))
    frame[: 7 * n], frame[7 * n : 13 * n] = q.ravel(), u.ravel()
    return replace(held, frame=frame)


def placed(model: Model, held: Held, before: System) -> Model:
    """Return a model whose bodies stand and move as they do in a run of another mechanism.

    Args:
        model: the other mechanism, of the same bodies.
        held: where the run stands.
        before: the system of its frames.

    Raises:
        SettingsError: it has other bodies.

    """
    if _bodies(model) != _bodies(before.model):
        raise SettingsError(
            say("The run cannot go on with other bodies: they have to be there from the start.")
        )
    n = before.bodies
    q, u = held.frame[: 7 * n].reshape(n, 7), held.frame[7 * n : 13 * n].reshape(n, 6)
    q, u = before.frames.to_user(q, u)
    numbers = np.hstack([q, u])
    bodies = tuple(
        msgspec.structs.replace(
            body, **dict(zip(STANDS, (tuple(row[a:b]) for a, b in PARTS), strict=True))
        )
        for body, row in zip(model.bodies, numbers.tolist(), strict=True)
    )
    return msgspec.structs.replace(model, bodies=bodies)


def begun_anew(held: Held, before: System, there: System, after: System) -> Held:
    """Return where a run stands for another mechanism.

    Angles that both follow keep their turns, others are counted from here on; states of signals
    that both have stay as they are, others begin.

    Args:
        held: where it stands.
        before: the system of its frames.
        there: the system of the other mechanism whose bodies are placed so, see ``placed``.
        after: the system with which it goes on.

    """
    whole = Modes(there.model, there).whole if there.contacts else there
    frame = np.zeros(whole.frame_size)
    frame[: whole.state_size] = whole.initial_state
    turned_on(whole, frame, angles_in(before, held.frame))
    carry(before, held.frame, whole, frame, held.time)
    return Held(held.time, frame, as_begun(after).states, as_before=False, counts=False)


def _bodies(model: Model) -> tuple[object, ...]:
    planes = model.planar and model.work_plane
    return tuple((body.name, body.particle) for body in model.bodies), planes


def _followed(system: System) -> tuple[object, ...]:
    """Return all that the frames of a system hang on."""
    model = system.model
    return (
        _bodies(model),
        tuple((each.name, type(each)) for each in constraining(model)),
        tuple((contact.label, type(contact.contact)) for contact in system.contacts),
        system.frame_size,
        system.state_size,
        labels(system),
        system.rows,
        system.counted_paths.size,
        system.tables.measures.size,
        len(system.turning),
    )
