"""Opening and saving, with the questions that go with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from kane.errors import FileError, KaneError
from kane.exchange.findings import Imported
from kane.exchange.formats import import_model, is_importable, reader_of, readers
from kane.exchange.insertion import insert
from kane.files.atomic import sweep
from kane.files.model_json import SUFFIXES, is_model_file, load
from kane.model import faults
from kanevas.assets.paths import TEMPLATES
from kanevas.assets.told import told, told_of
from kanevas.canvas.drawing.picture import picture_of, pictures_of_motion
from kanevas.files.import_questions import ImportQuestions
from kanevas.files.new_model import new_model
from kanevas.files.outside_changes import OutsideChanges
from kanevas.files.photo_reading import SUFFIXES as PHOTO_SUFFIXES
from kanevas.files.photo_reading import is_photo, read_photo
from kanevas.recovery.recovery import Recovery
from kanevas.runs.model_reader import ModelReader
from kanevas.runs.result_files import is_result
from kanevas.start import Gallery, Motion, Mover, Wish
from kanevas.start.examples import in_own_words
from kanevas.start.pictures import SIZE
from kanevas.widgets.findings_page import FindingsPage
from kanevas.widgets.question import give_letters
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.model import Model


class FileDialogs(QObject):
    """Asks what is to be opened and where it is saved, and does so.

    Attributes:
        reader: reads models beside the window.
        recovery: has the work that no file holds.
        outside_changes: knows what other programs do to the file of the document.

    Signals:
        result_wanted: a file with a result is to be read.
        first_steps_wanted: the person wants to be shown how to begin.
        window_wanted: a file, or None for a new model, is to be opened in a window of its own.
        photo_wanted: a picture in base64 is to stand behind the model.
        more_work: there is more unsaved work than what was opened here.

    """

    result_wanted = Signal(Path)
    first_steps_wanted = Signal()
    window_wanted = Signal(object)
    photo_wanted = Signal(str)
    more_work = Signal()

    def __init__(self, parent: QWidget, workspace: Workspace) -> None:
        """Take the parent of all dialogs, which the user cannot use while one is open."""
        super().__init__(parent)
        self._parent, self._workspace = parent, workspace
        self.reader = ModelReader(parent)
        self.recovery = Recovery(parent, workspace, self.reader)
        self.outside_changes = OutsideChanges(parent, workspace, self.reader)
        self.outside_changes.save_wanted.connect(self.save)
        # brings up another window that has a file open; the program knows of them
        self.is_elsewhere: Callable[[Path], bool] = lambda path: False  # noqa: ARG005

    def stop(self) -> None:
        """Read and watch nothing any more, and leave no copy behind: all is saved or dropped."""
        self.reader.stop()
        self.recovery.end()
        self.outside_changes.watch.stop()

    def carry_on(self, other: FileDialogs) -> None:
        """Look after the document that was another window's, before that forgets it."""
        self.outside_changes.watch.carry_on(other.outside_changes.watch)
        self.recovery.autosave.write_now()

    def begin(self, path: Path | None) -> None:
        """Open the file that the program was started with, or show where to begin."""
        if path is not None:
            self.open(path)
        elif self.recovery.offer():
            if self.recovery.has_more():
                self.more_work.emit()
        elif self._workspace.settings.gallery_at_start():
            self.show_gallery()

    def new(self) -> None:
        """Start a new model as the person wants them, if nothing would be lost."""
        if self.may_discard():
            self.take_new()

    def take_new(self) -> None:
        """Start a new model as the person wants them."""
        self._workspace.document.take(new_model(self._workspace.settings), None)

    def new_in_space(self) -> None:
        """Start an empty model in space, if nothing would be lost."""
        self.open(TEMPLATES / "empty_in_space.json", as_copy=True)

    def show_gallery(self) -> None:
        """Let the user choose a template, an example or a recent file."""
        workspace = self._workspace
        theme, pixel_ratio = workspace.colors.theme, self._parent.devicePixelRatioF()

        def draw_motion(motion: Motion) -> Sequence[Callable[[], QPixmap]]:
            return pictures_of_motion(*motion, theme, SIZE, pixel_ratio)

        mover = Mover(draw_motion, lambda: workspace.preparation.is_ready)
        gallery = Gallery(workspace.settings, theme, picture_of, mover, self._parent)
        gallery.exec()
        wish, path = gallery.wish, gallery.path
        gallery.deleteLater()
        match wish:
            case Wish.NEW:
                self.new()
            case Wish.OPEN:
                self.ask_open()
            case Wish.FIRST_STEPS:
                self.first_steps_wanted.emit()
            case Wish.FILE | Wish.COPY:
                self.open(path, as_copy=wish is Wish.COPY)

    def ask_open(self) -> None:
        """Let the user choose a model file, and open it."""
        if path := self._asked_to_open(_tr("Open model")):
            self.open(path)

    def ask_open_elsewhere(self) -> None:
        """Let the user choose a model file, and open it in a window of its own."""
        if path := self._asked_to_open(_tr("Open model in a new window")):
            self.window_wanted.emit(path)

    def _asked_to_open(self, title: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            self._parent, title, self._workspace.settings.folder("models"), _models()
        )
        return Path(name) if name else None

    def open(self, path: Path, as_copy: bool = False) -> bool:
        """Open a model file, if nothing would be lost; return whether it is open.

        A result that was kept is read in the background, and shown as soon as it is here.
        """
        if is_result(path):
            self.result_wanted.emit(path)
            return False
        if is_importable(path) or is_photo(path):
            return self.import_file(path)
        if not as_copy and self.is_elsewhere(path):
            return False
        if not self.may_discard():
            return False
        try:
            model = self.reader.read(path.name, partial(_read, path))
        except KaneError as error:
            self.reader.refuse(path.name, error)
            return self.recovery.offer(path.absolute())
        if model is None:
            return False
        if as_copy:
            self._workspace.document.take(in_own_words(model), None)
            return True
        self._workspace.document.take(model, path)
        self._remember(path)
        self.recovery.offer(path.absolute())
        return True

    def ask_import(self) -> None:
        """Let the user choose a file of another program, and make a model of it."""
        name, _ = QFileDialog.getOpenFileName(
            self._parent,
            _tr("Import"),
            self._workspace.settings.folder("imports"),
            _importable(),
        )
        if name:
            self.import_file(Path(name))

    def import_file(self, path: Path) -> bool:
        """Make a model of a file of another program, if nothing would be lost.

        A page says what was taken, guessed and left out; a photo is put behind the model that is
        open. Return whether there is something new.
        """
        if is_photo(path):
            return self.bring_photo(path)
        try:
            is_part = reader_of(path).is_part
        except KaneError as error:
            self.reader.refuse(path.name, error)
            return False
        if is_part:
            return self.insert_file(path)
        if not self.may_discard():
            return False
        imported = self._imported(path)
        if imported is None:
            return False
        found, _ = imported
        self._workspace.document.take(found.model, None)
        self._show_findings(path, found)
        return True

    def bring_photo(self, path: Path) -> bool:
        """Put a photo behind the model that is open; return whether there is one."""
        self._workspace.settle()
        try:
            read = self.reader.read(path.name, lambda: _with_photo(path))
        except KaneError as error:
            self.reader.refuse(path.name, error)
            return False
        if read is None:
            return False
        self._workspace.settings.remember_folder("imports", path.absolute().parent)
        self.photo_wanted.emit(read.photos[0].picture)
        return True

    def ask_insert(self) -> None:
        """Let the user choose a model, or a file of another program, as a part of the model."""
        folder = self._workspace.settings.folder("imports")
        kinds = f"{_models()};;{_importable()}"
        name, _ = QFileDialog.getOpenFileName(self._parent, _tr("Insert model"), folder, kinds)
        if name:
            self.insert_file(Path(name))

    def insert_file(self, path: Path) -> bool:
        """Insert a model into the one that is open, as one step of undo; return whether it is."""
        self._workspace.settle()
        imported = self._imported(path, _prefix_of(path))
        if imported is None:
            return False
        found, prefix = imported
        try:
            inserted = insert(self._workspace.document.model, found.model, prefix)
        except KaneError as error:
            self.reader.refuse(path.name, error)
            return False
        text = _tr("Insert {}").format(path.name)
        self._workspace.document.apply(text, lambda _: inserted.model)
        every = Imported(inserted.model, (*found.findings, *inserted.findings))
        self._show_findings(path, every)
        return True

    def _imported(self, path: Path, prefix: str = "") -> tuple[Imported, str] | None:
        """Return what a file holds, and the prefix for its names; None where the person gives up.

        What the file does not say is asked for, and so is the prefix, where one is offered.
        """
        found: list[Imported] = []
        try:
            is_model = is_model_file(path)
            asked = () if is_model else reader_of(path).asks(path)
            questions = ImportQuestions(
                path.name, (*asked, *(("prefix",) if prefix else ())), prefix, self._parent
            )
            said = not (asked or prefix) or questions.exec() == QDialog.DialogCode.Accepted
            unit, density, prefix = questions.unit, questions.density, questions.prefix
            questions.deleteLater()
            if not said:
                return None

            def reading() -> Model:
                found.append(
                    Imported(_read(path), ())
                    if is_model
                    else import_model(path, unit=unit, density=density)
                )
                return found[-1].model

            model = self.reader.read(path.name, reading)
        except KaneError as error:
            self.reader.refuse(path.name, error)
            return None
        if model is None:
            return None
        self._workspace.settings.remember_folder("imports", path.absolute().parent)
        return found[-1], prefix

    def _show_findings(self, path: Path, found: Imported) -> None:
        title = _tr("Imported from {}").format(path.name)
        page = FindingsPage(title, found.findings, tuple(faults(found.model)), self._parent)
        page.exec()
        page.deleteLater()

    def save(self) -> bool:
        """Save to the document's file, asking for one if need be; return whether it is saved."""
        self._workspace.settle()
        path = self._workspace.document.path
        if path is None:
            return self.save_as()
        return self.outside_changes.may_overwrite() and self._save_to(path)

    def save_as(self) -> bool:
        """Let the user choose a file and save to it; return whether it is saved."""
        document, settings = self._workspace.document, self._workspace.settings
        self._workspace.settle()
        start = document.path or Path(settings.folder("models")) / f"model{SUFFIXES[0]}"
        path = self._ask_save(_tr("Save model as"), start, _models(), SUFFIXES[0])
        return self._save_to(path) if path else False

    def may_discard(self) -> bool:
        """Ask what to do with unsaved changes; return whether to go on."""
        self._workspace.settle()
        document = self._workspace.document
        if not document.modified:
            return True
        buttons = QMessageBox.StandardButton
        box = QMessageBox(
            QMessageBox.Icon.Question,
            _tr("Unsaved changes"),
            _tr("Save the changes to “{}”?").format(document.name),
            buttons.Save | buttons.Discard | buttons.Cancel,
            self._parent,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(_tr("They are lost otherwise."))
        give_letters(box)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        box.deleteLater()
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
        dialog = QFileDialog(self._parent, title, str(start.parent), kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(start.name)
        path = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
        dialog.deleteLater()  # with the thread in which it watches folders
        return path

    def _save_to(self, path: Path) -> bool:
        try:
            self._workspace.document.save(path)
        except FileError as error:
            QMessageBox.warning(self._parent, _tr("Not saved"), told_of(error))
            return False
        self._remember(path)
        self._workspace.notices.remark(_tr("Saved {}").format(path), 5000)
        return True

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._workspace.settings.remember_file(path)
        self._workspace.settings.remember_folder("models", path.parent)


def _read(path: Path) -> Model:
    model = load(path, unfinished=True)
    sweep(path.absolute().parent)
    return model


def _with_photo(path: Path) -> Model:
    from kane.model import Model, Photo

    return Model(photos=(Photo(name="photo", picture=read_photo(path)),))


def _models() -> str:
    patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
    return _tr("Models ({});;All files (*)").format(patterns)


def _prefix_of(path: Path) -> str:
    """Return the prefix that is offered for the names of a file: the first word of its own."""
    word = re.match(r"[A-Za-z0-9]*", path.stem)
    return f"{word[0] if word and word[0] else 'part'}_"


def _importable() -> str:
    """Return the kinds of files that can be imported, as Qt's dialog has them."""
    known = readers()
    endings = sorted({*PHOTO_SUFFIXES, *(suffix for each in known for suffix in each.suffixes)})
    every = " ".join(f"*{suffix}" for suffix in endings)
    own = (f"{told(r.words)} ({' '.join(f'*{each}' for each in r.suffixes)})" for r in known)
    photos = f"{_tr('Photo behind the grid')} ({' '.join(f'*{each}' for each in PHOTO_SUFFIXES)})"
    return ";;".join((f"{_tr('All that can be imported')} ({every})", *own, photos))


def _tr(text: str) -> str:
    return QCoreApplication.translate("FileDialogs", text)
