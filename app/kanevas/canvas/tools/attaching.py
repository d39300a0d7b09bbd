"""To which body a point belongs that is clicked."""

from kane.fields import Vector
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.edits.joining import local


def attachment(desk: Desk, at: Pointer) -> tuple[str, Vector]:
    """Return the body that is meant, and the point in its axes from its origin [m].

    It is the body to which the pointer snaps, or else the topmost under it, or else the ground.
    """
    poses = desk.canvas.poses
    if at.snap is not None and at.snap.body in poses.names:
        return at.snap.body, local(poses, at.snap.body, at.snap.point)
    body = desk.canvas.body_at(at.view.toPoint())
    return body, local(poses, body, at.ground)
