import pytest

from kanevas.document.selection import Selection

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def told(selection):
    told = []
    selection.changed.connect(lambda: told.append(selection.names))
    return told


def test_set_replaces_and_keeps_the_order(selection, told):
    selection.set(["b", "a", "b"])
    assert selection.names == ("b", "a")
    selection.set(["c"])
    assert told == [("b", "a"), ("c",)]


def test_the_same_selection_is_no_news(selection, told):
    selection.set(["a"])
    selection.set(("a",))
    assert len(told) == 1


def test_toggle_adds_and_takes_away(selection, told):
    for name in ("a", "b", "a"):
        selection.toggle(name)
    assert told == [("a",), ("a", "b"), ("b",)]
