"""The menu of tools, which is the palette beside the canvas too."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton

from kanevas.menus.menu import Menu

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Entry(NamedTuple):
    """A tool in the menu."""

    tool: str
    text: str
    key: str = ""


class Group(NamedTuple):
    """Tools that stand together: in the palette too, or in a submenu alone."""

    entries: tuple[Entry, ...]
    submenu: str = ""


# The icon of a tool has its name.
GROUPS = (
    Group((Entry("select", QT_TRANSLATE_NOOP("InsertMenu", "&Select"), "V"),)),
    Group(
        (
            Entry("rod", QT_TRANSLATE_NOOP("InsertMenu", "&Rod"), "R"),
            Entry("capsule", QT_TRANSLATE_NOOP("InsertMenu", "&Capsule"), "Shift+R"),
            Entry("box", QT_TRANSLATE_NOOP("InsertMenu", "&Box"), "B"),
            Entry("disc", QT_TRANSLATE_NOOP("InsertMenu", "&Disc"), "D"),
            Entry("sphere", QT_TRANSLATE_NOOP("InsertMenu", "S&phere"), "Shift+D"),
            Entry("polygon", QT_TRANSLATE_NOOP("InsertMenu", "P&late"), "P"),
            Entry("particle", QT_TRANSLATE_NOOP("InsertMenu", "Particle (point of &mass)"), "M"),
        )
    ),
    Group(
        (
            Entry("anchor", QT_TRANSLATE_NOOP("InsertMenu", "&Ground anchor"), "G"),
            Entry("revolute", QT_TRANSLATE_NOOP("InsertMenu", "&Hinge"), "H"),
            Entry("prismatic", QT_TRANSLATE_NOOP("InsertMenu", "Slid&er"), "S"),
            Entry("ball", QT_TRANSLATE_NOOP("InsertMenu", "Ball &joint"), "L"),
            Entry("fixed", QT_TRANSLATE_NOOP("InsertMenu", "Fi&xed joint"), "X"),
            Entry("joint", QT_TRANSLATE_NOOP("InsertMenu", "J&oin …"), "E"),
        )
    ),
    Group(
        (
            Entry("cylindrical", QT_TRANSLATE_NOOP("InsertMenu", "&Cylindrical joint")),
            Entry("screw", QT_TRANSLATE_NOOP("InsertMenu", "&Screw")),
            Entry("universal", QT_TRANSLATE_NOOP("InsertMenu", "&Universal joint")),
            Entry("planar", QT_TRANSLATE_NOOP("InsertMenu", "&Planar joint")),
            Entry("rod_joint", QT_TRANSLATE_NOOP("InsertMenu", "&Massless rod")),
            Entry("point_on_line", QT_TRANSLATE_NOOP("InsertMenu", "Point on a &line (slot)")),
            Entry("point_in_plane", QT_TRANSLATE_NOOP("InsertMenu", "Point &in a plane")),
            Entry("parallel_axes", QT_TRANSLATE_NOOP("InsertMenu", "Parallel &axes")),
            Entry("perpendicular_axes", QT_TRANSLATE_NOOP("InsertMenu", "Perpen&dicular axes")),
            Entry("rolling_disc", QT_TRANSLATE_NOOP("InsertMenu", "&Rolling disc")),
            Entry("knife_edge", QT_TRANSLATE_NOOP("InsertMenu", "&Knife edge (skate, wheel)")),
            Entry("velocity_joint", QT_TRANSLATE_NOOP("InsertMenu", "&Velocity joint")),
        ),
        QT_TRANSLATE_NOOP("InsertMenu", "More joints"),
    ),
    Group(
        (
            Entry("gear", QT_TRANSLATE_NOOP("InsertMenu", "&Gear")),
            Entry("rack_and_pinion", QT_TRANSLATE_NOOP("InsertMenu", "&Rack and pinion")),
            Entry("linear_coupling", QT_TRANSLATE_NOOP("InsertMenu", "&Linear coupling")),
        ),
        QT_TRANSLATE_NOOP("InsertMenu", "Couplings"),
    ),
    Group(
        (
            Entry("spring", QT_TRANSLATE_NOOP("InsertMenu", "Spring-damper"), "K"),
            Entry("torsion_spring", QT_TRANSLATE_NOOP("InsertMenu", "Spring in join&t"), "Shift+K"),
            Entry("force", QT_TRANSLATE_NOOP("InsertMenu", "&Force"), "A"),
            Entry("torque", QT_TRANSLATE_NOOP("InsertMenu", "Tor&que"), "T"),
            Entry("angle_driver", QT_TRANSLATE_NOOP("InsertMenu", "Motor"), "O"),
        )
    ),
    Group(
        (
            Entry("bushing", QT_TRANSLATE_NOOP("InsertMenu", "&Bushing")),
            Entry("drag", QT_TRANSLATE_NOOP("InsertMenu", "&Drag (air, oil)")),
            Entry("gravitation", QT_TRANSLATE_NOOP("InsertMenu", "&Gravitation between bodies")),
        ),
        QT_TRANSLATE_NOOP("InsertMenu", "More loads"),
    ),
    Group(
        (
            Entry("distance_driver", QT_TRANSLATE_NOOP("InsertMenu", "&Actuator between points")),
            Entry("point_driver", QT_TRANSLATE_NOOP("InsertMenu", "Driver of a &point")),
            Entry("angle_lock", QT_TRANSLATE_NOOP("InsertMenu", "&Lock of a joint")),
        ),
        QT_TRANSLATE_NOOP("InsertMenu", "More drivers"),
    ),
    Group(
        (
            Entry("point", QT_TRANSLATE_NOOP("InsertMenu", "Measure po&int"), "I"),
            Entry("ruler", QT_TRANSLATE_NOOP("InsertMenu", "R&uler"), "U"),
            Entry("note", QT_TRANSLATE_NOOP("InsertMenu", "&Note (words)"), "W"),
        )
    ),
)


class InsertMenu(Menu):
    """Arms the tools of the canvas."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, window.tr("&Insert"))
        self.tools = QActionGroup(self)
        self.palette = QToolBar(self.tr("Palette"), window)
        self.palette.setObjectName("palette")
        self.palette.setOrientation(Qt.Orientation.Vertical)
        for number, group in enumerate(GROUPS):
            self._add_group(group)
            if number + 1 < len(GROUPS) and not GROUPS[number + 1].submenu:
                self.menu.addSeparator()
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.palette)
        window.toolbox.armed.connect(self._show_armed)
        self._show_armed(window.toolbox.tool.name)

    def _add_group(self, group: Group) -> None:
        if group.submenu:
            submenu = self.menu.addMenu(self.tr(group.submenu))
            for entry in group.entries:
                self._add(entry, submenu)
            return
        self.palette.addSeparator()
        for entry in group.entries:
            action = self._add(entry, self.menu)
            self.palette.addAction(action)
            button = self.palette.widgetForAction(action)
            assert isinstance(button, QToolButton)
            button.installEventFilter(self)

    def _add(self, entry: Entry, menu: QMenu) -> QAction:
        toolbox = self.window.toolbox
        text = self.tr(entry.text)
        action = self.add(text, None, entry.key or None, entry.tool, menu)
        action.setCheckable(True)
        action.setData(entry.tool)
        name = text.replace("&", "").removesuffix(" …")
        action.setToolTip(f"{name} ({entry.key})" if entry.key else name)
        action.triggered.connect(lambda: toolbox.arm(entry.tool))
        self.tools.addAction(action)
        return action

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        """Keep a tool armed that is taken from the palette with a double click."""
        if event.type() == QEvent.Type.MouseButtonDblClick and isinstance(button, QToolButton):
            self.window.toolbox.arm(button.defaultAction().data(), keep=True)
            return True
        return super().eventFilter(button, event)

    def _show_armed(self, name: str) -> None:
        for action in self.tools.actions():
            action.setChecked(action.data() == name)
