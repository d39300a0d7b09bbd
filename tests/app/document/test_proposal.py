"""What is proposed is shown, and no part of the model before it is accepted."""

import pytest

from kane.elements.body import Body
from kanevas.document.document import Document
from kanevas.edits.elements import added

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def document():
    document = Document()
    document.seen = []
    document.proposed.connect(lambda: document.seen.append(sorted(document.proposals)))
    return document


def adding(*names):
    return lambda model: added(model, *(Body(name=name, mass=1.0) for name in names))


def names(model):
    return [body.name for body in model.bodies]


def test_what_is_proposed_is_shown_and_nothing_else_knows_of_it(document):
    told, before, digest = [], document.model, document.digest
    document.changed.connect(told.append)
    proposal = document.proposal("Draw")
    proposal.show(adding("a"))
    proposal.show(adding("b"))
    assert names(document.shown) == ["b"]
    assert document.proposals == {"b"}
    assert document.seen == [["a"], ["b"]]
    assert (document.model, document.digest, told) == (before, digest, [])
    assert not document.modified
    assert document.in_hand


def test_at_its_end_it_is_one_step(document):
    proposal = document.proposal("Draw")
    proposal.show(adding("a"))
    proposal.finish()
    assert names(document.model) == ["a"]
    assert document.shown is document.model
    assert document.proposals == frozenset()
    assert document.undo_stack.undoText() == "Draw"
    document.undo_stack.undo()
    assert names(document.shown) == []


def test_when_it_is_put_away_the_model_is_the_very_same(document):
    before = document.model
    proposal = document.proposal("Draw")
    proposal.show(adding("a"))
    proposal.cancel()
    assert document.model is before
    assert document.shown is before
    assert document.seen[-1] == []
    assert document.undo_stack.count() == 0


@pytest.mark.parametrize("other", ["edit", "gesture", "proposal", "undo", "open", "save"])
def test_whatever_else_is_done_puts_it_away(document, other, tmp_path):
    document.apply("Before", adding("z"))
    proposal = document.proposal("Draw")
    proposal.show(adding("a"))
    match other:
        case "edit":
            document.apply("Edit", adding("y"))
        case "gesture":
            document.gesture("Move")
        case "proposal":
            document.proposal("Draw").show(adding("c"))
        case "undo":
            document.undo_stack.undo()
        case "open":
            document.new()
        case "save":
            document.save(tmp_path / "model.json")
    assert not proposal.active
    assert "a" not in names(document.model)
    assert "a" not in names(document.shown)
    proposal.show(adding("late"))
    assert "late" not in names(document.shown)


def test_a_proposal_after_another_begins_from_the_model(document):
    document.proposal("Draw").show(adding("a"))
    second = document.proposal("Draw")
    second.show(adding("b"))
    second.finish()
    assert names(document.model) == ["b"]


def test_one_that_proposes_nothing_leaves_no_step(document):
    document.proposal("Draw").finish()
    proposal = document.proposal("Draw")
    proposal.show(adding("a"))
    proposal.show(lambda model: model)
    assert document.proposals == frozenset()
    proposal.finish()
    assert document.undo_stack.count() == 0
