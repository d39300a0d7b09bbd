"""The equations in symbols in the window: their dock, and the files that they are written to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.files.atomic import write_atomically
from kane.model import Model
from kanevas.docks.dock import add_behind
from kanevas.equations import EquationsPanel
from kanevas.exports.saving import Saving
from kanevas.look.theme import Theme
from kanevas.workspace import Workspace

SUFFIXES = {"latex": ".tex", "python": ".py", "c": ".c", "modelica": ".mo", "sympy": ".py"}


class EquationsDock(QObject):
    """Puts the panel of the equations beside the plots, and connects it."""

    def __init__(self, window: QMainWindow, workspace: Workspace, plot_dock: QDockWidget) -> None:
        super().__init__(window)
        self._saving = Saving(window, workspace)
        self.panel = panel = EquationsPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Equations"), "equations", panel)
        panel.save_wanted.connect(self._save)
        workspace.document.opened.connect(panel.forget_speeds)

    def follow_model(self, model: Model) -> None:
        """Know the model as drawn."""
        self.panel.show_model(model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.panel.stop()

    def _save(self, language: str, text: str) -> None:
        path = self._saving.choose_path(self.tr("Save equations"), SUFFIXES[language])
        if path is not None:
            self._saving.write(path, lambda path: _write(path, text))


def _write(path: Path, text: str) -> None:
    with write_atomically(path) as stream:
        stream.write(text)
