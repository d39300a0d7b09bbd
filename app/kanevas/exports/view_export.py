"""What exports of canvas and 3D view have in common."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kanevas.canvas import Canvas
from kanevas.exports.saving import Saving
from kanevas.view3d import View3D
from kanevas.workspace import Workspace


class ViewExport(QObject):
    """Base of what writes what the views show.

    Args:
        parent: of the dialogs.
        workspace: what the person works on.
        canvas, view3d: the views.
        saving: asks for the file and writes it.

    """

    def __init__(
        self,
        parent: QWidget,
        workspace: Workspace,
        canvas: Canvas,
        view3d: View3D,
        saving: Saving,
    ) -> None:
        super().__init__(parent)
        self._parent, self._workspace, self._saving = parent, workspace, saving
        self._canvas, self._view3d = canvas, view3d
