"""Families, maps and bands of studies whose numbers are known."""

import numpy as np
import pytest
from tests.models import oscillator_of_parameters

from kane.analyses.study import Study
from kane.analyses.study_views import bands, column, heat, is_grid, lines
from kane.errors import SettingsError


def made(values, measured, times=(), traces=()):
    values = np.array(values, dtype=float)
    names = ("a", "b")[: values.shape[1]]
    return Study(
        parameters=names, measures=("m",), values=values,
        measured=np.array(measured, dtype=float).reshape(-1, 1), failures={},
        units={"a": "m", "b": "m", "m": "N", "c": "m"},
        curves=("c",), times=tuple(map(np.array, times)), traces=tuple(map(np.array, traces)),
        model=oscillator_of_parameters(),
    )  # fmt: skip


GRID = [(x, y) for x in (3.0, 1.0, 2.0) for y in (20.0, 10.0)]


def test_a_family_has_a_line_for_each_value_with_rising_places():
    found = lines(made(GRID, [x * y for x, y in GRID]), "a", "m", "b")
    assert [line.value for line in found] == [10.0, 20.0]
    for line in found:
        assert line.x.tolist() == [1.0, 2.0, 3.0]
        assert line.y.tolist() == (line.x * line.value).tolist()


def test_without_a_family_there_is_the_mean():
    (line,) = lines(made(GRID, [x * y for x, y in GRID]), "a", "m")
    assert line.y.tolist() == [15.0, 30.0, 45.0]


def test_a_case_that_failed_leaves_a_gap():
    found = heat(made(GRID, [np.nan, *(x * y for x, y in GRID[1:])]), "a", "b", "m")
    assert (found.x.tolist(), found.y.tolist()) == ([1.0, 2.0, 3.0], [10.0, 20.0])
    assert np.isnan(found.values[2, 1])
    assert found.values[0].tolist() == [10.0, 20.0]
    assert is_grid(made(GRID, np.zeros(6)), "a", "b")
    assert not is_grid(made(GRID[:-1], np.zeros(5)), "a", "b")


def test_bands_of_straight_lines_are_straight():
    study = made(
        [[k] for k in range(5)], np.zeros(5),
        [[0.0, 1.0]] * 4 + [[0.0, 0.5, 1.0]], [[[0.0, k]] for k in range(4)] + [[[0.0, 2.0, 4.0]]],
    )  # fmt: skip
    found = bands(study, "c", (0.0, 0.5, 1.0))
    assert found.times.tolist() == [0.0, 0.5, 1.0]
    assert found.values.tolist() == [[0.0, 0.0, 0.0], [0.0, 1.0, 2.0], [0.0, 2.0, 4.0]]


def test_beyond_the_end_of_a_case_the_others_count():
    study = made([[1.0], [2.0]], [0, 0], [[0.0, 1.0], [0.0, 2.0]], [[[5.0, 5.0]], [[1.0, 1.0]]])
    found = bands(study, "c", (0.5,))
    assert found.values[0].tolist() == [3.0, 1.0]


def test_other_names_are_refused():
    study = made(GRID, np.zeros(6), [[]] * 6, [[]] * 6)
    with pytest.raises(SettingsError, match="no parameter and no measure"):
        column(study, "z")
    with pytest.raises(SettingsError, match="not kept"):
        bands(study, "z")
    with pytest.raises(SettingsError, match="No case"):
        bands(study, "c")
