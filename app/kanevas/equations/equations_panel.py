"""The panel of the equations in symbols: derive them, read them step by step, take them along."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMenu,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model, digest
from kane.symbolic.equations import LANGUAGES, Step, SymbolicEquations, symbolic_equations
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.equations.choices_table import ChoicesTable
from kanevas.equations.empty_page import EmptyPage
from kanevas.equations.matrix_pattern import MatrixPattern
from kanevas.equations.methods_table import MethodsTable
from kanevas.equations.sheet import Paper, Sheet
from kanevas.equations.speeds_editor import SpeedsEditor
from kanevas.look.theme import Theme
from kanevas.runs.analyst import Analyst
from kanevas.runs.typesetting import typeset
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.help_page import HELP_PAGE

AT_ONCE = 6  # lines that are typeset before they are shown
LIST_WIDTH, PATTERN_WIDTH, EDITOR_WIDTH = 150, 100, 190  # pixels at first
COMPONENTS = ("fx", "fy", "fz", "mx", "my", "mz")  # of forces that may be asked for
SPINS, RATES, OWN = range(3)  # which speeds are chosen
WORDS = {
    "latex": "LaTeX",
    "python": "Python (NumPy)",
    "c": "C",
    "modelica": "Modelica",
    "sympy": "SymPy",
}
assert WORDS.keys() == set(LANGUAGES)


@dataclass(frozen=True)
class _Wish:
    """What is to be derived."""

    joint_rates: bool
    speeds: str
    methods: bool
    choices: bool
    force: str


class EquationsPanel(QWidget):
    """Shows Kane's equations of the model as drawn.

    Signals:
        save_wanted: a language of ``LANGUAGES``, and the text that is to be written to a file.
    """

    save_wanted = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(HELP_PAGE, "equations")
        self._theme = theme
        self._model: Model | None = None
        self._found: SymbolicEquations | None = None
        self._is_working = False
        self._joints: tuple[str, ...] | None = None  # whose forces are offered
        self._stays = False  # on its step, since a person writes on
        self._deriver, self._typesetter = Analyst(self), Analyst(self)
        self._deriver.found.connect(self._show_found)
        self._deriver.failed.connect(self._show_failure)
        self._typesetter.found.connect(self._show_drawings)
        self._typesetter.failed.connect(self._show_failure)
        self.derive = QToolButton()
        self.derive.clicked.connect(self._derive_or_cancel)
        self.speeds = QComboBox()
        self.speeds.setToolTip(
            self.tr("Generalized speeds; the first two differ where bodies turn freely")
        )
        self.speeds.addItem(self.tr("Rates of coordinates, ω of free turns"), SPINS)
        self.speeds.addItem(self.tr("Rates of all coordinates"), RATES)
        self.speeds.addItem(self.tr("As I write them"), OWN)
        self.speeds.currentIndexChanged.connect(self._show_editor)
        self.compare = QCheckBox(self.tr("Compare methods"))
        self.compare.setToolTip(
            self.tr(
                "Derive them by Newton's and Lagrange's methods, too, and count what each needs"
            )
        )
        self.compare_speeds = QCheckBox(self.tr("Compare speeds"))
        self.compare_speeds.setToolTip(
            self.tr("Derive them with other generalized speeds, too, and count what each costs")
        )
        self.force = QComboBox()
        self.force.setToolTip(
            self.tr("Bring a force of a joint into evidence by an auxiliary generalized speed")
        )
        self.force.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.force.setMinimumContentsLength(14)
        self.editor = SpeedsEditor()
        self.editor.setAccessibleName(self.tr("Generalized speeds"))
        self.editor.written.connect(self._derive_what_is_written)
        self.pattern = MatrixPattern(theme)
        self.state = ElidedLabel()
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setContentsMargins(8, 0, 8, 0)
        self.problem.hide()
        self.copy = self._languages(self.tr("Copy as"), self._copy)
        self.save = self._languages(self.tr("Save as"), self._save)
        self.steps = QListWidget()
        self.steps.setAccessibleName(self.tr("Steps of the derivation"))
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # elided
        self.steps.currentRowChanged.connect(self._show_step)
        self.sheet = Sheet(theme)
        self.sheet.menu_wanted.connect(self._offer_line)
        self.methods = MethodsTable()
        self.methods.setAccessibleName(self.tr("Methods compared"))
        self.choices = ChoicesTable(theme)
        self.choices.setAccessibleName(self.tr("Choices of speeds"))
        self.choices.taken.connect(self._take_speeds)
        self.empty = EmptyPage(theme)
        self._put_together()
        self.set_theme(theme)
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        for each in (self.sheet, self.pattern, self.choices, self.empty):
            each.set_theme(theme)
        self._paint_paper()
        palette = self.problem.palette()
        palette.setColor(self.problem.foregroundRole(), theme.error)
        self.problem.setPalette(palette)
        self._show_step(self.steps.currentRow())

    def show_model(self, model: Model) -> None:
        """Know the model as drawn; equations of an older one stay, and are told to be old."""
        self._model = model
        self._offer_forces(model)
        self._show_state()

    def forget_speeds(self) -> None:
        """Begin another document without the speeds that were written for the one before."""
        self.editor.begin_with("")
        self.speeds.setCurrentIndex(self.speeds.findData(SPINS))

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self.editor.stop()
        self._deriver.stop()
        self._typesetter.stop()

    @property
    def found(self) -> SymbolicEquations | None:
        """What is shown."""
        return self._found

    def _put_together(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(6, 6, 6, 0)
        bar.addWidget(self.derive)
        bar.addWidget(self.speeds)
        bar.addStretch(1)
        bar.addWidget(self.copy)
        bar.addWidget(self.save)
        self._paper = Paper(self.sheet)
        self._paper.setAccessibleName(self.tr("Equations of the step"))
        self._paint_paper()
        self._written = QSplitter(Qt.Orientation.Vertical)
        self._written.addWidget(self.editor)
        self._written.addWidget(self.pattern)
        self.editor.hide()
        self._pages = QStackedWidget()
        for page in (self._paper, self.methods, self.choices):
            self._pages.addWidget(page)
        read = QSplitter(Qt.Orientation.Horizontal)
        read.addWidget(self.steps)
        read.addWidget(self._pages)
        read.setStretchFactor(1, 1)
        read.setSizes([LIST_WIDTH, 3 * LIST_WIDTH])
        self._whole = QStackedWidget()
        self._whole.addWidget(self.empty)
        self._whole.addWidget(read)
        self._parts = QSplitter(Qt.Orientation.Horizontal)
        self._parts.addWidget(self._written)
        self._parts.addWidget(self._whole)
        self._parts.setStretchFactor(1, 1)
        self._parts.setSizes([PATTERN_WIDTH, 4 * LIST_WIDTH])
        self._read = read
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(bar)
        below = QHBoxLayout()  # in one line all would be wider than a small window
        below.setContentsMargins(6, 0, 6, 0)
        for each in (self.compare, self.compare_speeds, self.force):
            below.addWidget(each)
        below.addWidget(self.state, 1)
        whole.addLayout(below)
        whole.addWidget(self.problem)
        whole.addWidget(self._parts, 1)

    def _offer_forces(self, model: Model) -> None:
        """Offer the components of the reactions of all joints."""
        names = tuple(joint.name for joint in model.joints)
        if names == self._joints:
            return
        self._joints = names
        wanted = self.force.currentData()
        self.force.blockSignals(True)
        self.force.clear()
        self.force.addItem(self.tr("No force in evidence"), "")
        for joint in names:
            for component in COMPONENTS:
                self.force.addItem(f"{joint}.{component}", f"{joint}.{component}")
        self.force.setCurrentIndex(max(self.force.findData(wanted), 0))
        self.force.blockSignals(False)

    def _show_editor(self) -> None:
        """Let a person write speeds, beginning with those that are in force."""
        writes = self.speeds.currentData() == OWN
        self.editor.setVisible(writes)
        if writes and not self.editor.text and self._found is not None:
            self.editor.begin_with(self._found.speeds)
        width = EDITOR_WIDTH if writes else PATTERN_WIDTH
        self._parts.setSizes([width, max(self.width() - width, 1)])
        self._written.setSizes([2 * PATTERN_WIDTH, PATTERN_WIDTH])
        self._show_state()
        if writes:
            self.editor.setFocus()

    def _take_speeds(self, definitions: str) -> None:
        """Write the speeds of a choice, and derive the equations with them."""
        self.editor.begin_with(definitions)
        self.speeds.setCurrentIndex(self.speeds.findData(OWN))
        self._derive_what_is_written()

    def _derive_what_is_written(self) -> None:
        if self._model is None or self.speeds.currentData() != OWN:
            return
        self._stays = True
        self._derive()

    def _paint_paper(self) -> None:
        palette = self._paper.palette()
        palette.setColor(self._paper.backgroundRole(), self._theme.background)
        self._paper.setPalette(palette)

    def _languages(self, text: str, take: Callable[[str], None]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for language, word in WORDS.items():
            menu.addAction(word).triggered.connect(
                lambda _=False, language=language: take(language)
            )
        button.setMenu(menu)
        return button

    def _derive_or_cancel(self) -> None:
        if self._is_working:
            self._deriver.drop()
            self._is_working = False
            self._show_state(self.tr("Given up."))
            return
        self._stays = False
        self._derive()

    def _derive(self) -> None:
        """Have the equations derived; what is under way for another wish is given up."""
        if self._model is None or not self._model.bodies:
            return
        model, chosen = self._model, self.speeds.currentData()
        wish = _Wish(
            joint_rates=chosen == RATES,
            speeds=self.editor.text if chosen == OWN else "",
            methods=self.compare.isChecked(),
            choices=self.compare_speeds.isChecked(),
            force=str(self.force.currentData() or ""),
        )

        def look(_: Callable[[float], None], stop: threading.Event) -> SymbolicEquations | None:
            return symbolic_equations(
                model,
                joint_rates=wish.joint_rates,
                methods=wish.methods,
                speeds=wish.speeds,
                choices=wish.choices,
                force=wish.force,
                stop=stop,
            )

        self._is_working = True
        self._deriver.drop()
        self._deriver.ask((id(model), wish), look)
        self._show_state()

    def _show_found(self, _: object, found: SymbolicEquations | None) -> None:
        self._is_working = False
        item = self.steps.currentItem()
        before = item.text() if item is not None else ""
        self._found = found or self._found
        self.steps.blockSignals(True)
        self.steps.clear()
        if self._found is not None:
            self.steps.addItems([told(step.title) for step in self._steps])
            self.methods.show_needs(self._found.methods)
            self.choices.show_choices(self._found.choices)
            self.pattern.show_pattern(self._found.pattern)
            if self._found.methods:
                self.steps.addItem(self.tr("Three methods"))
            if self._found.choices:
                self.steps.addItem(self.tr("Choices of speeds"))
        for k in range(self.steps.count()):
            self.steps.item(k).setToolTip(self.steps.item(k).text())
        self.steps.blockSignals(False)
        self.steps.setCurrentRow(self._row_after(before))
        self._show_state()

    @property
    def _steps(self) -> tuple[Step, ...]:
        """The steps that are sheets."""
        if self._found is None:
            return ()
        return self._found.steps if self._found.force is None else (
            *self._found.steps, self._found.force
        )  # fmt: skip

    def _row_after(self, before: str) -> int:
        """Return which step is shown: the one before where a person writes, or what was wanted."""
        titles = [self.steps.item(k).text() for k in range(self.steps.count())]
        if self._stays and before in titles:
            return titles.index(before)
        if self._found is None:
            return -1
        if self._found.methods or self._found.choices or self._found.force is not None:
            return len(titles) - 1
        own = [step.title.template for step in self._found.steps]
        return own.index("Equations of motion") if "Equations of motion" in own else 0

    def _show_failure(self, _: object, text: str) -> None:
        self._is_working = False
        self._show_state(problem=text)

    def _show_state(self, text: str = "", problem: str = "") -> None:
        self.derive.setText(self.tr("Cancel") if self._is_working else self.tr("Derive equations"))
        self.derive.setEnabled(self._model is not None and bool(self._model.bodies))
        for each in (self.copy, self.save):
            each.setEnabled(self._found is not None)
        self.state.setText(text or self._summary())
        shows = self._found is not None
        self._whole.setCurrentWidget(self._read if shows else self.empty)
        self.pattern.setVisible(shows)
        self._written.setVisible(shows or self.speeds.currentData() == OWN)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem) and shows)
        if not shows:
            self.empty.show_words(*self._empty_words(problem))

    def _empty_words(self, text: str) -> tuple[str, str]:
        if self._is_working:
            return self.tr("Working out the equations …"), self.tr(
                "This goes on beside your work; small mechanisms take a few seconds."
            )
        if text:
            return self.tr("There are no equations"), text
        if self._model is None or not self._model.bodies:
            return self.tr("No equations yet"), self.tr("Draw a body first.")
        return self.tr("No equations yet"), self.tr(
            "Derive equations works out Kane's equations of the mechanism as it is drawn, step by "
            "step and with its own names. They can be read here and taken along as LaTeX, Python, "
            "C, Modelica or SymPy."
        )

    def _summary(self) -> str:
        if self._is_working:
            return self.tr("Working out the equations …")
        found = self._found
        if found is None:
            return ""
        products, sums, functions = found.operations
        text = self.tr(
            "Coordinates: {coordinates}, constraints: {rows}; multiplications: {products}, "
            "additions: {sums}, functions: {functions}; differs from the solver by {difference}"
        ).format(
            coordinates=found.coordinates,
            rows=found.rows,
            products=products,
            sums=sums,
            functions=functions,
            difference=written(found.difference, ".1e"),
        )
        if self._model is not None and digest(found.model) != digest(self._model):
            return self.tr("Of an older model. {}").format(text)
        return text

    def _show_step(self, row: int) -> None:
        self._typesetter.drop()
        steps = self._steps
        self._pages.setCurrentWidget(self._page_of(row))
        if not 0 <= row < len(steps):
            self.sheet.show_lines(())
            return
        self.sheet.show_lines(steps[row].lines)
        self._paper.verticalScrollBar().setValue(0)
        self._typeset_on()

    def _page_of(self, row: int) -> QWidget:
        """Return what shows a step: a sheet, or one of the tables behind them."""
        behind = row - len(self._steps)
        if self._found is None or behind < 0:
            return self._paper
        tables: list[QWidget] = []
        if self._found.methods:
            tables.append(self.methods)
        if self._found.choices:
            tables.append(self.choices)
        return tables[behind]

    def _typeset_on(self) -> None:
        """Let the next lines be typeset."""
        row, first = self.steps.currentRow(), self.sheet.drawn
        lines = self._steps[row].lines[first : first + AT_ONCE]
        if lines:
            ink = self._theme.ink.name()
            key = id(self._found), row, first, ink
            self._typesetter.ask(key, typeset([line.latex for line in lines], ink))

    def _show_drawings(self, key: tuple[int, int, int, str], drawings: tuple[bytes, ...]) -> None:
        if key[:3] == (id(self._found), self.steps.currentRow(), self.sheet.drawn):
            self.sheet.add_drawings(drawings)
            self._typeset_on()

    def _offer_line(self, latex: str, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy this equation as LaTeX")).triggered.connect(
            lambda: QGuiApplication.clipboard().setText(latex)
        )
        menu.popup(at)

    def _copy(self, language: str) -> None:
        if self._found is not None:
            QGuiApplication.clipboard().setText(self._found.texts[language])

    def _save(self, language: str) -> None:
        if self._found is not None:
            self.save_wanted.emit(language, self._found.texts[language])
