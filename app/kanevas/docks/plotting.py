"""What is plotted: the plots ask, the document answers, and the tree shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kanevas.browser import ModelTree
from kanevas.document.document import Document
from kanevas.edits.plotting import Change, with_plots
from kanevas.plots import PlotPanel


class Plotting(QObject):
    """Makes edits of the model of what is asked of the plots, and ticks what they show."""

    def __init__(
        self,
        document: Document,
        plots: PlotPanel,
        tree: ModelTree,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._plots, self._tree = document, plots, tree
        plots.edit_wanted.connect(self._edit)
        plots.curves_changed.connect(self.mark)
        tree.plot_toggled.connect(plots.set_plotted)

    def mark(self) -> None:
        """Tick in the tree what is plotted."""
        self._tree.mark_plotted(self._plots.curves)

    def _edit(self, text: str, change: Change) -> None:
        self._document.apply(text, lambda model: with_plots(model, change))
        # the tick of what could not be plotted goes again
        self.mark()
