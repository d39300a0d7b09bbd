import msgspec
import pytest

from kane.model import renamed
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.document.selection_keeper import SelectionKeeper
from kanevas.edits.elements import find, removed, replaced
from kanevas.edits.visibility import with_hidden

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def document(model, selection):
    document = Document()
    document.apply("Open", lambda _: model)
    document.keeper = SelectionKeeper(document, selection)
    return document


def heavier(name):
    def edit(model):
        body = find(model, name)
        return replaced(model, msgspec.structs.replace(body, mass=2 * body.mass))

    return edit


def test_what_is_deleted_is_selected_no_more(document, selection):
    selection.set(("K1", "K2", "C-D"))
    document.apply("Delete", lambda model: removed(model, ["K2"]))
    assert "K2" not in selection.names
    assert selection.names[0] == "K1"


def test_what_is_gone_cannot_be_selected_in_a_view_that_shows_it_still(document, selection):
    document.apply("Delete", lambda model: removed(model, ["K2"]))
    selection.set(("K2", "K1"))
    assert selection.names == ("K1",)
    selection.toggle("K2")
    assert selection.names == ("K1",)
    document.undo_stack.undo()
    selection.set(("K1", "K2"))
    assert selection.names == ("K1", "K2")


def test_a_new_name_stays_selected(document, selection):
    selection.set(("K1", "K2"))
    document.apply("Rename", lambda model: renamed(model, "K1", "crank"))
    assert selection.names == ("crank", "K2")
    document.undo_stack.undo()
    assert selection.names == ("K1",)
    document.undo_stack.redo()
    assert selection.names == ("crank",)


def test_an_edit_leaves_the_selection_alone(document, selection):
    selection.set(("K2",))
    document.apply("Heavier", heavier("K1"))
    assert selection.names == ("K2",)


def test_undo_and_redo_select_what_they_touch(document, selection):
    document.apply("Heavier", heavier("K1"))
    selection.set(("K2",))
    document.undo_stack.undo()
    assert selection.names == ("K1",)
    selection.set(())
    document.undo_stack.redo()
    assert selection.names == ("K1",)


def test_what_comes_back_by_undo_is_selected(document, selection):
    document.apply("Delete", lambda model: removed(model, ["C-D", "motor"]))
    document.undo_stack.undo()
    assert set(selection.names) == {"C-D", "motor"}
    document.undo_stack.redo()
    assert selection.names == ()


def test_undo_of_what_touches_no_element_leaves_the_selection_alone(document, selection):
    document.apply("Hide", lambda model: with_hidden(model, ["K1"], True))
    selection.set(("K2",))
    document.undo_stack.undo()
    assert selection.names == ("K2",)


def test_another_document_begins_with_nothing_selected(document, selection):
    selection.set(("K2",))
    document.new()
    assert selection.names == ()
