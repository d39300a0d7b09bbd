"""The menu of runs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

from kane.plug_ins.declared import analyses
from kanevas.docks.studying import Studying
from kanevas.menus.menu import Menu, offer
from kanevas.menus.plug_in_menu import PlugInMenu
from kanevas.workspace import Workspace


class SimulateMenu(Menu):
    """Run, cancel, play; analyses of what is shown.

    Attributes:
        plugged: the analyses that plug-ins bring along.

    Signals:
        modes_wanted: small deviations from what is shown are to be worked out.
        statics_wanted: equilibria are to be looked for.
        proof_wanted: a second derivation is to say whether the model's run is right.
        worksheet_wanted: the person is to be asked about the model.

    """

    modes_wanted = Signal()
    statics_wanted = Signal()
    proof_wanted = Signal()
    worksheet_wanted = Signal()

    def __init__(self, window: QMainWindow, workspace: Workspace, studying: Studying) -> None:
        super().__init__(window, workspace, window.tr("&Simulate"))
        player, presenter = workspace.player, workspace.presenter
        self.run = self.add("run", self.tr("&Run"), workspace.run, "F5", "run")
        self.live = self.add("live", self.tr("&Live"), workspace.go_live, "F6", "live")
        self.go_on = self.add(
            "go on from here live",
            self.tr("&Go on from here, live"),
            workspace.go_on_from_here,
            "Shift+F6",
        )
        self.cancel = self.add(
            "cancel run", self.tr("&Cancel run"), workspace.cancel, "Esc", "stop"
        )
        self.menu.addSeparator()
        self.sweep = self.add(
            "sweep parameters", self.tr("S&weep parameters …"), studying.show_sweep
        )
        self.best = self.add("optimize", self.tr("Optimi&ze …"), studying.show_best)
        self.fit = self.add(
            "fit to measurements", self.tr("F&it to measurements …"), studying.show_fit
        )
        self.inverse = self.add(
            "forces that a motion needs",
            self.tr("Forces t&hat a motion needs …"),
            studying.show_inverse,
        )
        self.rest = self.add(
            "settle into equilibrium", self.tr("Se&ttle into equilibrium"), workspace.settle_down
        )
        self.statics = self.add(
            "equilibria and load steps",
            self.tr("E&quilibria and load steps"),
            self.statics_wanted.emit,
            "Ctrl+F5",
        )
        self.modes = self.add(
            "modes and frequency responses",
            self.tr("&Modes and frequency responses"),
            self.modes_wanted.emit,
            "Shift+F5",
        )
        self.proof = self.add(
            "is this right", self.tr("Is this right?"), self.proof_wanted.emit, "Ctrl+Shift+F5"
        )
        self.worksheet = self.add("worksheet", self.tr("Worksheet"), self.worksheet_wanted.emit)
        self.plugged = PlugInMenu(self.tr("Analyses of plug-ins"), self.menu, analyses)
        self.menu.addMenu(self.plugged)
        self.menu.addSeparator()
        self.playback = [
            self.add("play or pause", self.tr("&Play or pause"), player.toggle, "Space", "play"),
            self.add(
                "frame back",
                self.tr("Frame &back"),
                lambda: presenter.step_frames(-1),
                "Left",
                "back",
            ),
            self.add(
                "frame forward",
                self.tr("Frame &forward"),
                lambda: presenter.step_frames(1),
                "Right",
                "forward",
            ),
            self.add(
                "to the start", self.tr("To the &start"), lambda: player.seek(0.0), "Home", "start"
            ),
            self.add(
                "to the end",
                self.tr("To the &end"),
                lambda: player.seek(player.clock.end),
                "End",
                "end",
            ),
            self.add("faster", self.tr("F&aster"), lambda: player.change_speed(1), "Ctrl+."),
            self.add("slower", self.tr("Sl&ower"), lambda: player.change_speed(-1), "Ctrl+,"),
        ]
        self.loop = self.add(
            "start again after the end", self.tr("Start again after the en&d"), None, "Shift+L"
        )
        self.loop.setCheckable(True)
        self.loop.setChecked(player.clock.loop)
        self.loop.toggled.connect(player.set_loop)
        player.state_changed.connect(lambda: self.loop.setChecked(player.clock.loop))
        self.menu.addSeparator()
        self.events = [
            self.add(
                "previous event",
                self.tr("Previo&us event"),
                lambda: presenter.seek_event(-1),
                "Ctrl+Left",
            ),
            self.add(
                "next event", self.tr("&Next event"), lambda: presenter.seek_event(1), "Ctrl+Right"
            ),
        ]
        self.marks = [
            self.add(
                "previous mark", self.tr("Pre&vious mark"), lambda: presenter.seek_mark(-1), ","
            ),
            self.add("next mark", self.tr("Ne&xt mark"), lambda: presenter.seek_mark(1), "."),
        ]

    def update_offers(self) -> None:
        workspace, presenter = self.workspace, self.workspace.presenter
        busy, has_bodies = workspace.runner.busy, bool(workspace.document.model.bodies)
        is_live = workspace.live.is_on
        no_run = self.tr("A run is under way") if busy else self.tr("There is no body to move")
        no_live = self.tr("A live run is under way") if is_live else no_run
        offer(self.run, has_bodies and not busy, no_run)
        offer(self.live, has_bodies and not busy and not is_live, no_live)
        has_run = presenter.result is not None
        no_way = no_live if busy or is_live else self.tr("Run the model first")
        offer(self.rest, has_bodies, self.tr("There is no body to move"))
        offer(self.statics, has_bodies, self.tr("There is no body to move"))
        offer(self.modes, has_bodies, self.tr("There is no body to move"))
        offer(self.proof, has_bodies, self.tr("There is no body to move"))
        offer(self.worksheet, has_bodies, self.tr("There is no body to move"))
        offer(self.go_on, has_run and not busy and not is_live, no_way)
        for study in (self.sweep, self.best, self.fit, self.inverse):
            offer(study, has_bodies, self.tr("There is no body to move"))
        offer(self.plugged.menuAction(), has_run and not busy, no_way)
        offer(self.cancel, busy or is_live, self.tr("No run is under way"))
        first = self.tr("Run the model first")
        for action in (*self.playback, self.loop):
            offer(action, presenter.result is not None, first)
        unchanged = self.tr("Nothing changes the constraints in this run")
        for action in self.events:
            why = unchanged if presenter.result else first
            offer(action, bool(len(presenter.events)), why)
        nothing = self.tr("Nothing jumps in this run") if presenter.result else first
        for action in self.marks:
            offer(action, bool(presenter.marks), nothing)
