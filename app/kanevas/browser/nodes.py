"""The lines of the model tree; no Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model import Model
from kane.model.offered import offered
from kane.model.system_quantities import SYSTEM_QUANTITIES

_fresh = count(1)


class Node:
    """A line of the tree.

    Attributes:
        id: a number that no other line has.
        parent: the line above; None for groups.
        row: which child of its parent it is.

    """

    def __init__(self, parent: Node | None, row: int = 0) -> None:
        self.id = next(_fresh)
        self.parent = parent
        self.row = row

    @property
    def size(self) -> int:
        """How many lines are below it."""
        return 0

    def child(self, row: int) -> Node:
        """Return a line below it."""
        raise IndexError(row)

    def made(self) -> Iterable[Node]:
        """Return the lines below it that were asked for so far."""
        return ()


class CurveNode(Node):
    """A quantity that can be plotted."""

    parent: OwnerNode

    def __init__(self, parent: OwnerNode, row: int, quantity: Quantity) -> None:
        super().__init__(parent, row)
        self.quantity = quantity

    @property
    def owner(self) -> OwnerNode:
        """The line of what has the quantity."""
        return self.parent

    @property
    def curve(self) -> str:
        """The name that the quantity has in plots."""
        return f"{self.owner.name}.{self.quantity.key}"


class OwnerNode(Node):
    """What has quantities; their lines are made when the tree first shows them."""

    def __init__(
        self, parent: Node | None, row: int, name: str, quantities: tuple[Quantity, ...]
    ) -> None:
        super().__init__(parent, row)
        self.name = name
        self.quantities = quantities
        self._children: list[CurveNode] = []

    @property
    def size(self) -> int:
        return len(self.quantities)

    def child(self, row: int) -> Node:
        if not self._children:
            self._children = [CurveNode(self, i, entry) for i, entry in enumerate(self.quantities)]
        return self._children[row]

    def made(self) -> list[CurveNode]:
        return self._children

    def forget(self) -> None:
        """Make the lines below anew when they are asked for again."""
        self._children = []


class ElementNode(OwnerNode):
    """A body, a joint, a parameter and so on."""

    parent: GroupNode

    def __init__(self, parent: GroupNode, row: int, element: Any, model: Model) -> None:
        super().__init__(parent, row, element.name, offered(model, element))
        self.element = element


class SystemNode(OwnerNode):
    """The system as a whole."""

    def __init__(self) -> None:
        super().__init__(None, 0, SYSTEM, SYSTEM_QUANTITIES)


class GroupNode(Node):
    """All elements of one group of the model."""

    def __init__(self, name: str, model: Model) -> None:
        super().__init__(None)
        self.name = name
        elements = enumerate(getattr(model, name))
        self.children = [ElementNode(self, row, element, model) for row, element in elements]

    @property
    def size(self) -> int:
        return len(self.children)

    def child(self, row: int) -> Node:
        return self.children[row]

    def made(self) -> list[ElementNode]:
        return self.children

    def number(self) -> None:
        """Tell the lines below in which rows they stand now."""
        for row, child in enumerate(self.children):
            child.row = row


def runs(wanted: Iterable[bool]) -> Iterator[tuple[int, int]]:
    """Yield (first, last) of each unbroken run of wanted rows."""
    first = None
    row = -1
    for row, is_wanted in enumerate(wanted):
        if is_wanted and first is None:
            first = row
        elif not is_wanted and first is not None:
            yield first, row - 1
            first = None
    if first is not None:
        yield first, row
