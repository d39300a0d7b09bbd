"""The entries of menus, and how they and their keys are written."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar


class Entry(NamedTuple):
    """An entry of a menu.

    Attributes:
        action: what it does.
        path: the titles of the menus that lead to it, from the bar on.

    """

    action: QAction
    path: tuple[str, ...]

    @property
    def text(self) -> str:
        """What it says."""
        return bare(self.action.text())


def entries(bar: QMenuBar | QMenu, path: tuple[str, ...] = ()) -> Iterator[Entry]:
    """Yield all entries that are to be seen, filled in as when a person opens their menus."""
    if isinstance(bar, QMenu):
        bar.aboutToShow.emit()
    for action in bar.actions():
        if not action.isVisible() or action.isSeparator():
            continue
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from entries(menu, (*path, bare(action.text())))
        else:
            yield Entry(action, path)


def keys_of(action: QAction) -> str:
    """Return the keys of an action in the words of the keyboard."""
    return ", ".join(key_text(key) for key in action.shortcuts())


def key_text(key: QKeySequence) -> str:
    """Return keys in the words of the keyboard."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def bare(text: str) -> str:
    """Return the text of an action without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
