"""From here on: a recorded run goes on from one of its frames."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.analyses.test_leading import FRAME, circle, pulled, rod
from tests.engine.helpers import MODELS, RUNS_OF
from tests.engine.machines import SliderCrank
from tests.thinned import thinned

import kane
from kane.elements.event import Setting
from kane.errors import ArgumentError, SettingsError
from kane.files.model_json import load
from kane.model import Formula, Model, Parameter
from kane.parts import Body, DistanceStop, Force, Impulse, PointOnLine, Spring, UserEvent

ANDREWS = next(path for path in MODELS if path.stem.startswith("seven_body"))
CHANGING = [
    ("pendulum_stop", "before_the_bottom_e"),
    ("block_driven", "force_on_block"),
    ("clutch", "engaged"),
    ("shopping_cart", "dry_friction_in_the_bearing"),
    ("latch", "latch_opens_at_a_force"),
]


def advanced(simulation, count, duration):
    for _ in range(count):
        assert simulation.advance(duration), simulation.message
    return simulation.result


@pytest.mark.parametrize(("method", "formulation"), thinned(RUNS_OF, 3, together=True))
def test_an_unchanged_branch_repeats_its_parent(method, formulation, tmp_path):
    settings = {"method": method, "formulation": formulation, "step": 1e-4}
    parent = advanced(kane.start(load(ANDREWS), **settings), 6, 5e-4)
    parent.to_hdf5(tmp_path / "parent.h5")
    for source in (parent, kane.load_result(tmp_path / "parent.h5")):
        branch = advanced(kane.go_on(source, frame=3), 3, 5e-4)
        assert np.array_equal(branch.frames.values, parent.frames.values[3:])
        assert np.array_equal(branch.time, parent.time[3:])
        assert branch.settings.method == method
        # its books go on with those of the parent
        drift = parent["system.energy_balance"][3:]
        np.testing.assert_allclose(
            branch["system.energy_balance"], drift - drift[0], rtol=0, atol=1e-12
        )


@pytest.mark.parametrize(("name", "case"), CHANGING)
def test_what_is_closed_or_sticks_is_taken_over(name, case):
    of_table = table(name)["cases"][case]
    model = model_of(BUILDERS[name](of_table), of_table)
    step = model.solver.duration / 20
    parent = advanced(kane.start(model), 20, step)
    for done in (3, 9, 15):  # advances; the frame at their end is the last one of its time
        frame = int(np.flatnonzero(np.abs(parent.time - done * step) < 1e-9)[-1])
        branch = advanced(kane.go_on(parent, frame=frame), 20 - done, step)
        assert np.array_equal(branch.frames.values, parent.frames.values[frame:])
        at = float(parent.time[frame])
        assert branch.events == tuple(event for event in parent.events if event.time > at)
        assert np.array_equal(branch.struck, parent.struck[frame:])


def test_a_run_in_one_piece_is_repeated_to_the_tolerance():
    model = load(ANDREWS)
    parent = kane.simulate(model, duration=4e-3, method="dop853", rtol=1e-10, record_every=1e-3)
    branch = kane.go_on(parent, 2.1e-3)  # the frame at 2 ms is nearest
    assert branch.time == pytest.approx(2e-3, abs=1e-15)
    branch.advance(2e-3)
    np.testing.assert_allclose(branch.result.q[-1], parent.q[-1], rtol=0, atol=1e-8)
    fixed = kane.simulate(model, duration=4e-3, method="rk4", step=1e-4, record_every=1e-3)
    branch = kane.go_on(fixed, 2e-3)
    branch.advance(2e-3)
    assert np.array_equal(branch.result.frames.values[-1], fixed.frames.values[-1])


def test_it_goes_on_otherwise():
    crank = SliderCrank()
    parent = kane.simulate(crank.model(), duration=1.0, record_every=0.1)
    assert kane.go_on(parent, 0.5, method="rk4", step=1e-3).method == "rk4"
    other = replace(parent.model, gravity=(0.0, 0.0, 0.0))
    assert other != parent.model
    branch = kane.go_on(parent, 0.5, rtol=1e-11)
    branch.grab("crank", (0.3, 0.0, 0.0))
    start = branch.hand.place
    branch.drag(tuple(start + np.array([0.0, 0.2, 0.0])))
    branch.advance(0.1)
    assert branch.result.time.tolist() == pytest.approx([0.5, 0.6])
    assert branch.hand.energy != 0.0


def test_parameters_change_from_there_on():
    from tests.engine.analyses.test_simulation import oscillator

    parent = kane.simulate(oscillator(), duration=1.0, record_every=math.pi / 4, rtol=1e-11)
    branch = kane.go_on(parent, math.pi / 4, parameters={"k": 16.0})
    branch.advance(math.pi / 8)
    assert branch.result["m.x"][-1] == pytest.approx(1.5, abs=1e-9)  # see test_simulation


def test_what_was_pulled_goes_on(tmp_path):
    simulation = kane.start(rod(), rtol=1e-9)
    pulled(simulation, circle, 20)
    parent = simulation.result
    parent.to_hdf5(tmp_path / "pulled.h5")
    kept = kane.load_result(tmp_path / "pulled.h5")
    assert kept.model == parent.model
    assert np.array_equal(kept["hand.fx"], parent["hand.fx"])
    for source in (parent, kept):
        branch = kane.go_on(source, frame=10)
        for _ in range(11):
            assert branch.advance(FRAME)
        np.testing.assert_allclose(branch.result.q[-1], parent.q[-1], rtol=0, atol=1e-7)
        assert branch.result.model == parent.model


def test_at_an_event_the_frame_behind_it_is_taken():
    of_table = table("pendulum_stop")["cases"]["before_the_bottom_e"]
    parent = kane.simulate(model_of(BUILDERS["pendulum_stop"](of_table), of_table))
    strike = next(event for event in parent.events if event.kind == "strikes")
    branch = kane.go_on(parent, strike.time)
    last = np.flatnonzero(parent.time == strike.time)[-1]
    assert np.array_equal(branch.result.frames.values[0], parent.frames.values[last])


def test_what_cannot_be_is_refused():
    parent = kane.simulate(rod(), duration=0.1)
    with pytest.raises(SettingsError, match="a time or a frame"):
        kane.go_on(parent)
    with pytest.raises(SettingsError, match="a time or a frame"):
        kane.go_on(parent, 0.0, frame=0)
    with pytest.raises(SettingsError, match=r"0\.2 s is not in it"):
        kane.go_on(parent, 0.2)
    with pytest.raises(ArgumentError, match="no frame"):
        kane.go_on(parent, frame=100_000)


@pytest.mark.parametrize("when", ["t > 0.3", "y('ball') < 0.5"])
def test_what_happens_at_the_instant_of_the_frame_is_not_lost(when):
    """Also where a report time is just before it, by the round-off of the event."""
    ball = Body(name="ball", particle=True, mass=1.0, position=(0.0, 1.0, 0.0))
    guide = PointOnLine(name="guide", body_a="ground", body_b="ball", axis_a=(0.0, 1.0, 0.0))
    blow = Impulse(name="blow", body="ball", when=when, impulse=(0.0, 3.0, 0.0))
    model = Model(bodies=(ball,), joints=(guide,), impulses=(blow,), gravity=(0.0, -9.81, 0.0))
    parent = kane.simulate(model, duration=0.5, record_every=0.1, rtol=1e-10)
    (event,) = parent.events
    near = np.flatnonzero(np.abs(parent.time - event.time) < 1e-9)
    assert len(near) >= 2
    for frame in near.tolist():
        branch = kane.go_on(parent, frame=frame)
        branch.advance(0.1)
        end = branch.result["ball.y"][-1]
        place, speed = (parent[f"ball.{key}"][near[-1]] for key in ("y", "vy"))
        assert end == pytest.approx(place + 0.1 * speed - 9.81 * 0.1**2 / 2, abs=1e-9)
    branch = kane.go_on(parent, event.time)
    assert branch.result["ball.vy"][0] == parent["ball.vy"][near[-1]]


def test_the_books_go_on_also_when_it_is_kept(tmp_path):
    """Work, strikes and changes of parameters count since the start of the first run."""
    ball = Body(name="ball", particle=True, mass=1.0, position=(0.0, 1.0, 0.0))
    guide = PointOnLine(name="guide", body_a="ground", body_b="ball", axis_a=(0.0, 1.0, 0.0))
    stiffer = Setting(parameter="k", value=20.0)
    model = Model(
        bodies=(ball,),
        joints=(guide,),
        springs=(Spring(name="coil", body_a="ground", body_b="ball", stiffness=10.0),),
        stops=(DistanceStop(name="floor", body_a="ground", body_b="ball", lower=0.5),),
        forces=(Force(name="push", body="ball", force=(0.0, "2*t", 0.0)),),
        events=(UserEvent(name="stiffer", when="t > 0.1", does="change", sets=(stiffer,)),),
        parameters=(Parameter(name="k", value=10.0),),
        formulas=(Formula(path="coil.stiffness", text="k"),),
        gravity=(0.0, -9.81, 0.0),
    )
    parent = kane.simulate(model, duration=0.6, rtol=1e-9)
    books = ("work", "strikes", "changes")
    assert all(abs(parent[f"system.{book}"][-1]) > 0.01 for book in books)
    branch = kane.go_on(parent, frame=-1)
    branch.advance(0.1)
    branch.result.to_hdf5(tmp_path / "branch.h5")
    for result in (branch.result, kane.load_result(tmp_path / "branch.h5")):
        for book in books:
            found = result[f"system.{book}"][0]
            assert found == pytest.approx(parent[f"system.{book}"][-1], rel=1e-12), book
        assert np.abs(result["system.energy_balance"]).max() < 1e-8
