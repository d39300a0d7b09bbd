"""Edit of what points upwards in the 3D view."""

import msgspec

from kane.model import Model
from kane.model.planes import UpName


def with_up(model: Model, up: UpName) -> Model:
    """Return the model with another ground axis upwards, or the one that suits it by itself."""
    return msgspec.structs.replace(model, up=up)
