"""Equilibria and steady motions as a table, with all quantities there."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kane.analyses.resting_place import Equilibrium
from kane.analyses.steady_motion import SteadyMotion
from kane.arguments import checked
from kane.files.csv_table import write_csv


@checked
def write_rests(rests: Sequence[Equilibrium | SteadyMotion], path: str | Path) -> None:
    """Write a line for each equilibrium or steady motion.

    Args:
        rests: at least one, all of a model.
        path: of a table of text (CSV).

    Raises:
        FileError: it cannot be written.

    """
    first = rests[0].instant.result
    signals = {each.name: each.unit for each in first.signals()}
    columns = [
        np.arange(1.0, len(rests) + 1.0),
        np.array([float(each.is_stable) for each in rests]),
        np.array([each.moved for each in rests]),
        np.array([each.residual for each in rests]),
        *(np.array([each.instant.result[name][0] for each in rests]) for name in signals),
    ]
    titles = ["number", "stable", "moved [m]", "residual"]
    write_csv(path, [*titles, *(f"{n} [{u}]" for n, u in signals.items())], [columns])
