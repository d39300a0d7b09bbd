"""Which way is up."""

from kane.fields import Vector
from kane.model.model import Model
from kane.model.planes import UP_IN_PLANE

ALONG = 1e-9  # part of gravity beside an axis that counts as none


def vertical(model: Model) -> Vector:
    """Return the unit vector of ground axes that points upwards.

    The axis that the model names; else the one against gravity, where gravity lies along an axis;
    else the one that points up in the work plane.
    """
    if model.up != "auto":
        return axis_vector(model.up)
    strongest = max(range(3), key=lambda i: abs(model.gravity[i]))
    others = [g for i, g in enumerate(model.gravity) if i != strongest]
    pull = model.gravity[strongest]
    if pull and max(map(abs, others)) <= ALONG * abs(pull):
        return axis_vector(("-" if pull > 0 else "") + "xyz"[strongest])
    return UP_IN_PLANE[model.work_plane]


def axis_vector(name: str) -> Vector:
    """Return the unit vector of an axis such as "y" or "-z"."""
    size = -1.0 if name.startswith("-") else 1.0
    x, y, z = (size if letter == name[-1] else 0.0 for letter in "xyz")
    return x, y, z
