"""The main window: it puts the parts together and lets them know of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from kanevas.assistance import Assistance
from kanevas.browser import Browser, ModelTree
from kanevas.canvas import Canvas
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.table import TOOLS
from kanevas.canvas.tools.toolbox import Toolbox
from kanevas.document.changes import Changes
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.document.selection_keeper import SelectionKeeper
from kanevas.elided_label import ElidedLabel
from kanevas.exports import Exports
from kanevas.file_dialogs import FileDialogs
from kanevas.health import HealthIndicator
from kanevas.health.findings import refusal
from kanevas.history import HistoryView
from kanevas.inspector import Inspector, RunForm
from kanevas.layout import Layout
from kanevas.menus import Menus
from kanevas.menus.context_menu import open_context_menu
from kanevas.method_dock import MethodDock
from kanevas.notices import NoticeBar
from kanevas.overlays import Overlays
from kanevas.paths import RESOURCES
from kanevas.playback.frame_by_frame import frame_by_frame
from kanevas.playback.own_keys import OwnKeys
from kanevas.playback.player import Player
from kanevas.playback.run_bar import RunBar
from kanevas.plots import PlotPanel
from kanevas.plotting import Plotting
from kanevas.recovery.outside_changes import OutsideChanges
from kanevas.recovery.recovery import Recovery
from kanevas.run_keeping import RunKeeping
from kanevas.runs.assembler import Assembler
from kanevas.runs.examiner import Examiner
from kanevas.runs.preparation import Preparation
from kanevas.runs.runner import Runner
from kanevas.settings import Settings
from kanevas.stage import Stage
from kanevas.start_news import start_news
from kanevas.tab_order import order_tabs
from kanevas.theme import Theme, apply_palette, chosen_theme
from kanevas.unit_choice import UnitChoice
from kanevas.units import UnitSystem
from kanevas.view3d import View3D
from kanevas.without_3d import Without3D

if TYPE_CHECKING:
    from kane.results import Result

NARROWEST_DOCK = 150  # pixels


class MainWindow(QMainWindow):
    """The program's window.

    Signals:
        closed: the user closed it and nothing runs any more.
        surprised: an error that nobody foresaw, in the words of the program's parts.
    """

    closed = Signal()
    surprised = Signal(str)

    def __init__(self, preparation: Preparation, settings: Settings, colors: str = "") -> None:
        super().__init__()
        self.settings = settings
        self.document = Document(self)
        self.selection = Selection(self)
        SelectionKeeper(self.document, self.selection, self)
        self.units = UnitChoice(settings, self)
        self.player = Player(self)
        self.preparation = preparation
        self.runner = Runner(preparation, self)
        self.examiner = Examiner(self.document, preparation, self)
        self.assembler = Assembler(self.document, self)
        self.colors = colors or settings.colors()
        self.theme: Theme = chosen_theme(self.colors)
        self._make_views()
        self._arrange_views()
        self.stage = Stage(self)
        self.overlays = Overlays(self)
        self.recovery = Recovery(self)
        self.outside_changes = OutsideChanges(self)
        self.files = FileDialogs(self)
        self.exports = Exports(self)
        self.plotting = Plotting(self)
        self.assistance = Assistance(self)
        self.method = MethodDock(self)
        self.menus = Menus(self)
        self._connect_document()
        self._connect_runs()
        self._connect_health()
        self._connect_time()
        self.setAcceptDrops(True)
        self.setWindowIcon(QIcon(str(RESOURCES / "kanevas.svg")))
        order_tabs(
            self.notices, self.browser, self.canvas, self.run_bar, self.health, self.solver_form,
            self.keeping.panel, self.history, self.inspector,
        )  # fmt: skip
        self.layout_memory = Layout(self)
        self.layout_memory.restore()
        self.canvas.setFocus()
        self.set_colors(self.colors)
        self.set_units(self.units.system)
        self.document.new()
        Without3D(self)

    # --- parts

    def _make_views(self) -> None:
        self.canvas = Canvas(self.selection)
        self.desk = Desk(self.document, self.selection, self.canvas, self)
        self.toolbox = Toolbox(self.desk, TOOLS)
        self.view3d = View3D(self.selection)
        self.tree = ModelTree(self.selection, self.theme)
        self.browser = Browser(self.tree, self.theme)
        self.history = HistoryView(self.document, self.theme)
        self.plots = PlotPanel(self.theme)
        self.run_bar = RunBar(self.player, self.theme)
        self.notices = NoticeBar(self.theme)
        self.keeping = RunKeeping(self)
        self.stale_label = QLabel(
            self.tr("The model has changed since this run. Run again (F5) to follow it.")
        )
        self.stale_label.setContentsMargins(12, 4, 12, 4)
        self.inspector = Inspector(self.document, self.selection, self.units.system, self.theme)
        self.solver_form = RunForm(self.document, self.units.system, self.theme)
        self.hint = ElidedLabel()
        self.statusBar().addWidget(self.hint, 1)
        self.desk.hint_changed.connect(self._show_hint)
        self.desk.refused.connect(self.notices.refuse)
        self.desk.done.connect(self.notices.end_refusal)
        self.toolbox.armed.connect(self.notices.end_refusal)
        self.document.undo_stack.indexChanged.connect(self.notices.end_refusal)
        self.canvas.fields.refused.connect(self.hint.setText)
        self.toolbox.tell_hint()
        self.health = HealthIndicator(self.theme)
        self.statusBar().addPermanentWidget(self.health)
        self.solver_status = QLabel()
        self.statusBar().addPermanentWidget(self.solver_status)

    def _arrange_views(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.canvas)
        self.splitter.addWidget(self.view3d)
        self.splitter.setChildrenCollapsible(False)
        center = QWidget()
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self.stale_label)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.run_bar)
        self.setCentralWidget(center)
        for part in (
            self.browser, self.history, self.keeping.panel, self.solver_form, self.inspector,
        ):  # fmt: skip
            part.setMinimumWidth(NARROWEST_DOCK)
        left = Qt.DockWidgetArea.LeftDockWidgetArea
        self.tree_dock = self.add_dock(self.tr("Model"), "model", self.browser, left)
        self.solver_dock = self.add_dock(
            self.tr("Run settings"), "run_settings", self.solver_form, left
        )
        self.history_dock = self.add_dock(self.tr("History"), "history", self.history, left)
        self.runs_dock = self.add_dock(self.tr("Runs"), "runs", self.keeping.panel, left)
        self.tabifyDockWidget(self.solver_dock, self.runs_dock)
        self.tabifyDockWidget(self.solver_dock, self.history_dock)
        self.solver_dock.raise_()
        self.inspector_dock = self.add_dock(
            self.tr("Inspector"), "inspector", self.inspector, Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.plot_dock = self.add_dock(
            self.tr("Plots"), "plots", self.plots, Qt.DockWidgetArea.BottomDockWidgetArea
        )
        self.setCorner(Qt.Corner.BottomLeftCorner, left)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def add_dock(
        self, title: str, name: str, widget: QWidget, area: Qt.DockWidgetArea
    ) -> QDockWidget:
        """Put a widget into a dock whose place is remembered by a name."""
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    @property
    def docks(self) -> list[QDockWidget]:
        """All docks, in the order in which they were made."""
        return self.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    @property
    def result(self) -> Result | None:
        """The latest run of the document; None before the first."""
        return self.stage.result

    # --- connections

    def _connect_document(self) -> None:
        self.document.opened.connect(self._show_opened)
        self.document.changed.connect(self._show_model)
        self.document.state_changed.connect(self._show_title)
        for view in (self.tree, self.view3d):
            view.menu_wanted.connect(lambda at: open_context_menu(self, at))
        self.units.changed.connect(self.set_units)
        self.inspector.ellipsoids_wanted.connect(self.menus.view.ellipsoids.setChecked)

    def _connect_runs(self) -> None:
        self.run_bar.run_wanted.connect(self.start_run)
        self.run_bar.cancel_wanted.connect(self.runner.cancel)
        self.runner.started.connect(self._show_started)
        self.runner.progressed.connect(self.run_bar.show_progress)
        self.runner.held_up.connect(self.notices.tell)
        self.runner.finished.connect(self._show_result)
        self.runner.failed.connect(self._show_failure)
        self.preparation.waiting.connect(self._show_waiting)
        self.preparation.ready.connect(self._show_ready)
        self.preparation.failed.connect(self.notices.warn)

    def _connect_health(self) -> None:
        self.examiner.began.connect(self.health.wait)
        self.examiner.examined.connect(self.health.show_examination)
        self.examiner.failed.connect(self.health.show_failure)
        self.health.select_wanted.connect(self.selection.set)
        self.health.assemble_wanted.connect(self.assemble)
        self.assembler.slow.connect(
            lambda: self.statusBar().showMessage(self.tr("The joints are being closed …"))
        )
        self.assembler.ended.connect(self.statusBar().clearMessage)
        self.assembler.failed.connect(self.notices.warn)

    def _connect_time(self) -> None:
        self.player.time_changed.connect(self.stage.show_time)
        self.plots.time_picked.connect(self.player.seek)
        self.run_bar.step_wanted.connect(self.stage.step_frames)
        self.run_bar.time_field.left.connect(self.canvas.setFocus)
        OwnKeys(self)
        self.canvas.space_tapped.connect(self.player.toggle)
        self.canvas.menu_wanted.connect(lambda at: open_context_menu(self, at))
        self.toolbox.armed.connect(self._show_start)

    # --- document

    def _show_opened(self) -> None:
        self.runner.stop()
        self.run_bar.show_running(False)
        self.stage.clear()
        self.notices.hide()
        self.health.start_over()
        self.plots.open_model(self.document.model)
        self._show_model()
        self.canvas.set_plane(self.document.model.work_plane)
        self.player.load(0.0)
        self.fit_views()

    def reset_layout(self) -> None:
        """Put docks and views where they were at the very first start."""
        self.layout_memory.reset()

    def find(self) -> None:
        """Let the user type what is looked for in the tree."""
        self._bring_up(self.tree_dock)
        self.browser.find()

    def rename(self, name: str) -> None:
        """Let the user type another name for an element, in the tree."""
        self._bring_up(self.tree_dock)
        self.browser.rename(name)

    def _bring_up(self, dock: QDockWidget) -> None:
        dock.show()
        dock.raise_()
        if dock.isFloating():
            dock.activateWindow()

    def fit_views(self) -> None:
        """Show the whole mechanism in the canvas and in 3D."""
        self.canvas.fit()
        self.view3d.fit()

    def _show_model(self, changes: Changes | None = None) -> None:
        model = self.document.model
        if changes is not None and changes.fields <= {"plots"}:
            self.plots.follow_model(model)
            return
        self.canvas.show_model(model)
        self.view3d.show_model(model)
        self.tree.show_model(model, changes)
        self.plots.follow_model(model)
        self.stage.follow_model()
        self.tree.mark_plotted(self.plots.curves)
        self.run_bar.offer_run(bool(model.bodies))

    def _show_title(self) -> None:
        self.setWindowTitle(f"{self.document.name}[*] – Kanevas")
        self.setWindowModified(self.document.modified)

    def _show_hint(self, text: str) -> None:
        """Say what the hand can do next, in the place of what a run has told."""
        self.statusBar().clearMessage()
        self.hint.setText(text)

    def _show_start(self) -> None:
        """Show the bodies where the model has them, which is where tools find them."""
        if not self.toolbox.resting:
            self.player.pause()
            self.player.seek(0.0)

    def commit_typing(self) -> None:
        """Take over what is typed in a form but not ended yet."""
        self.inspector.commit()
        self.solver_form.commit()

    def set_ellipsoids(self, shown: bool) -> None:
        """Draw the inertia ellipsoids of all bodies, or leave them out."""
        self.canvas.set_ellipsoids_visible(shown)
        self.view3d.set_ellipsoids_visible(shown)
        self.inspector.set_ellipsoids(shown)

    # --- runs

    def start_run(self) -> None:
        """Run the model as it is now."""
        self.commit_typing()
        self.toolbox.disarm()
        if self.document.model.bodies:
            self.player.pause()
            self.runner.start(self.document.model)

    def _show_started(self) -> None:
        self.notices.hide()
        self.run_bar.show_running(True)
        if not self.preparation.is_ready:
            self.run_bar.show_waiting(self.tr("The run starts as soon as the solver is ready"))

    def _show_result(self, result: Result) -> None:
        self.run_bar.show_running(False)
        self.stage.show_result(result)
        outcome = result.outcome
        self.statusBar().showMessage(
            self.tr("{method}: {steps} steps in {wall:.3g} s, energy drift {drift:.2g} J").format(
                method=result.settings.method,
                steps=outcome.steps,
                wall=outcome.wall_time,
                drift=result.energy_drift,
            )
        )
        if not outcome.ok:
            self.notices.warn(outcome.message)
        elif result.doubts:
            self.notices.warn(" ".join(result.doubts))
        elif news := start_news(result, self.units.system):
            self.notices.tell(news)
        elif result.coarse.any():
            self.notices.tell(frame_by_frame(result, self.units.system))
        self.keeping.add(result)
        self.player.load(float(result.time[-1]))
        self.player.play()

    def _show_failure(self, text: str) -> None:
        self.run_bar.show_running(False)
        if reason := refusal(self.document.model):
            self.notices.ask(reason, (self.tr("Show what is wrong"), self.health.explain))
        else:
            self.notices.warn(text)

    def assemble(self) -> None:
        """Move the bodies so that all joints close."""
        self.commit_typing()
        self.toolbox.disarm()
        self.assembler.start()

    def _show_waiting(self, seconds: int) -> None:
        self.solver_status.setText(
            self.tr("Preparing the solver, at the first start only … {} s").format(seconds)
        )

    def _show_ready(self) -> None:
        self.solver_status.setText(self.tr("Solver ready"))
        self.desk.can_pose = True

    # --- looks

    def set_colors(self, colors: str) -> None:
        """Draw everything in light or dark colours, or as the system does."""
        self.colors = colors
        self.theme = theme = chosen_theme(colors)
        apply_palette(QApplication.instance(), theme)
        for part in (
            self.canvas,
            self.view3d,
            self.browser,
            self.history,
            self.keeping.panel,
            self.health,
            self.plots,
            self.run_bar,
            self.notices,
            self.solver_form,
            self.inspector,
            self.assistance,
            self.method,
            self.menus,
        ):
            part.set_theme(theme)
        self.tree.mark_plotted(self.plots.curves)
        self.stale_label.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.error.name()};"
        )

    def set_units(self, system: UnitSystem) -> None:
        """Show and read all numbers in the units of a system."""
        for part in (
            self.canvas,
            self.view3d,
            self.desk,
            self.tree,
            self.keeping.panel,
            self.health,
            self.plots,
            self.method,
            self.solver_form,
            self.inspector,
        ):
            part.set_units(system)

    # --- events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.outside_changes.watch.look()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.files.dropped_path(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self.files.dropped_path(event.mimeData())
        if path:
            event.acceptProposedAction()
            self.files.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_discard():
            event.ignore()
            return
        self.player.pause()
        self.files.reader.stop()
        self.runner.stop()
        self.examiner.stop()
        self.assembler.stop()
        self.method.stop()
        self.exports.stop()
        self.keeping.stop()
        self.preparation.stop()
        self.recovery.end()
        self.outside_changes.watch.stop()
        self.layout_memory.remember()
        event.accept()
        self.closed.emit()
