"""The buttons in the corner of the 3D view."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from kanevas.assets.icons import icon
from kanevas.look.theme import Theme

ICON_PIXELS = 18


class ViewBar(QWidget):
    """A short row: the standard views behind one button, then further actions."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._views = QToolButton(self, autoRaise=True)
        self._views.setToolTip(self.tr("Look from a side"))
        self._views.setAccessibleName(self._views.toolTip())
        self._views.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._views.setMenu(QMenu(self))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 4, 4, 4)
        self._row.setSpacing(2)
        self._buttons: list[QToolButton] = []
        self._add(self._views)

    def set_actions(self, actions: Sequence[QAction], views: Sequence[QAction]) -> None:
        """Offer actions, and standard views in a menu."""
        self._views.menu().addActions(list(views))
        for action in actions:
            button = QToolButton(self, autoRaise=True)
            button.setDefaultAction(action)
            if action.menu():
                button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            self._add(button)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._views.setIcon(icon("views", theme.ink, theme.grid_axis))

    def _add(self, button: QToolButton) -> None:
        button.setIconSize(QSize(ICON_PIXELS, ICON_PIXELS))
        self._row.addWidget(button)
        button.show()
