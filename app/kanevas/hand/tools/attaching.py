"""To which bodies a point belongs that is clicked, and how deep it lies."""

import math

from PySide6.QtCore import QPointF

from kane.elements.revolute import Revolute
from kane.fields import GROUND, Vector
from kane.model import Joint
from kanevas.drawing.geometry import Array
from kanevas.drawing.sightline import Stretch, stretch
from kanevas.edits.elements import find
from kanevas.edits.joining import local
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer

NO_GAP = 3.0  # pixels
SAME_PLACE = 1e-9  # of the numbers of a point: far above round-off, far below what a hand means


def attachment(desk: Desk, at: Pointer) -> tuple[str, Vector]:
    """Return the body that is meant, and the point in its axes from its origin [m].

    It is the body to which the pointer snaps, or else the topmost under it, or else the ground.
    """
    body = next(iter(bodies_at(desk, at)), GROUND)
    return body, local(desk.surface.poses, body, point_at(desk, at))


def bodies_at(desk: Desk, at: Pointer) -> tuple[str, ...]:
    """Return the bodies at the point meant, or else under the pointer, the topmost first.

    The one to which the pointer snaps comes before all others.
    """
    surface = desk.surface
    names = {body.name for body in desk.model.bodies}
    meant = QPointF(*surface.camera.to_view(at.ground).tolist())
    snapped = (at.snap.body,) if at.snap is not None and at.snap.body in names else ()
    for pixel in (meant, at.view):
        under = (name for name in surface.elements_at(pixel.toPoint()) if name in names)
        found = tuple(dict.fromkeys((*snapped, *under)))
        if found:
            return found
    return ()


def point_at(desk: Desk, at: Pointer) -> Array:
    """Return the point meant, in ground axes (3,) [m].

    Of a body to which the pointer snaps it is the body's own point. In space a point on a body is
    as deep as the body is there, half way through; on the ground it is in the work plane.
    """
    bodies = {body.name for body in desk.model.bodies}
    if at.snap is not None and at.snap.body in bodies:
        return at.snap.point
    under = next(iter(bodies_at(desk, at)), None)
    if under is None or desk.model.planar:
        return at.ground
    return on_body(desk, under, at.ground)


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


def on_body(desk: Desk, name: str, point: Array) -> Array:
    """Return the point half way through a body that is seen where another point is, (3,) [m]."""
    start, away = _line_through(desk, point)
    return start + _stretch(desk, name, start, away).middle * away


def gap_between(desk: Desk, first: str, second: str, point: Array) -> float:
    """Return how far two bodies are apart along the line of sight through a point [m].

    Less than a hand can tell on the screen is nothing, and so is all depth in a planar model.
    """
    if desk.model.planar:
        return 0.0
    start, away = _line_through(desk, point)
    gap = _stretch(desk, first, start, away).gap(_stretch(desk, second, start, away))
    return gap if gap * desk.surface.camera.scale > NO_GAP else 0.0


def _line_through(desk: Desk, point: Array) -> tuple[Array, Array]:
    camera = desk.surface.camera
    return camera.line_of_sight(*camera.to_view(point).tolist())


def _stretch(desk: Desk, name: str, start: Array, away: Array) -> Stretch:
    poses = desk.surface.poses
    turned = poses.rotation[poses.names.index(name)].T @ away
    return stretch(find(desk.model, name), poses.local(name, start), turned)
