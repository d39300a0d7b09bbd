import msgspec
from tests.person import choose, click, wait_until

import kane
from kanevas.assets.paths import TEMPLATES
from kanevas.docks.dock import bring_up
from kanevas.edits.elements import added, removed
from kanevas.first_steps.steps import CHAPTERS
from kanevas.settings import Settings

PENDULUM = kane.load(TEMPLATES / "pendulum.json")


def words(panel):
    return [row.text() for row in panel.rows]


def test_panel_follows_the_hand(window, qtbot):
    window.workspace.document.apply(
        "Float", lambda m: msgspec.structs.replace(m, gravity=(0.0, 0.0, 0.0))
    )
    window.workspace.document.undo_stack.setClean()
    choose(window, "Help", "First steps")
    panel = window.assistance.steps
    assert panel.done == 0
    assert "Press the button above" in words(panel)[0]
    click(panel.begin)
    assert panel.done == 1
    assert window.workspace.document.path is None
    document = window.workspace.document
    document.apply("Draw", lambda m: added(m, *PENDULUM.bodies))
    assert panel.done == 2
    document.apply("Pin", lambda m: added(m, *PENDULUM.joints))
    assert panel.done == 4
    document.undo_stack.undo()
    assert panel.done == 2  # and is unticked again
    document.undo_stack.redo()
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    assert panel.done == 5
    window.plots.set_plotted("pivot.angle", True)
    assert panel.done == 6
    assert panel.end.isVisible()
    window.workspace.player.pause()
    click(panel.next)
    assert panel.chapter == "four_bar"
    assert not panel.next.isVisible()


def test_every_step_of_every_chapter_has_its_words(window):
    window.assistance.show_first_steps()
    panel = window.assistance.steps
    for number, (chapter, steps) in enumerate(CHAPTERS.items()):
        panel.chapters.setCurrentIndex(number)
        assert panel.chapter == chapter
        assert len(words(panel)) == len(steps)
        assert all(words(panel))
        assert panel.begin.text().startswith("Begin with")
        assert panel._farewell()


def test_a_chapter_in_space_begins_in_space(window):
    window.assistance.show_first_steps()
    panel = window.assistance.steps
    panel.chapters.setCurrentIndex(panel.chapters.findData("in_space"))
    click(panel.begin)
    assert not window.workspace.document.model.planar
    assert panel.done == 1


def test_opening_the_tables_of_the_method_is_a_step(window, qtbot):
    window.assistance.show_first_steps()
    panel = window.assistance.steps
    panel.chapters.setCurrentIndex(panel.chapters.findData("method"))
    click(panel.begin)
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    window.workspace.player.pause()
    assert panel.done == 2
    bring_up(window.method.dock)
    wait_until(lambda: panel.done > 2)


def test_keys_in_the_texts_are_those_of_the_window(window):
    choose(window, "Help", "First steps")
    click(window.assistance.steps.begin)
    assert "rod tool (R)" in words(window.assistance.steps)[1]


def test_steps_go_on_where_the_model_stands(window, open_window):
    window.assistance.show_first_steps()
    window.assistance.steps.chapters.setCurrentIndex(1)
    assert Settings().chapter() == "four_bar"
    window.assistance.steps_dock.close()
    window.files.open(TEMPLATES / "four_bar.json", as_copy=True)
    window.workspace.document.apply("Remove", lambda m: removed(m, ["motor"]))
    window.assistance.show_first_steps()
    panel = window.assistance.steps
    assert (panel.chapter, panel.done) == ("four_bar", 4)
    assert "motor" in words(panel)[4]
    wait_until(panel.isVisible)
    later = open_window()
    assert later.assistance.steps.chapter == "four_bar"
