"""Work planes in words."""

import numpy as np
import pytest

from kanevas.drawing.geometry import PLANES
from kanevas.drawing.planes import PLANE_NAMES, letter_across, place_text, side_of, sign_across
from kanevas.units import SYSTEMS

UP = {name: np.eye(3)["xyz".index(name)] for name in "xyz"}


@pytest.mark.parametrize("plane", PLANE_NAMES)
def test_letter_and_sign_are_those_of_the_normal(plane):
    normal = PLANES[plane][2]
    assert normal @ UP[letter_across(plane)] == sign_across(plane)


@pytest.mark.parametrize(
    ("up", "sides"),
    [
        ("z", {"xy": "above", "xz": "front", "yz": "side"}),
        ("y", {"xy": "front", "xz": "below", "yz": "side"}),
        ("x", {"xy": "front", "xz": "side", "yz": "above"}),
    ],
)
def test_planes_are_called_by_what_is_up(up, sides):
    assert {plane: side_of(plane, UP[up]) for plane in PLANE_NAMES} == sides
    turned = {plane: side_of(plane, -UP[up]) for plane in PLANE_NAMES}
    other = {"above": "below", "below": "above"}
    assert turned == {plane: other.get(side, side) for plane, side in sides.items()}


def test_a_depth_towards_the_viewer_is_a_place_along_the_axis():
    si = next(system for system in SYSTEMS if system.key == "si")
    assert place_text("xy", 0.3, si) == "z = 0.3 m"
    assert place_text("xz", 0.3, si) == "y = −0.3 m"
    assert place_text("xz", -0.3, si) == "y = 0.3 m"
    assert place_text("yz", 0.0, si) == "x = 0 m"
