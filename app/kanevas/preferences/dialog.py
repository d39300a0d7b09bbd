"""The dialog of preferences: each choice holds at once, in all windows, and for the next start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from kane.model.solver import METHOD_NAMES
from kanevas.assets.language import MARKS, choose_mark
from kanevas.assets.told import told_of
from kanevas.preferences.words import (
    colours,
    language_changes,
    languages_to_choose,
    marks,
    new_models,
    pauses,
)
from kanevas.settings import Settings
from kanevas.settings.choices import LONGEST_DURATION
from kanevas.units import SYSTEMS, full, read
from kanevas.units.systems import SI
from kanevas.widgets.elided_label import ElidedLabel

WIDTH, NOTE = 500, 320  # pixels


class PreferencesDialog(QDialog):
    """Language, look, numbers, the start, copies of unsaved work, and new models."""

    def __init__(self, settings: Settings, copies: Path, parent: QWidget | None = None) -> None:
        """Take the settings, and the folder for copies that lie beside no file."""
        super().__init__(parent)
        self._settings, self._copies = settings, copies
        self.setWindowTitle(self.tr("Preferences"))
        self.setMinimumWidth(WIDTH)
        self._page = _Page()
        self._add_look()
        self._add_numbers()
        self._add_new_model()
        self._add_safety()
        layout = QVBoxLayout(self)
        layout.setSpacing(18)
        layout.addLayout(self._page)
        layout.addStretch(1)
        layout.addWidget(self._buttons())
        self.refresh()

    # --- parts

    def _add_look(self) -> None:
        settings, page = self._settings, self._page
        page.add_heading(self.tr("Language and look"))
        self.language = self._choice(languages_to_choose(), self._set_language)
        page.add_line(self.tr("&Language"), self.language)
        self.later = page.add_note()
        self.colours = self._choice(colours(), settings.set_colors)
        page.add_line(self.tr("C&olours"), self.colours)
        self.gallery = QCheckBox(self.tr("Show the &gallery when the program starts"))
        self.gallery.toggled.connect(settings.set_gallery_at_start)
        page.add_line("", self.gallery)
        self.less_motion = QCheckBox(self.tr("Less mo&tion"))
        self.less_motion.setToolTip(
            self.tr(
                "Panels fold and menus open at once, a run waits for Play, and the models of the "
                "gallery stand still"
            )
        )
        self.less_motion.toggled.connect(settings.set_less_motion)
        page.add_line("", self.less_motion)

    def _add_numbers(self) -> None:
        page = self._page
        page.add_heading(self.tr("Numbers"))
        systems = {system.key: system.title for system in SYSTEMS}
        self.units = self._choice(systems, self._settings.set_units)
        page.add_line(self.tr("&Units"), self.units)
        self.mark = self._choice(marks(), self._set_mark)
        page.add_line(self.tr("&Decimal mark"), self.mark)
        page.add_note(
            self.tr("Both a point and a comma are understood. Expressions and files have a point.")
        )

    def _add_new_model(self) -> None:
        page = self._page
        page.add_heading(self.tr("New models"))
        self.plane = self._choice(new_models(), self._settings.set_new_model)
        page.add_line(self.tr("&Begin"), self.plane)
        self.duration = QLineEdit()
        self.duration.editingFinished.connect(self._take_duration)
        page.add_line(self.tr("Length of the &run"), self.duration)
        self.fault = page.add_note()
        self.method = self._choice({name: name for name in METHOD_NAMES}, self._set_method)
        page.add_line(self.tr("&Method"), self.method)

    def _add_safety(self) -> None:
        page = self._page
        page.add_heading(self.tr("Unsaved work"))
        self.pause = self._choice(pauses(), self._settings.set_copy_after)
        page.add_line(self.tr("Keep a cop&y"), self.pause)
        page.add_note(
            self.tr(
                "After a crash the copy is offered at the next start. It lies beside the file; "
                "that of a model without a file lies here:"
            )
        )
        folder = ElidedLabel()
        folder.setText(str(self._copies))
        folder.setToolTip(str(self._copies))
        page.add_line("", folder)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        first = buttons.addButton(self.tr("As at &first"), QDialogButtonBox.ButtonRole.ResetRole)
        first.setToolTip(self.tr("All choices of this dialog as at the very first start"))
        first.setAutoDefault(False)
        first.clicked.connect(self._reset)
        close = buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setAutoDefault(False)  # Enter takes over what is typed
        buttons.rejected.connect(self.reject)
        return buttons

    # --- choices

    def refresh(self) -> None:
        """Show what the settings say."""
        settings = self._settings
        duration, method = settings.new_run()
        for box, value in (
            (self.language, settings.language()),
            (self.colours, settings.colors()),
            (self.units, settings.units()),
            (self.mark, settings.decimal_mark()),
            (self.plane, settings.new_model()),
            (self.method, method),
            (self.pause, settings.copy_after()),
        ):
            box.setCurrentIndex(box.findData(value))
        self.gallery.setChecked(settings.gallery_at_start())
        self.less_motion.setChecked(settings.less_motion())
        self.duration.setText(full(duration, "s", SI))
        self._tell_of_language()

    def _choice(self, choices: Mapping[Any, str], choose: Callable[[Any], object]) -> QComboBox:
        box = QComboBox()
        for value, text in choices.items():
            box.addItem(text, value)
        box.activated.connect(lambda _: choose(box.currentData()))
        return box

    def _set_language(self, language: str) -> None:
        self._settings.set_language(language)
        self._tell_of_language()

    def _tell_of_language(self) -> None:
        _tell(self.later, language_changes(self._settings.language()))

    def _set_mark(self, mark: str) -> None:
        assert mark in MARKS
        choose_mark(mark)
        self._settings.set_decimal_mark(mark)
        self.refresh()

    def _set_method(self, method: str) -> None:
        self._settings.set_new_run(self._settings.new_run()[0], method)

    def _take_duration(self) -> None:
        try:
            seconds = read(self.duration.text(), "s", SI).value
            if not 0.0 < seconds < LONGEST_DURATION:
                raise ValueError(self.tr("must be greater than zero, and no eternity"))
        except ValueError as error:
            _tell(self.fault, told_of(error))
            return
        _tell(self.fault, "")
        self._settings.set_new_run(seconds, self._settings.new_run()[1])
        self.duration.setText(full(seconds, "s", SI))

    def _reset(self) -> None:
        self._settings.forget_choices()
        choose_mark(self._settings.decimal_mark())
        self.refresh()


def _tell(note: QLabel, text: str) -> None:
    note.setText(text)
    note.setMinimumHeight(
        max(note.heightForWidth(NOTE), 0)
    )  # dialogs ask for no height by the width
    note.setVisible(bool(text))


class _Page(QGridLayout):
    """Headings, and below them lines of a label and a field."""

    def __init__(self) -> None:
        super().__init__()
        self.setColumnStretch(1, 1)
        self.setHorizontalSpacing(14)
        self.setVerticalSpacing(6)

    def add_heading(self, text: str) -> None:
        """Begin another part."""
        heading = QLabel(text)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setContentsMargins(0, 12 if self.rowCount() > 1 else 0, 0, 2)
        self.addWidget(heading, self.rowCount(), 0, 1, 2)

    def add_line(self, text: str, field: QWidget) -> None:
        """Add a field; its label has the letter that leads to it."""
        row = self.rowCount()
        if text:
            label = QLabel(text)
            label.setBuddy(field)
            label.setContentsMargins(12, 0, 0, 0)
            self.addWidget(label, row, 0)
        self.addWidget(field, row, 1)

    def add_note(self, text: str = "") -> QLabel:
        """Add what is to be known of the line above; it is not seen while it says nothing."""
        note = QLabel(wordWrap=True)
        note.setMinimumWidth(NOTE)
        self.addWidget(note, self.rowCount(), 1)
        _tell(note, text)
        return note
