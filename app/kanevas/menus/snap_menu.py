"""To what the pointer snaps: a button of the tool bar with its menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from kanevas.assets.icons import icon
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.hand.snapping.snapping import Snapper
from kanevas.look.theme import Theme
from kanevas.settings import Settings
from kanevas.settings.choices import SNAPS

WORDS = {
    "joint": QT_TRANSLATE_NOOP("SnapMenu", "&Joints"),
    "end": QT_TRANSLATE_NOOP("SnapMenu", "&Ends"),
    "corner": QT_TRANSLATE_NOOP("SnapMenu", "&Corners"),
    "point": QT_TRANSLATE_NOOP("SnapMenu", "Measure &points"),
    "centre": QT_TRANSLATE_NOOP("SnapMenu", "Ce&ntres"),
    "middle": QT_TRANSLATE_NOOP("SnapMenu", "&Middles"),
    "mass centre": QT_TRANSLATE_NOOP("SnapMenu", "Ma&ss centres"),
    "origin": QT_TRANSLATE_NOOP("SnapMenu", "&Origin"),
    "edge": QT_TRANSLATE_NOOP("SnapMenu", "E&dges"),
    "angle": QT_TRANSLATE_NOOP("SnapMenu", "&Angles in steps of 15°"),
    "alignment": QT_TRANSLATE_NOOP("SnapMenu", "&In line with points drawn"),
    "grid": QT_TRANSLATE_NOOP("SnapMenu", "&Grid"),
}


class SnapMenu(QObject):
    """Switches snapping as a whole, or kind by kind; both are remembered.

    Attributes:
        button: the button, down while the pointer snaps; its arrow opens the menu.

    """

    def __init__(self, settings: Settings, snapper: Snapper, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._snapper = settings, snapper
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setChecked(settings.snapping())
        self.button.setText(self.tr("Snap"))
        self.button.setToolTip(self.tr("Snap to points, edges and the grid (Alt suspends it)"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.button.setMenu(self._make_menu())
        self.button.toggled.connect(self._follow)
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in other colours."""
        self.button.setIcon(icon("snap", theme.ink, theme.grid_axis))

    def _make_menu(self) -> QMenu:
        menu = QMenu(self.button)
        off = self._settings.snaps_off()
        self._kinds = {kind: QAction(self.tr(WORDS[kind]), menu) for kind in SNAPS}
        for kind, action in self._kinds.items():
            action.setCheckable(True)
            action.setChecked(kind not in off)
            action.toggled.connect(self._follow)
            menu.addAction(action)
        return menu

    def _follow(self) -> None:
        on = {kind for kind, action in self._kinds.items() if action.isChecked()}
        snapping = self.button.isChecked()
        self._snapper.kinds = frozenset(on) if snapping else frozenset()
        self._settings.set_snapping(snapping)
        self._settings.set_snaps_off(kind for kind in SNAPS if kind not in on)
