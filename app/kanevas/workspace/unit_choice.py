"""The units that the person has chosen: one choice for all views, remembered between starts."""

from PySide6.QtCore import QObject, Signal

from kanevas.settings import Settings
from kanevas.units import UnitSystem, system_of


class UnitChoice(QObject):
    """The system of units in which all views show and read numbers.

    Signals:
        changed: another system is chosen; comes with it.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._system = system_of(settings.units())
        settings.changed.connect(self._follow)

    @property
    def system(self) -> UnitSystem:
        """The system of units as chosen now."""
        return self._system

    def choose(self, key: str) -> None:
        """Show and read numbers in the units of another system from now on, in all windows."""
        self._settings.set_units(key)

    def _follow(self, setting: str) -> None:
        if setting in ("units", "decimal_mark"):
            self._system = system_of(self._settings.units())
            self.changed.emit(self._system)
