"""How a view is to look in a file, with a preview."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QFrame,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from kanevas.exports.dialogs import add_buttons
from kanevas.exports.size_fields import SizeFields
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK, Theme

PREVIEW = QSize(480, 300)
LARGEST = 8192  # pixels of a side


class Wanted(NamedTuple):
    """A picture that is wanted.

    Attributes:
        size: in pixels; for drawings on paper, that of the view.
        theme: its colours.
        has_grid: whether there is a grid on the canvas.

    """

    size: QSize
    theme: Theme = PAPER
    has_grid: bool = True


class PictureDialog(QDialog):
    """Asks for what a picture of a view can have, and shows it in small.

    Args:
        title: of the dialog.
        draw: what a wish gives.
        of_view: size of the view in the window, in pixels.
        has_size: whether a size can be chosen.
        may_be_dark: whether colours can be chosen.
        may_have_grid: whether the grid can be left out.

    """

    def __init__(
        self,
        title: str,
        draw: Callable[[Wanted], QImage],
        of_view: QSize,
        *,
        has_size: bool,
        may_be_dark: bool,
        may_have_grid: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._draw, self._of_view = draw, of_view
        self._form = QFormLayout()
        self.size_fields = SizeFields(_twice(of_view), of_view, LARGEST)
        self.colors = QComboBox()
        self.colors.addItem(self.tr("Light, on white"), PAPER)
        self.colors.addItem(self.tr("Dark"), DARK)
        self.grid = QCheckBox(self.tr("With &grid"))
        self.grid.setChecked(True)
        self._has_size, self._may_be_dark = has_size, may_be_dark
        if has_size:
            self._form.addRow(self.tr("Size"), self.size_fields)
        if may_be_dark:
            self._form.addRow(self.tr("Colours"), self.colors)
        if may_have_grid:
            self._form.addRow("", self.grid)
        self.preview = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.preview.setFixedSize(PREVIEW)
        self.preview.setFrameShape(QFrame.Shape.StyledPanel)
        self.preview.setAccessibleName(self.tr("Preview"))
        self._arrange()
        self.size_fields.changed.connect(self._show)
        self.colors.currentIndexChanged.connect(self._show)
        self.grid.toggled.connect(self._show)
        self._show()

    @property
    def wanted(self) -> Wanted:
        """The picture as it is wanted now."""
        size = self.size_fields.chosen if self._has_size else self._of_view
        theme = self.colors.currentData() if self._may_be_dark else PAPER
        return Wanted(size, theme, self.grid.isChecked())

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self.preview)
        layout.addLayout(self._form)
        self.go_on = add_buttons(self, layout)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _show(self) -> None:
        wanted = self.wanted
        small = wanted.size.scaled(PREVIEW - QSize(8, 8), Qt.AspectRatioMode.KeepAspectRatio)
        small = small.expandedTo(QSize(1, 1))
        self.preview.setPixmap(QPixmap.fromImage(self._draw(wanted._replace(size=small))))


def _twice(size: QSize) -> QSize:
    return (size * 2).boundedTo(QSize(LARGEST, LARGEST))
