import msgspec
import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeView, QVBoxLayout, QWidget
from tests.app.browser.lines import (
    click_box,
    click_line,
    indexes,
    line,
    place,
    selected,
    texts,
    ticked,
)
from tests.app.coordinated import coordinated
from tests.app.cushioned import cushioned
from tests.person import double_click, to_front

import kane
from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.quantity import Quantity
from kane.elements.ruler import Ruler
from kane.model.offered import offered
from kane.model.quantities import quantities_of
from kanevas.browser import ModelTree
from kanevas.browser.labels import EYE, LOCK
from kanevas.document.changes import changes
from kanevas.document.selection import Selection
from kanevas.edits.elements import added, removed
from kanevas.look.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def tree(qtbot, selection, model):
    tree = ModelTree(selection, LIGHT)
    qtbot.addWidget(tree)
    tree.resize(300, 700)
    tree.show_model(model)
    tree.show()
    qtbot.waitExposed(tree)
    return tree


@pytest.fixture
def ticks(tree):
    ticks = []
    tree.plot_toggled.connect(lambda name, ticked: ticks.append((name, ticked)))
    return ticks


def test_shows_everything_by_kind_with_counts(tree, model):
    assert texts(tree) == [
        "Planar bodies (7)", "Joints (10)", "Springs (1)", "Torques (1)", "Whole system",
    ]  # fmt: skip
    assert texts(tree, "Planar bodies (7)") == [body.name for body in model.bodies]
    assert texts(tree, "Joints (10)") == [joint.name for joint in model.joints]


def test_bushings_gravitation_and_drag_have_their_groups(tree):
    tree.show_model(cushioned())
    assert texts(tree) == [
        "Bodies (2)", "Bushings (2)", "Gravitation (1)", "Drag (1)", "Whole system",
    ]  # fmt: skip
    assert texts(tree, "hinge")[:6:3] == ["force x  [N]", "torque x  [N m]"]
    assert texts(tree, "pull") == ["potential energy  [J]", "power  [W]"]
    assert texts(tree, "air") == [
        "force  [N]", "dissipated power  [W]", "power put in  [W]",
    ]  # fmt: skip


def test_points_rulers_and_notes_have_their_groups(tree, model):
    tree.show_model(
        added(
            model,
            MeasurePoint(name="tip", body="K1"),
            Ruler(name="span", body_a="K1", body_b="K2"),
            Note(name="remark", text="Look here."),
        )
    )
    assert texts(tree)[-4:] == ["Points (1)", "Rulers (1)", "Notes (1)", "Whole system"]
    assert texts(tree, "tip")[0] == "x  [m]"
    assert texts(tree, "span") == ["length  [m]", "rate of length  [m/s]"]
    assert texts(tree, "remark") == []


def test_every_quantity_can_be_ticked_with_its_unit_and_meaning(tree, model):
    assert texts(tree, "O-K1") == [
        "angle  [rad]", "angular velocity  [rad/s]", "force x  [N]", "force y  [N]",
    ]  # fmt: skip
    assert texts(tree, "K1")[:6] == [
        "x  [m]", "y  [m]", "angle  [rad]", "velocity x  [m/s]", "velocity y  [m/s]",
        "angular velocity  [rad/s]",
    ]  # fmt: skip
    assert len(texts(tree, "K1")) == len(offered(model, model.bodies[0]))
    assert texts(tree, "C-D") == [
        "length  [m]", "rate of length  [m/s]", "force  [N]", "potential energy  [J]",
        "power  [W]", "dissipated power  [W]",
    ]  # fmt: skip
    first = tree.model().index(0, 0, line(tree, "K1"))
    assert "tick (Return) to plot" in first.data(Qt.ItemDataRole.ToolTipRole)


def test_in_space_all_components_and_euler_parameters_are_offered(tree, model):
    tree.show_model(msgspec.structs.replace(model, planar=False))
    assert texts(tree, "O-K1") == [
        "force x  [N]", "force y  [N]", "force z  [N]", "moment x  [N m]", "moment y  [N m]",
        "moment z  [N m]", "angle  [rad]", "angular velocity  [rad/s]",
    ]  # fmt: skip
    assert "Euler parameter 4" in texts(tree, "K1")
    assert len(texts(tree, "K1")) == len(quantities_of(model.bodies[0]))


def test_the_tip_of_a_quantity_has_its_meaning_and_its_name_in_files(tree):
    quantity = tree.model().index(2, 0, line(tree, "K1"))
    tip = quantity.data(Qt.ItemDataRole.ToolTipRole)
    assert "full turns counted (K1.angle_z)" in tip


def test_a_quantity_that_a_type_declares_has_its_line_at_once(tree, model, monkeypatch):
    twice = Quantity(
        "twice_x", "twice x", "m", "twice the x", lambda run, body: 2 * run.place(body.name)[:, 0]
    )
    monkeypatch.setattr(Body, "derived", (twice,))
    tree.show_model(kane.Model())
    tree.show_model(model)
    assert texts(tree, "K1")[-1] == "twice x  [m]"


def test_an_empty_model_is_an_empty_tree(tree):
    tree.show_model(kane.Model())
    assert texts(tree) == []


def test_a_click_selects(tree, selection):
    click_line(tree, "K3")
    assert selection.names == ("K3",)
    click_line(tree, "O-K1", CTRL)
    assert selection.names == ("K3", "O-K1")
    click_line(tree, "K1", CTRL)
    assert selection.names == ("K3", "O-K1", "K1")


def test_what_is_selected_elsewhere_is_selected_and_in_sight_here(tree, selection):
    tree.resize(300, 120)
    selection.set(("K2", "motor"))
    assert selected(tree) == {"motor", "K2"}
    at = tree.visualRect(line(tree, "motor")).center()
    assert tree.viewport().rect().contains(at)
    assert tree.currentIndex().data() == "motor"
    selection.set(())
    assert selected(tree) == set()


@pytest.mark.usefixtures("tree")
def test_following_a_selection_does_not_change_it(selection):
    told = []
    selection.changed.connect(lambda: told.append(selection.names))
    selection.set(("K2", "K1"))
    assert told == [("K2", "K1")]


def test_a_tick_asks_for_a_plot(tree, ticks):
    tree.expand(line(tree, "K1"))
    click_box(tree, "x  [m]")
    click_box(tree, "x  [m]")
    assert ticks == [("K1.x", True), ("K1.x", False)]


def test_ticks_follow_the_plots_without_asking_for_them(tree, ticks):
    tree.mark_plotted(frozenset({"K1.x", "system.work"}))
    assert ticked(tree) == {"K1.x", "Whole system.work"}
    tree.mark_plotted(frozenset({"C-D.force"}))
    assert ticked(tree) == {"C-D.force"}
    assert not ticks


def test_a_theme_changes_with_all_kept(tree, selection):
    tree.expand(line(tree, "K1"))
    selection.set(("K2",))
    tree.set_theme(DARK)
    assert DARK.ink.name() in tree.styleSheet()
    assert tree.isExpanded(line(tree, "K1"))
    assert selected(tree) == {"K2"}


def test_return_ticks_the_quantity_under_the_cursor(tree, ticks):
    tree.expand(line(tree, "K1"))
    tree.setCurrentIndex(tree.model().index(0, 0, line(tree, "K1")))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert ticks == [("K1.x", True), ("K1.x", False)]


def test_what_acts_on_coordinates_has_its_groups(tree):
    tree.show_model(coordinated())
    assert texts(tree) == [
        "Bodies (7)", "Joints (5)", "Couplings (3)", "Drivers (4)", "Locks (2)",
        "Joint springs (2)", "Forces (3)", "Torques (1)", "Measures (1)", "Parameters (2)",
        "Tables (1)", "Whole system",
    ]  # fmt: skip
    assert texts(tree, "motor") == ["torque  [N m]", "power  [W]"]
    assert texts(tree, "brake") == ["torque  [N m]"]
    assert texts(tree, "gear") == ["force  [N]"]
    assert texts(tree, "link") == ["effort"]
    assert texts(tree, "buffer") == [
        "force  [N]", "potential energy  [J]", "power  [W]", "dissipated power  [W]",
    ]  # fmt: skip
    assert texts(tree, "height") == ["height  [m]"]


def test_each_type_has_a_picture_of_its_own(tree):
    tree.show_model(coordinated())
    icons = {}
    for index in indexes(tree):
        if index.parent().isValid() and not index.parent().parent().isValid():
            icon = index.data(Qt.ItemDataRole.DecorationRole)
            if icon is not None:
                icons[index.data()] = icon.pixmap(16).toImage()
    assert icons["motor"] != icons["gear"] != icons["link"]
    assert icons["pinion"] != icons["bead"]  # a body and a particle


def test_parameters_and_tables_tell_what_they_hold(tree, selection):
    tree.show_model(coordinated())
    assert texts(tree, "Parameters (2)") == ["F = 2.5 N", "n = 3"]
    tip = line(tree, "F = 2.5 N").data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "parameter; Size of the push."
    assert texts(tree, "ramp, 2 points") == []
    click_line(tree, "n = 3")
    assert selection.names == ("n",)


def test_bodies_tell_what_is_special_about_them(tree):
    model = coordinated()
    pinned = msgspec.structs.replace(model.bodies[0], pinned=True)
    model = msgspec.structs.replace(model, planar=True, bodies=(pinned, *model.bodies[1:]))
    tree.show_model(model)
    assert texts(tree, "Planar bodies (7)") == [
        "pinion, pinned", "wheel", "rack", "slide", "arm", "block", "bead",
    ]  # fmt: skip
    tip = line(tree, "pinion, pinned").data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "body; the assembly leaves it where it is placed"
    tip = line(tree, "bead").data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "particle; a point of mass that never turns"


@pytest.mark.parametrize(("column", "wanted"), [(EYE, "hide_wanted"), (LOCK, "lock_wanted")])
def test_eyes_and_locks_speak_for_their_line_or_the_selection(tree, selection, column, wanted):
    asked = []
    getattr(tree, wanted).connect(lambda names, on: asked.append((names, on)))
    selection.set(("K2", "O-K1"))
    click_line(tree, "K3", column=column)
    assert selection.names == ("K2", "O-K1")  # a click on a mark does not select
    click_line(tree, "K2", column=column)
    assert asked == [(("K3",), True), (("K2", "O-K1"), True)]


def test_what_is_hidden_or_locked_shows_it_and_comes_back_by_a_click(tree, model):
    marked = msgspec.structs.replace(model, hidden=("K2",), protected=("O-K1",))
    tree.show_model(marked, changes(model, marked))
    ink, spoken = Qt.ItemDataRole.ForegroundRole, Qt.ItemDataRole.AccessibleTextRole
    assert line(tree, "K2").data(ink) == LIGHT.muted
    assert line(tree, "K1").data(ink) is None
    assert line(tree, "K2").data(spoken) == "K2, body, hidden"
    assert line(tree, "O-K1").data(spoken) == "O-K1, hinge (revolute joint), locked"
    asked = []
    tree.hide_wanted.connect(lambda names, on: asked.append((names, on)))
    tree.lock_wanted.connect(lambda names, on: asked.append((names, on)))
    click_line(tree, "K2", column=EYE)
    click_line(tree, "O-K1", column=LOCK)
    assert asked == [(("K2",), False), (("O-K1",), False)]


def test_what_is_not_drawn_has_no_eye(tree):
    tree.show_model(coordinated())
    picture = Qt.ItemDataRole.DecorationRole
    assert line(tree, "n = 3").siblingAtColumn(EYE).data(picture) is None
    assert line(tree, "motor").siblingAtColumn(EYE).data(picture) is not None


def test_a_double_click_asks_to_centre_an_element_and_folds_a_group(tree):
    asked = []
    tree.centre_wanted.connect(asked.append)
    double_click(tree.viewport(), place(tree, "K2"))
    assert asked == ["K2"]
    assert not tree.isExpanded(line(tree, "K2"))
    double_click(tree.viewport(), place(tree, "Joints (10)"))
    assert not tree.isExpanded(line(tree, "Joints (10)"))
    assert asked == ["K2"]


def test_the_right_button_selects_and_asks_for_the_menu(tree, selection):
    asked = []
    tree.menu_wanted.connect(asked.append)
    at = place(tree, "K2")
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.RightButton, pos=at)
    tree.customContextMenuRequested.emit(at)  # which the platform does
    assert selection.names == ("K2",)
    assert asked == [tree.viewport().mapToGlobal(at)]


def test_quantities_are_made_only_when_they_are_shown(tree):
    group = tree.model().index(0, 0)
    bodies = [tree.model().node(tree.model().index(i, 0, group)) for i in range(7)]
    assert not any(node.made() for node in bodies)
    tree.expand(tree.model().index(2, 0, group))
    tree.grab()
    assert [bool(node.made()) for node in bodies] == [i == 2 for i in range(7)]


def test_the_lines_answer_as_qt_wants(qtmodeltester, tree, model):
    qtmodeltester.check(tree.model(), force_py=True)
    smaller = removed(model, ["K1", "K2"])
    tree.show_model(smaller, changes(model, smaller))
    qtmodeltester.check(tree.model(), force_py=True)
    assert tree.model().parent(QModelIndex()) == QModelIndex()


def renaming(tree, name, text):
    """Begin to rename an element, as far as the text is typed."""
    tree.rename(name)
    (line_of_name,) = tree.viewport().findChildren(QLineEdit)
    line_of_name.setText(text)
    line_of_name.setModified(True)
    return line_of_name


@pytest.mark.parametrize("alone", [True, False], ids=["with its group", "out of its group"])
def test_an_element_that_goes_while_it_is_renamed_ends_the_renaming(qtbot, model, alone):
    window, names = QWidget(), []
    qtbot.addWidget(window)
    tree = ModelTree(Selection(), LIGHT)
    tree.rename_wanted.connect(lambda *both: names.append(both))
    others = () if alone else (MeasurePoint(name="other", body="K2"),)
    before = added(model, MeasurePoint(name="tip", body="K1"), *others)
    tree.show_model(before)
    elsewhere, layout = QLineEdit(), QVBoxLayout(window)
    for widget in (tree, elsewhere):
        layout.addWidget(widget)
    window.show()
    to_front(window)
    name = renaming(tree, "tip", "top")
    qtbot.waitUntil(name.hasFocus)
    after = removed(before, ("tip",))
    tree.show_model(after, changes(before, after))
    elsewhere.setFocus()  # at once: a line that is still open would be taken now, with a warning
    assert names == []
    assert tree.state() == QTreeView.State.NoState
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not tree.viewport().findChildren(QLineEdit)


def test_a_name_is_taken_with_enter_whatever_the_hand_does_in_the_same_turn(qtbot, model):
    window, names = QWidget(), []
    qtbot.addWidget(window)
    tree = ModelTree(Selection(), LIGHT)
    tree.rename_wanted.connect(lambda *both: names.append(both))
    tree.show_model(model)
    elsewhere, layout = QLineEdit(), QVBoxLayout(window)
    for widget in (tree, elsewhere):
        layout.addWidget(widget)
    window.show()
    to_front(window)
    name = renaming(tree, "K1", "crank")
    qtbot.waitUntil(name.hasFocus)
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert names == [("K1", "crank")]
    elsewhere.setFocus()
    assert tree.state() == QTreeView.State.NoState
    QApplication.processEvents()  # of a line that is gone Qt would warn here
    assert names == [("K1", "crank")]
