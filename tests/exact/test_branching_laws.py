"""Forces whose laws jump or bend with the state: where they do is located, as an event is."""

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from tests.planar_model import planar_model

import kane
from kane import AssemblyError, load_result, simulate
from kane.solve.outcome import Ending

MASS = 2.0
SAME = 1e-9  # of places of some 0.1 m and times of some s, at rtol 1e-10


def model_of(force: str, place: float = 0.0, speed: float = 1.0, **parts: Any) -> kane.Model:
    """Return a particle on which a force acts along x."""
    solver = {"duration": 2.0, "rtol": 1e-10, "atol": 1e-12, **parts.pop("solver", {})}
    ball = {"name": "b", "particle": True, "mass": MASS, "position": [place, 0, 0]}
    bodies = [{**ball, "velocity": [speed, 0, 0]}, *parts.pop("bodies", [])]
    forces = [{"name": "F", "body": "b", "force": [force, 0, 0]}, *parts.pop("forces", [])]
    return planar_model(bodies=bodies, forces=forces, **parts, solver=solver)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_force_to_the_middle_turns_round_where_the_middle_is_passed(formulation):
    result = simulate(model_of("-20*sign(x('b'))", solver={"formulation": formulation}))
    # with the acceleration a it is back after 2 v / a, with the same speed
    times = [event.time for event in result.events]
    np.testing.assert_allclose(times, 0.2 * np.arange(1, len(times) + 1), rtol=0, atol=SAME)
    assert {(event.element, event.kind) for event in result.events} == {("F", "switches")}
    assert len(times) in (9, 10)
    assert result.outcome.rejected == 0
    assert result.doubts == ()
    # parabola after parabola
    t = result.time % 0.4
    way = np.where(t < 0.2, t - 5 * t**2, -((t - 0.2) - 5 * (t - 0.2) ** 2))
    np.testing.assert_allclose(result["b.x"], way, rtol=0, atol=SAME)


def test_the_force_has_both_values_where_it_jumps():
    result = simulate(model_of("-20*sign(x('b'))"))
    a = result.accelerations[:, 0, 0]
    for event in result.events:
        first, *_, last = np.flatnonzero(result.time == event.time)
        assert a[first] == -a[last]
        assert abs(a[first]) == pytest.approx(10.0)


@pytest.mark.parametrize(
    ("law", "function"),
    [
        (
            "-8*x('b') - where(x('b') > 0.1, 50*(x('b') - 0.1) + 3, 0)",
            lambda _t, x, _v: -8 * x - (50 * (x - 0.1) + 3 if x > 0.1 else 0),
        ),
        (
            "-20*abs(x('b'))*x('b') - 3*x('b')*min(1, abs(vx('b')))",
            lambda _t, x, v: -20 * abs(x) * x - 3 * x * min(1, abs(v)),
        ),
        ("-40*x('b') + max(x('b'), -0.05) * 15", lambda _t, x, _v: -40 * x + max(x, -0.05) * 15),
        ("-floor(20*x('b')) - 4", lambda _t, x, _v: -math.floor(20 * x) - 4),
        ("-ceil(20*x('b')) - 4", lambda _t, x, _v: -math.ceil(20 * x) - 4),
        ("-5*((x('b') + 3) % 0.11) - 60*x('b')", lambda _t, x, _v: -5 * ((x + 3) % 0.11) - 60 * x),
        (
            "-9*x('b') - 2*where(x('b') > 0 and vx('b') < 0.5, 1, sin(t))",
            lambda t, x, v: -9 * x - 2 * (1 if x > 0 and v < 0.5 else math.sin(t)),
        ),
        (
            "-30*x('b') - step(abs(x('b')) - 0.1)*sign(x('b'))",
            lambda _t, x, _v: -30 * x - (abs(x) >= 0.1) * np.sign(x),
        ),
    ],
)
def test_a_law_that_branches_moves_the_body_as_tiny_steps_do(law, function):
    result = simulate(model_of(law, solver={"duration": 1.2, "record_every": 0.1}))
    assert result.outcome.ok
    # SciPy cuts its steps down at jumps until these cost no more than the tolerance
    times = np.unique(result.time)
    found = solve_ivp(
        lambda t, y: [y[1], function(t, *y) / MASS], (0, 1.2), [0.0, 1.0], method="DOP853",
        t_eval=times, rtol=1e-11, atol=1e-12, max_step=2e-3,
    )  # fmt: skip
    first = np.searchsorted(result.time, times)
    np.testing.assert_allclose(result["b.x"][first], found.y[0], rtol=0, atol=1e-8)
    assert result.outcome.rejected == 0
    assert result.doubts == ()


def test_a_law_that_bends_is_no_event_to_be_told_of():
    assert simulate(model_of("-20*abs(x('b'))*x('b')")).events == ()


@pytest.mark.parametrize("method", ["heun", "rk4"])
def test_fixed_steps_keep_their_order_where_laws_jump(method):
    law = "-8*x('b') - where(x('b') > 0.1, 50*(x('b') - 0.1) + 3, 0)"
    expected = simulate(model_of(law))["b.x"][-1]
    errors = []
    for h in (0.02, 0.01):
        solver = {"method": method, "step": h}
        errors.append(abs(simulate(model_of(law, solver=solver))["b.x"][-1] - expected))
    assert math.log2(errors[0] / errors[1]) > {"heun": 2, "rk4": 4}[method] - 0.4


def test_the_implicit_method_goes_by_branches_too():
    solver = {"method": "esdirk43", "rtol": 1e-8, "atol": 1e-10}
    result = simulate(model_of("-20*sign(x('b'))", solver=solver))
    assert [event.time for event in result.events[:3]] == pytest.approx([0.2, 0.4, 0.6], abs=1e-6)


def test_methods_of_scipy_take_the_law_as_it_is(tmp_path):
    law = "-8*x('b') - where(x('b') > 0.1, 50*(x('b') - 0.1) + 3, 0)"
    result = simulate(model_of(law, solver={"method": "lsoda", "rtol": 1e-9}))
    assert result.outcome.ok
    assert result.events == ()
    assert result["b.x"][-1] == pytest.approx(simulate(model_of(law))["b.x"][-1], abs=1e-6)
    result.to_hdf5(tmp_path / "run.h5")
    kept = load_result(tmp_path / "run.h5")
    np.testing.assert_array_equal(kept.accelerations, result.accelerations)


@pytest.mark.parametrize("law", ["-5*sign(vx('b'))", "where(vx('b') > 0, -5, 5)"])
def test_a_law_that_holds_the_motion_on_its_jump_is_told_and_ends_the_run(law):
    result = simulate(model_of(law))
    assert result.outcome.ending is Ending.UNSETTLED
    assert result.outcome.time == pytest.approx(0.4, abs=SAME)
    assert "'F'" in result.outcome.message
    assert "dry friction" in result.outcome.message
    assert (np.diff(result.time) >= 0).all()


def test_a_law_that_switches_ever_faster_is_told_too():
    result = simulate(model_of("-20*sign(x('b')) - 5*sign(vx('b'))", solver={"duration": 5.0}))
    assert result.outcome.ending is Ending.UNSETTLED
    # half swings out with 12.5 m/s^2 and back with 7.5: speeds fall as the root of 0.6
    q = math.sqrt(0.6)
    whole = (1 / 12.5 + q / 7.5) / (1 - q)  # with v out: v/12.5, and back: v q / 7.5
    assert result.outcome.time == pytest.approx(whole, abs=1e-4)


def test_a_run_cannot_begin_where_its_law_holds_it_on_a_jump():
    with pytest.raises(AssemblyError, match="'F' switches back and forth"):
        simulate(model_of("1 - 5*sign(vx('b'))", speed=0.0))


def test_it_begins_on_a_jump_that_it_leaves():
    result = simulate(model_of("where(x('b') > 0, 3, 1)", speed=1.0))
    assert result["b.x"][-1] == pytest.approx(2.0 + 0.5 * 1.5 * 4.0, abs=SAME)
    result = simulate(model_of("where(vx('b') > 0, 3, 1)", speed=0.0))
    assert result["b.x"][-1] == pytest.approx(0.5 * 1.5 * 4.0, abs=SAME)
    assert simulate(model_of("-8*vx('b')*abs(vx('b'))", speed=0.0))["b.x"][-1] == 0.0


def test_what_rests_on_a_stop_is_lifted_where_a_law_jumps():
    lift = "where(x('b') > 0.3, 25, -4)"
    load = {"name": "load", "particle": True, "mass": 1.0, "position": [0, 1, 0]}
    guide = {"type": "point_on_line", "name": "guide", "body_a": "ground", "axis_a": [0, 1, 0]}
    result = simulate(
        model_of(
            "0",
            bodies=[load],
            joints=[{**guide, "body_b": "load"}],
            forces=[{"name": "lift", "body": "load", "force": [0, lift, 0]}],
            stops=[{"type": "displacement", "name": "floor", "joint": "guide", "lower": 1.0}],
            solver={"duration": 0.5},
        )
    )
    assert [(e.kind, e.element) for e in result.events] == [
        ("switches", "lift"),
        ("lifts", "floor"),
    ]
    assert [e.time for e in result.events] == pytest.approx([0.3, 0.3], abs=SAME)
    assert result["load.y"][-1] == pytest.approx(1.0 + 0.5 * 25.0 * 0.2**2, abs=SAME)
    before = result.time < 0.29
    np.testing.assert_allclose(result["floor.force"][before], 4.0, rtol=1e-12)


def test_a_run_in_pieces_changes_its_method_on_the_way():
    law = "-8*x('b') - where(x('b') > 0.1, 50*(x('b') - 0.1) + 3, 0)"
    simulation = kane.start(model_of(law))
    for method in ("dop853", "lsoda", "dop853", "rk4"):
        simulation.method = method
        simulation.advance(0.5)
    assert simulation.result["b.x"][-1] == pytest.approx(
        simulate(model_of(law))["b.x"][-1], abs=1e-6
    )


def test_a_result_is_kept_with_its_branches(tmp_path):
    result = simulate(model_of("-20*sign(x('b'))"))
    result.to_hdf5(tmp_path / "run.h5")
    kept = load_result(tmp_path / "run.h5")
    np.testing.assert_array_equal(kept.accelerations, result.accelerations)
    assert kept.events == result.events
