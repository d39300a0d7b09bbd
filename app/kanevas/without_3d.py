"""The window on a machine without OpenGL: it says so once, and does without the 3D view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from kanevas.menus.menu import offer

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Without3D(QObject):
    """Leaves all the room to the canvas, and tells the user why, the first time it is so."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        if window.view3d.is_available:
            window.settings.set_told_of_opengl(False)  # a driver that goes again is news again
            return
        show = window.menus.view.show_3d
        show.setChecked(False)
        offer(show, False, self.tr("3D needs OpenGL, which this machine does not offer"))
        if not window.settings.told_of_opengl():
            QTimer.singleShot(0, self, self._tell)
            # opening the file of the command line puts messages away
            window.document.opened.connect(self._tell, Qt.ConnectionType.SingleShotConnection)

    def _tell(self) -> None:
        self._window.settings.set_told_of_opengl(True)
        self._window.notices.tell(
            self.tr(
                "This machine offers no OpenGL, so the 3D view stays closed. All else works. "
                "A driver of the graphics card, or Mesa's software OpenGL, brings it back."
            )
        )
