"""What Newton and Euler, Lagrange and Kane need for the model, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kane.symbolic.method_needs import MethodNeeds
from kanevas.assets.decimals import written
from kanevas.assets.told import told

LEAST_WIDTH = 64  # pixels of a column, three of which fit beside what one writes
LONG = 18  # letters of a head that fit beside three columns in a small window


class MethodsTable(QTableWidget):
    """A column for each method, a row for each number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setWordWrap(True)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setMinimumSectionSize(LEAST_WIDTH)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # once all of them have their width
        head.sectionResized.connect(self.resizeRowsToContents, Qt.ConnectionType.QueuedConnection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def show_needs(self, needs: Sequence[MethodNeeds]) -> None:
        """Show what some methods need."""
        names = {
            "Newton and Euler": _tr("Newton and Euler"),
            "Lagrange": _tr("Lagrange"),
            "Kane": _tr("Kane"),
        }
        columns = [_cells(each) for each in needs]
        self.setColumnCount(len(columns))
        self.setHorizontalHeaderLabels([_in_lines(names[each.method], 0) for each in needs])
        heads = _heads()
        self.setRowCount(len(heads))
        self.setVerticalHeaderLabels([_in_lines(head) for head in heads])
        for column, cells in enumerate(columns):
            for row, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                self.setItem(row, column, item)
        self.resizeRowsToContents()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.resizeRowsToContents()  # before, nobody knew how wide it is


def _heads() -> list[str]:
    return [
        _tr("equations of motion"),
        _tr("equations of constraints"),
        _tr("unknown accelerations"),
        _tr("unknown forces"),
        _tr("system that is solved"),
        _tr("first order, and constraints"),
        _tr("counted as bodies in space"),
        _tr("operations as written"),
        _tr("operations, shared"),
        _tr("differs from the solver"),
        _tr("worked out before"),
    ]


def _cells(needs: MethodNeeds) -> list[str]:
    return [
        str(needs.motion),
        str(needs.constraint),
        str(needs.motion),
        str(needs.constraint),
        f"{needs.size} × {needs.size}",
        f"{needs.first_order} + {needs.constraint} = {needs.first_order_and_constraint}",
        "–" if needs.in_space is None else str(needs.in_space),
        _operations(needs.written_out),
        _operations(needs.shared),
        written(needs.difference, ".1e"),
        told(needs.work),
    ]


def _in_lines(head: str, most: int = LONG) -> str:
    """Return a head of more letters in two lines, broken at the gap nearest to its middle."""
    gaps = [k for k, letter in enumerate(head) if letter == " "]
    if len(head) <= most or not gaps:
        return head
    middle = min(gaps, key=lambda k: abs(2 * k - len(head)))
    return f"{head[:middle]}\n{head[middle + 1 :]}"


def _operations(counts: tuple[int, int, int]) -> str:
    """Return multiplications, additions and functions."""
    products, sums, functions = counts
    text = _tr("{all}: {products} ×, {sums} +, {functions} f")
    return text.format(all=sum(counts), products=products, sums=sums, functions=functions)


def _tr(text: str) -> str:
    return QCoreApplication.translate("MethodsTable", text)
