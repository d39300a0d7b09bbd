"""Entries of the kernels' tables, whose fields travel by name."""

from collections.abc import Sequence

import numpy as np

from kane.elements.primitives.surroundings import Entry
from kane.kernels.tables import Table


def filled(entries: Sequence[Entry], kind: np.dtype[np.void]) -> Table:
    """Return a table of entries.

    Raises:
        ValueError: an entry lacks a field, or has one that the table has not.

    """
    names = kind.names or ()
    for entry in entries:
        if entry.keys() != set(names):
            raise ValueError(f"an entry has {sorted(entry)}, its table {sorted(names)}")
    return np.array([tuple(entry[name] for name in names) for entry in entries], dtype=kind)
