"""An axis in a unit of its own beside a plot in SI units."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from kanevas.assets.decimals import with_mark
from kanevas.units import pretty

if TYPE_CHECKING:
    from kanevas.look.theme import Theme
    from kanevas.plots.specification import Axis

LEFT_WIDTH, RIGHT_WIDTH = 64, 60  # pixels
WITHOUT_LABEL = 4  # pixels of the length of an axis that its label leaves free
LABEL_POINTS = 8.5
LEAST_LETTERS = 5  # of a name; where there is room for fewer, the unit stands alone


class UnitAxis(pg.AxisItem):
    """Numbers, and a label that is cut off rather than overrun the axis; the tip has all of it."""

    def __init__(self, side: str, theme: Theme) -> None:
        self._scale, self._offset = 1.0, 0.0
        super().__init__(side)
        self.enableAutoSIPrefix(False)  # legends speak in the same unit
        self.setPen(pg.mkPen(theme.grid_axis))
        self.setTextPen(pg.mkPen(theme.plot_foreground))
        font = self.label.font()
        font.setPointSizeF(LABEL_POINTS)
        self.label.setFont(font)
        self.setStyle(maxTickLevel=1)

    def show_axis(self, axis: Axis) -> None:
        """Show numbers and the name of an axis."""
        self._scale = 1.0 / axis.unit.factor
        self.setLabel(escape(axis.name), units=escape(pretty(axis.unit.unit)))
        self.follow()

    def map_from_left(self, factor: float, scale: float, offset: float) -> None:
        """Show the numbers of curves that stand at scale * y + offset of the left axis.

        Args:
            factor: size of the unit that is shown.
            scale: of the curves, not zero.
            offset: of the curves.

        """
        self._scale, self._offset = 1.0 / (factor * scale), -offset / (factor * scale)
        self.follow()

    def follow(self) -> None:
        """Show the numbers of what the plot shows now."""
        if self.linkedView() is not None:
            self.linkedViewChanged(self.linkedView())

    def linkedViewChanged(self, view: pg.ViewBox, newRange: Any = None) -> None:
        if newRange is None:
            newRange = view.viewRange()[1 if self.orientation in ("left", "right") else 0]
        self.setRange(*(value * self._scale + self._offset for value in newRange))

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [with_mark(text) for text in super().tickStrings(values, scale, spacing)]

    def labelString(self) -> str:
        """Return the label, as much of it as there is room for."""
        unit = f" ({self.labelUnits})" if self.labelUnits else ""
        across = self.orientation in ("top", "bottom")
        room = (self.width() if across else self.height()) - WITHOUT_LABEL
        metrics = QFontMetricsF(self.label.font())
        whole = shown = f"{self.labelText}{unit}"
        if room > 0 and metrics.horizontalAdvance(whole) > room:
            left = max(room - metrics.horizontalAdvance(unit), 0.0)
            name = metrics.elidedText(self.labelText, Qt.TextElideMode.ElideMiddle, left)
            shown = f"{name}{unit}" if len(name) > LEAST_LETTERS else unit.strip()
        self.setToolTip("" if shown == whole else whole)
        return f"<span>{shown}</span>"

    def resizeEvent(self, event: Any = None) -> None:
        if self.label is not None:
            self.label.setHtml(self.labelString())
        super().resizeEvent(event)
