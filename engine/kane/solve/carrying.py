"""Where a run stands, for a model of the same mechanism that has other numbers."""

from dataclasses import replace

from kane.compiled import System
from kane.errors import SettingsError
from kane.model.model import constraining
from kane.sentences import say
from kane.solve.held import Held


def carried_over(held: Held, before: System, after: System) -> Held:
    """Return where a run stands, in the frames of the bodies of another model.

    Bodies stay where the user sees them, and move as fast; their mass centres and principal axes,
    where the solver has them, may be elsewhere.

    Args:
        held: where it stands.
        before: the system of its frames.
        after: the other system.

    Raises:
        SettingsError: it has other bodies, joints or contacts, or other angles are followed in it.

    """
    if _followed(before) != _followed(after):
        raise SettingsError(
            say(
                "The run cannot go on with that: other bodies, joints, contacts or angles have to "
                "be followed from the start."
            )
        )
    old, new = before.frames, after.frames
    if (old.center == new.center).all() and (old.axes == new.axes).all():
        return held
    n, frame = before.bodies, held.frame.copy()
    q, u = frame[: 7 * n].reshape(n, 7), frame[7 * n : 13 * n].reshape(n, 6)
    q, u = new.to_solver(*old.to_user(q, u))
    frame[: 7 * n], frame[7 * n : 13 * n] = q.ravel(), u.ravel()
    return replace(held, frame=frame)


def _followed(system: System) -> tuple[object, ...]:
    """Return all that the frames of a system hang on."""
    model = system.model
    return (
        tuple((body.name, body.particle) for body in model.bodies),
        model.planar and model.work_plane,
        tuple((each.name, type(each)) for each in constraining(model)),
        tuple((contact.label, type(contact.contact)) for contact in system.contacts),
        system.frame_size,
        system.state_size,
        system.rows,
        system.counted_paths.size,
        system.tables.measures.size,
        len(system.turning),
    )
