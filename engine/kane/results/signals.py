"""The quantities of a result by their names, each found in one look-up."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.quantity import Quantity
from kane.errors import UnknownSignalError
from kane.model import Model
from kane.model.model import owned_quantities
from kane.sentences import Sentence, say

if TYPE_CHECKING:
    from kane.results.result import Result

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


def compute(result: Result, name: str) -> Array:
    """Return the quantity ``name`` of a result over time, (frames,).

    Of a motion that grew beyond all bounds it may be infinite or no number; ``doubts`` tell that.

    Raises:
        UnknownSignalError: nothing of that name is declared.

    """
    known = result.quantities
    if name not in known:
        raise UnknownSignalError(no_quantity(name, known))
    owner, quantity = known[name]
    with np.errstate(all="ignore"):
        return quantity.values(result.trajectory, owner)


def no_quantity(name: str, known: Collection[str]) -> Sentence:
    """Return that there is no such quantity, and which there are."""
    owner = name.rpartition(".")[0] or name
    keys = [each.rpartition(".")[2] for each in known if each.rpartition(".")[0] == owner]
    close = difflib.get_close_matches(name, known, n=1)
    if keys:
        there_are = say("Those of '{owner}' are {names}.", owner=owner, names=", ".join(keys))
    elif close:
        there_are = say("Did you mean '{near}'?", near=close[0])
    else:
        there_are = say("Names are ELEMENT.QUANTITY, for example '{name}'.", name=next(iter(known)))
    return say("There is no quantity '{name}'. {there_are}", name=name, there_are=there_are)
