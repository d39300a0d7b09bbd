"""Reading and using a model tree as a person does."""

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT

from kanevas.browser.labels import NAME

NO_KEYS = Qt.KeyboardModifier.NoModifier


def indexes(tree, parent=None):
    """All lines from top to bottom, those below closed ones too."""
    lines = tree.model()
    above = QModelIndex() if parent is None else parent
    for row in range(lines.rowCount(above)):
        index = lines.index(row, NAME, above)
        yield index
        yield from indexes(tree, index)


def line(tree, text):
    return next(index for index in indexes(tree) if index.data() == text)


def texts(tree, text=None):
    """Texts of the lines below one, or of the groups."""
    lines = tree.model()
    above = QModelIndex() if text is None else line(tree, text)
    return [lines.index(row, NAME, above).data() for row in range(lines.rowCount(above))]


def seen(tree):
    """Texts of all lines that can be scrolled to, from top to bottom."""
    found, index = [], tree.model().index(0, NAME)
    if index.isValid() and tree.isRowHidden(index.row(), QModelIndex()):
        index = tree.indexBelow(index)
    while index.isValid():
        found.append(index.data())
        index = tree.indexBelow(index)
    return found


def place(tree, text, column=NAME):
    index = line(tree, text).siblingAtColumn(column)
    tree.scrollTo(index)
    return tree.visualRect(index).center()


def click_line(tree, text, keys=NO_KEYS, column=NAME, button=LEFT):
    QTest.mouseClick(tree.viewport(), button, keys, place(tree, text, column))


def click_box(tree, text):
    """Click the box of a quantity."""
    index = line(tree, text)
    tree.scrollTo(index)
    area = tree.visualRect(index)
    at = QPoint(area.left() + 10, area.center().y())
    QTest.mouseClick(tree.viewport(), LEFT, NO_KEYS, at)


def selected(tree):
    return {index.data() for index in tree.selectionModel().selectedRows()}


def ticked(tree):
    return {
        f"{index.parent().data()}.{index.data().split()[0]}"
        for index in indexes(tree)
        if index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    }
