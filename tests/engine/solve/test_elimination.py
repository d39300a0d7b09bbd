"""Which speeds follow from which by which rows, on small patterns and on random ones."""

import numpy as np
import pytest

from kane.solve.elimination import eliminate, tips_first

NEGLIGIBLE = 1e-9


def eliminated(B, stages=None, bodies=None, spared=()):
    """Eliminate the rows of B, whose columns are the speeds; of one body each unless told."""
    rows = [{c: float(B[r, c]) for c in np.flatnonzero(B[r])} for r in range(len(B))]
    fronts = bodies or [[c] for c in range(B.shape[1])]
    return eliminate(
        rows, stages or [0] * len(B), [NEGLIGIBLE] * len(B), fronts, independent=spared
    )


def motion(found, speeds, values):
    """All speeds, where independent ones have these values."""
    u = np.zeros(speeds)
    independent = [speed for speed in found.order if speed not in found.row_of]
    u[independent] = values[: len(independent)]
    for speed in reversed(found.order):
        if speed in found.row_of:
            u[speed] = sum(rate * u[other] for other, rate in found.follows[speed].items())
    return u


@pytest.mark.parametrize("seed", range(20))
def test_speeds_that_follow_satisfy_all_rows(seed):
    rng = np.random.default_rng(seed)
    rows, speeds = 8, 12
    B = rng.normal(size=(rows, speeds)) * (rng.random((rows, speeds)) < 0.4)
    B[-1] = B[0] - 2 * B[1]  # redundant
    found = eliminated(B)
    rank = np.linalg.matrix_rank(B)
    assert sorted(found.order) == list(range(speeds))
    assert len(found.row_of) == len(set(found.row_of.values())) == rank
    assert len(found.left) == rows - rank
    u = motion(found, speeds, rng.normal(size=speeds))
    assert np.abs(u).max() > 0.1
    assert np.abs(B @ u).max() < 1e-10 * np.abs(u).max()


@pytest.mark.parametrize("seed", range(5))
def test_speeds_follow_from_later_ones_alone(seed):
    rng = np.random.default_rng(seed)
    B = rng.normal(size=(6, 10)) * (rng.random((6, 10)) < 0.5)
    found = eliminated(B)
    place = {speed: k for k, speed in enumerate(found.order)}
    for speed, others in found.follows.items():
        assert all(place[other] > place[speed] for other in others)


def test_what_is_used_in_a_row_comes_before_it():
    rng = np.random.default_rng(0)
    B = rng.normal(size=(6, 10))
    found = eliminated(B)
    number = {row: k for k, row in enumerate(found.row_of.values())}
    for row, used in enumerate(found.used):
        assert [number[k] for k in used] == sorted(number[k] for k in used)
        assert all(number[k] < number[row] for k in used)


def test_a_speed_that_counts_for_little_in_its_row_waits():
    # the first counts for a tenth of the second
    found = eliminated(np.array([[0.1, 1.0]]))
    assert found.row_of == {1: 0}
    assert found.order == [1, 0]


def test_rows_of_a_later_stage_decide_over_what_the_first_leave():
    B = np.array([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
    found = eliminated(B, stages=[1, 0])
    first, second = found.row_of.items()
    assert first[1] == 1
    assert second[1] == 0
    assert found.used[1] == []
    assert found.used[0] == [1]


def test_speeds_that_are_to_be_independent_are():
    B = np.array([[1.0, 1.0, 1.0]])
    for spared in ([0, 1], [1, 2], [0, 2]):
        (dependent,) = eliminated(B, spared=spared).row_of
        assert dependent not in spared
    # but where a row has no other
    assert set(eliminated(B, spared=[0, 1, 2]).row_of) <= {0, 1, 2}
    assert len(eliminated(B, spared=[0, 1, 2]).row_of) == 1


def test_a_tree_is_taken_from_its_tips_to_the_ground():
    # ground - 1 - 2 - 3, and 4 on 2
    order = tips_first(4, [{1}, {1, 2}, {2, 3}, {2, 4}])
    assert order.index(1) == 3
    assert order.index(2) == 2


@pytest.mark.parametrize("loops", [10, 40])
def test_a_ladder_fills_no_more_the_longer_it_is(loops):
    # cranks 0 to n, a coupler after each but the last
    links = [{k} for k in range(1, loops + 2)]
    for k in range(loops):
        coupler = loops + 2 + k
        links += [{1 + k, coupler}, {2 + k, coupler}]
    order = tips_first(2 * loops + 1, links)
    near = {body: set() for body in range(1, 2 * loops + 2)}
    for link in links:
        for body in link:
            near[body] |= link - {body}
    for body in order:
        assert len(near[body]) <= 2
        for other in near.pop(body):
            near[other] = (near[other] | {b for b in order if body in near.get(b, ())}) - {
                body,
                other,
            }
