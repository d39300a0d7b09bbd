"""What a film shows at a time: the canvas, the 3D view, or both side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter

from kane.errors import FileError
from kane.sentences import as_it_is
from kanevas.canvas import Canvas
from kanevas.canvas.drawing.print import Print
from kanevas.exports.film import Film, View
from kanevas.look.theme import Theme
from kanevas.view3d import View3D
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import frame_up_to

if TYPE_CHECKING:
    from kane.results import Result


def picture_of_space(view: View3D, size: QSize) -> QImage:
    """Return what a 3D view shows at any size; raises FileError where that takes too much."""
    try:
        return view.picture(size)
    except ValueError as error:
        raise FileError(as_it_is(str(error))) from error


class Shots:
    """Draws what a window shows of a run at any time, at any size.

    While it is at work the 3D view has other colours and times than the window; nobody sees
    that, and ``end`` brings back what was shown.
    """

    def __init__(
        self,
        workspace: Workspace,
        canvas: Canvas,
        view3d: View3D,
        result: Result,
        film: Film,
        theme: Theme,
    ) -> None:
        self._workspace, self._result, self._theme = workspace, result, theme
        self._size = QSize(*film.size)
        left, right = self._size, self._size
        if film.view is View.BOTH:
            left = QSize(self._size.width() // 2, self._size.height())
            right = QSize(self._size.width() - left.width(), self._size.height())
        self._left, self._right = left, right
        self._sheet = self._space = None
        if film.view is not View.SPACE:
            self._sheet = Print(canvas, left, theme)
        if film.view is not View.CANVAS:
            self._space = view3d
            self._space.setUpdatesEnabled(False)
            self._space.set_theme(theme)

    def picture(self, time: float) -> QImage:
        """Return what is to be seen at a time of the run [s]."""
        poses = self._result.poses_at(min(time, float(self._result.time[-1])))
        holds = self._result.holds_at(frame_up_to(self._result, time))
        self._workspace.overlays.show_time(time, poses)
        picture = QImage(self._size, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        at = 0
        if self._sheet is not None:
            self._sheet.show_poses(poses, holds)
            painter.drawImage(QPoint(), self._sheet.picture(self._left))
            at = self._left.width()
        if self._space is not None:
            self._space.show_poses(poses, holds)
            at = at if self._sheet is not None else 0
            painter.drawImage(QPoint(at, 0), picture_of_space(self._space, self._right))
        if self._sheet is not None and self._space is not None:
            painter.setPen(self._theme.grid_axis)
            painter.drawLine(at, 0, at, self._size.height())
        painter.end()
        return picture

    def end(self) -> None:
        """Let the 3D view show again what the window shows."""
        if self._space is not None:
            self._space.set_theme(self._workspace.colors.theme)
        self._workspace.presenter.show_time(self._workspace.player.clock.time)
        if self._space is not None:
            self._space.setUpdatesEnabled(True)
