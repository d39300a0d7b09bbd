import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.mechanisms import bar, hinge

import kane
from kane.elements.measure_point import MeasurePoint
from kane.model import Model
from kane.results import traces
from kane.results.traces import FEWEST, MOST, Trace
from kanevas.vectors.traces import cut, traces_of


def pendulum(traced=True):
    rod = replace(bar("rod", (0, 0), (1, 0)), traced=traced)
    return Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(rod,),
        joints=(hinge("pin", "ground", 0.0, "rod", -0.5),),
        points=(MeasurePoint(name="tip", body="rod", point=(0.5, 0.0, 0.0), traced=traced),),
    )


@pytest.fixture(scope="module")
def result():
    return kane.simulate(pendulum(), duration=0.6, method="dop853", record_every=0.1)


def test_bodies_and_points_leave_circles_about_the_pin(result):
    rod, tip = traces_of(result, result.model)
    assert (rod.name, tip.name) == ("rod", "tip")
    for path, radius in ((rod, 0.5), (tip, 1.0)):
        # between frames the motion is a cubic polynomial
        assert np.linalg.norm(path.points, axis=1) == pytest.approx(radius, rel=2e-3)
        assert path.points[0] == pytest.approx([radius, 0.0, 0.0])


def test_few_frames_make_a_smooth_path_all_the_same(result):
    path, _ = traces_of(result, result.model)
    assert len(path.time) >= FEWEST
    assert np.linalg.norm(np.diff(path.points, axis=0), axis=1).max() < 0.01
    assert set(result.time.tolist()) <= set(path.time.tolist())


def test_many_frames_make_a_path_that_can_be_drawn():
    result = kane.simulate(pendulum(), duration=0.5, method="rk4", step=1e-4)
    path, _ = traces_of(result, result.model)
    assert len(path.time) == MOST
    last = result.poses_at(0.5).position[0]
    assert path.points[-1] == pytest.approx(last)


def test_only_what_is_traced_and_shown_leaves_a_trace(result):
    assert list(traces_of(result, pendulum(traced=False))) == []
    hidden = replace(result.model, hidden=("rod",))
    assert [path.name for path in traces_of(result, hidden)] == ["tip"]


def test_a_trace_is_cut_where_the_point_is_now():
    time = np.array([0.0, 1.0, 2.0])
    points = np.column_stack((time, 0 * time, math.pi + 0 * time))
    path = Trace("p", time, points, np.zeros(2, dtype=bool))
    assert stretches(path, 0.5) == ([[0.0, 0.5]], [[0.5, 1.0, 2.0]])
    assert stretches(path, 1.0) == ([[0.0, 1.0]], [[1.0, 2.0]])
    assert stretches(path, 2.0) == ([[0.0, 1.0, 2.0]], [[2.0]])


def stretches(path, time):
    """The x of the points of a path up to a time and from it on."""
    return tuple([part[:, 0].tolist() for part in parts] for parts in cut(path, time))


def test_a_trace_breaks_where_nobody_knows_its_way():
    time = np.arange(5.0)
    points = np.column_stack((time, time, time))
    path = Trace("p", time, points, np.array([False, True, True, False]))
    assert stretches(path, 0.5) == ([[0.0, 0.5]], [[0.5, 1.0], [2.0], [3.0, 4.0]])
    # within a break the point stays where it was
    assert stretches(path, 1.7) == ([[0.0, 1.0]], [[2.0], [3.0, 4.0]])
    assert stretches(path, 2.0) == ([[0.0, 1.0], [2.0]], [[3.0, 4.0]])
    assert stretches(path, 3.5) == ([[0.0, 1.0], [2.0], [3.0, 3.5]], [[3.5, 4.0]])


def test_frames_that_are_too_far_apart_make_breaks():
    fast = kane.simulate(pendulum(), duration=60.0, record_every=1.0)
    assert fast.coarse.mean() > 0.5
    path, _ = traces_of(fast, fast.model)
    assert path.breaks.sum() == fast.coarse.sum()
    jumps = np.linalg.norm(np.diff(path.points, axis=0), axis=1)
    assert jumps[~path.breaks].max() < 0.2  # 60 ms of up to 2.6 m/s
    assert set(fast.time.tolist()) <= set(path.time.tolist())


def test_a_path_of_a_few_of_many_frames_breaks_where_these_are_too_far_apart(monkeypatch):
    monkeypatch.setattr(traces, "MOST", 100)
    result = kane.simulate(pendulum(), duration=110.0, record_every=0.1)
    assert not result.coarse.any()
    path, _ = traces_of(result, result.model)
    assert len(path.time) == 100
    assert path.breaks.mean() > 0.5
