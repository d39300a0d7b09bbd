"""The entries of the Edit menu for duplicates and the clipboard."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QPointF
from PySide6.QtGui import QCursor, QGuiApplication, QKeySequence

from kane.elements.spatial import points
from kane.errors import ModelError
from kane.fields import GROUND
from kane.model import Model, named
from kane.model.poses import initial_poses
from kanevas.assets.told import told
from kanevas.canvas import Canvas
from kanevas.drawing.extents import extents
from kanevas.edits.arranging import around
from kanevas.edits.copying import Copy, duplicated, from_text, pasted, to_text
from kanevas.edits.elements import find, removed
from kanevas.edits.visibility import protected_among
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.menus.menu import Menu, offer

MOST_FAULTS = 3


class ClipboardEntries(QObject):
    """Cut, copy, paste and duplicate; parts of models travel as text that a person can read."""

    def __init__(self, menu: Menu, canvas: Canvas) -> None:
        super().__init__(menu)
        self._workspace, self._canvas = menu.workspace, canvas
        keys = QKeySequence.StandardKey
        self.cut = menu.add("cut", self.tr("Cu&t"), self._cut, keys.Cut)
        self.copy = menu.add("copy", self.tr("&Copy"), self._copy, keys.Copy)
        self.paste = menu.add("paste", self.tr("&Paste"), self._paste, keys.Paste)
        self.duplicate = menu.add("duplicate", self.tr("Duplicat&e"), self._duplicate, "Ctrl+D")

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        names, model = self._workspace.selection.names, self._workspace.document.model
        none = self.tr("Select something first")
        locked = protected_among(model, names)
        reason = self.tr("'{}' is locked against editing").format(locked[0]) if locked else none
        offer(self.cut, bool(names) and not locked, reason)
        offer(self.copy, bool(names), none)
        offer(self.duplicate, bool(names), none)

    # --- what is done

    def _copy(self) -> None:
        text = to_text(self._workspace.document.model, self._workspace.selection.names)
        QGuiApplication.clipboard().setText(text)

    def _cut(self) -> None:
        names = self._workspace.selection.names
        self._copy()
        text = self._text(self.tr("Cut {}"), names)
        self._workspace.document.apply(text, lambda model: removed(model, names))

    def _duplicate(self) -> None:
        names, camera = self._workspace.selection.names, self._canvas.camera
        major, parts = spacing(camera)
        shift = np.array([1.0, -1.0]) * (major / parts) @ camera.axes[:2]
        copy = duplicated(self._workspace.document.model, names, shift)
        self._put(self._text(self.tr("Duplicate {}"), names), copy)

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._workspace.notices.tell(self.tr("The clipboard holds nothing to paste"))
            return
        model = self._workspace.document.model
        try:
            piece = from_text(text)
            copy = pasted(model, piece, self._way(model, piece))
        except ModelError as error:
            faults = "; ".join(told(fault.sentence) for fault in error.faults[:MOST_FAULTS])
            self._workspace.notices.warn(
                self.tr("This cannot be pasted, it is no part of a model: {}").format(faults)
            )
            return
        if copy.names:
            self._put(self._text(self.tr("Paste {}"), copy.names), copy)

    def _put(self, text: str, copy: Copy) -> None:
        self._workspace.document.apply(text, lambda _: copy.model)
        self._workspace.selection.set(copy.names)

    def _way(self, model: Model, piece: Model) -> np.ndarray:
        """Return how far a piece goes from where it was: to the pointer, or a little aside."""
        canvas = self._canvas
        camera = canvas.camera
        at = canvas.viewport().mapFromGlobal(QPointF(QCursor.pos()))
        middle = _middle(piece, camera.axes)
        if middle is not None and canvas.viewport().rect().contains(at.toPoint()):
            flat = camera.to_plane(at.x(), at.y()) - middle
            return np.asarray(flat @ camera.axes[:2])
        if any(find(model, entry.name) for _, entry in named(piece)):
            major, parts = spacing(camera)
            return np.asarray(np.array([1.0, -1.0]) * (major / parts) @ camera.axes[:2])
        return np.zeros(3)

    def _text(self, text: str, names: tuple[str, ...]) -> str:
        if len(names) == 1:
            return text.format(names[0])
        some = QCoreApplication.translate("ClipboardEntries", "{} elements")
        return text.format(some.format(len(names)))


def _middle(piece: Model, axes: np.ndarray) -> np.ndarray | None:
    """Return the middle of the bodies of a piece in the plane, or else of all that has a place."""
    poses = initial_poses(piece)
    there = {GROUND, *poses.names}
    placed = [
        entry.name for _, entry in named(piece) if all(p.body in there for p in points(entry))
    ]
    rooms = extents(piece, poses, axes, [*poses.names] or placed)
    if not rooms:
        return None
    room = around(rooms.values())
    return np.asarray((room.low + room.high) / 2)
