"""The menu of what is seen, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup, QGuiApplication

from kanevas.language import QT_TRANSLATE_NOOP
from kanevas.menus.in_3d_menu import In3DMenu
from kanevas.menus.menu import Menu, offer
from kanevas.menus.view3d_menu import View3DMenu
from kanevas.units import SYSTEMS

if TYPE_CHECKING:
    from kanevas.window import MainWindow

PLANES = {
    "xy": QT_TRANSLATE_NOOP("ViewMenu", "&Front, x–y"),
    "xz": QT_TRANSLATE_NOOP("ViewMenu", "&Top, x–z"),
    "yz": QT_TRANSLATE_NOOP("ViewMenu", "&Side, y–z"),
}


class ViewMenu(Menu):
    """What the views show, the docks, and the colours."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, window.tr("&View"))
        self.fit = self.add(self.tr("&Fit"), window.fit_views, "F", "fit")
        self.centre = self.add(
            self.tr("Centre on the &selection"),
            lambda: window.canvas.centre_on(window.selection.names),
            "Shift+F",
        )
        self.zoom = self.add(
            self.tr("&Zoom to the selection"),
            lambda: window.canvas.zoom_to(window.selection.names),
            "Z",
        )
        window.selection.changed.connect(self.update_offers)
        window.tree.centre_wanted.connect(lambda name: window.canvas.centre_on((name,)))
        self.labels = self.add(self.tr("&Names on the canvas"), None, "N")
        self.labels.setCheckable(True)
        self.labels.setChecked(True)
        self.labels.toggled.connect(window.canvas.set_labels_visible)
        self._add_planes()
        self.camera = View3DMenu(self)
        self._add_ellipsoids()
        self.in_3d = In3DMenu(self)
        self._add_units()
        self.menu.addSeparator()
        self.health = self.add(self.tr("Model hea&lth"), window.health.explain, "Ctrl+Shift+H")
        self._add_docks()
        self.menu.addSeparator()
        self._add_colors()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def update_offers(self) -> None:
        chosen = bool(self.window.selection.names)
        for action in (self.centre, self.zoom):
            offer(action, chosen, self.tr("Select something first"))
        self.camera.update_offers()
        for action in self.planes.actions():
            action.setChecked(action.data() == self.window.canvas.plane)

    def _add_planes(self) -> None:
        planes = self.menu.addMenu(self.tr("&Plane of the canvas"))
        self.planes = QActionGroup(self)
        for i, (plane, text) in enumerate(PLANES.items()):
            action = self.add(self.tr(text), None, str(i + 1), menu=planes)
            action.setCheckable(True)
            action.setData(plane)
            self.planes.addAction(action)
        self.planes.triggered.connect(lambda action: self.window.canvas.set_plane(action.data()))

    def _add_ellipsoids(self) -> None:
        self.ellipsoids = self.add(self.tr("&Inertia ellipsoids"), None)
        self.ellipsoids.setCheckable(True)
        self.ellipsoids.toggled.connect(self.window.set_ellipsoids)

    def _add_units(self) -> None:
        units = self.menu.addMenu(self.tr("&Units"))
        self._units = QActionGroup(self)
        choice = self.window.units
        for system in SYSTEMS:
            action = self.add(system.title, None, menu=units)
            action.setCheckable(True)
            action.setData(system.key)
            action.setChecked(system is choice.system)
            self._units.addAction(action)
        self._units.triggered.connect(lambda action: choice.choose(action.data()))

    def _add_docks(self) -> None:
        window = self.window
        for dock in window.docks:
            action = dock.toggleViewAction()
            action.setToolTip(self.tr("Show or hide this part of the window"))
            self.menu.addAction(action)
        self.show_3d = self.add(self.tr("&3D view"), None)
        self.show_3d.setCheckable(True)
        self.show_3d.setChecked(True)
        self.show_3d.toggled.connect(window.view3d.setVisible)
        self.add(self.tr("&Reset layout"), self._reset_layout)

    def _add_colors(self) -> None:
        colors = self.menu.addMenu(self.tr("&Colours"))
        group = QActionGroup(self)
        for name, text in (
            ("system", self.tr("As the &system")),
            ("light", self.tr("&Light")),
            ("dark", self.tr("&Dark")),
        ):
            action = self.add(text, lambda name=name: self._choose_colors(name), menu=colors)
            action.setCheckable(True)
            action.setChecked(name == self.window.colors)
            group.addAction(action)

    def _choose_colors(self, name: str) -> None:
        self.window.settings.set_colors(name)
        self.window.set_colors(name)

    def _reset_layout(self) -> None:
        self.show_3d.setChecked(self.window.view3d.is_available)
        self.window.reset_layout()

    def _follow_system(self) -> None:
        self.window.set_colors(self.window.colors)
