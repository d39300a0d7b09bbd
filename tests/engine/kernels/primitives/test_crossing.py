"""Edges that cross, as they are a moment later."""

import json
import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from kane.compiled import compile_model
from kane.files.model_json import loads
from kane.kernels.compiling.plain import plain
from kane.kernels.primitives import crossing
from kane.kernels.primitives.crossing import BEFORE_ALL
from kane.kernels.primitives.shape_feature import ABSENT
from kane.solve.changing.modes import Modes

AHEAD = 1e-9  # m and rad: beside that squares do not count
NONE = (0.0, 0.0, 0.0)


def boxes():
    """Return contact, features, and room for the places of two boxes that may touch with edges."""
    shapes = {"beam": [2.0, 2.0, 2.0], "bar": [1.0, 0.4, 0.4]}
    model = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "bodies": [{"name": name, "mass": 1.0, "inertia": [1.0] * 3, "position": [0, 3.0 * k, 0],
                    "shapes": [{"type": "box", "size": size}]}
                   for k, (name, size) in enumerate(shapes.items())],
        "contacts": [{"type": "bodies", "name": "touch", "body_a": "beam", "body_b": "bar"}],
    }  # fmt: skip
    loaded = loads(json.dumps(model))
    tables = Modes(loaded, compile_model(loaded)).whole.tables
    (crossing,) = [k for k, e in enumerate(tables.shape_contacts) if e["count_b"] and not e["rank"]]
    return tables.shape_contacts[crossing], tables.shape_features


def test_an_edge_that_comes_down_on_the_border_of_a_face_is_seen_a_moment_later():
    """It lies in the plane of the face and turns down, about an end that slides on this."""
    contact, features = boxes()
    pick = plain(crossing.pick)  # other kernels alone call it compiled
    p, R = np.zeros((3, 3)), np.stack([np.eye(3)] * 3)
    for seed in range(40):
        rng = np.random.default_rng(seed)
        carried, aside = Rotation.random(random_state=seed), rng.uniform(-0.5, 0.5)
        stands_on, swing = np.array([rng.uniform(0.6, 0.9), 1.0, aside]), rng.uniform(-0.6, 0.6)
        # the lowest edge of the bar goes out from there, level and askew
        bar = Rotation.from_euler("y", swing) * Rotation.from_euler("x", math.pi / 4)
        corner = np.array([-0.5, -0.2, 0.2])
        middle = stands_on - bar.apply(corner)
        p[1] = rng.uniform(-1.0, 1.0, 3)
        p[2] = p[1] + carried.apply(middle)
        R[1], R[2] = carried.as_matrix(), (carried * bar).as_matrix()
        turn = AHEAD * bar.apply([0.0, 0.0, -1.0])
        slides = AHEAD * np.array([rng.uniform(-1.0, 1.0), 0.0, rng.uniform(-1.0, 1.0)])
        shift = slides - np.cross(turn, stands_on)
        later = pick(contact, features, p, R, tuple(shift), tuple(turn), BEFORE_ALL, ABSENT)
        turned = Rotation.from_rotvec(turn)
        p[2] = p[1] + carried.apply(turned.apply(middle) + shift)
        R[2] = (carried * turned * bar).as_matrix()
        there = pick(contact, features, p, R, NONE, NONE, BEFORE_ALL, ABSENT)
        assert later[0] == there[0] != ABSENT, seed
        assert abs(later[1] - there[1]) < 1e-14


def laid(seed, deep=0.0):
    """Return p and R of the bar flat on the beam, so deep in it, across its border; where it is.

    The latter is (2, 2, 2): the ends of its two long edges below, in the plane of the face.
    """
    rng = np.random.default_rng(seed)
    carried, bar = Rotation.random(random_state=seed), Rotation.from_euler("y", rng.uniform(0, 3))
    middle = np.array([rng.choice([-1.0, 1.0]) * rng.uniform(0.8, 1.1), 1.2 - deep, 0.1])
    p, R = np.zeros((3, 3)), np.stack([np.eye(3)] * 3)
    p[2] = carried.apply(middle)
    R[1], R[2] = carried.as_matrix(), (carried * bar).as_matrix()
    edges = [[[-0.5, -0.2, z], [0.5, -0.2, z]] for z in (-0.2, 0.2)]
    return p, R, np.array([[middle + bar.apply(x) for x in edge] for edge in edges])[:, :, ::2]


def crossings(edges):
    """Return how often the long edges and the short ones between them cross the beam's border."""
    border = [(a, b) for a in (0, 1) for b in (-1.0, 1.0)]
    (a, b), (c, d) = edges
    count = 0
    for start, end in ((a, b), (c, d), (a, c), (b, d)):
        for axis, at in border:
            s = (at - start[axis]) / (end - start)[axis]
            count += bool(0.0 < s < 1.0 and abs((start + s * (end - start))[1 - axis]) < 1.0)
    return count


def gaps(contact, features, p, R):
    """Return the gaps of all pairs of edges that touch, the smallest first."""
    pick, gap, pair, found = plain(crossing.pick), BEFORE_ALL, ABSENT, []
    while True:
        pair, gap = pick(contact, features, p, R, NONE, NONE, gap, pair)
        if pair == ABSENT:
            return np.array(found)
        found.append(gap)


@pytest.mark.parametrize("deep", [0.0, 1e-12, 1e-9])
def test_faces_on_each_other_touch_where_their_borders_cross_and_nowhere_else(deep):
    """Edges around the face that they share are far behind each other across it: they do not."""
    contact, features = boxes()
    seen = 0
    for seed in range(40):
        p, R, edges = laid(seed, deep)
        found = gaps(contact, features, p, R)
        assert len(found) == crossings(edges), seed
        np.testing.assert_allclose(found, -deep, rtol=0, atol=1e-14)
        seen += len(found)
    assert seen > 60


def test_a_border_that_digs_into_a_face_is_seen_however_little_it_does():
    """Its feet are in the other box by the product of two small numbers, which is round-off."""
    contact, features = boxes()
    for seed in range(6):
        p, R, edges = laid(seed, 1e-7)
        found = gaps(contact, features, p, R)
        assert (np.abs(found + 1e-7) < 1e-14).sum() == crossings(edges), seed
