"""How much room signs have."""

import math

import numpy as np
import pytest

from kanevas.look.crowding import FEW, ROOMY, part_of_size, spacing


def test_signs_on_a_grid_have_a_square_each():
    grid = np.stack(np.meshgrid(np.arange(20.0), np.arange(20.0)), axis=-1).reshape(-1, 2)
    assert spacing(0.3 * grid) == pytest.approx(0.3 * 19 / 20)


def test_signs_in_a_row_have_room_above_and_below():
    row = np.column_stack((np.linspace(0.0, 10.0, 200), np.zeros(200)))
    assert spacing(row) == pytest.approx(math.sqrt(0.5 * 100.0 / 200))


def test_few_signs_never_crowd_and_those_in_one_place_have_no_square():
    assert spacing(np.zeros((0, 2))) == math.inf
    assert spacing(np.random.default_rng(1).normal(size=(FEW, 3))) == math.inf
    assert spacing(np.zeros((50, 3))) == math.inf


def test_what_lies_out_of_reach_is_no_trouble():
    points = np.random.default_rng(1).normal(size=(50, 2))
    points[3] = np.nan, np.inf
    assert math.isfinite(spacing(points))


def test_signs_keep_their_size_where_there_is_room_and_are_seen_in_the_densest_crowd():
    assert part_of_size(math.inf, 0.25) == part_of_size(ROOMY, 0.25) == 1.0
    assert part_of_size(0.5 * ROOMY, 0.25) == 0.5
    assert part_of_size(0.0, 0.25) == 0.25
