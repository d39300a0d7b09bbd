"""Goals are read as people write them, and say how far a run is from them."""

import itertools

import numpy as np
import pytest

from kane.analyses.case_runs import Outcome
from kane.analyses.goal import Expression, Gauge, Path, nearest, read_goal
from kane.errors import SettingsError


@pytest.mark.parametrize(
    ("text", "measures", "value"),
    [
        ("max(rod.x)", ("max(rod.x)",), 2.0),
        ("max( rod.x ) - 2*rms(vx('a (b)'))", ("max(rod.x)", "rms(vx('a (b)'))"), -4.0),
        ("max(last(a.x), 7) + last(a.x)", ("last(a.x)",), 9.0),
        ("min(max(a.x), max(b.x))", ("max(a.x)", "max(b.x)"), 2.0),
        ("abs(first(crank pin.fx) - 5)", ("first(crank pin.fx)",), 3.0),
        ("max(hypot(x('a'), y('a')))", ("max(hypot(x('a'), y('a')))",), 2.0),
    ],
)
def test_an_expression_of_measures(text, measures, value):
    gauge = Gauge(Expression(text))
    assert gauge.measures == measures
    assert gauge.number(Outcome((2.0, 3.0)[: len(measures)], "")) == value


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3 + 4", "has no measure"),
        ("max(a.x", "is not closed"),
        ("max(a.x) +", "Cannot read the goal"),
        ("max(a.x)*banana", "Cannot read the goal"),
        ("max(a.x) + t", "Cannot read the goal"),
    ],
)
def test_what_cannot_be_read_is_said(text, words):
    with pytest.raises(SettingsError, match=words):
        read_goal(text)


def test_each_aim_is_something_that_is_to_be_least():
    outcome = Outcome((2.0,), "")
    for aim, expected in (("least", 2.0), ("largest", -2.0), ("value", -3.0)):
        assert Gauge(Expression("max(a.x)", aim, 5.0)).residuals(outcome).tolist() == [expected]


def test_an_aim_that_is_none_is_refused_at_once():
    with pytest.raises(SettingsError, match="'least', 'largest' or 'value', not 'smallest'"):
        Gauge(Expression("max(a.x)", "smallest"))


def test_the_nearest_points_of_a_circle():
    times = np.linspace(0.0, 1.0, 60)
    circle = np.array([np.cos(2 * np.pi * times), np.sin(2 * np.pi * times)])
    points = np.array([[2.0, 0.1], [0.0, -0.5], [3.0, 4.0], [-1.0, 0.0]])
    found = nearest(times, circle, points)
    expected = points / np.linalg.norm(points, axis=1)[:, None] - points
    # a spline through 60 places errs by (2 pi/59)^4/384 = 3e-7 inside, and, with nothing known of
    # its ends, some 40 times as much beside them
    assert np.abs(found - expected).max() < 2e-5


def test_a_path_that_ends_is_met_at_its_end_and_frames_of_one_time_count_once():
    times = np.array([0.0, 1.0, 1.0, 2.0, 3.0])
    line = np.array([[0.0, 1.0, 1.0, 2.0, 3.0], [0.0] * 5])
    found = nearest(times, line, np.array([[5.0, 1.0], [-1.0, 0.0], [1.5, 2.0]]))
    np.testing.assert_allclose(found, [[-2.0, -1.0], [1.0, 0.0], [0.0, -2.0]], atol=1e-12)


def test_paths_that_make_no_sense_are_refused():
    for coordinates, points in ((("a.x",), ((1.0,),)), (("a.x", "a.y"), ((1.0,),)),
                                (("a.x", "a.y"), ())):  # fmt: skip
        with pytest.raises(SettingsError):
            Gauge(Path(coordinates, points))


def test_a_path_comes_to_points_in_their_order_from_whichever_on():
    """A circle gone through once, points at 200, 290, 20 and 110 degrees; in any order, and not."""
    times = np.linspace(0.0, 1.0, 200)
    circle = np.array([np.cos(2 * np.pi * times), np.sin(2 * np.pi * times)])
    angles = np.radians([200.0, 290.0, 20.0, 110.0])
    points = 1.1 * np.column_stack([np.cos(angles), np.sin(angles)])
    along = nearest(times, circle, points, in_order=True)
    assert np.hypot(*along.T) == pytest.approx(np.full(4, 0.1), abs=1e-7)
    back = points[::-1]  # against the motion: each is still near, but not one after the other
    assert np.hypot(*nearest(times, circle, back).T) == pytest.approx(np.full(4, 0.1), abs=1e-7)
    gaps = np.hypot(*nearest(times, circle, back, in_order=True).T)
    # against trying all four first points and all places on a coarse circle
    coarse = circle.T[::8]
    square = np.sum((coarse[:, None] - back[None]) ** 2, axis=2)
    least = np.inf
    for first in range(4):
        order = np.roll(np.arange(4), -first)
        for places in itertools.combinations_with_replacement(range(len(coarse)), 4):
            least = min(least, sum(square[p, k] for p, k in zip(places, order, strict=True)))
    assert gaps.max() > 0.5
    assert np.sum(gaps**2) == pytest.approx(least, rel=0.05)
