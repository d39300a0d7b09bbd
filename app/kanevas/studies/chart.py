"""A chart of a study: points, lines, bands and maps, in the colours of the program."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from kanevas.assets.decimals import written
from kanevas.look.chart_menu import ChartMenu
from kanevas.look.theme import Theme
from kanevas.widgets.number_axis import number_axes

Array = npt.NDArray[np.float64]

LINE, POINT = 1.6, 6  # pixels
SHADE = 60  # opacity of a band, of 255; two of them lie over each other
MAP = "viridis"  # even steps in lightness, told apart by those who see few colours, too
MOST_ENTRIES = 10  # of the legend
TALL = 300  # pixels of a bar of colours, about
CORNERS = {(1, 1): (-8, 8), (0, 1): (8, 8), (1, 0): (-8, -8), (0, 0): (8, -8)}  # right, top
LABELS = "left", "bottom"


class Chart(pg.GraphicsLayoutWidget):
    """One plot, with a legend and a bar of colours where there is something to say.

    Signals:
        clicked: where in the plot, in its numbers, and with which button.

    """

    clicked = Signal(QPointF, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.export_menu = ChartMenu(self)
        self._theme = theme
        self._bar: pg.ColorBarItem | None = None
        self._entries = 0
        self.setAccessibleName(self.tr("Chart"))
        self._drawn: list[tuple[Array, Array]] = []
        self.plot = self.addPlot(axisItems=number_axes())
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.legend = self.plot.addLegend(offset=(-8, 8))
        for side in LABELS:
            self.plot.getAxis(side).enableAutoSIPrefix(False)
        self.scene().sigMouseClicked.connect(self._click)
        self.set_theme(theme)

    @property
    def faint(self) -> QColor:
        """The colour of what stands behind."""
        return self._theme.muted

    def _click(self, event: Any) -> None:
        box = self.plot.getViewBox()
        if box.sceneBoundingRect().contains(event.scenePos()):
            event.accept()
            self.clicked.emit(box.mapSceneToView(event.scenePos()), event.button())

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours; what is drawn has to be drawn again."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        for side in LABELS:
            axis = self.plot.getAxis(side)
            axis.setPen(pg.mkPen(theme.grid_axis))
            axis.setTextPen(pg.mkPen(theme.plot_foreground))
        self.plot.showGrid(x=True, y=True, alpha=0.25)
        self.legend.setLabelTextColor(theme.plot_foreground)
        paper = QColor(theme.plot_background)
        paper.setAlpha(220)
        self.legend.setBrush(pg.mkBrush(paper))

    def clear_all(self, bottom: str, left: str) -> None:
        """Begin anew, with these names at the axes."""
        self.setAccessibleName(self.tr("Chart: {} over {}").format(left, bottom))
        self.plot.clear()
        self.legend.clear()
        self.legend.hide()
        self._drawn = []
        self._entries = 0
        if self._bar is not None:
            self.removeItem(self._bar)
            self._bar = None
        self.plot.setLabel("bottom", bottom, color=self._theme.plot_foreground.name())
        self.plot.setLabel("left", left, color=self._theme.plot_foreground.name())
        self.plot.enableAutoRange()

    def color(self, i: int) -> QColor:
        """Return the i-th colour of curves."""
        return self._theme.curves[i % len(self._theme.curves)]

    def add_line(
        self, x: Array, y: Array, color: QColor, name: str = "", dashed: bool = False
    ) -> None:
        """Draw a line, named in the legend where it has a name and there is room."""
        pen = pg.mkPen(color, width=LINE, dash=(5, 4) if dashed else None)
        self.plot.plot(x, y, pen=pen, name=self._entry(name))
        self._make_room(x, y)

    def add_points(self, x: Array, y: Array, color: QColor, name: str = "") -> None:
        """Draw points."""
        self.plot.plot(
            x, y, pen=None, symbol="o", symbolSize=POINT, symbolPen=None,
            symbolBrush=pg.mkBrush(color), name=self._entry(name),
        )  # fmt: skip

    def add_band(self, x: Array, low: Array, high: Array, color: QColor) -> None:
        """Fill what lies between two lines."""
        shade = QColor(color)
        shade.setAlpha(SHADE)
        edges = [pg.PlotCurveItem(x, y, pen=pg.mkPen(shade)) for y in (low, high)]
        for edge in edges:
            self.plot.addItem(edge)
        self.plot.addItem(pg.FillBetweenItem(*edges, brush=pg.mkBrush(shade)))

    def add_map(self, x: Array, y: Array, values: Array, label: str) -> None:
        """Draw values over a grid of places, each as the area that is nearest to it.

        Args:
            x: places across, rising.
            y: places up, rising.
            values: (x, y) numbers; nothing is drawn where they are none.
            label: of the bar of colours.

        """
        low, high = _reach(values)
        corners = np.meshgrid(_edges(x), _edges(y), indexing="ij")
        mesh = pg.PColorMeshItem(
            *corners, values, colorMap=pg.colormap.get(MAP), levels=(low, high),
            enableAutoLevels=False,
        )  # fmt: skip
        self.plot.addItem(mesh)
        self._add_bar(low, high, label)

    def add_colored_points(self, x: Array, y: Array, values: Array, label: str) -> None:
        """Draw points in the colours of their values."""
        good = np.isfinite(values)
        low, high = _reach(values)
        colors = pg.colormap.get(MAP).map((values[good] - low) / (high - low), mode="qcolor")
        self.plot.addItem(
            pg.ScatterPlotItem(
                x[good],
                y[good],
                size=2 * POINT,
                pen=pg.mkPen(self._theme.grid_axis),
                brush=[pg.mkBrush(color) for color in colors],
                data=values[good].tolist(),
            )
        )
        self._add_bar(low, high, label)

    def _add_bar(self, low: float, high: float, label: str) -> None:
        self._bar = pg.ColorBarItem(
            values=(low, high), width=16, colorMap=pg.colormap.get(MAP),
            interactive=False, pen=pg.mkPen(self._theme.grid_axis), colorMapMenu=False,
        )  # fmt: skip
        axis = self._bar.axis
        axis.setTextPen(pg.mkPen(self._theme.plot_foreground))
        axis.enableAutoSIPrefix(False)
        ticks = axis.tickValues(low, high, TALL)[0][1]
        axis.setTicks([[(value, written(value, ".4g")) for value in ticks]])
        axis.setLabel(label, color=self._theme.plot_foreground.name())
        self.addItem(self._bar, row=0, col=1)

    def _make_room(self, x: Array, y: Array) -> None:
        """Put the legend into the corner in which the fewest points lie."""
        self._drawn.append((x, y))
        self.legend.setVisible(self._entries > 0)
        if not self._entries:
            return
        across, up = (np.concatenate([each[i] for each in self._drawn]) for i in (0, 1))
        parts = [(v - np.nanmin(v)) / (np.ptp(v[np.isfinite(v)]) or 1.0) for v in (across, up)]

        def crowd(corner: tuple[int, int]) -> int:
            near = [abs(part - side) < 0.4 for part, side in zip(parts, corner, strict=True)]
            return int(np.count_nonzero(near[0] & near[1]))

        self.legend.setOffset(CORNERS[min(CORNERS, key=crowd)])

    def _entry(self, name: str) -> str | None:
        if not name or self._entries == MOST_ENTRIES:
            return None
        self._entries += 1
        return name


def _edges(places: Array) -> Array:
    """Return the borders between places, and as far beyond the outer ones."""
    if places.size == 1:
        half = abs(places[0]) / 2 or 0.5
        return np.array([places[0] - half, places[0] + half])
    between = (places[1:] + places[:-1]) / 2
    ends = 2 * places[0] - between[0], 2 * places[-1] - between[-1]
    return np.concatenate([[ends[0]], between, [ends[1]]])


def _reach(values: Array) -> tuple[float, float]:
    """Return the least and the largest number, never the same."""
    good = values[np.isfinite(values)]
    if not good.size:
        return 0.0, 1.0
    low, high = float(good.min()), float(good.max())
    return (low, high) if high > low else (low - (abs(low) or 1.0), high + (abs(high) or 1.0))
