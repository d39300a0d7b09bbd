"""What all tools have in common."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.held import Held


class Tool(Held):
    """Base of the tools. One is armed at a time; the canvas hands it what the hand does.

    A tool shows what it is about to make by a proposal to the document, so that the preview is the
    thing itself, but no part of the model before it is made: ``desk.proposal(text)``, ``show`` on
    each move, ``finish`` at the end. What it changes it shows by ``desk.gesture(text)``.

    Attributes:
        name: by which menus and help know it, as ``rod``.

    """

    name: ClassVar[str]

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def tr(self, text: str) -> str:
        """Return a text in the user's language."""
        return QCoreApplication.translate(type(self).__name__, text)
