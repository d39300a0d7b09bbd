"""What joints may become is offered from the health list, and made as an ordinary edit."""

import pytest
from tests.engine.four_bar import four_bar

import kane


@pytest.fixture
def loop(window):
    window.workspace.document.take(four_bar(1.0, 0.4, 1.1, 0.8), None)
    return window


def test_the_health_list_offers_and_an_offer_is_one_edit(loop, qtbot):
    document = loop.workspace.document
    before = document.model
    health = loop.health
    qtbot.waitUntil(lambda: any(f.can_be_mended for f in health.popup._findings))
    finding = next(each for each in loop.health.popup._findings if each.can_be_mended)
    assert "What can be done" in loop.health.popup._links(finding)
    with qtbot.waitSignal(loop.repairing.errand.succeeded):
        loop.health.popup._select(finding, "mend")
    actions = loop.repairing.menu.actions()
    assert any("bal" in action.text() for action in actions)
    actions[0].trigger()
    loop.repairing.menu.close()
    assert document.model != before
    now, then = kane.mobility(document.model), kane.mobility(before)
    assert now.velocity_freedoms == then.velocity_freedoms
    assert sum(r.rows for r in now.redundancies) < sum(r.rows for r in then.redundancies)
    document.undo_stack.undo()
    assert document.model == before


def test_offers_for_another_model_are_forgotten(loop, qtbot):
    with qtbot.waitSignal(loop.repairing.errand.succeeded):
        loop.repairing.look(("A", "B", "C", "D"))
        loop.workspace.document.take(four_bar(1.0, 0.4, 1.1, 0.9), None)
    assert loop.repairing.menu is None
