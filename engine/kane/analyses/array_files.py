"""What an analysis found, written as arrays by their names."""

from abc import ABC, abstractmethod
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.files.mat import write_mat
from kane.files.numpy_archive import write_npz

Named = list[tuple[str, npt.NDArray[np.generic]]]


class ArrayFiles(ABC):
    """Writes arrays for MATLAB and NumPy."""

    @checked
    def to_mat(self, path: str | Path) -> None:
        """Write all arrays and names as variables for MATLAB; raises FileError."""
        write_mat(path, [(name, _as_cells(values)) for name, values in self._arrays()])

    @checked
    def to_numpy(self, path: str | Path) -> None:
        """Write all arrays and names for NumPy; raises FileError."""
        write_npz(path, self._arrays())

    @abstractmethod
    def _arrays(self) -> Named:
        """Return what is written, by its names; texts as arrays of ``str``."""


def _as_cells(values: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
    """Return texts as MATLAB has them, which would fill them up with blanks else."""
    return values.astype(object) if values.dtype.kind == "U" else values
