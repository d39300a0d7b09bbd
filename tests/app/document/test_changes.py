import msgspec

from kanevas.document.changes import changes
from kanevas.edits.elements import added, removed, replaced


def test_nothing_changes_from_a_model_to_itself(model):
    assert not any(changes(model, model))


def test_an_altered_body_alone_is_named(model):
    body = msgspec.structs.replace(model.bodies[2], mass=9.0)
    found = changes(model, replaced(model, body))
    assert found.altered == {body.name}
    assert found.fields == {"bodies"}
    assert not found.added
    assert not found.removed


def test_what_is_added_and_removed_is_told_apart(model):
    body = msgspec.structs.replace(model.bodies[0], name="new")
    found = changes(model, removed(added(model, body), [model.bodies[1].name]))
    assert found.added == {"new"}
    assert model.bodies[1].name in found.removed
    assert not found.altered


def test_fields_of_the_model_itself_are_named(model):
    found = changes(model, msgspec.structs.replace(model, gravity=(0.0, 0.0, -1.0)))
    assert found.fields == {"gravity"}
    assert not any((found.added, found.removed, found.altered))


def test_a_change_of_order_shows_in_the_group(model):
    found = changes(model, msgspec.structs.replace(model, bodies=model.bodies[::-1]))
    assert found.fields == {"bodies"}
    assert not found.altered
