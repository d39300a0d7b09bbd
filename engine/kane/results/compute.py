"""One quantity of a result."""

import numpy as np
import numpy.typing as npt

from kane.errors import UnknownSignalError
from kane.results.recording import Recording
from kane.results.signals import no_quantity

Array = npt.NDArray[np.float64]


def compute(result: Recording, name: str) -> Array:
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
