"""The slider of the time, with marks."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolTip, QWidget

from kanevas.look.theme import Theme
from kanevas.playback.time_text import moment_text
from kanevas.workspace.time_marks import TimeMark

TICKS = 10_000
LEAST_WIDTH = 90  # pixels; marks on a shorter one could not be told apart
WITHIN = 5  # pixels; a pointer that is nearer is at a mark
HALF, TALL = 4.0, 6.0  # pixels of the sign of a mark


class TimeSlider(QSlider):
    """A slider whose handle jumps to where it is pressed, and can be dragged on from there.

    Its tooltip tells the time under the pointer, and what happens there.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, TICKS)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._marks: Sequence[TimeMark] = ()
        self._end = 0.0
        self._signs: dict[int, bool] = {}  # pixels of the marks, and whether one is a failure

    def set_theme(self, theme: Theme) -> None:
        """Draw the marks in other colours."""
        self._theme = theme
        self.update()

    def show_marks(self, marks: Sequence[TimeMark]) -> None:
        """Show what happens in the run."""
        self._marks = marks
        self._place_signs()

    def set_end(self, end: float) -> None:
        """Let the whole slider stand for a run of this length [s]."""
        if end != self._end:
            self._end = end
            self._place_signs()

    def pixel(self, time: float) -> int:
        """Return where the middle of the handle is at a time [s]."""
        room = self._room()
        tick = round(time / self._end * TICKS) if self._end > 0 else 0
        return room.left() + QStyle.sliderPositionFromValue(0, TICKS, tick, room.width())

    def text_at(self, x: int) -> str:
        """Return what the tooltip says at a pixel."""
        if self._end <= 0:
            return ""
        near = [mark for mark in self._marks if abs(self.pixel(mark.time) - x) <= WITHIN]
        if not near:
            return moment_text(self._time_at(x), self._end)
        return "\n".join(f"{moment_text(mark.time, self._end)}: {mark.text}" for mark in near)

    def _place_signs(self) -> None:
        self._signs = {}
        for mark in self._marks:
            x = self.pixel(mark.time)
            self._signs[x] = mark.is_failure or self._signs.get(x, False)
        self.update()

    def _time_at(self, x: int) -> float:
        room = self._room()
        tick = QStyle.sliderValueFromPosition(0, TICKS, x - room.left(), room.width())
        return tick / TICKS * self._end

    def handle(self) -> QRect:
        """Return where the handle is, in pixels of the slider."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)

    def _room(self) -> QRect:
        """Return the part of the slider where the middle of the handle can be."""
        half = self.handle().width() // 2
        return self.rect().adjusted(half, 0, half - self.handle().width(), 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        handle, at = self.handle(), event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(at):
            left, room = at.x() - handle.width() // 2, self.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(0, TICKS, left, room))
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(event.pos().x()), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_signs()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            self._paint_signs(painter)

    def _paint_signs(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, is_failure in self._signs.items():
            painter.setBrush(self._theme.error if is_failure else self._theme.warning)
            middle = x + 0.5
            corners = QPointF(middle - HALF, 0), QPointF(middle + HALF, 0), QPointF(middle, TALL)
            painter.drawPolygon(QPolygonF(corners))
