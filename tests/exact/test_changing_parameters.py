"""Parameters that change in a run, at events: against closed forms on either side."""

import math
from typing import Any

import numpy as np
import pytest
from tests.planar_model import planar_model

import kane
from kane import ModelError, load_result, simulate
from kane.results import RunVectors
from kane.solve.outcome import Ending

SAME = 1e-9  # of places of some 0.1 m, at rtol 1e-10


def model_of(**parts: Any) -> kane.Model:
    """Return a planar model without weight."""
    solver = {"duration": 2.0, "rtol": 1e-10, "atol": 1e-12, **parts.pop("solver", {})}
    return planar_model(**parts, solver=solver)


def on_spring(*events: dict[str, Any], **parts: Any) -> kane.Model:
    """Return a particle of 2 kg on a spring along x, at rest beyond its length by 0.1 m."""
    ball = {"name": "b", "particle": True, "mass": "m", "position": [1.1, 0, 0]}
    spring = {"name": "coil", "body_a": "ground", "body_b": "b", "free_length": 1.0}
    return model_of(
        parameters=[{"name": "k", "value": 50.0}, {"name": "m", "value": 2.0}],
        bodies=[ball],
        springs=[{**spring, "stiffness": "k"}],
        events=[{"name": f"e{i}", "does": "change", **each} for i, each in enumerate(events)],
        **parts,
    )


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("method", ["dop853", "dopri5", "rk4"])
def test_a_spring_becomes_stiffer_in_the_middle_of_its_way(method, formulation):
    event = {"when": "x('b') < 1", "sets": [{"parameter": "k", "value": 200.0}]}
    solver = {"method": method, "formulation": formulation, "step": 1e-3}
    result = simulate(on_spring(event, solver=solver))
    first = math.pi / 2 / 5.0  # w = 5 before it
    assert [(e.kind, e.element) for e in result.events][:1] == [("changes", "e0")]
    assert result.events[0].time == pytest.approx(first, abs=SAME)
    # from there on w = 10, with the speed that it had
    t = result.time
    way = np.where(t < first, 0.1 * np.cos(5 * t), -0.05 * np.sin(10 * (t - first)))
    np.testing.assert_allclose(result["b.x"], 1 + way, rtol=0, atol=5e-9)
    # at the middle the spring stores nothing, whatever its stiffness
    assert np.abs(result["system.changes"]).max() < SAME
    assert result.doubts == ()


def test_what_a_stiffer_spring_stores_more_is_brought_in():
    event = {"when": "t > 0.1", "sets": [{"parameter": "k", "value": "3*k + 10*t"}]}
    result = simulate(on_spring(event))
    way = 0.1 * math.cos(0.5)
    (changes,) = result.events
    assert changes.time == pytest.approx(0.1, abs=1e-12)
    stiffness = 3 * 50 + 1.0
    brought = (stiffness - 50.0) * way**2 / 2
    assert result["system.changes"][-1] == pytest.approx(brought, abs=SAME)
    assert result["system.changes"][0] == 0.0
    assert np.abs(result["system.energy_balance"]).max() < SAME
    # the spring's own quantities are those of the stiffness that held
    before, *_, after = np.flatnonzero(result.time == changes.time)
    for frame, k in ((before, 50.0), (after, stiffness), (-1, stiffness), (0, 50.0)):
        stretched = result["coil.length"][frame] - 1
        assert result["coil.force"][frame] == pytest.approx(k * stretched)
        assert result["coil.potential_energy"][frame] == pytest.approx(k * stretched**2 / 2)
        vector = RunVectors(result).at(
            "force", float(result.time[frame]), frame=frame % len(result.time)
        )
        assert abs(vector.values[-1, 0]) == pytest.approx(k * abs(stretched))


def test_a_body_loses_mass_and_goes_on_with_its_speed():
    event = {"when": "t >= 0.2", "sets": [{"parameter": "m", "value": 0.5}]}
    result = simulate(on_spring(event))
    before, *_, after = np.flatnonzero(result.time == result.events[0].time)
    speed = result["b.vx"][before]
    assert result["b.vx"][after] == pytest.approx(speed, rel=1e-12)
    assert result["b.kinetic_energy"][before] == pytest.approx(speed**2)
    assert result["b.kinetic_energy"][after] == pytest.approx(0.25 * speed**2)
    assert result["system.changes"][-1] == pytest.approx(-0.75 * speed**2)
    assert np.abs(result["system.energy_balance"]).max() < SAME
    way, t = result["b.x"][before] - 1, result.time - 0.2
    expected = 1 + way * np.cos(10 * t) + speed / 10 * np.sin(10 * t)
    np.testing.assert_allclose(result["b.x"][t > 0], expected[t > 0], rtol=0, atol=5e-9)


def test_events_may_set_and_set_back():
    to = {"when": "x('b') < 1", "sets": [{"parameter": "k", "value": 200.0}]}
    back = {"when": "x('b') > 1", "sets": [{"parameter": "k", "value": 50.0}]}
    result = simulate(on_spring(to, back))
    half = math.pi / 5, math.pi / 10  # half swings beyond 1 and below it
    times, t = [0.0], half[0] / 2  # it begins where one holds
    while t < 2.0:
        times.append(t)
        t += half[(len(times) + 1) % 2]
    assert [event.time for event in result.events] == pytest.approx(times, abs=SAME)
    stretched = result["coil.length"] - 1
    stiffness = np.where(stretched < 0, 200.0, 50.0)
    inner = np.abs(stretched) > 1e-6
    np.testing.assert_allclose(
        result["coil.force"][inner], (stiffness * stretched)[inner], rtol=1e-12
    )


def test_joints_are_closed_again_where_they_change():
    rod = {"name": "rod", "mass": 1.0, "inertia": [0.1] * 3, "position": [0.5, 0, 0]}
    hinge = {"type": "revolute", "name": "hinge", "body_a": "ground", "body_b": "rod"}
    hinge |= {"point_a": ["a", 0, 0], "point_b": [-0.5, 0, 0]}
    event = {"name": "shift", "does": "change", "when": "t > 0.5"}
    result = simulate(
        model_of(
            parameters=[{"name": "a", "value": 0.0}],
            bodies=[{**rod, "velocity": [0, 0.5, 0], "angular_velocity": [0, 0, 1.0]}],
            joints=[hinge],
            events=[{**event, "sets": [{"parameter": "a", "value": 0.02}]}],
            solver={"duration": 1.0},
        )
    )
    assert result.outcome.ok
    angle = result["hinge.angle"]
    after = np.arange(len(angle)) >= result.frames.course[-1].first
    assert 0 < after.sum() < len(angle)
    for when, at in ((~after, 0.0), (after, 0.02)):
        apart = result["rod.x"][when] - at - 0.5 * np.cos(angle[when])
        assert np.abs(apart).max() < 1e-11  # joints are closed to 1e-13
    assert result.outcome.position_violation < 1e-10
    # between frames, too
    poses = result.poses_at(0.77)
    assert np.linalg.norm(poses.point("rod", (-0.5, 0, 0)) - [0.02, 0, 0]) < 1e-10


def test_a_stop_that_comes_nearer_is_found_again():
    ball = {"name": "b", "particle": True, "mass": 1.0, "velocity": [1.0, 0, 0]}
    guide = {"type": "point_on_line", "name": "guide", "body_a": "ground", "axis_a": [1, 0, 0]}
    stop = {"type": "displacement", "name": "stop", "joint": "guide", "upper": "wall"}
    event = {"name": "shift", "does": "change", "when": "t > 0.5"}
    result = simulate(
        model_of(
            parameters=[{"name": "wall", "value": 2.0}],
            bodies=[ball],
            joints=[{**guide, "body_b": "b"}],
            stops=[{**stop, "restitution": 1.0}],
            events=[{**event, "sets": [{"parameter": "wall", "value": 0.75}]}],
            solver={"duration": 1.0},
        )
    )
    assert [(e.element, e.kind) for e in result.events] == [
        ("shift", "changes"),
        ("stop", "strikes"),
    ]
    assert result.events[1].time == pytest.approx(0.75, abs=SAME)
    assert result["b.x"][-1] == pytest.approx(0.5, abs=SAME)


def test_it_may_change_at_the_start():
    event = {"when": "k < 60", "sets": [{"parameter": "k", "value": 200.0}]}
    result = simulate(on_spring(event))
    np.testing.assert_allclose(result["b.x"], 1 + 0.1 * np.cos(10 * result.time), atol=1e-8)
    assert result.doubts == ()


def test_a_run_in_pieces_changes_as_one_and_knows_its_values():
    event = {"when": "x('b') < 1", "sets": [{"parameter": "k", "value": 200.0}]}
    simulation = kane.start(on_spring(event))
    for _ in range(4):
        simulation.advance(0.25)
    whole = simulate(on_spring(event, solver={"duration": 1.0}))
    assert simulation.result["b.x"][-1] == pytest.approx(whole["b.x"][-1], abs=SAME)
    assert simulation.result["coil.force"][-1] == pytest.approx(whole["coil.force"][-1], abs=1e-6)
    (parameter,) = [each for each in simulation.model.parameters if each.name == "k"]
    assert parameter.value == 200.0
    place = simulation.state
    simulation.set_parameters({"m": 1.0})
    (parameter,) = [each for each in simulation.model.parameters if each.name == "k"]
    assert parameter.value == 200.0
    simulation.advance(0.1)
    simulation.state = place
    simulation.advance(0.25)
    assert simulation.time == 1.25


def test_a_result_is_kept_with_its_values(tmp_path):
    event = {"when": "t > 0.1", "sets": [{"parameter": "k", "value": 200.0}]}
    result = simulate(on_spring(event))
    result.to_hdf5(tmp_path / "run.h5")
    kept = load_result(tmp_path / "run.h5")
    for name in ("coil.force", "system.energy_balance", "system.changes"):
        np.testing.assert_array_equal(kept[name], result[name])


def test_latches_and_events_go_by_the_same_conditions():
    """An event's condition shuts and opens a latch: each may have it, at the same instant."""
    ball = {"name": "b", "particle": True, "mass": 1.0, "velocity": [1.0, 0, 0]}
    guide = {"type": "point_on_line", "name": "guide", "body_a": "ground", "axis_a": [1, 0, 0]}
    latch = {"type": "displacement", "name": "latch", "joint": "guide"}
    result = simulate(
        model_of(
            bodies=[ball],
            joints=[{**guide, "body_b": "b"}],
            latches=[{**latch, "closes": "x('b') > 0.5", "opens": "t > 1"}],
            events=[{"name": "there", "when": "x('b') > 0.5"}],
            forces=[{"name": "pull", "body": "b", "force": [3.0, 0, 0]}],
            solver={"duration": 1.5},
        )
    )
    kinds = [(event.element, event.kind) for event in result.events]
    assert sorted(kinds) == [("latch", "locks"), ("latch", "opens"), ("there", "is met")]
    assert result.events[0].time == result.events[1].time


@pytest.mark.parametrize(
    ("event", "path", "words"),
    [
        ({"when": "t > 1"}, "events[0].sets", "changes nothing"),
        (
            {"when": "t > 1", "does": "mark", "sets": [{"parameter": "k", "value": 1.0}]},
            "events[0].does",
            "sets parameters",
        ),
        (
            {"when": "t > 1", "sets": [{"parameter": "kk", "value": 1.0}]},
            "events[0].sets[0].parameter",
            "found 'kk'",
        ),
        (
            {"when": "t > 1", "sets": [{"parameter": "2*k", "value": 1.0}]},
            "events[0].sets[0].parameter",
            "must be the name of a parameter",
        ),
        (
            {"when": "t > 1", "sets": [{"parameter": "k", "value": 1.0}] * 2},
            "events[0].sets[1].parameter",
            "set twice",
        ),
        (
            {"when": "t > 1", "sets": [{"parameter": "k", "value": "x('b')"}]},
            "events[0].sets[0].value",
            "",
        ),
    ],
)
def test_a_change_that_means_nothing_is_refused(event, path, words):
    with pytest.raises(ModelError) as refused:
        simulate(on_spring(event))
    (fault,) = refused.value.faults
    assert fault.path == path
    assert words in fault.text


def test_a_change_beyond_the_limits_of_a_number_ends_the_run_in_words():
    event = {"when": "t > 0.5", "sets": [{"parameter": "m", "value": -1.0}]}
    result = simulate(on_spring(event))
    assert result.outcome.ending is Ending.UNSETTLED
    assert "mass" in result.outcome.message
    assert result.outcome.time == pytest.approx(0.5)


def test_events_that_change_each_other_without_end_are_told():
    ping = {"when": "k < 60 and t > 0.5", "sets": [{"parameter": "k", "value": 200.0}]}
    pong = {"when": "k > 60 and t > 0.5", "sets": [{"parameter": "k", "value": 50.0}]}
    result = simulate(on_spring(ping, pong))
    assert result.outcome.ending is Ending.UNSETTLED
    assert "without end" in result.outcome.message


def test_a_mass_centre_that_would_move_is_refused_in_words():
    rod = {"name": "rod", "mass": 1.0, "inertia": [0.1] * 3, "center": ["c", 0, 0]}
    event = {"name": "shift", "does": "change", "when": "t > 0.5"}
    model = model_of(
        parameters=[{"name": "c", "value": 0.0}],
        bodies=[rod],
        events=[{**event, "sets": [{"parameter": "c", "value": 0.02}]}],
        solver={"duration": 1.0},
    )
    result = simulate(model)
    assert result.outcome.ending is Ending.UNSETTLED
    assert "mass centre of 'rod'" in result.outcome.message
