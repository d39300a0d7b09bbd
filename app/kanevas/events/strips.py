"""Strips over the time: how each contact, stop and latch was."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from kane.reading.holds import Hold
from kane.results.contact_states import HOLD_WORDS, Spell
from kane.results.event_words import who
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.look.event_looks import color_of_hold
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kane.results import Result

WIDEST, SHARE = (
    170,
    0.4,
)  # of the names at the left: pixels, and part of the width where that is more
BAR, GAP, EDGE = 14, 4, 6  # pixels
SHOWN_AT_ONCE = 6  # strips, beyond which the panel scrolls
LEGEND = 18  # pixels of its line


class Strip(NamedTuple):
    """The strip of a part of an element.

    Attributes:
        name: of the part, in words.
        element: name of the element.
        spells: how it was.

    """

    name: str
    element: str
    spells: tuple[Spell, ...]


def strips_of(result: Result) -> tuple[Strip, ...]:
    """Return the strips of a run, in the order of its elements."""
    return tuple(
        Strip(told(who(element, part)), element, spells)
        for element in result.holders
        for part, spells in result.states_of(element).items()
    )


class Strips(QWidget):
    """Coloured bars over the time, one for each contact, and what the colours mean.

    Signals:
        time_picked: a time was clicked [s].
        select_wanted: a name was clicked: the element, as a tuple.

    """

    time_picked = Signal(float)
    select_wanted = Signal(tuple)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._strips: tuple[Strip, ...] = ()
        self._end, self._time = 0.0, 0.0
        self._names = 0  # pixels of the names
        self._picture: QPixmap | None = None  # of all but the time
        self.setAccessibleName(self.tr("States of the contacts over the time"))
        self.setMouseTracking(True)

    def show_result(self, result: Result | None) -> None:
        """Show the strips of a run; None for none."""
        self._strips = () if result is None else strips_of(result)
        self._end = 0.0 if result is None else float(result.time[-1])
        self._measure()
        self.setMinimumHeight(self.height_of(len(self._strips)))
        self.updateGeometry()
        self.update()

    def _measure(self) -> None:
        """Give the names their room, and forget the picture."""
        widths = [self.fontMetrics().horizontalAdvance(strip.name) for strip in self._strips]
        widest = max(WIDEST, round(SHARE * self.width()))
        self._names = min(max(widths, default=0), widest) + 3 * EDGE
        self._picture = None

    @property
    def strips(self) -> tuple[Strip, ...]:
        """What is shown."""
        return self._strips

    def set_time(self, time: float) -> None:
        """Show where the time stands [s]."""
        self._time = time
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme, self._picture = theme, None
        self.update()

    @staticmethod
    def height_of(strips: int) -> int:
        """Return the pixels that so many strips take, with the line that says what colours mean."""
        return LEGEND + strips * (BAR + GAP) + GAP if strips else 0

    def sizeHint(self) -> QSize:
        return QSize(400, self.height_of(len(self._strips)))

    # --- where things are

    @property
    def _room(self) -> QRect:
        """The pixels in which the time runs."""
        return QRect(self._names, 0, max(self.width() - self._names - EDGE, 1), self.height())

    def bar_of(self, row: int) -> QRect:
        """Return the pixels of a strip."""
        room = self._room
        return QRect(room.left(), LEGEND + row * (BAR + GAP), room.width(), BAR)

    def pixel(self, time: float) -> float:
        """Return where a time is [s]."""
        room = self._room
        return room.left() + (time / self._end if self._end > 0 else 0.0) * room.width()

    def time_at(self, x: float) -> float:
        """Return the time at a pixel, within the run [s]."""
        room = self._room
        return min(max((x - room.left()) / room.width(), 0.0), 1.0) * self._end

    def row_at(self, at: QPoint) -> int | None:
        """Return the strip at a pixel."""
        row = (at.y() - LEGEND) // (BAR + GAP)
        return row if at.y() >= LEGEND and row < len(self._strips) else None

    def text_at(self, at: QPoint) -> str:
        """Return what the tooltip says at a pixel."""
        row = self.row_at(at)
        if row is None:
            return ""
        strip, time = self._strips[row], self.time_at(at.x())
        if at.x() < self._names:
            return strip.name
        spell = next((s for s in reversed(strip.spells) if s.start <= time), strip.spells[0])
        return self.tr("{}: {} from {} s to {} s").format(
            strip.name,
            told(HOLD_WORDS[spell.hold]),
            written(spell.start, ".6g"),
            written(spell.end, ".6g"),
        )

    # --- drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self._strips:
            return
        if self._picture is None:
            self._picture = self._painted()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            x = round(self.pixel(self._time))
            painter.fillRect(QRect(x - 1, LEGEND - 2, 2, self.height()), self._theme.accent)

    def _painted(self) -> QPixmap:
        """Return the strips: with thousands of events they take long, and stay in a film."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.palette().color(QPalette.ColorRole.Window))
        with QPainter(picture) as painter:
            painter.setFont(self.font())
            self._paint_legend(painter)
            for row, strip in enumerate(self._strips):
                self._paint_strip(painter, row, strip)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._measure()

    def _paint_strip(self, painter: QPainter, row: int, strip: Strip) -> None:
        bar = self.bar_of(row)
        painter.setPen(self._theme.ink)
        names = QRect(EDGE, bar.top() - 2, self._names - 2 * EDGE, BAR + 4)
        text = self.fontMetrics().elidedText(
            strip.name, Qt.TextElideMode.ElideMiddle, names.width()
        )
        painter.drawText(names, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.fillRect(bar, self.palette().color(QPalette.ColorRole.Base))
        for spell in strip.spells:
            left, right = self.pixel(spell.start), self.pixel(spell.end)
            # what is shorter than a pixel is seen all the same
            part = QRectF(left, bar.top(), max(right - left, 1.0), BAR)
            painter.fillRect(part, color_of_hold(self._theme, spell.hold))
        painter.setPen(self._theme.grid_axis)
        painter.drawRect(bar.adjusted(0, 0, -1, -1))

    def _paint_legend(self, painter: QPainter) -> None:
        x = self._room.left()
        for hold in self._shown_holds():
            word = told(HOLD_WORDS[hold])
            box = QRect(x, 4, 10, 10)
            painter.fillRect(box, color_of_hold(self._theme, hold))
            painter.setPen(self._theme.grid_axis)
            painter.drawRect(box.adjusted(0, 0, -1, -1))
            painter.setPen(self._theme.muted)
            width = self.fontMetrics().horizontalAdvance(word)
            painter.drawText(
                QRect(x + 14, 0, width + 4, LEGEND), Qt.AlignmentFlag.AlignVCenter, word
            )
            x += 14 + width + 18

    def _shown_holds(self) -> list[Hold]:
        there = {spell.hold for strip in self._strips for spell in strip.spells}
        return [hold for hold in HOLD_WORDS if hold in there]

    # --- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        row = self.row_at(at)
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif at.x() >= self._names:
            self.time_picked.emit(self.time_at(at.x()))
        elif row is not None:
            self.select_wanted.emit((self._strips[row].element,))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and event.position().x() >= self._names:
            self.time_picked.emit(self.time_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(event.pos()), self)
            return True
        return super().event(event)
