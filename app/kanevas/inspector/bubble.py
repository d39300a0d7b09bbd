"""The reason of a fault, shown below its field without moving anything."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from kanevas.look.theme import Theme

GAP = 3  # pixels between field and bubble


class Bubble(QLabel):
    """A text that lies over the form below the field that it speaks of."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner: QWidget | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(6, 4, 6, 4)
        self.setAutoFillBackground(True)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours."""
        self.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.error.name()};"
            f" border: 1px solid {theme.error.name()}; border-radius: 3px;"
        )

    def tell(self, owner: QWidget, text: str) -> None:
        """Say what is wrong with a field; an empty text ends what was said of it."""
        if not text:
            if owner is self._owner:
                self._owner = None
                self.hide()
            return
        self._owner = owner
        form = self.parentWidget()
        assert form is not None  # one is given when it is made
        self.setText(text)
        width = form.width() - 16
        self.setFixedWidth(width)
        self.setFixedHeight(self.heightForWidth(width))
        below = owner.mapTo(form, QPoint(0, owner.height() + GAP)).y()
        above = owner.mapTo(form, QPoint(0, -GAP)).y() - self.height()
        fits = below + self.height() <= form.height() or above < 0
        self.move(8, below if fits else above)
        self.raise_()
        self.show()

    def drop_refusal(self) -> None:
        """Say nothing any more of an edit that was refused; what is red in a line stays."""
        if not getattr(self._owner, "fault", ""):
            self._owner = None
            self.hide()
