"""How an empty plot is filled."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsTextItem

from kanevas.look.theme import Theme
from kanevas.plots.plot_box import PlotBox


class Invitation(QGraphicsTextItem):
    """Words in the middle of an empty plot."""

    def __init__(self, theme: Theme, box: PlotBox) -> None:
        words = QCoreApplication.translate("Plot", "Drag a quantity from the model tree to here.")
        super().__init__(words, box)
        self._box = box
        self.setDefaultTextColor(theme.muted)
        box.sigResized.connect(self.centre)

    def centre(self) -> None:
        """Go to the middle."""
        self.setPos(self._box.rect().center() - self.boundingRect().center())
