"""The words over the views while they show the run of an older model."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from kanevas.look.theme import Theme

TOP = 8  # pixels below the upper edge of the views
AROUND = 14  # pixels at either side of the words


class StaleNote(QLabel):
    """Lies over the views, which stay where they are, and lets the mouse through."""

    def __init__(self, views: QWidget, over: QWidget, theme: Theme) -> None:
        """Make it.

        Args:
            views: the parent of all views.
            over: the view in whose middle it stands.
            theme: colours.

        """
        super().__init__(views)
        self._views, self._over = views, over
        self.setText(self.tr("The model has changed since this run (F5)"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.set_theme(theme)
        self.hide()
        over.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            f"StaleNote {{ background: {theme.background.name()}; color: {theme.error.name()};"
            f" border: 1px solid {theme.error.name()}; border-radius: 9px; padding: 2px 10px; }}"
        )
        self._place()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        room = self._over.width() - 2 * TOP
        width = min(self.fontMetrics().horizontalAdvance(self.text()) + 2 * AROUND, room)
        self.resize(width, self.heightForWidth(width))
        corner = self._over.mapTo(self._views, self._over.rect().topLeft())
        self.move(corner.x() + (self._over.width() - width) // 2, corner.y() + TOP)
        self.raise_()
