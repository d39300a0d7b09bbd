"""The panel that says whether a run is right, and whether the program is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model, digest
from kane.proof.finding import Finding, Verdict
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.look.theme import Theme
from kanevas.proof.questions import (
    Examples,
    Proved,
    look_for_problem,
    prove_model,
    verify_examples,
)
from kanevas.runs.analyst import Analyst
from kanevas.runs.errand import Errand
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.help_page import HELP_PAGE

if TYPE_CHECKING:
    from kane.analyses.verifying import Check, Problem, Verified
    from kane.results import Result

WHAT, VERDICT, LARGEST, ALLOWED, WHERE = range(5)
LEAST_HEIGHT = 120  # pixels
NARROW = (VERDICT, LARGEST, ALLOWED)  # columns that are as wide as what they hold


class ProofPanel(QWidget):
    """Looks by a second derivation whether a run is right, and runs published problems.

    Signals:
        run_wanted: asks whoever is connected for the run that is shown, by ``take_run``.
    """

    run_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(HELP_PAGE, "proof")
        self._theme, self._ready = theme, False
        self._model = Model()
        self._run: Result | None = None
        self._shown: Proved | Examples | Problem | None = None
        self._asked = ""
        self._errand, self._reader = Errand(self), Analyst(self)
        self.prove = QPushButton(self.tr("Is this right?"))
        self.prove.setToolTip(
            self.tr("Run the model and look at it by equations of another kind, body by body")
        )
        self.verify = QPushButton(self.tr("Verify this machine"))
        self.verify.setToolTip(
            self.tr("Run all examples that are published problems, and compare their numbers")
        )
        self.cancel = QPushButton(self.tr("Cancel"))
        self.state = ElidedLabel()
        self.table = QTreeWidget()
        self.detail = QLabel()
        self._lay_out()
        self._connect()
        self._update()
        self._tell_of(None)

    # --- what others ask for

    def look(self) -> None:
        """Look whether the model is right."""
        if not self._ready or self._errand.busy or not self._model.bodies:
            return
        self.run_wanted.emit()
        self._clear(self.tr("Looking …"))
        self._errand.start(prove_model(self._model, self._run))

    def verify_all(self) -> None:
        """Run the published problems."""
        if not self._ready or self._errand.busy:
            return
        self._clear(self.tr("Running the published problems …"))
        self._errand.start(verify_examples())

    def take_run(self, result: Result | None) -> None:
        """Know the run that is shown."""
        self._run = result

    def set_ready(self) -> None:
        """Know that the solver is compiled."""
        self._ready = True
        self._update()

    def show_model(self, model: Model) -> None:
        """Know the model as drawn; what was found of an older one stays, and is told to be old."""
        self._model = model
        self._update()
        self._read()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._show(self._shown)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self._errand.stop()
        self._reader.stop()

    @property
    def found(self) -> Proved | Examples | Problem | None:
        """What is shown."""
        return self._shown

    # --- parts

    def _lay_out(self) -> None:
        titles = {
            WHAT: self.tr("What is compared"),
            VERDICT: self.tr("Verdict"),
            LARGEST: self.tr("Largest"),
            ALLOWED: self.tr("Allowed"),
            WHERE: self.tr("Where"),
        }
        self.table.setHeaderLabels([titles[column] for column in range(5)])
        self.table.setAccessibleName(self.tr("What was compared"))
        self.table.setAlternatingRowColors(True)
        self.table.setTextElideMode(Qt.TextElideMode.ElideRight)
        head = self.table.header()
        head.setStretchLastSection(True)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        bar = QHBoxLayout()
        bar.setContentsMargins(6, 6, 6, 0)
        for button in (self.prove, self.verify, self.cancel):
            bar.addWidget(button)
        bar.addWidget(self.state, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(bar)
        whole.addWidget(self.table, 1)
        self.detail.setContentsMargins(6, 0, 6, 4)
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.detail.hide()
        whole.addWidget(self.detail)
        self.setMinimumHeight(LEAST_HEIGHT)

    def _connect(self) -> None:
        self.prove.clicked.connect(self.look)
        self.verify.clicked.connect(self.verify_all)
        self.cancel.clicked.connect(self._errand.cancel)
        self.table.currentItemChanged.connect(self._tell_of)
        self._errand.changed.connect(self._update)
        self._errand.progressed.connect(self._show_progress)
        self._errand.told.connect(self._show)
        self._errand.succeeded.connect(self._show)
        self._errand.failed.connect(self._fail)
        self._reader.found.connect(self._show_problem)
        self._reader.failed.connect(lambda _, text: self._fail(text))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    # --- what is found

    def _read(self) -> None:
        """Look whether the model is a published problem, while nothing else is shown of it."""
        if self._errand.busy or not self.isVisible() or isinstance(self._shown, Proved | Examples):
            return
        key = digest(self._model)
        if key != self._asked:
            self._asked = key
            self._reader.ask(key, look_for_problem(self._model))

    def _show_problem(self, key: object, problem: Problem | None) -> None:
        if key == digest(self._model) and not self._errand.busy:
            self._show(problem)

    def _show_progress(self, part: float) -> None:
        if self._errand.busy:
            self._say(self.tr("{} % done").format(round(100 * part)), self._theme.muted)

    def _fail(self, text: str) -> None:
        self._clear(text, self._theme.error)

    def _clear(self, text: str, color: QColor | None = None) -> None:
        self._shown = None
        self.table.clear()
        self._say(text, color or self._theme.muted)

    def _update(self) -> None:
        """Offer what can be done now."""
        busy = self._errand.busy
        self.prove.setEnabled(self._ready and not busy and bool(self._model.bodies))
        self.verify.setEnabled(self._ready and not busy)
        self.cancel.setVisible(busy)
        shown = self._shown
        if not busy and isinstance(shown, Proved) and shown.model is not self._model:
            self._say(self.tr("The model has changed since"), self._theme.warning)

    def _tell_of(self, item: QTreeWidgetItem | None) -> None:
        """Write out what the columns have no room for."""
        lines = [] if item is None else [item.text(WHAT), item.text(WHERE), item.toolTip(WHAT)]
        if item is None and self._shown is None:
            lines = [
                self.tr("What is found by equations of another kind stands here, line by line.")
            ]
        self.detail.setText("\n".join(line for line in lines if line))
        self.detail.setVisible(bool(lines))

    def _say(self, text: str, color: QColor) -> None:
        self.state.setText(text)
        self.state.setStyleSheet(f"color: {color.name()}")

    def _show(self, shown: Proved | Examples | Problem | None) -> None:
        self._shown = shown
        self.table.clear()
        if isinstance(shown, Proved):
            self._show_proof(shown)
        elif isinstance(shown, Examples):
            self._show_verified(shown.verified)
        elif shown is not None:
            self._show_expected(shown)
        elif not self._errand.busy:
            self._say("", self._theme.muted)
        self._share_width()
        self._tell_of(None)

    def _share_width(self) -> None:
        """Give numbers what they need, and both columns of words an even share of the rest."""
        rows = [self.table.topLevelItem(k) for k in range(self.table.topLevelItemCount())]
        self.table.setRootIsDecorated(any(row is not None and row.childCount() for row in rows))
        for column in NARROW:
            self.table.resizeColumnToContents(column)
        left = self.table.viewport().width() - sum(map(self.table.columnWidth, NARROW))
        self.table.resizeColumnToContents(WHAT)
        self.table.setColumnWidth(WHAT, min(self.table.columnWidth(WHAT), left // 2))

    def _show_proof(self, shown: Proved) -> None:
        if shown.failure:
            self._say(told(shown.failure), self._theme.error)
            return
        if shown.proof is None:
            self._say(self.tr("Given up"), self._theme.muted)
            return
        for finding in shown.proof.findings:
            self.table.addTopLevelItem(self._finding(finding))
        if shown.published is not None:
            self.table.addTopLevelItem(self._verified(shown.published))
        verdict: Verdict = shown.proof.verdict
        if shown.published is not None and not shown.published.passed:
            verdict = "wrong"
        words = {
            "right": self.tr("Nothing is wrong with this run"),
            "wrong": self.tr("Something is wrong: look at what is red"),
            "undecided": self.tr("Nothing could be compared"),
        }
        self._say(words[verdict], self._color(verdict))

    def _show_verified(self, shown: Sequence[Verified]) -> None:
        for each in shown:
            self.table.addTopLevelItem(self._verified(each))
        passed = sum(each.passed for each in shown)
        words = self.tr("{} of {} published problems come out").format(passed, len(shown))
        self._say(words, self._color("right" if passed == len(shown) else "wrong"))

    def _show_expected(self, problem: Problem) -> None:
        item = QTreeWidgetItem([self.tr("Published numbers"), "", "", "", _source(problem)])
        for value in problem.values:
            name = self.tr("{} at t = {} s").format(value.quantity, written(value.time, ".6g"))
            cells = ["", written(value.expected, ".9g"), "± " + written(value.tolerance, ".2g")]
            QTreeWidgetItem(item, [name, *cells])
        self.table.addTopLevelItem(item)
        item.setToolTip(WHAT, problem.reason)
        item.setExpanded(True)
        self._say(self.tr("Expected of this example"), self._theme.muted)

    def _finding(self, finding: Finding) -> QTreeWidgetItem:
        place = told(finding.place)
        cells = [written(finding.figure, ".2g"), written(finding.limit, ".2g"), place]
        item = QTreeWidgetItem([told(finding.title), self._word(finding.verdict), *cells])
        item.setForeground(VERDICT, self._color(finding.verdict))
        item.setToolTip(WHAT, told(finding.reason))
        item.setToolTip(WHERE, place)
        item.setToolTip(ALLOWED, told(finding.reason))
        return item

    def _verified(self, shown: Verified) -> QTreeWidgetItem:
        verdict: Verdict = "right" if shown.passed else "wrong"
        where = told(shown.failure) if shown.failure else _source(shown.problem)
        title = QCoreApplication.translate("examples", shown.problem.title)
        item = QTreeWidgetItem([title, self._passed(shown.passed), "", "", where])
        item.setForeground(VERDICT, self._color(verdict))
        item.setToolTip(WHERE, where)
        item.setToolTip(WHAT, shown.problem.reason)
        for check in shown.checks:
            item.addChild(self._check(check))
        return item

    def _check(self, check: Check) -> QTreeWidgetItem:
        value = check.value
        name = self.tr("{} at t = {} s").format(value.quantity, written(value.time, ".6g"))
        away = written(abs(check.found - value.expected), ".2g")
        words = told(check.words())
        cells = [self._passed(check.passed), away, written(value.tolerance, ".2g"), words]
        item = QTreeWidgetItem([name, *cells])
        item.setForeground(VERDICT, self._color("right" if check.passed else "wrong"))
        return item

    def _word(self, verdict: Verdict) -> str:
        return {
            "right": self.tr("✓ right"),
            "wrong": self.tr("✗ wrong"),
            "undecided": self.tr("– open"),
        }[verdict]

    def _passed(self, passed: bool) -> str:
        return self.tr("✓ pass") if passed else self.tr("✗ fail")

    def _color(self, verdict: Verdict) -> QColor:
        theme = self._theme
        return {"right": theme.good, "wrong": theme.error, "undecided": theme.muted}[verdict]


def _source(problem: Problem) -> str:
    return f"{problem.source}, {problem.problem}; {problem.derived}"
