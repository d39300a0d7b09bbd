"""The main window: it puts the parts together and lets them know of each other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QSplitter, QVBoxLayout, QWidget

from kane.model.poses import Poses
from kanevas.assets.paths import RESOURCES, TEMPLATES
from kanevas.browser import Browser, ModelTree
from kanevas.canvas import Canvas
from kanevas.docks.assistance import Assistance
from kanevas.docks.console_dock import ConsoleDock
from kanevas.docks.dock import add_dock, bring_up
from kanevas.docks.equations_dock import EquationsDock
from kanevas.docks.events_dock import EventsDock
from kanevas.docks.folding import Folding
from kanevas.docks.knobs_dock import KnobsDock
from kanevas.docks.method_dock import MethodDock
from kanevas.docks.modes_dock import ModesDock
from kanevas.docks.parting import Parting
from kanevas.docks.plotting import Plotting
from kanevas.docks.plugged import Plugged
from kanevas.docks.proof_dock import ProofDock
from kanevas.docks.repairing import Repairing
from kanevas.docks.run_keeping import RunKeeping
from kanevas.docks.statics_dock import StaticsDock
from kanevas.docks.studying import Studying
from kanevas.docks.worksheet_dock import WorksheetDock
from kanevas.document.changes import Changes
from kanevas.exports import Exports
from kanevas.files.file_dialogs import FileDialogs
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.table import TOOLS
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.health import HealthIndicator
from kanevas.health.findings import refusal
from kanevas.history import HistoryView
from kanevas.inspector import Inspector, RunForm
from kanevas.look.theme import Theme, apply_palette
from kanevas.menus import Menus
from kanevas.menus.context_menu import open_context_menu, open_group_menu
from kanevas.menus.parts import Parts
from kanevas.playback.own_keys import OwnKeys
from kanevas.playback.run_bar import RunBar
from kanevas.plots import PlotPanel
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.units import UnitSystem
from kanevas.view3d import View3D
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.window.layout import Layout
from kanevas.window.notice_bar import NoticeBar
from kanevas.window.photo_placing import place_photo
from kanevas.window.planarity import Planarity
from kanevas.window.stale_note import StaleNote
from kanevas.window.stillness import Stillness
from kanevas.window.tab_order import order_tabs
from kanevas.window.waiting import Waiting
from kanevas.window.without_3d import Without3D
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import Moment

NARROWEST_DOCK = 150  # pixels


class MainWindow(QMainWindow):
    """The program's window: all that can be seen of its workspace.

    Attributes:
        workspace: what the person works on; parts of the window show it.

    Signals:
        closed: the user closed it and nothing runs any more.
        surprised: an error that nobody foresaw, in the words of the program's parts.

    """

    closed = Signal()
    surprised = Signal(str)

    def __init__(self, preparation: Preparation, settings: Settings, colors: str = "") -> None:
        """Make a window with a workspace of its own; arguments as for ``Workspace``."""
        super().__init__()
        self.workspace = workspace = Workspace(preparation, settings, colors, self)
        self.files = FileDialogs(self, workspace)
        self._make_views()
        self._make_status_bar()
        self._arrange_views()
        self._make_helpers()
        self._connect_document()
        self._connect_hand()
        self._connect_runs()
        self._connect_health()
        self._connect_time()
        self._connect_looks()
        self.setAcceptDrops(True)
        self.setWindowIcon(QIcon(str(RESOURCES / "kanevas.svg")))
        order_tabs(
            self.notices, self.browser, self.canvas, self.run_bar, self.health, self.solver_form,
            self.keeping.panel, self.history, self.inspector,
        )  # fmt: skip
        Stillness(self, workspace.settings)
        self.layout_memory = Layout(self, workspace.settings, self.splitter, self.folding)
        self.layout_memory.restore()
        self.menus.view.reset_layout.triggered.connect(self.layout_memory.reset)
        self.menus.view.reset_layout.triggered.connect(self.events.start_over)
        self.canvas.setFocus()
        self._show_colors(workspace.colors.theme)
        self._show_units(workspace.units.system)
        self.files.take_new()
        Without3D(workspace, self.view3d, self.menus.view.show_3d)

    # --- parts

    def _make_views(self) -> None:
        workspace = self.workspace
        document, selection = workspace.document, workspace.selection
        theme, units = workspace.colors.theme, workspace.units.system
        self.canvas = Canvas(selection)
        self.desk = Desk(document, selection, self.canvas, self)
        self.desk.puller = workspace.live
        self.toolbox = Toolbox(self.desk, TOOLS)
        self.view3d = View3D(selection)
        self.tree = ModelTree(selection, theme)
        self.browser = Browser(self.tree, theme)
        self.history = HistoryView(document, theme)
        self.plots = PlotPanel(theme)
        self.run_bar = RunBar(workspace.player, theme)
        self.notices = NoticeBar(workspace.notices, theme)
        self.keeping = RunKeeping(self, workspace, self.plots, self.files.may_discard)
        self.inspector = Inspector(document, selection, units, theme)
        self.solver_form = RunForm(document, units, theme)
        self.health = HealthIndicator(theme)

    def _make_status_bar(self) -> None:
        self.hint, self.solver_status = ElidedLabel(), QLabel()
        self.statusBar().addWidget(self.hint, 1)
        self.statusBar().addPermanentWidget(self.health)
        self.statusBar().addPermanentWidget(self.solver_status)
        self.desk.hint_changed.connect(self._show_hint)
        self.toolbox.tell_hint()
        self.workspace.notices.remarked.connect(self._show_remark)

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
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.run_bar)
        self.setCentralWidget(center)
        self.stale_label = StaleNote(center, self.canvas, self.workspace.colors.theme)
        for part in (
            self.browser, self.history, self.keeping.panel, self.solver_form, self.inspector,
        ):  # fmt: skip
            part.setMinimumWidth(NARROWEST_DOCK)
        self._add_docks()

    def _add_docks(self) -> None:
        areas = Qt.DockWidgetArea
        left, right, bottom = (
            areas.LeftDockWidgetArea, areas.RightDockWidgetArea, areas.BottomDockWidgetArea,
        )  # fmt: skip
        self.tree_dock = add_dock(self, self.tr("Model"), "model", self.browser, left)
        self.solver_dock = add_dock(
            self, self.tr("Run settings"), "run_settings", self.solver_form, left
        )
        self.runs_dock = add_dock(self, self.tr("Runs"), "runs", self.keeping.panel, left)
        self.tabifyDockWidget(self.solver_dock, self.runs_dock)
        self.solver_dock.raise_()
        self.inspector_dock = add_dock(
            self, self.tr("Inspector"), "inspector", self.inspector, right
        )
        self.history_dock = add_dock(self, self.tr("History"), "history", self.history, right)
        self.tabifyDockWidget(self.inspector_dock, self.history_dock)
        self.inspector_dock.raise_()
        self.plot_dock = add_dock(self, self.tr("Plots"), "plots", self.plots, bottom)
        self.setCorner(Qt.Corner.BottomLeftCorner, left)
        self.setCorner(Qt.Corner.BottomRightCorner, right)

    def _make_helpers(self) -> None:
        workspace = self.workspace
        self.exports = Exports(self, workspace, self.canvas, self.view3d, self.plots)
        self.plotting = Plotting(workspace.document, self.plots, self.tree, self)
        self.assistance = Assistance(
            self,
            workspace,
            self.toolbox,
            self._keys_of,
            beside=self.inspector_dock,
        )
        self.planarity = Planarity(workspace, self.toolbox, self.canvas, self)
        self.method = MethodDock(
            self, workspace, self.plots, self.plot_dock, self.canvas, self.view3d
        )
        self.equations = EquationsDock(self, workspace, self.plot_dock)
        self.modes = ModesDock(self, workspace, self.plot_dock, self.canvas, self.view3d)
        self.statics = StaticsDock(self, workspace, self.plot_dock, self.canvas, self.view3d)
        self.proof = ProofDock(self, workspace, self.plot_dock)
        self.worksheet = WorksheetDock(self, workspace, self.plot_dock)
        self.knobs = KnobsDock(self, workspace, self.solver_dock)
        self.events = EventsDock(self, workspace, self.plot_dock)
        self.events.panel.export_wanted.connect(self.exports.events)
        self.events.panel.strike_wanted.connect(self.method.show_strike)
        self.console = ConsoleDock(self, workspace, self.plot_dock)
        self.studying = Studying(self, workspace)
        self.repairing = Repairing(self, workspace)
        self.parting = Parting(self, workspace)
        self.plugged = Plugged(self, workspace, self.canvas)
        self.folding = Folding(self)
        self.events.fold_with(self.folding.below)
        for button in self.folding.buttons:
            self.statusBar().addPermanentWidget(button)
        parts = Parts(
            folding=self.folding,
            canvas=self.canvas,
            toolbox=self.toolbox,
            view3d=self.view3d,
            browser=self.browser,
            plots=self.plots,
            health=self.health,
            files=self.files,
            keeping=self.keeping,
            exports=self.exports,
            assistance=self.assistance,
            studying=self.studying,
        )
        self.menus = Menus(self, workspace, parts)
        self.menus.simulate.modes_wanted.connect(self.modes.linearise)
        self.menus.simulate.statics_wanted.connect(self.statics.look)
        self.menus.simulate.proof_wanted.connect(self.proof.look)
        self.menus.simulate.worksheet_wanted.connect(self.worksheet.begin)
        self.menus.help.verify_wanted.connect(self.proof.verify)
        self.menus.simulate.plugged.chosen.connect(self.plugged.analyse)
        self.menus.insert.plugged.chosen.connect(self.plugged.insert)

    def _keys_of(self, name: str) -> str:
        """Return the keys of a tool or an action: help asks for them once there are menus."""
        return self.menus.keys_of(name)

    # --- connections

    def _connect_document(self) -> None:
        document = self.workspace.document
        document.opened.connect(self._show_opened)
        document.changed.connect(self._show_model)
        document.proposed.connect(self._show_proposed)
        document.state_changed.connect(self._show_title)
        self.files.result_wanted.connect(self.keeping.open)
        self.files.photo_wanted.connect(
            partial(place_photo, self.workspace, self.canvas, self.toolbox)
        )
        self.files.first_steps_wanted.connect(self.assistance.show_first_steps)
        self.assistance.begin_wanted.connect(
            lambda name: self.files.open(TEMPLATES / f"{name}.json", as_copy=True)
        )
        self.method.dock.visibilityChanged.connect(self.assistance.see_method)

    def _connect_hand(self) -> None:
        workspace, notices = self.workspace, self.workspace.notices
        workspace.typing_ends.connect(self.inspector.commit)
        workspace.typing_ends.connect(self.solver_form.commit)
        workspace.tools_end.connect(self.toolbox.disarm)
        self.desk.refused.connect(notices.refuse)
        self.desk.done.connect(notices.end_refusal)
        self.toolbox.armed.connect(notices.end_refusal)
        self.view3d.draw_with(self.toolbox, self.desk, self.canvas.snapper)
        self.canvas.plane_changed.connect(
            lambda: self.view3d.set_plane(self.canvas.plane, self.canvas.camera.depth)
        )
        self.toolbox.armed.connect(self._show_start)
        self.canvas.touch.fields.refused.connect(self.hint.setText)
        self.plots.refused.connect(notices.refuse)
        self.plots.export_wanted.connect(self.exports.plots)
        self.browser.wanted.connect(lambda: bring_up(self.tree_dock))
        for view in (self.tree, self.view3d, self.canvas):
            view.menu_wanted.connect(lambda at: open_context_menu(self.menus, at))
        self.tree.group_menu_wanted.connect(
            lambda group, at: open_group_menu(self.menus, group, at)
        )
        self.menus.insert.made.connect(lambda: bring_up(self.inspector_dock))

    def _connect_runs(self) -> None:
        runner, preparation = self.workspace.runner, self.workspace.preparation
        self.run_bar.run_wanted.connect(self.workspace.run)
        self.run_bar.live_wanted.connect(self.workspace.go_live)
        self.run_bar.cancel_wanted.connect(self.workspace.cancel)
        live = self.workspace.live
        live.run.failed.connect(self._show_failure)
        live.changed.connect(self.toolbox.tell_hint)
        live.changed.connect(lambda: self.run_bar.show_live(live.state))
        live.paced.connect(
            lambda reached: self.run_bar.live_part.show_pace(
                reached, self.workspace.player.clock.speed
            )
        )
        rerun = self.workspace.rerun
        runner.started.connect(lambda: self.run_bar.show_running(not rerun.is_under_way))
        runner.progressed.connect(self.run_bar.show_progress)
        runner.finished.connect(lambda _: self.run_bar.show_running(False))
        runner.failed.connect(self._show_failure)
        Waiting(self.workspace, self.run_bar, self.solver_status, self)
        preparation.ready.connect(self.show_ready)

    def _connect_health(self) -> None:
        examiner = self.workspace.examiner
        examiner.began.connect(self.health.wait)
        examiner.examined.connect(self.health.show_examination)
        examiner.failed.connect(self.health.show_failure)
        self.health.select_wanted.connect(self.workspace.selection.set)
        self.health.assemble_wanted.connect(self.workspace.assemble)
        self.health.planar_wanted.connect(self.planarity.make_planar)
        self.health.repair_wanted.connect(self.repairing.look)
        self.health.parting_wanted.connect(self.parting.push)

    def _connect_time(self) -> None:
        player, presenter, overlays = (
            self.workspace.player, self.workspace.presenter, self.workspace.overlays,
        )  # fmt: skip
        presenter.result_changed.connect(self.plots.show_result)
        presenter.grown.connect(self.plots.follow_result)
        presenter.marks_changed.connect(self.run_bar.show_marks)
        presenter.events_changed.connect(self.run_bar.show_events)
        presenter.stale_changed.connect(self.stale_label.setVisible)
        presenter.motion_changed.connect(self.canvas.show_motion)
        self.workspace.settler.ended.connect(self.canvas.bring_into_sight)
        presenter.motion_changed.connect(self.view3d.show_motion)
        presenter.motion_grown.connect(self.canvas.show_growing_motion)
        presenter.motion_grown.connect(self.view3d.show_motion)
        presenter.glimpsed.connect(self._show_glimpse)
        presenter.moment_changed.connect(self._show_moment)
        overlays.arrows_changed.connect(self.canvas.show_arrows)
        overlays.arrows_changed.connect(self.view3d.show_arrows)
        overlays.touches_changed.connect(self.canvas.show_touches)
        overlays.touches_changed.connect(self.view3d.show_touches)
        overlays.traces_changed.connect(self.canvas.show_traces)
        overlays.traces_changed.connect(self.view3d.show_traces)
        overlays.ghosts_changed.connect(self.canvas.show_ghosts)
        overlays.ghosts_changed.connect(self.view3d.show_ghosts)
        overlays.beside_changed.connect(self.canvas.show_beside)
        overlays.beside_changed.connect(self.view3d.show_beside)
        self.plots.time_picked.connect(player.seek)
        self.run_bar.step_wanted.connect(presenter.step_frames)
        self.run_bar.time_field.left.connect(self.canvas.setFocus)
        OwnKeys(self)
        self.canvas.space_tapped.connect(player.toggle)

    def _connect_looks(self) -> None:
        view = self.menus.view
        self.workspace.colors.changed.connect(self._show_colors)
        self.workspace.units.changed.connect(self._show_units)
        view.fit.triggered.connect(self.fit_views)
        view.ellipsoids.toggled.connect(self.canvas.set_ellipsoids_visible)
        view.ellipsoids.toggled.connect(self.view3d.set_ellipsoids_visible)
        view.ellipsoids.toggled.connect(self.inspector.set_ellipsoids)
        self.inspector.ellipsoids_wanted.connect(view.ellipsoids.setChecked)

    # --- what is shown

    def _show_opened(self) -> None:
        model = self.workspace.document.model
        self.run_bar.show_running(False)
        self.health.start_over()
        self.plots.open_model(model)
        self.canvas.follow_soon()
        self._show_model()
        self.canvas.set_plane(model.work_plane)
        self.workspace.player.load(0.0)
        self.canvas.fit()
        self.view3d.fit_soon()

    def _show_model(self, changes: Changes | None = None) -> None:
        model = self.workspace.document.model
        if changes is not None and changes.fields <= {"plots"}:
            self.plots.follow_model(model)
            return
        self.canvas.show_model(model)
        self.view3d.show_model(model)
        self.tree.show_model(model, changes)
        self.plots.follow_model(model)
        self.events.follow_model(model)
        self.equations.follow_model(model)
        self.statics.follow_model(model)
        self.proof.follow_model(model)
        self.worksheet.follow_model(model)
        self.knobs.follow_model(model)
        self.workspace.presenter.follow_model()  # poses of bodies that the views know by now
        self.plotting.mark()
        self.run_bar.offer_run(bool(model.bodies))

    def _show_proposed(self) -> None:
        """Draw what a hand proposes; no other view knows of it before it is made."""
        document = self.workspace.document
        for view in (self.canvas, self.view3d):
            view.show_model(document.shown, document.proposals)
        self.workspace.presenter.show_time(self.workspace.player.clock.time)

    def _show_moment(self, moment: Moment) -> None:
        self.desk.at_start = moment.result is None or moment.time == 0.0
        self.canvas.show_poses(moment.poses, moment.holds)
        self.view3d.show_poses(moment.poses, moment.holds)
        self.plots.set_time(moment.time, None if moment.result is None else moment.frame)
        self.method.show_moment(moment)
        self.modes.show_moment(moment)

    def _show_glimpse(self, poses: Poses) -> None:
        """Show the bodies where a run under way has them; tools do not work there."""
        self.desk.at_start = False
        self.canvas.show_poses(poses)
        self.view3d.show_poses(poses)

    def fit_views(self) -> None:
        """Show the whole mechanism in the canvas and in 3D."""
        self.canvas.fit()
        self.view3d.fit()

    def carry_on(self, other: MainWindow) -> None:
        """Take over all that another window is at, which closes without a question then."""
        self.workspace.carry_on(other.workspace)
        self.files.carry_on(other.files)
        self.canvas.set_plane(other.canvas.plane)
        other.workspace.document.undo_stack.setClean()

    @property
    def is_at_work(self) -> bool:
        """Whether a run or a film is under way, or the hand is at something."""
        workspace = self.workspace
        working = (workspace.runner, workspace.assembler, workspace.settler, self.exports.animation)
        return workspace.document.in_hand or any(work.busy for work in working)

    def _show_title(self) -> None:
        document = self.workspace.document
        self.setWindowTitle(f"{document.name}[*] – Kanevas")
        self.setWindowModified(document.modified)

    def _show_hint(self, text: str) -> None:
        """Say what the hand can do next, in the place of what a run has told."""
        self.statusBar().clearMessage()
        self.hint.setText(text)

    def _show_remark(self, text: str, duration: int) -> None:
        if text:
            self.statusBar().showMessage(text, duration)
        else:
            self.statusBar().clearMessage()

    def _show_start(self) -> None:
        """Show the bodies where the model has them, which is where tools find them."""
        if not self.toolbox.resting:
            self.workspace.player.pause()
            self.workspace.player.seek(0.0)

    # --- runs

    def _show_failure(self, text: str) -> None:
        self.run_bar.show_running(False)
        notices = self.workspace.notices
        if reason := refusal(self.workspace.document.model):
            notices.refuse(reason, (self.tr("Show what is wrong"), self.health.explain))
        else:
            notices.refuse(text)

    def show_ready(self) -> None:
        """Say that runs can start."""
        self.solver_status.setText(self.tr("Solver ready"))
        self.desk.can_pose = True

    # --- looks

    def _show_colors(self, theme: Theme) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)  # there is no window without
        apply_palette(app, theme)
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
            self.stale_label,
            self.folding,
            self.solver_form,
            self.inspector,
            self.assistance,
            self.method,
            self.equations,
            self.modes,
            self.statics,
            self.proof,
            self.worksheet,
            self.knobs,
            self.events,
            self.console,
            self.menus,
        ):
            part.set_theme(theme)
        self.plotting.mark()

    def _show_units(self, system: UnitSystem) -> None:
        for part in (
            self.canvas,
            self.view3d,
            self.desk,
            self.tree,
            self.keeping.panel,
            self.health,
            self.plots,
            self.run_bar,
            self.method,
            self.knobs,
            self.events,
            self.solver_form,
            self.inspector,
        ):
            part.set_units(system)

    # --- events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.files.outside_changes.watch.look()
        elif event.type() == QEvent.Type.ActivationChange:
            self.toolbox.end_pulls()  # the button may go up elsewhere

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
        for work in (
            self.workspace,
            self.method,
            self.equations,
            self.modes,
            self.statics,
            self.proof,
            self.worksheet,
            self.exports,
            self.keeping,
            self.files,
            self.studying,
            self.repairing,
            self.parting,
            self.plugged,
        ):
            work.stop()
        self.layout_memory.remember()
        event.accept()
        self.closed.emit()
