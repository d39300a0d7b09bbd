"""Eigenvalues and eigenvectors of x' = A x in which those of zero are zero itself.

A place that may go anywhere, or a direction in which a steady motion may go on, makes roots of
zero, mostly in pairs of one eigenvector. Such a pair is known but to the root of round-off: 1e-8 of
the largest, real or not as chance has it. So roots of zero are taken out first, by what A, and what
is left of it, takes to nothing (Kublanovskaya, USSR Comput. Math. Math. Phys. 6, 1966; Golub,
Wilkinson, SIAM Review 18, 1976), and the others are those of the rest.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Complexes = npt.NDArray[np.complex128]

NOTHING = 1e-12  # of the largest rate: what round-off leaves of a direction that nothing changes
NEARLY = 1e-10  # the same about a motion that has been found by steps, or comes from a run


class Spectrum(NamedTuple):
    """Eigenvalues and eigenvectors.

    Attributes:
        values: (r,) eigenvalues [1/s]; roots of zero first, as often as they are roots.
        own: (g,) indices of those that have an eigenvector of their own.
        vectors: (r, g) the eigenvectors.

    """

    values: Complexes
    own: npt.NDArray[np.int64]
    vectors: Complexes

    def pairs(self) -> Iterator[tuple[complex, Complexes]]:
        """Go over eigenvalues that have a vector of their own, with it."""
        for k, vector in zip(self.own, self.vectors.T, strict=True):
            yield complex(self.values[k]), vector


def spectrum(A: Array, sizes: Array, nothing: float = NOTHING) -> Spectrum:
    """Return eigenvalues and eigenvectors of A.

    Args:
        A: (r, r).
        sizes: (r,) what of each of x counts alike.
        nothing: of the largest entry of A, so measured: what counts as none.

    """
    r = len(A)
    if not r:
        return Spectrum(np.zeros(0, complex), np.zeros(0, np.int64), np.zeros((0, 0), complex))
    scaled = A * (sizes[None, :] / sizes[:, None])
    Q, left, own = _without_zeros(scaled, nothing * float(np.abs(scaled).max()))
    zeros = r - len(left)
    turned = Q.T @ scaled @ Q
    values, vectors = np.linalg.eig(left)
    # T = [N X; 0 L], N nilpotent: of L v = mu v the whole has N y + X v = mu y
    N, X = turned[:zeros, :zeros], turned[:zeros, zeros:]
    whole = np.zeros((r, own + len(left)), dtype=np.complex128)
    whole[range(own), range(own)] = 1.0
    for k, (value, vector) in enumerate(zip(values, vectors.T, strict=True)):
        head = np.linalg.solve(value * np.eye(zeros) - N, X @ vector)
        whole[:zeros, own + k], whole[zeros:, own + k] = head, vector
    whole = sizes[:, None] * (Q @ whole)
    norms = np.linalg.norm(whole, axis=0)
    return Spectrum(
        np.concatenate([np.zeros(zeros), values]).astype(np.complex128),
        np.concatenate([np.arange(own), np.arange(zeros, r)]).astype(np.int64),
        whole / norms,
    )


def _without_zeros(A: Array, nothing: float) -> tuple[Array, Array, int]:
    """Return Q, L and g of Q^T A Q = [N X; 0 L] with orthogonal Q, nilpotent N and regular L.

    The first g columns of Q are all that A takes to nothing.
    """
    r = len(A)
    Q, left, own = np.eye(r), A, 0
    while len(left):
        _, sizes, right = np.linalg.svd(left)
        found = int((sizes <= nothing).sum())
        if not found:
            break
        turn = right[::-1].T  # what goes to nothing first
        done = r - len(left)
        own = own or found
        Q[:, done:] = Q[:, done:] @ turn
        left = (turn.T @ left @ turn)[found:, found:]
    return Q, left, own
