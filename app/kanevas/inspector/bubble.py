"""The reason of a fault, shown below its field without moving anything."""

from html import escape

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from kanevas.look.theme import Theme

GAP = 3  # pixels between field and bubble


class Bubble(QLabel):
    """A text that lies over the form below the field that it speaks of.

    Attributes:
        owner: the field; None where nothing is said.

    Signals:
        offer_taken: what is offered beside the reason is wanted.

    """

    offer_taken = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.owner: QWidget | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is typed must stay open
        self.linkActivated.connect(lambda _: self.offer_taken.emit())
        self.setContentsMargins(6, 4, 6, 4)
        self.setAutoFillBackground(True)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours."""
        self._link = theme.accent.name()
        self.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.error.name()};"
            f" border: 1px solid {theme.error.name()}; border-radius: 3px;"
        )

    def tell(self, owner: QWidget, text: str, offer: str = "") -> None:
        """Say what is wrong with a field; an empty text ends what was said of it.

        Args:
            owner: the field.
            text: what is wrong.
            offer: what a click on these words does about it; may be empty.

        """
        if not text:
            if owner is self.owner:
                self.owner = None
                self.hide()
            return
        self.owner = owner
        form = self.parentWidget()
        assert form is not None  # one is given when it is made
        link = f' <a href="offer" style="color: {self._link}">{escape(offer, quote=False)}</a>'
        self.setText(f"{escape(text, quote=False)}{'.' + link if offer else ''}")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offer)
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
        if not getattr(self.owner, "fault", ""):
            self.owner = None
            self.hide()
