"""Points that went beyond the end of the curve along which they go."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kane.elements.point_on_curve import PointOnCurve
from kane.results.blocks import blocks
from kane.results.recording import Recording
from kane.sentences import Sentence, say

ROUND_OFF = 1e-9  # of the length of a curve: a point that begins at its end is not beyond it


def beyond_curves(result: Recording) -> Iterator[Sentence]:
    """Yield a sentence for each joint whose point left its open curve, and when it first did."""
    for joint in result.model.joints:
        if not isinstance(joint, PointOnCurve) or joint.closed:
            continue
        length = joint.length()
        for _, block in blocks(result):
            ways = joint.ways(block.trajectory)
            outside = np.maximum(-ways, ways - length)
            beyond = np.flatnonzero(outside > ROUND_OFF * length)
            if beyond.size:
                yield say(
                    "The point of '{name}' went beyond the end of its curve at t = {time:.4g} s, "
                    "and straight on from there. Make the curve longer, close it, or let a stop "
                    "hold the point.",
                    name=joint.name,
                    time=float(block.time[beyond[0]]),
                )
                break
