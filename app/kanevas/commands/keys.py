"""The keys of all commands of a window, which follow what the person has chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from kanevas.commands.resolved import at_first, given, resolved
from kanevas.settings import Settings
from kanevas.widgets.entries import key_text
from kanevas.widgets.keyed import tell_keys

PORTABLE = QKeySequence.SequenceFormat.PortableText
# Keys that lead through the window and its fields; none of them can do anything else.
TAKEN = frozenset({"Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Return", "Enter"})


class Keys(QObject):
    """Gives actions that have a name their keys, at once in all windows.

    Signals:
        changed: some command has other keys.

    """

    changed = Signal()

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        """Take a window that has all its actions, with the keys that come with the program."""
        super().__init__(window)
        self._window, self._settings = window, settings
        self.first = {
            action.objectName(): action.shortcut().toString(PORTABLE) for action in self._actions()
        }
        settings.changed.connect(self._follow)
        self._apply()

    def key_of(self, name: str) -> str:
        """Return the keys of a command as settings have them; empty for none."""
        return self._now[name]

    def words_of(self, name: str) -> str:
        """Return the keys of a command in the words of the keyboard."""
        return key_text(QKeySequence.fromString(self._now[name], PORTABLE))

    def owner_of(self, key: str) -> str:
        """Return the name of the command that has these keys; empty where none has."""
        return next((name for name, own in self._now.items() if key and own == key), "")

    def is_own(self, name: str) -> bool:
        """Whether a command has other keys than those that come with the program."""
        return self._now[name] != self.first[name]

    def give(self, name: str, key: str) -> None:
        """Give a command other keys, from whoever has them; none by an empty text."""
        self._settings.set_keys(given(self.first, self._settings.keys(), name, key))

    def put_back(self, name: str) -> None:
        """Give a command the keys that come with the program."""
        self._settings.set_keys(at_first(self.first, self._settings.keys(), name))

    def put_all_back(self) -> None:
        """Give all commands the keys that come with the program."""
        self._settings.set_keys({})

    def _actions(self) -> list[QAction]:
        return [each for each in self._window.findChildren(QAction) if ": " in each.objectName()]

    def _follow(self, name: str) -> None:
        if name == "keys":
            self._apply()

    def _apply(self) -> None:
        self._now = resolved(self.first, self._settings.keys())
        actions = self._actions()
        for action in actions:  # first none, so that no key stands twice meanwhile
            if action.shortcut().toString(PORTABLE) != self._now[action.objectName()]:
                action.setShortcut(QKeySequence())
        for action in actions:
            if action.shortcut().toString(PORTABLE) != self._now[action.objectName()]:
                action.setShortcut(
                    QKeySequence.fromString(self._now[action.objectName()], PORTABLE)
                )
        for action in actions:
            tell_keys(action, self.words_of)
        for part in self._window.findChildren(QWidget):
            tell_keys(part, self.words_of)
        self.changed.emit()
