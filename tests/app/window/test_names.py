"""Whatever can be used has a name that a screen reader says."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QStackedWidget,
    QTabBar,
    QWidget,
)
from tests.inspected import everything
from tests.person import dialog
from tests.strict_weather import MODELS
from tests.thinned import thinned

from kane.model import named
from kanevas.docks.dock import docks_of
from kanevas.studies.study_window import StudyWindow
from kanevas.widgets.entries import entries

CONTROLS = (
    QAbstractButton, QAbstractItemView, QAbstractScrollArea, QAbstractSlider, QAbstractSpinBox,
    QComboBox, QKeySequenceEdit, QLineEdit,
)  # fmt: skip
# Parts of a control that speak with its name, and frames that nothing can be done with.
PARTS = (QScrollBar, QHeaderView)
INNER = ("qt_", "ScrollLeftButton", "ScrollRightButton")


def is_part(widget):
    """Whether a widget is a part of another control, which has the name."""
    wholes = (QComboBox, QAbstractSpinBox, QKeySequenceEdit, QTabBar, QLineEdit)
    if any(isinstance(each, wholes) for each in above(widget)):
        return True
    if isinstance(widget, QAbstractButton) and widget.isHidden() and not above_is_stack(widget):
        return True  # it waits for its text
    if isinstance(widget, QScrollArea) and widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
        return True  # a frame around a page
    corner = type(widget) is QAbstractButton and isinstance(
        widget.parentWidget(), QAbstractItemView
    )
    return corner or isinstance(widget, PARTS) or widget.objectName().startswith(INNER)


def above_is_stack(widget):
    return isinstance(widget.parentWidget(), QStackedWidget)


def name_of(widget):
    """Return what a screen reader says of a widget: its own name, its label's or its text."""
    face = QAccessible.queryAccessibleInterface(widget)
    return face.text(QAccessible.Text.Name).strip()


def nameless(top):
    """Return the controls of a window or a dialog without a name, and where they stand."""
    found = [top, *top.findChildren(QWidget)]
    return [
        f"{type(each).__name__} '{each.objectName()}' in "
        + " < ".join(type(a).__name__ for a in above(each))
        + f" tip '{each.toolTip()}'"
        for each in found
        if isinstance(each, CONTROLS) and not is_part(each) and not name_of(each)
    ]


def above(widget):
    widget = widget.parentWidget()
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def assert_named(top):
    left = nameless(top)
    assert not left, "\n".join(left)


def test_all_in_the_window_has_a_name(window, qtbot):
    window.workspace.document.open(MODELS / "seven_body_mechanism.json")
    for dock in docks_of(window):
        dock.show()
    assert_named(window)
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.assistance.show_help()
    window.assistance.show_first_steps()
    for row in range(window.method.panel.tables.count()):
        window.method.panel.tables.setCurrentRow(row)
    assert_named(window)


def test_all_fields_of_every_element_have_a_name(window):
    model = everything()
    left = {}
    window.workspace.document.apply("all", lambda _: model)
    for _, element in named(model):
        window.workspace.selection.set((element.name,))
        found = nameless(window.inspector)
        if found:
            left[element.name] = found
    assert not left, "\n".join(f"{name}: {line}" for name in left for line in left[name])


def ask(kind, call):
    found = []

    def hand(view):
        found.extend(nameless(view))
        view.reject()

    with dialog(kind, hand):
        call()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "path",
    thinned(
        [
            ("Edit", "Preferences …"),
            ("Edit", "Keyboard shortcuts …"),
            ("Help", "Find a command …"),
            ("Help", "About Kanevas"),
            ("File", "Start from a template or example …"),
            ("File", "Export", "Numbers as CSV …"),
            ("File", "Export", "Animation …"),
            ("File", "Export", "Canvas as PNG …"),
            ("File", "Export", "Report …"),
        ],
        3,
    ),
    ids=lambda path: path[-1],
)
def test_all_in_a_dialog_has_a_name(after_run, path):
    action = next(
        each.action for each in entries(after_run.menuBar()) if (*each.path, each.text) == path
    )
    ask(QDialog, action.trigger)


@pytest.fixture
def after_run(window, qtbot):
    window.workspace.document.open(MODELS / "spring_pendulum.json")
    window.plots.set_plotted(*list(window.plots.curves)[:1], True) if window.plots.curves else None
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    return window


@pytest.mark.parametrize("study", thinned(["show_sweep", "show_best", "show_fit"], 3))
def test_all_in_a_study_has_a_name(window, study):
    window.workspace.document.open(MODELS / "spring_pendulum.json")
    getattr(window.studying, study)()
    (view,) = window.findChildren(StudyWindow)
    left = nameless(view)
    view.close()
    assert not left, "\n".join(left)
