"""The window of best values: what is to be reached, by which parameters, and how it goes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from kane.errors import KaneError
from kane.model import Model, quantities
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told, told_of
from kanevas.studies.bounds_rows import BoundsRows
from kanevas.studies.boxes import alone, group
from kanevas.studies.chart import Chart
from kanevas.studies.parameters_box import ParametersBox
from kanevas.studies.path_points import PathPoints
from kanevas.studies.study_window import StudyWindow
from kanevas.units import display, quantity
from kanevas.widgets.number_field import unit_label
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.best import Best

AIMS = {
    "least": QT_TRANSLATE_NOOP("BestWindow", "Make it least"),
    "largest": QT_TRANSLATE_NOOP("BestWindow", "Make it largest"),
    "value": QT_TRANSLATE_NOOP("BestWindow", "Reach a value"),
    "path": QT_TRANSLATE_NOOP("BestWindow", "Lead a path through points"),
}
WAYS = {
    "automatic": QT_TRANSLATE_NOOP("BestWindow", "automatic"),
    "least-squares": QT_TRANSLATE_NOOP("BestWindow", "least squares"),
    "nelder-mead": QT_TRANSLATE_NOOP("BestWindow", "Nelder and Mead"),
    "powell": QT_TRANSLATE_NOOP("BestWindow", "Powell"),
    "l-bfgs-b": QT_TRANSLATE_NOOP("BestWindow", "L-BFGS-B"),
    "differential-evolution": QT_TRANSLATE_NOOP("BestWindow", "everywhere (evolution)"),
}
RUNS, MOST_RUNS = 1000, 1_000_000
REACH = 0.03  # of the picture's width, within which a click means a point
EXAMPLE = "max(rod.x) - 2*rms(vx('slider'))"
PLANES = {"xy": "xy", "xz": "xz", "yz": "yz"}


@dataclass(frozen=True)
class Wanted:
    """What is looked for."""

    model: Model
    goal: Any  # kane.analyses.goal.Goal, which is imported with the solver
    bounds: dict[str, tuple[float, float]]
    way: str
    most: int


class BestWindow(StudyWindow):
    """Asks for a goal and bounds, looks for the best values and shows the way there.

    Signals:
        table_wanted: all that was tried is to be written to a file: the ``Best``.
        take_wanted: parameters are to have the best values: names and values [SI].
    """

    table_wanted = Signal(object)
    take_wanted = Signal(object)

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        self.best: Best | None = None
        super().__init__(
            QCoreApplication.translate("BestWindow", "Best values"),
            QCoreApplication.translate("BestWindow", "&Search"),
            workspace,
            parent,
        )
        self._make_form()
        self._make_results()
        self.errand.told.connect(self.show_best)
        self.errand.succeeded.connect(self._end)
        workspace.presenter.result_changed.connect(lambda *_: self._draw_path())
        self.follow_model()
        self.show_best(None)

    # --- parts

    def _make_form(self) -> None:
        self.aim = QComboBox()
        for key, words in AIMS.items():
            self.aim.addItem(self.tr(words), key)
        self.goal = QLineEdit()
        self.goal.setPlaceholderText(EXAMPLE)
        self.goal.setAccessibleName(self.tr("Goal"))
        self.goal.setToolTip(
            self.tr(
                "An expression of measures: max, min, span, mean, rms, first or last of a "
                "quantity of the result, or of an expression of the state; in SI units"
            )
        )
        self.value = QLineEdit("0")
        self.value.setAccessibleName(self.tr("Value [SI]"))
        self.of = QComboBox()
        self.of.setAccessibleName(self.tr("Whose path"))
        self.points = PathPoints(self.system)
        self._scalar, self._path = scalar, path = QWidget(), QWidget()
        self._value_row = QFormLayout(scalar)
        self._value_row.setContentsMargins(0, 0, 0, 0)
        self._value_row.addRow(self.tr("Goal"), self.goal)
        self._value_row.addRow(self.tr("Value [SI]"), self.value)
        rows = QFormLayout(path)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addRow(self.tr("of"), self.of)
        rows.addRow(self.points)
        self.in_order = QCheckBox(self.tr("One after the other"))
        self.in_order.setToolTip(
            self.tr("The path comes to the points in their order, from whichever on")
        )
        rows.addRow(self.in_order)
        self.kinds = QStackedWidget()
        self.kinds.addWidget(scalar)
        self.kinds.addWidget(path)
        whole = alone(self.aim)
        whole.addWidget(self.kinds)
        self.bounds = BoundsRows(self.tr("Best"))
        self.way = QComboBox()
        for key, words in WAYS.items():
            self.way.addItem(self.tr(words), key)
        self.most = QSpinBox(minimum=1, maximum=MOST_RUNS, value=RUNS)
        more = QFormLayout()
        more.addRow(self.tr("Search"), self.way)
        more.addRow(self.tr("Runs at most"), self.most)
        self.form.addWidget(group(self.tr("Goal"), whole))
        self.parameters = ParametersBox(self.bounds)
        self.form.addWidget(self.parameters)
        self.form.addLayout(more)
        self.aim.currentIndexChanged.connect(lambda _: self._follow_aim())
        self.points.changed.connect(self._draw)
        self.of.activated.connect(lambda _: self._draw())

    def _make_results(self) -> None:
        self.way_chart, self.picture = Chart(self.theme), Chart(self.theme)
        self.picture.plot.setAspectLocked(True)
        self.picture.clicked.connect(self._click)
        self.picture.export_menu.leaves_clicks = True  # they take a point away
        self.tabs = QTabWidget()
        self.tabs.addTab(self.way_chart, self.tr("Progress"))
        self.tabs.addTab(self.picture, self.tr("Path"))
        self.to_table = QPushButton(self.tr("&Export …"), autoDefault=False)
        self.take_button = QPushButton(self.tr("&Take over"), autoDefault=False)
        self.take_button.setToolTip(self.tr("Gives the parameters the best values"))
        row = QHBoxLayout()
        row.addWidget(self.to_table)
        row.addStretch(1)
        row.addWidget(self.take_button)
        self.results.addWidget(self.tabs, 1)
        self.results.addLayout(row)
        self.to_table.clicked.connect(lambda: self.table_wanted.emit(self.best))
        self.take_button.clicked.connect(self._take)
        self._follow_aim()

    # --- what is shown

    @property
    def plane(self) -> str:
        """The axes of the plane in which paths are drawn."""
        return PLANES[self.model.work_plane]

    def follow_model(self) -> None:
        self.bounds.show_model(self.model, self.system)
        self.parameters.follow(self.model)
        keys: dict[str, set[str]] = {}
        for owner, entry in quantities(self.model):
            keys.setdefault(owner, set()).add(entry.key)
        before = self.of.currentText()
        self.of.clear()
        self.of.addItems([owner for owner, own in keys.items() if {*self.plane} <= own])
        if before:
            self.of.setCurrentText(before)
        self._follow()

    def show_looks(self) -> None:
        self.bounds.show_model(self.model, self.system)
        self.parameters.follow(self.model)
        self.points.set_units(self.system)
        for chart in (self.way_chart, self.picture):
            chart.set_theme(self.theme)
        self.show_best(self.best)

    def show_best(self, best: Best | None) -> None:
        """Show how it stands."""
        self.best = best
        self.bounds.show_values(best.case if best is not None else {}, self.system)
        if best is not None and self.errand.busy:
            self.say(
                self.tr("{} runs, the goal is at {}").format(len(best.tried), self._number(best))
            )
        self._draw()
        for button in (self.to_table, self.take_button):
            button.setEnabled(best is not None and not self.errand.busy)

    def _number(self, best: Best) -> str:
        return quantity(best.number, "m" if best.trace.size else "", self.system, 5)

    def _end(self, best: Best) -> None:
        self.show_best(best)
        text = self.tr("{} runs, the goal is at {}.").format(len(best.tried), self._number(best))
        (self.say if best.reached else self.warn)(f"{text} {told(best.ending)}")

    def _draw(self) -> None:
        self._draw_way()
        self._draw_path()

    def _draw_way(self) -> None:
        best, chart = self.best, self.way_chart
        chart.clear_all(self.tr("Run"), self.tr("Goal"))
        if best is None:
            return
        runs = np.arange(1, len(best.numbers) + 1, dtype=float)
        so_far = np.minimum.accumulate(best.places)
        leaders = np.array([int(np.argmin(best.places[: i + 1])) for i in range(len(runs))])
        there = np.isfinite(best.numbers)
        chart.add_points(runs[there], best.numbers[there], chart.faint)
        good = np.isfinite(so_far)
        chart.add_line(
            runs[good], best.numbers[leaders][good], chart.color(0), self.tr("best so far")
        )

    def _draw_path(self) -> None:
        best, chart = self.best, self.picture
        size = display("m", self.system).factor
        across, up = (unit_label(axis, "m", self.system) for axis in self.plane)
        chart.clear_all(across, up)
        self._draw_run(chart, size)
        if best is not None and best.trace.size:
            chart.add_line(
                best.trace[0] / size, best.trace[1] / size, chart.color(0), self.tr("best path")
            )
        try:
            points = np.array(self.points.points()).reshape(-1, 2)
        except ValueError:
            return
        chart.add_points(points[:, 0] / size, points[:, 1] / size, chart.color(1))

    def _draw_run(self, chart: Chart, size: float) -> None:
        """Draw the path of the run that is shown, beside which points are clicked."""
        result = self.workspace.presenter.result
        names = [f"{self.of.currentText()}.{axis}" for axis in self.plane]
        if result is None or not set(names) <= {each.name for each in result.signals()}:
            return
        x, y = (result[name] / size for name in names)
        chart.add_line(x, y, chart.faint, self.tr("path of the run"))

    def _follow_aim(self) -> None:
        is_path = self.aim.currentData() == "path"
        self.kinds.setCurrentIndex(1 if is_path else 0)
        for page, counts in ((self._scalar, not is_path), (self._path, is_path)):
            # the one that is hidden takes no room
            height = QSizePolicy.Policy.Preferred if counts else QSizePolicy.Policy.Ignored
            page.setSizePolicy(QSizePolicy.Policy.Preferred, height)
        self.kinds.adjustSize()
        self._value_row.setRowVisible(self.value, self.aim.currentData() == "value")
        self.tabs.setTabEnabled(1, is_path)
        self.tabs.setCurrentIndex(1 if is_path else 0)

    def _click(self, at: QPointF, button: Any) -> None:
        if not self.errand.busy:
            size = display("m", self.system).factor
            (left, right), _ = self.picture.plot.getViewBox().viewRange()
            self.points.take_click(at * size, button, REACH * (right - left) * size)

    # --- what is done

    def wanted(self) -> Wanted:
        """Return what the form asks for; raises ValueError or KaneError."""
        from kane.analyses.goal import Expression, Path, read_goal

        bounds = self.bounds.bounds()
        if not bounds:
            raise ValueError(self.tr("Tick a parameter that may change."))
        aim = self.aim.currentData()
        goal: Expression | Path
        if aim == "path":
            points = self.points.points()
            if not points or not self.of.currentText():
                raise ValueError(self.tr("Click points into the picture that the path is to meet."))
            coordinates = tuple(f"{self.of.currentText()}.{axis}" for axis in self.plane)
            goal = Path(coordinates, points, self.in_order.isChecked())
        else:
            read_goal(self.goal.text())
            value = 0.0
            if aim == "value":
                value = _plain_number(self.value.text())
            goal = Expression(self.goal.text(), aim, value)
        return Wanted(self.model, goal, bounds, self.way.currentData(), self.most.value())

    def begin(self) -> None:
        self.workspace.settle()
        try:
            wanted = self.wanted()
        except (ValueError, KaneError) as error:
            self.warn(told_of(error))
            return
        self.show_best(None)
        self.say(self.tr("Searching …"))
        self.errand.start(lambda progress, tell, stop: _found(wanted, progress, tell, stop))

    def _take(self) -> None:
        if self.best is not None:
            self.take_wanted.emit(self.best.case)


def _plain_number(text: str) -> float:
    try:
        return float(text.replace(",", ".").replace("−", "-"))
    except ValueError:
        raise ValueError(
            QCoreApplication.translate("BestWindow", "'{}' is no number.").format(text)
        ) from None


def _found(
    wanted: Wanted,
    progress: Callable[[float], None],
    tell: Callable[[Any], None],
    stop: threading.Event,
) -> Best:
    from kane.analyses.best import WAYS as KNOWN
    from kane.analyses.best import best

    way = next(each for each in KNOWN if each == wanted.way)
    return best(
        wanted.model, wanted.goal, wanted.bounds, way=way, most=wanted.most,
        progress=progress, tell=tell, stop=stop,
    )  # fmt: skip
