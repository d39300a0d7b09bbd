"""Path load: a spring, damper, attraction, friction and law along a path."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Array, LoadTables, Own
from kane.fields import Varying

NO_LAW = -1


@dataclass(frozen=True)
class PathLoad(Load):
    """A spring, damper, attraction, friction and law along a path.

    See ``kernels.primitives.path_load``. What is spent has no force: its spring moves its damper.
    """

    table: ClassVar[str] = "path_loads"

    path: Path
    stiffness: float = 0.0
    damping: float = 0.0
    free: float = 0.0
    attraction: float = 0.0
    friction: float = 0.0
    friction_rate: float = 1.0
    law: Varying | None = None
    sign: float = 1.0
    is_spent: bool = False

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.path_load import PATH_LOAD

        return PATH_LOAD

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry, as a part of the element of this name with these own names."""
        loads.enter(
            self.table,
            {
                "path": loads.path(self.path),
                "stiffness": self.stiffness,
                "damping": self.damping,
                "free": self.free,
                "attraction": self.attraction,
                "friction": self.friction,
                "friction_rate": self.friction_rate,
                "law": loads.program(name, self.law, own) if self.law else NO_LAW,
                "sign": self.sign,
                "spent": int(self.is_spent),
            },
        )

    @property
    def has_rest(self) -> bool:
        """Whether nothing is attracted: an attraction stores nothing at an infinite distance."""
        return self.attraction == 0.0

    def stored(self, run: Motion) -> Array:
        """Return k (s - s0)^2 / 2 - C / s, (frames,) [J]; a law and friction store nothing.

        Where s is 0, nothing is attracted.
        """
        s = run.along(self.path).values
        energy = 0.5 * self.stiffness * (s - self.free) ** 2
        energy = energy - np.divide(self.attraction, s, out=np.zeros_like(s), where=s != 0.0)
        return np.asarray(energy)
