"""What an item is made of."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from kane.elements.body import Body
from kane.model import Model, laws
from kane.reading.meshing import Teeth
from kanevas.canvas.items.item import Item
from kanevas.look.theme import Theme

T = TypeVar("T")

# Where a body is, and how it moves, comes with the poses, so an item stays while it is dragged.
PLACED = {"position", "orientation", "velocity", "angular_velocity", "pinned"}
DRAWN_OF_BODY = tuple(field for field in Body.__struct_fields__ if field not in PLACED)


class Recipe(NamedTuple):
    """What an item is made of: all in the model that it depends on, and nothing else.

    So an item stays through an edit exactly where its recipe stays the same, and no list of what
    depends on what has to be kept.

    Attributes:
        kind: type of the item.
        name: name of its element.
        parts: what the type is called with, compared by identity first, which is quick since an
            edit keeps the records that it does not touch.

    """

    kind: type[Item]
    name: str
    parts: tuple[Any, ...]

    def makes_same_as(self, other: "Recipe") -> bool:
        """Tell whether both make the same item."""
        return len(self.parts) == len(other.parts) and all(map(_same, self.parts, other.parts))

    def make(self) -> Item:
        """Make the item."""
        return self.kind(*self.parts)


class Neighbours:
    """What the recipe of an element may depend on besides the element: the rest of its model."""

    def __init__(self, model: Model, theme: Theme) -> None:
        self.model = model
        self.theme = theme
        self._known: dict[Callable[[Model], Any], Any] = {}

    def once(self, make: Callable[[Model], T]) -> T:
        """Return what a function makes of the model, worked out once for all items."""
        if make not in self._known:
            self._known[make] = make(self.model)
        known: T = self._known[make]
        return known


Recipes = Callable[[Any, Neighbours], Iterator[Recipe]]
"""Yields the recipes of an element. A module of the room has them in its ``RECIPES``, by types."""


def alone(*kinds: type[Item]) -> Recipes:
    """Return what makes items of an element and the theme alone."""

    def recipes_of(element: Any, around: Neighbours) -> Iterator[Recipe]:
        for kind in kinds:
            yield Recipe(kind, element.name, (element, around.theme))

    return recipes_of


def _same(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if type(one) is Body and type(other) is Body:
        return all(getattr(one, field) == getattr(other, field) for field in DRAWN_OF_BODY)
    if isinstance(one, tuple) and not isinstance(one, Teeth):
        return type(one) is type(other) and len(one) == len(other) and all(map(_same, one, other))
    # Rows of teeth are arrays, and cut anew at each edit.
    return bool(type(one) is type(other) and not isinstance(one, Teeth) and one == other)


def only_moved(before: Model, after: Model) -> bool:
    """Tell whether bodies stand elsewhere and all recipes are the same, without making them.

    Teeth stand where their wheels do, and loads may depend on the place.
    """
    others = (field for field in Model.__struct_fields__ if field != "bodies")
    return (
        all(getattr(before, field) is getattr(after, field) for field in others)
        and len(before.bodies) == len(after.bodies)
        and not (after.couplings or any(True for _ in laws(after)))
        and all(map(_same, before.bodies, after.bodies))
    )
