import threading

import msgspec
import pytest
from tests.strict_weather import MODELS

from kane.files.model_json import load
from kanevas.document.document import Document
from kanevas.edits.elements import find, replaced
from kanevas.runs import assembler as module
from kanevas.runs.assembler import Assembler


@pytest.fixture
def document():
    document = Document()
    document.put(load(MODELS / "four_bar_massless.json", unfinished=True))
    document.apply("Move", lambda m: moved(m, 0.05))
    return document


@pytest.fixture
def assembler(document):
    assembler = Assembler(document)
    yield assembler
    assembler.stop()


def moved(model, by):
    body = find(model, "B")
    x, y, z = body.position
    return replaced(model, msgspec.structs.replace(body, position=(x + by, y, z)))


def test_the_joints_are_closed_as_one_step_of_undo(assembler, document, qtbot):
    before = document.model
    with qtbot.waitSignal(assembler.ended):
        assembler.start()
        assert document.model is before  # the window goes on meanwhile
        assert assembler.busy
    assert not assembler.busy
    assert document.undo_stack.undoText() == "Assemble"
    document.undo_stack.undo()
    assert document.model == before


def test_what_is_edited_meanwhile_stays(assembler, document, qtbot):
    with qtbot.waitSignal(assembler.ended):
        assembler.start()
        document.apply("Name", lambda m: msgspec.structs.replace(m, title="other"))
    assert document.undo_stack.undoText() == "Assemble"
    assert document.model.title == "other"


def test_the_model_is_left_to_the_hand_that_moves_it(assembler, document, qtbot):
    assembler.start()
    drag = document.gesture("Drag")
    drag.show(lambda m: moved(m, 0.01))
    in_the_hand = document.model
    qtbot.waitUntil(lambda: assembler._task is None)
    assert assembler.busy
    assert document.model is in_the_hand
    assert drag.active
    with qtbot.waitSignal(assembler.ended):
        drag.finish()
    assert [document.undo_stack.text(i) for i in (1, 2)] == ["Drag", "Assemble"]


@pytest.mark.parametrize("end", ["cancel", "undo"])
def test_it_goes_on_when_a_drag_is_put_away(assembler, document, qtbot, end):
    document.apply("Name", lambda m: msgspec.structs.replace(m, title="other"))
    drag = document.gesture("Drag")
    drag.show(lambda m: moved(m, 0.01))
    with qtbot.waitSignal(assembler.ended):
        assembler.start()
        assert assembler.busy
        {"cancel": drag.cancel, "undo": document.undo_stack.undo}[end]()
    assert document.undo_stack.undoText() == "Assemble"
    assert not assembler.busy


def test_it_leaves_another_document_alone_that_is_opened_amid_a_drag(assembler, document, qtbot):
    document.gesture("Drag").show(lambda m: moved(m, 0.01))
    assembler.start()
    with qtbot.waitSignal(assembler.ended):
        document.new()
    assert not assembler.busy
    assert document.undo_stack.count() == 0


def test_it_leaves_another_document_alone(assembler, document, qtbot):
    assembler.start()
    document.new()
    assert not assembler.busy
    empty = document.model
    qtbot.wait(20)
    assert document.model is empty


def test_joints_that_cannot_be_closed_are_told(assembler, document, qtbot):
    document.apply("Far", pinned_far)
    with qtbot.waitSignal(assembler.failed) as told:
        assembler.start()
    assert "cannot" in told.args[0]
    assert document.undo_stack.undoText() == "Far"


def pinned_far(model):
    return replaced(
        model,
        *(msgspec.structs.replace(find(model, name), pinned=True) for name in ("A", "B")),
    )


def test_one_is_told_when_it_takes_long(assembler, qtbot, monkeypatch):
    go_on = threading.Event()

    def slow(model):
        return lambda *_: go_on.wait(5.0) and model

    monkeypatch.setattr(module, "_assembly", slow)
    with qtbot.waitSignal(assembler.slow):
        assembler.start()
    go_on.set()
    with qtbot.waitSignal(assembler.ended):
        pass
