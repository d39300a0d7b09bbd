import msgspec
import pytest
from PySide6.QtTest import QTest
from tests.person import type_into

from kane.model import Model, SolverSettings
from kanevas.document.document import Document
from kanevas.inspector import RunForm
from kanevas.look.theme import DARK, LIGHT
from kanevas.units import SYSTEMS


@pytest.fixture
def document():
    document = Document()
    document.put(Model(solver=SolverSettings(method="rk4", duration=2.0, step=0.01)))
    return document


@pytest.fixture
def form(qtbot, document):
    form = RunForm(document, SYSTEMS[1], LIGHT)
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def test_every_setting_is_shown(form):
    assert set(form.form.rows) == set(SolverSettings.__struct_fields__)
    assert form.editor("duration").line.text() == "2"
    assert form.editor("method").box.currentText() == "rk4"


def test_a_setting_is_an_edit_of_the_document(form, document):
    type_into(form.editor("step").line, "0,02")
    type_into(form.editor("duration").line, "1 min")
    assert (document.model.solver.step, document.model.solver.duration) == (0.02, 60.0)
    assert document.undo_stack.text(0) == "Change step"


@pytest.mark.parametrize(
    ("field", "text", "reason"),
    [
        ("step", "x", "there is no parameter 'x'"),
        ("step", "", "a number is wanted here"),
        ("step", "0", "must be positive, is 0 s"),
        ("duration", "-2", "must be positive, is -2 s"),
        ("duration", "2 m", "'m' is a length; a time is wanted, as in 25 s"),
        ("record_every", "0", "must be positive, is 0 s"),
    ],
)
def test_what_is_wrong_is_told(form, document, field, text, reason):
    before = document.model
    type_into(form.editor(field).line, text)
    assert reason in form.editor(field).line.fault
    form.commit()
    assert form.editor(field).line.fault == ""
    assert document.model is before


def test_an_optional_setting_can_be_emptied(form, document):
    line = form.editor("record_every").line
    assert line.placeholderText() == "automatic"
    type_into(line, "0.1")
    assert document.model.solver.record_every == 0.1
    type_into(line, "")
    assert document.model.solver.record_every is None


def test_commit_takes_over_what_is_typed(form, document):
    type_into(form.editor("step").line, "0.02", end=None)
    form.commit()
    assert document.model.solver.step == 0.02
    assert document.undo_stack.count() == 1


def test_a_setting_without_effect_says_why(form, document):
    assert not form.editor("rtol").line.isEnabled()
    reason = "rk4 has a fixed step and no tolerance"
    assert form.editor("rtol").line.toolTip() == reason
    form.set_theme(DARK)
    form.set_units(SYSTEMS[2])
    assert form.editor("rtol").line.toolTip() == reason
    form.editor("method").box.setFocus()
    QTest.keyClicks(form.editor("method").box, "d")
    assert document.model.solver.method == "dopri5"
    assert form.editor("rtol").line.isEnabled()
    assert form.editor("rtol").line.toolTip().startswith("Relative error per step")
    assert form.editor("step").line.toolTip() == "dopri5 chooses its steps itself"


def test_another_document_is_followed(form, document):
    solver = msgspec.structs.replace(document.model.solver, duration=7.0)
    document.put(msgspec.structs.replace(document.model, solver=solver))
    assert form.editor("duration").line.text() == "7"
    document.new()
    assert form.editor("duration").line.text() == "5"
