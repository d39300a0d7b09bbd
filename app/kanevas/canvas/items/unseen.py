"""What has no place on the drawing: conditions that the user wants to know of."""

from collections.abc import Iterator
from typing import Any

from kane.elements.event import UserEvent
from kanevas.canvas.items.recipe import Neighbours, Recipe


def _nothing(_element: Any, _around: Neighbours) -> Iterator[Recipe]:
    yield from ()


RECIPES = {UserEvent: _nothing}
