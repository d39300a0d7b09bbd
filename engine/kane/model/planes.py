"""The planes of ground axes in which mechanisms are drawn."""

from typing import Literal

from kane.fields import Vector

PlaneName = Literal["xy", "xz", "yz"]
UpName = Literal["auto", "x", "y", "z", "-x", "-y", "-z"]
NORMALS: dict[PlaneName, Vector] = {
    "xy": (0.0, 0.0, 1.0),
    "xz": (0.0, 1.0, 0.0),
    "yz": (1.0, 0.0, 0.0),
}
UP_IN_PLANE: dict[PlaneName, Vector] = {
    "xy": (0.0, 1.0, 0.0),
    "xz": (0.0, 0.0, 1.0),
    "yz": (0.0, 0.0, 1.0),
}


def normal_of_plane(name: PlaneName) -> Vector:
    """Return the ground axis across a plane."""
    return NORMALS[name]


def axis_across(name: PlaneName) -> int:
    """Return the number of the ground axis across a plane."""
    return NORMALS[name].index(1.0)
