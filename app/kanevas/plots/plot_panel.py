"""The plot panel: plots of the present result, or what to do to get one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedLayout,
    QWidget,
)

from kane.model import Model
from kanevas.assets.told import told_of
from kanevas.edits.curves import (
    AXES,
    Axis,
    titled,
    toggled,
    with_all,
    with_empty,
    with_unit,
    without_curves,
)
from kanevas.edits.plotting import (
    Layouts,
    plots_of,
    plotted,
    shows_same,
    unit_of,
    units,
)
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import Theme
from kanevas.plots.bar import PlotBar
from kanevas.plots.drop_mark import DropMark
from kanevas.plots.drop_target import Target, target_at, target_in
from kanevas.plots.export import OnPaper
from kanevas.plots.following import Following
from kanevas.plots.menus import PlotMenus
from kanevas.plots.recorded import Recorded
from kanevas.plots.spot import Spot
from kanevas.plots.title_editor import TitleEditor
from kanevas.plots.unit_question import typed_unit
from kanevas.plots.values import columns_of, text_of
from kanevas.units import UnitSystem
from kanevas.units.systems import SI
from kanevas.widgets.dragged import unpacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kane.results import Result
    from kanevas.plots.figure import Figure
    from kanevas.plots.other_run import OtherRun


class PlotPanel(QWidget):
    """Plots of one result, and of others that are compared with it.

    Which plots there are is part of the model: the panel asks for edits, and shows what comes of
    them.

    Signals:
        time_picked: a time was clicked in a plot [s].
        curves_changed: other quantities are plotted now.
        edit_wanted: other plots are wanted: what is done, and the ``Change`` of the layouts.
        export_wanted: a file is wanted: "png", "svg" or "pdf", and of which plot; None for all.
        refused: something cannot be done: why.
    """

    time_picked = Signal(float)
    curves_changed = Signal()
    edit_wanted = Signal(str, object)
    export_wanted = Signal(str, object)
    refused = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._system: UnitSystem = SI
        self._layouts: Layouts = ()
        self._model = Model()
        self._words = CurveWords(self._model)
        self._known_units: dict[str, str] | None = None
        self._result: Result | None = None
        self._others: tuple[OtherRun, ...] = ()
        self._time = 0.0
        self._frame: int | None = None
        self._reference: float | None = None
        self._figure: Figure | None = None
        self._menus = PlotMenus(self, self)
        self._following = Following(self._follow, self)
        self._make_parts()
        self.setAcceptDrops(True)
        self.setMinimumHeight(120)
        self.set_theme(theme)

    def _make_parts(self) -> None:
        self.bar = PlotBar()
        self.bar.new_wanted.connect(self._add_plot)
        self.bar.all_wanted.connect(self.show_all)
        self.bar.boxes_chosen.connect(self._choose_boxes)
        self.bar.reference_chosen.connect(self._choose_reference)
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Plots"))
        self._stack = QStackedLayout()
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self._scroll)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._stack, 1)
        self._mark = DropMark(self)
        self._title = TitleEditor(self)

    # --- what it shows

    @property
    def units(self) -> dict[str, str]:
        """The SI unit of each quantity of the model."""
        if self._known_units is None:
            self._known_units = units(self._model)
        return self._known_units

    def unit_of(self, curve: str) -> str:
        """Return the SI unit of a curve."""
        return unit_of(curve, self.units)

    def word_of(self, curve: str) -> str:
        """Return what people call a curve."""
        return self._words.of_curve(curve)

    @property
    def layouts(self) -> Layouts:
        """The plots that are shown."""
        return self._layouts

    @property
    def curves(self) -> frozenset[str]:
        """Names of the curves that are plotted."""
        return plotted(self._layouts)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to export."""
        return self._result is None or not self.curves

    @staticmethod
    def prepare() -> None:
        """Load what draws the plots and their units: the first result would have to wait for it."""
        import kanevas.plots.figure  # noqa: F401
        from kanevas.units import dimensions

        dimensions.prepare()

    def open_model(self, model: Model) -> None:
        """Start with the plots that a model brings along."""
        self._title.drop()  # that of a plot which is gone
        self._following.end()
        self._result, self._others = None, ()
        self._set_reference(None)
        self._take(model)
        self._layouts = plots_of(model)
        self._redraw()

    def follow_model(self, model: Model) -> None:
        """Show the plots of the model after an edit."""
        before, old = self._model, {}
        is_same = shows_same(self._layouts, before, model)
        if not is_same:
            old = {curve: self.unit_of(curve) for curve in self.curves}
        self._take(model)
        if is_same:
            if self._figure is not None and body_colors(before) != body_colors(model):
                self._redraw()
            return
        layouts = plots_of(model)
        if layouts != self._layouts or any(self.unit_of(c) != unit for c, unit in old.items()):
            self._title.drop()
            self._layouts = layouts
            self._redraw()

    def _take(self, model: Model) -> None:
        self._model, self._known_units, self._words = model, None, CurveWords(model)

    def show_result(self, result: Result) -> None:
        """Plot another result."""
        self._following.end()
        self._result, self._frame = result, None  # which was one of another result
        self._redraw()

    def follow_result(self, result: Result) -> None:
        """Plot the latest frames of a live run, not more often than can be seen."""
        self._result = result
        self._following.begin()

    def _follow(self) -> int:
        """Let the curves go on as the live run has; return how long painting takes [ms]."""
        if self._result is None or self._figure is None or not self._figure.isVisible():
            return 0
        self._figure.follow(self._result, self._time)
        return self._figure.painting

    def show_runs(self, others: Sequence[OtherRun]) -> None:
        """Lay the curves of other runs over those of the present one; empty for none."""
        self._others = tuple(others)
        self._redraw()

    def set_plotted(self, name: str, wanted: bool) -> None:
        """Ask for a quantity in the plots, or for plots without it."""
        self.set_all_plotted((name,), wanted)

    def set_all_plotted(self, names: tuple[str, ...], wanted: bool) -> None:
        """Ask for quantities in the plots, or for plots without them."""
        known, words = self.units, ", ".join(map(self.word_of, names))
        if wanted:
            text = self.tr("Plot {}").format(words)
            self.edit_wanted.emit(text, lambda shown: with_all(shown, names, known))
        else:
            text = self.tr("Remove {} from the plots").format(words)
            self.edit_wanted.emit(text, lambda shown: without_curves(shown, names))

    def set_time(self, time: float, frame: int | None = None) -> None:
        """Show the cursor at a time [s]; at an event before it or after, as the frame says."""
        self._time, self._frame = time, frame
        if self._figure is not None and not self._following.is_due:
            self._figure.set_time(time, frame)

    def show_all(self) -> None:
        """Show the whole runs, and all values."""
        if self._figure is not None:
            self._figure.show_all()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._drop_figure()
        for part in (self.bar, self._mark):
            part.set_theme(theme)
        self._hint.setStyleSheet(
            f"background: {theme.plot_background.name()}; color: {theme.muted.name()};"
        )
        self._redraw()

    def set_units(self, system: UnitSystem) -> None:
        """Draw in other units."""
        self._system = system
        self._drop_figure()
        self._redraw()

    @property
    def figure(self) -> Figure:
        """The plots of a result; there is none before the first run, nor is it loaded."""
        if self._figure is None:
            self._figure = self._new_figure()
            self._scroll.setWidget(self._figure)
        return self._figure

    def _new_figure(self) -> Figure:
        from kanevas.plots.figure import Figure

        figure = Figure(self._theme, self._system)
        figure.setAccessibleName(self.tr("Curves over time"))
        figure.set_boxes(self.bar.boxes.isChecked())
        figure.time_picked.connect(self.time_picked)
        figure.reference_picked.connect(self._set_reference)
        figure.curve_toggled.connect(self.toggle)
        figure.title_wanted.connect(self.edit_title)
        figure.menu_wanted.connect(self._open_menu)
        figure.curve_menu_wanted.connect(self._open_curve_menu)
        return figure

    def _drop_figure(self) -> None:
        if self._figure is not None:
            self._scroll.takeWidget().deleteLater()
            self._figure = None

    def _redraw(self) -> None:
        if self._result is None:
            self._drop_figure()
            self._hint.setText(
                self.tr(
                    "Press Run (F5) and the curves appear here, or Live (F6) to take hold of "
                    "the bodies."
                )
            )
        else:
            self.figure.colored_by = self._model
            self.figure.draw(self._layouts, self.units, self._words, self._result, self._others)
            self.figure.set_reference(self._reference)
            self.figure.set_time(self._time, self._frame)
            self._hint.setText(
                self.tr("Tick a quantity in the model tree to plot it, or drag it to here.")
            )
        nothing = self._result is None or (not self.curves and len(self._layouts) < 2)
        self._stack.setCurrentWidget(self._hint if nothing else self._scroll)
        self.bar.update_offers(bool(self._model.bodies), not self.empty)
        self.curves_changed.emit()

    def _choose_boxes(self, boxes: bool) -> None:
        if self._figure is not None:
            self._figure.set_boxes(boxes)

    # --- second cursor

    def _choose_reference(self, wanted: bool) -> None:
        if wanted != (self._reference is not None):
            self._set_reference(self._time if wanted else None)

    def _set_reference(self, reference: float | None) -> None:
        self._reference = reference
        self.bar.reference.setChecked(reference is not None)
        if self._figure is not None:
            self._figure.set_reference(reference)

    # --- edits

    def toggle(self, i: int, curve: str) -> None:
        """Switch a curve of a plot off, or on again."""
        text = self.tr("Show {}") if curve in self._layouts[i].hidden else self.tr("Hide {}")
        self.edit_wanted.emit(
            text.format(self.word_of(curve)), lambda shown: toggled(shown, i, curve)
        )

    def edit_title(self, i: int) -> None:
        """Let the title of a plot be typed, in its place."""
        self._scroll.ensureVisible(0, self.figure.rect_of(Spot(i, "legend")).top(), 0, 10)
        place = self.figure.rect_of(Spot(i, "legend")).adjusted(0, -2, 0, 3)
        place.moveTopLeft(self.figure.mapTo(self, place.topLeft()))
        place.setWidth(min(place.width(), 300))
        self._title.begin(
            place,
            self._layouts[i].title,
            lambda title: self.edit_wanted.emit(
                self.tr("Rename plot"), lambda shown: titled(shown, i, title)
            ),
        )

    def ask_unit(self, i: int, axis: Axis) -> None:
        """Let a unit be typed for an axis of a plot."""
        chosen = getattr(self._layouts[i], f"{axis}_unit")
        try:
            unit = typed_unit(self, self.figure.plots[i].si_unit(axis), chosen)
        except ValueError as error:
            self.refused.emit(f"{told_of(error)}.")
            return
        if unit is not None:
            text = self.tr("Unit of an axis")
            self.edit_wanted.emit(text, lambda shown: with_unit(shown, i, axis, unit))

    def _add_plot(self) -> None:
        self.edit_wanted.emit(self.tr("New plot"), lambda shown: with_empty(shown, len(shown)))

    def _open_menu(self, spot: Spot, at: QPoint) -> None:
        axis = next((axis for axis in AXES if axis == spot.part), None)
        if axis and self.figure.plots[spot.plot].si_unit(axis):
            menu = self._menus.of_axis(spot.plot, axis)
        else:
            menu = self._menus.of_plot(spot.plot)
        menu.popup(at)

    def _open_curve_menu(self, i: int, curve: str, at: QPoint) -> None:
        self._menus.of_curve(i, curve).popup(at)

    # --- drops

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._model.bodies and set(unpacked(event.mimeData())) & self.units.keys():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        target = self._target(unpacked(event.mimeData()), event.position().toPoint())
        self._mark.show_at(target.rect, target.text)
        event.setAccepted(target.change is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002
        self._mark.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self._mark.hide()
        names = unpacked(event.mimeData())
        target = self._target(names, event.position().toPoint())
        if target.change is not None:
            event.acceptProposedAction()
            text = self.tr("Plot {}").format(", ".join(map(self.word_of, names)))
            self.edit_wanted.emit(text, target.change)

    def _target(self, names: tuple[str, ...], at: QPoint) -> Target:
        if self._stack.currentWidget() is self._hint:
            return target_in(self._hint.geometry(), names)
        place = self.figure.mapFrom(self, at)
        target = target_at(self.figure, self._layouts, names, self.units, self.word_of, place)
        return target._replace(rect=target.rect.translated(self.figure.mapTo(self, QPoint(0, 0))))

    # --- files and clipboard

    def copy_picture(self, plot: int) -> None:
        """Put a plot into the clipboard as a picture on white paper."""
        QGuiApplication.clipboard().setImage(self.on_paper(plot).picture())

    def copy_values(self, plot: int) -> None:
        """Put the numbers of a plot into the clipboard as CSV, in the units that are shown."""
        assert self._result is not None
        runs = [(Recorded(self._result), "")]
        runs += [(Recorded(other.result), other.label) for other in self._others]
        columns = columns_of(self._layouts[plot], runs, self.figure.plots[plot].axes)
        QGuiApplication.clipboard().setText(text_of(columns))

    def on_paper(self, plot: int | None = None) -> OnPaper:
        """Return all plots, or one of them, as they go to paper."""
        layouts = self._layouts if plot is None else (self._layouts[plot],)
        return OnPaper(layouts, self.units, self._words, self._result, self._system, self._others)
