"""What is done when another program changes, moves or deletes the file of the document."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from kane.errors import KaneError
from kane.files.model_json import load
from kanevas.files.on_disk import FileWatch, OnDisk
from kanevas.runs.model_reader import ModelReader
from kanevas.widgets.question import give_letters
from kanevas.workspace import Workspace


class OutsideChanges(QObject):
    """Tells of changes from outside, and keeps saving from overwriting them silently.

    Signals:
        save_wanted: the file has gone, and the person wants it back.
    """

    save_wanted = Signal()

    def __init__(self, parent: QWidget, workspace: Workspace, reader: ModelReader) -> None:
        super().__init__(parent)
        self._parent, self._workspace, self._reader = parent, workspace, reader
        self.watch = FileWatch(workspace.document, parent)
        self.watch.found.connect(self._tell)

    def may_overwrite(self) -> bool:
        """Ask before the file of the document is written over what another program left there."""
        if self.watch.state() is not OnDisk.ALTERED:
            return True
        buttons = QMessageBox.StandardButton
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            _tr("Changed by another program"),
            _tr("“{}” was changed by another program since you opened or saved it.").format(
                self._workspace.document.name
            ),
            buttons.Save | buttons.Cancel,
            self._parent,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            _tr("Saving puts your model in the place of the other. Save as keeps both.")
        )
        box.button(buttons.Save).setText(_tr("&Overwrite"))
        box.setDefaultButton(buttons.Cancel)
        give_letters(box)
        return box.exec() == buttons.Save

    def _tell(self, state: OnDisk) -> None:
        document, notices = self._workspace.document, self._workspace.notices
        document.mark_unsaved()
        if state is OnDisk.GONE:
            notices.ask(
                _tr("“{}” was deleted or moved. Your model is still here.").format(document.name),
                (_tr("Save it again"), self.save_wanted.emit),
            )
        else:
            notices.ask(
                _tr("“{}” was changed by another program.").format(document.name),
                (_tr("Reload"), self._reload),
                (_tr("Keep mine"), self.watch.settle),
            )

    def _reload(self) -> None:
        document = self._workspace.document
        assert document.path is not None
        try:
            reading = partial(load, document.path, unfinished=True)
            model = self._reader.read(document.name, reading)
        except KaneError as error:
            self._reader.refuse(document.name, error)
            return
        if model is None:
            return
        document.reload(model)
        self._workspace.notices.remark(_tr("Reloaded; Undo brings your model back"), 5000)


def _tr(text: str) -> str:
    return QCoreApplication.translate("OutsideChanges", text)
