"""Arrays in NumPy's archive, without pickles."""

import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.files.atomic import write_atomically

QUICK = 1  # level of deflate: much of what is constant goes, at little time


def write_npz(path: str | Path, arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> None:
    """Write arrays, one after the other, as ``numpy.load`` reads them; raises FileError."""
    with (
        write_atomically(Path(path), "w+b") as stream,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=QUICK) as archive,
    ):
        for name, array in arrays:
            with archive.open(f"{name}.npy", "w", force_zip64=True) as entry:
                np.lib.format.write_array(entry, array, allow_pickle=False)
