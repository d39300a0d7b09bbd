"""Tips that name the keys of what a part of the window does, whatever the keys become."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

# Properties: the words, the commands named beside them now, and the keys of all that ever were.
WORDS, COMMANDS, KEYS = "tip_words", "tip_commands", "tip_keys"


def give_tip(part: QWidget | QAction, words: str, *commands: str) -> None:
    """Give a part a tip that names the keys of commands beside its words.

    Args:
        part: a widget, or an action, whose command is its own.
        words: what it does.
        commands: names of the actions that do the same; none for a tip without keys.

    """
    part.setProperty(WORDS, words)
    if isinstance(part, QAction):
        commands = (part.objectName(),)
    part.setProperty(COMMANDS, list(commands))
    known = part.property(KEYS) or {}
    part.setProperty(KEYS, {**dict.fromkeys(commands, ""), **known})
    _show(part)


def tell_keys(part: QWidget | QAction, keys_of: Callable[[str], str]) -> None:
    """Tell a part with such a tip which keys its commands have, in the words of the keyboard."""
    if part.property(WORDS) is not None:
        part.setProperty(KEYS, {name: keys_of(name) for name in part.property(KEYS)})
        _show(part)


def _show(part: QWidget | QAction) -> None:
    known = part.property(KEYS)
    keys = ", ".join(filter(None, (known[name] for name in part.property(COMMANDS))))
    words = part.property(WORDS)
    part.setToolTip(f"{words} ({keys})" if keys else words)
