import pytest
from kanevas.varying_loads import drawn, strengths


def test_constant_vectors_are_drawn_as_they_are():
    assert drawn((1, -2.5, 0)) == (1.0, -2.5, 0.0)


def test_of_an_expression_the_axis_shows():
    assert drawn((0.0, 0.0, "where(t < 1, 5, 2)")) == (0.0, 0.0, 1.0)
    assert drawn((-7.0, "sin(t)", 0.0)) == (-1.0, 1.0, 0.0)


def test_sizes_are_told_against_the_largest_that_is_known():
    assert strengths([(3.0, 4.0, 0.0), ("t", 0.0, 0.0), (0.0, 0.0, -10.0)]) == pytest.approx(
        [0.5, 1.0, 1.0]
    )
    assert strengths([(0.0, 0.0, 0.0)]) == [0.0]
