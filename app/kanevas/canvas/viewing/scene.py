"""The items of a model: placed, drawn in order, and found again by the pointer."""

from collections.abc import Collection, Iterator
from typing import TypeGuard

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses
from kane.reading.holds import Holds
from kanevas.canvas.drawing.turns import Turns
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.items.carried import Carried
from kanevas.canvas.items.item import Item, edges_of
from kanevas.canvas.items.marked_item import NOTHING, MarkedItem
from kanevas.canvas.items.recipe import Recipe
from kanevas.canvas.items.recipes import recipes
from kanevas.canvas.items.seen_item import SeenItem
from kanevas.canvas.items.stamps import Stamps, draw_item
from kanevas.canvas.joint_signs import Views
from kanevas.canvas.naming.name_item import NameItem
from kanevas.canvas.naming.naming import Naming
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.reach import FARTHEST, within_reach
from kanevas.look.theme import Theme

MOST_CALLED = 8  # elements that are selected and have their names where signs crowd


class Scene:
    """All items of one model on the canvas."""

    def __init__(self) -> None:
        self._made: dict[tuple[type[Item], str], tuple[Recipe, Item]] = {}
        self._items: list[Item] = []
        self._bodies: list[BodyItem] = []
        self._seen: list[SeenItem] = []
        self._views = Views(())
        self._order: list[Item] = []
        self._anchored: list[Item] = []
        self._free: list[Item] = []
        self._placed: tuple[Poses, tuple[object, ...]] | None = None
        self._boxes: Array | None = None
        self._names_stand = False
        self._holds: Holds = {}
        self._is_new = False
        self._naming = Naming((), Model().gravity)
        self._stamps = Stamps()

    def items(self) -> list[Item]:
        """Return all items, in the order of the model."""
        return self._items

    @property
    def bodies(self) -> list[BodyItem]:
        """The items of the bodies."""
        return self._bodies

    def show(self, model: Model, theme: Theme) -> None:
        """Make the items of a model; those stay that would be made of the same things again."""
        made: dict[tuple[type[Item], str], tuple[Recipe, Item]] = {}
        for recipe in recipes(model, theme):
            key = recipe.kind, recipe.name
            before = self._made.get(key)
            same = before is not None and before[0].makes_same_as(recipe)
            made[key] = before if before and same else (recipe, recipe.make())
        self._made = made
        self._names_stand, self._is_new = False, True
        self._items = [item for _, item in made.values()]
        self._naming = Naming(self._items, model.gravity)
        self._bodies = [item for item in self._items if isinstance(item, BodyItem)]
        self._anchored = [item for item in self._items if item.anchor]
        anchors = [item.anchor for item in self._anchored if item.anchor]
        self._anchors = Carried(anchors)
        self._anchor_bodies = [body for body, _ in anchors]
        self._free = [item for item in self._items if not (item.anchor or _is_seen(item))]
        self._turns = Turns(self._bodies)
        self._middles = Carried((item.name, item.middle) for item in self._bodies)
        seen = [item for item in self._items if _is_seen(item)]
        if seen != self._seen:
            self._seen, self._views = seen, Views([item.viewer for item in seen])

    def spots(self, poses: Poses) -> Array:
        """Return the points on which signs stand, in ground axes, (n, 3) [m]."""
        return np.concatenate((self._middles.at(poses)[1], self._views.spots(poses)))

    def follow(self, holds: Holds) -> None:
        """Let the signs of all that changes show how it holds, from when they are next placed."""
        if holds != self._holds or self._is_new:
            self._holds, self._is_new = holds, False
            for item in self._items:
                if isinstance(item, MarkedItem):
                    item.follow(holds.get(item.name, NOTHING))

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put all items where their elements stand; those of bodies that have not moved stay."""
        moved = self._moved(poses, camera)
        signs = camera.signs
        places = within_reach(camera.to_view(self._anchors.at(poses)[1])).tolist()
        for item, body, at in zip(self._anchored, self._anchor_bodies, places, strict=True):
            if not item.is_wanted(signs):
                item.room = None  # it may be wanted again before its body moves
            elif body in moved or item.room is None:
                item.setPos(*at)
                item.place(poses, camera)
                if not item.is_rigid:
                    item.room = None
        self._turns.follow(poses, camera)
        for seen, sight in zip(self._seen, self._views.sights(poses, camera), strict=True):
            if not seen.shows(sight):
                seen.see(sight)
        for item in self._free:
            item.place(poses, camera)
            item.room = None
        depths = self._middles.at(poses)[1] @ camera.axes[2]
        for rank, i in enumerate(np.argsort(depths, kind="stable").tolist()):
            self._bodies[i].setZValue(rank / len(self._bodies))
        if not self._names_stand:
            self._names_stand = True
            self._naming.part(camera)
        elif moved:
            self._naming.follow(camera)
        self._order = sorted((i for i in self._items if i.is_shown(signs)), key=Item.zValue)
        self._boxes = None

    def let_names_go(self) -> None:
        """Let names find their places anew when items are next placed; in a film they keep them."""
        self._names_stand = False

    def _moved(self, poses: Poses, camera: Camera) -> Collection[str]:
        """Return the bodies that have moved on the canvas since the items were placed."""
        view = (
            camera.plane,
            camera.scale,
            *camera.center,
            *camera.size,
            camera.depth,
            camera.signs,
            camera.units,
        )
        before, self._placed = self._placed, (poses, view)
        if before is None or before[1] != view or before[0].names != poses.names:
            # While the hand zooms, names keep their sides as in a film.
            self._names_stand &= before is not None and before[1][0] == view[0]
            return frozenset((*poses.names, GROUND))
        turned = (before[0].rotation != poses.rotation).any(axis=(1, 2))
        shifted = (before[0].position != poses.position).any(axis=1)
        return frozenset(poses.names[i] for i in np.flatnonzero(turned | shifted).tolist())

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw what lies in a part of the canvas, the nearest last; all but names."""
        for item in self._inside(room):
            if not isinstance(item, NameItem):
                self._stamps.draw(item, painter)

    def draw_names(self, painter: QPainter, room: QRectF, afresh: bool = False) -> None:
        """Draw the names, which stand over all else; afresh for paper."""
        for item in self._inside(room):
            if isinstance(item, NameItem):
                if afresh:
                    draw_item(item, painter, item.x, item.y)
                else:
                    self._stamps.draw(item, painter)

    def draw_afresh(self, painter: QPainter, room: QRectF) -> None:
        """Draw the same line by line, for paper; no sign is taken from a picture of it."""
        for item in self._inside(room):
            if not isinstance(item, NameItem):
                draw_item(item, painter, item.x, item.y)

    def _inside(self, room: QRectF) -> Iterator[Item]:
        """Yield what is to be seen in a part of the canvas, the nearest last."""
        inside = _overlap(self._box_of_each(), room)
        for item, is_inside in zip(self._order, inside.tolist(), strict=True):
            if is_inside:
                yield item

    def forget_pictures(self) -> None:
        """Draw all signs anew, for other colours or another screen."""
        self._stamps.clear()

    def mark(
        self,
        selected: Collection[str],
        hovered: Collection[str],
        proposed: Collection[str] = (),
    ) -> bool:
        """Draw these elements as selected, under the pointer and proposed, and no others.

        Return whether others have their names where signs crowd.
        """
        for item in self._items:
            item.selected = item.name in selected
            item.hovered = item.name in hovered
            item.proposed = item.name in proposed
        called = {*hovered, *(selected if len(selected) <= MOST_CALLED else ())}
        return self._naming.call(called)

    def at(self, position: QPointF) -> Iterator[Item]:
        """Yield what the pointer finds at a pixel, the topmost first."""
        pixel = QRectF(position.x(), position.y(), 1.0, 1.0)
        for item in reversed(self._near(pixel)):
            if item.shape().intersects(pixel.translated(-item.pos())):
                yield item

    def within(self, room: QRectF, touching: bool) -> tuple[str, ...]:
        """Return the names of the elements that lie in a rectangle, or touch it."""
        boxes = self._box_of_each()
        left, top, right, bottom = edges_of(room)
        is_within = (boxes[:, :2] >= (left, top)) & (boxes[:, 2:] <= (right, bottom))
        whole: npt.NDArray[np.bool_] = np.all(is_within, axis=1)
        near = _overlap(boxes, room)
        inside: set[str] = set()
        outside: set[str] = set()
        for item, is_whole, is_near in zip(self._order, whole.tolist(), near.tolist(), strict=True):
            if item.pickable:
                found = is_whole or (is_near and _meets(item, room, touching))
                (inside if found else outside).add(item.name)
        if not touching:
            inside -= outside
        return tuple(dict.fromkeys(item.name for item in self._items if item.name in inside))

    def _near(self, room: QRectF) -> list[Item]:
        """Return what the pointer can find whose boxes meet a rectangle, the topmost last."""
        rows = np.flatnonzero(_overlap(self._box_of_each(), room)).tolist()
        found = (self._order[row] for row in rows)
        return [item for item in found if item.pickable]

    def _box_of_each(self) -> Array:
        """Return left, top, right and bottom of all items in the order of drawing."""
        if self._boxes is None:
            rooms = [item.room or item.measure() for item in self._order]
            places = [(item.x, item.y, item.x, item.y) for item in self._order]
            self._boxes = np.array(rooms, dtype=float).reshape(-1, 4)
            self._boxes += np.array(places, dtype=float).reshape(-1, 4)
            # what stands nowhere, or out of reach, is neither seen nor found
            self._boxes[~(np.abs(self._boxes) < FARTHEST).all(axis=1)] = np.nan
        return self._boxes


def _is_seen(item: Item) -> TypeGuard[SeenItem]:
    return isinstance(item, SeenItem)


def _overlap(boxes: Array, room: QRectF) -> Array:
    """Tell which boxes meet a rectangle."""
    left, top, right, bottom = edges_of(room)
    return np.asarray(
        (boxes[:, 0] <= right)
        & (boxes[:, 2] >= left)
        & (boxes[:, 1] <= bottom)
        & (boxes[:, 3] >= top)
    )


def _meets(item: Item, room: QRectF, touching: bool) -> bool:
    own = room.translated(-item.pos())
    shape = item.shape()
    return shape.intersects(own) if touching else own.contains(shape.boundingRect())
