"""The window of inverse dynamics: motions that are prescribed, and what they need."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableView,
    QWidget,
)

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.decimals import written
from kanevas.assets.told import told, told_of
from kanevas.studies.boxes import alone, group
from kanevas.studies.chart import Chart
from kanevas.studies.data_rows import DataRows
from kanevas.studies.drive_table import DriveTable
from kanevas.studies.motion_rows import MotionRows
from kanevas.studies.study_window import StudyWindow
from kanevas.units import display
from kanevas.widgets.number_field import unit_label
from kanevas.widgets.table_copy import TableCopy
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.drives import Drive
    from kane.analyses.inverse import InverseDynamics, Kinematics
    from kane.analyses.measured import Series

ROWS = 5  # of the table that are seen at once


@dataclass(frozen=True)
class Wanted:
    """What is to be worked out."""

    model: Model
    laws: dict[str, str]
    tables: Sequence[Series]
    is_kinematic: bool


class InverseWindow(StudyWindow):
    """Has motions prescribed, and shows the forces, torques and powers that they need.

    Attributes:
        found: what was worked out last; None before that.

    Signals:
        data_wanted: a table of motions is to be chosen.
        table_wanted: all that is drawn is to be written to a file: ``found``.
        take_wanted: the model is to have these forces in place of its drivers: ``found``.

    """

    data_wanted = Signal()
    table_wanted = Signal(object)
    take_wanted = Signal(object)

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        self.found: InverseDynamics | Kinematics | None = None
        self._asked: Wanted | None = None
        super().__init__(
            QCoreApplication.translate("InverseWindow", "Forces of a motion"),
            QCoreApplication.translate("InverseWindow", "&Work out"),
            workspace,
            parent,
        )
        self._make_form()
        self._make_results()
        self.errand.succeeded.connect(self.show_found)
        self.follow_model()
        self.show_found(None)

    # --- parts

    def _make_form(self) -> None:
        self.drivers = QLabel(wordWrap=True)
        self.motions = MotionRows()
        self.open_button = QPushButton(self.tr("&Open table …"), autoDefault=False)
        self.open_button.clicked.connect(self.data_wanted)
        self.file = QLabel(
            self.tr("A table in text (CSV), its first line the names of columns"), wordWrap=True
        )
        self.data = DataRows()
        self.data.hide()
        column = alone(self.open_button)
        column.addWidget(self.file)
        column.addWidget(self.data)
        self.kinematic = QCheckBox(self.tr("&Motion alone, masses may be missing"))
        self.kinematic.setToolTip(
            self.tr("Places, speeds and accelerations, and singular positions; no forces")
        )
        laws = alone(self.drivers)
        laws.addWidget(self.motions)
        self.form.addWidget(group(self.tr("What follows a law of time"), laws))
        self.form.addWidget(group(self.tr("What follows a table"), column))
        self.form.addWidget(self.kinematic)

    def _make_results(self) -> None:
        self.shown = QComboBox()
        self.shown.setAccessibleName(self.tr("Show"))
        self.shown.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.chart = Chart(self.theme)
        self.drives = DriveTable()
        self.table = QTableView()
        TableCopy(self.table)
        self.table.setModel(self.drives)
        self.table.setAccessibleName(self.tr("Drives"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        line = self.table.fontMetrics().height() + 8
        self.table.verticalHeader().setDefaultSectionSize(line)
        self.table.setMaximumHeight((ROWS + 2) * line)
        top = QHBoxLayout()
        top.addWidget(QLabel(self.tr("Show")))
        top.addWidget(self.shown)
        top.addStretch(1)
        self.to_table = QPushButton(self.tr("&Export …"), autoDefault=False)
        self.take_button = QPushButton(self.tr("&Forces in place of drivers"), autoDefault=False)
        self.take_button.setToolTip(
            self.tr("Gives the model these forces as tables over time; it then moves by them")
        )
        row = QHBoxLayout()
        row.addWidget(self.to_table)
        row.addStretch(1)
        row.addWidget(self.take_button)
        self.results.addLayout(top)
        self.results.addWidget(self.chart, 1)
        self.results.addWidget(self.table)
        self.results.addLayout(row)
        self.shown.activated.connect(lambda _: self._draw())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._draw())
        self.to_table.clicked.connect(lambda: self.table_wanted.emit(self.found))
        self.take_button.clicked.connect(lambda: self.take_wanted.emit(self.found))

    # --- what is shown

    def follow_model(self) -> None:
        from kane.analyses.prescribed import prescribable

        model = self.model
        units = dict(prescribable(model))
        self.motions.offer([*units])
        self.data.offer(units)
        names = ", ".join(driver.name for driver in model.drivers)
        self.drivers.setText(self.tr("Drivers of the model count as well: {}").format(names))
        self.drivers.setVisible(bool(names))
        self._offer_to_take()
        self._follow()

    def show_looks(self) -> None:
        self.chart.set_theme(self.theme)
        self._show_drives()
        self._draw()

    def open_data(self, path: Path) -> None:
        """Show the columns of a table of motions; refuses it in words."""
        table = self.read_table(path)
        if table is None:
            return
        self.file.setText(self.tr("{}: {} lines").format(path.name, len(table.values)))
        self.say("")
        self.data.show()
        self.data.show_table(table)

    def show_found(self, found: InverseDynamics | Kinematics | None) -> None:
        """Show what was worked out."""
        self.found = found
        before = self.shown.currentText()
        self.shown.clear()
        if found is not None:
            self.shown.addItems(self._views())
            self.shown.setCurrentIndex(max(self.shown.findText(before), 0))
            told_all = [told(each) for each in found.notes]
            good = self.tr("{} frames up to {} s, no singular position.").format(
                len(found.time), written(found.result.outcome.time, "g")
            )
            (self.say if found.result.outcome.ok else self.warn)("\n".join(told_all) or good)
        self._show_drives()
        self.to_table.setEnabled(found is not None)
        self._offer_to_take()
        self._draw()

    def _views(self) -> Sequence[str]:
        """Return names of what may be drawn."""
        if self._drives:
            return (
                self.tr("Force or torque over time"),
                self.tr("Power over time"),
                self.tr("Force or torque over speed"),
            )
        return getattr(self.found, "names", ())

    @property
    def _drives(self) -> Sequence[Drive]:
        return getattr(self.found, "drives", ())

    def _show_drives(self) -> None:
        row = max(self.table.currentIndex().row(), 0)
        self.drives.show_drives(self._drives, self.system)
        self.table.resizeColumnsToContents()
        self.table.setVisible(bool(self._drives) or self.found is None)
        if self._drives:
            self.table.selectRow(min(row, len(self._drives) - 1))

    def _offer_to_take(self) -> None:
        is_of_model = self._asked is not None and self._asked.model is self.model
        self.take_button.setEnabled(bool(self._drives) and is_of_model)

    def _draw(self) -> None:
        found, system = self.found, self.system
        self.chart.clear_all(self.tr("Time [s]"), "")
        if found is None:
            return
        if not self._drives:
            self._draw_quantity(found, self.shown.currentText())
            return
        drive = self._drives[max(self.table.currentIndex().row(), 0)]
        view, color = self.shown.currentIndex(), self.chart.color(0)
        time, effort, power, rate = (
            values / display(unit, system).factor
            for values, unit in (
                (drive.time, "s"), (drive.effort, drive.unit), (drive.power, "W"),
                (drive.rate, drive.rate_unit),
            )
        )  # fmt: skip
        label = unit_label(drive.name, drive.unit, system)
        match view:
            case 0:  # in the order of _views
                self.chart.clear_all(self.tr("Time [s]"), label)
                self.chart.add_line(time, effort, color)
            case 1:
                self.chart.clear_all(
                    self.tr("Time [s]"),
                    unit_label(self.tr("Power of {}").format(drive.name), "W", system),
                )
                self.chart.add_line(time, power, color)
            case 2:
                self.chart.clear_all(unit_label(self.tr("Speed"), drive.rate_unit, system), label)
                self.chart.add_points(rate, effort, color)
            case _:
                raise ValueError(view)

    def _draw_quantity(self, found: InverseDynamics | Kinematics, name: str) -> None:
        if not name:
            return
        unit = {each.name: each.unit for each in found.result.signals()}[name]
        self.chart.clear_all(self.tr("Time [s]"), unit_label(name, unit, self.system))
        values = found.result[name] / display(unit, self.system).factor
        self.chart.add_line(found.time, values, self.chart.color(0))

    # --- the work

    def wanted(self) -> Wanted:
        """Return what the form asks for; raises ValueError with a sentence."""
        laws, tables = self.motions.laws(), self.data.series()
        if not (laws or tables or self.model.drivers):
            raise ValueError(
                self.tr("Say what is to follow which law, open a table, or add a driver.")
            )
        return Wanted(self.model, laws, tables, self.kinematic.isChecked())

    def begin(self) -> None:
        self.workspace.settle()
        try:
            wanted = self.wanted()
        except (ValueError, KaneError) as error:
            self.warn(told_of(error))
            return
        self._asked = wanted
        self.show_found(None)
        self.say(self.tr("Working out …"))
        self.errand.start(lambda progress, _, stop: _worked_out(wanted, progress, stop))


def _worked_out(
    wanted: Wanted, progress: Callable[[float], None], stop: threading.Event
) -> InverseDynamics | Kinematics:
    from kane.analyses.inverse import inverse_dynamics, kinematics

    analysis = kinematics if wanted.is_kinematic else inverse_dynamics
    return analysis(wanted.model, wanted.laws, wanted.tables, progress=progress, stop=stop)
