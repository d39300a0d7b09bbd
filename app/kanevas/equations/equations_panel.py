"""The panel of the equations in symbols: derive them, read them step by step, take them along."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QMenu,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model, digest
from kane.symbolic.equations import LANGUAGES, SymbolicEquations, symbolic_equations
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.equations.methods_table import MethodsTable
from kanevas.equations.sheet import Sheet
from kanevas.look.theme import Theme
from kanevas.runs.analyst import Analyst
from kanevas.runs.typesetting import typeset
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.help_page import HELP_PAGE

AT_ONCE = 6  # lines that are typeset before they are shown
LIST_WIDTH = 250  # pixels
WORDS = {
    "latex": "LaTeX",
    "python": "Python (NumPy)",
    "c": "C",
    "modelica": "Modelica",
    "sympy": "SymPy",
}
assert WORDS.keys() == set(LANGUAGES)


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
        self._deriver, self._typesetter = Analyst(self), Analyst(self)
        self._deriver.found.connect(self._show_found)
        self._deriver.failed.connect(self._show_failure)
        self._typesetter.found.connect(self._show_drawings)
        self._typesetter.failed.connect(self._show_failure)
        self.derive = QToolButton()
        self.derive.clicked.connect(self._derive_or_cancel)
        self.speeds = QComboBox()
        self.speeds.setToolTip(self.tr("Generalized speeds of free turns"))
        self.speeds.addItem(self.tr("Components of angular velocity"), False)
        self.speeds.addItem(self.tr("Rates of coordinates"), True)
        self.compare = QCheckBox(self.tr("Compare methods"))
        self.compare.setToolTip(
            self.tr(
                "Derive them by Newton's and Lagrange's methods, too, and count what each needs"
            )
        )
        self.state = ElidedLabel()
        self.copy = self._languages(self.tr("Copy as"), self._copy)
        self.save = self._languages(self.tr("Save as"), self._save)
        self.steps = QListWidget()
        self.steps.currentRowChanged.connect(self._show_step)
        self.sheet = Sheet(theme)
        self.sheet.menu_wanted.connect(self._offer_line)
        self.methods = MethodsTable()
        self._put_together()
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.sheet.set_theme(theme)
        self._paint_paper()
        self._show_step(self.steps.currentRow())

    def show_model(self, model: Model) -> None:
        """Know the model as drawn; equations of an older one stay, and are told to be old."""
        self._model = model
        self._show_state()

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
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
        self._paper = QScrollArea()
        self._paper.setWidget(self.sheet)
        self._paper.setWidgetResizable(True)
        self._paint_paper()
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self.steps)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._paper)
        self._pages.addWidget(self.methods)
        parts.addWidget(self._pages)
        parts.setStretchFactor(1, 1)
        parts.setSizes([LIST_WIDTH, 3 * LIST_WIDTH])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(bar)
        below = QHBoxLayout()  # in one line all would be wider than a small window
        below.setContentsMargins(6, 0, 6, 0)
        below.addWidget(self.compare)
        below.addWidget(self.state, 1)
        whole.addLayout(below)
        whole.addWidget(parts, 1)

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
        if self._model is None:
            return
        model, joint_rates = self._model, bool(self.speeds.currentData())
        methods = self.compare.isChecked()

        def look(_: Callable[[float], None], stop: threading.Event) -> SymbolicEquations | None:
            return symbolic_equations(model, joint_rates=joint_rates, methods=methods, stop=stop)

        self._is_working = True
        self._deriver.ask((id(model), joint_rates, methods), look)
        self._show_state()

    def _show_found(self, _: object, found: SymbolicEquations | None) -> None:
        self._is_working = False
        self._found = found or self._found
        self.steps.blockSignals(True)
        self.steps.clear()
        if self._found is not None:
            self.steps.addItems([told(step.title) for step in self._found.steps])
            self.methods.show_needs(self._found.methods)
            if self._found.methods:
                self.steps.addItem(self.tr("Three methods"))
        self.steps.blockSignals(False)
        self.steps.setCurrentRow(self._first_row())
        self._show_state()

    def _first_row(self) -> int:
        """Return which step is shown at first: what the methods need where that was asked for."""
        steps = self._found.steps if self._found else ()
        if self._found and self._found.methods:
            return len(steps)
        titles = [step.title.template for step in steps]
        return titles.index("Equations of motion") if "Equations of motion" in titles else 0

    def _show_failure(self, _: object, text: str) -> None:
        self._is_working = False
        self._show_state(text)

    def _show_state(self, text: str = "") -> None:
        self.derive.setText(self.tr("Cancel") if self._is_working else self.tr("Derive equations"))
        self.derive.setEnabled(self._model is not None and bool(self._model.bodies))
        for each in (self.copy, self.save):
            each.setEnabled(self._found is not None)
        self.state.setText(text or self._summary())

    def _summary(self) -> str:
        if self._is_working:
            return self.tr("Working out the equations …")
        found = self._found
        if found is None:
            return self.tr("Kane's equations of the model as drawn, with its own names")
        products, sums, functions = found.operations
        text = self.tr(
            "{coordinates} coordinates, {rows} constraints; {products} multiplications, {sums} "
            "additions, {functions} functions; differs from the solver by {difference}"
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
        is_table = self._found is not None and row == len(self._found.steps)
        self._pages.setCurrentWidget(self.methods if is_table else self._paper)
        if self._found is None or not 0 <= row < len(self._found.steps):
            self.sheet.show_lines(())
            return
        self.sheet.show_lines(self._found.steps[row].lines)
        self._paper.verticalScrollBar().setValue(0)
        self._typeset_on()

    def _typeset_on(self) -> None:
        """Let the next lines be typeset."""
        assert self._found is not None
        row, first = self.steps.currentRow(), self.sheet.drawn
        lines = self._found.steps[row].lines[first : first + AT_ONCE]
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
