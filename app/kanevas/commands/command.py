"""What the window can be told to do, as a list shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtWidgets import QMenuBar

from kanevas.widgets.entries import Entry, entries, keys_of


@dataclass(frozen=True)
class Command:
    """Something to do.

    Attributes:
        text: what it is called.
        path: where it stands: the titles of its menus.
        run: does it.
        keys: its keys in the words of the keyboard.
        obstacle: why it cannot be done now; empty where it can.
        is_ticked: whether it is on, as what can be switched.
        is_read: whether it is a page to read, which stands behind what does something.

    """

    text: str
    path: tuple[str, ...]
    run: Callable[[], object]
    keys: str = ""
    obstacle: str = ""
    is_ticked: bool = False
    is_read: bool = False


def commands_of(bar: QMenuBar) -> Iterator[Command]:
    """Yield what the menus of a window offer, in their order."""
    for entry in entries(bar):
        if entry.text:
            yield _command(entry)


def _command(entry: Entry) -> Command:
    action = entry.action
    obstacle = "" if action.isEnabled() else action.statusTip() or entry.text
    return Command(
        entry.text,
        entry.path,
        action.trigger,
        keys_of(action),
        obstacle,
        action.isCheckable() and action.isChecked(),
    )
