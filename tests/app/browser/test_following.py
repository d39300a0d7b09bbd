"""The tree stays as the user has it while the model changes."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from tests.app.browser.lines import indexes, line, selected, texts
from tests.app.coordinated import coordinated
from tests.calls import calls

import kane
from kane.model import renamed
from kane.model.offered import offered
from kanevas.browser import ModelTree
from kanevas.browser.tree_model import TreeModel
from kanevas.document.changes import changes
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.edits.elements import added, removed, replaced
from kanevas.look.theme import LIGHT
from kanevas.units import system_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def tree(qtbot, selection):
    tree = ModelTree(selection, LIGHT)
    qtbot.addWidget(tree)
    tree.resize(300, 700)
    tree.show()
    return tree


@pytest.fixture
def document(tree, model):
    document = Document()
    document.apply("Open", lambda _: model)
    tree.show_model(model)
    document.changed.connect(lambda found: tree.show_model(document.model, found))
    return document


def heavier(name):
    def edit(model):
        body = next(body for body in model.bodies if body.name == name)
        return replaced(model, msgspec.structs.replace(body, mass=2 * body.mass))

    return edit


def outline(lines, parent=None):
    """All that a tree model says, as nested tuples."""
    above = QModelIndex() if parent is None else parent
    return tuple(
        (index.data(), outline(lines, index))
        for row in range(lines.rowCount(above))
        if (index := lines.index(row, 0, above)).isValid()
    )


def test_edit_undo_and_redo_keep_folds_place_current_line_and_selection(
    tree, document, selection, qtbot
):
    tree.expand(line(tree, "K1"))
    tree.collapse(line(tree, "Joints (10)"))
    tree.resize(300, 150)
    bar = tree.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    selection.set(("K2",))
    bar.setValue(bar.maximum())
    place = bar.value()
    for do in (
        lambda: document.apply("Heavier", heavier("K3")),
        document.undo_stack.undo,
        document.undo_stack.redo,
    ):
        do()
        assert tree.isExpanded(line(tree, "K1"))
        assert not tree.isExpanded(line(tree, "K2"))
        assert not tree.isExpanded(line(tree, "Joints (10)"))
        assert bar.value() == place
        assert tree.currentIndex().data() == "K2"
        assert selected(tree) == {"K2"}


def test_an_edit_of_one_field_rebuilds_nothing(tree, document):
    lines = tree.model()
    resets, inserts, told = [], [], []
    lines.modelReset.connect(lambda: resets.append(True))
    lines.rowsInserted.connect(lambda *_: inserts.append(True))
    lines.dataChanged.connect(lambda first, last: told.append((first.data(), last.row())))
    document.apply("Heavier", heavier("K3"))
    assert not resets and not inserts
    assert ("K3", 2) in told
    assert all(text in ("K3", "Planar bodies (7)") for text, _ in told)


def test_what_is_deleted_comes_back_by_undo_as_it_was(tree, document):
    tree.expand(line(tree, "K2"))
    before = outline(tree.model())
    document.apply("Delete", lambda model: removed(model, ["K2", "K3"]))
    assert "K2" not in texts(tree, "Planar bodies (5)")
    document.undo_stack.undo()
    assert outline(tree.model()) == before
    assert tree.isExpanded(line(tree, "K2"))


def test_groups_go_with_their_last_element_and_come_back_closed_as_they_were(tree, document):
    tree.collapse(line(tree, "Springs (1)"))
    document.apply("Delete", lambda model: removed(model, ["C-D"]))
    assert texts(tree) == ["Planar bodies (7)", "Joints (10)", "Torques (1)", "Whole system"]
    document.undo_stack.undo()
    assert texts(tree)[2] == "Springs (1)"
    assert not tree.isExpanded(line(tree, "Springs (1)"))
    assert tree.isExpanded(line(tree, "Torques (1)"))


def test_a_new_name_keeps_the_line_open_and_selected(tree, document, selection):
    tree.expand(line(tree, "K2"))
    selection.set(("K2",))
    document.apply("Rename", lambda model: renamed(model, "K2", "coupler"))
    assert tree.isExpanded(line(tree, "coupler"))
    tree.mark_plotted(frozenset({"coupler.x"}))
    assert texts(tree, "coupler")[0] == "x  [m]"


def test_another_order_takes_folds_and_selection_along(tree, document, selection):
    tree.expand(line(tree, "K2"))
    selection.set(("K2",))
    document.apply(
        "Turn round",
        lambda model: msgspec.structs.replace(model, bodies=tuple(reversed(model.bodies))),
    )
    assert texts(tree, "Planar bodies (7)") == [f"K{i}" for i in range(7, 0, -1)]
    assert [
        body for body in texts(tree, "Planar bodies (7)") if tree.isExpanded(line(tree, body))
    ] == ["K2"]
    assert selected(tree) == {"K2"}


def test_quantities_follow_the_record(tree, document):
    tree.expand(line(tree, "K2"))
    body = document.model.bodies[1]
    assert len(texts(tree, "K2")) == len(offered(document.model, body))
    bead = msgspec.structs.replace(body, particle=True, inertia=None)
    document.apply("Particle", lambda model: replaced(model, bead))
    assert (
        len(texts(tree, "K2"))
        == len(offered(document.model, bead))
        < len(offered(document.model, body))
    )


def test_quantities_follow_the_plane(tree, document):
    tree.expand(line(tree, "K2"))
    planar = texts(tree, "K2")
    document.apply("Space", lambda model: msgspec.structs.replace(model, planar=False))
    assert len(texts(tree, "K2")) > len(planar)
    document.undo_stack.undo()
    assert texts(tree, "K2") == planar


def test_ticks_stay_through_edits(tree, document):
    tree.mark_plotted(frozenset({"K2.x"}))
    tree.expand(line(tree, "K2"))
    document.apply("Heavier", heavier("K2"))
    toggled = []
    tree.plot_toggled.connect(lambda *news: toggled.append(news))
    assert not toggled
    assert [i.data() for i in indexes(tree) if i.data(10) and i.data(10).value == 2] == ["x  [m]"]


@settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_following_shows_what_a_new_tree_would_show(data):
    """Any edit: elements dropped, brought back, put in another order, renamed, changed."""
    full = coordinated()
    lines = TreeModel(LIGHT)
    model = full
    lines.show(model)
    outline(lines)  # so that the lines of quantities exist
    for _ in range(data.draw(st.integers(1, 4))):
        groups = {}
        for group in ("bodies", "joints", "parameters", "drivers"):
            entries = data.draw(st.permutations(getattr(full, group)))
            count = data.draw(st.integers(0, len(entries)))
            groups[group] = tuple(
                msgspec.structs.replace(entry, name=f"new {entry.name}")
                if data.draw(st.booleans())
                else entry
                for entry in entries[:count]
            )
        after = msgspec.structs.replace(model, **groups)
        lines.follow(after, changes(model, after))
        model = after
        fresh = TreeModel(LIGHT)
        fresh.show(model)
        assert outline(lines) == outline(fresh)
        for node in lines.elements():
            assert lines.name_at(lines.place_of(node.name)) == node.name == node.element.name


def test_one_field_of_many_bodies_costs_as_little_as_of_some(tree, model):
    took = {}
    for count in (30, 300):
        bodies = (msgspec.structs.replace(model.bodies[0], name=f"b {i}") for i in range(count))
        before = added(kane.Model(), *bodies)
        tree.show_model(before)
        tree.expand(line(tree, "b 7"))
        tree.grab()
        after = heavier("b 15")(before)
        found = changes(before, after)
        took[count] = calls(lambda after=after, found=found: tree.show_model(after, found))
    assert took[300] < 2 * took[30]


def test_lines_that_nobody_has_asked_for_follow_a_choice_of_units(qtmodeltester):
    lines = TreeModel(LIGHT)
    lines.show(coordinated())
    first = lines.index(0, 0, lines.place_of("wheel"))
    told = []
    lines.dataChanged.connect(lambda top, low: told.append((top.parent(), low.parent())))
    lines.set_units(system_of("mm"))
    assert first.data() == "x  [mm]"
    assert all(above == below for above, below in told)
    qtmodeltester.check(lines)
