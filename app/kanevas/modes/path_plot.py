"""The plot of load steps: a quantity over the parameter, what is unstable dashed.

Paths that go off on the way are drawn along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kanevas.look.chart_menu import ChartMenu
from kanevas.look.theme import Theme
from kanevas.modes.curves import LINE_WIDTH, dress
from kanevas.units import UnitSystem, display
from kanevas.units.systems import SI
from kanevas.widgets.number_axis import number_axes
from kanevas.widgets.number_field import unit_label

if TYPE_CHECKING:
    from kane.analyses.load_path import LoadPath


class PathPlot(pg.GraphicsLayoutWidget):
    """One quantity of the equilibria along a path."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.export_menu = ChartMenu(self)
        self.setAccessibleName(self.tr("Load steps"))
        self.item = self.addPlot(0, 0, axisItems=number_axes())
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        self._shown: LoadPath | None = None
        self._unit, self._system = "", SI
        self.set_theme(theme)

    def show_path(self, path: LoadPath, unit: str, system: UnitSystem) -> None:
        """Show another one, in units of a system; ``unit`` is the SI unit of the parameter."""
        self._shown, self._unit, self._system = path, unit, system
        self._draw()
        self.item.autoRange()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setBackground(theme.plot_background)
        dress(self.item, theme)
        self._draw()

    def _draw(self) -> None:
        self.item.clear()
        path = self._shown
        if path is None:
            return
        units = self._unit, path.output_units[0]
        for side, name, unit in zip(
            ("bottom", "left"), (path.parameter, path.outputs[0]), units, strict=True
        ):
            self.item.setLabel(side, unit_label(name, unit, self._system))
        across, up = (display(unit, self._system).factor for unit in units)
        solid = pg.mkPen(self._theme.curves[0], width=LINE_WIDTH)
        dashed = pg.mkPen(self._theme.curves[1], width=LINE_WIDTH, style=Qt.PenStyle.DashLine)
        for each in (path, *path.branches):
            stable = each.stable_pieces
            for pen, pieces in ((solid, stable), (dashed, ~stable)):
                joined = np.append(pieces, False).astype(int)
                self.item.plot(
                    each.values / across, each.measured[:, 0] / up, pen=pen, connect=joined
                )
