"""Ends of bars that are joined at one place: they go together, as in a drawing of a linkage."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from kane.elements.joints import Joint
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.edits.elements import find
from kanevas.edits.reshaping import TOUCHES, Array, with_end

OTHER_ENDS = {"start": "end", "end": "start", "base": "apex", "apex": "base"}


class BarEnd(NamedTuple):
    """An end of a rod, capsule or cone: the body, which of its shapes, which end, and the other."""

    body: str
    place: int
    field: str
    other: str


def joined_ends(model: Model, first: BarEnd) -> tuple[BarEnd, ...]:
    """Return an end and those of other bars that closed joints hold to it; no locked ones."""
    poses = initial_poses(model)
    shape = find(model, first.body).shapes[first.place]
    at = poses.point(first.body, getattr(shape, first.field))
    reach = TOUCHES * float(np.linalg.norm(_way(shape, first.field)))
    found, open_ = {first.body: first}, [first.body]
    while open_:
        name = open_.pop()
        for other in _joined_at(model, poses, name, at, reach):
            end = None if other in found else _end_at(model, poses, other, at)
            if end is not None and other not in model.protected:
                found[other] = end
                open_.append(other)
    return tuple(found.values())


def ends_in(model: Model, joint: Joint) -> tuple[BarEnd, ...]:
    """Return the ends of bars that lie in a closed joint; none where a bar there is locked."""
    poses = initial_poses(model)
    ends = (_end_at(model, poses, body, poses.point(body, point)) for body, point in joint.ends())
    first = next((end for end in ends if end is not None), None)
    if first is None or first.body in model.protected:
        return ()
    return joined_ends(model, first)


def with_ends(model: Model, ends: Sequence[BarEnd], target: Array, normal: Array | None) -> Model:
    """Return the model with ends of bars elsewhere, see ``with_end``; unchanged if one cannot."""
    together = tuple(end.body for end in ends) if len(ends) > 1 else ()
    there = model
    for end in ends:
        before, there = there, with_end(there, *end, target, normal, together)
        if there is before:
            return model
    return there


def _joined_at(model: Model, poses: Poses, name: str, at: Array, reach: float) -> Iterator[str]:
    """Yield the bodies that closed joints hold to a body at a place."""
    for joint in model.joints:
        ends = joint.ends()
        is_its_own = len(ends) == 2 and any(body == name for body, _ in ends)
        if is_its_own and all(np.linalg.norm(poses.point(*end) - at) <= reach for end in ends):
            yield from (body for body, _ in ends if body != name)


def _end_at(model: Model, poses: Poses, name: str, at: Array) -> BarEnd | None:
    """Return the end of a bar of a body at a place; None where it has none."""
    body = find(model, name)
    for index, shape in enumerate(body.shapes if body else ()):
        for field, other in OTHER_ENDS.items():
            point = getattr(shape, field, None)
            if point is None:
                continue
            reach = TOUCHES * float(np.linalg.norm(_way(shape, field)))
            if np.linalg.norm(poses.point(name, point) - at) <= reach:
                return BarEnd(name, index, field, other)
    return None


def _way(shape: object, field: str) -> Array:
    way: Array = np.subtract(getattr(shape, field), getattr(shape, OTHER_ENDS[field]))
    return way
