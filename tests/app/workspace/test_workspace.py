"""The workspace by itself, with no window that shows it."""

import msgspec
import pytest
from tests.strict_weather import MODELS

from kanevas.edits.tracing import with_traced
from kanevas.look.theme import DARK, LIGHT
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.workspace import Workspace


@pytest.fixture
def workspace(qtbot):
    """A workspace with two bodies that fall for a moment, and the solver ready."""
    workspace = Workspace(Preparation(), Settings(), "light")
    with qtbot.waitSignal(workspace.preparation.ready):
        workspace.preparation.start()
    workspace.document.open(MODELS / "two_bodies.json")
    workspace.document.apply("Shorten", lambda model: with_duration(model, 0.01))
    yield workspace
    workspace.stop()


@pytest.fixture
def after_run(workspace, qtbot):
    with qtbot.waitSignal(workspace.runner.finished):
        workspace.run()
    workspace.player.pause()
    return workspace


def with_duration(model, seconds):
    solver = msgspec.structs.replace(model.solver, duration=seconds)
    return msgspec.structs.replace(model, solver=solver)


def heavier(model):
    first, *others = model.bodies
    return msgspec.structs.replace(
        model, bodies=(msgspec.structs.replace(first, mass=2 * first.mass), *others)
    )


def coloured(model, color):
    first, *others = model.bodies
    painted = msgspec.structs.replace(first, color=color)
    return msgspec.structs.replace(model, bodies=(painted, *others))


def test_what_is_typed_and_drawn_ends_before_a_run_begins(workspace, qtbot):
    order = []
    workspace.typing_ends.connect(lambda: order.append("typing"))
    workspace.tools_end.connect(lambda: order.append("tools"))
    workspace.runner.started.connect(lambda: order.append("run"))
    with qtbot.waitSignal(workspace.runner.finished):
        workspace.run()
    assert order == ["typing", "tools", "run"]


def test_a_run_comes_on_the_stage_is_kept_told_of_and_played(workspace, qtbot):
    remarks, played = [], []
    workspace.notices.remarked.connect(lambda text, _: remarks.append(text))
    workspace.player.state_changed.connect(lambda: played.append(workspace.player.clock.playing))
    with qtbot.waitSignal(workspace.runner.finished):
        workspace.run()
    result = workspace.presenter.result
    assert [run.result for run in workspace.runs.runs] == [result]
    assert f"{result.outcome.steps} steps" in remarks[-1]
    assert workspace.player.clock.end == float(result.time[-1])
    assert played[-1]


def test_views_are_told_of_each_moment(after_run):
    moments = []
    after_run.presenter.moment_changed.connect(moments.append)
    end = after_run.player.clock.end
    for time in (0.0, end):
        after_run.player.seek(time)
    assert [moment.time for moment in moments] == [0.0, end]
    result = after_run.presenter.result
    for moment in moments:
        assert moment.result is result
        assert (moment.poses.position == result.poses_at(moment.time).position).all()


def test_what_was_edited_is_shown_as_it_is_drawn_and_the_run_is_of_an_older_model(after_run):
    moments, stale = [], []
    after_run.presenter.moment_changed.connect(moments.append)
    after_run.presenter.stale_changed.connect(stale.append)
    after_run.player.seek(after_run.player.clock.end)
    after_run.document.apply("Mass", heavier)
    after_run.presenter.follow_model()
    assert stale == [True]
    assert moments[-1].result is None
    assert moments[-1].time == 0.0


def test_another_document_begins_with_nothing_of_the_one_before(after_run):
    after_run.notices.tell("news")
    cleared = []
    after_run.presenter.cleared.connect(lambda: cleared.append(True))
    after_run.document.new()
    assert cleared == [True]
    assert after_run.presenter.result is None
    assert after_run.presenter.marks == ()
    assert after_run.runs.runs == ()
    assert after_run.notices.present is None
    assert after_run.selection.names == ()


def test_an_empty_model_is_not_run(workspace, qtbot):
    workspace.document.new()
    with qtbot.assertNotEmitted(workspace.runner.started):
        workspace.run()


def test_colours_are_one_choice_that_is_remembered(workspace):
    themes = []
    workspace.colors.changed.connect(themes.append)
    assert workspace.colors.theme is LIGHT
    workspace.colors.choose("dark")
    assert themes == [DARK]
    assert workspace.colors.theme is DARK
    assert workspace.settings.colors() == "dark"


@pytest.mark.usefixtures("qapp")
def test_colours_of_the_command_line_are_not_remembered():
    before = Settings().colors()
    assert Workspace(Preparation(), Settings(), "dark").colors.theme is DARK
    assert Settings().colors() == before


def test_the_path_of_a_traced_body_stays_through_edits_that_leave_the_run(after_run):
    document, seen = after_run.document, []
    after_run.overlays.traces_changed.connect(lambda traces, _: seen.append(traces))
    name = document.model.bodies[0].name
    document.apply("Trace", lambda model: with_traced(model, [name], True))
    document.apply("Colour", lambda model: coloured(model, "#336699"))
    for count in (1, 2):
        after_run.presenter.model_followed.emit()  # as the window has it, once it has drawn an edit
        assert [len(traces) for traces in seen] == [1] * count
    assert seen[1] is seen[0]  # it is not worked out again
