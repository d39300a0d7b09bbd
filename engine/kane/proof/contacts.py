"""Contacts: what is closed touches and pushes; what is open is not in what it might touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from kane.elements.primitives import RimContact
from kane.proof.features import has_pairs
from kane.proof.judging import Left
from kane.proof.paths import Paths
from kane.proof.rows import Held, Rows
from kane.sentences import say

SAME = 1e-9  # of the size of both: edges that touch
MEASURED, DRAWN = say("gap, as measured"), say("gap, as drawn")
BEYOND = say("place, beyond an end")


class Touching(NamedTuple):
    """The gap of a contact in one frame.

    Attributes:
        held: the constraint of its gap.
        is_closed: whether it is said to touch.
        push: its force where it can push alone, and is closed [N]; else None.
        most: the largest force of its rows in the run [N].
        height: of shapes the gap of what is nearest, whatever they are said to touch with [m].
        told: the gap that the run has measured [m]; None where it has none.
        room: how far what touches is from its end, negative beyond, as a part of its size.

    """

    held: Held
    is_closed: bool
    push: float | None
    most: float
    height: float | None
    told: float | None
    room: float


def contact_errors(
    paths: Paths, contacts: Sequence[Touching], rows: Rows, deep: float = 0.0
) -> Iterator[Left]:
    """Yield how far closed contacts gape, or pull, and how deep open ones are, in one frame.

    Shapes are measured as they are drawn, too: none is in another one, what touches does so with
    what is nearest, and the run has measured the same.

    Args:
        paths: of the frame.
        contacts: all that have a gap.
        rows: of the frame.
        deep: how deep edges and parts are in others where it is not told which of them touch, as
            the run itself says [m].

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    time = float(paths.motion.time[0])
    for each in contacts:
        owner = each.held.owner
        if each.push is not None:
            pulled = min(each.push, 0.0)
            yield Left("force", owner, "f", "N", time, pulled, each.most, 0.0)
        for component, left in _gaps(rows, each, deep):
            yield Left("gap", owner, component, "m", time, left, rows.extent, 0.0)
    for (owner, _, _), same in groupby(contacts, _cores):
        for left in _measured(list(same)):
            yield Left("gap", owner, MEASURED, "m", time, left, rows.extent, 0.0)


def _cores(each: Touching) -> tuple[str, object, object]:
    """Return whose edges or parts cross: several contacts of two cores follow each other."""
    gap = each.held.constraint
    if has_pairs(gap):
        return each.held.owner, gap.features, gap.features_b
    return each.held.owner, each, None


def _measured(same: Sequence[Touching]) -> Iterator[float]:
    """Yield how far gaps of shapes that the run has measured are from those that are drawn [m].

    Edges that touch cross or not by round-off: of several contacts of two cores these are left out.
    """
    told = [each.told for each in same if each.told is not None]
    drawn = [each.height for each in same if each.height is not None]
    gap = same[0].held.constraint
    if has_pairs(gap):
        far = 2.0 * gap.reach()
        told, drawn = ([min(x, far) for x in of if abs(x) > SAME * far] for of in (told, drawn))
    yield from (one - other for one, other in zip(told, drawn, strict=False))


def _gaps(rows: Rows, each: Touching, deep: float) -> Iterator[tuple[str, float]]:
    """Yield what is left over of gaps, by how they are measured [m]; see ``contact_errors``."""
    gap, height = each.held.constraint, each.height
    is_of_several = isinstance(gap, RimContact) or has_pairs(gap)
    # which edges or parts touch, a closed contact alone tells, and not one of time steps
    is_untold = has_pairs(gap) and each.held.feature is None
    if not is_untold and (each.is_closed or not is_of_several):
        apart = next(iter(rows.of(each.held))).gap
        if apart is not None:
            yield "gap", float(apart[0]) if each.is_closed else min(float(apart[0]), 0.0)
    if height is None:
        return
    yield BEYOND, min(each.room, 0.0) * rows.extent
    if is_untold:
        height += deep
    yield DRAWN, height if each.is_closed and not is_of_several else min(height, 0.0)
