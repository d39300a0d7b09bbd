"""Opening and saving, with the questions that go with them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kane.errors import FileError, KaneError, ModelError
from kane.files.atomic import sweep
from kane.files.model_json import load
from kanevas.runs.model_reader import ModelReader
from kanevas.runs.result_files import is_result
from kanevas.start import Gallery, Wish

if TYPE_CHECKING:
    from kane.model import Model
    from kanevas.window import MainWindow

FAULTS_SHOWN = 12


class FileDialogs:
    """What the window does with files.

    Attributes:
        reader: reads models beside the window.

    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.reader = ModelReader(window)

    def begin(self, path: Path | None) -> None:
        """Open the file that the program was started with, or show where to begin."""
        if path is not None:
            self.open(path)
        elif not self._window.recovery.offer() and self._window.settings.gallery_at_start():
            self.show_gallery()

    def new(self) -> None:
        """Start an empty model, if nothing would be lost."""
        if self.may_discard():
            self._window.document.new()

    def show_gallery(self) -> None:
        """Let the user choose a template, an example or a recent file."""
        window = self._window
        gallery = Gallery(window.settings, window.theme, window)
        gallery.exec()
        wish, path = gallery.wish, gallery.path
        gallery.deleteLater()
        match wish:
            case Wish.NEW:
                self.new()
            case Wish.OPEN:
                self.ask_open()
            case Wish.FIRST_STEPS:
                window.assistance.show_first_steps()
            case Wish.FILE | Wish.COPY:
                self.open(path, as_copy=wish is Wish.COPY)

    def ask_open(self) -> None:
        """Let the user choose a model file, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, _tr("Open model"), self._window.settings.folder("models"), _models()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path, as_copy: bool = False) -> bool:
        """Open a model file, if nothing would be lost; return whether it is open.

        A result that was kept is read in the background, and shown as soon as it is here.
        """
        if is_result(path):
            self._window.keeping.open(path)
            return False
        if not self.may_discard():
            return False
        try:
            model = self.reader.read(path.name, partial(_read, path))
        except KaneError as error:
            self.refuse(path.name, error)
            return self._window.recovery.offer(path.absolute())
        if model is None:
            return False
        self._window.document.take(model, None if as_copy else path)
        if not as_copy:
            self._remember(path)
            self._window.recovery.offer(path.absolute())
        return True

    def save(self) -> bool:
        """Save to the document's file, asking for one if need be; return whether it is saved."""
        self._window.commit_typing()
        path = self._window.document.path
        if path is None:
            return self.save_as()
        return self._window.outside_changes.may_overwrite() and self._save_to(path)

    def save_as(self) -> bool:
        """Let the user choose a file and save to it; return whether it is saved."""
        window = self._window
        window.commit_typing()
        start = window.document.path or Path(window.settings.folder("models")) / "model.json"
        path = self._ask_save(_tr("Save model as"), start, _models(), ".json")
        return self._save_to(path) if path else False

    def may_discard(self) -> bool:
        """Ask what to do with unsaved changes; return whether to go on."""
        self._window.commit_typing()
        document = self._window.document
        if not document.modified:
            return True
        buttons = QMessageBox.StandardButton
        box = QMessageBox(
            QMessageBox.Icon.Question,
            _tr("Unsaved changes"),
            _tr("Save the changes to “{}”?").format(document.name),
            buttons.Save | buttons.Discard | buttons.Cancel,
            self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(_tr("They are lost otherwise."))
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        if answer == buttons.Save:
            return self.save()
        return answer == buttons.Discard

    @staticmethod
    def dropped_path(data: QMimeData) -> Path | None:
        """Return the file that is being dropped, if it is one file on this machine."""
        urls = data.urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return None
        path = Path(urls[0].toLocalFile())
        return path if path.is_file() else None

    def _ask_save(self, title: str, start: Path, kind: str, suffix: str) -> Path | None:
        dialog = QFileDialog(self._window, title, str(start.parent), kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(start.name)
        path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        dialog.deleteLater()  # with the thread in which it watches folders
        return path

    def _save_to(self, path: Path) -> bool:
        try:
            self._window.document.save(path)
        except FileError as error:
            QMessageBox.warning(self._window, _tr("Not saved"), str(error))
            return False
        self._remember(path)
        self._window.statusBar().showMessage(_tr("Saved {}").format(path), 5000)
        return True

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._window.settings.remember_file(path)
        self._window.settings.remember_folder("models", path.parent)

    def refuse(self, name: str, error: KaneError) -> None:
        """Tell why something is not opened."""
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            _tr("Not opened"),
            _tr("“{}” cannot be opened. What was open stays open.").format(name),
            QMessageBox.StandardButton.Ok,
            self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        lines = str(error).splitlines()
        box.setInformativeText("\n".join(lines[:FAULTS_SHOWN]))
        if isinstance(error, ModelError) and len(error.faults) > FAULTS_SHOWN:
            rest = len(error.faults) + error.more - FAULTS_SHOWN
            box.setInformativeText(f"{box.informativeText()}\n" + _tr("… and {} more").format(rest))
            box.setDetailedText(str(error))
        box.exec()


def _read(path: Path) -> Model:
    model = load(path, unfinished=True)
    sweep(path.absolute().parent)
    return model


def _models() -> str:
    return _tr("Models (*.json);;All files (*)")


def _tr(text: str) -> str:
    return QCoreApplication.translate("FileDialogs", text)
