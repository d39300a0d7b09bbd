"""To which bodies a point belongs that is clicked."""

from PySide6.QtCore import QPointF

from kane.fields import GROUND, Vector
from kanevas.canvas.drawing.geometry import Array
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.edits.joining import local


def attachment(desk: Desk, at: Pointer) -> tuple[str, Vector]:
    """Return the body that is meant, and the point in its axes from its origin [m].

    It is the body to which the pointer snaps, or else the topmost under it, or else the ground.
    """
    body = next(iter(bodies_at(desk, at)), GROUND)
    return body, local(desk.canvas.poses, body, point_at(desk, at))


def bodies_at(desk: Desk, at: Pointer) -> tuple[str, ...]:
    """Return the bodies at the point meant, or else under the pointer, the topmost first.

    The one to which the pointer snaps comes before all others.
    """
    canvas = desk.canvas
    names = {body.name for body in desk.model.bodies}
    meant = QPointF(*canvas.camera.to_view(at.ground).tolist())
    snapped = (at.snap.body,) if at.snap is not None and at.snap.body in names else ()
    for pixel in (meant, at.view):
        under = (name for name in canvas.elements_at(pixel.toPoint()) if name in names)
        found = tuple(dict.fromkeys((*snapped, *under)))
        if found:
            return found
    return ()


def point_at(desk: Desk, at: Pointer) -> Array:
    """Return the point meant, in ground axes (3,) [m]: of a body that it snaps to, its own."""
    if at.snap is not None and any(body.name == at.snap.body for body in desk.model.bodies):
        return at.snap.point
    return at.ground
