"""Tables are copied with their heads, by the key and by the menu."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTableView

import kanevas
from kanevas.widgets.grid import Grid
from kanevas.widgets.table_copy import TableCopy

TEXT = "Mode\tFrequency\n1\t0.5\n2\t0.7\n"


@pytest.fixture
def view(qtbot):
    view = QTableView()
    grid = Grid(["Mode", "Frequency"])
    grid.show([("1", "0.5"), ("2", "0.7")])
    view.setModel(grid)
    view.grid = grid
    TableCopy(view)
    qtbot.addWidget(view)
    QApplication.clipboard().clear()
    return view


def test_the_key_copies_all_rows(view):
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == TEXT


def test_the_menu_copies_all_rows(view):
    at = QPoint(3, 3)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    menu = view.findChild(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert QApplication.clipboard().text() == TEXT


def test_every_table_of_docks_and_studies_can_be_copied():
    """Those of a dialog that are written as a file do without."""
    for path in Path(kanevas.__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "QTableView()" in source and path.name != "table_dialog.py":
            assert "TableCopy(" in source, path
