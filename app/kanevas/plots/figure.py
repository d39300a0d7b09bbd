"""A column of plots over one time axis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from kane.model import PlotLayout
from kanevas.plots.layouts import UNITLESS, Layouts
from kanevas.plots.other_run import OtherRun
from kanevas.theme import Theme
from kanevas.units import UnitSystem, display, pretty
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kane.results import Result

LINE_WIDTH = 1.6
DASHES = ((6, 4), (2, 3), (9, 3, 2, 3), (12, 4))  # of other runs, in widths of the line
LOWEST = 135  # pixels for a plot and the names above it; a panel with less scrolls
TALL = 2000  # more than there is: plots share the room alike, headers keep their height


class Figure(pg.GraphicsLayoutWidget):
    """Plots one above the other, with a common time axis and a cursor.

    The wheel zooms, a drag pans, and a double click shows the whole run again.

    Signals:
        time_picked: a time was clicked, or the cursor dragged there [s].
    """

    time_picked = Signal(float)

    def __init__(
        self, theme: Theme, system: UnitSystem = SI, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._system = theme, system
        self._plots: list[_Plot] = []
        self._end = 0.0
        self.setBackground(theme.plot_background)
        self.ci.layout.setContentsMargins(8, 6, 14, 6)
        self.ci.layout.setVerticalSpacing(2)
        self.scene().sigMouseClicked.connect(self._click)

    def draw(
        self,
        layouts: Layouts,
        unit_of: dict[str, str],
        result: Result | None,
        others: Sequence[OtherRun] = (),
    ) -> None:
        """Draw these plots of a result and of other runs; without a result, empty axes."""
        self.clear()
        self._plots = []
        self.setMinimumHeight(LOWEST * len(layouts))
        for row in range(1, self.ci.layout.rowCount(), 2):
            self.ci.layout.setRowPreferredHeight(row, 0)
        for i, layout in enumerate(layouts):
            plot = _Plot(self, i, layout, unit_of, self._theme, self._system)
            if self._plots:
                plot.item.setXLink(self._plots[0].item)
            plot.item.getAxis("bottom").setStyle(showValues=layout is layouts[-1])
            plot.cursor.sigDragged.connect(self._drag)
            self.ci.layout.setRowPreferredHeight(2 * i + 1, TALL)
            self._plots.append(plot)
        if self._plots:
            self._plots[-1].item.setLabel("bottom", self.tr("time"), units="s")
            self.ci.layout.activate()
        if result is not None:
            self._fill(result, others)

    def _fill(self, result: Result, others: Sequence[OtherRun]) -> None:
        for plot in self._plots:
            plot.fill(result)
            for other in others:
                plot.overlay(other)
        self._end = max(float(run.time[-1]) for run in (result, *(o.result for o in others)))
        self._show_all()

    def _show_all(self) -> None:
        for plot in self._plots:
            plot.item.enableAutoRange(axis=pg.ViewBox.YAxis)
        if self._plots and self._end > 0:
            self._plots[0].item.setXRange(0.0, self._end, padding=0.01)

    def set_time(self, time: float) -> None:
        """Put the cursor and the values beside the names at a time [s]."""
        for plot in self._plots:
            plot.set_time(time)

    def prepare_for_paper(self) -> None:
        """Leave the cursor and its values out, and draw each curve as one path."""
        for plot in self._plots:
            plot.prepare_for_paper()

    def _click(self, event: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if event.double():
            self._show_all()
            return
        for plot in self._plots:
            box = plot.item.getViewBox()
            if box.sceneBoundingRect().contains(event.scenePos()):
                self.time_picked.emit(box.mapSceneToView(event.scenePos()).x())
                event.accept()

    def _drag(self, cursor: pg.InfiniteLine) -> None:
        self.time_picked.emit(cursor.value())


class _Plot:
    """One plot with a line of names and values above it."""

    def __init__(
        self,
        figure: Figure,
        i: int,
        layout: PlotLayout,
        unit_of: dict[str, str],
        theme: Theme,
        system: UnitSystem,
    ) -> None:
        self._layout, self._theme, self._system = layout, theme, system
        self._units = [display(unit_of.get(name, UNITLESS), system) for name in layout.curves]
        self._time = np.zeros(0)
        self._values: list[np.ndarray] = []
        self._header = figure.addLabel("", row=2 * i, col=0, justify="left", size="9pt")
        self.item = figure.addPlot(row=2 * i + 1, col=0)
        self.cursor = pg.InfiniteLine(
            angle=90,
            movable=True,
            pen=pg.mkPen(theme.accent, width=1.5),
            hoverPen=pg.mkPen(theme.accent, width=3),
        )
        self._style_axes()
        self._write_header()

    def fill(self, result: Result) -> None:
        """Draw the curves of a result."""
        self._time = result.time
        shares = zip(self._layout.curves, self._units, strict=True)
        self._values = [result[name] / unit.factor for name, unit in shares]
        for i, values in enumerate(self._values):
            curve = self.item.plot(
                self._time, values, pen=pg.mkPen(self._color(i), width=LINE_WIDTH), antialias=True
            )
            curve.setDownsampling(auto=True, method="peak")
            curve.setClipToView(True)
            # many short lines: with a long run ten times as fast as one path, at each move
            # of the cursor
            curve.curve.setSegmentedLineMode("on")
        self.item.addItem(self.cursor, ignoreBounds=True)
        self.set_time(0.0)

    def overlay(self, other: OtherRun) -> None:
        """Draw the curves of another run, dashed in its way."""
        known = {signal.name for signal in other.result.signals()}
        for i, (name, unit) in enumerate(zip(self._layout.curves, self._units, strict=True)):
            if name in known:
                dash = DASHES[other.style % len(DASHES)]
                pen = pg.mkPen(self._color(i), width=LINE_WIDTH, dash=dash)
                self.item.plot(other.result.time, other.result[name] / unit.factor, pen=pen)

    def set_time(self, time: float) -> None:
        """Put the cursor and the values beside the names at a time [s]."""
        if self._time.size:
            self.cursor.setValue(time)
            self._write_header([float(np.interp(time, self._time, v)) for v in self._values])

    def prepare_for_paper(self) -> None:
        """Leave the cursor and its values out, and draw each curve as one path."""
        self.cursor.hide()
        self._write_header()
        for curve in self.item.listDataItems():
            curve.curve.setSegmentedLineMode("off")

    def _color(self, i: int) -> QColor:
        return self._theme.curves[i % len(self._theme.curves)]

    def _style_axes(self) -> None:
        foreground = self._theme.plot_foreground
        for side in ("left", "bottom"):
            axis = self.item.getAxis(side)
            axis.setPen(pg.mkPen(self._theme.grid_axis))
            axis.setTextPen(pg.mkPen(foreground))
        self.item.getAxis("left").setWidth(64)
        self.item.showGrid(x=True, y=True, alpha=0.18)
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        unit = _common(pretty(unit.unit) for unit in self._units)
        key = _common(name.rsplit(".", 1)[1] for name in self._layout.curves)
        self.item.getAxis("left").enableAutoSIPrefix(self._system is SI)  # no mega-millimetres
        self.item.setLabel("left", key, units=escape(unit))

    def _write_header(self, values: list[float] | None = None) -> None:
        parts = [f"<b>{escape(self._layout.title)}</b>"] if self._layout.title else []
        for i, name in enumerate(self._layout.curves):
            text = escape(name)
            if values is not None:
                text += f" = {values[i]:.5g} {escape(pretty(self._units[i].unit))}".rstrip()
            spot = f'<span style="color:{self._color(i).name()}">●</span>'
            parts.append(f"{spot}&nbsp;{text.replace(' ', '&nbsp;')}")
        self._header.setText("&nbsp;&nbsp; ".join(parts), color=self._theme.plot_foreground.name())


def _common(words: Iterable[str]) -> str:
    """Return the word that all are, or none."""
    different = set(words)
    return different.pop() if len(different) == 1 else ""
