"""The window on a machine without OpenGL: it says so once, and does without the 3D view."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction

from kanevas.view3d import View3D
from kanevas.widgets.offer import offer
from kanevas.workspace import Workspace


class Without3D(QObject):
    """Leaves all the room to the canvas, and tells the user why, the first time it is so."""

    def __init__(self, workspace: Workspace, view3d: View3D, show: QAction) -> None:
        """Take the view, and the tick that shows it."""
        super().__init__(workspace)
        self._workspace = workspace
        if view3d.is_available:
            workspace.settings.set_told_of_opengl(False)  # a driver that goes again is news again
            return
        show.setChecked(False)
        offer(show, False, self.tr("3D needs OpenGL, which this machine does not offer"))
        if not workspace.settings.told_of_opengl():
            QTimer.singleShot(0, self, self._tell)
            # opening the file of the command line puts messages away
            workspace.document.opened.connect(self._tell, Qt.ConnectionType.SingleShotConnection)

    def _tell(self) -> None:
        self._workspace.settings.set_told_of_opengl(True)
        self._workspace.notices.tell(
            self.tr(
                "This machine offers no OpenGL, so the 3D view stays closed. All else works. "
                "A driver of the graphics card, or Mesa's software OpenGL, brings it back."
            )
        )
