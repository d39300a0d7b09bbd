"""Energy of gravitation."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from kane.elements.gravitation import Gravitation
from kane.results.motion import Array

if TYPE_CHECKING:
    from kane.results.result import Result


def gravitation_energy(result: Result, gravitation: Gravitation) -> Array:
    """Return the sum of -G m1 m2 / r over all pairs but those in the same place, (frames,) [J]."""
    chosen = [
        i
        for i, body in enumerate(result.model.bodies)
        if not gravitation.bodies or body.name in gravitation.bodies
    ]
    masses = result.system.frames.mass[1:]
    energy = np.zeros(len(result.time))
    for i, k in combinations(chosen, 2):
        r = np.linalg.norm(result.solver_q[:, k, :3] - result.solver_q[:, i, :3], axis=1)
        product = gravitation.constant * masses[i] * masses[k]
        energy -= np.divide(product, r, out=np.zeros_like(r), where=r > 0)
    return energy
