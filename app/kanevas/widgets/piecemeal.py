"""Work that is done piece by piece, with a turn of the event loop for each."""

from PySide6.QtCore import QObject, QTimer


class Piecemeal(QTimer):
    """Gives work a turn of the event loop for each piece; others have theirs between them.

    Its owner connects ``timeout`` to what does the next piece and then calls ``go_on``. It does not
    hold that itself: an owner that holds what holds it would be left to the garbage collector,
    which may come in another thread, where nothing of Qt may end.

    Attributes:
        is_under_way: whether pieces are still to be done.

    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(0)
        self.is_under_way = False

    def begin(self) -> None:
        """Give a piece each turn of the event loop from the next one on, until all is done."""
        self.is_under_way = True
        self.start()

    def go_on(self, is_more: bool) -> None:
        """Give the next piece its turn, or end."""
        self.is_under_way = is_more
        if is_more:
            self.start()
