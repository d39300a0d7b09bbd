"""A compiled model."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.tables import Tables
from kane.model import Model


@dataclass(frozen=True)
class System:
    """Frozen tables of numbers, and where each element of the model stands in them.

    Attributes:
        model: what it was compiled from.
        tables: numbers for the kernels.
        joint_rows: constraint rows of each joint, in the model's order.
        initial_state: (13 n + 2,) coordinates q, speeds u and two energies as the model gives
            them, before assembly.

    """

    model: Model
    tables: Tables
    joint_rows: dict[str, slice]
    initial_state: npt.NDArray[np.float64]

    @property
    def bodies(self) -> int:
        """Number of bodies that move."""
        return len(self.model.bodies)

    @property
    def rows(self) -> int:
        """Number of constraint rows, m."""
        return self.tables.row_level.size

    @property
    def state_size(self) -> int:
        """Length of the state y: q, u and two energies."""
        return 13 * self.bodies + 2

    def jumps(self, end: float) -> npt.NDArray[np.float64]:  # noqa: ARG002 - no load jumps yet
        """Return the times in (0, end) at which loads or drivers may jump, ascending [s]."""
        return np.zeros(0)
