"""A column of plots, those over the time with one axis of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pyqtgraph as pg
from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGraphicsWidget, QWidget

from kane.model import Model
from kanevas.edits.curves import AXES
from kanevas.edits.plotting import Layouts
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import Theme
from kanevas.plots.colors import curve_colors
from kanevas.plots.drawn import Run
from kanevas.plots.legend import Legend
from kanevas.plots.plot import Plot
from kanevas.plots.recorded import Recorded
from kanevas.plots.spot import Part, Spot
from kanevas.plots.unit_axis import RIGHT_WIDTH
from kanevas.units import UnitSystem
from kanevas.units.systems import SI
from kanevas.workspace.run_events import RunEvents

if TYPE_CHECKING:
    from kane.model import PlotLayout
    from kane.results import Result
    from kanevas.plots.other_run import OtherRun

LOWEST = 50  # pixels of a plot without its legend and its axis below; a panel with less scrolls
AROUND = 12  # pixels above and below all plots
TALL = 2000  # more than there is: plots share the room alike, legends keep their height


class Figure(pg.GraphicsLayoutWidget):
    """Plots one above the other, with common cursors.

    The wheel zooms, a drag pans, with Shift it draws a box to be zoomed to, and a double click
    shows the whole run again. With Ctrl a click puts the second cursor.

    Attributes:
        colored_by: the model whose bodies lend their colours to curves; None for that of the run.
        painting: how long it took to paint all this the last time [ms].

    Signals:
        time_picked: a time was clicked, or the cursor dragged there [s].
        reference_picked: the same of the second cursor [s].
        curve_toggled: a curve was clicked in a legend: the plot, and the curve.
        title_wanted: the title of a plot is to be typed: the plot.
        menu_wanted: a menu is asked for: the ``Spot``, and where on the screen.
        curve_menu_wanted: that of a curve: the plot, the curve, and where on the screen.

    """

    time_picked = Signal(float)
    reference_picked = Signal(float)
    curve_toggled = Signal(int, str)
    title_wanted = Signal(int)
    menu_wanted = Signal(object, QPoint)
    curve_menu_wanted = Signal(int, str, QPoint)

    def __init__(
        self, theme: Theme, system: UnitSystem = SI, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._system = theme, system
        self._plots: list[Plot] = []
        self._recorded: dict[int, Recorded] = {}
        self._end = 0.0
        self._followed: tuple[float, ...] | None = None  # times that were shown last of a live run
        self.colored_by: Model | None = None
        self.painting = 0
        self._boxes = False
        self._time = 0.0
        self._frame: int | None = None
        self._reference: float | None = None
        self.setBackground(theme.plot_background)
        # plots take drops by the panel, which marks where they go
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.ci.layout.setContentsMargins(8, AROUND // 2, 14, AROUND // 2)
        self.ci.layout.setVerticalSpacing(2)
        self.scene().sigMouseClicked.connect(self._click)

    @property
    def plots(self) -> tuple[Plot, ...]:
        """The plots from top to bottom."""
        return tuple(self._plots)

    # --- what it shows

    def draw(
        self,
        layouts: Layouts,
        unit_of: dict[str, str],
        words: CurveWords,
        result: Result | None,
        others: Sequence[OtherRun] = (),
    ) -> None:
        """Draw these plots of a result and of other runs; without a result, empty axes.

        What was zoomed to stays, where the plots and the time of the runs are as they were.
        """
        before, self._followed = self._zoomed(), None
        self._frame = None  # which is one of another result
        self.clear()
        self._plots = []
        runs = self._runs(result, others)
        for row in range(1, self.ci.layout.rowCount(), 2):
            self.ci.layout.setRowPreferredHeight(row, 0)
        for i, layout in enumerate(layouts):
            colored = self._colored(layout, result)
            self._add(i, Plot(layout, unit_of, words, runs, colored, self._system))
        self._link()
        # the first legend alone has let the layout shrink
        self.ci.setGeometry(QRectF(self.rect()))
        self.ci.layout.activate()
        events = RunEvents(result)
        for plot in self._plots if runs else ():
            plot.fill(runs, events)
        end, self._end = (
            self._end,
            max((float(r.recorded.result.time[-1]) for r in runs), default=0),
        )
        self.show_all()
        if end == self._end:
            self._zoom_again(*before)
        self._fit_height()
        self._tell_time()

    def follow(self, result: Result, time: float) -> None:
        """Let the curves of the present run go on, whose latest frames are given.

        The time that is shown goes along, unless somebody has zoomed or gone elsewhere.

        Args:
            result: the latest frames.
            time: of the cursor [s].

        """
        present = next(iter(self._recorded), None)
        recorded = Recorded(result, self._recorded.get(present) if present else None)
        others = list(self._recorded.items())[1:]
        self._recorded = {id(result): recorded, **dict(others)}
        for plot in self._plots:
            plot.follow(Run(recorded, None))
        first, start, end = self._first_over_time(), recorded.start, float(result.time[-1])
        if first is not None and end > start:
            seen = tuple(first.box.viewRange()[0])
            if self._followed is None or seen == self._followed:
                first.item.setXRange(start, end, padding=0.01)
                self._followed = tuple(first.box.viewRange()[0])
        self._end, self._time, self._frame = end, time, None
        self._tell_time()

    def _colored(self, layout: PlotLayout, result: Result | None) -> Theme:
        """Return the colours with those of the curves of a plot, in their order."""
        model = self.colored_by or (result.model if result is not None else Model())
        colors = curve_colors(layout.curves, body_colors(model), self._theme)
        return replace(self._theme, curves=colors or self._theme.curves)

    def _runs(self, result: Result | None, others: Sequence[OtherRun]) -> list[Run]:
        """Return what is drawn; what was worked out for runs that are still drawn is kept."""
        if result is None:
            self._recorded = {}
            return []
        kept, self._recorded = self._recorded, {}
        for run in (result, *(other.result for other in others)):
            self._recorded[id(run)] = kept.get(id(run)) or Recorded(run)
        return [
            Run(self._recorded[id(result)], None),
            *(Run(self._recorded[id(other.result)], other) for other in others),
        ]

    def _add(self, i: int, plot: Plot) -> None:
        self.ci.addItem(plot.legend, row=2 * i, col=0)
        self.ci.addItem(plot.item, row=2 * i + 1, col=0)
        self.ci.layout.setRowPreferredHeight(2 * i + 1, TALL)
        plot.box.boxes = self._boxes
        # by methods: a lambda would keep the plot alive
        plot.legend.toggled.connect(self._toggle)
        plot.legend.title_wanted.connect(self._want_title)
        plot.legend.menu_wanted.connect(self._want_curve_menu)
        # not while the layout is at work, which would put back what comes of it
        plot.legend.geometryChanged.connect(self._fit_height, Qt.ConnectionType.QueuedConnection)
        plot.cursor.sigDragged.connect(self._drag)
        plot.reference.sigDragged.connect(self._drag_reference)
        self._plots.append(plot)

    def _link(self) -> None:
        """Let plots of one kind show the same part, and write the numbers of time only once."""
        has_right = any(plot.has_right for plot in self._plots)
        for kind in ("time", "spectrum"):
            same = [plot for plot in self._plots if plot.kind == kind]
            for plot in same[1:]:
                plot.item.setXLink(same[0].item)
        for i, plot in enumerate(self._plots):
            below = self._plots[i + 1] if i + 1 < len(self._plots) else None
            is_last = below is None or below.kind != plot.kind or not below.layout.curves
            units = {plot.layout.bottom_unit, below.layout.bottom_unit if below else ""}
            if plot.kind != "path" and not (is_last or len(units) > 1):
                plot.axis("bottom").setStyle(showValues=False)
                plot.axis("bottom").showLabel(False)
            if has_right:  # all as wide, so that times stand below one another
                plot.item.showAxis("right")
                plot.axis("right").setWidth(RIGHT_WIDTH)
                if not plot.has_right:
                    plot.axis("right").setTicks([])
                    plot.axis("right").setPen(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        watch = QElapsedTimer()
        watch.start()
        super().paintEvent(event)
        self.painting = watch.elapsed()

    def close(self) -> None:
        """Let go of the plots, of which a call that waits must find none."""
        self._plots = []
        super().close()

    def _fit_height(self) -> None:
        needed = sum(LOWEST + plot.height_around for plot in self._plots) + AROUND
        if self.minimumHeight() != needed:
            self.setMinimumHeight(needed)

    # --- zoom

    def show_all(self) -> None:
        """Show the whole runs, and all values."""
        for plot in self._plots:
            plot.show_all()
        first = self._first_over_time()
        if first is not None and self._end > 0:
            first.item.setXRange(0.0, self._end, padding=0.01)

    def set_boxes(self, boxes: bool) -> None:
        """Let a drag draw a box to be zoomed to, or pan."""
        self._boxes = boxes
        for plot in self._plots:
            plot.box.boxes = boxes

    def _first_over_time(self) -> Plot | None:
        return next((plot for plot in self._plots if plot.kind == "time"), None)

    def _zoomed(self) -> tuple[list[float] | None, dict[PlotLayout, list[list[float]]]]:
        """Return the part of the time that is shown, and what each plot shows by hand."""
        first = self._first_over_time()
        ranges = {
            plot.layout: plot.box.viewRange()
            for plot in self._plots
            if plot.layout.curves and not plot.box.autoRangeEnabled()[1]
        }
        return (first.box.viewRange()[0] if first else None), ranges

    def _zoom_again(
        self, time: list[float] | None, ranges: dict[PlotLayout, list[list[float]]]
    ) -> None:
        first = self._first_over_time()
        if first is not None and time is not None and self._end > 0:
            first.item.setXRange(*time, padding=0)
        for plot in self._plots:
            if plot.layout in ranges:
                across, up = ranges[plot.layout]
                plot.item.setYRange(*up, padding=0)
                if plot.kind != "time":
                    plot.item.setXRange(*across, padding=0)

    # --- cursors

    def set_time(self, time: float, frame: int | None = None) -> None:
        """Put the cursor and the values beside the names at a time [s].

        Of frames that have this time it is the one that is given, or the last.
        """
        self._time, self._frame = time, frame
        self._tell_time()

    def set_reference(self, reference: float | None) -> None:
        """Put the second cursor at a time [s]; None takes it away."""
        self._reference = reference
        self._tell_time()

    def _tell_time(self) -> None:
        first = self._first_over_time()
        for plot in self._plots:
            plot.set_time(self._time, self._reference, plot is first, self._frame)

    def prepare_for_paper(self) -> None:
        """Leave the cursors and their values out, and draw each curve as one path."""
        for plot in self._plots:
            plot.prepare_for_paper()

    # --- mouse

    def spot_at(self, at: QPoint) -> Spot | None:
        """Return what is at a pixel of the figure."""
        return self._spot(self.mapToScene(at))

    def rect_of(self, spot: Spot) -> Any:
        """Return the pixels of the figure that a part of a plot takes."""
        plot = self._plots[spot.plot]
        items: dict[str, QGraphicsWidget] = {"legend": plot.legend, "plot": plot.box}
        item = items.get(spot.part) or plot.axis(spot.part)
        return self.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def _spot(self, at: QPointF) -> Spot | None:
        for i, plot in enumerate(self._plots):
            parts: dict[Part, QGraphicsWidget] = {
                "legend": plot.legend,
                "plot": plot.box,
                **{side: plot.axis(side) for side in AXES},
            }
            for part, item in parts.items():
                # axes reach over the plot with their lines of the grid
                if item.mapRectToScene(item.rect()).contains(at):
                    return Spot(i, part)
        return None

    def _click(self, event: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        spot = self._spot(event.scenePos())
        if event.isAccepted() or spot is None:
            return
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
            self.menu_wanted.emit(spot, event.screenPos().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton and spot.part == "plot":
            event.accept()
            if event.double():
                self.show_all()
            else:
                self._pick(self._plots[spot.plot], event)

    def _pick(self, plot: Plot, event: pg.GraphicsScene.mouseEvents.MouseClickEvent) -> None:
        if plot.kind == "spectrum":
            plot.set_frequency(max(plot.box.mapSceneToView(event.scenePos()).x(), 0.0))
            return
        time = plot.time_near(event.scenePos())
        if time is not None:
            second = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            (self.reference_picked if second else self.time_picked).emit(time)

    def _drag(self, cursor: pg.InfiniteLine) -> None:
        plot = next(plot for plot in self._plots if plot.cursor is cursor)
        if plot.kind == "spectrum":
            plot.set_frequency(max(cursor.value(), 0.0))
        else:
            self.time_picked.emit(cursor.value())

    def _drag_reference(self, cursor: pg.InfiniteLine) -> None:
        self.reference_picked.emit(cursor.value())

    def _toggle(self, legend: Legend, curve: str) -> None:
        self.curve_toggled.emit(self._place_of(legend), curve)

    def _want_title(self, legend: Legend) -> None:
        self.title_wanted.emit(self._place_of(legend))

    def _want_curve_menu(self, legend: Legend, curve: str, at: QPointF) -> None:
        self.curve_menu_wanted.emit(self._place_of(legend), curve, at.toPoint())

    def _place_of(self, legend: Legend) -> int:
        return next(i for i, plot in enumerate(self._plots) if plot.legend is legend)

    def sizeHint(self) -> QSize:
        return QSize(400, self.minimumHeight())
