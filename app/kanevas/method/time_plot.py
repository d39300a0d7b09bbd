"""What the panel of the method draws over a run: singular values, generalized forces."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kanevas.look.chart_menu import ChartMenu
from kanevas.look.theme import Theme
from kanevas.widgets.number_axis import number_axes

LINE_WIDTH = 1.4
MOST_IN_A_ROW = 3  # names of curves


class OverTime(NamedTuple):
    """Curves over the time of a run.

    Attributes:
        time: (n,) [s].
        curves: the name and the values of each, (n,); without a name it is not in the legend.
        label: what they are, beside the axis.
        is_log: whether the axis is logarithmic.

    """

    time: npt.NDArray[np.float64]
    curves: tuple[tuple[str, npt.NDArray[np.float64]], ...]
    label: str
    is_log: bool = False


class TimePlot(pg.GraphicsLayoutWidget):
    """Curves over the run, with the time of the clock.

    Signals:
        time_picked: a time was clicked [s].
    """

    time_picked = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.export_menu = ChartMenu(self)
        self._theme = theme
        self._shown: OverTime | None = None
        self.setAccessibleName(self.tr("Curves over the run"))
        self.legend = pg.LegendItem(colCount=MOST_IN_A_ROW)
        self.addItem(self.legend, 0, 0)
        self.item = self.addPlot(1, 0, axisItems=number_axes())
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        self._cursor = pg.InfiniteLine(0.0, angle=90)
        self.scene().sigMouseClicked.connect(self._click)
        self.set_theme(theme)

    def show_curves(self, shown: OverTime) -> None:
        """Show other curves."""
        self._shown = shown
        self.item.setLogMode(y=shown.is_log)
        self._draw()
        self.item.autoRange()

    def set_time(self, time: float) -> None:
        """Show the cursor at a time [s]."""
        self._cursor.setValue(time)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        for side in ("left", "bottom"):
            axis = self.item.getAxis(side)
            axis.setPen(pg.mkPen(theme.grid_axis))
            axis.setTextPen(pg.mkPen(theme.plot_foreground))
        self.item.showGrid(x=True, y=True, alpha=0.18)
        self.item.setLabel("bottom", self.tr("time"), units="s")
        self._draw()

    def _draw(self) -> None:
        self.item.clear()
        self.legend.clear()
        self.legend.setVisible(self._has_names())
        self._cursor.setPen(pg.mkPen(self._theme.accent, width=1.5))
        self.item.addItem(self._cursor, ignoreBounds=True)
        if self._shown is None:
            return
        self.item.setLabel("left", self._shown.label)
        colors = self._theme.curves
        self.legend.setLabelTextColor(self._theme.plot_foreground)
        for i, (name, values) in enumerate(self._shown.curves):
            pen = pg.mkPen(colors[i % len(colors)], width=LINE_WIDTH)
            curve = self.item.plot(self._shown.time, values, pen=pen)
            if name:
                self.legend.addItem(curve, name)

    def _has_names(self) -> bool:
        return self._shown is not None and any(name for name, _ in self._shown.curves)

    def _click(self, event: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        box, place = self.item.getViewBox(), event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and box.sceneBoundingRect().contains(place):
            self.time_picked.emit(float(box.mapSceneToView(place).x()))
