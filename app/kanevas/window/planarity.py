"""What follows from a model being planar: tools draw it in its plane alone."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kanevas.canvas import Canvas
from kanevas.edits.planes import made_planar
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.workspace import Workspace


class Planarity(QObject):
    """Keeps the canvas in the plane of a planar model while a tool is armed."""

    def __init__(
        self, workspace: Workspace, toolbox: Toolbox, canvas: Canvas, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workspace, self._toolbox, self._canvas = workspace, toolbox, canvas
        toolbox.armed.connect(self._stay_in_plane)
        canvas.plane_changed.connect(self._stay_in_plane)

    def make_planar(self) -> None:
        """Let all bodies move in the work plane alone."""
        self._workspace.document.apply(self.tr("Make the model planar"), made_planar)

    def _stay_in_plane(self) -> None:
        model = self._workspace.document.model
        plane = model.work_plane
        if self._toolbox.resting or not model.planar or self._canvas.plane == plane:
            return
        self._canvas.set_plane(plane)
        text = self.tr("This model is planar: it is drawn in its plane {} alone")
        self._workspace.notices.remark(text.format("-".join(plane)))
