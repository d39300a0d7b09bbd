"""Work that is done piece by piece, with a turn of the event loop for each."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Piecemeal(QTimer):
    """Does work in pieces, between which the event loop sees to the hand and to other windows.

    Attributes:
        is_under_way: whether pieces are still to be done.

    """

    def __init__(self, piece: Callable[[], bool], parent: QObject) -> None:
        """Make one that is at rest.

        Args:
            piece: does the next piece, and returns whether there is another one after it.
            parent: owner of the object.

        """
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(0)
        self._piece = piece
        self.is_under_way = False
        self.timeout.connect(self._do)

    def begin(self) -> None:
        """Do a piece in each turn of the event loop from the next one on, until all is done."""
        self.is_under_way = True
        self.start()

    def _do(self) -> None:
        if self._piece():
            self.start()
        else:
            self.is_under_way = False
