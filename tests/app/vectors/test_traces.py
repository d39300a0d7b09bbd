import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.mechanisms import bar, hinge

import kane
from kane.elements.measure_point import MeasurePoint
from kane.model import Model
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
    path = Trace("p", time, np.column_stack((time, 0 * time, math.pi + 0 * time)))
    past, future = cut(path, 0.5)
    assert past[:, 0].tolist() == [0.0, 0.5]
    assert future[:, 0].tolist() == [0.5, 1.0, 2.0]
    past, future = cut(path, 2.0)
    assert past[:, 0].tolist() == [0.0, 1.0, 2.0]
    assert future[:, 0].tolist() == [2.0]
