"""Where a quantity goes that is dragged over the plots, and the mark that says so."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kanevas.edits.curves import against, between, into
from kanevas.edits.plotting import Change, Layouts, Units
from kanevas.plots.figure import Figure, Spot
from kanevas.theme import Theme

LINE = 26  # pixels; height of what stands for a new plot
NEAR = 22  # pixels above the horizontal axis that count as the axis
ROOM = 6


class Target(NamedTuple):
    """What a drop does: the room that it is marked by, in words, and as an edit; None refuses."""

    rect: QRect
    text: str
    change: Change | None


def target_at(
    figure: Figure, layouts: Layouts, names: tuple[str, ...], units: Units, at: QPoint
) -> Target:
    """Return what a drop of quantities at a pixel of the figure does."""
    spot = figure.spot_at(at)
    seen = figure.viewport().visibleRegion().boundingRect()
    if spot is None or not layouts or at.y() > seen.bottom() - LINE // 2:
        rect = QRect(0, min(figure.height(), seen.bottom() + 1) - LINE, figure.width(), LINE)
        return Target(rect, _tr("New plot"), lambda shown: _new(shown, len(shown), names))
    i, part = spot
    plot = figure.rect_of(Spot(i, "plot"))
    if part == "legend":
        rect = QRect(0, figure.rect_of(spot).top() - 2, figure.width(), LINE)
        return Target(rect, _tr("New plot"), lambda shown: _new(shown, i, names))
    near = part == "plot" and at.y() > plot.bottom() - NEAR
    if len(names) == 1 and (part == "bottom" or near):
        rect = QRect(plot.left(), plot.bottom() - NEAR, plot.width(), LINE + NEAR // 2)
        return _across(layouts, i, names[0], rect)
    after = _added(layouts, i, names, units)
    text = _tr("Add to this plot")
    if len(after) > len(layouts):
        text = _tr("New plot below, for this one has two units already")
    return Target(plot, text, lambda shown: _added(shown, i, names, units))


def _across(layouts: Layouts, i: int, name: str, rect: QRect) -> Target:
    if layouts[i].curves == (name,):
        text = _tr("{} against itself is a straight line; drop another quantity here")
        return Target(rect, text.format(name), None)
    text = _tr("Along the horizontal axis")
    return Target(rect, text, lambda shown: against(shown, i, name))


def _new(layouts: Layouts, i: int, names: tuple[str, ...]) -> Layouts:
    for k, name in enumerate(names):
        layouts = between(layouts, i + k, name)
    return layouts


def _added(layouts: Layouts, i: int, names: tuple[str, ...], units: Units) -> Layouts:
    for name in names:
        layouts = into(layouts, i, name, units)
    return layouts


class DropMark(QWidget):
    """A frame with words over the place where a drop would go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._color, self._paper = QColor(), QColor()
        self._text = ""
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._color, self._paper = QColor(theme.accent), QColor(theme.plot_background)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def show_at(self, rect: QRect, text: str) -> None:
        """Frame a place, and say what a drop does there."""
        self._text = text
        self.setGeometry(rect)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(self._color)
        fill.setAlpha(40)
        painter.setPen(QPen(self._color, 2))
        painter.setBrush(fill)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 5, 5)
        metrics = painter.fontMetrics()
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width() - 4 * ROOM)
        label = metrics.boundingRect(text).adjusted(-ROOM, -1, ROOM, 1)
        label.moveCenter(self.rect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._paper)
        painter.drawRoundedRect(label, 3, 3)
        painter.setPen(self._color)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotPanel", text)
