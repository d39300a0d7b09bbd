import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from tests.person import type_into

from kane.model import SolverSettings
from kanevas.inspector import RecordForm
from kanevas.theme import DARK, LIGHT

SETTINGS = SolverSettings(method="rk4", duration=2.0, step=0.01)


@pytest.fixture
def form(qtbot):
    labels = {name: name.capitalize() for name in SolverSettings.__struct_fields__}
    form = RecordForm(SolverSettings, labels, LIGHT)
    qtbot.addWidget(form)
    form.show_record(SETTINGS)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


@pytest.fixture
def edits(form):
    """What the form asks for, with an owner of the record who agrees to all of it."""
    edits = []

    def agree(name, value):
        edits.append((name, value))
        form.show_record(msgspec.structs.replace(SETTINGS, **dict(edits)))

    form.edited.connect(agree)
    return edits


def line(form, field):
    return form._editors[field].line


def is_red(form, field, theme=LIGHT):
    return theme.error.name() in line(form, field).styleSheet()


def test_shows_the_values(form):
    assert line(form, "duration").text() == "2"
    assert line(form, "step").text() == "0.01"
    assert line(form, "rtol").text() == "1e-08"
    assert form._editors["method"].currentText() == "rk4"


def test_shows_units_and_meanings(form):
    texts = [label.text() for label in form.findChildren(QLabel)]
    assert texts.count("s") == 3
    assert "1" not in texts
    assert line(form, "duration").toolTip() == "Length of the run [s]"


def test_editors_have_names_for_those_who_do_not_see_them(form):
    assert {editor.accessibleName() for editor in form._editors.values()} == {
        name.capitalize() for name in SolverSettings.__struct_fields__
    }


def test_nothing_is_cut_off_in_a_narrow_place(form):
    form.resize(form.minimumSizeHint())
    QApplication.processEvents()
    assert form.width() < 150
    for choice in form.findChildren(QComboBox):
        assert choice.width() >= choice.minimumSizeHint().width()
    for part in (*form.findChildren(QLabel), *form._editors.values()):
        assert form.rect().right() >= part.mapTo(form, part.rect().topRight()).x()


def test_fields_are_chosen_by_their_labels(qtbot):
    form = RecordForm(SolverSettings, {"step": "Step"}, LIGHT)
    qtbot.addWidget(form)
    assert list(form._editors) == ["step"]


@pytest.mark.parametrize("end", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab])
def test_a_typed_value_counts_at_its_end(form, edits, end):
    type_into(line(form, "step"), "0.02", end)
    assert edits == [("step", 0.02)]


def test_return_and_leaving_the_field_count_once(form, edits):
    type_into(line(form, "step"), "0.02", Qt.Key.Key_Return)
    type_into(line(form, "duration"), "2", Qt.Key.Key_Tab)
    assert edits == [("step", 0.02)]


def test_a_decimal_comma_is_a_point(form, edits):
    type_into(line(form, "step"), "0,02")
    assert edits == [("step", 0.02)]


def test_the_same_value_in_other_words_is_no_edit(form, edits):
    type_into(line(form, "step"), "1e-2")
    assert not edits


@pytest.mark.parametrize(
    ("field", "text", "reason"),
    [
        ("step", "x", "'x' is not a number"),
        ("step", "", "'' is not a number"),
        ("step", "0", "must be positive, is 0"),
        ("duration", "-2", "must be positive, is -2"),
        ("duration", "inf", "must be a finite number"),
        ("rtol", "1", "must be at most 0.1, is 1"),
        ("rtol", "1e-20", "must be at least 1e-14, is 1e-20"),
        ("record_every", "0", "must be positive, is 0"),
    ],
)
def test_wrong_input_is_red_with_the_reason_and_the_old_value_is_kept(
    form, edits, field, text, reason
):
    before = line(form, field).text()
    type_into(line(form, field), text, end=None)
    assert is_red(form, field)
    assert line(form, field).toolTip().startswith(reason + "\n")
    line(form, field).clearFocus()
    assert line(form, field).text() == before
    assert not is_red(form, field)
    assert not edits


def test_red_goes_away_with_the_fault(form):
    type_into(line(form, "step"), "-", end=None)
    assert is_red(form, "step")
    type_into(line(form, "step"), "0.5", end=None)
    assert not is_red(form, "step")


def test_an_optional_field_can_be_emptied(form, edits):
    assert line(form, "record_every").placeholderText() == "automatic"
    type_into(line(form, "record_every"), "0.1")
    type_into(line(form, "record_every"), "")
    assert edits == [("record_every", 0.1), ("record_every", None)]


def test_commit_takes_over_what_is_typed(form, edits):
    type_into(line(form, "step"), "0.02", end=None)
    type_into(line(form, "duration"), "wrong", end=None)
    form.commit()
    assert edits == [("step", 0.02)]
    assert line(form, "duration").text() == "2"


def test_a_field_without_effect_says_why(form):
    form.set_field_enabled("step", False, "chooses its steps itself")
    assert not line(form, "step").isEnabled()
    assert line(form, "step").toolTip() == "chooses its steps itself"
    form.set_theme(DARK)
    form.show_record(SETTINGS)
    assert line(form, "step").toolTip() == "chooses its steps itself"
    form.set_field_enabled("step", True, "")
    assert line(form, "step").toolTip().startswith("Step of the fixed-step methods")


def test_a_number_tells_its_formula(form, edits):
    form.show_record(SETTINGS, {"duration": "2*T"})
    assert line(form, "duration").text() == "2"
    assert line(form, "duration").toolTip() == "= 2*T\nLength of the run [s]"
    type_into(line(form, "duration"), "wrong", end=None)
    assert line(form, "duration").toolTip().splitlines()[1:] == ["= 2*T", "Length of the run [s]"]
    form.commit()
    assert line(form, "duration").toolTip() == "= 2*T\nLength of the run [s]"
    type_into(line(form, "duration"), "3")
    assert edits == [("duration", 3.0)]
    assert line(form, "duration").toolTip() == "Length of the run [s]"


def test_a_choice_without_effect_says_why(form):
    form.set_field_enabled("method", False, "there is one only")
    assert not form._editors["method"].isEnabled()
    assert form._editors["method"].toolTip() == "there is one only"


def test_a_choice_is_told_when_the_user_makes_it(form, edits):
    form.show_record(msgspec.structs.replace(SETTINGS, method="heun"))
    assert not edits
    methods = form._editors["method"]
    methods.setFocus()
    methods.showPopup()
    methods.hidePopup()
    methods.textActivated.emit("euler")
    assert edits == [("method", "euler")]


def test_a_fault_is_drawn_in_the_colours_of_the_theme(form):
    type_into(line(form, "step"), "x", end=None)
    form.set_theme(DARK)
    assert is_red(form, "step", DARK)
