"""The line above a plot: its title, its curves, and their values at the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from kanevas.look.theme import Theme

ROW = 19  # pixels
SAMPLE, GAP, BETWEEN = 26, 6, 18
POINTS = 9  # of the font
LINE = 2.0  # pixels of a sample


@dataclass(frozen=True)
class Entry:
    """One curve in a legend.

    Attributes:
        curve: its name in the layout.
        text: what the legend calls it.
        pen: how it is drawn.
        is_hidden: whether it is switched off.
        note: what is to be known of it, such as that it is not unique; empty for nothing.
        tip: its meaning in words.

    """

    curve: str
    text: str
    pen: QPen
    is_hidden: bool = False
    note: str = ""
    tip: str = ""


class Legend(pg.GraphicsWidget):
    """Entries side by side in as many rows as they need.

    A click switches a curve off and on again.

    Signals:
        toggled: a curve was clicked: this legend, and the curve.
        menu_wanted: the menu of a curve is asked for: this, the curve, and where on the screen.
        title_wanted: the title of this legend was clicked twice, and is to be typed anew.
    """

    toggled = Signal(object, str)
    menu_wanted = Signal(object, str, QPointF)
    title_wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = self._remark = ""
        self._entries: tuple[Entry, ...] = ()
        self._values: tuple[str, ...] = ()
        self._slots: list[float] = []
        self._places: list[QRectF] = []
        self._rows = 0
        self._title_place = QRectF()
        self._font, self._bold = QFont(), QFont()
        self._font.setPointSizeF(POINTS)
        self._bold.setPointSizeF(POINTS)
        self._bold.setBold(True)
        self.setAcceptHoverEvents(True)
        self._fix_height(1)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The curves, as they are listed."""
        return self._entries

    @property
    def texts(self) -> list[str]:
        """What is written, title first where there is one."""
        return [
            *([self._title] if self._title else []),
            *map(self._text, range(len(self._entries))),
        ]

    @property
    def remark(self) -> str:
        """What is said of all curves."""
        return self._remark

    def show_entries(self, title: str, entries: Sequence[Entry]) -> None:
        """List these curves under a title."""
        self._title, self._entries = title, tuple(entries)
        self._values = ("",) * len(self._entries)
        self._slots = [0.0] * len(self._entries)
        self._arrange()

    def show_values(self, values: Sequence[str], remark: str = "") -> None:
        """Write the values of the curves beside their names, and a remark at the end."""
        if (tuple(values), remark) == (self._values, self._remark):
            return
        rearrange = bool(remark) != bool(self._remark)
        self._values, self._remark = tuple(values), remark
        metrics = QFontMetricsF(self._font)
        for i, value in enumerate(values):
            # room that grew for a long number stays, so that names do not dance as time goes on
            width = metrics.horizontalAdvance(value)
            if width > self._slots[i]:
                self._slots[i] = width + metrics.averageCharWidth()
                rearrange = True
        if rearrange:
            self._arrange()
        self.update()

    def place_of(self, i: int) -> QRectF:
        """Return where an entry stands, in its own coordinates."""
        return self._places[i]

    def _text(self, i: int) -> str:
        entry = self._entries[i]
        words = [entry.text, self._values[i], f"({entry.note})" if entry.note else ""]
        return " ".join(word for word in words if word)

    def _arrange(self) -> None:
        metrics, bold = QFontMetricsF(self._font), QFontMetricsF(self._bold)
        room = max(self.size().width(), 1.0)
        x, row = 0.0, 0
        self._title_place = QRectF(0, 0, bold.horizontalAdvance(self._title), ROW)
        if self._title:
            x = self._title_place.width() + BETWEEN
        self._places = []
        for i, entry in enumerate(self._entries):
            note = f" ({entry.note})" if entry.note else ""
            width = (
                SAMPLE + GAP + metrics.horizontalAdvance(f"{entry.text} {note}") + self._slots[i]
            )
            if x and x + width > room:
                x, row = 0.0, row + 1
            self._places.append(QRectF(x, row * ROW, min(width, room), ROW))
            x += width + BETWEEN
        if self._remark and x + metrics.horizontalAdvance(self._remark) > room:
            row += 1
        self._fix_height(row + 1)
        self.update()

    def _fix_height(self, rows: int) -> None:
        if rows != self._rows:
            self._rows = rows
            for fix in (self.setMinimumHeight, self.setPreferredHeight, self.setMaximumHeight):
                fix(rows * ROW)

    @property
    def fixed_height(self) -> int:
        """The height that it needs in its width [pixels]."""
        return self._rows * ROW

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._arrange()

    # --- drawing

    def paint(self, painter: QPainter, *_: object) -> None:
        theme = self._theme
        painter.setFont(self._bold)
        painter.setPen(theme.plot_foreground)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._title_place, middle | Qt.TextFlag.TextSingleLine, self._title)
        for i in range(len(self._entries)):
            self._paint_entry(painter, i)
        if self._remark:
            painter.setFont(self._font)
            painter.setPen(theme.muted)
            last = QRectF(0, self.size().height() - ROW, self.size().width(), ROW)
            painter.drawText(last, middle | Qt.AlignmentFlag.AlignRight, self._remark)

    def _paint_entry(self, painter: QPainter, i: int) -> None:
        entry, place, theme = self._entries[i], self._places[i], self._theme
        pen = QPen(entry.pen)
        pen.setWidthF(LINE)
        if entry.is_hidden:
            pen.setColor(theme.grid_axis)
        y = round(place.center().y())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawLine(QPointF(place.left(), y), QPointF(place.left() + SAMPLE, y))
        font = QFont(self._font)
        font.setStrikeOut(entry.is_hidden)
        painter.setFont(font)
        painter.setPen(theme.muted if entry.is_hidden else theme.plot_foreground)
        room = place.adjusted(SAMPLE + GAP, 0, 0, 0)
        text = self._text(i)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) > room.width() + 1:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)

    # --- mouse

    def mouseClickEvent(self, event: Any) -> None:
        at = event.pos()
        i = self._entry_at(at)
        if i is None:
            if event.double() and self._title_place.contains(at):
                event.accept()
                self.title_wanted.emit(self)
        elif event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.toggled.emit(self, self._entries[i].curve)
        elif event.button() == Qt.MouseButton.RightButton:
            event.accept()
            self.menu_wanted.emit(self, self._entries[i].curve, event.screenPos())

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        i = self._entry_at(event.pos())
        self.setCursor(
            Qt.CursorShape.ArrowCursor if i is None else Qt.CursorShape.PointingHandCursor
        )
        self.setToolTip("" if i is None else self._entries[i].tip)

    def _entry_at(self, at: QPointF) -> int | None:
        return next((i for i, place in enumerate(self._places) if place.contains(at)), None)
