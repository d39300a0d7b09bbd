"""The quantities of a result by their names, each found in one look-up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.quantity import Quantity
from kane.model import Model
from kane.model.quantities import owned_quantities
from kane.sentences import Sentence, say
from kane.suggestion import asked_back

Array = npt.NDArray[np.float64]


class Signal(NamedTuple):
    """A quantity of a result: its name as in ``K1.x``, SI unit and meaning."""

    name: str
    unit: str
    meaning: Sentence

    @property
    def label(self) -> str:
        """Name and unit, as in ``K1.x [m]``."""
        return f"{self.name} [{self.unit}]"


class Owned(NamedTuple):
    """A quantity and what it belongs to: a body, an element, a measure, or the model."""

    owner: Any
    quantity: Quantity


def named_quantities(model: Model) -> Mapping[str, Owned]:
    """Return all quantities of a result of a model, in order, by names such as ``K1.x``."""
    return {
        f"{name}.{entry.key}": Owned(owner, entry) for name, owner, entry in owned_quantities(model)
    }


def same_motion(one: Owned, other: Owned | None) -> bool:
    """Whether a quantity is the same in two models that move in the same way.

    What is watched may differ between them; of the models as wholes it makes no quantity.
    """
    if other is None or one.quantity != other.quantity:
        return False
    return isinstance(one.owner, Model) or one.owner == other.owner


def no_quantity(name: str, known: Collection[str]) -> Sentence:
    """Return that there is no such quantity, and which there are."""
    owner = name.rpartition(".")[0] or name
    keys = [each.rpartition(".")[2] for each in known if each.rpartition(".")[0] == owner]
    if keys:
        there_are = say("Those of '{owner}' are {names}.", owner=owner, names=", ".join(keys))
    else:
        there_are = asked_back(name, known) or say(
            "Names are ELEMENT.QUANTITY, for example '{name}'.", name=next(iter(known))
        )
    return say("There is no quantity '{name}'. {there_are}", name=name, there_are=there_are)
