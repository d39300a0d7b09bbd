"""Sides of plates that are bent into arcs, and what other edits make of them."""

import math

import numpy as np
import pytest

from kane.elements.arc_outline import area
from kane.elements.body import Body
from kane.elements.shapes import Polygon
from kane.model import Model
from kanevas.edits.elements import find
from kanevas.edits.reshaping import with_bulge, with_corner, with_corner_less, with_corner_more
from kanevas.edits.shapes import flipped

SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def plate(bulges=(0.0, 0.2, 0.0, -0.3), points=SQUARE):
    shape = Polygon(points=points, bulges=bulges, thickness=0.1)
    return Model(bodies=(Body(name="plate", mass=1.0, inertia=(1, 1, 1), shapes=(shape,)),))


def shape_of(model):
    return find(model, "plate").shapes[0]


def test_a_side_is_bent_until_it_goes_through_the_point():
    """The middle of an arc of the radius r is r - sqrt(r² - L²/4) above its chord."""
    bent = shape_of(with_bulge(plate(()), "plate", 0, 1, np.array((1.2, 0.7, 0.0))))
    side = bent.side(1)
    assert bent.bulges == pytest.approx((0.0, 0.4, 0.0, 0.0))
    assert side.at(0.5) == pytest.approx((1.2, 0.5))
    assert side.radius - math.sqrt(side.radius**2 - 0.25) == pytest.approx(0.2)


def test_near_its_chord_a_side_is_straight_again_and_the_last_one_takes_the_list_away():
    straight = with_bulge(plate((0.0, 0.2, 0.0, 0.0)), "plate", 0, 1, np.array((1.001, 0.5, 0)))
    assert shape_of(straight).bulges == ()


def test_a_side_is_not_bent_through_another_one():
    model = plate(())
    assert with_bulge(model, "plate", 0, 1, np.array((-0.1, 0.5, 0.0))) is model


def test_a_corner_on_an_arc_leaves_the_outline_as_it_is():
    before = shape_of(plate())
    on_arc = before.side(1).at(0.3)
    after = shape_of(with_corner_more(plate(), "plate", 0, 1, np.array((*on_arc, 0.0))))
    assert len(after.points) == len(after.bulges) == 5
    assert area(after.sides()) == pytest.approx(area(before.sides()), rel=1e-12)
    assert after.side(1).radius == pytest.approx(before.side(1).radius)


def test_without_a_corner_one_straight_side_takes_the_place_of_two():
    after = shape_of(with_corner_less(plate(), "plate", 0, 2))
    assert after.points == ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))
    assert after.bulges == (0.0, 0.0, -0.3)
    first = shape_of(with_corner_less(plate(), "plate", 0, 0))
    assert first.bulges == (0.2, 0.0, 0.0)


def test_a_corner_that_moves_keeps_the_angles_of_its_arcs():
    after = shape_of(with_corner(plate(), "plate", 0, 1, np.array((1.1, -0.1, 0.0))))
    assert after.bulges == shape_of(plate()).bulges


@pytest.mark.parametrize("signs", [(-1, 1, -1), (1, -1, -1), (-1, -1, 1)])
def test_an_image_has_the_same_area(signs):
    before = shape_of(plate())
    after = flipped(before, np.array(signs, dtype=float))
    assert area(after.sides()) == pytest.approx(area(before.sides()), rel=1e-14)
