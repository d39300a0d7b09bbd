"""Best values are found where closed forms have them, and published linkages by their curves."""

import math
import threading
import time

import numpy as np
import pytest
from tests.coupler_curves import CHEBYSHEV, HOECKEN, curve, linkage
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.best import WAYS, best
from kane.analyses.goal import Expression, Path
from kane.errors import ModelError, SettingsError
from kane.model import with_parameters


@pytest.fixture(scope="module")
def oscillator():
    """A mass on a spring whose frequency is sqrt(k/m)."""
    return oscillator_of_parameters()


def test_a_value_is_reached(oscillator):
    wanted = kane.simulate(oscillator, parameters={"k": 417.0}, duration=0.1)["mass.x"][-1]
    found = best(
        oscillator, Expression("last(mass.x)", "value", wanted), {"k": (300.0, 500.0)},
        duration=0.1,
    )  # fmt: skip
    assert found.reached
    assert found.case["k"] == pytest.approx(417.0, rel=1e-6)
    assert found.number == pytest.approx(wanted, abs=1e-9)


def test_a_value_is_reached_from_the_end_of_the_bounds(oscillator):
    """Least squares do not creep away from there: of 90 runs that took, a third must do."""
    wanted = kane.simulate(oscillator, parameters={"k": 417.0}, duration=0.1)["mass.x"][-1]
    found = best(
        with_parameters(oscillator, {"k": 300.0}), Expression("last(mass.x)", "value", wanted),
        {"k": (300.0, 500.0)}, duration=0.1, most=30,
    )  # fmt: skip
    assert found.reached
    assert found.case["k"] == pytest.approx(417.0, rel=1e-6)


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(way, marks=[pytest.mark.slow] * (way == "differential-evolution"))
        for way in WAYS
        if way != "least-squares"
    ],
)
def test_all_ways_find_the_same_least_value(oscillator, way):
    run = kane.simulate(oscillator, parameters={"k": 417.0}, duration=0.1)
    wanted = float(run["mass.x"][-1])
    found = best(
        oscillator, Expression(f"(last(mass.x) - {wanted!r})**2*1e6"), {"k": (300.0, 500.0)},
        way=way, duration=0.1, most=400,
    )  # fmt: skip
    # a square is flat where it is least: of 16 digits of it 8 are left of the place
    assert found.case["k"] == pytest.approx(417.0, rel=1e-4)
    assert len(found.tried) == len(found.numbers) <= 401
    assert found.number == np.nanmin(found.numbers)


def test_what_is_best_at_a_bound_is_said(oscillator):
    found = best(oscillator, Expression("last(mass.x)"),
                 {"k": (300.0, 320.0)}, duration=0.05)  # fmt: skip
    assert "At a bound are: 'k'" in found.ending


def test_a_value_that_is_missed_and_a_goal_that_nothing_moves_are_said(oscillator):
    missed = best(
        oscillator, Expression("max(mass.x)", "value", 5.0), {"A": (0.05, 0.2)}, duration=0.02
    )
    assert "The value 5 is not reached: it is missed by 4.3" in missed.ending
    still = best(oscillator, Expression("first(mass.x)"), {"m": (1.0, 3.0)}, duration=0.01)
    assert "The goal hangs on none of these parameters" in still.ending


def near(points):
    return Path(("P.x", "P.y"), tuple(map(tuple, points.tolist())))


def changed(lengths, **factors):
    return {**lengths, **{name: lengths[name] * factor for name, factor in factors.items()}}


@pytest.mark.parametrize(
    ("lengths", "angles", "side", "turn"),
    [
        # the crank of Hoecken's linkage goes round, and half of its turn is nearly straight
        (HOECKEN, np.linspace(0.5 * np.pi, 1.5 * np.pi, 9), 1, 2 * np.pi),
        # that of Chebyshev's swings, with the middle of the coupler on a nearly straight line
        (CHEBYSHEV, np.linspace(0.76, 1.5, 7), -1, 0.8),
    ],
)
def test_a_linkage_is_found_by_points_of_its_curve(lengths, angles, side, turn):
    begin = 0.0 if turn > 1.0 else 0.74
    points = curve(lengths, angles, side)
    assert np.ptp(points[:, 1]) < 0.03 * np.ptp(points[:, 0])  # it is nearly straight
    start = linkage(
        changed(lengths, base=1.05, coupler=0.97, rocker=1.04, reach=0.96), begin, side, turn
    )
    bounds = {
        name: (0.7 * lengths[name], 1.4 * lengths[name])
        for name in ("base", "coupler", "rocker", "reach")
    }
    found = best(start, near(points), bounds)
    assert found.reached
    assert found.number < 1e-6
    for name in bounds:
        assert found.case[name] == pytest.approx(lengths[name], rel=1e-5), name


@pytest.mark.slow
def test_it_is_found_from_anywhere():
    points = curve(HOECKEN, np.linspace(0.5 * np.pi, 1.5 * np.pi, 9), 1)
    start = linkage(
        changed(HOECKEN, base=1.2, coupler=1.5, rocker=1.1, reach=0.8), 0.0, 1, 2 * np.pi
    )
    bounds = {"base": (1.5, 3.0), "coupler": (2.0, 4.0), "rocker": (2.0, 4.0), "reach": (3.0, 7.0)}
    found = best(start, near(points), bounds, way="differential-evolution", most=1500)
    assert found.number < 1e-6
    for name in bounds:
        assert found.case[name] == pytest.approx(HOECKEN[name], rel=1e-5), name


def test_a_point_on_the_other_branch_is_not_reached():
    """The mirrored curve belongs to the other way to assemble it, which no motion reaches."""
    angles = np.linspace(0.0, 2 * np.pi, 7)[:-1]
    there, mirrored = curve(HOECKEN, angles, 1), curve(HOECKEN, angles, -1)
    model = linkage(HOECKEN, 0.0, 1, 2 * np.pi)
    bounds = {"reach": (4.9, 5.1)}
    assert best(model, near(there), bounds, most=60).number < 1e-6
    assert best(model, near(mirrored), bounds, most=60).number > 1.0


def test_it_stops_within_a_fifth_of_a_second_and_keeps_what_it_has(oscillator):
    stop, stopped_at = threading.Event(), []

    def stop_it():
        stopped_at.append(time.process_time())
        stop.set()

    threading.Timer(0.5, stop_it).start()
    found = best(
        oscillator, Expression("rms(mass.x)"), {"k": (1.0, 500.0), "m": (0.5, 5.0)}, stop=stop,
        method="rk4", step=1e-4, duration=1.0, most=100_000, way="differential-evolution",
    )  # fmt: skip
    # 0.2 s, in which two threads work, whatever else the machine does
    assert time.process_time() - stopped_at[0] < 0.4
    assert not found.reached
    assert "stopped" in found.ending
    assert math.isfinite(found.number)


def test_progress_and_news_come_on_the_way(oscillator, monkeypatch, tmp_path):
    monkeypatch.setattr("kane.analyses.best.OFTEN", 0.0)
    parts, news = [], []
    found = best(
        oscillator, Expression("last(mass.x)", "largest"), {"k": (300.0, 500.0)}, duration=0.05,
        progress=parts.append, tell=news.append, most=40,
    )  # fmt: skip
    assert parts == sorted(parts)
    assert [len(each.tried) for each in news] == list(range(1, len(found.tried) + 1))
    found.to_csv(tmp_path / "tried.csv")
    lines = (tmp_path / "tried.csv").read_text().splitlines()
    assert lines[0] == "run,k,goal"
    assert len(lines) == len(found.tried) + 1
    found.to_mat(tmp_path / "tried.mat")
    found.to_numpy(tmp_path / "tried.npz")
    np.testing.assert_array_equal(np.load(tmp_path / "tried.npz")["tried"], found.tried)


def test_what_makes_no_sense_is_refused(oscillator):
    goal = Expression("max(mass.x)")
    for bounds, words in (({}, "Nothing may change"), ({"k": (5.0, 1.0)}, "lower one first")):
        with pytest.raises(SettingsError, match=words):
            best(oscillator, goal, bounds)
    with pytest.raises(ModelError, match="is not a parameter"):
        best(oscillator, goal, {"nobody": (0.0, 1.0)})
    with pytest.raises(SettingsError, match="Least squares"):
        best(oscillator, goal, {"k": (1.0, 2.0)}, way="least-squares")
    with pytest.raises(SettingsError, match="No run has reached its end"):
        best(oscillator, goal, {"m": (-2.0, -1.0)}, most=5)
