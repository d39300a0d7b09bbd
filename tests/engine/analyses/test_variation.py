import math

import numpy as np
import pytest

from kane.analyses.variation import Normal, Steps, Uniform, cases, variation
from kane.errors import SettingsError


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("K=1:10:4", Steps((1.0, 4.0, 7.0, 10.0))),
        ("K = 1, 2.5 ,1e3", Steps((1.0, 2.5, 1e3))),
        ("K=-3", Steps((-3.0,))),
        ("K=5:1:3", Steps((5.0, 3.0, 1.0))),
        ("K=2:9:1", Steps((2.0,))),
        ("K=uniform(1, 2)", Uniform(1.0, 2.0)),
        ("K=normal(1,0.1)", Normal(1.0, 0.1)),
    ],
)
def test_values_as_people_write_them(text, expected):
    assert variation(text) == ("K", expected)


@pytest.mark.parametrize(
    "text",
    [
        "K", "K=", "=1:2:3", "K=a", "K=1:2", "K=1:2:3:4", "K=1:2:0", "K=1:2:1.5", "K=1:inf:3",
        "K=nan", "K=1,,2", "K=uniform(2,1)", "K=normal(1,-1)", "K=normal(1)", "K=poisson(1,2)",
        "K=1:2:99999999999",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_the_ways_to_write_it(text):
    with pytest.raises(SettingsError, match="START:STOP:COUNT"):
        variation(text)


def test_steps_make_a_grid_the_last_parameter_changes_first():
    assert cases({"a": [1, 2], "b": Steps((3.0, 4.0))}) == [
        {"a": 1.0, "b": 3.0}, {"a": 1.0, "b": 4.0}, {"a": 2.0, "b": 3.0}, {"a": 2.0, "b": 4.0},
    ]  # fmt: skip


def test_random_parameters_are_drawn_at_each_point_of_the_grid():
    found = cases({"r": Normal(5.0, 0.5), "a": [1, 2], "s": Uniform(1.0, 3.0)}, samples=2000)
    assert [case["a"] for case in found] == [1.0] * 2000 + [2.0] * 2000
    assert list(found[0]) == ["r", "a", "s"]
    r, s = (np.array([case[name] for case in found]) for name in ("r", "s"))
    # 4000 draws: the standard error of a mean is its deviation / 63
    assert r.mean() == pytest.approx(5.0, abs=5 * 0.5 / 63)
    assert r.std() == pytest.approx(0.5, rel=0.06)
    assert 1.0 <= s.min() < 1.01
    assert 2.99 < s.max() <= 3.0


def test_a_seed_draws_the_same_again_and_another_one_others():
    drawn = [cases({"r": Normal(0.0, 1.0)}, 5, seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


def test_samples_of_nothing_and_far_too_many_cases_are_refused():
    with pytest.raises(SettingsError, match="no parameter is random"):
        cases({"a": [1, 2]}, samples=3)
    many = Steps(tuple(map(float, range(5000))))
    with pytest.raises(SettingsError, match="these are 25000000"):
        cases({"a": many, "b": many})
    with pytest.raises(SettingsError, match="these are 0"):
        cases({"r": Uniform(0.0, 1.0)}, samples=0)


@pytest.mark.parametrize("count", [1, 7, 64])
def test_a_latin_hypercube_has_one_value_in_each_part(count):
    found = cases(
        {"a": Uniform(2.0, 4.0), "b": Uniform(-1.0, 0.0)}, count, seed=3, sampling="latin"
    )
    for name, low, high in (("a", 2.0, 4.0), ("b", -1.0, 0.0)):
        parts = [(case[name] - low) / (high - low) * count for case in found]
        assert sorted(math.floor(part) for part in parts) == list(range(count))


def test_a_sobol_sequence_fills_all_parts_of_the_room():
    found = cases({"a": Uniform(0.0, 1.0), "b": Uniform(0.0, 1.0)}, 64, sampling="sobol")
    # a net in base 2: each of 64 boxes of 1/8 x 1/8 holds one point
    assert len({(int(8 * case["a"]), int(8 * case["b"])) for case in found}) == 64


@pytest.mark.parametrize("sampling", ["latin", "sobol"])
def test_even_samples_have_the_distribution_and_follow_the_grid(sampling):
    found = cases({"n": (1.0, 2.0), "k": Normal(10.0, 2.0)}, 1000, seed=1, sampling=sampling)
    assert [case["n"] for case in found] == [1.0] * 1000 + [2.0] * 1000
    for point in (found[:1000], found[1000:]):
        drawn = np.array([case["k"] for case in point])
        # by chance the mean would err by 0.06 and the deviation by 0.045
        assert abs(drawn.mean() - 10.0) < 0.01
        assert abs(drawn.std() - 2.0) < 0.02
    assert found == cases({"n": (1.0, 2.0), "k": Normal(10.0, 2.0)}, 1000, 1, sampling)
    assert found != cases({"n": (1.0, 2.0), "k": Normal(10.0, 2.0)}, 1000, 2, sampling)
