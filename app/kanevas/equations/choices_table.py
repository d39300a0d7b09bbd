"""What choices of generalized speeds cost, a row for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from kane.symbolic.speed_choices import SpeedChoice
from kanevas.assets.told import told
from kanevas.equations.matrix_pattern import ICON, icon
from kanevas.look.theme import Theme

MATRIX = 1  # the column with the picture
LEAST_WIDTH = 60  # pixels of a column


class ChoicesTable(QTableWidget):
    """Tells what each choice costs, and lets one be taken.

    Signals:
        taken: the definitions of a choice.
    """

    taken = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choices: tuple[SpeedChoice, ...] = ()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setIconSize(QSize(ICON, ICON))
        self.setWordWrap(True)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setMinimumSectionSize(LEAST_WIDTH)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.show_choices(self._choices)

    def show_choices(self, choices: Sequence[SpeedChoice]) -> None:
        """Show what some choices cost."""
        self._choices = tuple(choices)
        heads = _heads()
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self.setRowCount(len(choices))
        for row, choice in enumerate(choices):
            for column, text in enumerate(_cells(choice)):
                item = QTableWidgetItem(text)
                item.setToolTip(told(choice.refused) if choice.refused else choice.definitions)
                item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
                if column == MATRIX and choice.pattern:
                    item.setIcon(icon(choice.pattern, self._theme, self.devicePixelRatioF()))
                self.setItem(row, column, item)
            if choice.refused is None:
                self.setCellWidget(row, len(heads) - 1, self._button(choice))
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)  # words fill more lines
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resizeRowsToContents()

    def _button(self, choice: SpeedChoice) -> QToolButton:
        button = QToolButton()
        button.setArrowType(Qt.ArrowType.LeftArrow)  # to where one writes them
        button.setAccessibleName(_tr("Use"))
        button.setToolTip(_tr("Write these speeds, and derive the equations with them"))
        button.clicked.connect(lambda: self.taken.emit(choice.definitions))
        return button


def _heads() -> list[str]:
    return [
        _tr("choice"),
        _tr("matrix"),
        _tr("solved\nfor u′"),
        _tr("as\nwritten"),
        _tr("shared"),
        "",
    ]


def _cells(choice: SpeedChoice) -> list[str]:
    if choice.refused is not None:
        return [told(choice.title), _tr("none"), "–", "–", "–", ""]
    size = len(choice.pattern) ** 2
    filled = f"{choice.filled}/{size}"
    counts = (_operations(own) for own in (choice.solved, choice.written_out, choice.shared))
    return [told(choice.title), filled, *counts, ""]


def _operations(counts: tuple[int, int, int] | None) -> str:
    """Return multiplications, additions and functions."""
    if counts is None:
        return "–"
    products, sums, functions = counts
    return f"{products} ×\n{sums} +\n{functions} f"


def _tr(text: str) -> str:
    return QCoreApplication.translate("ChoicesTable", text)
