"""Gives the names of a scene their places."""

from collections.abc import Collection, Sequence

import numpy as np

from kane.fields import Vector
from kanevas.canvas.drawing.gravity_sign import gravity_room
from kanevas.canvas.drawing.legend import legend_room
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.items.item import Item
from kanevas.canvas.items.note_item import NoteItem
from kanevas.canvas.items.photo_item import PhotoItem
from kanevas.canvas.items.ruler_item import RulerItem
from kanevas.canvas.naming.name_item import NameItem
from kanevas.canvas.naming.obstacles import NOBODY, Obstacles
from kanevas.canvas.naming.places import parted, still_free
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array

LARGEST_SIGN = 70.0  # pixels; the box of a longer one, as of a spring, says little
TIGHTER = 4.0  # pixels; boxes of signs have a margin for their lines
MOST = 40  # names on the canvas; among more of them none finds its body
PATIENCE = 20  # frames for which a name is left out before it looks for another place


class Naming:
    """Parts the names of a scene, and follows them through a film.

    Args:
        items: of the scene.
        gravity: of the model, whose arrow stands in a corner [m/s²].

    """

    def __init__(self, items: Sequence[Item], gravity: Vector) -> None:
        self._gravity = gravity
        self._names = [item for item in items if isinstance(item, NameItem)]
        self._bodies = [item for item in items if isinstance(item, BodyItem)]
        self._index = {body.name: i for i, body in enumerate(self._bodies)}
        inscribed = [i for i in items if isinstance(i, NoteItem | RulerItem)]
        self._inscribed = inscribed
        apart = NameItem, BodyItem, NoteItem, RulerItem, PhotoItem
        self._signs = [item for item in items if not isinstance(item, apart)]
        self._gone: dict[NameItem, int] = {}

    def call(self, names: Collection[str]) -> bool:
        """Let these have their names where signs crowd; return whether it is others than before."""
        called = [name for name in self._names if name.name in names]
        before = [name for name in self._names if name.is_called]
        for name in before:
            name.is_called = False
        for name in called:
            name.is_called = True
        return called != before

    def part(self, camera: Camera) -> None:
        """Find the best place for each name, wherever it stood before."""
        names = self._wanted(camera)
        for name in self._names:
            name.stand(None)
        self._part(names, camera)

    def follow(self, camera: Camera) -> None:
        """Leave names out for as long as they would cover something: in a film they do not jump.

        One that has been gone for some frames looks for another place.
        """
        names = self._wanted(camera)
        if not names:
            return
        obstacles, sheet = self._obstacles(camera, with_signs=False), _sheet(camera)
        wishes = [name.wish(self._owner(name)) for name in names]
        free = still_free(wishes, obstacles, sheet)
        for name, is_free in zip(names, free, strict=True):
            name.leave_out(not is_free)
            self._gone[name] = 0 if is_free else self._gone.get(name, 0) + 1
        if any(self._gone[name] > PATIENCE for name in names):
            names.sort(key=lambda name: self._gone[name] > 0)
            self._part(names, camera, sum(not self._gone[name] for name in names))

    def _part(self, names: list[NameItem], camera: Camera, standing: int = 0) -> None:
        """Find places for names, of which the first ones stay where they stand."""
        if not names:
            return
        wishes = [name.wish(self._owner(name)) for name in names]
        places = parted(wishes, self._obstacles(camera), _sheet(camera), standing)
        for name, place in zip(names, places, strict=True):
            name.stand(place)
            self._gone[name] = 0

    def _wanted(self, camera: Camera) -> list[NameItem]:
        signs, sheet = camera.signs, _sheet(camera)
        wanted = [name for name in self._names if name.is_wanted(signs)]
        seen = [name for name in wanted if name.is_seen(sheet)]
        for name in wanted:
            if not name.is_seen(sheet):
                name.leave_out(True)
        if len(seen) <= MOST:
            return seen
        for name in wanted:
            name.stand(None)
        return [name for name in seen if name.is_called]

    def _owner(self, name: NameItem) -> int:
        return self._index.get(name.owner, NOBODY)

    def _obstacles(self, camera: Camera, with_signs: bool = True) -> Obstacles:
        signs = [i for i in self._signs if with_signs and i.is_shown(camera.signs)]
        boxes = _boxes(signs)
        boxes += (TIGHTER, TIGHTER, -TIGHTER, -TIGHTER)
        small = (boxes[:, 2:] - boxes[:, :2] <= LARGEST_SIGN).all(axis=1)
        inscribed = [i for i in self._inscribed if i.is_shown(camera.signs)]
        corners = [legend_room(camera)], gravity_room(self._gravity, camera)
        fixed = np.concatenate((_boxes(inscribed), *corners))
        return Obstacles([body.edges() for body in self._bodies], fixed, boxes[small])


def _boxes(items: Sequence[Item]) -> Array:
    """Return left, top, right and bottom of what items cover on the canvas, (n, 4)."""
    rooms = [item.covered() for item in items]
    places = [(item.x, item.y, item.x, item.y) for item in items]
    boxes: Array = np.array(rooms, dtype=float).reshape(-1, 4)
    return np.asarray(boxes + np.array(places, dtype=float).reshape(-1, 4))


def _sheet(camera: Camera) -> Array:
    return np.array([0.0, 0.0, *camera.size])
