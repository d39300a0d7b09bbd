"""How far bodies go straight until they touch."""

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import product

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.contacts import AnyContact, PlaneContact
from kane.elements.primitives import RimContact, RollingContact, ShapeContact
from kane.elements.touching import feelers
from kane.model.model import Model
from kane.model.poses import Poses, initial_poses
from kane.model.touching import contacts_of_shapes
from kane.reading.convex import Pair, way_out, way_until
from kane.reading.holds import height, touching_row
from kane.reading.touching_places import touched

Array = npt.NDArray[np.float64]
Row = ShapeContact | RollingContact | RimContact

BESIDE = 1e-12  # cosine between way and normal below which a surface is gone along
MOST_STEPS = 100  # of Newton's method; a way that only grazes halves its rest with each
ROUND_OFF = 4e-16  # of the way gone


def way_until_touch(
    model: Model, contacts: Sequence[AnyContact], moved: Collection[str], way: Array, near: float
) -> float:
    """Return how far bodies go until they touch in any contact [m]; infinite where they never do.

    What touches already and is pressed has no way. What only slides along, or goes in no deeper
    than what counts as nothing, is passed.

    Args:
        model: any model whose references resolve.
        contacts: of it; of each one body goes, the other stays.
        moved: names of the bodies that go.
        way: unit vector in ground axes, (3,).
        near: a depth that counts as nothing [m].

    """
    going = _Going(model, frozenset(moved), way)
    least = [(going.least_way(each), number) for number, each in enumerate(contacts)]
    nearest = math.inf
    for at_least, number in sorted(least):
        if at_least >= nearest:
            break
        found = (touching_row(model, each) for each in contacts_of_shapes(model, contacts[number]))
        rows = [row for row in found if row is not None]
        drawn_in = _drawn_in(rows, going, near)
        pairs = zip(rows, drawn_in, strict=True)
        ways = [_way_of(row, other, going, near) for row, other in pairs if Pair.of(row) is None]
        round_pairs = dict.fromkeys(pair for pair in map(Pair.of, rows) if pair is not None)
        ways += [_way_of_round(pair, going, near) for pair in round_pairs]
        nearest = min([nearest, *ways])
    return nearest


def reach(body: Body) -> float:
    """Return how far the shapes of a body go from its origin [m]."""
    felt = (each for shape in body.shapes for each in feelers(shape, None))
    return max((math.hypot(*each.center) + each.radius for each in felt), default=0.0)


class _Going:
    """Bodies on their way."""

    def __init__(self, model: Model, moved: frozenset[str], way: Array) -> None:
        self.way, self._start = way, initial_poses(model)
        self._moves = np.array([name in moved for name in self._start.names])
        self.moved = moved
        self._reach = {body.name: reach(body) for body in model.bodies}

    def least_way(self, contact: AnyContact) -> float:
        """Return a way that is surely free [m]: to where balls around both bodies touch.

        Of a plane it is 0; infinite where the balls pass each other.
        """
        if isinstance(contact, PlaneContact):
            return 0.0
        b_moves = contact.body_b in self.moved
        one, other = (contact.body_b, contact.body_a)[:: 1 if b_moves else -1]
        origin = (0.0, 0.0, 0.0)
        to_other = self._start.point(other, origin) - self._start.point(one, origin)
        along = float(to_other @ self.way)
        beside = float(np.linalg.norm(to_other - along * self.way))
        both = self._reach[one] + self._reach[other]
        if beside > both or along < -both:
            return math.inf
        return max(along - math.sqrt(both * both - beside * beside), 0.0)

    def after(self, far: float) -> Poses:
        """Return where the bodies stand after a way [m]."""
        there = self._start.position + np.outer(self._moves, far * self.way)
        return self._start._replace(position=there)


def _drawn_in(rows: Sequence[Row], going: _Going, near: float) -> list[Row]:
    """Return the rows with all corners a little nearer to the line through their midst.

    So a corner that is flush with a face is beside it, or within it, as its whole body is: boxes
    side by side pass each other, and those of a stack do not, though in both corners only go along
    faces.
    """
    start = going.after(0.0)
    middles = {
        body: np.mean([row.point_b for row in rows if row.body_b == body], axis=0)
        for body in {row.body_b for row in rows}
    }
    found: list[Row] = []
    for row in rows:
        if isinstance(row, ShapeContact) and _is_corner(row) and not row.features_b:
            inwards = start.turned(row.body_b, middles[row.body_b] - np.array(row.point_b))
            inwards = inwards - going.way * (going.way @ inwards)
            size = float(np.linalg.norm(inwards))
            there = start.point(row.body_b, row.point_b) + near * inwards / (size or 1.0)
            x, y, z = start.local(row.body_b, there).tolist()
            found.append(replace(row, point_b=(x, y, z)))
        else:
            found.append(row)
    return found


def _is_corner(row: ShapeContact) -> bool:
    return row.ball + row.grown == 0.0 and not row.hollow


def _way_of(row: Row, drawn_in: Row, going: _Going, near: float) -> float:
    """Return the way until a ball, a corner or a rim touches.

    As a convex core is approached straight, the gap is a convex function of the way (Boyd and
    Vandenberghe, Convex Optimization, section 3.2.5), so that Newton's method from before it
    comes to the first zero, or to where the gap grows again.
    """
    if isinstance(row, ShapeContact) and row.hollow:
        return _way_out(row, going)
    if isinstance(row, ShapeContact) and row.features_b:
        # the others of these cores are for more places at once
        if row.rank:
            return math.inf
        of_pairs = _way_of_parts if row.is_of_outlines() else _way_of_edges
        return of_pairs(row, going, near)
    is_corner = isinstance(row, ShapeContact) and _is_corner(row)
    rough = _newton(drawn_in, going, 0.0 if is_corner else near)
    if math.isinf(rough):
        return math.inf
    exact = _newton(row, going, 0.0)
    return rough if math.isinf(exact) else exact


def _newton(row: Row, going: _Going, deeper: float) -> float:
    """Return the way until the gap is as much below zero; infinite if it never is [m]."""
    far = 0.0
    sense = 1.0 if row.body_b in going.moved else -1.0
    for _ in range(MOST_STEPS):
        poses = going.after(far)
        gap = deeper + (
            height(row, poses) if isinstance(row, RollingContact) else row.height(poses)
        )  # fmt: skip
        if far > 0.0 and gap <= ROUND_OFF * far:
            return far
        slope = sense * float(touched(row, poses, None).normal @ going.way)
        if slope >= -BESIDE:
            return math.inf
        if gap <= 0.0:
            return far
        step = gap / -slope
        far += step
        if step <= ROUND_OFF * far:
            return far
    return far


def _way_of_edges(row: ShapeContact, going: _Going, near: float) -> float:
    """Return the way until an edge of one body lies on one of the other, which it crosses [m].

    With the directions e and f of the edges and the way w between them, n = e × f / |e × f| is
    across both, and n · w falls evenly as a body goes straight. Edges that meet with their ends,
    or run along each other, are passed: corners come first there.
    """
    start, nearest = going.after(0.0), math.inf
    way = going.way if row.body_b in going.moved else -going.way
    apart = row.ball + row.grown
    for a, b in product(row.features, row.features_b):
        if (a.kind, b.kind) != ("edge", "edge"):
            continue
        e, f = start.turned(row.body_a, a.along), start.turned(row.body_b, b.along)
        n = np.cross(e, f)
        sine = float(np.linalg.norm(n))
        if sine < BESIDE:
            continue
        between = start.point(row.body_b, b.point) - start.point(row.body_a, a.point)
        gap, speed = float(n @ between) / sine, float(n @ way) / sine
        far = (abs(gap) - apart) / -speed * math.copysign(1.0, gap) if speed else math.inf
        if not 0.0 <= far < nearest:
            continue
        # where they cross: points at these lengths from the starts of the edges
        there = between + far * way
        on_a = float(np.cross(there, f) @ n) / sine**2
        on_b = float(np.cross(there, e) @ n) / sine**2
        if near < on_a < a.length - near and near < on_b < b.length - near:
            nearest = far
    return nearest


def _way_of_round(pair: Pair, going: _Going, near: float) -> float:
    """Return the way until two parts touch of which one has rims or a side [m].

    What is in each other from the first is pressed, or on its way out.
    """
    a, b = pair.parts(going.after(0.0))
    way = going.way if pair.body_b in going.moved else -going.way
    slim = a._replace(grown=a.grown - near)
    until = way_until(slim, b, way)
    if math.isinf(until):
        return math.inf
    if until < 0.0:
        return 0.0 if float(way_out(slim, b).along @ way) < -BESIDE else math.inf
    return max(way_until(a, b, way), 0.0)


def _way_of_parts(row: ShapeContact, going: _Going, near: float) -> float:
    """Return the way until a part of one outline touches one of the other [m].

    Above a segment an arc comes down evenly; between two arcs about centres it is where a straight
    line meets a circle about one of them: the first time outside, the last time within.
    """
    start, nearest = going.after(0.0), math.inf
    way = going.way if row.body_b in going.moved else -going.way
    out = start.turned(row.body_a, row.out)
    for number in range(len(row.features) * len(row.features_b)):
        of_b, of_a = divmod(number, len(row.features))
        one, other = row.features[of_a], row.features_b[of_b]
        found = row.parts(start, number)
        if found is None:
            continue  # these never touch
        if "segment" in (one.kind, other.kind):
            speed = float(found.normal @ way)
            far = found.depth / -speed if speed < -BESIDE else math.inf
        else:
            between = start.point(row.body_b, other.point) - start.point(row.body_a, one.point)
            between = between - out * (out @ between)
            both, along = one.radius + other.radius, float(between @ way)
            square = along * along + both * both - float(between @ between)
            root = math.sqrt(square) if square >= 0.0 else math.inf
            far = -along - root if both >= 0.0 else -along + root
        if not -near <= far < nearest or math.isinf(far):
            continue
        there = row.parts(going.after(far), number)
        if there is not None and there.room > near:
            nearest = max(far, 0.0)
    return nearest


def _way_out(row: ShapeContact, going: _Going) -> float:
    """Return the way until a ball in a hollow one touches it: the later zero of a square.

    |c + s d|² = R², with the centre c from that of the hollow one, and R how far it may go.
    """
    start = going.after(0.0)
    out = start.turned(row.body_a, row.out)
    center = start.point(row.body_b, row.point_b) - start.point(row.body_a, row.features[0].point)
    center = center - out * (out @ center)
    way = going.way if row.body_b in going.moved else -going.way
    along = float(center @ way)
    rest = along * along + (row.grown - row.ball) ** 2 - float(center @ center)
    return max(math.sqrt(rest) - along, 0.0) if rest > 0.0 else 0.0
