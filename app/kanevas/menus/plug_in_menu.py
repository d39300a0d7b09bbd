"""A submenu of what plug-ins bring along, looked for when the menu above it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from kane.plug_ins import Analysis, Part

Brought = Part | Analysis


class PlugInMenu(QMenu):
    """Is seen where a package that is installed brings something along.

    Signals:
        chosen: a ``Part``, or an ``Analysis``.

    """

    chosen = Signal(object)

    def __init__(self, title: str, parent: QMenu, found: Callable[[], Sequence[Brought]]) -> None:
        super().__init__(title, parent)
        self._found = found
        self.menuAction().setVisible(False)
        parent.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Look for what there is."""
        self.clear()
        found = self._found()
        for each in found:
            action = self.addAction(each.words.replace("&", "&&"))
            action.triggered.connect(lambda _=False, own=each: self.chosen.emit(own))
        self.menuAction().setVisible(bool(found))
