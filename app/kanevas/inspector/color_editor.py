"""Editor of a colour: the palette of bodies, or any other."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QMenu, QToolButton, QWidget

from kanevas.assets.icons import swatch
from kanevas.edits.fields import Way
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field
from kanevas.look.theme import BODY_PALETTE, body_color

SWATCH = 18  # pixels


class ColorEditor(Editor):
    """A button that shows the colour and offers others."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.button = QToolButton()
        self.button.setToolButtonStyle(self.button.toolButtonStyle().ToolButtonTextBesideIcon)
        self.button.setIconSize(QSize(SWATCH, SWATCH))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setToolTip(self.tr("Colour in which it is drawn"))
        menu = QMenu(self.button)
        self._automatic = menu.addAction(self.tr("Next of the palette"))
        self._automatic.triggered.connect(lambda _=False: self.set_value(""))
        for color in BODY_PALETTE:
            name = color.name()
            action = menu.addAction(swatch(color), name)
            action.triggered.connect(lambda _=False, name=name: self.set_value(name))
        menu.addSeparator()
        menu.addAction(self.tr("Other colour …")).triggered.connect(lambda _=False: self._ask())
        self.button.setMenu(menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.button)
        layout.addStretch(1)
        self.setFocusProxy(self.button)

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        if len(values) != 1:
            self.button.setIcon(swatch(self.edited.theme.grid_axis))
            self.button.setText(self.tr("different values"))
            return
        self.button.setIcon(swatch(self._color()))
        self.button.setText(values.pop() or self.tr("automatic"))

    def _color(self) -> QColor:
        """Return the colour in which the first of the bodies is drawn."""
        bodies = self.edited.model.bodies
        index = next((i for i, b in enumerate(bodies) if b is self.edited.records[0]), None)
        return self.edited.theme.muted if index is None else body_color(self.edited.model, index)

    def _ask(self) -> None:
        dialog = QColorDialog(self._color(), self.window())
        dialog.colorSelected.connect(lambda color: self.set_value(color.name()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
