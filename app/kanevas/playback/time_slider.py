"""The slider of the time, with marks."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
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

from kanevas.look.event_looks import Marks, color_of_event, marks_at
from kanevas.look.theme import Theme
from kanevas.playback.time_text import moment_text
from kanevas.units import UnitSystem
from kanevas.units.systems import SI
from kanevas.workspace.run_events import RunEvents
from kanevas.workspace.time_marks import TimeMark

TICKS = 10_000
LEAST_WIDTH = 90  # pixels; marks on a shorter one could not be told apart
WITHIN = 5  # pixels; a pointer that is nearer is at a mark
HALF, TALL = 4.0, 6.0  # pixels of the sign of a mark
TICK, BAND = 6, 4  # pixels of the height of an event's mark at the foot, and of a crowd of them
MOST_LINES = 5  # of a tooltip


class TimeSlider(QSlider):
    """A slider whose handle jumps to where it is pressed, and can be dragged on from there.

    Jumps of loads are signs above, events of constraints thin marks below. Its tooltip tells the
    time under the pointer, and what happens there.
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
        self._events, self._event_marks = RunEvents(None), Marks([], [])
        self._units: UnitSystem = SI

    def set_theme(self, theme: Theme) -> None:
        """Draw the marks in other colours."""
        self._theme = theme
        self.update()

    def show_marks(self, marks: Sequence[TimeMark]) -> None:
        """Show what happens in the run."""
        self._marks = marks
        self._place_signs()

    def show_events(self, events: RunEvents) -> None:
        """Show what changes the constraints in the run."""
        self._events = events
        self._place_signs()

    def set_units(self, system: UnitSystem) -> None:
        """Tell of events in other units."""
        self._units = system

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

    def _pixels_of_events(self) -> npt.NDArray[np.int64]:
        """Return where the events are: as ``pixel`` does, all at once."""
        room = self._room()
        parts = self._events.times / self._end if self._end > 0 else self._events.times * 0
        return np.asarray(room.left() + np.round(parts * room.width()), dtype=np.int64)

    def text_at(self, x: int) -> str:
        """Return what the tooltip says at a pixel."""
        if self._end <= 0:
            return ""
        near = [mark for mark in self._marks if abs(self.pixel(mark.time) - x) <= WITHIN]
        lines = [f"{moment_text(mark.time, self._end)}: {mark.text}" for mark in near]
        away = np.abs(self._pixels_of_events() - x)
        events = np.flatnonzero(away <= WITHIN)
        nearest = np.sort(events[np.argsort(away[events], kind="stable")][:MOST_LINES])
        for number in nearest.tolist():
            time = moment_text(float(self._events.times[number]), self._end)
            lines.append(f"{time}: {self._events.line(number, self._units)}")
        if len(events) > len(nearest):
            lines.append(self.tr("and {} more").format(len(events) - len(nearest)))
        return "\n".join(lines) or moment_text(self._time_at(x), self._end)

    def _place_signs(self) -> None:
        self._signs = {}
        for mark in self._marks:
            x = self.pixel(mark.time)
            self._signs[x] = mark.is_failure or self._signs.get(x, False)
        self._event_marks = marks_at(self._pixels_of_events(), self._events.families)
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
        self._paint_events(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, is_failure in self._signs.items():
            painter.setBrush(self._theme.error if is_failure else self._theme.warning)
            middle = x + 0.5
            corners = QPointF(middle - HALF, 0), QPointF(middle + HALF, 0), QPointF(middle, TALL)
            painter.drawPolygon(QPolygonF(corners))

    def _paint_events(self, painter: QPainter) -> None:
        foot = self.height()
        for first, last, family in self._event_marks.bands:
            color = color_of_event(self._theme, family)
            painter.fillRect(QRect(first, foot - BAND, last - first + 1, BAND), color)
        for x, family in self._event_marks.ticks:
            painter.fillRect(QRect(x, foot - TICK, 2, TICK), color_of_event(self._theme, family))
