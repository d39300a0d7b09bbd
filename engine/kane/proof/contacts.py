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

    """

    held: Held
    is_closed: bool
    push: float | None


def contact_errors(paths: Paths, contacts: Sequence[Touching], rows: Rows) -> Iterator[Left]:
    """Yield how far closed contacts gape, or pull, and how deep open ones are, in one frame.

    Args:
        paths: of the frame.
        contacts: all that have a gap.
        rows: of the frame.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    for held, is_closed, push in contacts:
        time = float(paths.motion.time[0])
        if push is not None:
            pulled = min(push, 0.0)
            yield Left("force", held.owner, "f", "N", time, pulled, abs(push), 0.0)
        row = next(iter(rows.of(held)))
        if row.gap is None:
            continue
        gap = float(row.gap[0])
        left = gap if is_closed else min(gap, 0.0)
        yield Left("gap", held.owner, "gap", "m", time, left, rows.extent, 0.0)
