import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.app.coordinated import coordinated
from tests.app.cushioned import cushioned
from tests.person import LEFT, click

from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.ruler import Ruler
from kanevas.browser import ModelTree
from kanevas.document.selection import Selection
from kanevas.theme import DARK, LIGHT

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


def item(tree, text):
    return next(item for item in tree._items() if item.text(0) == text)


def texts(parent):
    return [parent.child(i).text(0) for i in range(parent.childCount())]


def click_item(tree, text, keys=Qt.KeyboardModifier.NoModifier):
    at = tree.visualItemRect(item(tree, text)).center()
    QTest.mouseClick(tree.viewport(), LEFT, keys, at)


def ticked(tree):
    return {
        f"{i.parent().text(0)}.{i.text(0).split()[0]}"
        for i in tree._items()
        if i.flags() & Qt.ItemFlag.ItemIsUserCheckable and i.checkState(0) == Qt.CheckState.Checked
    }


def test_shows_everything_by_kind_with_counts(tree, model):
    groups = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    assert [group.text(0) for group in groups] == [
        "Bodies (7)", "Joints (10)", "Springs (1)", "Torques (1)", "Whole system",
    ]  # fmt: skip
    assert texts(groups[0]) == [body.name for body in model.bodies]
    assert texts(groups[1]) == [joint.name for joint in model.joints]


def test_bushings_gravitation_and_drag_have_their_groups(tree):
    tree.show_model(cushioned())
    groups = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    assert [group.text(0) for group in groups] == [
        "Bodies (2)", "Bushings (2)", "Gravitation (1)", "Drag (1)", "Whole system",
    ]  # fmt: skip
    assert texts(item(tree, "hinge"))[::3] == ["fx  [N]", "mx  [N m]"]
    assert texts(item(tree, "pull")) == ["potential_energy  [J]"]
    assert texts(item(tree, "air")) == ["force  [N]", "power  [W]"]


def test_every_quantity_can_be_ticked_with_its_unit_and_meaning(tree):
    assert texts(item(tree, "O-K1")) == ["fx  [N]", "fy  [N]", "fz  [N]"]
    assert "e4" in texts(item(tree, "K1"))
    assert len(texts(item(tree, "K1"))) == 17
    assert texts(item(tree, "C-D")) == ["length  [m]", "length_rate  [m/s]", "force  [N]"]
    assert "tick (Return) to plot" in item(tree, "K1").child(0).toolTip(0)


def test_an_empty_model_is_an_empty_tree(tree):
    import kane

    tree.show_model(kane.Model())
    assert tree.topLevelItemCount() == 0


def test_a_click_selects(tree, selection):
    click_item(tree, "K3")
    assert selection.names == ("K3",)
    click_item(tree, "O-K1", CTRL)
    assert set(selection.names) == {"K3", "O-K1"}


def test_what_is_selected_elsewhere_is_selected_and_in_sight_here(tree, selection):
    tree.resize(300, 120)
    selection.set(("motor", "K2"))
    assert {i.text(0) for i in tree.selectedItems()} == {"motor", "K2"}
    assert tree.viewport().rect().contains(tree.visualItemRect(item(tree, "motor")).center())
    selection.set(())
    assert not tree.selectedItems()


@pytest.mark.usefixtures("tree")
def test_following_a_selection_does_not_change_it(selection):
    told = []
    selection.changed.connect(lambda: told.append(selection.names))
    selection.set(("K2", "K1"))
    assert told == [("K2", "K1")]


def test_a_tick_asks_for_a_plot(tree, ticks):
    item(tree, "K1").setExpanded(True)
    area = tree.visualItemRect(item(tree, "K1").child(0))
    box = QPoint(area.left() + 10, area.center().y())
    click(tree.viewport(), box)
    click(tree.viewport(), box)
    assert ticks == [("K1.x", True), ("K1.x", False)]


def test_ticks_follow_the_plots_without_asking_for_them(tree, ticks):
    tree.mark_plotted(frozenset({"K1.x", "system.work"}))
    assert ticked(tree) == {"K1.x", "Whole system.work"}
    tree.mark_plotted(frozenset({"C-D.force"}))
    assert ticked(tree) == {"C-D.force"}
    assert not ticks


def test_an_edit_keeps_selection_folds_and_place(tree, selection, model, qtbot):
    item(tree, "K1").setExpanded(True)
    item(tree, "Joints (10)").setExpanded(False)
    selection.set(("K2",))
    tree.resize(300, 150)
    bar = tree.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    selection.set(())
    bar.setValue(bar.maximum())
    place = bar.value()
    tree.show_model(msgspec.structs.replace(model, title="Other"))
    assert item(tree, "K1").isExpanded()
    assert not item(tree, "K2").isExpanded()
    assert not item(tree, "Joints (10)").isExpanded()
    assert bar.value() == place


def test_a_theme_changes_with_all_kept(tree, selection):
    item(tree, "K1").setExpanded(True)
    selection.set(("K2",))
    tree.set_theme(DARK)
    assert DARK.ink.name() in tree.styleSheet()
    assert item(tree, "K1").isExpanded()
    assert [i.text(0) for i in tree.selectedItems()] == ["K2"]


def test_return_ticks_the_quantity_under_the_cursor(tree, ticks):
    body = tree.topLevelItem(0).child(0)
    body.setExpanded(True)
    tree.setCurrentItem(body.child(0))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert ticks == [("K1.x", True), ("K1.x", False)]


def test_what_acts_on_coordinates_has_its_groups(tree):
    tree.show_model(coordinated())
    groups = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    assert [group.text(0) for group in groups] == [
        "Bodies (7)", "Joints (5)", "Couplings (3)", "Drivers (4)", "Locks (2)",
        "Joint springs (2)", "Forces (3)", "Torques (1)", "Measures (1)", "Parameters (2)",
        "Tables (1)", "Whole system",
    ]  # fmt: skip
    assert texts(item(tree, "motor")) == ["torque  [N m]", "power  [W]"]
    assert texts(item(tree, "brake")) == ["torque  [N m]"]
    assert texts(item(tree, "gear")) == ["force  [N]"]
    assert texts(item(tree, "link")) == ["effort"]
    assert texts(item(tree, "buffer")) == ["force  [N]"]
    assert texts(item(tree, "height")) == ["value  [m]"]
    assert not any(i.icon(0).isNull() for i in tree._items() if i.parent() in groups[:-1])


def test_parameters_and_tables_tell_what_they_hold(tree, selection):
    tree.show_model(coordinated())
    assert [p.text(0) for p in tree._items() if p.parent() and "Param" in p.parent().text(0)] == [
        "F = 2.5 N", "n = 3",
    ]  # fmt: skip
    assert item(tree, "F = 2.5 N").toolTip(0) == "Size of the push."
    assert texts(item(tree, "ramp, 2 points")) == []
    item(tree, "n = 3").setSelected(True)
    assert set(selection.names) == {"n"}


def test_a_measure_can_be_ticked(tree, ticks):
    tree.show_model(coordinated())
    item(tree, "height").child(0).setCheckState(0, Qt.CheckState.Checked)
    assert ticks == [("height.value", True)]


def test_bodies_tell_what_is_special_about_them(tree):
    model = coordinated()
    pinned = msgspec.structs.replace(model.bodies[0], pinned=True)
    model = msgspec.structs.replace(model, planar=True, bodies=(pinned, *model.bodies[1:]))
    tree.show_model(model)
    bodies = tree.topLevelItem(0)
    assert bodies.text(0) == "Planar bodies (7)"
    assert texts(bodies) == [
        "pinion, pinned", "wheel", "rack", "slide", "arm", "block", "bead, particle",
    ]  # fmt: skip
    assert bodies.child(0).toolTip(0) == "the assembly leaves it where it is placed"


def test_points_rulers_and_notes_have_their_groups(tree, model):
    body = model.bodies[0].name
    watched = msgspec.structs.replace(
        model,
        points=(MeasurePoint(name="tip", body=body),),
        rulers=(Ruler(name="gap", body_a="ground", body_b=body),),
        notes=(Note(name="hint", text="Look here"),),
    )
    tree.show_model(watched)
    groups = [tree.topLevelItem(i).text(0) for i in range(tree.topLevelItemCount())]
    assert {"Points (1)", "Rulers (1)", "Notes (1)"} <= set(groups)
    assert texts(item(tree, "tip"))[6] == "ax  [m/s^2]"
    assert texts(item(tree, "gap")) == ["length  [m]", "length_rate  [m/s]"]
    assert texts(item(tree, "hint")) == []
