import msgspec
import pytest
from tests.models import oscillator_of_parameters
from tests.solver_field import set_solver_field

import kane
from kane.elements.body import Body
from kane.model import SolverSettings, texts_of, with_parameters
from kanevas.document.document import Document

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def document():
    return Document()


@pytest.fixture
def path(model, tmp_path):
    path = tmp_path / "own.json"
    kane.save(model, path)
    return path


def change(document, value, merge=""):
    document.apply("Change step", lambda m: set_solver_field(m, "step", value), merge)


def heard(signal):
    """Count how often a signal comes."""
    times = []
    signal.connect(lambda: times.append(1))
    return times


def test_starts_empty_and_unmodified(document):
    assert document.model == kane.Model()
    assert document.path is None
    assert document.name == "Untitled"
    assert not document.modified


def test_open_brings_model_name_and_file(document, path, model):
    opened, changed = heard(document.opened), heard(document.changed)
    document.open(path)
    assert document.model == model
    assert document.path == path
    assert document.name == "own.json"
    assert not document.modified
    assert (len(opened), len(changed)) == (1, 0)


def test_a_copy_has_no_file_and_is_called_by_its_title(document, path, model):
    document.open(path, as_copy=True)
    assert document.path is None
    assert document.name == model.title


@pytest.mark.parametrize("content", ["", "{}", None], ids=["empty", "no model", "missing"])
def test_failing_open_leaves_all_as_it_was(document, path, tmp_path, content):
    document.open(path)
    change(document, 0.5)
    model, digest = document.model, document.digest
    other = tmp_path / "other.json"
    if content is not None:
        other.write_text(content)
    heard_of = [heard(s) for s in (document.opened, document.changed, document.state_changed)]
    with pytest.raises(kane.KaneError):
        document.open(other)
    assert document.model is model
    assert document.digest == digest
    assert document.path == path
    assert document.modified
    assert document.undo_stack.undoText() == "Change step"
    assert heard_of == [[], [], []]


def test_opening_forgets_the_way_back(document, path):
    document.open(path)
    change(document, 0.5)
    document.open(path)
    assert not document.undo_stack.canUndo()
    assert not document.modified


def test_undo_puts_the_very_model_back(document, path):
    document.open(path)
    before, digest = document.model, document.digest
    change(document, 0.5)
    after = document.model
    assert document.digest != digest
    document.undo_stack.undo()
    assert document.model is before
    assert document.digest == digest
    document.undo_stack.redo()
    assert document.model is after


def test_every_change_is_told_once(document, path):
    document.open(path)
    changed = heard(document.changed)
    change(document, 0.5)
    document.undo_stack.undo()
    document.undo_stack.redo()
    assert len(changed) == 3


def test_edit_that_changes_nothing_is_no_step(document, path):
    document.open(path)
    changed = heard(document.changed)
    change(document, document.model.solver.step)
    assert not document.undo_stack.canUndo()
    assert not document.modified
    assert not changed


def test_failing_edit_changes_nothing(document, path):
    document.open(path)
    before = document.model
    with pytest.raises(ZeroDivisionError):
        document.apply("Divide", lambda _: 1 / 0)
    assert document.model is before
    assert not document.undo_stack.canUndo()


@pytest.fixture
def of_parameters(document, tmp_path):
    kane.save(oscillator_of_parameters(), tmp_path / "oscillator.json")
    document.open(tmp_path / "oscillator.json")
    return document


def with_value(model, name, value):
    parameters = (
        msgspec.structs.replace(entry, value=value) if entry.name == name else entry
        for entry in model.parameters
    )
    return msgspec.structs.replace(model, parameters=tuple(parameters))


def test_an_edit_of_a_parameter_takes_its_dependents_along(of_parameters):
    document = of_parameters
    before, expected = document.model, with_parameters(document.model, {"m": 8.0})
    document.apply("Change m", lambda model: with_value(model, "m", 8.0))
    assert document.model == expected
    assert document.model.solver.duration == before.solver.duration  # k grows with m
    assert document.model.springs[0].stiffness == 1600.0
    document.undo_stack.undo()
    assert document.model is before


def test_a_number_that_is_typed_over_its_formula_stays(of_parameters):
    document = of_parameters
    document.apply("Change duration", lambda model: set_solver_field(model, "duration", 3.0))
    assert document.model.solver.duration == 3.0
    assert "duration" not in texts_of(document.model, "solver")
    document.apply("Change k", lambda model: with_value(model, "k", 1.0))
    assert document.model.solver.duration == 3.0
    assert document.model.springs[0].stiffness == 1.0
    for _ in range(2):
        document.undo_stack.undo()
    assert texts_of(document.model, "solver")["duration"] == "2*pi*sqrt(m/k)"


def test_a_parameter_that_makes_a_number_impossible_changes_nothing(of_parameters):
    document = of_parameters
    before = document.model
    with pytest.raises(kane.ModelError, match="must be zero or positive, 'm' is -1"):
        document.apply("Change m", lambda model: with_value(model, "m", -1.0))
    assert document.model is before
    assert not document.undo_stack.canUndo()


def test_edits_with_the_same_key_are_one_step(document, path):
    document.open(path)
    before = document.model
    for value in (0.1, 0.2, 0.3):
        change(document, value, merge="drag 1")
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.model is before
    document.undo_stack.redo()
    assert document.model.solver.step == 0.3


@pytest.mark.parametrize(("first", "second"), [("", ""), ("drag 1", "drag 2"), ("drag 1", "")])
def test_other_edits_are_steps_of_their_own(document, path, first, second):
    document.open(path)
    change(document, 0.1, first)
    change(document, 0.2, second)
    assert document.undo_stack.count() == 2


def test_drag_back_to_the_start_leaves_no_step(document, path):
    document.open(path)
    start = document.model.solver.step
    change(document, 0.1, merge="drag 1")
    change(document, start, merge="drag 1")
    assert document.undo_stack.count() == 0
    assert not document.modified


def test_edits_after_saving_do_not_merge_with_those_before(document, path):
    document.open(path)
    change(document, 0.1, merge="drag 1")
    document.save(path)
    change(document, 0.2, merge="drag 1")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert not document.modified


def test_saved_is_what_the_file_holds(document, path, tmp_path):
    document.open(path)
    change(document, 0.5)
    told = heard(document.state_changed)
    other = tmp_path / "other.json"
    document.save(other)
    assert told
    assert not document.modified
    assert document.path == other
    assert kane.load(other) == document.model
    assert kane.load(path) != document.model


def test_undo_past_the_saved_state_is_a_change(document, path):
    document.open(path)
    change(document, 0.5)
    document.save(path)
    document.undo_stack.undo()
    assert document.modified
    document.undo_stack.redo()
    assert not document.modified


def test_failing_save_leaves_it_unsaved(document, path, tmp_path):
    document.open(path)
    change(document, 0.5)
    with pytest.raises(kane.FileError):
        document.save(tmp_path / "no folder" / "own.json")
    assert document.modified
    assert document.path == path


def test_drawing_and_titles_do_not_make_results_old(document, path):
    document.open(path)
    digest = document.digest
    document.apply("Rename", lambda m: msgspec.structs.replace(m, title="Other", plots=()))
    assert document.modified
    assert document.digest == digest


def test_new_starts_empty_again(document, path):
    document.open(path)
    change(document, 0.5)
    opened = heard(document.opened)
    document.new()
    settings = SolverSettings(duration=5.0)
    started = kane.Model(gravity=(0.0, -9.81, 0.0), planar=True, solver=settings)
    assert document.model == started
    assert (document.path, document.modified, len(opened)) == (None, False, 1)


def test_an_edit_may_leave_a_model_unfinished_but_no_reference_open(document, path):
    document.open(path)
    before = document.model
    first = before.bodies[0]

    def put(body):
        return lambda model: msgspec.structs.replace(model, bodies=(body, *model.bodies[1:]))

    document.apply("Take the mass away", put(msgspec.structs.replace(first, mass=None)))
    unfinished = document.model
    assert unfinished.bodies[0].mass is None
    with pytest.raises(kane.ModelError, match="there is no body"):
        document.apply("Rename by hand", put(msgspec.structs.replace(first, name="nobody")))
    gesture = document.gesture("Drag")
    with pytest.raises(kane.ModelError, match="must be unique"):
        gesture.show(put(msgspec.structs.replace(first, name=before.bodies[1].name)))
    gesture.cancel()
    assert document.model is unfinished


def test_an_unfinished_model_is_opened_and_saved(document, tmp_path):
    body = Body(name="a")
    document.apply("Draw", lambda model: msgspec.structs.replace(model, bodies=(body,)))
    document.save(tmp_path / "unfinished.json")
    other = Document()
    other.open(tmp_path / "unfinished.json")
    assert other.model == document.model


def test_an_edit_that_breaks_a_reference_is_refused_and_changes_nothing(document, path):
    document.open(path)
    model, steps = document.model, document.undo_stack.count()
    first = model.bodies[1:]
    with pytest.raises(kane.KaneError, match="there is no body"):
        document.apply("Break", lambda m: msgspec.structs.replace(m, bodies=first))
    with pytest.raises(kane.KaneError, match="must be unique"):
        document.apply("Twice", lambda m: msgspec.structs.replace(m, bodies=m.bodies + m.bodies))
    assert document.model is model
    assert document.undo_stack.count() == steps
