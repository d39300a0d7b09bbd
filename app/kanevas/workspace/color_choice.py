"""The colours that the person has chosen: one choice for all views, remembered between starts."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from kanevas.look.theme import Theme, chosen_theme
from kanevas.settings import Settings


class ColorChoice(QObject):
    """The colours in which all views draw: light, dark, or as the system has it.

    Attributes:
        name: what was chosen: system, light or dark.
        theme: the colours that this means now.

    Signals:
        changed: the colours are others now; comes with the ``Theme``.

    """

    changed = Signal(object)

    def __init__(self, settings: Settings, name: str = "", parent: QObject | None = None) -> None:
        """Take a name for this time only, or an empty one for what was chosen last."""
        super().__init__(parent)
        self._settings = settings
        self.name = name or settings.colors()
        self.theme: Theme = chosen_theme(self.name)
        settings.changed.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._renew)

    def choose(self, name: str) -> None:
        """Draw in other colours from now on, in all windows."""
        self._settings.set_colors(name)
        self._take(name)

    def _follow(self, setting: str) -> None:
        if setting == "colors":
            self._take(self._settings.colors())

    def _take(self, name: str) -> None:
        if name != self.name:
            self.name = name
            self._renew()

    def _renew(self) -> None:
        self.theme = chosen_theme(self.name)
        self.changed.emit(self.theme)
