"""How what changes holds: open, closed, sticking, sliding or locked; and what a drawing says of it.

A run says it at each frame, see ``Result.holds_at``.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import numpy as np

from kane.elements.changing import Contact
from kane.elements.contacts import AnyContact, PlaneContact
from kane.elements.ends import Rim
from kane.elements.primitives import PathRow, RimContact, RollingContact, ShapeContact
from kane.elements.release import Release
from kane.elements.touching import Touching
from kane.kernels.codes import POSITION
from kane.model.model import Model, coordinates, may_change
from kane.model.poses import Poses
from kane.model.sums import contacts_of
from kane.model.touching import contacts_of_shapes, normals
from kane.reading.contact import contact_point
from kane.reading.convex import Pair, way_out

Hold = Literal["open", "closed", "sticks", "slides", "locked"]
Holds = Mapping[str, Mapping[str, Hold]]
"""Of each element by its parts, such as 'lower' or ''; what nobody knows is left out."""

REACHED = 1e-6  # rad, or of the limit or the model; what touches is there to round-off


def holds_as_drawn(model: Model, poses: Poses) -> Holds:
    """Return what can be told without a run.

    Limits are closed where they are reached, latches and released joints are as they begin, discs
    that may lift off and shapes that may touch are open where they stand off. Whether
    something sticks, slides or may be lifted is a matter of forces, and left out.

    Args:
        model: the model.
        poses: where its bodies are.

    """
    if not may_change(model):
        return {}
    paths = coordinates(model)
    size = float(np.abs(poses.position).max(initial=0.0))
    found: dict[str, dict[str, Hold]] = {}
    for element, contact in contacts_of(model, paths):
        owner = element.joint if isinstance(element, Release) else element.name
        hold = _as_drawn(contact, poses, size)
        if hold is not None:
            found.setdefault(owner, {})[contact.part] = hold
    return with_releases(model, found)


def with_releases(model: Model, holds: Holds) -> Holds:
    """Return holds with those of the releases, which are as the joints that they let go."""
    return {
        **holds,
        **{each.name: holds[each.joint] for each in model.releases if each.joint in holds},
    }


def _as_drawn(contact: Contact, poses: Poses, size: float) -> Hold | None:
    gap = contact.gap
    if contact.switch is not None:
        return ("locked" if contact.switch.is_shut else "open") if contact.held else None
    if isinstance(gap, RollingContact):
        is_above = height(gap, poses) > REACHED * gap.radius
        return "open" if contact.opens and is_above else None
    if isinstance(gap, ShapeContact):
        is_apart = gap.height(poses) > REACHED * max(gap.ball, gap.grown, size)
        return "open" if contact.opens and is_apart else None
    if isinstance(gap, RimContact):
        is_apart = gap.height(poses) > REACHED * gap.radius
        return "open" if contact.opens and is_apart else None
    if not isinstance(gap, PathRow) or gap.level != POSITION or gap.offset is None:
        return None
    value = sum(factor * path.value(poses) for factor, path in gap.terms)
    scale = 1.0 if gap.angular else max(abs(gap.offset), size)
    return "closed" if abs(value - gap.offset) <= REACHED * scale else "open"


def height(contact: RollingContact, poses: Poses) -> float:
    """Return by how much a disc stands off its plane, negative where it reaches into it [m]."""
    normal = contact.directions[0]
    rim = Rim(contact.body_a, normal, contact.body_b, contact.point_b, contact.axis, contact.radius)
    away = contact_point(rim, poses) - poses.point(contact.body_a, contact.point_a)
    return float(away @ poses.turned(contact.body_a, normal))


def room_below(model: Model, floor: PlaneContact, poses: Poses) -> float | None:
    """Return how far a floor is below the body that it carries [m].

    None where the body has no shape that could touch it.
    """
    return room_between(model, floor, poses)


def room_between(model: Model, touching: AnyContact, poses: Poses) -> float | None:
    """Return how far apart bodies are that may touch, negative where they are in each other [m].

    None where they have no shapes that could touch.
    """
    rows = [touching_row(model, contact) for contact in contacts_of_shapes(model, touching)]
    return min(rooms([row for row in rows if row is not None], poses), default=None)


def rooms(rows: Sequence[Touching], poses: Poses) -> Iterator[float]:
    """Yield how much room there is, negative where shapes are in each other [m].

    The gap between an edge and something round is how far that is on the one side of the edge, even
    where another way out is shorter: of parts with rims that are in each other it is the smallest
    way out that counts, once for all their places.
    """
    deep = dict[Pair, None]()
    for row in rows:
        if isinstance(row, ShapeContact) and row.rank:
            continue  # places of the same cores, the nearest first
        room = height(row, poses) if isinstance(row, RollingContact) else row.height(poses)
        pair = Pair.of(row) if room < 0.0 else None
        if pair is None:
            yield room
        else:
            deep[pair] = None
    for pair in deep:
        yield -way_out(*pair.parts(poses)).far


def touching_row(model: Model, contact: Contact) -> Touching | None:
    """Return the row by which shapes of a model touch; None of a contact of any other kind.

    In a plane their heights above it do not count.
    """
    gap = contact.gap
    if isinstance(gap, ShapeContact) and model.planar:
        return next(gap.in_plane(normals(model), 0))
    return gap if isinstance(gap, ShapeContact | RollingContact | RimContact) else None
