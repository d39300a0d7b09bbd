"""The window of fits: measured data over the motion of the model, and parameters from them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kane.errors import KaneError
from kane.model import Model, quantities
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told, told_of
from kanevas.studies.bounds_rows import BoundsRows
from kanevas.studies.boxes import alone, group
from kanevas.studies.chart import Chart
from kanevas.studies.data_rows import DataRows
from kanevas.studies.error_table import ErrorTable
from kanevas.studies.parameters_box import ParametersBox
from kanevas.studies.study_window import StudyWindow
from kanevas.units import display, quantity
from kanevas.widgets.number_field import unit_label
from kanevas.widgets.table_copy import TableCopy
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.best import Best
    from kane.analyses.fit import Fit
    from kane.analyses.measured import Series
    from kane.analyses.overlay import Overlay

Array = npt.NDArray[np.float64]

RUNS, MOST_RUNS = 1000, 1_000_000
WAYS = {
    "least-squares": QT_TRANSLATE_NOOP("FitWindow", "near the values as they are"),
    "differential-evolution": QT_TRANSLATE_NOOP("FitWindow", "everywhere (evolution)"),
}
NUMBERS = 68  # pixels left of a chart
DIGITS = 5  # of a value; of its error two tell all
MOST_POINTS = 20_000  # that are drawn of a series


@dataclass(frozen=True)
class Wanted:
    """What is to be fitted."""

    model: Model
    series: Sequence[Series]
    bounds: dict[str, tuple[float, float]]
    way: str
    most: int


class FitWindow(StudyWindow):
    """Lays measured data over a run, and finds the parameters with which both agree best.

    Signals:
        data_wanted: a file of measured data is to be chosen.
        table_wanted: what is shown is to be written to a file: the ``Fit``, or without one the
            ``Overlay`` of data and run.
        errors_wanted: the values with their covariance are to be written: the ``Fit``.
        take_wanted: parameters are to have the fitted values: names and values [SI].
    """

    data_wanted = Signal()
    table_wanted = Signal(object)
    errors_wanted = Signal(object)
    take_wanted = Signal(object)

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        self.fit: Fit | None = None
        super().__init__(
            QCoreApplication.translate("FitWindow", "Fit to measurements"),
            QCoreApplication.translate("FitWindow", "&Fit"),
            workspace,
            parent,
        )
        self._make_form()
        self._make_results()
        self.errand.told.connect(self._show_way)
        self.errand.succeeded.connect(self.show_fit)
        workspace.presenter.result_changed.connect(lambda *_: self._draw())
        self.follow_model()
        self.show_fit(None)

    # --- parts

    def _make_form(self) -> None:
        self.open_button = QPushButton(self.tr("&Open data …"), autoDefault=False)
        self.open_button.clicked.connect(self.data_wanted)
        self.file = QLabel(self.tr("A table in text (CSV), its first line the names of columns"))
        self.file.setWordWrap(True)
        self.data = DataRows()
        column = alone(self.open_button)
        column.addWidget(self.file)
        column.addWidget(self.data)
        self.bounds = BoundsRows(self.tr("Found"))
        self.most = QSpinBox(minimum=1, maximum=MOST_RUNS, value=RUNS)
        more = QFormLayout()
        self.way = QComboBox()
        for key, words in WAYS.items():
            self.way.addItem(self.tr(words), key)
        more.addRow(self.tr("Search"), self.way)
        more.addRow(self.tr("Runs at most"), self.most)
        self.form.addWidget(group(self.tr("Measured data"), column))
        self.parameters = ParametersBox(self.bounds)
        self.form.addWidget(self.parameters)
        self.form.addLayout(more)
        self.data.changed.connect(self._follow_data)

    def _make_results(self) -> None:
        self.shown = QComboBox()
        self.shown.setAccessibleName(self.tr("Show"))
        self.shown.setMinimumContentsLength(16)
        self.chart, self.rest = Chart(self.theme), Chart(self.theme)
        self.rest.plot.setXLink(self.chart.plot)
        for chart in (self.chart, self.rest):
            chart.plot.getAxis("left").setWidth(NUMBERS)  # times stand below each other
        top = QHBoxLayout()
        top.addWidget(QLabel(self.tr("Show")))
        top.addWidget(self.shown)
        top.addStretch(1)
        self.to_table = QPushButton(self.tr("&Export …"), autoDefault=False)
        self.take_button = QPushButton(self.tr("&Take over"), autoDefault=False)
        self.take_button.setToolTip(self.tr("Gives the parameters the fitted values"))
        row = QHBoxLayout()
        row.addWidget(self.to_table)
        row.addStretch(1)
        row.addWidget(self.take_button)
        motion = QWidget()
        column = QVBoxLayout(motion)
        column.addLayout(top)
        column.addWidget(self.chart, 2)
        column.addWidget(self.rest, 1)
        self.errors = ErrorTable()
        self.errors_view = QTableView()
        TableCopy(self.errors_view)
        self.errors_view.setAccessibleName(self.tr("Values and their errors"))
        self.errors_view.setModel(self.errors)
        self.errors_view.verticalHeader().hide()
        self.to_errors = QPushButton(self.tr("Export &values …"), autoDefault=False)
        self.to_errors.setToolTip(self.tr("Writes the values with deviations and covariance"))
        row.insertWidget(1, self.to_errors)
        self.tabs = QTabWidget()
        self.tabs.addTab(motion, self.tr("Motion"))
        self.tabs.addTab(self.errors_view, self.tr("Values"))
        self.results.addWidget(self.tabs, 1)
        self.results.addLayout(row)
        self.shown.activated.connect(lambda _: self._draw())
        self.to_table.clicked.connect(lambda: self.table_wanted.emit(self.fit or self._overlay()))
        self.to_errors.clicked.connect(lambda: self.errors_wanted.emit(self.fit))
        self.take_button.clicked.connect(self._take)

    # --- what is shown

    def follow_model(self) -> None:
        self.bounds.show_model(self.model, self.system)
        self.parameters.follow(self.model)
        self._units = {f"{owner}.{each.key}": each.unit for owner, each in quantities(self.model)}
        self.data.offer(self._units)
        self._follow()

    def show_looks(self) -> None:
        self.bounds.show_model(self.model, self.system)
        self.parameters.follow(self.model)
        for chart in (self.chart, self.rest):
            chart.set_theme(self.theme)
        self._show_values()
        self._draw()

    def open_data(self, path: Path) -> None:
        """Show the columns of a file of measured data; refuses it in words."""
        table = self.read_table(path)
        if table is None:
            return
        self.file.setText(self.tr("{}: {} lines").format(path.name, len(table.values)))
        self.say("")
        self.fit = None
        self.data.show_table(table)

    def show_fit(self, fit: Fit | None) -> None:
        """Show what was found."""
        self.fit = fit
        self._show_values()
        if fit is not None:
            told_all = [told(each) for each in (*fit.untold, *fit.doubts, fit.ending)]
            text = " ".join([self.tr("{} runs.").format(fit.runs), *told_all])
            (self.warn if fit.untold or fit.doubts or not fit.reached else self.say)(text)
        self._draw()

    def _show_values(self) -> None:
        fit = self.fit
        units = {each.name: each.unit for each in self.model.parameters}
        self.errors.show_fit(fit, units, self.system)
        self.errors_view.resizeColumnsToContents()
        if fit is None:
            self.bounds.show_found({})
            return
        found = {}
        for name, value, error in zip(
            fit.parameters, fit.values.tolist(), fit.errors.tolist(), strict=True
        ):
            unit = units.get(name, "")
            size = display(unit, self.system).factor
            spread = "?" if not np.isfinite(error) else quantity(error / size, "", self.system, 2)
            found[name] = f"{quantity(value / size, '', self.system, DIGITS)} ± {spread}"
        self.bounds.show_found(found)

    def _show_way(self, best: Best) -> None:
        self.say(
            self.tr("{} runs, on average {} deviations away").format(
                len(best.tried), quantity(best.number, "", self.system, 4)
            )
        )

    def _follow_data(self) -> None:
        """Draw other data; what was fitted to the former ones is gone."""
        self.fit = None
        self._show_values()
        names = [each.quantity for each in self._series()]
        before = self.shown.currentText()
        self.shown.clear()
        self.shown.addItems(names)
        if before in names:
            self.shown.setCurrentText(before)
        self._draw()

    def _series(self) -> Sequence[Series]:
        """Return what was measured; nothing, and a word on it, where it cannot be read."""
        try:
            return self.data.series()
        except (ValueError, KaneError) as error:
            self.warn(told_of(error))
            return ()

    def _overlay(self) -> Overlay | None:
        """Return the data beside the run that is shown; None where there is none of both."""
        from kane.analyses.overlay import overlay

        result = self.workspace.presenter.result
        if result is None:
            return None
        known = {each.name for each in result.signals()}
        series = [each for each in self._series() if each.quantity in known]
        return overlay(result, series) if series else None

    def _draw(self) -> None:
        name = self.shown.currentText()
        unit = self._units.get(name, "")
        size = display(unit, self.system).factor
        self.chart.clear_all("", unit_label(name, unit, self.system))
        self.rest.clear_all(self.tr("Time [s]"), unit_label(self.tr("Gap"), unit, self.system))
        series = next((each for each in self._series() if each.quantity == name), None)
        beside = self._overlay() if self.fit is None else None
        self.to_table.setEnabled(self.fit is not None or beside is not None)
        for button in (self.take_button, self.to_errors):
            button.setEnabled(self.fit is not None)
        if series is None:
            return
        every = -(-series.times.size // MOST_POINTS)
        times, values = series.times[::every], series.values[::every] / size
        self.chart.add_points(times, values, self.chart.color(1), self.tr("measured"))
        if self.fit is not None:
            fitted_names = [each.quantity for each in self.fit.series]
            if name not in fitted_names:
                return  # chosen while the fit was under way
            place = fitted_names.index(name)
            own, fitted = self.fit.series[place], self.fit.fitted[place] / size
            order = np.argsort(own.times)
            self.chart.add_line(
                own.times[order], fitted[order], self.chart.color(0), self.tr("fitted")
            )
            self._draw_gaps(own.times, own.values / size - fitted)
            return
        names = [] if beside is None else [each.quantity for each in beside.series]
        result = self.workspace.presenter.result
        if beside is not None and result is not None and name in names:
            self.chart.add_line(
                result.time, result[name] / size, self.chart.color(0), self.tr("run")
            )
            gaps = (series.values - beside.moved[names.index(name)]) / size
            self._draw_gaps(series.times, gaps)

    def _draw_gaps(self, times: Array, gaps: Array) -> None:
        there = np.flatnonzero(np.isfinite(gaps))
        shown = there[:: max(-(-there.size // MOST_POINTS), 1)]
        self.rest.add_points(times[shown], gaps[shown], self.rest.color(1))

    # --- what is done

    def wanted(self) -> Wanted:
        """Return what the form asks for; raises ValueError or SettingsError."""
        series = self.data.series()
        if not series:
            raise ValueError(
                self.tr("Open a file of measured data, and say which quantity a column is.")
            )
        bounds = self.bounds.bounds()
        if not bounds:
            raise ValueError(self.tr("Tick a parameter that is to be found."))
        return Wanted(self.model, series, bounds, self.way.currentData(), self.most.value())

    def begin(self) -> None:
        self.workspace.settle()
        try:
            wanted = self.wanted()
        except (ValueError, KaneError) as error:
            self.warn(told_of(error))
            return
        self.show_fit(None)
        self.say(self.tr("Fitting …"))
        self.errand.start(lambda progress, tell, stop: _found(wanted, progress, tell, stop))

    def _take(self) -> None:
        if self.fit is not None:
            self.take_wanted.emit(self.fit.case)


def _found(
    wanted: Wanted,
    progress: Callable[[float], None],
    tell: Callable[[Any], None],
    stop: threading.Event,
) -> Fit:
    from kane.analyses.fit import FIT_WAYS, fit

    way = next(each for each in FIT_WAYS if each == wanted.way)
    return fit(
        wanted.model, wanted.series, wanted.bounds, way=way, most=wanted.most,
        progress=progress, tell=tell, stop=stop,
    )  # fmt: skip
