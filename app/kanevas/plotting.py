"""What is plotted: the plots ask, the document answers, and the tree shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kanevas.edits.plotting import Change, with_plots

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Plotting(QObject):
    """Makes edits of the model of what is asked of the plots, and files of them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        plots, tree = window.plots, window.tree
        plots.edit_wanted.connect(self._edit)
        plots.export_wanted.connect(window.exports.plots)
        plots.refused.connect(window.notices.refuse)
        plots.curves_changed.connect(lambda: tree.mark_plotted(plots.curves))
        tree.plot_toggled.connect(plots.set_plotted)

    def _edit(self, text: str, change: Change) -> None:
        self._window.document.apply(text, lambda model: with_plots(model, change))
        # the tick of what could not be plotted goes again
        self._window.tree.mark_plotted(self._window.plots.curves)
