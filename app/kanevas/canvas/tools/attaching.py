"""To which bodies a point belongs that is clicked."""

import math

from PySide6.QtCore import QPointF

from kane.elements.revolute import Revolute
from kane.fields import GROUND, Vector
from kane.model import Joint
from kanevas.canvas.drawing.geometry import Array
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.edits.elements import find
from kanevas.edits.joining import local

SAME_PLACE = 1e-9  # of the numbers of a point: far above round-off, far below what a hand means


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


def carrier(desk: Desk, at: Pointer, point: Array) -> str | None:
    """Return the body to which what is drawn from a point is to be joined; None for none.

    It is the one to a point of which the pointer snaps, where that is the point meant, neither in
    front of it nor behind it. At a hinge on the ground it is the ground, at any other joint the
    body that can move. Ctrl leaves what is drawn loose.
    """
    snap = at.snap
    if snap is None or at.control:
        return None
    joint = find(desk.model, snap.owner)
    body = _held_by(joint, snap.body) if isinstance(joint, Joint) else snap.body
    if body == GROUND and not isinstance(joint, Joint):
        return None
    reach = SAME_PLACE * max(map(abs, (*snap.point.tolist(), *point.tolist())))
    return body if math.dist(snap.point, point) <= reach else None


def _held_by(joint: Joint, near: str) -> str:
    """Return the body, or the ground, that what is drawn from a joint is joined to."""
    if GROUND not in (joint.body_a, joint.body_b):
        return near
    if isinstance(joint, Revolute):
        return GROUND
    return joint.body_b if joint.body_a == GROUND else joint.body_a
