"""Photos that are scaled, moved, turned and mirrored."""

import math

import numpy as np
import pytest
from tests.photos import in_base64, png

from kane.model import Model, Photo
from kanevas.edits.moving import moved
from kanevas.edits.photos import scaled
from kanevas.edits.rigid import Move, shift_by

PICTURE = in_base64(png(40, 30))


def model_of(**fields):
    return Model(photos=(Photo(name="yard", picture=PICTURE, **fields),))


def corners(model):
    return np.array(model.photos[0].corners())


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_a_point_of_the_photo_stays_while_it_is_scaled(plane):
    model = model_of(plane=plane, position=(1.0, 2.0, 3.0), width=2.0, angle=0.4)
    about = corners(model)[0]
    after = scaled(model, "yard", 2.5, about)
    expected = about + 2.5 * (corners(model) - about)
    across = [i for i, letter in enumerate("xyz") if letter not in plane]
    expected[:, across] = corners(model)[:, across]
    np.testing.assert_allclose(corners(after), expected, atol=1e-14)


def turn(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def test_it_goes_and_turns_with_what_is_moved():
    model = model_of(position=(1.0, 0.0, 0.0), angle=0.3)
    shifted = moved(model, ["yard"], shift_by(np.array((0.5, 1.0, 0.0))))
    np.testing.assert_allclose(corners(shifted) - corners(model), [[0.5, 1.0, 0.0]] * 4)
    turned = moved(model, ["yard"], Move(turn(0.7), np.zeros(3)))
    np.testing.assert_allclose(corners(turned), corners(model) @ turn(0.7).T, atol=1e-14)


@pytest.mark.parametrize("axis", [0, 1])
def test_its_mirror_image_leans_the_other_way_and_stays_upright(axis):
    mirror = np.eye(3)
    mirror[axis, axis] = -1.0
    model = model_of(position=(1.0, 2.0, 0.0), angle=0.3)
    image = moved(model, ["yard"], Move(mirror, np.zeros(3))).photos[0]
    assert image.angle == pytest.approx(-0.3)
    np.testing.assert_allclose(image.position, mirror @ (1.0, 2.0, 0.0))


def test_a_photo_that_is_not_named_stays():
    model = model_of(angle=0.3)
    assert moved(model, [], Move(turn(0.7), np.zeros(3))) == model
