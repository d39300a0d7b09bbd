"""How far constraints are from what they hold, over the frames of a run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from kane.proof.judging import Left
from kane.proof.motion import Array
from kane.proof.paths import Paths
from kane.proof.rows import Held, Rows


def drifts(
    paths: Paths, held: Sequence[Held], extent: float, play: float, principal: dict[str, Array]
) -> Iterator[Left]:
    """Yield the largest gap and the largest slip of each element.

    Args:
        paths: of the whole run.
        held: what always holds.
        extent: size of the mechanism [m].
        play: how far rows may gape that the digits of the model leave open [m].
        principal: axes of each body along which a touching shape slips.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    motion = paths.motion
    rows = Rows(paths, extent, principal)
    fastest = max(float(np.abs(v).max()) for v in motion.velocity.values())
    turning = max(float(np.abs(w).max()) for w in motion.spin.values())
    for each in held:
        for row in rows.of(each):
            for kind, values, size, doubt in (
                ("gap", row.gap, extent, play),
                ("slip", row.slip, fastest + extent * turning, 0.0),
            ):
                if values is None:
                    continue
                k = int(np.abs(values).argmax())
                unit = "m" if kind == "gap" else "m/s"
                yield Left(
                    kind, each.owner, kind, unit, float(motion.time[k]),
                    float(values[k]), size, doubt,
                )  # fmt: skip
