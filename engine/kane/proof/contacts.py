"""Contacts: what is closed touches and pushes; what is open is not in what it might touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kane.proof.judging import Left
from kane.proof.paths import Paths
from kane.proof.rows import Held, Rows


class Touching(NamedTuple):
    """The gap of a contact in one frame.

    Attributes:
        held: the constraint of its gap.
        is_closed: whether it is said to touch.
        push: its force where it can push alone, and is closed [N]; else None.
        most: the largest force of its rows in the run [N].
        height: the gap of edges of which none is told; else None [m].

    """

    held: Held
    is_closed: bool
    push: float | None
    most: float
    height: float | None = None


def contact_errors(paths: Paths, contacts: Sequence[Touching], rows: Rows) -> Iterator[Left]:
    """Yield how far closed contacts gape, or pull, and how deep open ones are, in one frame.

    Args:
        paths: of the frame.
        contacts: all that have a gap.
        rows: of the frame.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    for held, is_closed, push, most, height in contacts:
        time = float(paths.motion.time[0])
        if push is not None:
            pulled = min(push, 0.0)
            yield Left("force", held.owner, "f", "N", time, pulled, most, 0.0)
        gap = _gap(rows, held) if height is None else height
        if gap is None:
            continue
        left = gap if is_closed else min(gap, 0.0)
        yield Left("gap", held.owner, "gap", "m", time, left, rows.extent, 0.0)


def _gap(rows: Rows, held: Held) -> float | None:
    row = next(iter(rows.of(held)))
    return None if row.gap is None else float(row.gap[0])
