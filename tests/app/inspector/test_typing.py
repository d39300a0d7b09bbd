import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.person import type_into

from kane.elements.drivers import AngleDriver
from kanevas.edits.elements import find
from kanevas.edits.fields import with_value
from kanevas.units import SYSTEMS

KEY = Qt.Key


@pytest.fixture
def rod(selection, inspector):
    """The lines of a body, by field and component."""
    selection.set(["rod"])
    return lambda field, i=None: part(inspector, field, i)


def part(inspector, field, i=None):
    editor = inspector.form.editor(field)
    return editor.line if i is None else editor.lines[i]


def element(document, name="rod"):
    return find(document.model, name)


def undo_texts(document):
    stack = document.undo_stack
    return [stack.text(i) for i in range(stack.count())]


@pytest.mark.parametrize("end", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Tab])
def test_a_typed_value_counts_at_its_end(rod, document, end):
    type_into(rod("mass"), "2,5", end)
    assert element(document).mass == 2.5
    assert undo_texts(document) == ["Change mass of rod"]


@pytest.mark.parametrize(
    ("text", "value", "shown"),
    [
        ("25 mm", 0.025, "25"), ("0,5", 0.0005, "0.5"), ("1 in", 0.0254, "25.4"),
        ("(2+3)*80 mm", 0.4, "400"), ("25", 0.025, "25"),
    ],
)  # fmt: skip
def test_numbers_are_taken_with_units_and_shown_in_those_chosen(rod, document, text, value, shown):
    type_into(rod("position", 1), text)
    assert element(document).position[1] == pytest.approx(value)
    assert rod("position", 1).text() == shown


def test_a_formula_stays_a_formula(rod, document):
    line = rod("position", 0)
    type_into(line, "L/2")
    assert element(document).position[0] == 0.125
    assert (line.text(), line.font().italic()) == ("L/2", True)
    assert "L/2 = 125 mm" in line.toolTip()
    document.apply("Longer", lambda model: with_value(model, ["L"], ("value",), 0.5))
    assert element(document).position[0] == 0.25
    type_into(line, "0")
    assert not line.font().italic()
    assert not [f for f in document.model.formulas if f.path.startswith("rod")]


@pytest.mark.parametrize(
    ("field", "i", "text", "reason"),
    [
        ("position", 0, "25 kg", "'kg' is a mass; a length is wanted, as in 25 mm"),
        ("position", 0, "L/", "expected a number or a name"),
        ("position", 0, "M/2", "there is no parameter 'M'"),
        ("mass", None, "-1", "must be zero or positive, is -1 kg"),
        ("mass", None, "L - 1", "must be zero or positive"),
        ("name", None, "hinge", "'hinge'"),
        ("name", None, "?", "must be a name of letters"),
    ],
)
def test_wrong_input_is_red_with_the_reason_and_the_old_value_stays(
    rod, document, inspector, field, i, text, reason
):
    line, before = rod(field, i), document.model
    old = line.text()
    type_into(line, text, KEY.Key_Return)
    assert reason in line.fault
    bubble = inspector.form._bubble
    assert bubble.isVisible()
    assert reason in bubble.text()
    assert line.text() == text
    QTest.keyClick(line, KEY.Key_Tab)
    assert (line.text(), line.fault) == (old, "")
    assert not bubble.isVisible()
    assert document.model == before
    assert document.undo_stack.count() == 0


def test_wrong_input_is_told_while_typing(rod, qtbot):
    type_into(rod("mass"), "2 mm", end=None)
    qtbot.waitUntil(lambda: "is a length" in rod("mass").fault)
    QTest.keyClicks(rod("mass"), "x")
    assert rod("mass").fault == ""  # until the next pause


def test_the_model_follows_the_typing_and_undo_is_one_step(rod, document, qtbot):
    line = rod("mass")
    type_into(line, "2", end=None)
    qtbot.waitUntil(lambda: element(document).mass == 2.0)
    assert document.undo_stack.count() == 0
    QTest.keyClicks(line, "5")
    qtbot.waitUntil(lambda: element(document).mass == 25.0)
    QTest.keyClick(line, KEY.Key_Return)
    assert undo_texts(document) == ["Change mass of rod"]
    document.undo_stack.undo()
    assert element(document).mass == 1.2
    assert line.text() == "1.2"


def test_escape_puts_all_back(rod, document, qtbot):
    line, before = rod("mass"), document.model
    type_into(line, "25", end=None)
    qtbot.waitUntil(lambda: element(document).mass == 25.0)
    QTest.keyClick(line, KEY.Key_Escape)
    assert document.model == before
    assert line.text() == "1.2"
    assert document.undo_stack.count() == 0


def test_what_was_shown_while_typing_goes_when_the_text_becomes_wrong(rod, document, qtbot):
    line, before = rod("mass"), document.model
    type_into(line, "25", end=None)
    qtbot.waitUntil(lambda: element(document).mass == 25.0)
    QTest.keyClicks(line, " mm")
    QTest.keyClick(line, KEY.Key_Tab)
    assert document.model == before
    assert line.text() == "1.2"
    assert document.undo_stack.count() == 0


def test_the_text_that_is_shown_never_changes_the_value(rod, document):
    document.apply("Third", lambda model: with_value(model, ["rod"], ("mass",), 1 / 3))
    line = rod("mass")
    assert line.text() == "0.333333"
    type_into(line, "0.333333")
    assert element(document).mass == 1 / 3
    assert "0.333333333333333 kg" in line.toolTip()


def test_keys_step_a_number_and_a_burst_is_one_step_of_undo(rod, document, qtbot):
    line = rod("mass")
    line.setFocus()
    for key in (KEY.Key_Up, KEY.Key_Up, KEY.Key_Down, KEY.Key_PageUp):
        QTest.keyClick(line, key)
    assert element(document).mass == pytest.approx(2.3)
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1)
    document.undo_stack.undo()
    assert element(document).mass == 1.2


def test_the_wheel_steps_only_what_has_the_focus(rod, document):
    line = rod("mass")
    inside = QPointF(line.rect().center())
    none = Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        inside, line.mapToGlobal(inside), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    rod("position", 0).setFocus()
    QApplication.sendEvent(line, event)
    assert element(document).mass == 1.2
    line.setFocus()
    QApplication.sendEvent(line, event)
    assert element(document).mass == pytest.approx(1.3)


def test_a_step_never_leaves_the_limits_nor_touches_a_formula(rod, document, selection, inspector):
    type_into(rod("mass"), "0.01")
    for _ in range(3):
        QTest.keyClick(rod("mass"), KEY.Key_PageDown)
    assert element(document).mass == 0
    selection.set(["disc body"])
    QTest.keyClick(part(inspector, "position", 0), KEY.Key_Up)
    assert element(document, "disc body").position[0] == 0.25


def test_a_new_name_is_followed_by_all_that_refers_to_it(rod, document, selection, inspector):
    type_into(rod("name"), "crank")
    assert element(document, "hinge").body_a == "crank"
    assert selection.names == ("crank",)
    assert "crank" in inspector.head.text()
    type_into(rod("mass"), "3")
    assert element(document, "crank").mass == 3.0
    assert undo_texts(document) == ["Rename rod to crank", "Change mass of crank"]
    document.undo_stack.setIndex(0)
    assert selection.names == ("rod",)
    assert rod("name").text() == "rod"


def test_the_choice_of_units_changes_what_is_shown_and_not_the_model(rod, document, inspector):
    before = document.model
    type_into(rod("position", 0), "1 in")
    for system, text in zip(SYSTEMS[1:], ("0.0254", "25.4", "1"), strict=True):
        inspector.set_units(system)
        assert rod("position", 0).text() == text
    document.undo_stack.undo()
    assert document.model == before


def test_another_selection_takes_over_what_is_typed(rod, document, selection, inspector):
    type_into(rod("mass"), "7", end=None)
    selection.set(["disc body"])
    assert element(document).mass == 7.0
    assert inspector.edited.owners == ("disc body",)
    assert document.undo_stack.count() == 1


def test_undo_keys_undo_typing_first(rod):
    line = rod("mass")
    type_into(line, "7", end=None)
    QTest.keyClick(line, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() != "7"


# --- parameters from what is typed


def offer(inspector):
    """Click the offer beside the reason."""
    bubble = inspector.form._bubble
    assert "offer" in bubble.text()
    assert not bubble.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    line = QApplication.focusWidget()
    bubble.linkActivated.emit("offer")
    assert QApplication.focusWidget() is line


def parameters(document):
    return {p.name: (p.value, p.unit) for p in document.model.parameters}


def test_a_parameter_that_is_missing_is_made_and_the_law_taken_over(selection, inspector, document):
    motor = next(d for d in document.model.drivers if isinstance(d, AngleDriver))
    selection.set([motor.name])
    line = part(inspector, "law")
    type_into(line, "0.3*sin(omega*t)")
    assert line.fault == "there is no parameter 'omega'"
    before = document.model
    offer(inspector)
    assert parameters(document)["omega"] == (1.0, "")
    assert element(document, motor.name).law == "0.3*sin(omega*t)"
    assert line.fault == ""
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.model == before


def test_a_missing_parameter_alone_takes_the_number_that_stands_there(rod, inspector, document):
    type_into(rod("mass"), "2.5")
    type_into(rod("mass"), "m_rod")
    offer(inspector)
    assert parameters(document)["m_rod"] == (2.5, "kg")
    assert element(document).mass == 2.5
    assert rod("mass").text() == "m_rod"


def test_what_no_parameter_can_be_called_is_not_offered(rod, inspector):
    type_into(rod("mass"), "for")
    assert rod("mass").fault
    assert "offer" not in inspector.form._bubble.text()


def test_of_two_that_are_missing_one_follows_the_other(selection, inspector, document):
    motor = next(d for d in document.model.drivers if isinstance(d, AngleDriver))
    selection.set([motor.name])
    type_into(part(inspector, "law"), "amount*sin(omega*t)")
    offer(inspector)
    offer(inspector)
    assert {"amount", "omega"} <= parameters(document).keys()
    assert element(document, motor.name).law == "amount*sin(omega*t)"


def menu_at(line, place):
    """Open the menu of a line where a letter of its text stands."""
    at = QPoint(line.cursorRect().center())
    while line.cursorPositionAt(at) < place and at.x() < line.width():
        at += QPoint(1, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, line.mapToGlobal(at))
    QApplication.sendEvent(line, event)
    menu = QApplication.activePopupWidget()
    return next(action for action in menu.actions() if "parameter of" in action.text()), menu


def test_a_number_of_a_law_becomes_a_parameter(selection, inspector, document):
    motor = next(d for d in document.model.drivers if isinstance(d, AngleDriver))
    selection.set([motor.name])
    line = part(inspector, "law")
    type_into(line, "10*sin(2.5*t)")
    line.home(False)
    action, menu = menu_at(line, 8)
    assert action.isEnabled()
    assert action.text() == "Make a parameter of 2.5"
    action.trigger()
    menu.close()
    assert parameters(document)["p"] == (2.5, "")
    assert element(document, motor.name).law == "10*sin(p*t)"
    assert line.text() == "10*sin(p*t)"


def test_a_law_that_is_a_number_becomes_one(selection, inspector, document):
    motor = next(d for d in document.model.drivers if isinstance(d, AngleDriver))
    selection.set([motor.name])
    line = part(inspector, "law")
    type_into(line, "0.5 rad")
    line.home(False)
    action, menu = menu_at(line, 0)
    action.trigger()
    menu.close()
    name = element(document, motor.name).law
    assert parameters(document)[name][0] == pytest.approx(0.5)


def test_where_no_number_is_pointed_at_the_menu_says_what_to_do(selection, inspector, document):
    motor = next(d for d in document.model.drivers if isinstance(d, AngleDriver))
    selection.set([motor.name])
    line = part(inspector, "law")
    type_into(line, "sin(t)")
    action, menu = menu_at(line, 1)
    assert not action.isEnabled()
    assert "Point at one number" in action.toolTip()
    menu.close()


def test_round_off_beside_the_model_is_shown_as_zero_and_the_tip_has_it(rod, document):
    document.apply(
        "Roll", lambda m: with_value(m, ("rod",), ("position",), (0.1, 6.93889390390723e-18, 0.0))
    )
    assert rod("position", 1).text() == "0"
    assert "6.93889390390723e-15 mm" in rod("position", 1).toolTip()
    document.apply("Shrink", lambda m: with_value(m, ("rod",), ("position",), (0.1, 1e-9, 0.0)))
    assert rod("position", 1).text() == "1e-6"


def test_a_number_that_is_too_long_for_its_line_keeps_its_exponent(rod, document, inspector):
    document.apply(
        "Move", lambda m: with_value(m, ("rod",), ("position",), (1.23456e-7, 123456.789, 0.5))
    )
    inspector.setFocus()
    lines = [rod("position", i) for i in range(3)]
    for line in lines:
        line.setFixedWidth(72)
    small, large, fitting = (line.shortened() for line in lines)
    assert small.endswith("…e-4")
    assert small.startswith("1.")
    assert large.endswith("…e8")
    assert fitting == ""
    lines[0].setFocus()  # who types sees all of it
    assert lines[0].text() == "0.000123456"


@pytest.mark.parametrize(
    ("name", "field", "text", "kept"),
    [
        ("half time", "when", "t > 250 ms", "t > 0.25"),
        ("catch", "closes", "angle('hinge 2') > 30 deg", "angle('hinge 2') > 0.523598775598299"),
        ("shear pin", "opens", "t > 0,5", "t > 0.5"),
        ("catch", "opens", "", ""),
        ("blow", "when", "t > ratio", "t > ratio"),
    ],
)
def test_a_condition_is_read_as_expressions_are(
    selection, inspector, document, name, field, text, kept
):
    selection.set([name])
    type_into(part(inspector, field), text, KEY.Key_Return)
    assert getattr(element(document, name), field) == kept


def test_a_condition_of_an_unknown_name_is_refused(selection, inspector, document):
    selection.set(["half time"])
    line = part(inspector, "when")
    type_into(line, "t > omega", KEY.Key_Return)
    assert element(document, "half time").when == "t > 0.5"
