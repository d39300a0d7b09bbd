"""The tools beside the plots."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QWidget

from kanevas.assets.icons import icon
from kanevas.look.theme import Theme
from kanevas.widgets.offer import offer

PICTURE = 16


class PlotBar(QToolBar):
    """What concerns all plots.

    Signals:
        new_wanted: an empty plot is asked for.
        all_wanted: the whole runs are to be seen.
        boxes_chosen: whether a drag draws a box to be zoomed to.
        reference_chosen: whether there is a second cursor.
    """

    new_wanted = Signal()
    all_wanted = Signal()
    boxes_chosen = Signal(bool)
    reference_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self._pictures: dict[QAction, str] = {}
        self.new = self._add(self.tr("New plot"), "plot_new")
        self.all = self._add(self.tr("Show all (double click in a plot)"), "fit")
        self.boxes = self._add(
            self.tr("Zoom to a box that the mouse draws (Shift and drag)"), "zoom_box"
        )
        self.reference = self._add(
            self.tr("Second cursor for differences (Ctrl and click)"), "two_cursors"
        )
        for action in (self.boxes, self.reference):
            action.setCheckable(True)
        self.new.triggered.connect(self.new_wanted)
        self.all.triggered.connect(self.all_wanted)
        self.boxes.toggled.connect(self.boxes_chosen)
        self.reference.toggled.connect(self.reference_chosen)
        self._tips = {action: action.text() for action in self._pictures}

    def _add(self, text: str, picture: str) -> QAction:
        action = self.addAction(text)
        self._pictures[action] = picture
        return action

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, picture in self._pictures.items():
            action.setIcon(icon(picture, theme.ink, theme.grid_axis))
        self.setStyleSheet("QToolBar { border: 0; padding: 2px; }")

    def update_offers(self, has_bodies: bool, has_curves: bool) -> None:
        """Enable what is possible now; what is grey says why."""
        offer(self.new, has_bodies, self.tr("Draw a body first"))
        for action in (self.all, self.boxes, self.reference):
            offer(action, has_curves, self.tr("There is no curve yet"))
        for action, tip in self._tips.items():
            if action.isEnabled():
                action.setToolTip(tip)
