"""Plug-ins in the window: their parts are inserted, and their analyses shown as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from kane.errors import KaneError
from kane.plug_ins import Analysis, Part
from kanevas.assets.told import told_of
from kanevas.canvas import Canvas
from kanevas.docks.table_dialog import TableDialog
from kanevas.edits.copying import pasted
from kanevas.exports.saving import Saving
from kanevas.runs.errand import Errand
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.plug_ins.table import Table
    from kane.results import Result


class Plugged(QObject):
    """Inserts a part as an edit; works an analysis out in a thread, and shows what it found."""

    def __init__(self, window: QMainWindow, workspace: Workspace, canvas: Canvas) -> None:
        super().__init__(window)
        self._window, self._workspace, self._canvas = window, workspace, canvas
        self._saving = Saving(window, workspace)
        self._title = ""
        self.table: TableDialog | None = None
        self.errand = Errand(self)
        self.errand.succeeded.connect(self._show)
        self.errand.failed.connect(self._fail)

    def insert(self, part: Part) -> None:
        """Put a part into the model, in the middle of the canvas, and select it."""
        from kane.plug_ins.using import made

        self._workspace.settle()
        document, camera = self._workspace.document, self._canvas.camera
        width, height = camera.size
        middle = camera.to_ground(width / 2, height / 2)
        try:
            copy = pasted(document.model, made(part), middle)
        except KaneError as error:
            self._workspace.notices.warn(told_of(error))
            return
        document.apply(self.tr("Insert {}").format(part.words), lambda _: copy.model)
        self._workspace.selection.set(copy.names)

    def analyse(self, analysis: Analysis) -> None:
        """Work an analysis of the run that is shown out."""
        result = self._workspace.presenter.result
        if result is None or self.errand.busy:
            return
        self._title = analysis.words
        self._workspace.notices.remark(f"{analysis.words} …")
        self.errand.start(lambda *_: _found(result, analysis.name))

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.errand.stop()

    def _show(self, table: Table) -> None:
        self._workspace.notices.remark("")
        self.table = TableDialog(self._title, table, self._window)
        self.table.export_wanted.connect(
            lambda: self._saving.write_chosen(
                self.tr("Export table"),
                {".csv": table.to_csv, ".mat": table.to_mat, ".npz": table.to_numpy},
            )
        )
        self.table.show()

    def _fail(self, text: str) -> None:
        self._workspace.notices.remark("")
        self._workspace.notices.warn(text)


def _found(result: Result, name: str) -> Table:
    from kane.plug_ins.using import analyse

    return analyse(result, name)
