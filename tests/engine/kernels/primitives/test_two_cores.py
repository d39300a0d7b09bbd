"""What two cores that are in each other by little are told of: a place that is as deep, no deeper.

Time steps leave bodies in each other, and put apart what is told. How deep they are is the least
over all directions here, which knows nothing of pairs of features.
"""

import json

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.thinned import thinned

from kane.compiled import compile_model
from kane.elements.touching import cores
from kane.files.model_json import loads
from kane.kernels.equations import assemble
from kane.kernels.primitives.two_cores import DEEPER
from kane.model.poses import Poses
from kane.reading.convex import Convex, way_out
from kane.solve.changing.modes import Modes
from kane.solve.workplace import enter

SHAPES = {
    "box": {"type": "box", "size": [0.16, 0.14, 0.15]},
    "can": {"type": "disc", "radius": 0.08, "thickness": 0.16, "axis": [0, 1, 0]},
    "coin": {"type": "disc", "radius": 0.08, "thickness": 0.01, "axis": [0, 1, 0]},
    "cone": {"type": "cone", "base": [0, -0.05, 0], "apex": [0, 0.12, 0], "radius": 0.08},
    "hull": {"type": "polyhedron", "points": [[-0.07, -0.05, -0.05], [0.1, -0.07, -0.03],
             [0.05, 0.12, -0.05], [0.02, 0, 0.1], [-0.05, 0.05, 0.05]]},
}  # fmt: skip
PAIRS = [
    ("box", "box"), ("box", "can"), ("can", "box"), ("coin", "box"), ("cone", "box"),
    ("can", "can"), ("coin", "can"), ("cone", "cone"), ("hull", "box"), ("hull", "can"),
]  # fmt: skip
POSES = 16
QUARTERS = [Rotation.identity(), *(Rotation.from_rotvec(np.pi / 2 * x) for x in np.eye(3))]


def standing(rng):
    """Return how A and B are turned, many nearly along each other, and the way from A to B."""
    own, about = Rotation.random(random_state=int(rng.integers(1 << 30))), rng.uniform(0, 6, 2)
    lean = Rotation.from_rotvec(rng.normal(size=3) * 10.0 ** rng.uniform(-7.0, -2.0))
    other = own * Rotation.from_euler("y", about[0]) * QUARTERS[rng.integers(4)]
    way = own.apply(rng.choice([-1, 1]) * np.eye(3)[rng.integers(3)] + 0.5 * rng.normal(size=3))
    return own, other * Rotation.from_euler("y", about[1]) * lean, way / np.linalg.norm(way)


def convex(loaded, turns, at):
    poses = Poses(("A", "B"), np.stack([np.zeros(3), at]), turns)
    found = (cores(body.shapes[0], None)[0] for body in loaded.bodies)
    return [
        Convex.of(each.features, each.grown, name, poses)
        for each, name in zip(found, "AB", strict=True)
    ]


@pytest.mark.parametrize("deep", thinned([1e-5, 5e-4], 2))
@pytest.mark.parametrize("pair", thinned(PAIRS, 4), ids="-".join)
def test_what_is_in_each_other_is_told_of_a_place_that_is_as_deep(pair, deep):
    model = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "bodies": [{"name": name, "mass": 1.0, "inertia": [1.0] * 3, "position": [0, 3.0 * k, 0],
                    "shapes": [SHAPES[pair[k]]]} for k, name in enumerate("AB")],
        "contacts": [{"type": "bodies", "name": "touch", "body_a": "A", "body_b": "B"}],
    }  # fmt: skip
    loaded = loads(json.dumps(model))
    whole = Modes(loaded, compile_model(loaded)).whole
    work, y = enter(whole).work, np.zeros(whole.state_size)
    gaps = [
        rows.start
        for rows, (_, contact) in zip(whole.contact_rows, whole.contacts, strict=True)
        if contact.gap is not None and not contact.lies
    ]
    told = []
    for seed in range(POSES):
        one, other, way = standing(np.random.default_rng(seed))
        turns, at = np.stack([one.as_matrix(), other.as_matrix()]), 0.03 * way
        for _ in range(2):  # beside the first way out there may be a smaller one then
            out = way_out(*convex(loaded, turns, at))
            at = at + (out.far - deep) * out.along
        far = way_out(*convex(loaded, turns, at)).far
        y[3:7], y[7:10], y[10:14] = one.as_quat(), at, other.as_quat()
        assemble.place(whole.tables, work, y)
        assemble.residuals(whole.tables, work)
        told.append(-work.phi[gaps].min() / far)
    # what is told is a way along a normal: the least, or one that is not much longer; the least is
    # looked for to 6e-9 rad, of shapes of 0.1 m
    assert min(told) > 1.0 - 1e-9 / deep - 1e-6
    assert max(told) < DEEPER
