"""Energy of gravitation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from kane.elements.gravitation import Gravitation
from kane.results.motion import Array

if TYPE_CHECKING:
    from kane.results.result import Result


def gravitation_energy(result: Result, gravitation: Gravitation) -> Array:
    """Return the potential energy of the bodies that attract each other, (frames,) [J]."""
    names = [body.name for body in result.model.bodies]
    masses = result.system.frames.mass[1:]
    return attraction(gravitation, names, masses, result.solver_q[:, :, :3])


def attraction(gravitation: Gravitation, names: Sequence[str], masses: Array, p: Array) -> Array:
    """Return the sum of -G m1 m2 / r over all pairs but those in the same place, (frames,) [J].

    Args:
        gravitation: the element.
        names: of all bodies.
        masses: (n,) of them [kg].
        p: (frames, n, 3) their mass centres [m].

    """
    chosen = [
        i for i, name in enumerate(names) if not gravitation.bodies or name in gravitation.bodies
    ]
    energy = np.zeros(len(p))
    for i, k in combinations(chosen, 2):
        r = np.linalg.norm(p[:, k] - p[:, i], axis=1)
        product = gravitation.constant * masses[i] * masses[k]
        energy -= np.divide(product, r, out=np.zeros_like(r), where=r > 0)
    return energy
