import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QMenu, QWidget
from tests.inspected import everything
from tests.person import click, entry, type_into
from tests.thinned import thinned

from kane.elements.body import InertiaTensor
from kane.elements.orientation import AxisAngle
from kane.elements.shapes import Box
from kane.errors import Fault, ModelError
from kane.model import Measure, named
from kanevas.edits.elements import added, find, removed
from kanevas.edits.fields import DOCUMENT, with_value
from kanevas.inspector.choice_editors import ChoiceBox
from kanevas.look.theme import DARK

EVERY = pytest.mark.parametrize(
    "name", thinned([element.name for _, element in named(everything())], 3)
)


def menu_of(widget, qtbot):
    """Return the context menu of a widget, opened by the key for it."""
    widget.setFocus()
    at = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    return QApplication.activePopupWidget()


def use(menu, title):
    action = entry(menu, title)
    assert action.isEnabled(), action.toolTip()
    click(menu, menu.actionGeometry(action).center())


@EVERY
def test_every_field_of_every_type_has_an_editor_with_a_name(inspector, selection, name):
    selection.set([name])
    fields = set(inspector.edited.records[0].__struct_fields__)
    assert fields - set(inspector.form.rows) <= {"particle"}
    for part in inspector.form.findChildren(QWidget):
        if isinstance(part, QLineEdit | QComboBox) and part.isVisible():
            assert part.accessibleName(), part


@EVERY
def test_nothing_is_cut_off_in_a_narrow_dock(inspector, selection, name):
    inspector.resize(240, 250)  # with a scroll bar
    selection.set([name])
    QApplication.processEvents()
    room = inspector.viewport().width()
    assert inspector.widget().minimumSizeHint().width() <= room
    for part in inspector.form.findChildren(QWidget):
        if part.isVisibleTo(inspector.form) and isinstance(part, QLineEdit | QComboBox | QLabel):
            assert part.mapTo(inspector.widget(), part.rect().topRight()).x() < room


@EVERY
def test_the_tab_key_goes_in_reading_order(inspector, selection, name):
    selection.set([name])
    QApplication.processEvents()
    chain, widget = [], inspector.form
    while (widget := widget.nextInFocusChain()) is not inspector.form:
        if isinstance(widget, QLineEdit) and widget.isVisible():
            chain.append(widget.mapTo(inspector.form, QPoint()))
    places = [(point.y(), point.x()) for point in chain]
    assert places == sorted(places)


def test_without_a_selection_the_document_is_edited(inspector, document):
    type_into(inspector.form.editor("title").line, "Crank press")
    type_into(inspector.form.editor("gravity").lines[1], "-9,81 m/s²")
    assert (document.model.title, document.model.gravity) == ("Crank press", (0.0, -9.81, 0.0))
    click(inspector.form.editor("planar").box, QPoint(8, 8))
    assert document.model.planar
    assert document.undo_stack.text(0) == "Change title"


def test_values_that_change_elsewhere_are_followed_without_a_new_form(
    inspector, selection, document
):
    selection.set(["rod"])
    form = inspector.form
    document.apply("Mass", lambda model: with_value(model, ["rod"], ("mass",), 9.0))
    assert form.editor("mass").line.text() == "9"
    selection.set(["skew"])
    assert inspector.form is form
    assert form.editor("mass").line.text() == "2"


def test_an_element_that_goes_leaves_the_document_on_show(inspector, selection, document):
    selection.set(["rod"])
    document.apply("Delete", lambda model: removed(model, ["rod"]))
    assert "Document" in inspector.head.text()
    document.undo_stack.undo()
    assert "rod" in inspector.head.text()


def test_several_elements_are_edited_in_one_step(inspector, selection, document):
    selection.set(["hinge", "slide", "fix"])
    type_into(inspector.form.editor("point_a").lines[0], "10")
    assert {find(document.model, n).point_a[0] for n in selection.names} == {0.01}
    assert document.undo_stack.count() == 1
    assert document.undo_stack.text(0) == "Change point A of 3 elements"


def test_different_values_are_said_and_kept(inspector, selection, document):
    selection.set(["hinge", "hinge 2"])
    box = inspector.form.editor("body_a").box
    assert (box.currentIndex(), box.placeholderText()) == (-1, "different values")
    selection.set(["rod", "skew"])
    line = inspector.form.editor("mass").line
    assert (line.text(), line.placeholderText()) == ("", "different values")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert document.undo_stack.count() == 0
    assert "2 elements" in inspector.head.text()
    assert not inspector.form.editor("name").line.isEnabled()
    type_into(line, "5")
    assert [find(document.model, n).mass for n in selection.names] == [5.0, 5.0]


def test_elements_of_different_types_show_what_they_have_in_common(inspector, selection):
    selection.set(["coil", "hinge"])
    assert set(inspector.form.rows) == {"name", "body_a", "point_a", "body_b", "point_b"}


def test_bodies_and_joints_are_chosen_from_those_there_are(inspector, selection, document):
    selection.set(["hinge"])
    box = inspector.form.editor("body_b").box
    assert box.count() == 1  # until the list is opened
    box.showPopup()
    names = [box.itemText(i) for i in range(box.count())]
    box.hidePopup()
    assert names == ["ground", "rod", "disc body", "skew", "grain"]
    box.setFocus()
    QTest.keyClicks(box, "s")
    assert find(document.model, "hinge").body_b == "skew"
    selection.set(["rack"])
    box = inspector.form.editor("rack").box
    box.showPopup()
    names = [box.itemText(i) for i in range(box.count())]
    box.hidePopup()
    assert names == ["slide", "tube", "thread", "line"]


def test_a_stop_chooses_from_the_measures_that_can_be_limited(inspector, selection, document):
    others = (
        Measure(name="pace", expression="vx('rod')"),
        Measure(name="way", expression="2*x('rod')"),
    )
    document.apply("Measure", lambda model: added(model, *others))
    selection.set(["reach"])
    box = inspector.form.editor("measure").box
    box.showPopup()
    names = [box.itemText(i) for i in range(box.count())]
    box.hidePopup()
    assert names == ["height", "way"]
    box.setFocus()
    QTest.keyClicks(box, "w")
    assert find(document.model, "reach").measure == "way"


def test_a_refused_choice_is_told_until_the_next_edit(inspector, selection):
    selection.set(["sum"])
    editor = inspector.form.editor("terms")
    bubble = inspector.form._bubble

    def refuse(_):
        raise ModelError([Fault("couplings[0]", "cannot be")])

    editor.apply(refuse)
    assert bubble.isVisible()
    assert bubble.text() == "cannot be"
    type_into(inspector.form.editor("value").line, "2")
    assert not bubble.isVisible()


def test_expressions_are_typed_where_numbers_may_vary(inspector, selection, document):
    selection.set(["coil"])
    line = inspector.form.editor("pull").line
    type_into(line, "2*length + 3 mm*t")
    assert find(document.model, "coil").pull == "2*length + 0.003*t"
    type_into(line, "2 lbf")
    assert find(document.model, "coil").pull == pytest.approx(8.896443230521)
    type_into(line, "2*angle")
    assert "there is no parameter 'angle'" in line.fault
    selection.set(["hand"])
    lines = inspector.form.editor("law").lines
    type_into(lines[1], "")
    type_into(lines[2], "0.1*t")
    assert find(document.model, "hand").law == ("sin(t)", None, "0.1*t")


def test_the_unit_of_a_driver_is_that_of_what_it_prescribes(inspector, selection, document):
    selection.set(["feed"])
    type_into(inspector.form.editor("law").line, "25 mm/s")
    assert find(document.model, "feed").law == 0.025
    box = inspector.form.editor("prescribes").box
    box.setFocus()
    QTest.keyClicks(box, "a")
    assert find(document.model, "feed").prescribes == "acceleration"
    type_into(inspector.form.editor("law").line, "25 mm/s")
    assert "a speed; an acceleration is wanted" in inspector.form.editor("law").line.fault


@pytest.mark.parametrize(
    ("plane", "axis"), [("xy", (0, 0, 1)), ("xz", (0, -1, 0)), ("yz", (1, 0, 0))]
)
def test_an_angle_turns_a_body_as_it_is_seen(inspector, selection, document, plane, axis):
    document.put(with_value(document.model, [DOCUMENT], ("work_plane",), plane))
    document.put(with_value(document.model, ["rod"], ("orientation",), (0.0, 0.0, 0.0, 1.0)))
    selection.set(["rod"])
    line = inspector.form.editor("orientation").in_plane
    type_into(line, "30 deg")
    turned = find(document.model, "rod").orientation
    assert turned.axis == axis
    assert turned.angle == pytest.approx(0.523598775598)
    assert line.text() == "30"
    type_into(line, "L")
    assert line.text() == "L"
    assert "rod.orientation.angle" in {f.path for f in document.model.formulas}
    QTest.keyClick(line, Qt.Key.Key_Up)
    assert find(document.model, "rod").orientation.angle == 0.25


def test_an_orientation_is_said_in_three_ways(inspector, selection, document):
    selection.set(["rod"])
    editor = inspector.form.editor("orientation")
    editor.box.setFocus()
    QTest.keyClicks(editor.box, "E")
    assert find(document.model, "rod").orientation == pytest.approx(
        (0.0, 0.0, 0.247403959254523, 0.968912421710645)
    )
    assert editor.euler.isVisible()
    QTest.keyClick(editor.box, Qt.Key.Key_Up)
    type_into(editor.axis.lines[0], "1")
    type_into(editor.angle, "90")
    turned = find(document.model, "rod").orientation
    assert isinstance(turned, AxisAngle)
    assert turned.axis == pytest.approx((1.0, 0.0, 1.0))
    assert turned.angle == pytest.approx(1.5707963267949)
    assert not editor.in_plane.isVisible()


def test_mass_comes_from_shapes_and_back(inspector, selection, document):
    selection.set(["rod"])
    mass = inspector.form.sections["Mass"]
    mass.source.setFocus()
    QTest.keyClicks(mass.source, "F")
    body = find(document.model, "rod")
    assert (body.mass, body.inertia) == (None, None)
    assert mass.derived.isVisible()
    assert mass._lines[0].text() == "1.2 kg"
    assert not inspector.form.editor("mass").isVisible()
    type_into(inspector.form.editor("density").line, "2700")
    assert mass._lines[0].text() == "0.169646 kg"
    mass.source.setFocus()
    QTest.keyClick(mass.source, Qt.Key.Key_Up)
    assert find(document.model, "rod").mass == pytest.approx(0.169646003294)
    assert inspector.form.editor("mass").isVisible()
    QTest.keyClick(mass.source, Qt.Key.Key_End)
    assert find(document.model, "rod").particle


def test_inertia_as_moments_and_as_a_tensor(inspector, selection, document):
    selection.set(["rod"])
    editor = inspector.form.editor("inertia")
    type_into(editor.moments.lines[1], "0,03")
    assert find(document.model, "rod").inertia == (0.01, 0.03, 0.02)
    editor.box.setFocus()
    QTest.keyClicks(editor.box, "W")
    type_into(editor.tensor.lines[3], "0.002")
    assert find(document.model, "rod").inertia == InertiaTensor(xx=0.01, yy=0.03, zz=0.02, xy=0.002)


def test_shapes_are_added_edited_and_removed(inspector, selection, document):
    selection.set(["rod"])
    editor = inspector.form.editor("shapes")
    for i, action in enumerate(editor.add.menu().actions()):
        action.trigger()
        assert len(find(document.model, "rod").shapes) == 2 + i
    assert not list(find(document.model, "rod").faults("")), "every new shape is a right one"
    QApplication.processEvents()
    box = next(entry for entry in editor.entries if entry.record is Box)
    line = box.grid.rows[1].editor.lines[2]
    inspector.ensureWidgetVisible(line)
    type_into(line, "70 mm")
    assert find(document.model, "rod").shapes[2].size[2] == 0.07
    inspector.ensureWidgetVisible(editor.entries[0].remove)
    click(editor.entries[0].remove)
    count = len(editor.add.menu().actions())
    assert len(find(document.model, "rod").shapes) == count
    document.undo_stack.undo()
    assert len(editor.entries) == count + 1


def test_points_of_a_table_are_typed_added_removed_and_pasted(inspector, selection, document):
    selection.set(["lift"])
    editor = inspector.form.editor("points")
    grid = editor.grid

    def points():
        return find(document.model, "lift").points

    grid.item(1, 1).setText("2,5")
    assert points()[1] == (1.0, 2.5)
    grid.setCurrentCell(2, 0)
    click(editor.add)
    assert points()[3] == (3.0, 0.5)
    grid.setCurrentCell(1, 0)
    QGuiApplication.clipboard().setText("1\t10\n1,5\t20\n")
    QTest.keyClick(grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert points()[1:3] == ((1.0, 10.0), (1.5, 20.0))
    click(grid.viewport(), grid.visualItemRect(grid.item(0, 0)).center())
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert len(points()) == 3
    QGuiApplication.clipboard().setText("1 2 3")
    QTest.keyClick(grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "each pasted row must have two numbers" in inspector.form._bubble.text()
    assert len(points()) == 3


def test_places_of_a_curve_have_three_numbers(inspector, selection, document):
    selection.set(["curve"])
    editor = inspector.form.editor("points")
    grid = editor.grid

    def points():
        return find(document.model, "curve").points

    before = points()
    assert [grid.horizontalHeaderItem(i).text()[0] for i in range(grid.columnCount())] == [*"xyz"]
    grid.item(1, 2).setText("30 mm")
    assert points() == (before[0], (*before[1][:2], 0.03), before[2])
    grid.setCurrentCell(0, 0)
    click(editor.add)
    assert points()[1] == tuple((a + b) / 2 for a, b in zip(before[0], points()[2], strict=True))
    grid.setCurrentCell(0, 0)
    QGuiApplication.clipboard().setText("1\t10\t3")
    QTest.keyClick(grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert points()[0] == (0.001, 0.01, 0.003)  # the window shows millimetres
    QGuiApplication.clipboard().setText("1\t2")
    QTest.keyClick(grid, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "each pasted row must have three numbers" in inspector.form._bubble.text()


def test_bodies_of_a_gravitation_are_ticked(inspector, selection, document):
    selection.set(["stars"])
    editor = inspector.form.editor("bodies")
    editor.list.item(2).setCheckState(Qt.CheckState.Checked)
    assert find(document.model, "stars").bodies == ("rod", "disc body", "skew")
    click(editor.all, QPoint(8, 8))
    assert find(document.model, "stars").bodies == ()
    click(editor.all, QPoint(8, 8))
    assert find(document.model, "stars").bodies == ("rod", "disc body", "skew", "grain")


def test_a_colour_is_chosen(inspector, selection, document):
    selection.set(["rod"])
    actions = inspector.form.editor("color").button.menu().actions()
    actions[2].trigger()
    assert find(document.model, "rod").color == "#ddaa33"
    actions[0].trigger()
    assert find(document.model, "rod").color == ""


def test_a_vector_that_the_program_chooses_is_given_and_left_again(inspector, selection, document):
    selection.set(["hinge"])
    lines = inspector.form.editor("side_a").lines
    assert lines[0].placeholderText() == "auto"
    type_into(lines[0], "1")
    assert find(document.model, "hinge").side_a == (1.0, 0.0, 0.0)
    type_into(lines[2], "")
    assert find(document.model, "hinge").side_a is None


def test_a_note_is_a_paragraph(inspector, selection, document):
    selection.set(["remark"])
    box = inspector.form.editor("text").box
    box.setFocus()
    QTest.keyClicks(box, "New: ")
    inspector.form.editor("position").lines[0].setFocus()
    assert find(document.model, "remark").text == "New: All types at once"


def test_the_menu_of_a_field(inspector, selection, document, qtbot):
    selection.set(["coil"])
    line = inspector.form.editor("stiffness").line
    use(menu_of(line, qtbot), "Copy value")
    assert QGuiApplication.clipboard().text() == "1000.0"
    use(menu_of(line, qtbot), "Make a parameter of it")
    assert line.text() == "stiffness"
    assert find(document.model, "stiffness").value == 1000.0
    use(menu_of(line, qtbot), "Reset to default")
    assert find(document.model, "coil").stiffness == 0.0
    menu = menu_of(line, qtbot)
    action = entry(menu, "Reset to default")
    assert (action.isEnabled(), action.toolTip()) == (False, "It is the default already")
    menu.close()


def test_menus_do_not_pile_up(inspector, selection, qtbot):
    selection.set(["coil"])
    before = len(inspector.findChildren(QMenu))
    for _ in range(3):
        menu_of(inspector.form.editor("stiffness").line, qtbot).close()
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    qtbot.waitUntil(lambda: len(inspector.findChildren(QMenu)) == before)


def test_parts_stay_folded(inspector, selection):
    selection.set(["rod"])
    click(inspector.form.sections["Mass"].head)
    assert not inspector.form.editor("mass").isVisible()
    selection.set(["hinge"])
    selection.set(["disc body"])
    assert not inspector.form.sections["Mass"].grid.isVisible()


def test_labels_say_quantity_symbol_and_unit(inspector, selection):
    selection.set(["hinge"])
    caption = inspector.form.rows["point_a"].caption
    assert "Point A" in caption.text()
    assert "<i>a</i>" in caption.text()
    assert "mm" in caption.text()
    assert caption.toolTip().startswith("End A, in the axes of body_a from its origin")
    assert "In equations: a" in caption.toolTip()


def test_dark_colours_reach_every_part(inspector, selection):
    selection.set(["rod"])
    inspector.set_theme(DARK)
    assert DARK.muted.name() in inspector.form.rows["mass"].caption.text()
    assert DARK.error.name() in inspector.form._bubble.styleSheet()


def test_the_ellipsoid_is_asked_for(inspector, selection, qtbot):
    selection.set(["rod"])
    with qtbot.waitSignal(inspector.ellipsoids_wanted) as asked:
        click(inspector.form.sections["Mass"].ellipsoid, QPoint(8, 8))
    assert asked.args == [True]
    inspector.set_ellipsoids(True)
    selection.set(["hinge"])
    selection.set(["rod"])
    assert inspector.form.sections["Mass"].ellipsoid.isChecked()


def test_inertia_as_one_moment_in_a_planar_model(inspector, selection, document):
    def choose(key):
        editor.box.setFocus()
        QTest.keyClick(editor.box, key)

    selection.set(["rod"])
    editor = inspector.form.editor("inertia")
    assert not editor.box.model().item(2).isEnabled()
    document.apply("Planar", lambda model: replace(model, planar=True))
    assert editor.box.model().item(2).isEnabled()
    choose(Qt.Key.Key_End)
    # of the three moments the one about z, the normal
    assert find(document.model, "rod").inertia == pytest.approx(0.02)
    assert editor.single.isVisible()
    type_into(editor.single, "0.05")
    assert find(document.model, "rod").inertia == 0.05
    choose(Qt.Key.Key_Home)
    assert find(document.model, "rod").inertia == (0.05, 0.05, 0.05)
    choose(Qt.Key.Key_Down)
    assert find(document.model, "rod").inertia == InertiaTensor(xx=0.05, yy=0.05, zz=0.05)


def test_a_choice_without_room_ends_in_dots(qtbot):
    """It looks as one whose words are short, not as one that is cut off in a letter."""

    def picture(words):
        box = ChoiceBox()
        qtbot.addWidget(box)
        box.addItem(words)
        box.setCurrentIndex(0)
        box.resize(75, 24)
        return box.grab().toImage()

    words, width = "Multiplikatoren", QFontMetrics(QApplication.font()).horizontalAdvance
    shorter = [f"{words[:count]}…" for count in range(1, len(words))]
    whole = [text for text in shorter if width(text) <= 75 - 25]  # pixels, less its arrow
    assert picture(words) in [picture(text) for text in whole]


def test_what_is_shown_elsewhere_is_not_in_the_form_of_the_document(inspector, selection):
    selection.set([])
    assert "title" in inspector.form.rows
    assert not {"answers", "plots"} & set(inspector.form.rows)
