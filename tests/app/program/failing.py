"""Fails in all kinds of methods that Qt calls, tells what was told, and comes to its end.

``python -W error failing.py`` prints a line for each kind: its name, and how many errors were told.
"""

import sys

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QRunnable,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    QThread,
    QThreadPool,
    QTimer,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QStandardItemModel, QUndoCommand, QUndoStack, QValidator
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QLineEdit,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QTreeView,
    QWidget,
)

from kanevas.program.guard import set_guard

PROGRAM = "kanevas.of_this_test"


def fail(*_):
    return ("there",).index("gone")  # raised by code in C, as ``1 / 0``


def failing(base, *names, **more):
    """A class of the program that fails in these methods of Qt."""
    methods = {**dict.fromkeys(names, fail), **more}
    return type(base)("Failing", (base,), {"__module__": PROGRAM, **methods})


def pressed():
    return QMouseEvent(
        QEvent.Type.MouseButtonPress, QPointF(3, 3), QPointF(3, 3), Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip


def take_note(kind, error, trace):
    if kind is ValueError:
        told.append(kind)
    else:
        sys.__excepthook__(kind, error, trace)


def mouse_below_viewport():
    base = QAbstractScrollArea
    area = failing(base, "mousePressEvent", viewportEvent=lambda *at: base.viewportEvent(*at))()
    QApplication.sendEvent(area.viewport(), pressed())


def viewport():
    area = failing(QAbstractScrollArea, "viewportEvent")()
    area.show()
    area.grab()


def size():
    widget = failing(QWidget, "resizeEvent", "sizeHint", "minimumSizeHint", "heightForWidth")()
    widget.adjustSize()
    widget.show()
    widget.resize(300, 300)


def showing():
    failing(QWidget, "showEvent", "event", "changeEvent", "moveEvent")().show()


def painting():
    widget = failing(QWidget, "paintEvent")()
    widget.show()
    widget.grab()


def undo():
    stack = QUndoStack()
    kind = failing(QUndoCommand, "redo", "undo", "id", "mergeWith")
    stack.push(kind())
    stack.push(kind())
    stack.undo()


def table():
    names = "data", "flags", "headerData", "rowCount", "columnCount", "index", "parent", "setData"
    model = failing(QAbstractItemModel, *names)()
    tree = QTreeView()
    tree.setModel(model)
    tree.show()
    tree.grab()
    listed = failing(QAbstractListModel, "data", "flags", rowCount=lambda *_: 3)()
    view = QListView()
    view.setModel(listed)
    view.show()
    view.grab()


def proxy():
    model = failing(QSortFilterProxyModel, "filterAcceptsRow", "lessThan")()
    model.setSourceModel(QStandardItemModel(3, 1))
    model.sort(0)
    assert model.rowCount() == 0


def delegate():
    names = "createEditor", "paint", "sizeHint", "initStyleOption", "displayText"
    view, model = QListView(), QStringListModel(["a", "b"])
    shown = failing(QStyledItemDelegate, *names)(view)
    view.setModel(model)
    view.setItemDelegate(shown)
    view.show()
    view.grab()
    view.edit(model.index(0))


def item():
    class Item(failing(QGraphicsItem, "paint", "shape", "boundingRect")):
        __module__ = PROGRAM

    scene = QGraphicsScene(QRectF(0, 0, 10, 10))
    thing = Item()
    scene.addItem(thing)
    view = QGraphicsView(scene)
    view.show()
    view.grab()
    view.itemAt(1, 1)


def validator():
    line = QLineEdit()
    line.setValidator(failing(QValidator, "validate", "fixup")(line))
    line.setText("x")


def event_filter():
    watched, watcher = QWidget(), failing(QObject, "eventFilter", "timerEvent")()
    watched.installEventFilter(watcher)
    watched.show()
    watcher.startTimer(0)


def threads():
    QThreadPool.globalInstance().start(failing(QRunnable, "run")())
    QThreadPool.globalInstance().waitForDone()
    thread = failing(QThread, "run")()
    thread.start()
    thread.wait()


def slots():
    class Owner(QObject):
        __module__ = PROGRAM
        told = Signal()

        def take(self):
            fail()

    owner, button = Owner(), QPushButton()
    owner.told.connect(owner.take)
    owner.told.connect(fail)
    button.clicked.connect(owner.told)
    button.clicked.connect(fail)
    QTimer.singleShot(0, owner.take)
    stack = QUndoStack()
    stack.push(failing(QUndoCommand, redo=lambda _: button.click())())


def handler_that_fails():
    before, sys.excepthook = sys.excepthook, fail
    failing(QWidget, "showEvent")().show()
    sys.excepthook = before
    told.append(ValueError)


told = []
KINDS = (
    mouse_below_viewport, viewport, size, showing, painting, undo, table, proxy, delegate, item,
    validator, event_filter, threads, slots, handler_that_fails,
)  # fmt: skip

if __name__ == "__main__":
    set_guard()
    sys.excepthook = take_note
    app = QApplication(["failing"])
    for kind in KINDS:
        del told[:]
        kind()
        QTimer.singleShot(1, app.quit)
        app.exec()
        sys.stdout.write(f"{kind.__name__} {len(told)}\n")
        sys.stdout.flush()
    sys.stdout.write("alive\n")
