"""Cones of friction on the canvas."""

import math

import numpy as np
import pytest
from tests.strict_weather import MODELS

from kane.files.model_json import load
from kanevas.canvas.drawing.cones import seen_cone
from kanevas.look.theme import LIGHT
from kanevas.vectors import ArrowSet


def test_across_the_line_of_sight_a_cone_is_a_wedge_of_twice_its_angle():
    outline = seen_cone(np.array([0.0, 2.0, 0.0]), 0.3)
    angles = np.arctan2(outline[:, 0], outline[:, 1])[np.hypot(*outline.T) > 1e-9]
    assert (angles.min(), angles.max()) == pytest.approx((-math.atan(0.3), math.atan(0.3)))
    assert outline[:, 1].min() == pytest.approx(0.0)
    assert outline[:, 1].max() == pytest.approx(2.0)


def test_along_the_line_of_sight_it_is_a_circle():
    for towards in (1.0, -1.0):
        outline = seen_cone(np.array([0.0, 0.0, 2.0 * towards]), 0.3)
        assert np.hypot(*outline.T) == pytest.approx(0.6)


def test_aslant_it_has_its_tip_and_its_whole_rim():
    way = np.array([1.0, 1.0, 1.0])
    outline = seen_cone(way, 0.5)
    across = outline @ (math.sqrt(0.5), -math.sqrt(0.5))
    assert np.ptp(across) == pytest.approx(2 * 0.5 * math.sqrt(3), rel=0.01)
    assert (np.hypot(*outline.T) < 1e-9).any()


def test_it_is_drawn_about_the_arrow_that_has_one(canvas_of):
    canvas = canvas_of(load(MODELS / "ramp_disk.json"))
    canvas.set_theme(LIGHT)
    at, parts = np.zeros((1, 3)), np.array([[0.0, 1.0, 0.0]])
    pictures = []
    for cones in (None, np.zeros(1), np.array([0.3])):
        arrows = ArrowSet("normal_force", ("ramp",), at, parts, np.array([True]), (), cones)
        canvas.show_arrows([arrows], [])
        for _ in range(3):  # from the second time signs are drawn from their pictures
            picture = canvas.grab().toImage()
        pictures.append(picture)
    assert pictures[0] == pictures[1] != pictures[2]
