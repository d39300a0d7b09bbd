"""The plots of small deviations: a frequency response and a root locus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from kanevas.look.chart_menu import ChartMenu
from kanevas.look.theme import Theme
from kanevas.widgets.number_axis import number_axes

if TYPE_CHECKING:
    from kane.analyses.frequency_response import FrequencyResponse, RootLocus

LINE_WIDTH = 1.6
DOT, AXIS = 5, 56  # pixels: of a dot, and of the numbers at the left
CIRCLE = np.cos(np.linspace(0, 2 * np.pi, 181)), np.sin(np.linspace(0, 2 * np.pi, 181))
LEAST_PART = 1e-3  # of the largest eigenvalue, to which a locus is shown at most: not round-off


class BodePlot(pg.GraphicsLayoutWidget):
    """Magnitude and phase over the frequency."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.export_menu = ChartMenu(self)
        self.setAccessibleName(self.tr("Bode plot"))
        self.magnitude, self.phase = (
            self.addPlot(row, 0, axisItems=number_axes()) for row in range(2)
        )
        self.phase.setXLink(self.magnitude)
        self._shown: FrequencyResponse | None = None
        for item in (self.magnitude, self.phase):
            item.setLogMode(x=True)
            item.setMenuEnabled(False)
            item.hideButtons()
            item.getAxis("left").setWidth(AXIS)
        self.set_theme(theme)

    def show_response(self, response: FrequencyResponse | None) -> None:
        """Show a response of one output to one input."""
        self._shown = response
        self._draw()
        for item in (self.magnitude, self.phase):
            item.autoRange()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        for item in (self.magnitude, self.phase):
            dress(item, theme)
        self.magnitude.setLabel("left", self.tr("magnitude [dB]"))
        self.phase.setLabel("left", self.tr("phase [°]"))
        self.phase.setLabel("bottom", self.tr("frequency [Hz]"))
        self._draw()

    def _draw(self) -> None:
        pen = pg.mkPen(self._theme.curves[0], width=LINE_WIDTH)
        for item in (self.magnitude, self.phase):
            item.clear()
        if self._shown is None:
            return
        f = self._shown.frequencies
        values = self._shown.magnitude[:, 0, 0]
        fits = np.isfinite(values)
        self.magnitude.plot(f[fits], values[fits], pen=pen)
        self.phase.plot(f[fits], self._shown.phase[fits, 0, 0], pen=pen)


class LocusPlot(pg.GraphicsLayoutWidget):
    """Eigenvalues in the complex plane, a branch a line; a ring at the first value.

    With sampled signals multipliers, and the circle |z| = 1.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.export_menu = ChartMenu(self)
        self.setAccessibleName(self.tr("Root locus"))
        self.item = self.addPlot(0, 0, axisItems=number_axes())
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        self._axis = pg.InfiniteLine(0.0, angle=90)
        self._circle = pg.PlotCurveItem(*CIRCLE)
        self._shown: RootLocus | None = None
        self.set_theme(theme)

    def show_locus(self, locus: RootLocus | None) -> None:
        """Show another one."""
        self._shown = locus
        self._draw()
        if locus is not None:
            least = LEAST_PART * float(np.nanmax(np.abs(locus.eigenvalues), initial=1e-9))
            self.item.setLimits(minXRange=least, minYRange=least)
        self.item.autoRange()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        dress(self.item, theme)
        self._draw()

    def _draw(self) -> None:
        self.item.clear()
        # what dies out lies at the left of this, or with samples within
        is_sampled = self._shown is not None and self._shown.is_sampled
        border = self._circle if is_sampled else self._axis
        border.setPen(pg.mkPen(self._theme.grid_axis, width=1.5))
        self.item.addItem(border, ignoreBounds=not is_sampled)
        self.item.setAspectLocked(is_sampled)
        real, imaginary = self.tr("real part [1/s]"), self.tr("imaginary part [1/s]")
        if is_sampled:
            real, imaginary = self.tr("real part of z"), self.tr("imaginary part of z")
        self.item.setLabel("bottom", real)
        self.item.setLabel("left", imaginary)
        if self._shown is None:
            return
        for k, branch in enumerate(self._shown.eigenvalues.T):
            color = self._theme.curves[k % len(self._theme.curves)]
            self.item.plot(
                branch.real, branch.imag, pen=pg.mkPen(color, width=LINE_WIDTH), symbol="o",
                symbolSize=DOT, symbolBrush=color, symbolPen=None, connect="finite",
            )  # fmt: skip
            self.item.plot(
                branch.real[:1], branch.imag[:1], pen=None, symbol="o", symbolSize=3 * DOT,
                symbolBrush=None, symbolPen=pg.mkPen(color, width=LINE_WIDTH),
            )  # fmt: skip


def dress(item: pg.PlotItem, theme: Theme) -> None:
    """Draw axes and grid in the colours of a theme."""
    for side in ("left", "bottom"):
        axis = item.getAxis(side)
        axis.setPen(pg.mkPen(theme.grid_axis))
        axis.setTextPen(pg.mkPen(theme.plot_foreground))
        axis.enableAutoSIPrefix(False)
    item.showGrid(x=True, y=True, alpha=0.18)
