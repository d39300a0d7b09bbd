"""The panel of the worksheet: what is asked, what the person answers, and what becomes of it."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model, digest
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.look.theme import Theme
from kanevas.runs.errand import Errand
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.help_page import HELP_PAGE
from kanevas.worksheet.questions import Compared, Sheet, compare, make_sheet

ASKED, ANSWER, VERDICT, REMARK = range(4)
WIDTHS = {ASKED: 150, ANSWER: 120, VERDICT: 80}  # pixels
MOST_ASKED = 45  # per cent of the table for what is asked, at first
SYMBOLS_WIDTH = 220  # pixels
NAME = Qt.ItemDataRole.UserRole  # of what is asked
LEAST_HEIGHT = 120  # pixels


class WorksheetPanel(QWidget):
    """Asks for predictions and for equations, and compares what is answered."""

    answered = Signal(str, str)  # what was asked, and the answer, which the model is to keep

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(HELP_PAGE, "worksheet")
        self._theme, self._ready, self._model = theme, False, Model()
        self._sheet: Sheet | None = None
        self._compared: Compared | None = None
        self._answers: dict[str, str] = {}
        self._errand = Errand(self)
        self.make = QPushButton(self.tr("Make the sheet"))
        self.make.setToolTip(self.tr("Ask for the motion and the equations of the model as drawn"))
        self.check = QPushButton(self.tr("Compare answers"))
        self.check.setToolTip(
            self.tr(
                "Run the model and compare predictions; compare expressions by their values at "
                "random states"
            )
        )
        self.cancel = QPushButton(self.tr("Cancel"))
        self.state = ElidedLabel()
        self.table, self.symbols, self.detail = QTreeWidget(), QTreeWidget(), QLabel()
        self._lay_out()
        self._connect()
        self._update()
        self._tell_of(None)

    def begin(self) -> None:
        """Make the sheet of the model as drawn, unless it is there."""
        is_there = self._sheet is not None and digest(self._sheet.model) == digest(self._model)
        if not is_there and self._model.bodies:
            self._make()

    def show_model(self, model: Model) -> None:
        """Know the model as drawn; a sheet of an older one stays, and is told to be old."""
        self._model = model
        answers = {each.asked: each.answer for each in model.answers}
        if answers != self._answers:  # of another model, or undone
            self._answers = answers
            self._fill()
        self._update()

    def set_ready(self) -> None:
        """Know that the solver is compiled."""
        self._ready = True
        self._update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._fill()
        self._update()

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self._errand.stop()

    @property
    def sheet(self) -> Sheet | None:
        """What is asked."""
        return self._sheet

    @property
    def compared(self) -> Compared | None:
        """What became of the answers."""
        return self._compared

    # --- parts

    def _lay_out(self) -> None:
        titles = {
            ASKED: self.tr("Asked"),
            ANSWER: self.tr("Your answer"),
            VERDICT: self.tr("Verdict"),
            REMARK: self.tr("Remark"),
        }
        self.table.setHeaderLabels([titles[column] for column in range(4)])
        self.table.setAccessibleName(self.tr("Questions and answers"))
        self.table.setAlternatingRowColors(True)
        self.table.setEditTriggers(QTreeWidget.EditTrigger.NoEditTriggers)
        head = self.table.header()
        head.setStretchLastSection(True)
        for column, width in WIDTHS.items():
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            head.resizeSection(column, width)
        self.symbols.setHeaderLabels([self.tr("Symbol"), self.tr("Meaning")])
        self.symbols.setAccessibleName(self.tr("Symbols for the answers"))
        self.symbols.setRootIsDecorated(False)
        bar = QHBoxLayout()
        bar.setContentsMargins(6, 6, 6, 0)
        for button in (self.make, self.check, self.cancel):
            bar.addWidget(button)
        bar.addWidget(self.state, 1)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self.table)
        parts.addWidget(self.symbols)
        parts.setStretchFactor(0, 1)
        parts.setSizes([3 * SYMBOLS_WIDTH, SYMBOLS_WIDTH])
        self.detail.setContentsMargins(6, 0, 6, 4)
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.detail.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(bar)
        whole.addWidget(parts, 1)
        whole.addWidget(self.detail)
        self.setMinimumHeight(LEAST_HEIGHT)

    def _connect(self) -> None:
        self.make.clicked.connect(self._make)
        self.check.clicked.connect(self._check)
        self.cancel.clicked.connect(self._errand.cancel)
        self.table.itemClicked.connect(self._edit)
        self.table.itemActivated.connect(self._edit)
        self.table.itemChanged.connect(self._take)
        self.table.currentItemChanged.connect(self._tell_of)
        self.symbols.itemDoubleClicked.connect(self._append)
        self._errand.changed.connect(self._update)
        self._errand.succeeded.connect(self._show)
        self._errand.failed.connect(self._fail)

    # --- what is asked and answered

    def _make(self) -> None:
        self._say(self.tr("Working out the equations …"), self._theme.muted)
        self._errand.start(make_sheet(self._model))

    def _check(self) -> None:
        if self._sheet is None:
            return
        given = {name: text for name, text in self._answers.items() if text.strip()}
        predicted = {}
        for name in self._sheet.predict:
            if name in given:
                number = _number(given[name])
                if number is None:
                    self._say(self.tr("{} wants a number").format(name), self._theme.error)
                    return
                predicted[name] = number
        asked = {each.name for each in self._sheet.derive.questions} if self._sheet.derive else ()
        derived = {name: text for name, text in given.items() if name in asked}
        if not predicted and not derived:
            self._say(self.tr("There is no answer yet: click into a line"), self._theme.warning)
            return
        self._say(self.tr("Comparing …"), self._theme.muted)
        self._errand.start(compare(self._sheet.model, predicted, derived))

    def _show(self, shown: Sheet | Compared) -> None:
        if isinstance(shown, Sheet):
            if shown.derive is None:
                self._say(self.tr("Given up"), self._theme.muted)
                return
            self._sheet, self._compared = shown, None
            self._say(
                self.tr("Predict and derive before you run: click into a line to answer"),
                self._theme.muted,
            )
        else:
            self._compared = shown
            self._say(*self._summary(shown))
        self._fill()
        self._update()

    def _summary(self, shown: Compared) -> tuple[str, QColor]:
        right = sum(each.is_near for each in shown.predicted.values())
        right += sum(each.verdict == "right" for each in shown.derived.values())
        count = len(shown.predicted) + len(shown.derived)
        if not count:
            return self.tr("Given up"), self._theme.muted
        color = self._theme.good if right == count else self._theme.warning
        return self.tr("{} of {} answers are right").format(right, count), color

    def _fail(self, text: str) -> None:
        self._say(text, self._theme.error)

    def _edit(self, item: QTreeWidgetItem) -> None:
        if item.data(ASKED, NAME) and not self._errand.busy:
            self.table.editItem(item, ANSWER)

    def _take(self, item: QTreeWidgetItem, column: int) -> None:
        """Keep what was typed; what became of an earlier answer is gone."""
        name = item.data(ASKED, NAME)
        if column != ANSWER or not name:
            return
        text = item.text(ANSWER)
        self._answers = {each: old for each, old in self._answers.items() if each != name}
        if text.strip():
            self._answers[name] = text
        self.table.blockSignals(True)
        item.setText(VERDICT, "")
        item.setText(REMARK, "")
        self.table.blockSignals(False)
        self.answered.emit(name, text)

    def _append(self, symbol: QTreeWidgetItem) -> None:
        """Put a symbol behind the answer that is chosen."""
        item = self.table.currentItem()
        if item is not None and item.data(ASKED, NAME):
            item.setText(ANSWER, item.text(ANSWER) + symbol.text(0))

    def _fill(self) -> None:
        self.table.blockSignals(True)
        self.table.clear()
        self.symbols.clear()
        if self._sheet is not None and self._sheet.derive is not None:
            time = written(self._sheet.model.solver.duration, ".6g")
            predict = self._section(self.tr("Predict, at t = {} s (SI units)").format(time))
            for name in self._sheet.predict:
                predict.addChild(self._line(name, name, *self._of_prediction(name)))
            derive = self._section(self.tr("Derive"))
            for question in self._sheet.derive.questions:
                words = f"{question.name}: {told(question.words)}"
                derive.addChild(self._line(question.name, words, *self._of_answer(question.name)))
            for symbol in self._sheet.derive.symbols:
                number = "" if symbol.value is None else f" = {written(symbol.value, '.6g')}"
                cells = [symbol.name, told(symbol.meaning) + number]
                row = QTreeWidgetItem(self.symbols, cells)
                row.setToolTip(1, cells[1])
            QTreeWidgetItem(self.symbols, ["t", self.tr("time")])
            self.symbols.resizeColumnToContents(0)
            self.table.resizeColumnToContents(ASKED)
            most = max(WIDTHS[ASKED], self.table.viewport().width() * MOST_ASKED // 100)
            self.table.setColumnWidth(ASKED, min(self.table.columnWidth(ASKED), most))
        self.table.blockSignals(False)
        self._tell_of(None)

    def _section(self, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.table, [title])
        item.setFirstColumnSpanned(True)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setExpanded(True)
        return item

    def _line(
        self, name: str, words: str, verdict: str, color: QColor, remark: str
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem([words, self._answers.get(name, ""), verdict, remark])
        item.setData(ASKED, NAME, name)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setForeground(VERDICT, color)
        item.setToolTip(ASKED, words)
        item.setToolTip(REMARK, remark)
        return item

    def _of_prediction(self, name: str) -> tuple[str, QColor, str]:
        found = self._compared.predicted.get(name) if self._compared else None
        if found is None:
            return "", self._theme.muted, ""
        remark = self.tr("{} {} came out; {} % of its range off").format(
            written(found.found, ".5g"), found.unit, written(100 * found.off, ".2g")
        )
        if found.is_near:
            return self.tr("✓ near"), self._theme.good, remark
        return self.tr("✗ off"), self._theme.error, remark

    def _of_answer(self, name: str) -> tuple[str, QColor, str]:
        found = self._compared.derived.get(name) if self._compared else None
        if found is None:
            return "", self._theme.muted, ""
        words = {
            "right": (self.tr("✓ right"), self._theme.good),
            "these numbers": (self.tr("– almost"), self._theme.warning),
            "wrong": (self.tr("✗ wrong"), self._theme.error),
            "unread": (self.tr("? unread"), self._theme.error),
        }
        return (*words[found.verdict], told(found.remark))

    # --- what is offered and said

    def _update(self) -> None:
        busy = self._errand.busy
        self.make.setEnabled(not busy and bool(self._model.bodies))
        self.check.setEnabled(self._ready and not busy and self._sheet is not None)
        self.cancel.setVisible(busy)
        sheet = self._sheet
        if not busy and sheet is not None and digest(sheet.model) != digest(self._model):
            self._say(self.tr("The model has changed since"), self._theme.warning)

    def _tell_of(self, item: QTreeWidgetItem | None) -> None:
        """Write out what the columns have no room for."""
        lines = [] if item is None else [item.text(ASKED), item.text(REMARK)]
        if self._sheet is None:
            lines = [
                self.tr("A sheet asks for predictions and equations, which are then compared.")
            ]
        self.detail.setText("\n".join(line for line in lines if line))
        is_asked = item is not None and bool(item.data(ASKED, NAME))
        self.detail.setVisible(is_asked or self._sheet is None)

    def _say(self, text: str, color: QColor) -> None:
        self.state.setText(text)
        self.state.setStyleSheet(f"color: {color.name()}")


def _number(text: str) -> float | None:
    """Return a number as people write it, with a point or a comma; None where it is none."""
    try:
        number = float(text.strip().replace(",", ".").replace("\u2212", "-"))
    except ValueError:
        return None
    return number if math.isfinite(number) else None
