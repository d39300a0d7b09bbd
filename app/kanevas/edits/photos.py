"""Photos that get another size."""

import msgspec
import numpy as np
import numpy.typing as npt

from kane.model import Model
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find, replaced

Array = npt.NDArray[np.float64]


def scaled(model: Model, name: str, factor: float, about: Array) -> Model:
    """Return the model with a photo so many times as large about a point of the ground, (3,)."""
    photo = find(model, name)
    way = np.array(photo.position) - about
    right_up = np.array([letter in photo.plane for letter in "xyz"])
    position = np.where(right_up, about + factor * way, photo.position)
    new = msgspec.structs.replace(photo, width=photo.width * factor, position=vector(position))
    return replaced(model, new)
