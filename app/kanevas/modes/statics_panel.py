"""The panel of statics: equilibria at the left, load steps at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model
from kanevas.assets.decimals import written
from kanevas.look.theme import Theme
from kanevas.modes.parts import Begins, choice, fill, give_room, hint, page, row, table
from kanevas.modes.questions import Followed, Rests, find_rests, find_steady, follow
from kanevas.modes.span_row import SpanRow
from kanevas.modes.steady_question import SteadyQuestion
from kanevas.runs.analyst import Analyst
from kanevas.units import SYSTEMS, UnitSystem, quantity
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.grid import Grid
from kanevas.widgets.help_page import HELP_PAGE

if TYPE_CHECKING:
    from kane.analyses.load_path import LoadPath
    from kanevas.modes.path_plot import PathPlot

LEAST_TABLE = 210  # pixels
DIGITS = 4  # of a way
NOWHERE = 1e-9  # m: a way that is round-off


class StaticsPanel(QWidget):
    """Equilibria and steady motions about the start, and what a parameter makes of an equilibrium.

    Signals:
        preview_wanted: what is to be seen for a while: poses.
        poses_wanted: where the chosen equilibrium has the bodies: Poses.
        still_wanted: the bodies are to be shown where they are again.
        move_wanted: the model is to be drawn in the chosen equilibrium or motion: a Model, and the
            joints whose turns are counted anew then.
        export_wanted: which of ``rests`` and ``path`` is to be written to a file.

    """

    preview_wanted = Signal(object)
    poses_wanted = Signal(object)
    still_wanted = Signal()
    move_wanted = Signal(object, object)
    export_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._ready, self._model = theme, False, Model()
        self._system = SYSTEMS[0]
        self._shows = False
        self.found: Rests | None = None
        self.path: LoadPath | None = None
        self._plot: PathPlot | None = None
        self._analyst, self._paths = Analyst(self), Analyst(self)
        self.setProperty(HELP_PAGE, "statics")
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setMinimumHeight(120)
        self._show_nothing()

    # --- parts

    def _make_parts(self) -> None:
        self.finds = Begins(self.tr("Find equilibria"))
        self.finds.setToolTip(self.tr("Look for places of rest about the start, stable or not"))
        self.steady = QPushButton(self.tr("Steady motion …"))
        self.steady.setToolTip(
            self.tr("Look for a motion of constant speeds: a governor, a disc that rolls")
        )
        self.move_there = QPushButton(self.tr("Draw it there"))
        self.move_there.setToolTip(
            self.tr("Move the bodies of the model there: at rest, or with the speeds of the motion")
        )
        self.about = ElidedLabel()
        self.rests = Grid(
            [self.tr("Equilibrium"), self.tr("Away"), self.tr("Left of forces")],
            [self.tr("Whether a small push makes it leave"),
             self.tr("The largest way of a body from where it is drawn, turns counted"),
             self.tr("How far from balance: what is left of the forces, divided by those that act. "
                     "0 is balance, 1e-12 round-off")],
        )  # fmt: skip
        self.table = table(self.rests, self.tr("Equilibria"))
        self.table.setMinimumWidth(LEAST_TABLE)
        self.forces = Grid(
            [self.tr("Force or moment"), self.tr("there")],
            [self.tr("What joints, springs and loads carry in the chosen place"),
             self.tr("Its value there; what is zero is left out")],
        )  # fmt: skip
        self.forces_table = table(self.forces, self.tr("Forces there"))
        self.span = SpanRow(_onwards)
        self.asked = choice(self.tr("Quantity"))
        self.follow = Begins(self.tr("Follow"))
        self.export = QPushButton(self.tr("Export …"))
        menu = QMenu(self.export)
        self.export.setMenu(menu)
        self.export_rests = menu.addAction(self.tr("What was found …"))
        self.export_path = menu.addAction(self.tr("Load steps …"))
        self.hint, self._path_hint = hint(), hint()
        self.loads = QLabel(wordWrap=True, margin=6)
        self.loads.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.loads.hide()
        self.path_stack, self.stack = QStackedWidget(), QStackedWidget()

    def _lay_out(self) -> None:
        self.path_stack.addWidget(self._path_hint)
        bar = row(self.finds, self.steady, self.move_there, self.about, self.export)
        bar.setStretch(3, 1)
        choices = row(self.span, self.asked, self.follow)
        choices.setStretch(0, 2)
        choices.setStretch(1, 1)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.forces_table, self.tr("Forces there"))
        self.tabs.addTab(page(choices, self.loads, self.path_stack), self.tr("Load steps"))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.table)
        split.addWidget(self.tabs)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(1, 1)
        self.split = split
        self.stack.addWidget(self.hint)
        self.stack.addWidget(split)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.finds.begun.connect(self.look)
        self.finds.cancelled.connect(self._cancel)
        self.steady.clicked.connect(self._ask_steady)
        self.move_there.clicked.connect(self._move)
        self.follow.begun.connect(self._follow)
        self.follow.cancelled.connect(self._cancel_path)
        self.export_rests.triggered.connect(lambda: self.export_wanted.emit("rests"))
        self.export_path.triggered.connect(lambda: self.export_wanted.emit("path"))
        self.table.clicked.connect(lambda _: self._show_rest())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_rest())
        self._analyst.found.connect(lambda _, found: self._show_found(found))
        self._analyst.failed.connect(lambda _, text: self._show_nothing(text))
        self._analyst.progressed.connect(self._tell_progress)
        self._paths.found.connect(lambda _, path: self._show_path(path))
        self._paths.failed.connect(lambda _, text: self._excuse(text))
        self._paths.progressed.connect(
            lambda done: self._say_of_path(self.tr("{} % done").format(round(100 * done)))
        )

    # --- what it is about

    def show_model(self, model: Model) -> None:
        """Follow the model: what was found for another one goes."""
        if model is not self._model:
            self._model = model
            self._analyst.drop()
            self._paths.drop()
            self._show_nothing()

    def look(self) -> None:
        """Look for equilibria of the model."""
        if not self._ready:
            self._show_nothing(self.tr("The solver is being prepared."))
            return
        model = self._model
        self.finds.set_under_way(True)
        self._analyst.ask(model, lambda progress, stop: find_rests(model, progress, stop))

    def look_for_steady(self, given: dict[str, float]) -> None:
        """Look for a steady motion in which quantities have given values, SI."""
        model, key = self._model, (self._model, tuple(given.items()))
        self.finds.set_under_way(True)
        self._analyst.ask(key, lambda progress, stop: find_steady(model, given, progress, stop))

    def _ask_steady(self) -> None:
        if not self._ready:
            self._show_nothing(self.tr("The solver is being prepared."))
            return
        question = SteadyQuestion(self._model, self._system, self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.wanted.connect(self.look_for_steady)
        question.open()

    def _cancel(self) -> None:
        self._analyst.drop()
        self._show_nothing(self.tr("Cancelled."))

    def _cancel_path(self) -> None:
        self._paths.drop()
        self._excuse(self.tr("Cancelled."))

    def set_ready(self) -> None:
        """Begin to work things out: the solver is there."""
        self._ready = True

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        if self._plot is not None:
            self._plot.set_theme(theme)
        for part in (self.hint, self._path_hint):
            part.setStyleSheet(
                f"background: {theme.background.name()}; color: {theme.muted.name()};"
            )

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self._system = system
        self.span.set_units(system)
        self._draw_path()
        if self.found is not None:
            number = self.number
            self.rests.show([self._cells(k) for k in range(len(self.found.rests))])
            self.table.selectRow(number)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self._analyst.stop()
        self._paths.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._show_still()

    # --- equilibria

    @property
    def number(self) -> int:
        """The chosen equilibrium; -1 for none."""
        return self.table.currentIndex().row()

    def _show_nothing(self, why: str = "") -> None:
        self.finds.set_under_way(False)
        self.found = self.path = None
        self.rests.show(())
        self.forces.show(())
        self.about.setText("")
        self.hint.setText(
            why
            or self.tr(
                "Press «Find equilibria» for the places about the start in which the mechanism "
                "can rest."
            )
        )
        self.stack.setCurrentWidget(self.hint)
        self.move_there.setEnabled(False)
        self.export.setEnabled(False)
        self._shows = False

    def _tell_progress(self, done: float) -> None:
        self.hint.setText(self.tr("{} % done").format(round(100 * done)))
        self.stack.setCurrentWidget(self.hint)

    def _show_found(self, found: Rests) -> None:
        if found.model is not self._model:
            return
        self.finds.set_under_way(False)
        self.found, self.path = found, None
        self.rests.show([self._cells(k) for k in range(len(found.rests))])
        self.about.setText(self._about(found))
        parameters = [each.name for each in self._model.parameters]
        self.span.show_model(self._model)
        fill(self.asked, found.outputs)
        self.follow.setEnabled(bool(parameters) and not found.are_steady)
        self.export_path.setEnabled(False)
        if found.are_steady:
            self._excuse(
                self.tr(
                    "A steady motion. Its speeds become those of the start with «Draw it there»; "
                    "its modes stand in the dock Modes then."
                )
            )
        else:
            self._invite(parameters)
        self.stack.setCurrentWidget(self.split)
        give_room(self.split, self.table)
        self.move_there.setEnabled(True)
        self.export.setEnabled(True)
        self.table.selectRow(0)

    def _about(self, found: Rests) -> str:
        if found.are_steady:
            return self.tr("Constant speeds, drawn with «Draw it there»")
        if found.held:
            return self.tr(
                "Held where they begin, though they move: {}. «Steady motion» lets them move on."
            ).format(", ".join(found.held))
        return self.tr("A click shows one on the canvas and in 3D")

    def _invite(self, parameters: list[str]) -> None:
        self._excuse(
            self.tr("Press «Follow» to follow the equilibrium of the start over the parameter.")
            if parameters
            else self.tr("The model has no parameter: give one in a field by typing its name.")
        )

    def _cells(self, number: int) -> tuple[str, ...]:
        assert self.found is not None
        rest = self.found.rests[number]
        word = self.tr("stable") if rest.is_stable else self.tr("unstable")
        return (
            f"{number + 1}  {word}",
            quantity(rest.moved if rest.moved > NOWHERE else 0.0, "m", self._system, DIGITS),
            written(rest.residual, ".1e") if rest.residual else "0",
        )

    def _show_forces(self) -> None:
        known = () if self.found is None or self.number < 0 else self.found.forces[self.number]
        self.forces.show(
            [(each.name, quantity(each.value, each.unit, self._system)) for each in known]
        )

    def _show_rest(self) -> None:
        self._show_forces()
        if self.found is not None and self.number >= 0 and self.isVisible():
            self._shows = True
            self.preview_wanted.emit((self.found.poses[self.number],))
            self.poses_wanted.emit(self.found.poses[self.number])

    def _show_still(self) -> None:
        if self._shows:
            self._shows = False
            self.still_wanted.emit()

    def _move(self) -> None:
        if self.found is not None and self.number >= 0:
            self._shows = False
            self.move_wanted.emit(self.found.models[self.number], self.found.turned[self.number])

    # --- load steps

    def _follow(self) -> None:
        try:
            wanted = Followed(self.span.span(), self.asked.currentText())
        except ValueError as error:
            self._excuse(str(error))
            return
        model = self._model
        self.export_path.setEnabled(False)
        self.follow.set_under_way(True)
        self._paths.ask(wanted, lambda progress, stop: follow(model, wanted, progress, stop))

    def _show_path(self, path: Any) -> None:
        from kanevas.modes.path_plot import PathPlot

        self.follow.set_under_way(False)
        if self._plot is None:
            self._plot = PathPlot(self._theme)
            self.path_stack.addWidget(self._plot)
        self.path = path
        self._draw_path()
        self.path_stack.setCurrentWidget(self._plot)
        self.export_path.setEnabled(True)

    def _draw_path(self) -> None:
        if self.path is None or self._plot is None:
            return
        name = self.path.parameter
        unit = next(each.unit for each in self._model.parameters if each.name == name)
        self._plot.show_path(self.path, unit, self._system)
        self.loads.setText(self._loads(self.path, unit))
        self.loads.setVisible(bool(self.loads.text()))

    def _loads(self, path: LoadPath, unit: str) -> str:
        """Return at which values the path turns back, and others go off from it."""
        kinds = (
            (self.tr("Limit: the path turns back at {} = {}."), path.limits),
            (self.tr("Other paths go off at {} = {}."), path.branchings),
        )
        return " ".join(
            text.format(
                path.parameter, ", ".join(quantity(x, unit, self._system) for x in values.tolist())
            )
            for text, values in kinds
            if values.size
        )

    def _excuse(self, text: str) -> None:
        self.follow.set_under_way(False)
        self._say_of_path(text)

    def _say_of_path(self, text: str) -> None:
        self.loads.hide()
        self._path_hint.setText(text)
        self.path_stack.setCurrentWidget(self._path_hint)


def _onwards(value: float) -> tuple[float, float]:
    """Return from where to where a parameter goes that is not told otherwise."""
    return value, 2.0 * value if value else 1.0
