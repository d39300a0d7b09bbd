"""What is asked of every primitive load."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own


@dataclass(frozen=True)
class Load(ABC):
    """A part of the generalized active forces.

    Attributes:
        table: the table of the kernels in which it has its entries.

    """

    table: ClassVar[str]

    @staticmethod
    @abstractmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entries."""

    @abstractmethod
    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entries, as a part of the element of this name with these own names."""

    @property
    def has_rest(self) -> bool:
        """Whether the energy that it stores counts from a state of rest, where there is none.

        Else only its changes mean anything. What stores none has rest.
        """
        return True

    @abstractmethod
    def stored(self, run: Motion) -> Array:
        """Return the energy that it stores, (frames,) [J]; none where it is not conservative."""
