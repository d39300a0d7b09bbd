"""Bodies that begin inside each other are pushed apart."""

import threading
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.placement import Placement, as_drawn, placed
from kane.analyses.posing import HOLDING, Poser
from kane.analyses.skeleton import mechanisms
from kane.arguments import checked
from kane.elements.contacts import AnyContact
from kane.elements.primitives import RimContact, RollingContact, ShapeContact
from kane.errors import AssemblyError
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kane.model.touching import contacts_of_shapes
from kane.reading.convex import Pair, way_out
from kane.reading.holds import height, rooms, touching_row
from kane.reading.near_pairs import near_pairs
from kane.reading.touching_places import touched
from kane.sentences import say

Array = npt.NDArray[np.float64]
Row = ShapeContact | RollingContact | RimContact

NOTHING = 1e-12  # of the size of the model: less deep is round-off
MOST_SWEEPS = 200  # over all contacts
MOST_PUSHES = 40  # along one direction, each as far as the deepest place asks
FLUSH = 1e-7  # of the size of the model, by which a body is pushed on to see whether it is out
LEAST = 1e-12  # of a depth: round-off
SAME = 1e-9  # 1 - cosine of the angle between two directions that are tried as one


class _Group(NamedTuple):
    """Bodies that joints hold together.

    Attributes:
        bodies: their names.
        is_free: whether they can go anywhere as they stand: no joint leads to the ground.

    """

    bodies: frozenset[str]
    is_free: bool


@checked
def pushed_apart(model: Model, *, stop: threading.Event | None = None) -> Model:
    """Return the model with the bodies that begin inside each other moved until they just touch.

    Each pair goes apart by the shortest way among the normals at which its shapes are in each
    other. What is joined to nothing that stands goes straight, with all that is joined to it;
    what is joined to the ground goes as its joints let it; pinned bodies stay. Of two that may
    both go straight each goes half the way. One pair after the other, until none is left.

    Args:
        model: a model whose references resolve.
        stop: an event that any thread may set: the model is returned as far as it has come.

    Raises:
        AssemblyError: some cannot be moved apart, or too many are in each other's way.

    """
    groups = _groups(model)
    for _ in range(MOST_SWEEPS):
        deep = [each for each in near_pairs(model) if _depth(model, each) > _nothing(model)]
        if not deep:
            return model
        for contact in deep:
            if stop is not None and stop.is_set():
                return model
            model = _parted(model, contact, groups)
    raise AssemblyError(
        say("The bodies are in each other's way: move some of them apart by hand first.")
    )


def _groups(model: Model) -> dict[str, _Group]:
    """Return the group of each body that may move; pinned ones are left out."""
    pinned = [body.name for body in model.bodies if body.pinned]
    standing = {GROUND, *pinned}
    tied = {j.name for j in model.joints if {j.body_a, j.body_b} & standing}
    found = {}
    for mechanism in mechanisms(model, HOLDING, pinned):
        is_free = tied.isdisjoint(mechanism.elements)
        group = _Group(frozenset(mechanism.bodies), is_free)
        found.update(dict.fromkeys(mechanism.bodies, group))
    return found


def _parted(model: Model, contact: AnyContact, groups: dict[str, _Group]) -> Model:
    """Return the model with the bodies of a contact apart, by the shortest way there is."""
    best: tuple[float, Model] | None = None
    least = (1.0 + LEAST) * _depth(model, contact)
    for way in _ways(model, contact):
        there = _pushed(model, contact, way, groups)
        if there is None:
            continue
        moved = _moved(model, there)
        if best is None or moved < best[0]:
            best = moved, there
        if best[0] <= least:
            break  # nothing that is less takes them apart
    if best is None:
        raise AssemblyError(
            say(
                "The bodies of '{contact}' are inside each other, and held where they are: draw "
                "one of them elsewhere.",
                contact=contact.name,
            )
        )
    return best[1]


def _ways(model: Model, contact: AnyContact) -> Iterator[Array]:
    """Yield the directions in which body B may leave body A, each once.

    They are the normals at the places that are too deep, and those of all faces there: the face
    that is nearest to a corner need not be the one through which its body leaves soonest. Parts
    with rims have their smallest way out instead.
    """
    poses, found = initial_poses(model), list[Array]()
    for row in sorted(_rows(model, contact), key=lambda row: _height(row, poses)):
        if _height(row, poses) >= 0.0:
            return
        sense, pair = 1.0 if row.body_b == contact.body_b else -1.0, Pair.of(row)
        if pair is None:
            normals = [touched(row, poses, None).normal, *_faces(row, poses)]
        else:
            normals = [way_out(*pair.parts(poses)).along, *_faces(row, poses)]
        for normal in normals:
            way = sense * normal
            if not any(float(way @ other) > 1.0 - SAME for other in found):
                found.append(way)
                yield way


def _faces(row: Row, poses: Poses) -> Iterator[Array]:
    if isinstance(row, ShapeContact | RimContact):
        for feature in row.features:
            if feature.kind in ("face", "segment"):
                yield poses.turned(row.body_a, feature.along)
        for feature in row.features_b:
            if feature.kind == "segment":
                yield -poses.turned(row.body_b, feature.along)


def _pushed(
    model: Model, contact: AnyContact, way: Array, groups: dict[str, _Group]
) -> Model | None:
    """Return the model with body B pushed out of body A along a direction; None if it cannot be."""
    little = FLUSH * _size(model)
    for _ in range(MOST_PUSHES):
        depth = _depth(model, contact)
        if depth <= 0.0:
            # corners that are flush with the faces of the other body are not out of it
            further = _apart(model, contact, little * way, groups)
            if further is None or _depth(further, contact) <= 0.0:
                return model
            depth = _overlap(model, contact, way)
        there = _apart(model, contact, depth * way, groups)
        if there is None:
            return None
        model = there
    return None if _depth(model, contact) > _nothing(model) else model


def _overlap(model: Model, contact: AnyContact, way: Array) -> float:
    """Return how far body B reaches back behind the farthest point of A along a direction [m]."""
    poses, farthest, least = initial_poses(model), -np.inf, np.inf
    for row in _rows(model, contact):
        if isinstance(row, RimContact):
            axis, center = poses.turned(row.body_b, row.axis), poses.point(row.body_b, row.point_b)
            half = row.radius * float(np.linalg.norm(np.cross(axis, way)))
            if row.body_b == contact.body_b:
                least = min(least, float(center @ way) - half)
            else:
                farthest = max(farthest, float(center @ way) + half)
        if not isinstance(row, ShapeContact):
            continue
        ball = float(poses.point(row.body_b, row.point_b) @ way)
        core = [
            float(poses.point(row.body_a, each.point) @ way)
            for each in row.features
            if each.kind == "vertex"
        ]
        if row.body_b == contact.body_b:
            least = min(least, ball - row.ball)
            farthest = max([farthest, *(each + row.grown for each in core)])
        else:
            farthest = max(farthest, ball + row.ball)
            least = min([least, *(each - row.grown for each in core)])
    return farthest - least


def _apart(
    model: Model, contact: AnyContact, shift: Array, groups: dict[str, _Group]
) -> Model | None:
    """Return the model with body B shifted against body A, (3,) [m]; None if neither can move."""
    a, b = groups.get(contact.body_a), groups.get(contact.body_b)
    if a is b:
        return _posed(model, contact.body_b, shift) if b is not None else None
    if a is not None and b is not None and a.is_free and b.is_free:
        return _shifted(_shifted(model, b.bodies, 0.5 * shift), a.bodies, -0.5 * shift)
    for group, sense in ((b, 1.0), (a, -1.0)):
        if group is not None and group.is_free:
            return _shifted(model, group.bodies, sense * shift)
    for group, body, sense in ((b, contact.body_b, 1.0), (a, contact.body_a, -1.0)):
        there = _posed(model, body, sense * shift) if group is not None else None
        if there is not None:
            return there
    return None


def _shifted(model: Model, bodies: frozenset[str], shift: Array) -> Model:
    position, orientation = as_drawn(model)
    for i, body in enumerate(model.bodies):
        if body.name in bodies:
            position[i] += shift
    return placed(model, Placement(position, orientation))


def _posed(model: Model, body: str, shift: Array) -> Model | None:
    """Return the model with a body pulled along, as its joints let it; None if they do not."""
    poser = Poser(model, body, (0.0, 0.0, 0.0))
    if poser.held:
        return None
    x, y, z = (initial_poses(model).point(body, (0.0, 0.0, 0.0)) + shift).tolist()
    there = placed(model, poser.move_to((x, y, z)).placement)
    return there if _moved(model, there) > 0.0 else None


def _moved(before: Model, after: Model) -> float:
    """Return how far bodies have gone in all [m]."""
    way = initial_poses(after).position - initial_poses(before).position
    return float(np.linalg.norm(way, axis=1).sum())


def _depth(model: Model, contact: AnyContact) -> float:
    """Return how deep the bodies of a contact are in each other, negative where apart [m]."""
    return max(
        (-room for room in rooms(_rows(model, contact), initial_poses(model))), default=-np.inf
    )


def _rows(model: Model, contact: AnyContact) -> Sequence[Row]:
    if contact.held:
        return ()  # it holds from both sides, and is closed by the assembly
    found = (touching_row(model, each) for each in contacts_of_shapes(model, contact))
    return [row for row in found if row is not None]


def _height(row: Row, poses: Poses) -> float:
    return height(row, poses) if isinstance(row, RollingContact) else row.height(poses)


def _nothing(model: Model) -> float:
    return NOTHING * _size(model)


def _size(model: Model) -> float:
    return float(np.abs(initial_poses(model).position).max(initial=1e-3))
