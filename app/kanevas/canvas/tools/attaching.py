"""To which body a point belongs that is clicked."""

from kane.fields import GROUND, Vector
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.edits.joining import local


def attachment(desk: Desk, at: Pointer) -> tuple[str, Vector]:
    """Return the body that is meant, and the point in its axes from its origin [m].

    It is the body to which the pointer snaps, or else the topmost under it, or else the ground.
    """
    names = {body.name for body in desk.model.bodies}
    under = (name for name in desk.canvas.elements_at(at.view.toPoint()) if name in names)
    if at.snap is not None and at.snap.body in names:
        return at.snap.body, local(desk.canvas.poses, at.snap.body, at.snap.point)
    body = next(under, GROUND)
    return body, local(desk.canvas.poses, body, at.ground)
