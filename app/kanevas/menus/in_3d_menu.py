"""What is drawn of a run over the bodies: a submenu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from kane.reading.vector_kind import KINDS, VectorKind
from kanevas.assets.decimals import written
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.menus.menu import Menu
from kanevas.settings.choices import FACTORS, GHOSTS
from kanevas.view3d import View3D

# The text and the key of each kind of vectors.
VECTORS: dict[VectorKind, tuple[str, str]] = {
    "weight": (QT_TRANSLATE_NOOP("In3DMenu", "&Weights"), "Ctrl+Shift+W"),
    "force": (QT_TRANSLATE_NOOP("In3DMenu", "&Forces"), "Ctrl+Shift+F"),
    "torque": (QT_TRANSLATE_NOOP("In3DMenu", "&Torques"), "Ctrl+Shift+T"),
    "reaction_force": (QT_TRANSLATE_NOOP("In3DMenu", "&Reaction forces"), "Ctrl+Shift+R"),
    "reaction_moment": (QT_TRANSLATE_NOOP("In3DMenu", "Reaction &moments"), "Ctrl+Shift+M"),
    "normal_force": (QT_TRANSLATE_NOOP("In3DMenu", "&Normal forces and cones"), "Ctrl+Shift+P"),
    "friction_force": (QT_TRANSLATE_NOOP("In3DMenu", "Fri&ction forces"), "Ctrl+Shift+I"),
    "velocity": (QT_TRANSLATE_NOOP("In3DMenu", "&Velocities"), "Ctrl+Shift+V"),
    "angular_velocity": (QT_TRANSLATE_NOOP("In3DMenu", "&Angular velocities"), "Ctrl+Shift+A"),
}


class In3DMenu(QObject):
    """Ticks for arrows by kind, their length and sizes, and ghosts; all are remembered.

    Attributes:
        menu: the submenu.
        kinds: the tick of each kind of vectors.
        labels: the tick for sizes beside arrows.

    """

    def __init__(self, owner: Menu, view3d: View3D) -> None:
        super().__init__(owner)
        self._owner, self._overlays = owner, owner.workspace.overlays
        self.menu = owner.menu.addMenu(self.tr("&Vectors and ghosts"))
        self.kinds = {kind: self._add_kind(kind) for kind in KINDS}
        self.menu.addSeparator()
        self._lengths = self._add_choice(
            "length of arrows",
            self.tr("&Length of arrows"),
            {f: f"{written(f, 'g')} ×" for f in FACTORS},
        )
        self._lengths.triggered.connect(lambda action: self._overlays.set_factor(action.data()))
        self.labels = owner.add(
            "sizes beside arrows", self.tr("&Sizes beside arrows"), None, menu=self.menu
        )
        self.labels.setCheckable(True)
        self.labels.triggered.connect(self._overlays.set_labels)
        self.menu.addSeparator()
        steps = self.tr("At {} equal steps of time")
        ghosts = {n: steps.format(n) if n else self.tr("None") for n in GHOSTS}
        self._ghosts = self._add_choice("ghosts", self.tr("&Ghosts of the run"), ghosts)
        self._ghosts.triggered.connect(lambda action: self._overlays.set_ghosts(action.data()))
        self._overlays.changed.connect(self._follow)
        self._follow()
        opener = self.menu.menuAction()
        opener.setToolTip(self.tr("Arrows and ghosts over the bodies"))
        owner.give_icon(opener, "vectors")
        view3d.set_actions((opener,), ())

    def _add_kind(self, kind: VectorKind) -> QAction:
        text, key = VECTORS[kind]
        action = self._owner.add(f"vectors {kind}", self.tr(text), None, key, menu=self.menu)
        action.setCheckable(True)
        action.triggered.connect(lambda wanted: self._overlays.set_kind(kind, wanted))
        return action

    def _add_choice(
        self, name: str, title: str, texts: dict[float, str] | dict[int, str]
    ) -> QActionGroup:
        menu: QMenu = self.menu.addMenu(title)
        group = QActionGroup(self)
        for value, text in texts.items():
            action = self._owner.add(f"{name} {value:g}", text, None, menu=menu)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        return group

    def _follow(self) -> None:
        """Tick what is chosen."""
        overlays = self._overlays
        for kind, action in self.kinds.items():
            action.setChecked(kind in overlays.kinds)
        self.labels.setChecked(overlays.labels)
        for group, value in ((self._lengths, overlays.factor), (self._ghosts, overlays.ghosts)):
            for action in group.actions():
                action.setChecked(action.data() == value)
