"""Handles at the points of joints, springs, rulers, forces and so on."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from kane.elements.joints import Joint
from kane.elements.spatial import SpatialField, points
from kane.fields import GROUND
from kane.model import Model
from kanevas.edits.bar_ends import ends_in, with_ends
from kanevas.edits.moving import attached, translated
from kanevas.hand.handles.handle import Aim, Handle, Sight
from kanevas.hand.handles.words import place_text, tr

CLOSED = 1.0  # pixels between the ends of a joint that count as one place


def point_handles(sight: Sight, element: Any) -> Iterator[Handle]:
    """Yield a handle for each point of an element; one for both where they lie together."""
    places = list(points(element))
    at = [sight.camera.to_view(_ground(sight, element, place)) for place in places]
    if len(places) == 2 and np.hypot(*(at[1] - at[0])) < CLOSED:
        yield _both(sight, element, places)
        return
    for place, pixel in zip(places, at, strict=True):
        yield _one(sight, element, place, pixel)


def _ground(sight: Sight, element: Any, place: SpatialField) -> Any:
    return sight.poses.point(place.body, getattr(element, place.field))


def _both(sight: Sight, element: Any, places: list[SpatialField]) -> Handle:
    here = _ground(sight, element, places[0])
    flat, normal = sight.camera.axes[:2], sight.camera.axes[2]
    ends = ends_in(sight.model, element) if isinstance(element, Joint) else ()

    def pull(model: Model, aim: Aim) -> Model:
        if ends and not aim.free:
            return with_ends(model, ends, aim.ground, None if aim.is_deep else normal)
        way = aim.ground - here
        return translated(model, [element.name], way if aim.is_deep else flat @ way @ flat)

    return Handle(
        key="point",
        at=sight.camera.to_view(here),
        pull=pull,
        text=tr("Move {}").format(element.name),
        hint=tr("Drag: moves the joint, and the ends of rods there; Alt moves the joint alone")
        if ends
        else tr("Drag: moves the joint on both bodies"),
        label=place_text(sight.camera, here, sight.units),
        look="diamond",
        along=tuple(end.body for end in ends),
    )


def _one(sight: Sight, element: Any, place: SpatialField, pixel: Any) -> Handle:
    here = _ground(sight, element, place)
    normal = sight.camera.axes[2]
    others = [_ground(sight, element, p) for p in points(element) if p.field != place.field]

    def pull(model: Model, aim: Aim) -> Model:
        target = aim.ground
        if not aim.is_deep:
            target = target + normal * (normal @ (here - aim.ground))
        # Forces and measure points cannot stand on the ground: over it they keep their body.
        on_ground = len(places) == 2 or place.field == "position"
        body = aim.body if aim.body != GROUND or on_ground else place.body
        if place.field == "position":
            body = GROUND
        there = attached(model, element.name, place.field, body, target)
        if there is model:
            return attached(model, element.name, place.field, place.body, target)
        return there

    places = list(points(element))
    return Handle(
        key=place.field,
        at=pixel,
        pull=pull,
        text=tr("Move {}").format(element.name),
        hint=tr("Drag: it goes to the body under the pointer, or to the ground"),
        label=place_text(sight.camera, here, sight.units),
        look="diamond",
        guides=tuple(others),
    )
