"""One plot: its legend, its axes, its curves and its cursors."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QPointF, Qt

from kane.model import PlotLayout
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.theme import Theme
from kanevas.plots.drawn import Drawn, Run, curves_of
from kanevas.plots.event_lines import EventLines
from kanevas.plots.invitation import Invitation
from kanevas.plots.legend import Legend
from kanevas.plots.looks import color_of
from kanevas.plots.plot_box import PlotBox
from kanevas.plots.readout import gap_of_times, number, value_and_gap
from kanevas.plots.run_curve import RunCurve
from kanevas.plots.specification import Axis, Units, axes_of, kind_of_plot
from kanevas.plots.unit_axis import LEFT_WIDTH, UnitAxis
from kanevas.units import Display, UnitSystem
from kanevas.workspace.run_events import RunEvents

NEAR = 3  # pixels; points of a path that are as near as this to a click are alike
BETWEEN = 7  # pixels between the parts of a plot
GRID = 0.18  # opacity
SIDES = ("left", "right", "bottom")


class Plot:
    """One plot of a figure.

    Attributes:
        layout: what it shows.
        axes: names and units of its axes.
        kind: whether it goes by the time, a quantity or the frequency.
        item: axes and curves.
        legend: the line above.
        cursor: the line at the present time, or at a frequency; a path has marks instead.
        reference: the line of the second cursor.

    """

    def __init__(
        self,
        layout: PlotLayout,
        units: Units,
        words: CurveWords,
        runs: Sequence[Run],
        theme: Theme,
        system: UnitSystem,
    ) -> None:
        """Make axes for runs, whose curves come by ``fill``.

        Args:
            layout: what it shows.
            units: SI units of the quantities.
            words: what people call them.
            runs: the present one first.
            theme: colours.
            system: the units that the person has chosen.

        """
        self.layout, self.kind = layout, kind_of_plot(layout)
        self._theme, self._words = theme, words

        def size_of(curve: str) -> float:
            return max((run.recorded.size(layout, curve) for run in runs), default=0.0)

        self.axes = axes_of(layout, units, system, words.of_key, size_of)
        self._drawn: list[Drawn] = []
        self._time = 0.0
        self._frame: int | None = None
        self._reference: float | None = None
        self.legend = Legend(theme)
        self.box = PlotBox()
        self.item = pg.PlotItem(
            viewBox=self.box, axisItems={side: UnitAxis(side, theme) for side in SIDES}
        )
        self._set_up_axes()
        self.cursor, self.reference = self._line(whole=True), self._line(whole=False)
        self._marks = pg.ScatterPlotItem(size=10, pxMode=True)
        self._list(())
        if not layout.curves:
            self._invite()

    # --- axes

    def _set_up_axes(self) -> None:
        item, axes = self.item, self.axes
        item.setMenuEnabled(False)
        item.hideButtons()
        item.showGrid(x=True, y=True, alpha=GRID)
        across = {
            "time": _tr("time"),
            "spectrum": _tr("frequency"),
            "path": self._words.of_curve(self.layout.against),
        }
        self.axis("bottom").show_axis(axes.bottom._replace(name=across[self.kind]))
        self.axis("left").setWidth(LEFT_WIDTH)
        self.axis("left").show_axis(axes.left._replace(name=self._in_words(axes.left.name)))
        self.axis("right").setGrid(False)
        item.showAxis("right", bool(axes.right))
        if axes.right:
            right = axes.right._replace(name=self._in_words(axes.right.name))
            self.axis("right").show_axis(right)

    def _in_words(self, name: str) -> str:
        is_amplitude = self.kind == "spectrum"
        return _tr("amplitude of {}").format(name) if is_amplitude and name else name

    def axis(self, side: str) -> UnitAxis:
        """Return the axis at a side."""
        axis: UnitAxis = self.item.getAxis(side)
        return axis

    @property
    def height_around(self) -> int:
        """Pixels that legend and horizontal axis take."""
        axis: float = self.axis("bottom").height()
        return self.legend.fixed_height + round(axis) + BETWEEN

    @property
    def has_right(self) -> bool:
        """Whether there is an axis at the right."""
        return self.axes.right is not None

    def si_unit(self, side: str) -> str:
        """Return the SI unit of an axis; empty where there is none."""
        axis = getattr(self.axes, side)
        return axis.si if axis else ""

    def shown_unit(self, side: str) -> str:
        """Return the unit that an axis shows; empty where there is none."""
        axis = getattr(self.axes, side)
        return axis.unit.unit if axis else ""

    # --- curves

    def fill(self, runs: Sequence[Run], events: RunEvents) -> None:
        """Draw the curves of runs, the present one first, and its events."""
        self._list(runs)
        if self.kind == "time" and self.layout.curves and len(events):
            self.item.addItem(EventLines(events, self._theme), ignoreBounds=True)
        for drawn in self._drawn:
            if drawn.item is not None:
                self.item.addItem(drawn.item)
        self._align_right()
        for line in (self._marks,) if self.kind == "path" else (self.cursor, self.reference):
            self.item.addItem(line, ignoreBounds=True)
        self.cursor.setVisible(self.kind == "time" and bool(self.layout.curves))
        self.reference.hide()

    def follow(self, run: Run) -> None:
        """Let the curves of the present run go on as it has; what is zoomed to stays."""
        for i, drawn in enumerate(self._drawn):
            if drawn.run.other is None:
                self._drawn[i] = drawn._replace(run=run)
                if drawn.item is not None:
                    drawn.item.set_points(run.recorded.drawn(self.layout, drawn.text))
        self._align_right()

    def _list(self, runs: Sequence[Run]) -> None:
        """Put curves into the legend: those of the present run, then those of the others."""
        self._drawn, entries = curves_of(self.layout, runs, self._words, self._theme)
        self.legend.show_entries(self.layout.title, entries)

    def _align_right(self) -> None:
        """Let the curves of the right axis fill the height that those of the left one take."""
        at_right = set(self.layout.right)
        left, right = (
            [d.item for d in self._drawn if d.item is not None and (d.text in at_right) == side]
            for side in (False, True)
        )
        scale, offset = 1.0, 0.0
        if left and right:
            (low, high), (r_low, r_high) = _extent(left), _extent(right)
            scale = (high - low) / (r_high - r_low)
            offset = low - scale * r_low
        for item in right:
            item.map_to_left(scale, offset)
        if self.axes.right:
            self.axis("right").map_from_left(self.axes.right.unit.factor, scale, offset)

    # --- cursors

    def set_time(
        self, time: float, reference: float | None, tells_gap: bool, frame: int | None = None
    ) -> None:
        """Put the cursors and the values beside the names at times [s].

        Args:
            time: of the first cursor.
            reference: of the second; None where there is none.
            tells_gap: whether the time between them is written here.
            frame: of the present run's frames that have this time the one that is meant, as just
                before an event; the last one if None.

        """
        if not any(drawn.item is not None for drawn in self._drawn) or self.kind == "spectrum":
            return
        self._time, self._reference, self._frame = time, reference, frame
        if self.kind == "time":
            self.cursor.setValue(time)
            self.reference.setVisible(reference is not None)
            if reference is not None:
                self.reference.setValue(reference)
        else:
            self._mark(time, reference)
        values = [self._value(drawn, time, reference) for drawn in self._drawn]
        self.legend.show_values(values, self._remark(time, reference, tells_gap))

    def _value(self, drawn: Drawn, time: float, reference: float | None) -> str:
        if drawn.item is None:
            return ""
        now = self._now(drawn, drawn.text, time)
        before = None if reference is None else drawn.run.recorded.at(drawn.text, reference)
        axis = self._axis_of(drawn.text)
        return value_and_gap(now, before, axis.unit, axis.size)

    def _now(self, drawn: Drawn, curve: str, time: float) -> float:
        """Return the value at the first cursor, at the frame that is meant."""
        meant = self._frame if drawn.run.other is None else None
        return drawn.run.recorded.at(curve, time, meant)

    @staticmethod
    def _at(drawn: Drawn, curve: str, time: float) -> float:
        return drawn.run.recorded.at(curve, time)

    def _remark(self, time: float, reference: float | None, tells_gap: bool) -> str:
        unit = self.axes.bottom.unit
        if self.kind == "path":
            against = self.layout.against
            value = number(self._now(self._drawn[0], against, time), unit, self.axes.bottom.size)
            return f"{self._words.of_curve(against)} = {value}"
        return gap_of_times(time, reference, unit) if tells_gap else ""

    def set_frequency(self, frequency: float) -> None:
        """Put the cursor of a spectrum, and the values beside the names, at a frequency [Hz]."""
        self.cursor.setValue(frequency)
        self.cursor.show()
        values = []
        for drawn in self._drawn:
            if drawn.item is None or not drawn.item.points.x.size:
                values.append("")
                continue
            place = int(np.abs(drawn.item.points.x - frequency).argmin())
            amplitude = float(drawn.item.points.y[place])
            values.append(f"= {number(amplitude, self.unit_of(drawn.text))}")
        remark = _tr("at {}").format(number(frequency, self.axes.bottom.unit))
        self.legend.show_values(values, remark)

    def time_near(self, at: QPointF) -> float | None:
        """Return the time at a point of the scene: of a path, that of the nearest point [s]."""
        if self.kind == "time":
            return float(self.box.mapSceneToView(at).x())
        if self.kind == "spectrum":
            return None
        width, height = self.box.viewPixelSize()
        target, found = self.box.mapSceneToView(at), []
        for drawn in self._drawn:
            if drawn.item is None or drawn.run.other is not None:
                continue
            x, y = drawn.item.points.x, drawn.item.mapped(drawn.item.points.y)
            far = ((x - target.x()) / width) ** 2 + ((y - target.y()) / height) ** 2
            times = drawn.run.recorded.result.time[far <= far.min() + NEAR**2]
            # a path may go the same way again and again: the least leap from now is meant
            i = int(np.abs(times - self._time).argmin())
            found.append((float(far.min()), float(times[i])))
        return min(found)[1] if found else None

    def unit_of(self, curve: str) -> Display:
        """Return what a curve is shown in."""
        return self._axis_of(curve).unit

    def _axis_of(self, curve: str) -> Axis:
        right = self.axes.right
        return right if right and curve in self.layout.right else self.axes.left

    def _mark(self, time: float, reference: float | None) -> None:
        """Mark the points of the paths at the times of the cursors."""
        spots = []
        for drawn in self._drawn:
            if drawn.item is None:
                continue
            color = color_of(self._theme, self.layout.curves.index(drawn.text))
            for moment, brush in ((reference, None), (time, color)):
                if moment is not None:
                    at = self._now if brush else self._at
                    x = at(drawn, self.layout.against, moment)
                    y = drawn.item.mapped(at(drawn, drawn.text, moment))
                    pen = pg.mkPen(self._theme.accent if brush else color, width=1.5)
                    spots.append({"pos": (x, y), "brush": pg.mkBrush(brush), "pen": pen})
        self._marks.setData(spots)

    def _line(self, whole: bool) -> pg.InfiniteLine:
        color = self._theme.accent if whole else self._theme.warning
        style = Qt.PenStyle.SolidLine if whole else Qt.PenStyle.DashLine
        line = pg.InfiniteLine(
            angle=90,
            movable=True,
            pen=pg.mkPen(color, width=2 if whole else 1, style=style),
            hoverPen=pg.mkPen(color, width=3, style=style),
        )
        line.setZValue(10 if whole else 9)
        return line

    # --- views

    def show_all(self) -> None:
        """Show all values, and of a path or a spectrum the whole of it."""
        self.box.enableAutoRange(axis=pg.ViewBox.YAxis)
        if self.kind == "path":
            self.box.enableAutoRange(axis=pg.ViewBox.XAxis)
        elif self.kind == "spectrum":
            ends = [d.run.recorded.band(d.text) for d in self._drawn if d.item is not None]
            if ends and max(ends) > 0:
                self.item.setXRange(0.0, max(ends), padding=0.01)

    def prepare_for_paper(self) -> None:
        """Leave the cursors and their values out, and draw each curve as one path."""
        for line in (self.cursor, self.reference, self._marks):
            line.hide()
        self.legend.show_values([""] * len(self.legend.entries))
        for drawn in self._drawn:
            if drawn.item is not None:
                drawn.item.prepare_for_paper()

    def _invite(self) -> None:
        """Say how an empty plot is filled."""
        self._invitation = Invitation(self._theme, self.box)
        for side in ("left", "bottom"):
            self.axis(side).setStyle(showValues=False)
            self.axis(side).showLabel(False)


def _extent(items: Sequence[RunCurve]) -> tuple[float, float]:
    """Return the smallest and the largest value of curves, apart from each other."""
    extents = [item.extent for item in items]
    low, high = min(e[0] for e in extents), max(e[1] for e in extents)
    if not high > low:
        room = abs(low) / 2 or 1.0
        return low - room, high + room
    return low, high


def _tr(text: str) -> str:
    return QCoreApplication.translate("Plot", text)
