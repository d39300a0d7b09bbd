"""The plane of a model, and whether it moves in it alone."""

import msgspec

from kane.fields import Vector
from kane.model import Model
from kane.model.planes import PlaneName


def turned_to(model: Model, plane: PlaneName) -> Model:
    """Return a planar model without bodies in another plane; gravity keeps its way in the drawing.

    The letters of a plane are its axes to the right and up.
    """
    before = (model.gravity["xyz".index(axis)] for axis in model.work_plane)
    pull = dict(zip(plane, before, strict=True))
    gravity: Vector = (pull.get("x", 0.0), pull.get("y", 0.0), pull.get("z", 0.0))
    return msgspec.structs.replace(model, work_plane=plane, gravity=gravity)


def made_planar(model: Model) -> Model:
    """Return the model with bodies that move in its work plane alone."""
    return msgspec.structs.replace(model, planar=True)
