"""The menu of tools, which is the palette beside the canvas too."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from kane.errors import ModelError
from kane.model import Joint
from kane.plug_ins.declared import parts
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told
from kanevas.edits.data import MADE
from kanevas.edits.elements import GROUPS as ELEMENT_GROUPS
from kanevas.edits.elements import added
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.kinds import KINDS, Kind
from kanevas.menus.menu import Menu
from kanevas.menus.plug_in_menu import PlugInMenu
from kanevas.widgets.keyed import give_tip
from kanevas.workspace import Workspace


class Entry(NamedTuple):
    """A tool in the menu; its icon has its name."""

    tool: str
    text: str
    key: str = ""


class Group(NamedTuple):
    """Tools that stand together: in the palette too, or in a submenu alone.

    Attributes:
        name: by which kinds of elements say that their tool stands in it.
        before: tools above those of the kinds.
        after: tools below them.
        submenu: title of its submenu; empty for those in the palette.

    """

    name: str
    before: tuple[Entry, ...] = ()
    after: tuple[Entry, ...] = ()
    submenu: str = ""

    def entries(self) -> tuple[Entry, ...]:
        """Return its tools from top to bottom."""
        own = (
            Entry(kind.picture, kind.menu.text, kind.menu.key)
            for kind in KINDS.values()
            if kind.menu and kind.menu.group == self.name
        )
        return (*self.before, *own, *self.after)


GROUPS = (
    Group("select", (Entry("select", QT_TRANSLATE_NOOP("InsertMenu", "&Select"), "V"),)),
    Group(
        "bodies",
        (
            Entry("rod", QT_TRANSLATE_NOOP("InsertMenu", "&Rod"), "R"),
            Entry("capsule", QT_TRANSLATE_NOOP("InsertMenu", "&Capsule"), "Shift+R"),
            Entry("box", QT_TRANSLATE_NOOP("InsertMenu", "&Box"), "B"),
            Entry("disc", QT_TRANSLATE_NOOP("InsertMenu", "&Disc"), "D"),
            Entry("sphere", QT_TRANSLATE_NOOP("InsertMenu", "S&phere"), "Shift+D"),
            Entry("polygon", QT_TRANSLATE_NOOP("InsertMenu", "P&late"), "P"),
            Entry("particle", QT_TRANSLATE_NOOP("InsertMenu", "Particle (point of &mass)"), "M"),
        ),
    ),
    Group(
        "joints",
        before=(Entry("anchor", QT_TRANSLATE_NOOP("InsertMenu", "&Ground anchor"), "G"),),
        after=(Entry("joint", QT_TRANSLATE_NOOP("InsertMenu", "J&oin …"), "E"),),
    ),
    Group("more joints", submenu=QT_TRANSLATE_NOOP("InsertMenu", "More joints")),
    Group("couplings", submenu=QT_TRANSLATE_NOOP("InsertMenu", "Couplings")),
    Group("loads"),
    Group("more loads", submenu=QT_TRANSLATE_NOOP("InsertMenu", "More loads")),
    Group("more drivers", submenu=QT_TRANSLATE_NOOP("InsertMenu", "More drivers")),
    Group(
        "changing", submenu=QT_TRANSLATE_NOOP("InsertMenu", "Contacts, stops, friction and latches")
    ),
    Group("marks"),
)
MODEL_GROUPS = {"bodies": "bodies", "joints": "joints"}  # of tools that have no kind of their own


OF_PICTURE = {
    kind.picture: ELEMENT_GROUPS[kind.type]
    for kind in KINDS.values()
    if kind.menu and kind.type in ELEMENT_GROUPS
}


class InsertMenu(Menu):
    """Arms the tools of the canvas, and makes what needs no place on it.

    Attributes:
        tools: the entries of the tools.
        palette: the bar beside the canvas.
        plugged: the parts that plug-ins bring along.

    Signals:
        made: something is new that has no place on the canvas: its name.

    """

    made = Signal(str)

    def __init__(self, window: QMainWindow, workspace: Workspace, toolbox: Toolbox) -> None:
        super().__init__(window, workspace, window.tr("&Insert"))
        self._toolbox = toolbox
        self._of_group: dict[str, list[QAction]] = {}
        self.tools = QActionGroup(self)
        self.palette = QToolBar(self.tr("Palette"), window)
        self.palette.setObjectName("palette")
        self.palette.setOrientation(Qt.Orientation.Vertical)
        for number, group in enumerate(GROUPS):
            self._add_group(group)
            if number + 1 < len(GROUPS) and not GROUPS[number + 1].submenu:
                self.menu.addSeparator()
        self._add_data()
        self.plugged = PlugInMenu(self.tr("Parts of plug-ins"), self.menu, parts)
        self.menu.addMenu(self.plugged)
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.palette)
        toolbox.armed.connect(self._show_armed)
        self._show_armed(toolbox.tool.name)

    def actions_for(self, group: str) -> tuple[QAction, ...]:
        """Return the entries that make what stands in a group of the model."""
        return tuple(self._of_group.get(group, ()))

    def fill_joint_menu(self, menu: QMenu, joint: Joint) -> None:
        """Fill a menu with what can be put into a joint; nothing where the joint takes nothing."""
        found = list(self._toolbox.fitting(joint))
        counts = Counter(tool for tool, _ in found)
        tools = {action.data(): action for action in self.tools.actions()}
        for tool, motion in found:
            text = tools[tool].text()
            if counts[tool] > 1:
                text = f"{text} ({motion.words})"
            action = menu.addAction(tools[tool].icon(), text)
            action.triggered.connect(partial(self._toolbox.put_into, tool, motion))

    def _add_data(self) -> None:
        """Add what needs no place on the canvas; it is made at once."""
        self.menu.addSeparator()
        signals = self.menu.addMenu(self.tr("Signals and controllers"))
        for group, menu in (("signals", signals), ("data", self.menu)):
            for kind in KINDS.values():
                if kind.menu and kind.menu.group == group:
                    text, make = self.tr(kind.menu.text), partial(self._make, kind)
                    action = self.add(
                        f"new {kind.picture}", text, make, kind.menu.key or None, kind.picture, menu
                    )
                    self._of_group.setdefault(ELEMENT_GROUPS[kind.type], []).append(action)

    def _make(self, kind: Kind) -> None:
        """Put a new element of a kind into the model, and select it."""
        document = self.workspace.document
        self.workspace.settle()
        word = QCoreApplication.translate("Kinds", kind.word)
        try:
            element = MADE[kind.type](document.model, word)
        except ModelError as error:
            self.workspace.notices.refuse(told(error.faults[0].text))
            return
        document.apply(self.tr("Add {}").format(word), lambda model: added(model, element))
        self.workspace.selection.set((element.name,))
        self.made.emit(element.name)

    def _add_group(self, group: Group) -> None:
        if group.submenu:
            submenu = self.menu.addMenu(self.tr(group.submenu))
            for entry in group.entries():
                self._add(entry, submenu, group.name)
            return
        self.palette.addSeparator()
        for entry in group.entries():
            action = self._add(entry, self.menu, group.name)
            self.palette.addAction(action)
            button = self.palette.widgetForAction(action)
            assert isinstance(button, QToolButton)
            button.installEventFilter(self)

    def _add(self, entry: Entry, menu: QMenu, group: str) -> QAction:
        toolbox = self._toolbox
        text = self.tr(entry.text)
        action = self.add(f"tool {entry.tool}", text, None, entry.key or None, entry.tool, menu)
        action.setCheckable(True)
        action.setData(entry.tool)
        give_tip(action, text.replace("&", "").removesuffix(" …"))
        action.triggered.connect(lambda: toolbox.arm(entry.tool))
        self.tools.addAction(action)
        own = OF_PICTURE.get(entry.tool) or MODEL_GROUPS.get(group)
        if own:
            self._of_group.setdefault(own, []).append(action)
        return action

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        """Keep a tool armed that is taken from the palette with a double click."""
        if event.type() == QEvent.Type.MouseButtonDblClick and isinstance(button, QToolButton):
            self._toolbox.arm(button.defaultAction().data(), keep=True)
            return True
        return super().eventFilter(button, event)

    def _show_armed(self, name: str) -> None:
        for action in self.tools.actions():
            action.setChecked(action.data() == name)
