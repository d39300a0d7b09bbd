"""Moving the selection by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt

from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import vector
from kanevas.edits.moving import translated
from kanevas.edits.space import holding
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.tools.starting import poser_for, why_not

if TYPE_CHECKING:
    from kane.model import Model
    from kanevas.document.edit import Edit
    from kanevas.hand.tools.desk import Desk

ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
FAR = 10.0
MOST_STEPS = 40


def nudge(desk: Desk, key: int, modifiers: Qt.KeyboardModifier) -> str:
    """Move the selection by a line of the grid; return why it stays, empty where it does not.

    Shift makes it ten lines, Alt one pixel. Nudges in a row are one step of undo.
    """
    names = desk.selection.names
    if reason := why_not(desk, names):
        return reason
    edit = _edit(desk, names, step_of(desk, key, modifiers))
    if isinstance(edit, str):
        return edit
    text = QCoreApplication.translate("Nudging", "Nudge {}")
    what = names[0] if len(names) == 1 else QCoreApplication.translate("Nudging", "the selection")
    desk.apply(text.format(what), edit, merge=f"nudge {names}")
    return ""


def step_of(desk: Desk, key: int, modifiers: Qt.KeyboardModifier) -> Array:
    """Return how far an arrow key moves things, in ground axes, (3,) [m]."""
    camera = desk.canvas.camera
    if modifiers & Qt.KeyboardModifier.AltModifier:
        size = 1 / camera.scale
    else:
        major, parts = spacing(camera)
        size = major / parts
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        size *= FAR
    flat: Array = np.array(ARROWS[Qt.Key(key)]) * size @ camera.axes[:2]
    return flat


def _edit(desk: Desk, names: tuple[str, ...], shift: Array) -> Edit | str:
    """Return the edit that shifts a selection: free bodies as they are, others within joints."""
    model = desk.model
    bodies = [body for body in model.bodies if body.name in names]
    if not bodies or holding(model, frozenset(names)) is None:
        return lambda m: translated(m, names, shift)
    body = bodies[0]
    grab = desk.canvas.poses.point(body.name, body.mass_properties().center)
    poser = poser_for(desk, body.name, grab, desk.canvas.camera.axes[2])
    if isinstance(poser, str):
        return poser
    from kane.analyses.posing import placed

    pose = poser.move_to(vector(grab + shift))
    for _ in range(MOST_STEPS):
        if pose.at_rest:
            break
        pose = poser.move_to(vector(grab + shift))
    placement = pose.placement

    def within_joints(m: Model) -> Model:
        return placed(m, placement)

    return within_joints
