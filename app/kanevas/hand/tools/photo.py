"""The tool that sets the scale of a photo."""

from typing import ClassVar

import numpy as np
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPen

from kane.model import Photo
from kanevas.drawing.geometry import Array
from kanevas.edits.photos import scaled
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.tool import Tool
from kanevas.hand.tools.values import Value
from kanevas.look.theme import Theme

SHORTEST = 8.0  # pixels; two clicks that are nearer say too little of a length
END = 4.0  # pixels; half the stroke across either end of the line


class PhotoTool(Tool):
    """Takes two points of a photo and their distance as typed, and makes the photo as large.

    The first point stays where it is, and the whole photo is shown in its new size.
    """

    name: ClassVar[str] = "photo"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._photo = ""
        self._points: tuple[Array, ...] = ()
        self._now: Array | None = None
        self._typed: float | None = None

    # --- how it looks

    @property
    def snaps(self) -> bool:
        return False  # what is measured is in the picture, and nothing of the model

    @property
    def holds(self) -> tuple[str, ...]:
        return (self._photo,) if self._points else ()

    @property
    def hint(self) -> str:
        if not self.desk.model.photos:
            return self.tr("Scale of a photo: File > Import brings one, or drop it here")
        if not self._points:
            return self.tr(
                "Scale of a photo: click the first of two points whose distance is known"
            )
        if len(self._points) == 1:
            return self.tr("Scale of a photo: click the second point")
        return self.tr("Scale of a photo: type how far apart they are, and press Enter")

    @property
    def values(self) -> tuple[Value, ...]:
        length = self._length()
        if not length:
            return ()
        return (Value("length", self.tr("length"), "m", length, positive=True),)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        ends = self._ends()
        if ends is None:
            return
        start, end = self.desk.surface.camera.to_view(np.array(ends)).tolist()
        line = QLineF(QPointF(*start), QPointF(*end))
        strokes = [line]
        if line.length() > 0:
            across = line.normalVector().unitVector()
            way = QPointF(across.dx(), across.dy()) * END
            strokes += [QLineF(at - way, at + way) for at in (line.p1(), line.p2())]
        for color, width in ((theme.background, 4.0), (theme.accent, 2.0)):
            painter.setPen(QPen(color, width))
            painter.drawLines(strokes)

    # --- what the hand does

    def hover(self, at: Pointer) -> None:
        self._now = at.ground
        self.desk.surface.renew()

    def drag(self, at: Pointer) -> None:
        self.hover(at)

    def press(self, at: Pointer) -> None:
        self._now = at.ground
        if len(self._points) == 2:
            self.enter()
        elif self._points:
            self._take_second()
        elif photo := self._meant(at):
            if photo.name in self.desk.model.protected:
                self.desk.refused.emit(self.tr("'{}' is locked against editing").format(photo.name))
                return
            self._photo, self._points = photo.name, (at.ground,)
            self.desk.selection.set((photo.name,))
        else:
            self.desk.refused.emit(self.tr("There is no photo here: File > Import brings one"))
        self.desk.hint_changed.emit(self.hint)
        self.desk.surface.renew()

    def release(self, at: Pointer) -> None:
        """End a drag from the first point to the second."""
        self._now = at.ground
        if len(self._points) == 1 and self._is_away():
            self._take_second()
            self.desk.hint_changed.emit(self.hint)

    def hold(self, key: str, number: float | None) -> None:  # noqa: ARG002
        self._typed = number
        if number is not None and self._is_away():
            self._take_second()
            self.desk.hint_changed.emit(self.hint)

    def enter(self) -> None:
        if self._typed is None or len(self._points) < 2:
            return
        name, about, factor = self._photo, self._points[0], self._typed / self._length()
        self._put_away()
        self.desk.apply(
            self.tr("Set the scale of a photo"), lambda model: scaled(model, name, factor, about)
        )
        self.desk.canvas.fit()
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy = bool(self._points)
        self._put_away()
        return busy

    # --- the parts

    def _meant(self, at: Pointer) -> Photo | None:
        """Return the photo under the pointer, the selected one first, the topmost else."""
        photos = [p for p in self.desk.model.photos if p.name not in self.desk.model.hidden]
        camera = self.desk.surface.camera
        under = [p for p in photos if p.plane == camera.plane and _has(p, at.ground)]
        chosen = [p for p in under if p.name in self.desk.selection.names]
        return next(iter((*chosen, *reversed(under))), None)

    def _take_second(self) -> None:
        if len(self._points) == 1 and self._now is not None and self._is_away():
            self._points = (self._points[0], self._now)

    def _is_away(self) -> bool:
        return self._length() * self.desk.surface.camera.scale > SHORTEST

    def _length(self) -> float:
        ends = self._ends()
        return float(np.linalg.norm(ends[1] - ends[0])) if ends else 0.0

    def _ends(self) -> tuple[Array, Array] | None:
        """Return both points, the second one where the pointer is until it is clicked."""
        if len(self._points) == 2:
            return self._points[0], self._points[1]
        if not self._points or self._now is None:
            return None
        return self._points[0], self._now

    def _put_away(self) -> None:
        self._points, self._now, self._typed, self._photo = (), None, None, ""
        self.desk.surface.renew()


def _has(photo: Photo, at: Array) -> bool:
    """Whether a photo covers a point of its plane."""
    low_left, low_right, _, up_left = (np.array(corner) for corner in photo.corners())
    along, above = low_right - low_left, up_left - low_left
    flat = np.array([letter in photo.plane for letter in "xyz"], dtype=float)
    way = (at - low_left) * flat
    return all(0.0 <= way @ side <= side @ side for side in (along, above))
