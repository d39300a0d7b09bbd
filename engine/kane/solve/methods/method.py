"""What the loop knows of a method."""

from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.kernels.tables import Work

Array = npt.NDArray[np.float64]


class Tally(NamedTuple):
    """Counts of a run so far; see ``solve.outcome.Outcome``."""

    frames: int
    steps: int
    rejected: int
    evaluations: int
    position_violation: float
    velocity_violation: float
    time: float


class Integration(Protocol):
    """A run under way.

    Attributes:
        frames: (frames, state + m) what is recorded: state and multipliers at report times.
        state: (state,) where the last step taken ended.
        work: the kernels' work arrays, made for the formulation of the settings.

    """

    frames: Array
    state: Array
    work: Work

    def advance(self, budget: int) -> int:
        """Take at most ``budget`` steps; return a code of ``kernels.codes``."""

    def tally(self) -> Tally:
        """Return the counts so far."""
