"""The question what is to become of work that a crash has left unsaved."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kanevas.recovery.copies import Orphan

END_OF_TIME = 253402300800.0  # s since 1970: the year 10000


class Answer(Enum):
    """What the user wants of a copy."""

    RECOVER = 1
    DELETE = 2
    LATER = 3


class RecoveryDialog(QDialog):
    """Shows the copies that there are, and lets the user choose one and what to do with it."""

    def __init__(self, orphans: Sequence[Orphan], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unsaved work"))
        self.answer = Answer.LATER
        self.setMinimumWidth(520)
        text = QLabel(
            self.tr(
                "Kanevas ended before these changes were saved. Recover opens them as unsaved "
                "changes; no file is written until you save."
            ),
            wordWrap=True,
        )
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Unsaved work"))
        for orphan in orphans:
            item = QListWidgetItem(self._words(orphan), self.list)
            item.setToolTip(str(orphan.place))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda: self._choose(Answer.RECOVER))
        self.buttons = QDialogButtonBox()
        for answer, label, role in (
            (Answer.RECOVER, self.tr("&Recover"), QDialogButtonBox.ButtonRole.AcceptRole),
            (Answer.DELETE, self.tr("&Delete"), QDialogButtonBox.ButtonRole.DestructiveRole),
            (Answer.LATER, self.tr("&Not now"), QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button = self.buttons.addButton(label, role)
            button.clicked.connect(lambda _=False, answer=answer: self._choose(answer))
            button.setDefault(answer is Answer.RECOVER)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(self.list)
        layout.addWidget(self.buttons)

    @property
    def row(self) -> int:
        """Which of the copies is chosen."""
        return self.list.currentRow()

    def _choose(self, answer: Answer) -> None:
        self.answer = answer
        self.accept()

    def _words(self, orphan: Orphan) -> str:
        copy, file = orphan.copy, orphan.file
        lines = [self.tr("{}, changed {}").format(orphan.name, self._time(copy.written))]
        if file is None:
            lines.append(self.tr("never saved to a file"))
        else:
            lines.append(f"{file}{self._state_of(file, copy.written)}")
        return "\n".join(lines)

    def _state_of(self, file: Path, written: float) -> str:
        try:
            saved = file.stat().st_mtime
        except OSError:
            return self.tr(" (is no longer there)")
        if saved > written:
            return self.tr(" (the file is newer: saved {})").format(self._time(saved))
        return self.tr(" (saved {})").format(self._time(saved))

    def _time(self, seconds: float) -> str:
        if not 0.0 <= seconds < END_OF_TIME:
            return self.tr("at a time that is not known")
        moment = QDateTime.fromSecsSinceEpoch(round(seconds))
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
