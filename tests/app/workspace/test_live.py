"""Live mode by itself, with no window that shows it."""

import msgspec
import pytest
from numpy.testing import assert_array_equal
from tests.strict_weather import MODELS

from kane.model.poses import initial_poses
from kanevas.edits.elements import removed
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.workspace import Workspace


@pytest.fixture
def workspace(qtbot):
    """A workspace with a slider-crank, and the solver ready."""
    workspace = Workspace(Preparation(), Settings(), "light")
    with qtbot.waitSignal(workspace.preparation.ready):
        workspace.preparation.start()
    workspace.document.open(MODELS / "slider_crank.json")
    yield workspace
    workspace.stop()


@pytest.fixture
def live(workspace, qtbot):
    """The same, live."""
    workspace.go_live()
    wait_for(qtbot, workspace, lambda r: r.time > 0.1)
    return workspace


def wait_for(qtbot, workspace, condition):
    with qtbot.waitSignal(workspace.live.paced, check_params_cb=condition):
        pass


def hold(qtbot, workspace):
    with qtbot.waitSignal(workspace.live.paced, check_params_cb=lambda r: not r.runs) as done:
        workspace.player.toggle()
    return done.args[0]


def finish(qtbot, workspace):
    with qtbot.waitSignal(workspace.live.run.ended):
        workspace.cancel()


def test_the_clock_and_all_views_go_along(workspace, qtbot):
    states, moments, grown = [], [], []
    workspace.live.changed.connect(lambda: states.append(workspace.live.state))
    workspace.presenter.moment_changed.connect(moments.append)
    workspace.presenter.grown.connect(grown.append)
    workspace.go_live()
    wait_for(qtbot, workspace, lambda r: r.time > 0.2)
    assert states == ["waits", "runs"]
    assert workspace.player.clock.playing
    assert moments[-1].time == workspace.player.clock.time == workspace.player.clock.end > 0.2
    assert moments[-1].result is grown[-1] is workspace.presenter.result
    assert (moments[-1].poses.position != moments[0].poses.position).any()


def test_nothing_that_runs_is_an_edit(live):
    assert not live.document.modified
    assert live.document.undo_stack.count() == 0


def test_it_is_held_looked_through_and_goes_on_from_there(live, qtbot):
    held = hold(qtbot, live)
    assert live.live.state == "held"
    assert not live.player.clock.playing
    end = live.player.clock.end
    live.presenter.step_frames(-2)
    back = live.player.clock.time
    assert back == pytest.approx(end - 2 / 60)
    with qtbot.waitSignal(live.player.time_changed, check_params_cb=lambda t: t > end):
        live.player.toggle()
    result = hold(qtbot, live).result
    same = int((held.result.time <= back + 1e-9).sum())
    assert_array_equal(result.q[:same], held.result.q[:same])
    assert live.player.clock.end > end


def test_single_steps_go_beyond_the_end(live, qtbot):
    end = hold(qtbot, live).time
    with qtbot.waitSignal(live.live.paced) as done:
        live.presenter.step_frames(1)
    assert done.args[0].time == pytest.approx(end + 1 / 60)
    assert live.player.clock.time == done.args[0].time
    assert live.live.state == "held"


def test_a_place_that_is_asked_for_holds_it_first(live, qtbot):
    with qtbot.waitSignal(live.live.paced, check_params_cb=lambda r: not r.runs):
        live.player.seek(0.05)
    assert live.player.clock.time == 0.05
    assert live.player.clock.end > 0.1


def test_the_speed_is_that_of_the_player(live, qtbot):
    live.player.change_speed(1)
    assert live.player.clock.speed == 2.0
    wait_for(qtbot, live, lambda r: r.pace is not None and r.pace > 1.5)


def test_what_ran_is_kept_at_its_end(live, qtbot):
    hold(qtbot, live)
    finish(qtbot, live)
    (run,) = live.runs.runs
    assert run.name == "Live 1"
    assert run is live.runs.shown
    assert run.result.digest == live.document.digest
    assert run.result.outcome.ok
    assert live.presenter.result is run.result
    assert live.player.clock.time == live.player.clock.end == run.result.time[-1]
    assert not live.player.is_led
    assert live.live.state == "off"


def test_a_run_ends_it_first(live, qtbot):
    with qtbot.waitSignal(live.runner.finished):
        live.run()
    live.player.pause()
    assert [run.name for run in live.runs.runs] == ["Live 1", "Run 2"]


def test_other_run_settings_hold_at_once(live, qtbot):
    def by_rk4(model):
        solver = msgspec.structs.replace(model.solver, method="rk4", step=1e-3)
        return msgspec.structs.replace(model, solver=solver)

    live.document.apply("rk4", by_rk4)
    methods = []
    live.live.run.order(lambda loop: methods.append(loop.simulation.method))
    qtbot.waitUntil(lambda: bool(methods))
    assert methods == ["rk4"]
    assert live.live.state == "runs"


def test_what_does_not_move_it_does_not_end_it(live):
    live.document.apply("Title", lambda m: msgspec.structs.replace(m, title="Mine"))
    assert live.live.state == "runs"
    assert live.notices.present is None


def test_without_a_body_it_has_it_ends_and_is_kept(live, qtbot):
    name = live.document.model.bodies[-1].name
    with qtbot.waitSignal(live.live.run.ended):
        live.document.apply("Delete", lambda m: removed(m, (name,)))
    assert len(live.runs.runs) == 1
    assert "has ended" in live.notices.present.text
    assert live.presenter.is_stale


def test_another_document_ends_it_and_nothing_of_it_stays(live):
    live.document.open(MODELS / "hinged_rods.json")
    assert not live.live.run.busy
    assert live.live.state == "off"
    assert (live.runs.runs, live.presenter.result) == ((), None)
    assert not live.player.is_led


def test_what_hardly_ran_leaves_what_was_shown(workspace, qtbot):
    workspace.go_live()
    finish(qtbot, workspace)
    assert workspace.runs.runs == ()
    assert workspace.presenter.result is None
    assert workspace.player.clock.end == 0.0


def test_an_empty_model_does_not_go_live(workspace):
    workspace.document.new()
    workspace.go_live()
    assert workspace.live.state == "off"
    assert not workspace.player.is_led


def test_a_model_with_faults_says_so(workspace, qtbot):
    workspace.document.apply("Open", without_mass)
    with qtbot.waitSignal(workspace.live.run.failed):
        workspace.go_live()
    assert workspace.live.state == "off"
    assert not workspace.player.is_led


def without_mass(model):
    first, *others = model.bodies
    return msgspec.structs.replace(
        model, bodies=(msgspec.structs.replace(first, mass=0.0, inertia=(0.0, 0.0, 0.0)), *others)
    )


def test_where_bodies_begin_counts_for_a_new_beginning_and_says_so(live, qtbot):
    remarks = []
    live.notices.remarked.connect(lambda text, _: remarks.append(text))

    def later(model):
        first, *others = model.bodies
        turned = msgspec.structs.replace(first, angular_velocity=(0.0, 0.0, 0.125))
        return msgspec.structs.replace(model, bodies=(turned, *others))

    live.document.apply("Begin otherwise", later)
    assert "begins anew" in remarks[-1]
    assert live.live.state == "runs"
    held = hold(qtbot, live)
    assert held.result.model.bodies[0].angular_velocity == (0.0, 0.0, 0.0)
    live.player.seek(0.0)
    live.player.toggle()
    wait_for(qtbot, live, lambda r: r.runs)
    assert hold(qtbot, live).result.model.bodies[0].angular_velocity == (0.0, 0.0, 0.125)


def test_at_its_start_bodies_stand_as_drawn_whatever_was_edited_on_the_way(live, qtbot):
    """Who draws or moves something there does it to the model, and must see it."""
    moments = []
    live.presenter.moment_changed.connect(moments.append)
    live.document.apply("Change gravity", lambda m: msgspec.structs.replace(m, gravity=(0, -5, 0)))
    wait_for(qtbot, live, lambda r: r.time > 0.3)
    hold(qtbot, live)
    live.player.seek(0.0)
    assert live.presenter.result.time[0] > 0.0, "what ran before the edit is another result"
    assert_array_equal(moments[-1].poses.position, initial_poses(live.document.model).position)
    assert moments[-1].result is None


def test_another_run_is_shown_when_the_live_one_is_kept(live, qtbot):
    hold(qtbot, live)
    finish(qtbot, live)
    (first,) = live.runs.runs
    live.go_live()
    wait_for(qtbot, live, lambda r: r.time > 0.1)
    assert live.runs.shown is None, "none of the kept runs is to be seen"
    with qtbot.waitSignal(live.live.run.ended):
        live.runs.choose(first)
    assert len(live.runs.runs) == 2
    assert live.runs.shown is first
    assert live.presenter.result is first.result


def test_what_hardly_ran_leaves_the_run_that_was_shown(live, qtbot):
    hold(qtbot, live)
    finish(qtbot, live)
    (first,) = live.runs.runs
    live.go_live()
    finish(qtbot, live)
    assert live.runs.runs == (first,)
    assert live.runs.shown is first
    assert live.presenter.result is first.result
    assert live.player.clock.end == first.result.time[-1]


def test_the_next_one_has_the_pace_of_the_last_one(live, qtbot):
    live.player.set_speed(2.0)
    finish(qtbot, live)
    assert live.player.clock.speed == 2.0, "it is played as it was seen"
    live.go_live()
    wait_for(qtbot, live, lambda r: r.time > 0.1)
    assert live.player.clock.speed == 2.0
