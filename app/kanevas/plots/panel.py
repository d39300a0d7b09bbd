"""The plot panel: plots of the present result, or what to do to get one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedLayout, QWidget

from kane.model import Model
from kanevas.plots.export import export_png, export_svg
from kanevas.plots.figure import Figure
from kanevas.plots.layouts import (
    Layouts,
    have_same_owners,
    initial_layouts,
    known_only,
    plotted,
    units,
    with_curve,
    without_curve,
)
from kanevas.plots.other_run import OtherRun
from kanevas.theme import Theme
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from kane.results import Result


class PlotPanel(QWidget):
    """Plots of one result.

    Signals:
        time_picked: a time was clicked in a plot [s].
        curves_changed: other quantities are plotted now.
    """

    time_picked = Signal(float)
    curves_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._system: UnitSystem = SI
        self._layouts: Layouts = ()
        self._model = Model()
        self._known_units: dict[str, str] | None = None
        self._result: Result | None = None
        self._others: tuple[OtherRun, ...] = ()
        self._time = 0.0
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._hint)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._stack.addWidget(self._scroll)
        self._figure: Figure | None = None
        self.setMinimumHeight(120)
        self.set_theme(theme)

    @property
    def _units(self) -> dict[str, str]:
        """The unit of each quantity of the model."""
        if self._known_units is None:
            self._known_units = units(self._model)
        return self._known_units

    @property
    def curves(self) -> frozenset[str]:
        """Names of the quantities that are plotted."""
        return plotted(self._layouts)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to export."""
        return self._result is None or not self._layouts

    def open_model(self, model: Model) -> None:
        """Start with the plots that a model brings along."""
        self._result, self._others = None, ()
        self._model, self._known_units = model, None
        self._layouts = initial_layouts(model)
        self._redraw()

    def follow_model(self, model: Model) -> None:
        """Drop the curves of elements that an edit took away."""
        before = self._model
        self._model, self._known_units = model, None
        if have_same_owners(self._layouts, before, model):
            return
        layouts = known_only(self._layouts, model)
        if layouts != self._layouts:
            self._layouts = layouts
            self._redraw()

    def show_result(self, result: Result) -> None:
        """Plot another result."""
        self._result = result
        self._redraw()

    def show_runs(self, others: Sequence[OtherRun]) -> None:
        """Lay the curves of other runs over those of the present one; empty for none."""
        self._others = tuple(others)
        self._redraw()

    def set_plotted(self, name: str, wanted: bool) -> None:
        """Add a quantity to the plots or take it out."""
        if wanted:
            layouts = with_curve(self._layouts, name, self._units)
        else:
            layouts = without_curve(self._layouts, name)
        if layouts != self._layouts:
            self._layouts = layouts
            self._redraw()

    def set_time(self, time: float) -> None:
        """Show the cursor at a time [s]."""
        self._time = time
        if self._figure:
            self._figure.set_time(time)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._make_figure()
        self._hint.setStyleSheet(
            f"background: {theme.plot_background.name()}; color: {theme.muted.name()};"
        )
        self._redraw()

    def set_units(self, system: UnitSystem) -> None:
        """Draw in other units."""
        self._system = system
        self._make_figure()
        self._redraw()

    def _make_figure(self) -> None:
        self._figure = Figure(self._theme, self._system)
        self._figure.time_picked.connect(self.time_picked)
        self._scroll.setWidget(self._figure)

    def export_png(self, path: Path) -> None:
        """Write the plots as a picture on white paper; raises FileError."""
        export_png(path, self._layouts, self._units, self._result, self._system)

    def export_svg(self, path: Path) -> None:
        """Write the plots as a drawing on white paper; raises FileError."""
        export_svg(path, self._layouts, self._units, self._result, self._system)

    def export_pdf(self, path):
        raise NotImplementedError

    def _redraw(self) -> None:
        # a result of an earlier model may lack what an edit has added since
        shown = known_only(self._layouts, self._result.model) if self._result else ()
        self._figure.draw(shown, self._units, self._result, self._others)
        self._figure.set_time(self._time)
        if self._result is None:
            self._hint.setText(self.tr("Press Run (F5) and the curves appear here."))
        else:
            self._hint.setText(self.tr("Tick a quantity in the model tree to plot it."))
        self._stack.setCurrentWidget(self._hint if self.empty else self._scroll)
        self.curves_changed.emit()
