"""Arrays in files of MATLAB (version 5), which Octave and SciPy read too."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy.typing as npt

from kane.files.atomic import write_atomically

LONGEST_NAME = 63  # characters of a variable of MATLAB


def write_mat(path: str | Path, arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> None:
    """Write variables, one after the other, vectors as columns; raises FileError."""
    from scipy.io import savemat

    with write_atomically(Path(path), "w+b") as stream:
        for name, array in arrays:  # a call goes on where the one before ended
            savemat(
                stream,  # type: ignore[arg-type] # its annotations know names of files alone
                {name: array},
                long_field_names=True,
                do_compression=True,
                oned_as="column",
            )


def variable_names(names: Iterable[str]) -> list[str]:
    """Return names that MATLAB takes for variables, all different, as ``O_K1_fx`` for ``O-K1.fx``.

    Letters lose their accents; what is no letter, digit or underscore becomes an underscore.
    """
    found: dict[str, None] = {}
    for name in names:
        found[_other_than(found, _plain(name))] = None
    return list(found)


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name)
    bare = "".join(c for c in letters if not unicodedata.combining(c))
    plain = re.sub(r"[^A-Za-z0-9_]", "_", bare)
    return (plain if re.match("[A-Za-z]", plain) else f"x{plain}")[:LONGEST_NAME]


def _other_than(taken: Mapping[str, None], name: str) -> str:
    number, other = 1, name
    while other in taken:
        number += 1
        ending = f"_{number}"
        other = name[: LONGEST_NAME - len(ending)] + ending
    return other
