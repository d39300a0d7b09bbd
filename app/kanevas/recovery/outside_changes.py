"""What the window does when another program changes, moves or deletes the file of the document."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox

from kane.errors import KaneError
from kane.files.model_json import load
from kanevas.recovery.on_disk import FileWatch, OnDisk

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class OutsideChanges:
    """Tells of changes from outside, and keeps saving from overwriting them silently."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.watch = FileWatch(window.document, window)
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
                self._window.document.name
            ),
            buttons.Save | buttons.Cancel,
            self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            _tr("Saving puts your model in the place of the other. Save as keeps both.")
        )
        box.button(buttons.Save).setText(_tr("Overwrite"))
        box.setDefaultButton(buttons.Cancel)
        return box.exec() == buttons.Save

    def _tell(self, state: OnDisk) -> None:
        document, notices = self._window.document, self._window.notices
        document.mark_unsaved()
        if state is OnDisk.GONE:
            notices.ask(
                _tr("“{}” was deleted or moved. Your model is still here.").format(document.name),
                (_tr("Save it again"), self._window.files.save),
            )
        else:
            notices.ask(
                _tr("“{}” was changed by another program.").format(document.name),
                (_tr("Reload"), self._reload),
                (_tr("Keep mine"), self.watch.settle),
            )

    def _reload(self) -> None:
        document, files = self._window.document, self._window.files
        assert document.path is not None
        try:
            model = files.reader.read(document.name, partial(load, document.path, unfinished=True))
        except KaneError as error:
            files.refuse(document.name, error)
            return
        if model is None:
            return
        document.reload(model)
        self._window.statusBar().showMessage(_tr("Reloaded; Undo brings your model back"), 5000)


def _tr(text: str) -> str:
    return QCoreApplication.translate("OutsideChanges", text)
