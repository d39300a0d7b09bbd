"""Lets nothing of the window move by itself, for people whom that disturbs."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from kanevas.settings import Settings

EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)


class Stillness(QObject):
    """Ends what Qt animates: docks that slide to their places, menus and tips that fade.

    Which effects the system wants is remembered, and comes back with the motion. Qt does not tell
    whether the system asks for less motion, so the person says it in the preferences.
    """

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._of_system = [effect for effect in EFFECTS if QApplication.isEffectEnabled(effect)]
        settings.changed.connect(self._follow)
        self._follow("less_motion")

    def _follow(self, name: str) -> None:
        if name != "less_motion":
            return
        moves = not self._settings.less_motion()
        self._window.setAnimated(moves)
        for effect in self._of_system:
            QApplication.setEffectEnabled(effect, moves)
