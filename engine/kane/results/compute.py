"""One quantity of a result."""

from collections.abc import Mapping
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kane.elements.trajectory import Trajectory
from kane.errors import UnknownSignalError
from kane.results.signals import Owned, no_quantity

Array = npt.NDArray[np.float64]


class Shown(Protocol):
    """What quantities are worked out of: a result, a block of one, or a frame with slopes."""

    @property
    def quantities(self) -> Mapping[str, Owned]:
        """Its quantities by their names."""
        ...

    @property
    def trajectory(self) -> Trajectory:
        """What they are computed from."""
        ...


def compute(result: Shown, name: str) -> Array:
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
