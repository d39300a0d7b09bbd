"""What has no place on the drawing: conditions, relations, limits of measures, touching bodies."""

from collections.abc import Iterator
from typing import Any

from kane.elements.contacts import BodyContact
from kane.elements.couplings import ExpressionCoupling
from kane.elements.event import UserEvent
from kane.elements.stops import MeasureStop
from kanevas.canvas.items.recipe import Neighbours, Recipe


def _nothing(_element: Any, _around: Neighbours) -> Iterator[Recipe]:
    yield from ()


RECIPES = dict.fromkeys((UserEvent, MeasureStop, BodyContact, ExpressionCoupling), _nothing)
