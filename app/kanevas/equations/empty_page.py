"""What the panel of the equations shows before there are any."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kanevas.look.theme import Theme

MARGIN = 24  # pixels around the text


class EmptyPage(QWidget):
    """Says what can be had here, or what is going on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = QLabel(), QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, 0, MARGIN, 0)
        whole.addStretch(1)
        for each in (self.title, self.text):
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            each.setWordWrap(True)
            whole.addWidget(each)
        whole.addStretch(2)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours."""
        palette = self.text.palette()
        palette.setColor(self.text.foregroundRole(), theme.muted)
        self.text.setPalette(palette)

    def show_words(self, title: str, text: str) -> None:
        """Show other words."""
        self.title.setText(title)
        self.text.setText(text)
