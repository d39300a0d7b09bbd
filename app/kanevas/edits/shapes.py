"""Shapes, as their bodies' axes are turned round or moved."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.shapes import Polygon, Polyhedron, Shape
from kanevas.edits.drawing import vector

Array = npt.NDArray[np.float64]

POINTS = ("start", "end", "center", "base", "apex")


def flipped(shape: Shape, signs: Array) -> Shape:
    """Return the image of a shape where the signs of coordinates change, (3,) of 1 and -1."""
    values: dict[str, Any] = {
        field: vector(signs * np.array(getattr(shape, field)))
        for field in (*POINTS, "axis")
        if hasattr(shape, field)
    }
    if isinstance(shape, Polygon):
        x, y, z = signs.tolist()
        values["points"] = tuple((px * x + 0.0, py * y + 0.0) for px, py in shape.points)
        values["z"] = shape.z * z + 0.0
        if x * y < 0.0:  # seen in a mirror, left is right
            values["bulges"] = tuple(0.0 - bulge for bulge in shape.bulges)
    if isinstance(shape, Polyhedron):
        values["points"] = tuple(vector(signs * np.array(point)) for point in shape.points)
    return msgspec.structs.replace(shape, **values)


def shifted(shape: Shape, shift: Array) -> Shape:
    """Return a shape moved in body axes, by (3,) [m]."""
    values: dict[str, Any] = {
        field: vector(np.array(getattr(shape, field)) + shift)
        for field in POINTS
        if hasattr(shape, field)
    }
    if isinstance(shape, Polygon):
        x, y, z = shift.tolist()
        values["points"] = tuple((px + x, py + y) for px, py in shape.points)
        values["z"] = shape.z + z
    if isinstance(shape, Polyhedron):
        values["points"] = tuple(vector(np.array(point) + shift) for point in shape.points)
    return msgspec.structs.replace(shape, **values)
