"""Where bodies of large groups touch, as kept results hold it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kane.errors import FileError
from kane.sentences import say
from kane.solve.stepping.touches import CrowdTouches

NUMBERS = 13  # of a place
LOADS = 6  # of a body


class Touched(NamedTuple):
    """Where bodies of large groups touch at a frame, see ``CrowdTouches``.

    Attributes:
        frame: number of the frame.
        groups: names of the groups, each once.
        group: number of the group of each place.
        pairs: the bodies of each.
        numbers: (places, 13) as bytes: where, normal, normal force, friction, whether it slips,
            whether there is friction, moment.
        loads: (n, 6) as bytes.

    """

    frame: int
    groups: tuple[str, ...]
    group: tuple[int, ...]
    pairs: tuple[str, ...]
    numbers: bytes
    loads: bytes


def as_touched(crowd: CrowdTouches) -> Touched:
    """Return what is kept of the places of a frame."""
    groups = tuple(dict.fromkeys(crowd.groups))
    number = {name: k for k, name in enumerate(groups)}
    flags = np.column_stack([crowd.slips, crowd.rubs]).astype(float)
    columns = [crowd.at, crowd.normals, crowd.forces, crowd.frictions, flags, crowd.moments]
    table = np.column_stack(columns).astype("<f8")
    group = tuple(number[name] for name in crowd.groups)
    loads = crowd.loads.astype("<f8").tobytes()
    return Touched(crowd.frame, groups, group, crowd.pairs, table.tobytes(), loads)


def as_crowd(kept: Touched) -> CrowdTouches:
    """Return the places of a frame; raises FileError where they do not fit together."""
    places = len(kept.pairs)
    fits = len(kept.numbers) == 8 * NUMBERS * places and len(kept.group) == places
    fits &= len(kept.loads) % (8 * LOADS) == 0
    if not fits or not all(0 <= k < len(kept.groups) for k in kept.group):
        raise FileError(say("the file is damaged: its events do not go with its frames."))
    table = np.frombuffer(kept.numbers, "<f8").reshape(places, NUMBERS).astype(float)
    return CrowdTouches(
        kept.frame,
        tuple(kept.groups[k] for k in kept.group),
        kept.pairs,
        table[:, :3],
        table[:, 3:6],
        table[:, 6],
        table[:, 7:10],
        table[:, 10] == 1.0,
        table[:, 11] == 1.0,
        table[:, 12],
        np.frombuffer(kept.loads, "<f8").reshape(-1, LOADS).astype(float),
    )
