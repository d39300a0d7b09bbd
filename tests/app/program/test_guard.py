import importlib
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import get_origin

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSize, Qt
from PySide6.QtGui import QPainterPath, QUndoCommand, QUndoStack, QValidator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QGraphicsItem,
    QMainWindow,
    QWidget,
)  # fmt: skip
from shiboken6 import Shiboken
from shibokensupport.signature import get_signature
from tests.app.program.failing import KINDS

import kanevas
from kanevas.canvas import Canvas
from kanevas.document.change import Change
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.select import SelectTool
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.program.guard import LIBRARY, OWN, UNTYPED, answer, derived, overrides
from kanevas.view3d import gl

FAILING = Path(__file__).with_name("failing.py")


@pytest.fixture(scope="module")
def all_overrides():
    gl.calls()  # PyOpenGL is set up as it is first loaded
    for module in pkgutil.walk_packages(kanevas.__path__, "kanevas."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return [override for kind in derived(Shiboken.Object) for override in overrides(kind)]


def test_whatever_qt_calls_may_fail_and_the_program_tells_it_and_goes_on():
    done = subprocess.run(
        [sys.executable, "-W", "error", str(FAILING)],
        capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    told = dict(re.findall(r"^(\w+) (\d+)$", done.stdout, re.M))
    assert done.stdout.endswith("alive\n"), done.stderr
    assert done.returncode == 0
    assert told.keys() == {kind.__name__ for kind in KINDS}
    assert [name for name, times in told.items() if not int(times)] == []
    assert "Warning" not in done.stderr


def test_every_override_of_the_program_and_of_its_libraries_is_guarded(all_overrides):
    packages = {override.owner.__module__.partition(".")[0] for override in all_overrides}
    assert packages == {OWN, LIBRARY}
    assert len(all_overrides) > 100
    assert [(o.owner, o.name) for o in all_overrides if not o.guarded] == []


def test_no_override_comes_in_by_a_way_that_has_no_guard():
    """Such as ``view.paintEvent = draw``, for one object."""
    assigned = re.compile(r"\w\.(\w+Event|eventFilter|event|paint|sizeHint) = ")
    for path in Path(kanevas.__file__).parent.rglob("*.py"):
        assert not assigned.search(path.read_text(encoding="utf-8")), path


def test_what_is_answered_after_an_error_is_of_the_type_that_qt_waits_for(all_overrides):
    methods = {override.of_qt for override in all_overrides if OWN in override.owner.__module__}
    for method in methods:
        known = get_signature(method)
        for signature in known if isinstance(known, list) else [known]:
            kind = signature.return_annotation
            count = len(signature.parameters) - 1
            value = answer(method, count)
            assert kind is not object or method.__name__ in UNTYPED, method
            assert value is None or isinstance(value, get_origin(kind) or kind), method


@pytest.mark.parametrize(
    ("method", "count", "value"),
    [
        (QWidget.paintEvent, 1, None),
        (QWidget.event, 1, False),
        (QWidget.heightForWidth, 1, 0),
        (QWidget.sizeHint, 0, QSize()),
        (QGraphicsItem.shape, 0, QPainterPath()),
        (QMainWindow.createPopupMenu, 0, None),
        (QAbstractItemDelegate.createEditor, 3, None),
        (QAbstractItemView.model, 0, None),
        (QValidator.validate, 2, QValidator.State.Intermediate),
    ],
)
def test_answers(method, count, value):
    given = answer(method, count)
    assert given == value
    assert type(given) is type(value)


def test_an_answer_fits_the_arguments_where_qt_has_two_methods_of_a_name():
    assert answer(QAbstractItemModel.parent, 0) is None
    assert answer(QAbstractItemModel.parent, 1) == QModelIndex()
    assert answer(QAbstractItemModel.flags, 1) == Qt.ItemFlag.NoItemFlags
    assert answer(QAbstractItemModel.mimeTypes, 0) == []


def test_an_edit_that_fails_within_qts_undo_stack_is_told(monkeypatch, capture):
    monkeypatch.setattr(Document, "put", lambda *_: 1 / 0)
    document, stack = Document(), QUndoStack()
    stack.push(Change(document, "Draw", document.model, document.model, ""))
    assert [kind for kind, _, _ in capture] == [ZeroDivisionError]


def test_errors_of_a_library_are_for_the_library(capture):
    class Command(QUndoCommand):
        __module__ = LIBRARY

        def redo(self):
            return 1 / 0

    with pytest.raises(ZeroDivisionError):
        Command().redo()
    assert capture == []


def test_a_picture_that_fails_is_told_and_the_next_one_is_drawn(canvas, monkeypatch, capture):
    tool = type(canvas.touch.tool)
    with monkeypatch.context() as patch:
        patch.setattr(tool, "draw", lambda *_: ().index(1))
        canvas.grab()
    assert [kind for kind, _, _ in capture] == [ValueError]
    assert not canvas.grab().isNull()
    assert len(capture) == 1


@pytest.fixture
def canvas(qtbot):
    document, selection = Document(), Selection()
    canvas = Canvas(selection)
    qtbot.addWidget(canvas)
    Toolbox(Desk(document, selection, canvas, canvas), [SelectTool])
    return canvas


@pytest.fixture
def capture(monkeypatch):
    told = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: told.append(error))
    return told
