"""The list of shortcuts, read from the actions of the window, so that it is never out of date."""

import html
from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

Group = tuple[str, list[tuple[str, str]]]


def shortcuts(bar: QMenuBar) -> Iterator[Group]:
    """Yield for each menu its title, and the text and keys of all that has keys in it."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            entries = [(bare(a.text()), keys_of(a)) for a in _all_actions(menu) if a.shortcuts()]
            if entries:
                yield bare(action.text()), entries


def keys_of(action: QAction) -> str:
    """Return the keys of an action in the words of the keyboard."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(native) for key in action.shortcuts())


def bare(text: str) -> str:
    """Return the text of an action without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def shortcuts_table(groups: Iterable[Group]) -> str:
    """Return the shortcuts as a page shows them."""
    lines = []
    for title, entries in groups:
        lines.append(f"<h2>{html.escape(title)}</h2><table class='plain'>")
        for text, keys in entries:
            cells = f"<td><kbd>{html.escape(keys)}</kbd></td><td>{html.escape(text)}</td>"
            lines.append(f"<tr>{cells}</tr>")
        lines.append("</table>")
    return "".join(lines)


def _all_actions(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from _all_actions(submenu)
        else:
            yield action
