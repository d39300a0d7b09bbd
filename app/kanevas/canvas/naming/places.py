"""Places for names: the best free one for each, or none; no Qt here."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kanevas.canvas.naming.obstacles import GROWN, Obstacles, cut, meet
from kanevas.drawing.geometry import Array

# Around the point, where a line leads from it to the name [pixels].
RINGS = (30.0, 44.0, 60.0, 80.0, 104.0, 132.0, 164.0)
WAYS = 16
FIRST_WAY = math.radians(35)  # to the upper right, where names stand by themselves
# What speaks against a place: its direction, a sign below.
TURNED, SIGN = 0.25, 1.0
GAP = 2.0  # pixels between names


class Place(NamedTuple):
    """Where a name stands.

    Attributes:
        x, y: from the point that it names to the left end of its base line [pixels].
        is_far: whether a line leads to it.

    """

    x: float
    y: float
    is_far: bool = False


class Name(NamedTuple):
    """What wants a place.

    Attributes:
        at: the point that it names [pixels].
        letters: left, top, right and bottom of its letters from the left end of the base line.
        near: the places beside the point, the best one first.
        owner: index of the body on which it may stand.
        before: where it stood.

    """

    at: tuple[float, float]
    letters: tuple[float, float, float, float]
    near: Sequence[Place]
    owner: int
    before: Place | None

    def room(self, place: Place) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of its letters at a place, with a gap beside them."""
        x, y = self.at[0] + place.x, self.at[1] + place.y
        left, top, right, bottom = self.letters
        return x + left - GAP, y + top, x + right + GAP, y + bottom


def parted(
    names: Sequence[Name], obstacles: Obstacles, sheet: Array, standing: int = 0
) -> list[Place | None]:
    """Return for each name a place on which it covers nothing that counts; None without one.

    Args:
        names: those that come first choose first.
        obstacles: what they must not cover.
        sheet: left, top, right and bottom of what is seen.
        standing: how many of the first ones stay where they stood.

    """
    found: list[Place | None] = []
    taken = np.zeros((0, 4))
    lines = np.zeros((0, 2, 2))
    for i, name in enumerate(names):
        stays = i < standing
        place = name.before if stays else _best(name, obstacles, sheet, taken, lines)
        found.append(place)
        if place is not None:
            room = np.array(name.room(place))
            taken = np.concatenate((taken, room[None]))
            if place.is_far:
                line = np.array([name.at, line_end(name.at, room)])
                lines = np.concatenate((lines, line[None]))
    return found


def still_free(names: Sequence[Name], obstacles: Obstacles, sheet: Array) -> list[bool]:
    """Tell which names cover nothing where they stood before; of two that meet the first stays."""
    rooms = np.array([name.room(name.before or name.near[0]) for name in names]).reshape(-1, 4)
    free = _within(rooms, sheet) & [name.before is not None for name in names]
    for i in np.flatnonzero(free).tolist():
        room, owner = rooms[i : i + 1], np.array([names[i].owner])
        grown = rooms[i] + np.array([-GROWN, -GROWN, GROWN, GROWN])
        free[i] = not obstacles.around(grown).blocked(room, owner)[0]
    kept: list[int] = []
    for i in np.flatnonzero(free).tolist():
        free[i] = not meet(rooms[i : i + 1], rooms[kept]).any()
        if free[i]:
            kept.append(i)
    found: list[bool] = free.tolist()
    return found


def line_end(at: tuple[float, float], room: Array) -> tuple[float, float]:
    """Return the point of a name's room that is nearest to the point that it names."""
    x, y = np.clip(at, room[:2], room[2:]).tolist()
    return x, y


def _best(
    name: Name, obstacles: Obstacles, sheet: Array, taken: Array, lines: Array
) -> Place | None:
    """Return the place against which least speaks."""
    at = np.array(name.at)
    if not ((sheet[:2] <= at) & (at <= sheet[2:])).all():
        return None
    reach = RINGS[-1] + name.letters[2] - name.letters[0] + 2 * GAP
    around = np.concatenate((at - reach, at + reach))
    obstacles = obstacles.around(around)
    taken = taken[meet(taken, around[None])[:, 0]]
    for places, costs in _choices(name):
        rooms = np.array([name.room(place) for place in places])
        bad = ~_within(rooms, sheet) | meet(rooms, taken).any(axis=1)
        bad |= cut(lines[:, 0], lines[:, 1], rooms).any(axis=0)
        if places[0].is_far:
            ends = np.clip(at, rooms[:, :2], rooms[:, 2:])
            bad |= cut(np.broadcast_to(at, ends.shape), ends, taken).any(axis=1)
        open_ = np.flatnonzero(~bad)
        bad[open_] = obstacles.blocked(rooms[open_], np.full(len(open_), name.owner))
        if not bad.all():
            costs = costs + SIGN * obstacles.covered(rooms)
            return places[int(np.argmin(np.where(bad, np.inf, costs)))]
    return None


def _choices(name: Name) -> Iterator[tuple[list[Place], Array]]:
    """Yield the places beside the point, then those on each ring around it, the nearest first.

    With them comes what speaks against each by itself.
    """
    yield list(name.near), np.linspace(0.0, TURNED, len(name.near))
    left, top, right, bottom = name.letters
    wide, tall = (right - left) / 2, (bottom - top) / 2
    turns = [2 * math.pi * k / WAYS for k in range(WAYS)]
    against = np.array([TURNED * (1 - math.cos(turn)) for turn in turns])
    for radius in RINGS:
        places = []
        for turn in turns:
            across, up = math.cos(FIRST_WAY + turn), math.sin(FIRST_WAY + turn)
            # The side of the name that faces the point stands on the ring.
            x = radius * across + wide * min(max(1.6 * across, -1.0), 1.0)
            y = -radius * up - tall * min(max(1.6 * up, -1.0), 1.0)
            x, y = round(x - wide - left), round(y - (top + bottom) / 2)
            places.append(Place(x, y, is_far=True))
        yield places, against


def _within(rooms: Array, sheet: Array) -> npt.NDArray[np.bool_]:
    inside = (rooms[:, :2] >= sheet[:2]) & (rooms[:, 2:] <= sheet[2:])
    return np.asarray(inside.all(axis=1))
