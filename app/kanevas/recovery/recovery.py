"""Unsaved work of a program that ended before its time, offered and taken back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from kane.errors import KaneError
from kane.files.model_json import loads
from kanevas.recovery.autosave import Autosave
from kanevas.recovery.copies import Orphan, orphans, remove_copy
from kanevas.recovery.offer import Answer, RecoveryDialog
from kanevas.recovery.session import Session
from kanevas.runs.model_reader import ModelReader
from kanevas.widgets.question import give_letters
from kanevas.workspace import Workspace


class Recovery:
    """Sees to it that a crash loses no more than a few seconds of work."""

    def __init__(self, parent: QWidget, workspace: Workspace, reader: ModelReader) -> None:
        self._parent, self._document, self._reader = parent, workspace.document, reader
        self.session = Session()
        self.autosave = Autosave(workspace.document, self.session, workspace.settings, parent)
        self.autosave.failed.connect(
            lambda text: workspace.notices.warn(
                _tr("No copy of your unsaved work can be kept: {} Save it yourself.").format(text)
            )
        )
        self.session.begin()

    def offer(self, file: Path | None = None) -> bool:
        """Offer unsaved work, all or that of a file; return whether some is open now."""
        found = orphans(self.session, file)
        try:
            while found:
                dialog = RecoveryDialog(found, self._parent)
                dialog.exec()
                answer, orphan = dialog.answer, found[dialog.row]
                dialog.deleteLater()
                if answer is Answer.LATER:
                    return False
                if answer is Answer.RECOVER and self._recover(orphan):
                    return True
                if answer is Answer.DELETE and self._may_delete(orphan):
                    remove_copy(self.session, orphan.session)
                    orphan.lock.unlock()
                    found.remove(orphan)
        finally:
            for orphan in found:
                orphan.lock.unlock()
        return False

    def has_more(self) -> bool:
        """Return whether there is other unsaved work that no running program looks after."""
        found = orphans(self.session)
        for orphan in found:
            orphan.lock.unlock()
        return bool(found)

    def end(self) -> None:
        """Leave nothing behind: the window closes, with all saved or dropped."""
        self.autosave.forget()
        self.session.end()

    def _recover(self, orphan: Orphan) -> bool:
        reading = partial(loads, orphan.copy.model, unfinished=True)
        try:
            model = self._reader.read(orphan.name, reading)
        except KaneError as error:
            self._reader.refuse(orphan.name, error)
            return False
        if model is None:
            return False
        self._document.recover(model, orphan.file)
        self.autosave.write_now()  # before the old copy goes
        remove_copy(self.session, orphan.session)
        return True

    def _may_delete(self, orphan: Orphan) -> bool:
        buttons = QMessageBox.StandardButton
        box = QMessageBox(
            QMessageBox.Icon.Question,
            _tr("Unsaved work"),
            _tr("Delete the unsaved changes to “{}”?").format(orphan.name),
            buttons.Yes | buttons.No,
            self._parent,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setDefaultButton(buttons.No)
        give_letters(box)
        answer = box.exec()
        box.deleteLater()
        return answer == buttons.Yes


def _tr(text: str) -> str:
    return QCoreApplication.translate("Recovery", text)
