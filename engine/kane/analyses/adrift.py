"""Which bodies fall because nothing ties them to anything that stands still."""

from collections.abc import Iterator

from kane.analyses.skeleton import mechanisms
from kane.arguments import checked
from kane.fields import GROUND
from kane.model import CONSTRAINT_GROUPS, LOAD_GROUPS, Model
from kane.model.model import CHANGING_GROUPS, exerting
from kane.model.planes import axis_across
from kane.model.sums import limited, related
from kane.model.touching import grouped


@checked
def adrift(model: Model) -> tuple[tuple[str, ...], ...]:
    """Return the bodies that gravity alone moves, in groups that hang together.

    A body that is thrown, or on which a load of its own acts, such as a force or the resistance
    of air, is meant to fly, and so is all that hangs on it.

    Args:
        model: a model whose references resolve.

    Returns:
        Names of the bodies of each group, in the model's order.

    """
    if not _pulls(model):
        return ()
    kept = set(_kept(model))
    tied = mechanisms(model, (*CONSTRAINT_GROUPS, *CHANGING_GROUPS, *LOAD_GROUPS))
    return tuple(group.bodies for group in tied if kept.isdisjoint(group.bodies))


def _pulls(model: Model) -> bool:
    """Whether gravity can move a free body: in a plane only what of it lies in the plane does."""
    across = axis_across(model.work_plane) if model.planar else None
    return any(pull for axis, pull in enumerate(model.gravity) if axis != across)


def _kept(model: Model) -> Iterator[str]:
    """Yield the bodies that are held, linked to the ground, pushed, struck, attracted or thrown."""
    for body in model.bodies:
        if any((*body.velocity, *body.angular_velocity)):
            yield body.name
    for group in (*CONSTRAINT_GROUPS, *CHANGING_GROUPS):
        for element in getattr(model, group):
            bodies = {body for _, body in element.references()}
            if GROUND in bodies or len(bodies) == 1:
                yield from bodies
    for _, members in grouped(model):
        if GROUND in members:
            yield from members
    for _, spoken_of in related(model):
        if GROUND in spoken_of:
            yield from spoken_of
    for _, measured in limited(model):
        if GROUND in measured.bodies():
            yield from measured.bodies()
    joints = {joint.name: joint for joint in model.joints}
    names = [body.name for body in model.bodies]
    for load in exerting(model):
        attacked = {body for body, _ in load.attacks(joints, names)}
        if GROUND in attacked or len(attacked) != 2:
            yield from attacked
