import pytest
from tests.solver_field import set_solver_field

import kane
from kanevas.document.document import Document

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def document():
    return Document()


def duration(value):
    return lambda model: set_solver_field(model, "duration", value)


def test_what_a_gesture_shows_is_the_model_and_one_step_at_the_end(document):
    start = document.model
    gesture = document.gesture("Stretch")
    for value in (2.0, 3.0, 4.0):
        gesture.show(duration(value))
        assert document.model.solver.duration == value
    assert document.undo_stack.count() == 0
    gesture.finish()
    assert document.undo_stack.undoText() == "Stretch"
    document.undo_stack.undo()
    assert document.model == start
    document.undo_stack.redo()
    assert document.model.solver.duration == 4.0


def test_each_show_starts_from_the_model_before(document):
    gesture = document.gesture("Double")
    for _ in range(3):
        gesture.show(lambda m: set_solver_field(m, "duration", 2 * m.solver.duration))
    assert document.model.solver.duration == 2.0


def test_cancel_puts_back_the_very_model(document):
    start = document.model
    gesture = document.gesture("Stretch")
    gesture.show(duration(2.0))
    gesture.cancel()
    assert document.model is start
    assert document.undo_stack.count() == 0
    assert not document.modified


def test_a_gesture_without_effect_leaves_no_step(document):
    gesture = document.gesture("Stretch")
    gesture.show(duration(2.0))
    gesture.show(lambda model: model)
    gesture.finish()
    assert document.undo_stack.count() == 0


def test_another_edit_finishes_it(document):
    gesture = document.gesture("Stretch")
    gesture.show(duration(2.0))
    document.apply("Step", lambda model: set_solver_field(model, "step", 0.5))
    assert [document.undo_stack.text(i) for i in range(2)] == ["Stretch", "Step"]
    assert not gesture.active
    gesture.show(duration(9.0))
    gesture.cancel()
    assert document.model.solver.duration == 2.0


def test_undo_in_between_puts_it_away(document):
    document.apply("Step", lambda model: set_solver_field(model, "step", 0.5))
    start = document.undo_stack
    gesture = document.gesture("Stretch")
    gesture.show(duration(2.0))
    start.undo()
    assert not gesture.active
    gesture.finish()
    assert document.model.solver.duration == 1.0
    assert start.undoText() == ""


def test_a_file_holds_what_is_done_and_not_what_the_hand_is_at(document, tmp_path):
    document.apply("Run longer", duration(2.0))
    gesture = document.gesture("Stretch")
    gesture.show(duration(9.0))
    document.save(tmp_path / "saved.json")
    assert not gesture.active
    assert kane.load(tmp_path / "saved.json", unfinished=True).solver.duration == 2.0
    assert document.model.solver.duration == 2.0
    assert not document.modified
