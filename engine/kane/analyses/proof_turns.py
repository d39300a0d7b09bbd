"""The turns that a run counts, as the second derivation takes them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kane.analyses.proof_windows import recorded
from kane.elements.primitives import AnglePath
from kane.proof.motion import motion
from kane.proof.paths import Paths
from kane.proof.turns import Counted
from kane.results import Result

MOST = 200  # frames that follow each other


def turns_of_run(result: Result) -> Iterator[Counted]:
    """Yield what the first, the middle and the last frames of a run tell of turns."""
    count, names = len(result.time), [body.name for body in result.model.bodies]
    for first in sorted({0, max(count // 2 - MOST // 2, 0), max(count - MOST, 0)}):
        part = result.part(slice(first, first + MOST))
        moved = motion(names, part.time, part.q, part.u)
        owners = {number: owner for (owner, _), number in part.system.path_places.items()}
        yield Counted(
            paths=Paths(result.model, moved, recorded(part)),
            q=part.q,
            u=part.u,
            bodies={
                name: (names.index(name), np.stack([part[f"{name}.angle_{a}"] for a in "xyz"], 1))
                for name in part.system.turning
            },
            joints={
                path: (owners.get(number, path.body_b), part.trajectory.along(path).values)
                for path, number in part.system.path_numbers.items()
                if isinstance(path, AnglePath)
            },
            begins=first == 0 and float(part.time[0]) == 0.0,
        )
