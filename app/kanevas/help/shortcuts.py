"""The list of shortcuts, read from the actions of the window, so that it is never out of date."""

import html
from collections.abc import Iterable, Iterator

from PySide6.QtWidgets import QMenuBar

from kanevas.widgets.entries import entries, keys_of

Group = tuple[str, list[tuple[str, str]]]


def shortcuts(bar: QMenuBar) -> Iterator[Group]:
    """Yield for each menu its title, and the text and keys of all that has keys in it."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for entry in entries(bar):
        if entry.action.shortcuts():
            groups.setdefault(entry.path[0], []).append((entry.text, keys_of(entry.action)))
    yield from groups.items()


def shortcuts_table(groups: Iterable[Group]) -> str:
    """Return the shortcuts as a page shows them."""
    lines = []
    for title, texts in groups:
        lines.append(f"<h2>{html.escape(title)}</h2><table class='plain'>")
        for text, keys in texts:
            cells = f"<td><kbd>{html.escape(keys)}</kbd></td><td>{html.escape(text)}</td>"
            lines.append(f"<tr>{cells}</tr>")
        lines.append("</table>")
    return "".join(lines)
