"""Planted values are found from noisy data as well as statistics have it, and no better."""

import threading

import numpy as np
import pytest
from tests.models import oscillator_of_parameters

import kane
from kane.analyses.fit import _told, curve_at, fit
from kane.analyses.measured import Series, Table, read_table
from kane.analyses.overlay import overlay
from kane.errors import FileError, SettingsError
from kane.model import with_parameters

L, A, M, K = 0.5, 0.1, 2.0, 400.0
TIMES = np.linspace(0.0, 0.4, 81)
BOUNDS = {"k": (250.0, 600.0), "A": (0.05, 0.2)}


def place(k=K, amplitude=A, m=M):
    """x of the mass in closed form."""
    return L + amplitude * np.cos(np.sqrt(k / m) * TIMES)


def speed(k=K, amplitude=A, m=M):
    rate = np.sqrt(k / m)
    return -amplitude * rate * np.sin(rate * TIMES)


@pytest.fixture(scope="module")
def model():
    return oscillator_of_parameters()


def test_data_without_noise_give_the_values(model):
    found = fit(model, [Series("mass.x", TIMES, place(k=417.0, amplitude=0.12))], BOUNDS)
    assert found.reached
    assert found.case["k"] == pytest.approx(417.0, rel=1e-6)
    assert found.case["A"] == pytest.approx(0.12, rel=1e-6)
    assert found.untold == ()


def repeats(model, count, seed):
    """How often each value of noisy repeats is within three of its errors, and the errors."""
    random = np.random.default_rng(seed)
    hits, gaps, errors = 0, [], []
    for _ in range(count):
        data = place() + random.normal(0.0, 0.003, TIMES.size)
        found = fit(model, [Series("mass.x", TIMES, data)], BOUNDS, rtol=1e-8)
        gap = found.values - [K, A]
        hits += bool((np.abs(gap) < 3.0 * found.errors).all())
        gaps.append(gap)
        errors.append(found.errors)
    return hits, np.array(gaps), np.array(errors)


def test_planted_values_lie_within_three_errors(model):
    hits, _, _ = repeats(model, 12, 1)
    assert hits == 12


@pytest.mark.slow
def test_the_errors_are_those_of_a_hundred_repeats(model):
    hits, gaps, errors = repeats(model, 100, 2)
    assert hits >= 95
    # the spread of 100 repeats is known to 7 %; three times that
    np.testing.assert_allclose(gaps.std(axis=0), errors.mean(axis=0), rtol=0.21)


def test_the_covariance_is_that_of_the_closed_form(model):
    noise = 0.003
    data = place() + np.random.default_rng(3).normal(0.0, noise, TIMES.size)
    found = fit(model, [Series("mass.x", TIMES, data, noise)], BOUNDS)
    rate = np.sqrt(K / M)
    by_k = -A * TIMES * np.sin(rate * TIMES) / (2.0 * M * rate)
    by_a = np.cos(rate * TIMES)
    slopes = np.stack([by_k, by_a], axis=1) / noise
    # where the fit ended, a few per cent beside the planted values
    np.testing.assert_allclose(found.covariance, np.linalg.inv(slopes.T @ slopes), rtol=0.1)


def test_series_of_other_units_count_by_what_they_tell(model):
    random = np.random.default_rng(4)
    places = Series("mass.x", TIMES, place() + random.normal(0.0, 0.01, TIMES.size))
    speeds = Series("mass.vx", TIMES, speed() + random.normal(0.0, 0.002, TIMES.size))
    both = fit(model, [places, speeds], BOUNDS)
    np.testing.assert_allclose(both.deviations, [0.01, 0.002], rtol=0.3)
    alone = fit(model, [places], BOUNDS)
    assert (both.errors < alone.errors).all()
    assert (np.abs(both.values - [K, A]) < 4.0 * both.errors).all()


def test_what_cannot_be_told_apart_is_said(model):
    data = place() + np.random.default_rng(5).normal(0.0, 0.001, TIMES.size)
    found = fit(model, [Series("mass.x", TIMES, data)], {**BOUNDS, "m": (1.0, 4.0)})
    (sentence,) = found.untold
    assert "cannot tell" in sentence
    assert "'k'" in sentence
    assert "'m'" in sentence
    assert "'A'" not in sentence
    errors = dict(zip(found.parameters, found.errors.tolist(), strict=True))
    assert errors["k"] == errors["m"] == np.inf
    assert errors["A"] < 1e-3
    assert found.case["k"] / found.case["m"] == pytest.approx(K / M, rel=0.01)


def test_what_does_not_matter_is_said(model):
    found = fit(model, [Series("mass.x", TIMES, place())], {"k": BOUNDS["k"], "g": (5.0, 15.0)})
    assert any("do not tell 'g'" in each for each in found.untold)
    assert found.case["k"] == pytest.approx(K, rel=1e-6)


def test_bad_data_are_refused_in_words(model):
    for series, words in (
        (Series("mass.x", TIMES[:2], place()[:2]), "too few"),
        (Series("mass.x", TIMES - 1.0, place()), "before the run begins"),
        (Series("mass.x", TIMES, place(), 0.0), "must be more than 0"),
        (Series("nobody.x", TIMES, place()), "no quantity"),
    ):
        with pytest.raises(SettingsError, match=words):
            fit(model, [series], BOUNDS)


def test_a_fit_that_is_stopped_says_so(model):
    stop = threading.Event()
    found = fit(
        model, [Series("mass.x", TIMES, place(k=300.0))], BOUNDS, stop=stop,
        progress=lambda part: stop.set() if part > 0.0 else None,
    )  # fmt: skip
    assert not found.reached
    assert "stopped" in found.ending
    assert np.isinf(found.errors).all()


def test_the_overlay_goes_to_a_file(model, tmp_path):
    found = fit(model, [Series("mass.x", TIMES, place())], {"k": (300.0, 500.0)})
    np.testing.assert_allclose(found.fitted[0], place(), atol=1e-7)
    found.to_csv(tmp_path / "fit.csv")
    lines = (tmp_path / "fit.csv").read_text().splitlines()
    assert lines[0] == "quantity,time,measured,fitted"
    assert len(lines) == TIMES.size + 1
    found.to_mat(tmp_path / "fit.mat")
    found.to_numpy(tmp_path / "fit.npz")
    arrays = np.load(tmp_path / "fit.npz")
    assert arrays["parameters"].tolist() == ["k"]
    np.testing.assert_array_equal(arrays["covariance"], found.covariance)
    np.testing.assert_array_equal(arrays["fitted"], found.fitted[0])


def test_a_curve_between_its_frames_and_over_a_jump():
    times = np.array([0.0, 1.0, 2.0, 3.0, 3.0, 4.0, 5.0, 6.0])
    values = np.where(np.arange(8) < 4, times**2, 100.0 - times)
    at = np.array([0.5, 2.5, 4.5, 7.0])
    np.testing.assert_allclose(curve_at(times, values, at), [0.25, 6.25, 95.5, 94.0], rtol=1e-12)


@pytest.mark.parametrize(
    ("text", "names", "units"),
    [
        ("time [s],x [mm]\n0,1.5\n1,\n", ("time", "x"), ("s", "mm")),
        ("# logger 7\nt (s); arm angle (deg)\n0;1,5\n1; \n", ("t", "arm angle"), ("s", "deg")),
        ("t\tx\n0\t1,5\n1\t\n", ("t", "x"), ("", "")),
        ("t;x\n[s];[mm]\n0;1,5\n1;\n", ("t", "x"), ("s", "mm")),
        ("0;1,5\n1;\n", ("column 1", "column 2"), ("", "")),
    ],
)
def test_tables_as_instruments_write_them(tmp_path, text, names, units):
    (tmp_path / "data.csv").write_text(text)
    table = read_table(tmp_path / "data.csv")
    assert (table.names, table.units) == (names, units)
    np.testing.assert_array_equal(table.values, [[0.0, 1.5], [1.0, np.nan]])


def test_a_column_is_in_the_unit_of_its_head_or_in_another_that_is_named(model):
    table = Table(("t", "x"), ("ms", "mm"), np.array([[0.0, 600.0], [5.0, 610.0]]))
    series = table.series("x", "mass.x", model)
    np.testing.assert_allclose(series.times, [0.0, 0.005])
    np.testing.assert_allclose(series.values, [0.6, 0.61])
    other = table.series("x", "mass.x", model, unit="cm", time_unit="")
    np.testing.assert_allclose(other.values, [6.0, 6.1])
    np.testing.assert_allclose(other.times, [0.0, 5.0])
    for unit, words in (("kg", "is no unit of 'mass.x', which is in m"), ("ell", "known here")):
        with pytest.raises(SettingsError, match=words):
            table.series("x", "mass.x", model, unit=unit)
    with pytest.raises(SettingsError, match="no column 'y'; there are t, x"):
        table.series("y", "mass.x", model)


def test_what_moves_little_along_with_what_is_not_told_is_not_told():
    """Of three values a sum of two and the third are told; within the bounds one moves little."""
    slopes = 1e3 * np.array([[1.0, 20.0, 0.0], [0.0, 0.0, 1.0], [1.0, 20.0, 1.0]])
    covariance, (sentence,) = _told(["a", "b", "c"], slopes, np.ones(3))
    assert np.isinf(covariance[0, 0])
    assert np.isinf(covariance[1, 1])  # it moves by a twentieth of the other
    assert "'a', 'b'" in sentence
    assert covariance[2, 2] == pytest.approx(np.linalg.inv(
        1e6 * np.array([[2.0, 1.0], [1.0, 2.0]]))[1, 1])  # fmt: skip


def test_several_things_that_are_not_told_are_said_each_by_itself():
    """The data tell k / m and a / b alone."""
    random = np.random.default_rng(6)
    slopes = np.zeros((40, 4))
    slopes[:, 0] = random.normal(size=40)  # of k / m
    slopes[:, 1] = -slopes[:, 0]
    slopes[:, 2] = random.normal(size=40)  # of a / b
    slopes[:, 3] = -2.0 * slopes[:, 2]
    covariance, sentences = _told(["k", "m", "a", "b"], 1e3 * slopes, np.ones(4))
    assert np.isinf(np.diagonal(covariance)).all()
    assert sorted("'k', 'm'" in each for each in sentences) == [False, True]
    assert sorted("'a', 'b'" in each for each in sentences) == [False, True]


def test_a_fit_in_a_hollow_of_its_own_says_that_it_left_no_noise(model):
    """From a wrong frequency it goes downhill to a wrong one; everywhere it is found."""
    times = np.linspace(0.0, 2.0, 161)
    noise = np.random.default_rng(8).normal(0.0, 0.002, times.size)
    data = Series("mass.x", times, L + A * np.cos(np.sqrt(K / M) * times) + noise)
    start, bounds = with_parameters(model, {"k": 900.0}), {"k": (100.0, 1200.0)}
    near = fit(start, [data], bounds, rtol=1e-8)
    assert abs(near.case["k"] - K) > 50.0
    assert any("is no noise" in each for each in near.doubts)
    there = fit(start, [data], bounds, way="differential-evolution", most=150, rtol=1e-8)
    assert abs(there.case["k"] - K) < 3.0 * there.errors[0]
    assert there.doubts == ()
    sure = Series("mass.x", times, data.values, 0.0005)
    (doubt,) = fit(model, [sure], {"k": (300.0, 500.0)}, rtol=1e-8).doubts
    assert "misses the data by 4" in doubt or "misses the data by 3" in doubt


def test_data_beside_a_run(model, tmp_path):
    run = kane.simulate(model, duration=0.2, record_every=0.01)
    beside = overlay(run, [Series("mass.x", TIMES, place() + 0.001)])
    inside = TIMES <= 0.2
    assert np.isnan(beside.moved[0][~inside]).all()
    np.testing.assert_allclose(beside.moved[0][inside], place()[inside], atol=1e-6)
    assert beside.gaps[0] == pytest.approx(0.001, rel=1e-3)
    beside.to_csv(tmp_path / "data.csv")
    lines = (tmp_path / "data.csv").read_text().splitlines()
    assert lines[0] == "quantity,time,measured,run"
    assert lines[-1].endswith(",")
    beside.to_numpy(tmp_path / "data.npz")
    np.testing.assert_array_equal(np.load(tmp_path / "data.npz")["times"], TIMES)


def test_what_is_no_table_is_refused(tmp_path):
    for text, words in (("a,b\n", "no line of numbers"), ("a,b\n1,2,3\n", "3 cells"),
                        ("a,b\n1,two\n", "not of numbers")):  # fmt: skip
        (tmp_path / "data.csv").write_text(text)
        with pytest.raises(FileError, match=words):
            read_table(tmp_path / "data.csv")
