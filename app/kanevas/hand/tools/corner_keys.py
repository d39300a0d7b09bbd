"""Corners of the plate that is selected, by keys: to the next one, moved, added."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt

from kane.elements.body import Body
from kane.elements.shapes import Polygon
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import Array
from kanevas.edits.reshaping import with_corner, with_corner_more
from kanevas.hand.tools.nudging import ARROWS, step_of

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk

STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
MORE = Qt.Key.Key_Insert


class Corner(NamedTuple):
    """A corner of a plate: number of the shape of its body, and its own, from 0."""

    shape: int
    number: int

    @property
    def key(self) -> str:
        """The key of its handle."""
        return f"corner {self.shape} {self.number}"


def corners(body: Body) -> tuple[Corner, ...]:
    """Return the corners of all plates of a body."""
    plates = ((i, shape) for i, shape in enumerate(body.shapes) if isinstance(shape, Polygon))
    return tuple(Corner(i, k) for i, plate in plates for k in range(len(plate.points)))


def is_key(key: int, modifiers: Qt.KeyboardModifier, corner: Corner | None) -> bool:
    """Whether a key means something for corners: arrows do once a corner is picked."""
    if key in STEPS:
        return bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    return corner is not None and (key == MORE or key in ARROWS)


def take_key(
    desk: Desk, body: Body, corner: Corner | None, key: int, modifiers: Qt.KeyboardModifier
) -> Corner | None:
    """Do what a key asks for, and return the corner that is picked then; None for none."""
    every = corners(body)
    if not every:
        return None
    if key in STEPS:
        step = STEPS[Qt.Key(key)]
        if corner not in every:
            return every[0 if step > 0 else -1]
        return every[(every.index(corner) + step) % len(every)]
    if corner is None or corner not in every:
        return None
    if key == MORE:
        plate = body.shapes[corner.shape]
        assert isinstance(plate, Polygon)
        middle = _at(desk, body, plate, plate.side(corner.number).at(0.5))
        text = _tr("Add a corner to {}").format(body.name)
        desk.apply(text, lambda m: with_corner_more(m, body.name, *corner, middle))
        return corner._replace(number=corner.number + 1)
    target = _place(desk, body, corner) + step_of(desk, key, modifiers)
    text = _tr("Reshape {}").format(body.name)
    merge = f"reshape {body.name} {corner.key}"
    desk.apply(text, lambda m: with_corner(m, body.name, *corner, target), merge=merge)
    return corner


def _place(desk: Desk, body: Body, corner: Corner) -> Array:
    """Return a corner in ground axes, (3,) [m]."""
    plate = body.shapes[corner.shape]
    assert isinstance(plate, Polygon)
    return _at(desk, body, plate, plate.points[corner.number])


def _at(desk: Desk, body: Body, plate: Polygon, point: tuple[float, float]) -> Array:
    return initial_poses(desk.model).point(body.name, (*point, plate.z))


def _tr(text: str) -> str:
    return QCoreApplication.translate("SelectTool", text)
