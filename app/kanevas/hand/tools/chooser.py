"""A small menu at the pointer, for what the hand alone does not tell."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from kanevas.assets.icons import icon
from kanevas.hand.surface import Surface


class Choice(NamedTuple):
    """One of the things to choose from.

    Attributes:
        value: what it stands for.
        text: its words.
        more: one line that explains it.
        picture: name of its icon; empty for none.

    """

    value: Any
    text: str
    more: str = ""
    picture: str = ""


class Chooser(QMenu):
    """Offers choices, the first of them ready for Enter.

    Signals:
        pointed: the hand is at a choice: its value.
        chosen: it is this one: its value.
        left: it is none of them.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    left = Signal()

    def __init__(self, surface: Surface, choices: Sequence[Choice]) -> None:
        super().__init__(surface.viewport())
        self._surface = surface
        self._is_chosen = False
        for number, choice in enumerate(choices, start=1):
            self._add(choice, number)
        # Later than what is chosen, which Qt tells after the menu has gone.
        self.aboutToHide.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def open_at(self, view: QPointF) -> None:
        """Show it at a pixel of the surface."""
        viewport = self._surface.viewport()
        self.popup(viewport.mapToGlobal(view.toPoint()))
        self.setActiveAction(self.actions()[0])

    def _add(self, choice: Choice, number: int) -> None:
        name = choice.text.replace("&", "&&")
        text = f"&{number}  {name}" if number < 10 else f"     {name}"
        action = QAction(f"{text}: {choice.more}" if choice.more else text, self)
        if choice.picture:
            action.setIcon(icon(choice.picture, self._surface.theme.ink))
        action.hovered.connect(lambda: self.pointed.emit(choice.value))
        action.triggered.connect(lambda: self._choose(choice.value))
        self.addAction(action)

    def _choose(self, value: Any) -> None:
        self._is_chosen = True
        self.chosen.emit(value)

    def _end(self) -> None:
        if not self._is_chosen:
            self.left.emit()
        self.deleteLater()
