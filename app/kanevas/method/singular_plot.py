"""Singular values of the constraint matrix over a run."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kane.analyses.constraint_report import SingularValues
from kanevas.theme import Theme

ZERO = 1e-9  # of the largest: what is not more is zero
LINE_WIDTH = 1.4


class SingularPlot(pg.PlotWidget):
    """Singular values on a logarithmic axis, but those of redundant rows, which are zero.

    Signals:
        time_picked: a time was clicked [s].
    """

    time_picked = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: SingularValues | None = None
        self.setAccessibleName(self.tr("Singular values over the run"))
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setLogMode(y=True)
        self._cursor = pg.InfiniteLine(0.0, angle=90)
        self.scene().sigMouseClicked.connect(self._click)
        self.set_theme(theme)

    def show_values(self, found: SingularValues) -> None:
        """Show the singular values of a run."""
        self._shown = found
        self._draw()
        self.autoRange()

    def set_time(self, time: float) -> None:
        """Show the cursor at a time [s]."""
        self._cursor.setValue(time)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(pg.mkPen(theme.grid_axis))
            axis.setTextPen(pg.mkPen(theme.plot_foreground))
        self.showGrid(x=True, y=True, alpha=0.18)
        self.setLabel("bottom", self.tr("time"), units="s")
        self.setLabel("left", self.tr("singular values of B"))
        self._draw()

    def _draw(self) -> None:
        self.clear()
        self._cursor.setPen(pg.mkPen(self._theme.accent, width=1.5))
        self.addItem(self._cursor, ignoreBounds=True)
        if self._shown is None or not self._shown.values.size:
            return
        time, values = self._shown
        largest = values.max()
        colors = self._theme.curves
        for i, column in enumerate(values.T):
            if (column > ZERO * largest).any():
                pen = pg.mkPen(colors[i % len(colors)], width=LINE_WIDTH)
                self.plot(time, np.maximum(column, ZERO * largest), pen=pen)

    def _click(self, event: object) -> None:
        box = self.getViewBox()
        position = event.scenePos()  # type: ignore[attr-defined]
        if self.sceneBoundingRect().contains(position):
            self.time_picked.emit(float(box.mapSceneToView(position).x()))
