"""The window of sweeps: one model run with many values of its parameters."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QTabWidget,
    QWidget,
)

from kane.analyses.variation import Case, cases
from kane.errors import KaneError
from kane.model import Model, quantities
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told, told_of
from kanevas.studies.boxes import alone, group
from kanevas.studies.case_table import CaseTable
from kanevas.studies.measure_rows import MeasureRows, QuantityChoice
from kanevas.studies.parameters_box import ParametersBox
from kanevas.studies.range_rows import RangeRows
from kanevas.studies.study_window import StudyWindow
from kanevas.studies.sweep_charts import ChartPage, CurvesPage, DiagramPage, MapPage
from kanevas.widgets.table_copy import TableCopy
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.study import Study

SAMPLINGS = {
    "random": QT_TRANSLATE_NOOP("SweepWindow", "at random"),
    "latin": QT_TRANSLATE_NOOP("SweepWindow", "Latin hypercube"),
    "sobol": QT_TRANSLATE_NOOP("SweepWindow", "Sobol sequence"),
}
SAMPLES, MOST_SAMPLES = 64, 1_000_000
MOST_SEED = 2**31 - 1
MEASURED = 50  # rows whose widths decide on those of columns: all of 2000 took 0.2 s


@dataclass(frozen=True)
class Wanted:
    """What is to be run, and what is kept of it."""

    model: Model
    cases: Sequence[Case]
    measures: tuple[str, ...]
    curves: tuple[str, ...]
    cluster: str


class SweepWindow(StudyWindow):
    """Asks over what parameters are swept, runs all cases, and shows what they measured.

    Signals:
        save_wanted, open_wanted, table_wanted: a file is to be written or read; those that write
            come with the study.
        curves_wanted: what is drawn of the curves is to be written: comes with what writes it.
        take_wanted: parameters are to have the values of a case: names and values [SI].
    """

    save_wanted = Signal(object)
    open_wanted = Signal()
    table_wanted = Signal(object)
    curves_wanted = Signal(object)
    take_wanted = Signal(object)

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        self.study: Study | None = None
        super().__init__(
            QCoreApplication.translate("SweepWindow", "Sweep parameters"),
            QCoreApplication.translate("SweepWindow", "&Run all"),
            workspace,
            parent,
        )
        self._make_form()
        self._make_results()
        self.errand.succeeded.connect(self.show_study)
        self.follow_model()
        self.show_study(None)

    # --- parts

    def _make_form(self) -> None:
        self.ranges = RangeRows()
        self.measures = MeasureRows()
        self.curve = QuantityChoice((), self.tr("none"))
        self.samples = QSpinBox(minimum=1, maximum=MOST_SAMPLES, value=SAMPLES)
        self.sampling = QComboBox()
        for key, words in SAMPLINGS.items():
            self.sampling.addItem(self.tr(words), key)
        self.seed = QSpinBox(maximum=MOST_SEED)
        self.cluster = QLineEdit(placeholderText=self.tr("this computer"), clearButtonEnabled=True)
        self.cluster.setToolTip(
            self.tr("Address of a Dask scheduler, such as tcp://192.168.1.10:8786")
        )
        drawn = QFormLayout()
        drawn.addRow(self.tr("Samples"), self.samples)
        drawn.addRow(self.tr("Drawn"), self.sampling)
        drawn.addRow(self.tr("Seed"), self.seed)
        self._drawn = group(self.tr("Random parameters"), drawn)
        more = QFormLayout()
        more.addRow(self.tr("Keep over time"), self.curve)
        more.addRow(self.tr("Run on"), self.cluster)
        self.parameters = ParametersBox(self.ranges)
        self.form.addWidget(self.parameters)
        self.form.addWidget(self._drawn)
        self.form.addWidget(group(self.tr("Measures of each run"), alone(self.measures)))
        self.form.addLayout(more)
        self.ranges.changed.connect(lambda: self._drawn.setEnabled(self.ranges.draws))
        self._drawn.setEnabled(False)

    def _make_results(self) -> None:
        self.table = CaseTable(self.theme)
        self.view = QTableView()
        TableCopy(self.view)
        self.view.setModel(self.table)
        self.view.setSortingEnabled(True)
        self.view.horizontalHeader().setSortIndicatorClearable(True)
        self.view.horizontalHeader().setResizeContentsPrecision(MEASURED)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setAccessibleName(self.tr("Cases"))
        self.tabs = QTabWidget()
        self.diagram, self.map = DiagramPage(self.theme), MapPage(self.theme)
        self.curves = CurvesPage(self.theme)
        self.tabs.addTab(self.diagram, self.tr("Diagram"))
        self.tabs.addTab(self.map, self.tr("Map"))
        self.tabs.addTab(self.curves, self.tr("Curves"))
        self.tabs.addTab(self.view, self.tr("Table"))
        self.open_button = QPushButton(self.tr("&Open …"))
        self.save_button = QPushButton(self.tr("&Save …"))
        self.to_table = QPushButton(self.tr("&Table as CSV …"))
        self.to_curves = QPushButton(self.tr("Curves as CS&V …"))
        self.take_button = QPushButton(self.tr("Ta&ke over the case"))
        self.take_button.setToolTip(self.tr("Gives the parameters the values of the chosen row"))
        row = QHBoxLayout()
        for button in (self.open_button, self.save_button, self.to_table, self.to_curves):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.take_button)
        self.take_button.setAutoDefault(False)
        self.results.addWidget(self.tabs, 1)
        self.results.addLayout(row)
        self.open_button.clicked.connect(self.open_wanted)
        self.save_button.clicked.connect(lambda: self.save_wanted.emit(self.study))
        self.to_table.clicked.connect(lambda: self.table_wanted.emit(self.study))
        self.to_curves.clicked.connect(lambda: self.curves_wanted.emit(self.curves.write))
        self.take_button.clicked.connect(self._take)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._offer())
        self.tabs.currentChanged.connect(lambda _: self._offer())

    @property
    def _pages(self) -> tuple[ChartPage, ...]:
        return self.diagram, self.map, self.curves

    # --- what is shown

    def follow_model(self) -> None:
        model = self.model
        names = [f"{owner}.{entry.key}" for owner, entry in quantities(model)]
        self.ranges.show_model(model, self.system)
        self.measures.offer(names)
        self.curve.offer(names)
        self.parameters.follow(model)
        self._follow()

    def show_looks(self) -> None:
        self.ranges.show_model(self.model, self.system)
        self._draw()

    def show_study(self, study: Study | None) -> None:
        """Show what was found."""
        self.study = study
        if study is not None:
            from kane.analyses.case_runs import STOPPED

            stopped = sum(why == STOPPED for why in study.failures.values())
            failed = len(study.failures) - stopped
            text = self.tr("{} cases.").format(len(study.values))
            if stopped:
                text = self.tr("Cancelled: {} of {} cases were run.").format(
                    len(study.values) - stopped, len(study.values)
                )
            if failed:
                first = told(next(why for why in study.failures.values() if why != STOPPED))
                why = self.tr("{} have failed: {}").format(failed, first)
                self.warn(f"{text} {why}")
            else:
                self.say(text)
        self._draw()
        self.tabs.setTabEnabled(1, study is not None and len(study.parameters) > 1)
        self.tabs.setTabEnabled(2, study is not None and bool(study.curves))

    def open_study(self, study: Study, name: str) -> None:
        """Show a study that a file of this name holds, and ask for its measures again."""
        self.measures.put(study.measures)
        self.show_study(study)
        self.status.setText(f"{name}: {self.status.text()}")

    def _draw(self) -> None:
        for page in self._pages:
            page.show_study(self.study, self.system, self.theme)
        self.table.show(self.study, self.system, self.theme)
        self.view.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.view.resizeColumnsToContents()
        self._offer()

    def _offer(self) -> None:
        there = self.study is not None
        self.save_button.setEnabled(there)
        self.to_table.setEnabled(there)
        self.to_curves.setEnabled(self.study is not None and bool(self.study.curves))
        chosen = len(self.view.selectionModel().selectedRows()) == 1
        self.take_button.setVisible(self.tabs.currentWidget() is self.view)
        self.take_button.setEnabled(there and chosen)

    # --- what is done

    def wanted(self) -> Wanted:
        """Return what the form asks for; raises ValueError or KaneError."""
        variations = self.ranges.variations()
        if not variations:
            raise ValueError(self.tr("Tick a parameter that is to vary."))
        measures = self.measures.texts()
        if not measures:
            raise ValueError(self.tr("Choose what is to be measured."))
        draws = self.ranges.draws
        chosen = cases(
            variations,
            self.samples.value() if draws else None,
            self.seed.value(),
            self.sampling.currentData(),
        )
        curve = self.curve.name()
        return Wanted(
            self.model, chosen, measures, (curve,) if curve else (), self.cluster.text().strip()
        )

    def begin(self) -> None:
        self.workspace.settle()
        try:
            wanted = self.wanted()
        except (ValueError, KaneError) as error:
            self.warn(told_of(error))
            return
        self.say(self.tr("{} cases are being run …").format(len(wanted.cases)))
        self.errand.start(lambda progress, _, stop: _found(wanted, progress, stop))

    def _take(self) -> None:
        rows = self.view.selectionModel().selectedRows()
        if self.study is not None and len(rows) == 1:
            values = self.study.values[self.table.case(rows[0].row())].tolist()
            self.take_wanted.emit(dict(zip(self.study.parameters, values, strict=True)))


def _found(wanted: Wanted, progress: Callable[[float], None], stop: threading.Event) -> Study:
    from kane.analyses.cluster import cluster
    from kane.analyses.study import study

    with cluster(wanted.cluster or None, stop=stop) as executor:
        return study(
            wanted.model, wanted.cases, wanted.measures, curves=wanted.curves,
            executor=executor, by="threads", progress=progress, stop=stop,
        )  # fmt: skip
