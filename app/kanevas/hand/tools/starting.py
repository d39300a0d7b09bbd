"""How a move of the selection begins, and why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from kane.elements.spatial import points
from kane.errors import KaneError
from kanevas.assets.told import told_of
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.edits.space import holding
from kanevas.edits.visibility import protected_among
from kanevas.hand.snapping.snapping import LAGS
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.mechanism_drag import MechanismDrag, make_poser
from kanevas.hand.tools.moving import MoveDrag
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.refusal import Refusal

if TYPE_CHECKING:
    from kane.analyses.posing import Poser
    from kanevas.hand.tools.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier


def not_now(desk: Desk) -> str:
    """Return why nothing can be moved at present; empty where it can."""
    if not desk.at_start:
        return tr("Go to the start (Home) to move bodies: this is a later time of the run")
    return ""


def why_kept(desk: Desk) -> str:
    """Return why the selection cannot be deleted; empty where it can."""
    locked = protected_among(desk.model, desk.selection.names)
    return tr("'{}' is locked against editing").format(locked[0]) if locked else ""


def why_not(desk: Desk, names: Sequence[str]) -> str:
    """Return why a selection cannot be moved; empty where it can."""
    if reason := not_now(desk):
        return reason
    model = desk.model
    locked = [name for name in names if name in model.protected]
    if locked:
        return tr("'{}' is locked against editing").format(locked[0])
    bodies = {body.name for body in model.bodies}
    if not any(name in bodies or any(points(find(model, name))) for name in names):
        return tr("'{}' has no place of its own: it goes where its joints and bodies go").format(
            names[0]
        )
    return ""


def move_of(desk: Desk, under: Sequence[str], start: Pointer) -> Drag:
    """Return the drag that moves the selection, or the refusal of it.

    Args:
        desk: what tools work with.
        under: what lies under the pressed point, the topmost first.
        start: where it was pressed.

    """
    names, model = desk.selection.names, desk.model
    if reason := why_not(desk, names):
        return Refusal(desk, start, reason)
    bodies = [body.name for body in model.bodies if body.name in names]
    held = bool(bodies) and holding(model, frozenset(names)) is not None
    if not held or start.control:
        return MoveDrag(desk, names, start, _grab(desk, names, start), leaves_open=held)
    body = next((name for name in under if name in bodies), bodies[0])
    near = _grab(desk, (body,), start)
    grab = start.ground if near is None else near
    normal = desk.canvas.camera.axes[2]
    origin = desk.canvas.poses.point(body, (0.0, 0.0, 0.0))
    grab = grab + normal * (normal @ (origin - grab))
    poser = poser_for(desk, body, grab, normal)
    if isinstance(poser, str):
        return Refusal(desk, start, poser)
    return MechanismDrag(desk, body, poser, start, grab)


def poser_for(desk: Desk, body: str, grab: Array, normal: Array | None) -> Poser | str:
    """Return what takes hold of a body of a mechanism, or why it cannot be moved.

    Args:
        desk: what tools work with.
        body: the body.
        grab: the point that the hand holds, in ground axes, (3,) [m].
        normal: across the plane in which it pulls, in ground axes; None in space.

    """
    if not desk.can_pose:
        return tr(
            "The solver is not ready yet; until then Ctrl+drag moves a body free of its joints"
        )
    try:
        poser = make_poser(desk.model, body, grab, normal)
    except KaneError as error:
        return told_of(error)
    if not poser.held:
        return poser
    if find(desk.model, body).pinned:
        return tr("'{}' is pinned and stays; Ctrl+drag moves it free of its joints").format(body)
    return tr("'{}' cannot move: its joints hold it; Ctrl+drag moves it free of them").format(body)


def _grab(desk: Desk, names: Sequence[str], start: Pointer) -> Array | None:
    """Return the point of the selection that was pressed, such as an end or a centre."""
    canvas = desk.canvas
    at = start.view.x(), start.view.y()
    snap = canvas.snapper.snap(desk.model, canvas.poses, canvas.camera, at)
    own = snap is not None and snap.kind in LAGS and {snap.body, snap.owner} & set(names)
    if snap is not None and own and not start.modifiers & ALT:
        return snap.point
    return None


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("Moving", text)
