"""Which handles a selection has."""

import math
from collections.abc import Iterator, Sequence

from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.edits.space import holding
from kanevas.hand.handles.handle import Handle, Sight
from kanevas.hand.handles.load_handles import load_handles
from kanevas.hand.handles.point_handles import point_handles
from kanevas.hand.handles.shape_handles import shape_handles
from kanevas.hand.handles.speed_handles import speed_handles
from kanevas.hand.handles.turn_handles import middle, turn_handles

APART = 13.0  # pixels; nearer to one of its kind, or to where a body is taken, none is shown


def handles(sight: Sight, names: Sequence[str], pivot: Array | None = None) -> list[Handle]:
    """Return the handles of a selection, the most important first; of what is locked none.

    Args:
        sight: how things are seen.
        names: what is selected.
        pivot: about which a turn goes, in ground axes; None for the middle.

    """
    chosen = frozenset(names)
    known = all(find(sight.model, name) for name in names)
    kept_out = (*sight.model.protected, *sight.model.hidden)
    if not (names and known and chosen.isdisjoint(kept_out)):
        return []
    found = list(_turning(sight, names, pivot))
    kept = []
    if len(names) == 1:
        element = find(sight.model, names[0])
        found = [*_own(sight, element), *found]
        if isinstance(element, Body):
            kept = [sight.camera.to_view(middle(sight, names))]
    result: list[Handle] = []
    for handle in found:
        others = [*kept, *(other.at for other in result if other.tone == handle.tone)]
        if handle.key == "pivot" or all(math.dist(handle.at, at) >= APART for at in others):
            result.append(handle)
    return result


def _own(sight: Sight, element: object) -> Iterator[Handle]:
    if isinstance(element, Body):
        yield from shape_handles(sight, element)
        yield from speed_handles(sight, element)
        return
    if isinstance(element, Force | Torque):
        yield from load_handles(sight, element)
    yield from point_handles(sight, element)


def _turning(sight: Sight, names: Sequence[str], pivot: Array | None) -> Iterator[Handle]:
    """Yield the handles of a turn where no joint would be torn open."""
    bodies = frozenset(names).intersection(sight.poses.names)
    if bodies and holding(sight.model, frozenset(names)) is None:
        yield from turn_handles(sight, names, pivot)
