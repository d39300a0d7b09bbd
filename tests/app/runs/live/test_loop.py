import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_array_equal
from tests.app.runs.live.live_clock import HandClock, Post, Slow, Stop
from tests.strict_weather import MODELS

import kane
from kane.analyses.kernel_uses import pendulum_with_stop
from kane.model import SolverSettings
from kane.parts import UserEvent
from kanevas.runs.live import loop as live
from kanevas.runs.live.loop import LiveLoop
from kanevas.runs.live.pace import TICK


@pytest.fixture
def mechanism():
    return kane.load(MODELS / "slider_crank.json")


@pytest.fixture
def clock():
    return HandClock()


class Ran:
    """A live run by a clock that goes on by hand."""

    def __init__(self, clock, model, seconds, factor=1.0, cost=0.01):
        self.post, self.told = Post(clock), []
        self.simulation = kane.start(model)
        slow = Slow(self.simulation, clock, cost)
        self.loop = LiveLoop(slow, factor, clock, self.post, self.told.append, kane.start)
        self.ran = self.loop.run(Stop(clock, seconds))

    @property
    def times(self):
        return np.array([reached.time for reached in self.post.all])


def test_it_goes_on_by_the_clock_and_is_what_a_run_gives(clock, mechanism):
    live_run = Ran(clock, mechanism, 1.0)
    (result,) = live_run.ran.results
    assert result.time[-1] == pytest.approx(1.0, abs=2 * TICK)
    assert np.diff(result.time) == pytest.approx(TICK)
    whole = kane.simulate(mechanism, duration=float(result.time[-1]), record_every=TICK)
    # both are good to the tolerance of the run, 1e-8 of it, over a second
    np.testing.assert_allclose(result.q[-1], whole.q[-1], atol=1e-6)
    assert result.outcome.ok
    assert not live_run.told


def test_it_tells_of_each_frame_once_and_evenly(clock, mechanism):
    live_run = Ran(clock, mechanism, 1.0)
    running = [r for r in live_run.post.all if r.runs]
    assert np.diff([r.time for r in running]) == pytest.approx(TICK)
    assert np.diff(live_run.post.when[1:]) == pytest.approx(TICK, abs=1e-3)
    assert live_run.post.all[-1].pace == pytest.approx(1.0, rel=0.02)


def test_who_is_slow_to_look_is_not_told_of_each(clock, mechanism):
    post = Post(clock)
    post.wants = False
    LiveLoop(kane.start(mechanism), 1.0, clock, post, print, kane.start).run(Stop(clock, 1.0))
    assert len(post.all) == 1, "of the start alone"


def test_what_is_told_while_it_runs_is_bounded(clock, mechanism, monkeypatch):
    monkeypatch.setattr(live, "SHOWN", 10)
    live_run = Ran(clock, mechanism, 1.0)
    assert max(len(r.result.time) for r in live_run.post.all) == 10
    assert len(live_run.ran.results[0].time) > 50


def test_it_is_held_and_goes_on(clock, mechanism):
    clock.order(0.5, lambda loop: loop.hold())
    clock.order(10.0, lambda loop: loop.go_on(loop.simulation.time))
    live_run = Ran(clock, mechanism, 10.5)
    (held,) = [r for r in live_run.post.all if not r.runs]
    assert held.time == pytest.approx(0.5, abs=2 * TICK)
    assert len(held.result.time) > 25, "all of it"
    assert live_run.ran.results[0].time[-1] == pytest.approx(1.0, abs=3 * TICK)


def test_it_goes_back_and_what_came_after_is_forgotten(clock, mechanism):
    clock.order(1.0, lambda loop: loop.hold())
    clock.order(2.0, lambda loop: loop.go_on(0.3))
    clock.order(2.1, lambda loop: loop.hold())
    clock.order(3.0, lambda _: None)
    (result,) = Ran(clock, mechanism, 2.2).ran.results
    assert result.time[-1] == pytest.approx(0.4, abs=3 * TICK)
    straight = kane.start(mechanism)
    for end in result.time[1:]:
        straight.advance(float(end) - straight.time)
    assert_array_equal(straight.result.q, result.q)


def test_it_goes_on_by_single_steps(clock, mechanism):
    clock.order(0.5, lambda loop: loop.hold())
    clock.order(1.0, lambda loop: loop.step())
    clock.order(2.0, lambda loop: loop.step())
    clock.order(3.0, lambda _: None)
    live_run = Ran(clock, mechanism, 2.5)
    first, second, third = [r.time for r in live_run.post.all if not r.runs]
    assert (second - first, third - second) == (pytest.approx(TICK), pytest.approx(TICK))


def test_another_factor_and_method_hold_from_there_on(clock, mechanism):
    settings = replace(mechanism.solver, method="rk4", step=1e-3)
    clock.order(0.5, lambda loop: loop.set_factor(2.0))
    clock.order(0.7, lambda loop: loop.set_solver(settings))
    live_run = Ran(clock, mechanism, 1.0)
    assert live_run.ran.results[0].time[-1] == pytest.approx(1.5, abs=4 * TICK)
    assert live_run.simulation.method == "rk4"
    assert not live_run.told


def test_what_is_too_dear_runs_slower_and_says_so(clock, mechanism):
    live_run = Ran(clock, replace(mechanism, solver=SolverSettings(method="rk4")), 4.0, cost=2.0)
    last = live_run.post.all[-1]
    assert last.pace == pytest.approx(0.35, rel=0.05)
    assert last.loosened is None, "a fixed step has no tolerance"
    assert np.diff(live_run.post.when[60:]) == pytest.approx(TICK, rel=0.01)


def test_what_is_too_dear_is_computed_less_exactly(clock, mechanism):
    simulation = kane.start(mechanism)
    slow = Slow(simulation, clock, lambda: 2.0 if simulation.rtol < live.LOOSE else 0.1)
    post = Post(clock)
    LiveLoop(slow, 1.0, clock, post, print, kane.start).run(Stop(clock, 6.0))
    assert simulation.rtol == live.LOOSE
    assert post.all[-1].loosened == live.LOOSE
    assert post.all[-1].pace == pytest.approx(1.0, rel=0.02)


def test_no_more_is_kept_than_there_is_room_for(clock, mechanism, monkeypatch):
    monkeypatch.setattr(live, "MOST_BYTES", 10_000)
    live_run = Ran(clock, mechanism, 100.0)
    assert live_run.ran.is_full
    assert live_run.ran.results[0].size <= 10_000 + live_run.ran.results[0].size / 20
    assert clock.time < 110.0


def test_one_that_cannot_go_on_is_held_and_says_why(clock, mechanism):
    ends = UserEvent(name="enough", when="t > 0.2", does="stop")
    clock.order(1.0, lambda loop: loop.go_on(loop.simulation.time))
    clock.order(1.5, lambda loop: loop.go_on(0.1))
    clock.order(3.0, lambda _: None)
    live_run = Ran(clock, replace(mechanism, events=(ends,)), 2.0)
    assert len(live_run.told) == 3, "at the end, when it is to go on, and at the end again"
    assert all("'enough' is met" in text for text in live_run.told)
    assert live_run.post.all[-1].time == pytest.approx(0.2)


def test_what_is_refused_is_told_and_the_run_goes_on(clock, mechanism):
    clock.order(0.2, lambda loop: loop.simulation.set_parameters({"no such": 1.0}))
    live_run = Ran(clock, mechanism, 0.5)
    assert len(live_run.told) == 1
    assert live_run.ran.results[0].time[-1] > 0.4


def test_what_hardly_ran_is_not_kept(clock, mechanism):
    assert Ran(clock, mechanism, 0.5 * TICK).ran.results == ()


def test_another_model_goes_into_it_at_once(clock, mechanism):
    other = replace(mechanism, gravity=(0.0, -1.0, 0.0))
    clock.order(0.5, lambda loop: loop.set_model(other))
    live_run = Ran(clock, mechanism, 1.0)
    before, after = live_run.ran.results
    assert after.model.gravity == (0.0, -1.0, 0.0)
    assert after.time[0] == before.time[-1]
    assert after.time[-1] == pytest.approx(1.0, abs=3 * TICK)
    assert live_run.ran.refused is None


def test_another_mechanism_ends_it_and_says_why(clock, mechanism):
    other = replace(mechanism, measures=(), drivers=(), bodies=mechanism.bodies[:1], joints=())
    clock.order(0.5, lambda loop: loop.set_model(other))
    live_run = Ran(clock, mechanism, 10.0)
    assert live_run.ran.refused
    assert live_run.ran.results[0].time[-1] == pytest.approx(0.5, abs=3 * TICK)


def test_the_hand_pulls_and_is_told_of(clock, mechanism):
    body = mechanism.bodies[-1].name
    clock.order(0.2, lambda loop: loop.simulation.grab(body))
    clock.order(0.3, lambda loop: loop.drag(tuple((loop.simulation.hand.place + 0.01).tolist())))
    clock.order(0.6, lambda loop: loop.simulation.let_go())
    live_run = Ran(clock, mechanism, 1.0)
    held = [r for r in live_run.post.all if r.hand is not None]
    assert {r.hand.body for r in held} == {body}
    assert max(r.hand.size for r in held) > 0.0
    assert live_run.post.all[-1].hand is None
    (result,) = live_run.ran.results
    assert result.digest == kane.model.digest(mechanism), "a run of the model, pulled by hand"


def test_a_drag_that_comes_too_late_is_nothing(clock, mechanism):
    clock.order(0.2, lambda loop: loop.drag((1.0, 0.0, 0.0)))
    assert not Ran(clock, mechanism, 0.5).told


def test_holding_it_lets_go(clock, mechanism):
    body = mechanism.bodies[-1].name
    clock.order(0.2, lambda loop: loop.simulation.grab(body))
    clock.order(0.4, lambda loop: loop.hold())
    clock.order(0.5, lambda loop: loop.step())
    clock.order(0.6, lambda _: None)
    assert Ran(clock, mechanism, 0.55).post.all[-1].hand is None


def test_what_a_turned_knob_leaves_is_not_kept(clock, mechanism):
    for i in range(10):
        other = replace(mechanism, gravity=(0.0, -1.0 - i, 0.0))
        clock.order(1.0 + 0.05 * i, lambda loop, model=other: loop.set_model(model))
    first, last = Ran(clock, mechanism, 2.5).ran.results
    assert (first.model.gravity, last.model.gravity[1]) == (mechanism.gravity, -10.0)


def test_after_going_back_it_goes_on_with_the_model_as_it_was_edited(clock, mechanism):
    other = replace(mechanism, gravity=(0.0, -1.0, 0.0))
    clock.order(0.5, lambda loop: loop.set_model(other))
    clock.order(0.8, lambda loop: loop.go_on(0.3))
    live_run = Ran(clock, mechanism, 1.5)
    assert live_run.ran.results[-1].model is other
    assert live_run.ran.results[-1].time[0] == pytest.approx(0.3, abs=TICK)


def test_at_its_start_it_begins_anew_as_the_model_is_drawn_now(clock, mechanism):
    faster = replace(mechanism, gravity=(0.0, -1.0, 0.0))
    clock.order(0.5, lambda loop: loop.set_start(faster))
    clock.order(0.6, lambda loop: loop.go_on(0.0))
    live_run = Ran(clock, mechanism, 1.5)
    (result,) = live_run.ran.results
    assert result.model is faster
    assert result.time[0] == 0.0


class Watched(Slow):
    """As one beside whose computing another thread shows what is due."""

    loop = None

    def __setattr__(self, name, value):
        if name == "loop":
            object.__setattr__(self, name, value)
        else:
            super().__setattr__(name, value)

    def advance(self, duration, **given):
        cost = self.cost() if callable(self.cost) else self.cost
        end = self.clock.time + cost * duration
        while self.clock.time < end:
            self.clock.time += 1e-3
            self.loop.stage.show_due()
        return self.inner.advance(duration, **given)


def watched(clock, model, seconds, cost):
    post = Post(clock)
    slow = Watched(kane.start(model), clock, cost)
    loop = LiveLoop(slow, 1.0, clock, post, print, kane.start)
    slow.loop = loop
    loop.run(Stop(clock, seconds))
    return post, loop


@pytest.mark.parametrize(("foreseen", "longest"), [(0, 3.0), (live.FORESEEN, 1.3)])
def test_what_takes_long_holds_up_nothing_that_was_foreseen(
    clock, mechanism, monkeypatch, foreseen, longest
):
    monkeypatch.setattr(live, "FORESEEN", foreseen)
    costs = iter([*[0.1] * 30, 3.2, *[0.1] * 1000])  # one takes more than three ticks
    post, _ = watched(clock, mechanism, 1.0, lambda: next(costs))
    gaps = np.diff(post.when[3:])
    if foreseen:
        assert gaps.max() < longest * TICK
    else:
        assert gaps.max() > longest * TICK


def test_what_was_foreseen_is_taken_back_by_an_edit(clock, mechanism):
    heavy = replace(mechanism, gravity=(0.0, 5.0, 0.0))
    seen = []

    def edit(loop):
        seen.append(loop.stage.count)
        loop.set_model(heavy)

    clock.order(0.5, edit)
    ran = Ran(clock, mechanism, 1.0)
    assert seen == [0], "all that was not seen yet is gone"
    first, second = ran.ran.results
    shown = [t for t, when in zip(ran.times, ran.post.when, strict=True) if when <= 0.5 + 1e-9]
    assert first.time[-1] == second.time[0] == shown[-1]


def test_nothing_is_foreseen_while_a_hand_holds(clock, mechanism):
    name, counts = mechanism.bodies[-1].name, {True: [], False: []}
    simulation, loops = kane.start(mechanism), []

    def cost():
        counts[simulation.is_held].append(loops[0].stage.count)
        return 0.01

    clock.order(0.3, lambda loop: loop.simulation.grab(name))
    for k in range(10):
        clock.order(0.4 + 0.05 * k, lambda loop: loop.drag((0.1, 0.1, 0.0)))
    slow = Slow(simulation, clock, cost)
    loops.append(LiveLoop(slow, 1.0, clock, Post(clock), print, kane.start))
    loops[0].run(Stop(clock, 1.0))
    assert set(counts[True]) == {0}
    assert max(counts[False]) == live.FORESEEN - 1


def test_it_ends_where_it_was_seen_to_end(clock, mechanism):
    ran = Ran(clock, mechanism, 0.5)
    assert ran.ran.results[-1].time[-1] == ran.post.all[-1].time
    assert ran.loop.stage.count == 0


@pytest.mark.slow
def test_where_events_are_too_dear_it_goes_on_by_time_steps_and_says_so(clock):
    simulation = kane.start(pendulum_with_stop())
    slow = Slow(simulation, clock, lambda: 2.0 if simulation.method != "moreau" else 0.1)
    post, told = Post(clock), []
    LiveLoop(slow, 1.0, clock, post, told.append, kane.start).run(Stop(clock, 12.0))
    assert simulation.method == "moreau"
    assert told == [live.BY_STEPS]
    assert post.all[-1].pace == pytest.approx(1.0, rel=0.02)


@pytest.mark.slow
def test_what_is_slow_by_other_work_on_the_machine_is_computed_as_before():
    clock = HandClock(share=0.25)
    simulation = kane.start(pendulum_with_stop())
    was = simulation.method, simulation.rtol
    slow, post, told = Slow(simulation, clock, 2.0), Post(clock), []
    LiveLoop(slow, 1.0, clock, post, told.append, kane.start).run(Stop(clock, 12.0))
    assert (simulation.method, simulation.rtol) == was
    assert not told
    assert post.all[-1].pace < 0.5
