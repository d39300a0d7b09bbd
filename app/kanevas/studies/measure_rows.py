"""What is kept of each run: a list of measures, each a reduction of a quantity."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kanevas.assets.language import QT_TRANSLATE_NOOP

KINDS = {
    "max": QT_TRANSLATE_NOOP("MeasureRows", "largest"),
    "min": QT_TRANSLATE_NOOP("MeasureRows", "least"),
    "span": QT_TRANSLATE_NOOP("MeasureRows", "span"),
    "mean": QT_TRANSLATE_NOOP("MeasureRows", "mean"),
    "rms": QT_TRANSLATE_NOOP("MeasureRows", "root mean square"),
    "first": QT_TRANSLATE_NOOP("MeasureRows", "first"),
    "last": QT_TRANSLATE_NOOP("MeasureRows", "last"),
}


class QuantityChoice(QComboBox):
    """A quantity of the result, found by a part of its name, or an expression that is typed."""

    def __init__(self, names: Sequence[str], empty: str = "") -> None:
        """Make one of these quantities; ``empty`` names the choice of none, where there is one."""
        super().__init__()
        self._empty = empty
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setAccessibleName(QCoreApplication.translate("MeasureRows", "Quantity"))
        completer = self.completer()
        assert completer is not None  # what can be edited has one
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.offer(names)

    def offer(self, names: Sequence[str]) -> None:
        """Offer other quantities; what stands there stays."""
        text = self.currentText()
        was_blocked = self.blockSignals(True)  # nothing else is chosen
        self.clear()
        if self._empty:
            self.addItem(self._empty)
        self.addItems(list(names))
        if text:
            self.setEditText(text)
        self.blockSignals(was_blocked)

    def name(self) -> str:
        """Return what is chosen or typed; nothing where that is none."""
        text = self.currentText().strip()
        return "" if text == self._empty else text


class _Row(QWidget):
    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.kind = QComboBox()
        for key, words in KINDS.items():
            self.kind.addItem(QCoreApplication.translate("MeasureRows", words), key)
        self.kind.setAccessibleName(QCoreApplication.translate("MeasureRows", "What of it"))
        self.of = QuantityChoice(names)
        self.remove = QToolButton()
        self.remove.setText("×")
        self.remove.setToolTip(QCoreApplication.translate("MeasureRows", "Remove this measure"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.kind)
        row.addWidget(self.of, 1)
        row.addWidget(self.remove)

    def text(self) -> str:
        return f"{self.kind.currentData()}({self.of.name()})"


class MeasureRows(QWidget):
    """The measures, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self.rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.add = QPushButton(self.tr("&Add a measure"))
        self.add.setAutoDefault(False)
        self.add.clicked.connect(lambda _: self.add_row())
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def offer(self, names: Sequence[str]) -> None:
        """Offer the quantities of a model."""
        self._names = names
        for row in self.rows:
            row.of.offer(names)
        if not self.rows:
            self.add_row()

    def add_row(self, text: str = "") -> None:
        """Add a measure, as its text says."""
        row = _Row(self._names)
        kind = text.partition("(")[0]
        if kind in KINDS:
            row.kind.setCurrentIndex(list(KINDS).index(kind))
            row.of.setEditText(text.strip()[len(kind) + 1 : -1])
        row.remove.clicked.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._column.insertWidget(self._column.count() - 1, row)
        self._follow()

    def put(self, texts: Sequence[str]) -> None:
        """Show these measures in place of all."""
        for row in [*self.rows]:
            self._remove(row, even_the_last=True)
        for text in texts:
            self.add_row(text)

    def texts(self) -> tuple[str, ...]:
        """Return the measures, as reductions are written."""
        return tuple(dict.fromkeys(row.text() for row in self.rows if row.of.name()))

    def _remove(self, row: _Row, even_the_last: bool = False) -> None:
        if len(self.rows) > 1 or even_the_last:
            self.rows.remove(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._follow()

    def _follow(self) -> None:
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > 1)
