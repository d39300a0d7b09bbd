"""Where shapes begin to touch in space, beside coal, which finds distances of convex bodies."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.exact.test_shape_contacts import model, touch

from kane.model.poses import initial_poses
from kane.reading.straight_ways import way_until_touch

coal = pytest.importorskip("coal", reason="a group: pip install --group shapes")

NEAR = 1e-9
CORNERS = [
    [-0.3, -0.2, -0.2],
    [0.4, -0.3, -0.1],
    [0.2, 0.5, -0.2],
    [0.1, 0.0, 0.4],
    [-0.2, 0.2, 0.2],
]
SHAPES = {
    "ball": {"type": "sphere", "radius": 0.3},
    "capsule": {"type": "capsule", "start": [-0.4, 0, 0], "end": [0.3, 0.2, 0.1], "radius": 0.1},
    "box": {"type": "box", "size": [0.4, 0.6, 0.5]},
    "plate": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
              "thickness": 0.2},
    "polyhedron": {"type": "polyhedron", "points": CORNERS},
    "disc": {"type": "disc", "radius": 0.3, "thickness": 0.2},
    "cone": {"type": "cone", "base": [0, 0, -0.1], "apex": [0, 0, 0.4], "radius": 0.3},
}  # fmt: skip
EDGED = ("capsule", "box", "plate", "polyhedron")
PAIRS = [*(("ball", other) for other in SHAPES), *((a, b) for a in EDGED for b in EDGED if a <= b)]
# What coal is told to reach, and what it leaves: 7e-11 at the most, whatever less it is told.
ASKED, LEFT = 1e-10, 5e-10


def of_coal(shape):
    """Return a shape of coal, and where it stands in the axes of its body."""
    place = coal.Transform3s.Identity()
    match shape["type"]:
        case "sphere":
            return coal.Sphere(shape["radius"]), place
        case "box":
            return coal.Box(*shape["size"]), place
        case "disc":
            return coal.Cylinder(shape["radius"], shape["thickness"]), place
        case "cone":
            base, apex = np.array(shape["base"]), np.array(shape["apex"])
            place.setTranslation((base + apex) / 2)
            return coal.Cone(shape["radius"], float(np.linalg.norm(apex - base))), place
        case "capsule":
            start, end = np.array(shape["start"]), np.array(shape["end"])
            along = (end - start) / np.linalg.norm(end - start)
            across = np.linalg.svd(along[None])[2][1]
            place.setRotation(np.column_stack((across, np.cross(along, across), along)))
            place.setTranslation((start + end) / 2)
            return coal.Capsule(shape["radius"], float(np.linalg.norm(end - start))), place
        case "polygon":
            half = shape["thickness"] / 2
            return hull([[*point, z] for point in shape["points"] for z in (-half, half)]), place
        case "polyhedron":
            return hull(shape["points"]), place
    raise ValueError(shape)


def hull(points):
    corners = coal.StdVec_Vec3s()
    for point in points:
        corners.append(np.array(point, dtype=float))
    return coal.Convex.convexHull(corners, True, "Qt")


def distance(drawn, a, b):
    poses, ends = initial_poses(drawn), []
    for name, kind in (("a", a), ("b", b)):
        shape, own = of_coal(SHAPES[kind])
        k = poses.names.index(name)
        body = coal.Transform3s(poses.rotation[k], poses.position[k])
        ends += [shape, body * own]
    request, result = coal.DistanceRequest(), coal.DistanceResult()
    request.gjk_tolerance = request.epa_tolerance = ASKED
    request.gjk_max_iterations = request.epa_max_iterations = 1000
    return coal.distance(*ends, request, result)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_bodies_that_come_straight_begin_to_touch_where_coal_finds_no_distance(a, b, seed):
    random = np.random.default_rng(seed)
    turns = random.normal(size=(2, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    way = random.normal(size=3)
    way /= np.linalg.norm(way)
    beside = random.uniform(-0.1, 0.1, 3)
    bodies = [
        {"name": name, "mass": 1.0, "inertia": [0.1, 0.2, 0.25], "position": place,
         "orientation": turn.tolist(), "shapes": [SHAPES[shape]]}
        for name, shape, place, turn in zip(
            "ab", (a, b), ([0.1, 0.2, 0.3], (-2 * way + beside).tolist()), turns, strict=True)
    ]  # fmt: skip
    drawn = model(bodies, [touch("a", "b")], planar=False)
    far = way_until_touch(drawn, drawn.contacts, {"b"}, way, NEAR)

    def apart(way_gone):
        second = drawn.bodies[1]
        x, y, z = (np.array(second.position) + way_gone * way).tolist()
        there = replace(drawn, bodies=(drawn.bodies[0], replace(second, position=(x, y, z))))
        return distance(there, a, b)

    if math.isinf(far):  # they pass each other
        assert min(map(apart, np.linspace(0, 4, 2000))) > 0.0
        return
    assert apart(far) == pytest.approx(0.0, abs=LEFT)
    assert apart(far - 1e-3) > 1e-5
    assert apart(far + 1e-3) < -1e-5
