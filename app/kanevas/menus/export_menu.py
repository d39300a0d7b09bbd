"""The entries of File > Export."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from kane.exchange.formats import writers
from kanevas.assets.told import told
from kanevas.exports import Exports
from kanevas.menus.menu import Menu, offer
from kanevas.plots import PlotPanel
from kanevas.view3d.availability import opengl_available


class ExportMenu(QObject):
    """Numbers, plots, views, animation, report and script as files."""

    def __init__(self, menu: Menu, exports: Exports, plots: PlotPanel) -> None:
        super().__init__(menu)
        self._workspace, self._exports, self._plots = menu.workspace, exports, plots
        self.menu = menu.menu.addMenu(self.tr("E&xport"))
        self.menu.setToolTipsVisible(True)
        self.csv = menu.add(
            "numbers as csv", self.tr("Numbers as &CSV …"), exports.csv, menu=self.menu
        )
        self.mat = menu.add(
            "numbers as mat", self.tr("Numbers as &MAT …"), exports.mat, menu=self.menu
        )
        self.numpy = menu.add(
            "numbers for numpy", self.tr("Numbers for &NumPy …"), exports.numpy, menu=self.menu
        )
        self.hdf5 = menu.add(
            "whole run as hdf5", self.tr("Whole run as &HDF5 …"), exports.hdf5, menu=self.menu
        )
        self.events = menu.add(
            "events as csv", self.tr("&Events as CSV …"), exports.events, menu=self.menu
        )
        self.body_loads = menu.add(
            "loads of bodies as csv",
            self.tr("&Loads of bodies as CSV …"),
            exports.mechanics.body_loads,
            menu=self.menu,
        )
        self.linear = menu.add(
            "linear equations",
            self.tr("Linear e&quations …"),
            exports.mechanics.linear,
            menu=self.menu,
        )
        self.menu.addSeparator()
        self.plots = (
            menu.add(
                "plots as png",
                self.tr("Plots as &PNG …"),
                lambda: exports.plots("png"),
                menu=self.menu,
            ),
            menu.add(
                "plots as svg",
                self.tr("Plots as &SVG …"),
                lambda: exports.plots("svg"),
                menu=self.menu,
            ),
            menu.add(
                "plots as pdf",
                self.tr("Plots as P&DF …"),
                lambda: exports.plots("pdf"),
                menu=self.menu,
            ),
        )
        self.menu.addSeparator()
        self.canvas = (
            menu.add(
                "canvas as png",
                self.tr("Canvas as PN&G …"),
                exports.pictures.canvas_png,
                menu=self.menu,
            ),
            menu.add(
                "canvas as svg",
                self.tr("Canvas as S&VG …"),
                exports.pictures.canvas_svg,
                menu=self.menu,
            ),
            menu.add(
                "canvas as pdf",
                self.tr("Canvas as PD&F …"),
                exports.pictures.canvas_pdf,
                menu=self.menu,
            ),
        )
        self.space = menu.add(
            "3d view as png",
            self.tr("&3D view as PNG …"),
            exports.pictures.space_png,
            menu=self.menu,
        )
        self.menu.addSeparator()
        self.animation = menu.add(
            "animation", self.tr("&Animation …"), exports.animation.ask, menu=self.menu
        )
        self.report = menu.add("report", self.tr("&Report …"), exports.report, menu=self.menu)
        self.script = menu.add(
            "python script", self.tr("P&ython script …"), exports.script, menu=self.menu
        )
        self.others = self.menu.addMenu(self.tr("For &other programs"))
        self.others.setToolTipsVisible(True)
        self.of_model, self.of_run = (
            tuple(
                menu.add(
                    f"for {writer.name}",
                    f"{told(writer.words)} …",
                    partial(exports.other, writer),
                    menu=self.others,
                )
                for writer in writers()
                if writer.of_run == of_run
            )
            for of_run in (False, True)
        )

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        workspace = self._workspace
        presenter = workspace.presenter
        for action in (self.csv, self.mat, self.numpy, self.hdf5, self.body_loads):
            offer(action, self._has_whole_run, self._no_run)
        offer(
            self.events,
            bool(len(presenter.events)),
            self.tr("Nothing changes the constraints in this run")
            if presenter.result
            else self.tr("Run the model first"),
        )
        for action in self.plots:
            offer(action, not self._plots.empty, self.tr("There is no plot yet"))
        drawn = self._exports.has_drawing
        for action in self.of_run:
            offer(action, self._has_whole_run, self._no_run)
        for action in (*self.canvas, self.script, *self.of_model):
            offer(action, drawn, self.tr("The model is empty"))
        self._offer_space(drawn)
        self._offer_animation()
        bodies, reason = bool(workspace.document.model.bodies), self.tr("The model is empty")
        if bodies:
            is_live = workspace.live.is_ready
            reason = self._no_run if is_live else self.tr("The solver is not ready yet")
        is_ready = workspace.preparation.is_ready and not workspace.live.is_ready
        for action in (self.report, self.linear):
            offer(action, bodies and is_ready, reason)

    @property
    def _has_whole_run(self) -> bool:
        """Whether there is a run, and not only the latest frames of one that goes on."""
        return self._workspace.presenter.result is not None and not self._workspace.live.is_ready

    @property
    def _no_run(self) -> str:
        if self._workspace.live.is_ready:
            return self.tr("Hold the live run first (Space)")
        return self.tr("Run the model first")

    def _offer_space(self, drawn: bool) -> None:
        has_space = opengl_available()
        reason = self.tr("The model is empty")
        offer(
            self.space,
            drawn and has_space,
            reason if has_space else self.tr("This machine offers no OpenGL"),
        )

    def _offer_animation(self) -> None:
        presenter, reason = self._workspace.presenter, self._no_run
        if presenter.is_stale:
            reason = self.tr("The model has changed since its run; run it again first")
        offer(self.animation, self._has_whole_run and not presenter.is_stale, reason)
