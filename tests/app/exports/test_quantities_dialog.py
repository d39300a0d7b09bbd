import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionViewItem
from tests.person import click

from kanevas.exports.quantities_dialog import QuantitiesDialog, QuantityChoice

CHOICES = [
    QuantityChoice("crank.angle_z", "rad", "angle turned about ground z"),
    QuantityChoice("crank.wz", "rad/s", "angular velocity"),
    QuantityChoice("rod <b>.x", "m", "origin of the body"),
    QuantityChoice("rod <b>.wz", "rad/s", "angular velocity"),
    QuantityChoice("system.kinetic_energy", "J", "kinetic energy of all bodies"),
]
NAMES = tuple(choice.name for choice in CHOICES)


@pytest.fixture
def dialog(qtbot):
    dialog = QuantitiesDialog("Export numbers", CHOICES, {"rod <b>.x"})
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def item(dialog, owner, key=None):
    owner = {"system": "Whole system"}.get(owner, owner)
    for i in range(dialog.tree.topLevelItemCount()):
        top = dialog.tree.topLevelItem(i)
        if top.text(0) == owner:
            children = [top.child(j) for j in range(top.childCount())]
            return top if key is None else next(c for c in children if c.text(0) == key)
    raise AssertionError(owner)


def tick(dialog, line):
    """Click the box of a line."""
    tree = dialog.tree
    option = QStyleOptionViewItem()
    option.initFrom(tree)
    option.rect = tree.visualItemRect(line)
    option.features = QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = tree.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, tree)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.center()))


def seen(dialog):
    lines = (item(dialog, *name.rsplit(".", 1)) for name in NAMES)
    return [line.data(0, Qt.ItemDataRole.UserRole) for line in lines if not line.isHidden()]


def test_all_are_chosen_at_first_in_their_order(dialog):
    assert dialog.names == NAMES
    assert dialog.count.text() == "5 of 5 chosen"
    assert item(dialog, "crank", "wz").text(1) == "rad/s"


def test_one_can_be_left_out(dialog):
    tick(dialog, item(dialog, "crank", "wz"))
    assert dialog.names == tuple(name for name in NAMES if name != "crank.wz")
    assert item(dialog, "crank").checkState(0) == Qt.CheckState.PartiallyChecked
    assert dialog.count.text() == "4 of 5 chosen"


def test_an_element_takes_all_of_its_own_along(dialog):
    tick(dialog, item(dialog, "crank"))
    assert dialog.names == NAMES[2:]
    tick(dialog, item(dialog, "crank"))
    assert dialog.names == NAMES


def test_search_finds_words_in_names_and_meanings(dialog):
    QTest.keyClicks(dialog.search, "angular CRANK")
    assert seen(dialog) == ["crank.wz"]
    assert item(dialog, "system").isHidden()
    dialog.search.clear()
    assert seen(dialog) == list(NAMES)


def test_buttons_speak_of_what_is_found(dialog):
    click(dialog.none)
    assert dialog.names == ()
    assert not dialog.go_on.isEnabled()
    assert dialog.go_on.toolTip() == "Tick at least one quantity"
    QTest.keyClicks(dialog.search, "angular")
    click(dialog.all)
    assert dialog.names == ("crank.wz", "rod <b>.wz")
    tick(dialog, item(dialog, "crank"))  # what the search leaves out keeps its tick
    dialog.search.clear()
    assert dialog.names == ("rod <b>.wz",)


def test_only_what_is_plotted(dialog):
    click(dialog.only_plotted)
    assert dialog.names == ("rod <b>.x",)


def test_enter_goes_on(dialog):
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted


def test_without_plots_nothing_can_be_chosen_by_them(qtbot):
    dialog = QuantitiesDialog("Export numbers", CHOICES, ())
    qtbot.addWidget(dialog)
    assert not dialog.only_plotted.isEnabled()


def test_what_is_said_of_the_numbers_can_be_read(dialog):
    (note,) = [label for label in dialog.findChildren(QLabel) if "SI units" in label.text()]
    assert note.isEnabled()


def test_the_system_is_called_as_in_the_tree(qtbot):
    dialog = QuantitiesDialog("t", [QuantityChoice("system.energy", "J", "")], ())
    qtbot.addWidget(dialog)
    assert dialog.tree.topLevelItem(0).text(0) == "Whole system"
    assert dialog.names == ("system.energy",)
