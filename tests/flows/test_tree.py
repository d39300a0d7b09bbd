"""A person works with the tree of the model, by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from tests.app.browser.lines import click_line, line, place, seen, selected, texts
from tests.person import LEFT, choose, click, double_click, press, to_front, type_into, wait_until
from tests.strict_weather import MODELS

from kanevas.browser.labels import EYE, LOCK
from kanevas.edits.elements import find

pytestmark = pytest.mark.usefixtures("shared_window")

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(window):
    window.browser.line.clear()  # what an earlier test looked for
    window.files.open(MODELS / "seven_body_mechanism.json")
    return window


@pytest.fixture
def tree(window):
    return window.tree


def editor(tree):
    return next(w for w in tree.viewport().findChildren(QLineEdit) if w.isVisible())


def type_name(tree, name, end=Qt.Key.Key_Return):
    line = editor(tree)
    line.selectAll()
    QTest.keyClicks(line, name)
    QTest.keyClick(line, end)
    QApplication.processEvents()  # the line is read when the key has been dealt with


def context_menu(window, text):
    """Open the menu of a line by the right button."""
    tree = window.tree
    click_line(tree, text, button=Qt.MouseButton.RightButton)
    tree.customContextMenuRequested.emit(place(tree, text))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def entries(menu):
    return [action.text().replace("&", "") for action in menu.actions() if action.text()]


def choose_in(menu, text):
    action = next(a for a in menu.actions() if a.text().replace("&", "") == text)
    click(menu, menu.actionGeometry(action).center())


def test_f2_renames_and_references_follow(window, tree):
    click_line(tree, "K1")
    press(window, Qt.Key.Key_F2)
    type_name(tree, "crank")
    model = window.workspace.document.model
    assert find(model, "crank") is not None
    assert find(model, "O-K1").body_b == "crank"
    assert window.workspace.selection.names == ("crank",)
    assert window.workspace.document.undo_stack.undoText() == "Rename K1"
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.workspace.document.model.bodies[0].name == "K1"
    assert selected(tree) == {"K1"}


def test_a_slow_second_click_renames(window, tree):
    click_line(tree, "K1")
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    click_line(tree, "K1")
    wait_until(lambda: any(w.isVisible() for w in tree.viewport().findChildren(QLineEdit)))
    type_name(tree, "crank")
    assert window.workspace.document.model.bodies[0].name == "crank"


def test_a_refused_name_says_why_and_stays_in_the_line(window, tree):
    click_line(tree, "K1")
    press(window, Qt.Key.Key_F2)
    type_name(tree, "K2")
    line = editor(tree)
    assert line.isVisible()
    assert "another element" in line.toolTip()
    assert window.workspace.colors.theme.error.name() in line.styleSheet()
    type_name(tree, "crank")
    assert window.workspace.document.model.bodies[0].name == "crank"


def test_a_refused_name_is_dropped_when_one_goes_on_elsewhere(window, tree):
    click_line(tree, "K1")
    press(window, Qt.Key.Key_F2)
    line = editor(tree)
    line.selectAll()
    QTest.keyClicks(line, "K2")
    window.canvas.setFocus()
    assert [body.name for body in window.workspace.document.model.bodies[:2]] == ["K1", "K2"]
    assert window.workspace.document.undo_stack.count() == 0


def test_hidden_elements_leave_canvas_and_3d_and_show_all_brings_them_back(window, tree):
    at = window.canvas.camera.to_view(window.canvas.poses.position[2])
    middle = window.canvas.viewport().rect().topLeft() + _point(at)
    assert "K3" in window.canvas.elements_at(middle)
    click_line(tree, "K3", column=EYE)
    assert window.workspace.document.model.hidden == ("K3",)
    assert "K3" not in window.canvas.elements_at(middle)
    window.view3d.refresh()
    assert "K3" not in window.view3d._world.solids.names
    assert window.workspace.document.undo_stack.undoText() == "Hide K3"
    press(window, Qt.Key.Key_H, SHIFT)
    assert window.workspace.document.model.hidden == ()
    assert "K3" in window.canvas.elements_at(middle)


def _point(at):
    return QPoint(round(at[0]), round(at[1]))


def test_a_key_hides_all_that_is_selected_and_a_tick_says_so(window, tree):
    click_line(tree, "K3")
    click_line(tree, "O-K1", CTRL)
    press(window, Qt.Key.Key_H, CTRL)
    assert set(window.workspace.document.model.hidden) == {"K3", "O-K1"}
    assert window.menus.edit.hidden.isChecked()
    press(window, Qt.Key.Key_H, CTRL)
    assert window.workspace.document.model.hidden == ()
    assert window.workspace.document.undo_stack.undoText() == "Show 2 elements"


def test_locked_elements_cannot_be_deleted_and_the_entry_says_why(window, tree):
    click_line(tree, "O-K1", column=LOCK)
    click_line(tree, "K1")
    delete = window.menus.edit.delete
    assert not delete.isEnabled()
    assert delete.statusTip() == "'O-K1' is locked against editing"
    press(window, Qt.Key.Key_Delete)
    assert find(window.workspace.document.model, "K1") is not None
    click_line(tree, "O-K1", column=LOCK)
    press(window, Qt.Key.Key_Delete)
    assert find(window.workspace.document.model, "K1") is None
    press(window, Qt.Key.Key_Z, CTRL)
    assert {"K1", "O-K1"} <= set(window.workspace.selection.names)


def test_the_menu_has_delete_last_and_says_why_what_is_grey(window):
    menu = context_menu(window, "C-D")
    assert entries(menu) == [
        "Centre on the selection", "Camera follows the body", "Select what carries it", "Rename",
        "Duplicate", "Hidden", "Locked against editing", "Cut", "Copy", "Paste", "Arrange",
        "Pinned while assembling", "Draw the trace", "Touches what is around it",
        "Drop onto the ground", "Plot", "Delete",
    ]  # fmt: skip
    assert menu.toolTipsVisible()
    grey = [action for action in menu.actions() if action.text() and not action.isEnabled()]
    assert "Select a body first" in [action.toolTip() for action in grey]
    assert all(action.toolTip() for action in grey)
    choose_in(menu, "Delete")
    assert find(window.workspace.document.model, "C-D") is None


def test_a_body_is_pinned_by_its_menu(window):
    choose_in(context_menu(window, "K2"), "Pinned while assembling")
    assert find(window.workspace.document.model, "K2").pinned
    assert window.menus.edit.pinned.isChecked()


def test_page_up_selects_what_carries_it_except_in_the_list_itself(window, tree):
    click_line(tree, "O-K1")
    QTest.keyClick(tree, Qt.Key.Key_PageUp)
    assert window.workspace.selection.names != ("K1",)
    window.workspace.selection.set(("O-K1",))
    window.canvas.setFocus()
    press(window, Qt.Key.Key_PageUp)
    assert window.workspace.selection.names == ("K1",)
    assert window.menus.edit.select_carriers.statusTip() == "It stands on no other element"


def test_a_double_click_brings_it_into_the_middle_of_the_canvas(window, tree):
    window.canvas.zoom(6.0, 10, 10)
    double_click(tree.viewport(), place(tree, "K3"))
    camera = window.canvas.camera
    at = camera.to_view(window.canvas.poses.position[2])
    assert abs(at[0] - camera.size[0] / 2) < 0.3 * camera.size[0]
    assert abs(at[1] - camera.size[1] / 2) < 0.3 * camera.size[1]
    assert not [w for w in tree.viewport().findChildren(QLineEdit) if w.isVisible()]


def test_ctrl_f_finds_and_ctrl_a_selects_all_that_is_drawn(window, tree):
    window.canvas.setFocus()
    press(window, Qt.Key.Key_F, CTRL)
    type_into(window.browser.line, "spring", end=Qt.Key.Key_Return)
    assert seen(tree) == ["Springs (1)", "C-D"]
    assert tree.hasFocus()
    press(window, Qt.Key.Key_A, CTRL)
    assert len(window.workspace.selection.names) == 7 + 10 + 1 + 1


def test_ctrl_f_opens_a_closed_tree(window):
    choose(window, "View", "Model")
    assert not window.tree.isVisible()
    choose(window, "Edit", "Find in the model")
    assert window.browser.line.hasFocus()


def test_the_history_goes_back_and_forward(window, tree):
    click_line(tree, "K3", column=EYE)
    click_line(tree, "K2", column=LOCK)
    window.history_dock.raise_()
    to_front(window)
    history = window.history
    texts = [history.model().index(row, 0).data() for row in range(history.model().rowCount())]
    assert texts == ["Opened", "Hide K3", "Lock K2"]
    first = history.visualRect(history.model().index(0, 0)).center()
    QTest.mouseClick(history.viewport(), LEFT, pos=first)
    assert (window.workspace.document.model.hidden, window.workspace.document.model.protected) == (
        (),
        (),
    )
    assert not window.workspace.document.modified
    last = history.visualRect(history.model().index(2, 0)).center()
    QTest.mouseClick(history.viewport(), LEFT, pos=last)
    assert window.workspace.document.model.protected == ("K2",)
    assert window.isWindowModified()
    assert (
        line(tree, "K3").data(Qt.ItemDataRole.ForegroundRole) == window.workspace.colors.theme.muted
    )


# --- what can be put into a group


def group_menu(window, text):
    title = next(each for each in texts(window.tree) if each.startswith(text))
    window.tree.customContextMenuRequested.emit(place(window.tree, title))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_the_menu_of_a_group_puts_something_into_it(window):
    menu = group_menu(window, "Joints")
    assert {"Hinge", "Slider", "Ground anchor"} <= set(entries(menu))
    assert "Rod" not in entries(menu)
    choose_in(menu, "Hinge")
    assert window.toolbox.tool.name == "revolute"


def test_beside_all_lines_the_menu_offers_everything(window):
    window.workspace.selection.set(())
    below = QPoint(5, window.tree.viewport().height() - 2)
    window.tree.collapseAll()
    assert not window.tree.indexAt(below).isValid()
    window.tree.customContextMenuRequested.emit(below)
    menu = QApplication.activePopupWidget()
    assert {"Rod", "Hinge", "Parameter", "Table of values"} <= set(entries(menu))
    menu.close()


@pytest.mark.parametrize(
    ("entry", "group", "title"),
    [
        ("Parameter", "parameters", "Parameters"),
        ("Measure (expression)", "measures", "Measures"),
        ("Table of values", "tables", "Tables"),
    ],
)
def test_what_needs_no_place_is_made_from_the_menu_and_at_hand_in_the_inspector(
    window, entry, group, title
):
    before = window.workspace.document.model
    window.inspector_dock.close()
    choose(window, "Insert", entry)
    (made,) = getattr(window.workspace.document.model, group)[len(getattr(before, group)) :]
    assert window.workspace.selection.names == (made.name,)
    (chosen,) = selected(window.tree)
    assert chosen.startswith(made.name)
    assert window.inspector_dock.isVisible()
    assert made.name in window.inspector.head.text()
    choose_in(group_menu(window, title), entry)
    assert len(getattr(window.workspace.document.model, group)) == len(getattr(before, group)) + 2
    for _ in range(2):
        press(window, Qt.Key.Key_Z, CTRL)
    assert window.workspace.document.model == before
