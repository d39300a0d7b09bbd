"""The menu of tools, which is the palette beside the canvas too."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QToolBar, QToolButton

from kanevas.menus.menu import Menu

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Entry(NamedTuple):
    """A tool in the menu."""

    tool: str
    text: str
    key: str


# One list a group; the icon of a tool has its name.
ENTRIES = (
    (Entry("select", QT_TRANSLATE_NOOP("InsertMenu", "&Select"), "V"),),
    (
        Entry("rod", QT_TRANSLATE_NOOP("InsertMenu", "&Rod"), "R"),
        Entry("capsule", QT_TRANSLATE_NOOP("InsertMenu", "&Capsule"), "Shift+R"),
        Entry("box", QT_TRANSLATE_NOOP("InsertMenu", "&Box"), "B"),
        Entry("disc", QT_TRANSLATE_NOOP("InsertMenu", "&Disc"), "D"),
        Entry("sphere", QT_TRANSLATE_NOOP("InsertMenu", "S&phere"), "Shift+D"),
        Entry("polygon", QT_TRANSLATE_NOOP("InsertMenu", "P&late"), "P"),
        Entry("particle", QT_TRANSLATE_NOOP("InsertMenu", "Particle (point of &mass)"), "M"),
    ),
    (
        Entry("point", QT_TRANSLATE_NOOP("InsertMenu", "Measure po&int"), "I"),
        Entry("ruler", QT_TRANSLATE_NOOP("InsertMenu", "R&uler"), "U"),
        Entry("note", QT_TRANSLATE_NOOP("InsertMenu", "&Note (words)"), "W"),
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
        for group in ENTRIES:
            for entry in group:
                self._add(entry)
            self.menu.addSeparator()
            self.palette.addSeparator()
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.palette)
        window.toolbox.armed.connect(self._show_armed)
        self._show_armed(window.toolbox.tool.name)

    def _add(self, entry: Entry) -> None:
        toolbox = self.window.toolbox
        action = self.add(self.tr(entry.text), None, entry.key, entry.tool)
        action.setCheckable(True)
        action.setData(entry.tool)
        action.setToolTip(f"{self.tr(entry.text).replace('&', '')} ({entry.key})")
        action.triggered.connect(lambda: toolbox.arm(entry.tool))
        self.tools.addAction(action)
        self.palette.addAction(action)
        button = self.palette.widgetForAction(action)
        assert isinstance(button, QToolButton)
        button.installEventFilter(self)

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        """Keep a tool armed that is taken from the palette with a double click."""
        if event.type() == QEvent.Type.MouseButtonDblClick and isinstance(button, QToolButton):
            self.window.toolbox.arm(button.defaultAction().data(), keep=True)
            return True
        return super().eventFilter(button, event)

    def _show_armed(self, name: str) -> None:
        for action in self.tools.actions():
            action.setChecked(action.data() == name)
