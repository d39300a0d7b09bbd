"""Edits of what leaves a trace in the views."""

from collections.abc import Collection

import msgspec

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.model import Model
from kanevas.edits.elements import replaced


def can_be_traced(element: object) -> bool:
    """Whether an element has a path of its own: a body that of its mass centre."""
    return isinstance(element, Body | MeasurePoint)


def with_traced(model: Model, names: Collection[str], traced: bool) -> Model:
    """Return the model with the traces of some bodies and measure points drawn, or no more."""
    able: tuple[Body | MeasurePoint, ...] = (*model.bodies, *model.points)
    chosen = (e for e in able if e.name in names and e.traced != traced)
    return replaced(model, *(msgspec.structs.replace(e, traced=traced) for e in chosen))
