"""How deep convex parts are in each other, and how far one goes until they touch.

Both beside values that know nothing of features: points all over the surfaces, and directions by
lot that a search makes better.
"""

import math

import numpy as np
import pytest
from scipy.optimize import linprog, minimize
from scipy.spatial.transform import Rotation

from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon
from kane.elements.touching import cores
from kane.model.poses import Poses
from kane.reading.convex import Convex, way_out, way_until

TABLES = {
    "box": Box(size=(1.0, 0.3, 0.6)),
    "plate": Polygon(points=((-0.4, -0.3), (0.5, -0.2), (0.0, 0.4)), thickness=0.02),
    "capsule": Capsule(start=(-0.4, 0.0, 0.0), end=(0.4, 0.1, 0.0), radius=0.1),
}
ROUND = {
    "disc": Disc(radius=0.2, thickness=0.5, axis=(0.0, 0.0, 1.0)),
    "coin": Disc(radius=0.3, thickness=0.01, axis=(0.0, 0.6, 0.8)),
    "cone": Cone(base=(0.0, 0.0, -0.2), apex=(0.0, 0.1, 0.4), radius=0.25),
}
RIM = 720  # points of a rim
INWARDS = 1.0 - math.cos(math.pi / RIM)  # by so much of its radius they are within it


def surface(shape, turn, at):
    """Corners and points of rims of a shape, (k, 3), and by how much it is grown."""
    grown = 0.0
    match shape:
        case Box(size=size):
            points = np.array(np.meshgrid(*([-0.5, 0.5],) * 3)).reshape(3, -1).T * size
        case Polygon():
            ends = (-0.5 * shape.thickness, 0.5 * shape.thickness)
            points = np.array([(x, y, z) for x, y in shape.points for z in ends])
        case Capsule():
            points, grown = np.array([shape.start, shape.end]), shape.radius
        case Disc():
            axis = np.array(shape.axis) / np.linalg.norm(shape.axis)
            half = 0.5 * shape.thickness * axis
            points = np.concatenate(
                [circle(half, axis, shape.radius), circle(-half, axis, shape.radius)]
            )
        case Cone():
            way = np.subtract(shape.apex, shape.base)
            rim = circle(np.array(shape.base), way / np.linalg.norm(way), shape.radius)
            points = np.concatenate([rim, [shape.apex]])
    return at + points @ turn.T, grown


def circle(center, axis, radius):
    x = np.cross(axis, (0.36, 0.48, 0.8))
    x /= np.linalg.norm(x)
    angles = 2.0 * math.pi / RIM * np.arange(RIM)[:, None]
    return center + radius * (np.cos(angles) * x + np.sin(angles) * np.cross(axis, x))


def standing(rng, far):
    return Rotation.random(random_state=int(rng.integers(1 << 30))).as_matrix(), far


def part(shape, body, turn, at):
    poses = Poses((body,), np.array([at], dtype=float), turn[None])
    (core,) = cores(shape, None)
    return Convex.of(core.features, core.grown, body, poses)


def pairs(rng, count, far, tables=TABLES):
    """(name, points of A, points of B, grown, A, B) of pairs by lot."""
    names = [(a, b) for a in tables for b in ROUND]
    for k in range(count):
        a, b = names[k % len(names)]
        placed = [
            (shape, *standing(rng, rng.uniform(-far, far, 3))) for shape in (tables[a], ROUND[b])
        ]
        (one, grown), (other, _) = (surface(*each) for each in placed)
        first, second = (part(each[0], "body", *each[1:]) for each in placed)
        yield f"{a} and {b}", one, other, grown, first, second


def least_overlap(one, other, grown, rng):
    """The least overlap over all directions, from many by lot."""

    def overlap(n):
        n = n / np.linalg.norm(n)
        return float((one @ n).max() - (other @ n).min()) + grown

    ways = rng.normal(size=(4000, 3))
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    rough = (ways @ one.T).max(axis=1) - (ways @ other.T).min(axis=1)
    starts = ways[np.argsort(rough)[:400:50]]
    options = {"xatol": 1e-10, "fatol": 1e-12}
    return min(minimize(overlap, n, method="Nelder-Mead", options=options).fun for n in starts)


def test_the_smallest_way_out_is_that_of_a_search_over_all_directions():
    rng = np.random.default_rng(3)
    deep = 0
    for name, one, other, grown, a, b in pairs(rng, 9, 0.2):
        found = way_out(a, b)
        if found.far <= 0.0:
            continue
        deep += 1
        wanted = least_overlap(one, other, grown, rng)
        # points of a rim are within it by so much; a search from eight places may miss the least
        assert found.far <= wanted + 0.3 * INWARDS + 1e-9, name
        assert found.far >= wanted - 1e-9 - 0.3 * INWARDS, name
        b_out = b._replace(
            points=b.points + found.far * found.along, centers=b.centers + found.far * found.along
        )
        assert abs(way_out(a, b_out).far) < 1e-12, name
    assert deep >= 7


def is_across_two_rims(along, a, b):
    """Whether a direction is a normal of no face and no side of both."""
    faces = [abs(along @ normal) for part in (a, b) for normal in part.faces]
    leans = [abs(abs(along @ axis) - sine) for part in (a, b) for axis, _, sine in part.sides]
    return max(faces) < 1.0 - 1e-9 and min(leans) > 1e-6


def test_of_two_rims_it_is_across_both_where_that_is_the_smallest():
    rng, count = np.random.default_rng(5), 0
    for name, one, other, grown, a, b in pairs(rng, 120, 0.3, ROUND):
        found = way_out(a, b)
        if found.far <= 0.0 or not is_across_two_rims(found.along, a, b):
            continue
        count += 1
        wanted = least_overlap(one, other, grown, rng)
        # of both rims points are within it by so much
        assert abs(found.far - wanted) < 0.6 * INWARDS + 1e-9, name
        b_out = b._replace(
            points=b.points + found.far * found.along, centers=b.centers + found.far * found.along
        )
        # the direction is known to 6e-9, and by the square of that the way is too long
        assert abs(way_out(a, b_out).far) < 1e-12, name
    assert count >= 4


def first_touch(one, other, way):
    """The first way at which two hulls of points have one in common; infinite where there is none.

    A linear programme: the least t with sum l x = sum m y + t way, both l and m shares of one.
    """
    k, m = len(one), len(other)
    rows = np.zeros((5, k + m + 1))
    rows[:3, :k], rows[:3, k : k + m], rows[:3, -1] = one.T, -other.T, -way
    rows[3, :k] = rows[4, k : k + m] = 1.0
    cost = np.zeros(k + m + 1)
    cost[-1] = 1.0
    bounds = [(0.0, None)] * (k + m) + [(None, None)]
    exact = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
    found = linprog(
        cost, A_eq=rows, b_eq=[0.0, 0.0, 0.0, 1.0, 1.0], bounds=bounds, method="highs",
        options=exact,
    )  # fmt: skip
    return found.fun if found.status == 0 else math.inf


def test_the_way_until_they_touch_is_that_of_a_linear_programme():
    rng = np.random.default_rng(4)
    seen = {"touch": 0, "pass": 0}
    for name, one, other, grown, a, b in pairs(rng, 18, 0.35):
        if grown:
            continue  # no hull of points
        way = rng.normal(size=3)
        way /= np.linalg.norm(way)
        back = 3.0 * way
        b = b._replace(points=b.points - back, centers=b.centers - back)
        found, wanted = way_until(a, b, way), first_touch(one, other - back, way)
        seen["pass" if math.isinf(wanted) else "touch"] += 1
        if math.isinf(found):
            assert math.isinf(wanted), name
        elif not math.isinf(wanted):
            # a hull of points comes a little later: what it lacks of a rim, along a slant surface;
            # the rows of the programme hold to 1e-10, which a slant surface makes larger
            assert found <= wanted + 1e-8, name
            assert found == pytest.approx(wanted, abs=1e-4), name
    assert seen["touch"] >= 6, seen
    assert seen["pass"] >= 2, seen
