import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from tests.solver_field import set_solver_field
from tests.strict_weather import MODELS

from kanevas.document.document import Document
from kanevas.history import HistoryView
from kanevas.look.theme import LIGHT

LEVELS = 250


@pytest.fixture
def document():
    return Document()


@pytest.fixture
def history(qtbot, document):
    history = HistoryView(document, LIGHT)
    qtbot.addWidget(history)
    return history


def rows(history):
    return [history.model().index(row, 0).data() for row in range(history.model().rowCount())]


def change(document, value, merge=""):
    document.apply("Change step", lambda m: set_solver_field(m, "step", value), merge)


def test_says_how_the_document_began(document, history):
    assert rows(history) == ["New model"]
    document.open(MODELS / "two_bodies.json")
    assert rows(history) == ["Opened"]
    document.new()
    assert rows(history) == ["New model"]


def test_typing_that_merges_is_one_line(document, history):
    for value in (0.1, 0.2, 0.3):
        change(document, value, merge="typing")
    change(document, 0.4)
    assert rows(history) == ["New model", "Change step", "Change step"]


def test_more_than_200_steps_go_back_by_one_key(document, history):
    for i in range(LEVELS):
        change(document, 1e-4 * (i + 1))
    assert len(rows(history)) == LEVELS + 1
    history.show()
    QTest.keyClick(history, Qt.Key.Key_Home)
    assert not document.undo_stack.canUndo()
    assert not document.modified
    QTest.keyClick(history, Qt.Key.Key_End)
    assert document.model.solver.step == pytest.approx(1e-4 * LEVELS)


def test_the_saved_state_has_a_mark(document, history, tmp_path):
    def marked():
        role = Qt.ItemDataRole.DecorationRole
        icons = [history.model().index(i, 0).data(role) for i in range(len(rows(history)))]
        return [icon is not None and not icon.isNull() for icon in icons]

    change(document, 0.1)
    document.save(tmp_path / "model.json")
    change(document, 0.2)
    assert marked() == [False, True, False]


def test_all_lines_begin_at_one_edge(document, history):
    change(document, 1e-3)
    document.undo_stack.setClean()
    change(document, 2e-3)
    delegate, left = history.itemDelegate(), set()
    for row in range(history.model().rowCount()):
        option = QStyleOptionViewItem()
        option.widget, option.rect = history, history.visualRect(history.model().index(row, 0))
        delegate.initStyleOption(option, history.model().index(row, 0))
        text = QStyle.SubElement.SE_ItemViewItemText
        left.add(history.style().subElementRect(text, option, history).left())
    assert len(left) == 1
