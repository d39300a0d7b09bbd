"""Arranging what is selected: in line, at equal distances, mirrored, turned."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.model import Model
from kanevas.edits.elements import by_name
from kanevas.edits.moving import moved, translated
from kanevas.edits.rigid import mirror_at, turn_about
from kanevas.edits.space import bodies_of

Array = npt.NDArray[np.float64]
Side = Literal["left", "centre", "right", "top", "middle", "bottom"]

# Direction of the plane along which a side is looked for, and the part of the extent at which.
SIDES: dict[Side, tuple[int, float]] = {
    "left": (0, 0.0),
    "centre": (0, 0.5),
    "right": (0, 1.0),
    "bottom": (1, 0.0),
    "middle": (1, 0.5),
    "top": (1, 1.0),
}


class Extent(NamedTuple):
    """The room that something takes in the work plane.

    Attributes:
        low: its left lower corner, shape (2,) [m].
        high: its right upper corner.

    """

    low: Array
    high: Array

    def at(self, axis: int, part: float) -> float:
        """Return the coordinate at a part of the way from low to high."""
        return float(self.low[axis] * (1 - part) + self.high[axis] * part)


def around(extents: Collection[Extent]) -> Extent:
    """Return the room that several take together."""
    low, high = zip(*extents, strict=True)
    return Extent(np.min(low, axis=0), np.max(high, axis=0))


def units(model: Model, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return what of a selection moves as one: bodies with joints between them stay together.

    An element with an end that is not on one of the bodies goes with the body on which it has the
    other one. What only stands on the bodies is left out, as it goes along anyway.
    """
    all_bodies = {body.name for body in model.bodies}
    bodies = dict.fromkeys(name for name in names if name in all_bodies)
    others = by_name(model) if len(bodies) < len(names) else {}
    unit_of = {name: [name] for name in bodies}

    def merge(a: str, b: str) -> None:
        old, new = unit_of[b], unit_of[a]
        if old is not new:
            new += old
            unit_of.update(dict.fromkeys(old, new))

    for joint in model.joints:
        if joint.body_a in unit_of and joint.body_b in unit_of:
            merge(joint.body_a, joint.body_b)
    for name in names:
        if name not in bodies:
            stands = bodies_of(others[name])
            on = [body for body in stands if body in bodies]
            if not on:
                unit_of[name] = [name]
            elif len(on) < len(stands):
                merge(on[0], unit_of.setdefault(name, [name])[0])
    place = {name: i for i, name in enumerate(unit_of)}
    apart = {id(unit): unit for unit in unit_of.values()}
    return tuple(tuple(sorted(unit, key=place.__getitem__)) for unit in apart.values())


def aligned(
    model: Model, names: Sequence[str], extents: Mapping[str, Extent], axes: Array, side: Side
) -> Model:
    """Return the model with what is selected in line with a side of the room it takes together.

    Args:
        model: any model.
        names: what is selected.
        extents: the room of each in the work plane; what takes none stays where it is.
        axes: directions to the right, up and towards the viewer, as rows in ground axes.
        side: the side, or the middle between two.

    """
    axis, part = SIDES[side]
    found = rooms(model, names, extents)
    goal = around(found.values()).at(axis, part)
    for unit, room in found.items():
        model = translated(model, unit, (goal - room.at(axis, part)) * axes[axis])
    return model


def distributed(
    model: Model, names: Sequence[str], extents: Mapping[str, Extent], axes: Array, axis: int
) -> Model:
    """Return the model with equal gaps between what is selected; the outermost stay.

    Args:
        model: any model.
        names: what is selected.
        extents: the room of each in the work plane; what takes none stays where it is.
        axes: directions to the right, up and towards the viewer, as rows in ground axes.
        axis: 0 to the right, 1 up.

    """
    found = rooms(model, names, extents)
    if len(found) < 3:
        return model
    order = sorted(found, key=lambda unit: found[unit].at(axis, 0.5))
    whole = found[order[-1]].high[axis] - found[order[0]].low[axis]
    filled = sum(room.high[axis] - room.low[axis] for room in found.values())
    gap = (whole - filled) / (len(order) - 1)
    at = found[order[0]].high[axis] + gap
    for unit in order[1:-1]:
        room = found[unit]
        model = translated(model, unit, (at - room.low[axis]) * axes[axis])
        at += room.high[axis] - room.low[axis] + gap
    return model


def mirrored(model: Model, names: Sequence[str], middle: Array, normal: Array) -> Model:
    """Return the model with what is selected in the place of its mirror image.

    Args:
        model: any model.
        names: what is selected.
        middle: a point of the mirror, in ground axes [m].
        normal: across the mirror, a unit vector in ground axes.

    """
    return moved(model, names, mirror_at(middle, normal))


def turned(model: Model, names: Sequence[str], pivot: Array, normal: Array, angle: float) -> Model:
    """Return the model with what is selected turned as it is.

    Args:
        model: any model.
        names: what is selected.
        pivot: a point of the axis, in ground axes [m].
        normal: the axis, a unit vector in ground axes.
        angle: right-handed about it [rad].

    """
    return moved(model, names, turn_about(pivot, normal, angle))


def rooms(
    model: Model, names: Sequence[str], extents: Mapping[str, Extent]
) -> dict[tuple[str, ...], Extent]:
    """Return the units of a selection that take room, by the room of their bodies.

    Of a unit without a body all that takes room counts.
    """
    bodies = {body.name for body in model.bodies}
    found = {}
    for unit in units(model, names):
        drawn = [name for name in unit if name in extents]
        extents_of = [extents[name] for name in drawn if name in bodies] or [
            extents[name] for name in drawn
        ]
        if extents_of:
            found[unit] = around(extents_of)
    return found
