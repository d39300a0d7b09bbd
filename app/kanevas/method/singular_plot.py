"""Singular values of the constraint matrix over a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kane.analyses.constraint_report import SingularValues

ZERO = 1e-9  # of the largest: what is not more is zero
LINE_WIDTH = 1.4


class SingularPlot(pg.GraphicsLayoutWidget):
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
        self.item = self.addPlot()
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        self.item.setLogMode(y=True)
        self._cursor = pg.InfiniteLine(0.0, angle=90)
        self.scene().sigMouseClicked.connect(self._click)
        self.set_theme(theme)

    def show_values(self, found: SingularValues) -> None:
        """Show the singular values of a run."""
        self._shown = found
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
        self.item.setLabel("left", self.tr("singular values of B"))
        self._draw()

    def _draw(self) -> None:
        self.item.clear()
        self._cursor.setPen(pg.mkPen(self._theme.accent, width=1.5))
        self.item.addItem(self._cursor, ignoreBounds=True)
        if self._shown is None or not self._shown.values.size:
            return
        time, values = self._shown
        largest = values.max()
        colors = self._theme.curves
        for i, column in enumerate(values.T):
            if (column > ZERO * largest).any():
                pen = pg.mkPen(colors[i % len(colors)], width=LINE_WIDTH)
                self.item.plot(time, np.maximum(column, ZERO * largest), pen=pen)

    def _click(self, event: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        box, place = self.item.getViewBox(), event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and box.sceneBoundingRect().contains(place):
            self.time_picked.emit(float(box.mapSceneToView(place).x()))
