"""Modes as a table: frequency, damping, eigenvalue, and where the energy of each sits."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kane.analyses.linearisation import Linearisation
from kane.analyses.mode_shares import Shares, shares_of_all
from kane.arguments import checked
from kane.files.csv_table import write_csv

HEAD = (
    "mode", "stable", "frequency [Hz]", "damping", "real part [1/s]", "imaginary part [1/s]",
)  # fmt: skip


@checked
def write_modes(
    linear: Linearisation, path: str | Path, of_elements: Sequence[Shares] | None = None
) -> None:
    """Write a line for each mode, with the shares of each element in its energy.

    Args:
        linear: the equations.
        path: of a table of text (CSV).
        of_elements: of the modes, where they are known already.

    Raises:
        FileError: it cannot be written.

    """
    modes = linear.modes
    known = of_elements or shares_of_all(linear)
    titles, columns = (
        [*HEAD],
        [
            np.arange(1.0, len(modes) + 1.0),
            np.array([float(mode.is_stable) for mode in modes]),
            np.array([mode.frequency for mode in modes]),
            np.array([mode.damping for mode in modes]),
            np.array([mode.eigenvalue.real for mode in modes]),
            np.array([mode.eigenvalue.imag for mode in modes]),
        ],
    )
    tables = {
        "moves": [mode.kinetic for mode in modes],
        "stores": [each.stored for each in known],
        "loses": [each.lost for each in known],
    }
    for does, parts in tables.items():
        for name in dict.fromkeys(name for part in parts for name in part):
            titles.append(f"{name} {does}")
            columns.append(np.array([part.get(name, 0.0) for part in parts]))
    write_csv(path, titles, [columns])
