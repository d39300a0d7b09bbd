"""Elements whose rows together say something twice, and do not say the same.

A combination w of rows that loads no body, w^T B = 0, is a circuit: each of its rows follows from
the others. Where the residuals of the rows do not agree, w^T r != 0, nothing can close them all.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.tables import Work
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

PRESENT = 1e-7  # smaller entries of a unit vector of rows are round-off
TO_BLAME = 1e-3  # of the largest residual; what else combinations make of it is round-off
MOST_NAMES = 6  # more would hide what matters


class Contradiction(NamedTuple):
    """Elements that contradict each other.

    Attributes:
        elements: their names, drivers and locks first.
        clause: what is wrong, as a part of a sentence.
        advice: a sentence with the way out.

    """

    elements: tuple[str, ...]
    clause: str
    advice: str

    @property
    def sentence(self) -> str:
        """What is wrong and what to do."""
        return f"{self.clause[:1].upper()}{self.clause[1:]}. {self.advice}"


def at_odds(system: System, work: Work, left: Array, level: int, led: bool) -> tuple[str, ...]:
    """Return the smallest set of elements that say a thing twice, and not the same.

    Args:
        system: the compiled model.
        work: holds the blocks of B.
        left: (m,) residuals of the rows.
        level: what they are residuals of, see ``kernels.codes``.
        led: whether one of them must be a function of time.

    Returns:
        their names, in the order of the model; none where all residuals can be closed, or are no
        numbers.

    """
    if not np.isfinite(left).all():
        return ()
    circuits = rank(system, work, level).unloaded
    sizes = np.abs(left @ circuits)
    at_odds = sizes > TO_BLAME * np.abs(left).max(initial=0.0)
    if led:
        laws = circuits[system.tables.drives["row"]]
        at_odds &= np.abs(laws).max(axis=0, initial=0.0) > PRESENT
    found = [takes_part(system, circuit) for circuit in circuits.T[at_odds]]
    return min(found, key=len, default=())


def takes_part(system: System, circuit: Array) -> tuple[str, ...]:
    """Return the elements that have a row in a circuit, (m,), in the order of the model."""
    present = np.abs(circuit) > PRESENT
    return tuple(name for name, rows in system.joint_rows.items() if present[rows].any())


def listed(names: Sequence[str]) -> str:
    """Return names in a sentence, as in ``'a', 'b' and 'c'``."""
    quoted = [f"'{name}'" for name in names[:MOST_NAMES]]
    if len(names) > MOST_NAMES:
        quoted.append(f"{len(names) - MOST_NAMES} more")
    return " and ".join(filter(None, (", ".join(quoted[:-1]), *quoted[-1:])))
