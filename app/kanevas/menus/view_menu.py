"""The menu of what is seen, and how."""

from __future__ import annotations

from functools import partial

import numpy as np
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMainWindow

from kane.model.planes import PlaneName
from kane.reading.vertical import vertical
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.browser import ModelTree
from kanevas.canvas import Canvas
from kanevas.docks.dock import docks_of
from kanevas.docks.folding import Folding
from kanevas.drawing.planes import PLANE_NAMES, Side, side_of
from kanevas.edits.planes import turned_to
from kanevas.health import HealthIndicator
from kanevas.menus.in_3d_menu import In3DMenu
from kanevas.menus.menu import Menu, offer
from kanevas.menus.view3d_menu import View3DMenu
from kanevas.preferences.words import language_changes, languages_to_choose
from kanevas.units import SYSTEMS
from kanevas.view3d import View3D
from kanevas.workspace import Workspace

SIDES: dict[Side, str] = {
    "front": QT_TRANSLATE_NOOP("ViewMenu", "&Front, {}–{}"),
    "side": QT_TRANSLATE_NOOP("ViewMenu", "&Side, {}–{}"),
    "above": QT_TRANSLATE_NOOP("ViewMenu", "From &above, {}–{}"),
    "below": QT_TRANSLATE_NOOP("ViewMenu", "From &below, {}–{}"),
}


class ViewMenu(Menu):
    """What the views show, the docks, and the colours.

    What concerns the whole window the window does: ``fit``, ``ellipsoids`` and ``reset_layout``.
    """

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        canvas: Canvas,
        view3d: View3D,
        tree: ModelTree,
        health: HealthIndicator,
        folding: Folding,
    ) -> None:
        super().__init__(window, workspace, window.tr("&View"))
        self._canvas, self._view3d = canvas, view3d
        selection = workspace.selection
        self.fit = self.add("fit", self.tr("&Fit"), None, "F", "fit")
        self.centre = self.add(
            "centre on the selection",
            self.tr("Centre on the &selection"),
            lambda: canvas.centre_on(selection.names),
            "Shift+F",
        )
        self.zoom = self.add(
            "zoom to the selection",
            self.tr("&Zoom to the selection"),
            lambda: canvas.zoom_to(selection.names),
            "Z",
        )
        selection.changed.connect(self.update_offers)
        tree.centre_wanted.connect(lambda name: canvas.centre_on((name,)))
        self.labels = self.add("names on the canvas", self.tr("&Names on the canvas"), None, "N")
        self.labels.setCheckable(True)
        self.labels.setChecked(True)
        self.labels.toggled.connect(canvas.set_labels_visible)
        self._add_key_pointer()
        self._add_planes()
        self.camera = View3DMenu(self, view3d)
        self._add_ellipsoids()
        self.in_3d = In3DMenu(self, view3d)
        self._add_units()
        self.menu.addSeparator()
        self.health = self.add(
            "model health", self.tr("Model hea&lth"), health.explain, "Ctrl+Shift+H"
        )
        self._add_docks(folding)
        self.menu.addSeparator()
        self._add_colors()
        self._add_languages()

    def update_offers(self) -> None:
        chosen = bool(self.workspace.selection.names)
        for action in (self.centre, self.zoom):
            offer(action, chosen, self.tr("Select something first"))
        self.camera.update_offers()
        for action in self.planes.actions():
            action.setChecked(action.data() == self._canvas.plane)

    def _add_key_pointer(self) -> None:
        pointer = self._canvas.key_pointer
        self.key_pointer = self.add(
            "pointer moved by keys", self.tr("Pointer &moved by keys"), None, "C"
        )
        self.key_pointer.setCheckable(True)
        self.key_pointer.triggered.connect(pointer.switch)
        pointer.switched.connect(self.key_pointer.setChecked)

    def _add_planes(self) -> None:
        planes = self.menu.addMenu(self.tr("&Plane of the canvas"))
        self.planes = QActionGroup(self)
        for i, plane in enumerate(PLANE_NAMES):
            action = self.add(f"plane {plane}", "", None, str(i + 1), menu=planes)
            action.setCheckable(True)
            action.setData(plane)
            self.planes.addAction(action)
        self.planes.triggered.connect(lambda action: self._look_at_plane(action.data()))
        self.name_planes()

    def name_planes(self) -> bool:
        """Call each plane by the side from which it is seen; return whether a name is another."""
        up = np.array(vertical(self.workspace.document.model))
        before = [action.text() for action in self.planes.actions()]
        for action in self.planes.actions():
            plane = action.data()
            action.setText(self.tr(SIDES[side_of(plane, up)]).format(*plane))
        return before != [action.text() for action in self.planes.actions()]

    def _look_at_plane(self, plane: PlaneName) -> None:
        """Look at a plane; a planar model that has no bodies yet is drawn in it from now on."""
        document = self.workspace.document
        if document.model.planar and not document.model.bodies:
            document.apply(self.tr("Change work plane"), lambda model: turned_to(model, plane))
        self._canvas.set_plane(plane)

    def _add_ellipsoids(self) -> None:
        self.ellipsoids = self.add("inertia ellipsoids", self.tr("&Inertia ellipsoids"), None)
        self.ellipsoids.setCheckable(True)

    def _add_units(self) -> None:
        units = self.menu.addMenu(self.tr("&Units"))
        self._units = QActionGroup(self)
        choice = self.workspace.units
        for system in SYSTEMS:
            action = self.add(f"units {system.key}", system.title, None, menu=units)
            action.setCheckable(True)
            action.setData(system.key)
            action.setChecked(system is choice.system)
            self._units.addAction(action)
        self._units.triggered.connect(lambda action: choice.choose(action.data()))
        choice.changed.connect(lambda system: _tick(self._units, system.key))

    def _add_docks(self, folding: Folding) -> None:
        self.menu.addActions([side.action for side in folding.sides])
        for dock in docks_of(self.window):
            action = dock.toggleViewAction()
            action.setObjectName(f"dock: {dock.objectName()}")
            action.setToolTip(self.tr("Show or hide this part of the window"))
            self.menu.addAction(action)
        self.show_3d = self.add("3d view", self.tr("&3D view"), None)
        self.show_3d.setCheckable(True)
        self.show_3d.setChecked(True)
        self.show_3d.toggled.connect(self._view3d.setVisible)
        self.reset_layout = self.add("reset layout", self.tr("&Reset layout"), self._bring_back_3d)

    def _add_colors(self) -> None:
        colors = self.menu.addMenu(self.tr("&Colours"))
        group, choice = QActionGroup(self), self.workspace.colors
        for name, text in (
            ("system", self.tr("As the &system")),
            ("light", self.tr("&Light")),
            ("dark", self.tr("&Dark")),
        ):
            action = self.add(f"colours {name}", text, partial(choice.choose, name), menu=colors)
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
        _tick(group, choice.name)
        choice.changed.connect(lambda _: _tick(group, choice.name))

    def _add_languages(self) -> None:
        menu, group = self.menu.addMenu(self.tr("Lan&guage")), QActionGroup(self)
        settings = self.workspace.settings
        for code, text in languages_to_choose().items():
            action = self.add(
                f"language {code}", text, partial(self._choose_language, code), menu=menu
            )
            action.setCheckable(True)
            action.setData(code)
            group.addAction(action)
        menu.aboutToShow.connect(lambda: _tick(group, settings.language()))

    def _choose_language(self, code: str) -> None:
        self.workspace.settings.set_language(code)
        if news := language_changes(code):
            self.workspace.notices.tell(news)

    def _bring_back_3d(self) -> None:
        self.show_3d.setChecked(self._view3d.is_available)


def _tick(group: QActionGroup, chosen: str) -> None:
    for action in group.actions():
        action.setChecked(action.data() == chosen)
