"""Elements whose rows together say something twice, and do not say the same.

A combination w of rows that loads no body, w^T B = 0, is a circuit: each of its rows follows from
the others. Where the residuals of the rows do not agree, w^T r != 0, nothing can close them all.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels.tables import Work
from kane.sentences import Sentence, as_a_sentence, joined
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

PRESENT = 1e-7  # smaller entries of a unit vector of rows are round-off
TO_BLAME = 1e-3  # of the largest residual; what else combinations make of it is round-off


class Contradiction(NamedTuple):
    """Elements that contradict each other.

    Attributes:
        elements: their names, drivers and locks first.
        clause: what is wrong, as a part of a sentence.
        advice: a sentence with the way out.

    """

    elements: tuple[str, ...]
    clause: Sentence
    advice: Sentence

    @property
    def sentence(self) -> Sentence:
        """What is wrong and what to do."""
        return joined(" ", (as_a_sentence(self.clause), self.advice))


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
