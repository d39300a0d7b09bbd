import pytest
from tests.app.coordinated import coordinated

from kane.model import check_references
from kanevas.edits.elements import find, removed
from kanevas.edits.visibility import (
    all_shown,
    drawn_names,
    is_drawn,
    protected_among,
    with_hidden,
    with_protected,
)


@pytest.fixture
def machine():
    return coordinated()


def test_hiding_and_showing(machine):
    hidden = with_hidden(machine, ["wheel", "motor"], True)
    assert hidden.hidden == ("wheel", "motor")
    assert with_hidden(hidden, ["wheel"], True) == hidden
    assert with_hidden(hidden, ["wheel"], False).hidden == ("motor",)
    assert all_shown(hidden) == machine
    assert hidden.bodies is machine.bodies
    check_references(hidden)


def test_what_is_not_drawn_cannot_be_hidden(machine):
    assert is_drawn(find(machine, "wheel"))
    assert is_drawn(find(machine, "motor"))
    assert not any(is_drawn(find(machine, name)) for name in ("F", "ramp", "height"))


def test_all_that_is_drawn_and_shown(machine):
    names = drawn_names(with_hidden(machine, ["wheel"], True))
    assert "motor" in names
    assert not {"wheel", "F", "ramp", "height"} & set(names)


def test_locks_hold_for_what_would_go_along(machine):
    motor = find(machine, "motor")
    locked = with_protected(machine, ["motor"], True)
    assert protected_among(locked, ["motor"]) == ("motor",)
    assert protected_among(locked, [motor.joint]) == ("motor",)
    assert protected_among(locked, ["bead"]) == ()
    assert with_protected(locked, ["motor"], False) == machine


def test_what_is_removed_is_neither_hidden_nor_locked_any_more(machine):
    marked = with_protected(with_hidden(machine, ["bead"], True), ["bead"], True)
    gone = removed(marked, ["bead"])
    assert (gone.hidden, gone.protected) == ((), ())
