"""Outlines with arcs: their gaps against dense points, their rows against finite differences."""

import json
import math

import numpy as np
import pytest
from scipy.spatial import cKDTree
from tests.engine.helpers import dense_rows
from tests.exact.test_shape_contacts import STEP, TOLERANCE, model, plane, touch

from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.elements.touching import plane_outline
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work
from kane.model.poses import initial_poses
from kane.model.touching import contacts_of_shapes
from kane.reading.holds import touching_row

OUTLINES = {
    "cam": {"type": "polygon", "points": [[-0.2, -0.3], [0.4, -0.2], [0.3, 0.3], [-0.3, 0.2]],
            "bulges": [0.3, 0.2, 0.5, 0], "thickness": 0.1},
    "hollow": {"type": "polygon", "points": [[-0.4, -0.3], [0.4, -0.3], [0.4, 0.3], [-0.4, 0.3]],
               "bulges": [0, 0, -0.5, 0.3], "thickness": 0.1},
    "round": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
              "bulges": [0.2, -0.2, 0.3], "thickness": 0.2, "rounding": 0.05},
    "ball": {"type": "sphere", "radius": 0.1, "center": [0.1, 0.05, 0]},
    "capsule": {"type": "capsule", "start": [-0.2, 0, 0], "end": [0.3, 0.1, 0], "radius": 0.06},
    "box": {"type": "box", "size": [0.3, 0.2, 0.2]},
    "rounded": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
                "thickness": 0.2, "rounding": 0.08},
}  # fmt: skip
WITH_ARCS = ("cam", "hollow", "round")
PAIRS = [
    *((a, b) for a in WITH_ARCS for b in OUTLINES),
    *((a, b) for a in ("ball", "capsule", "box", "rounded") for b in WITH_ARCS),
]


def turned(angle):
    return [0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2)]


def body(name, shape, place, angle):
    return {"name": name, "mass": 1.0, "inertia": [0.1] * 3, "position": [*place, 0],
            "orientation": turned(angle), "shapes": [OUTLINES[shape]]}  # fmt: skip


def apart(a, b, seed):
    random = np.random.default_rng(seed)
    angles, place = random.uniform(-3, 3, 2), random.normal(size=2)
    place *= random.uniform(1.0, 1.2) / np.linalg.norm(place)
    bodies = [body("a", a, [0.1, 0.2], angles[0]), body("b", b, place.tolist(), angles[1])]
    return model(bodies, [touch("a", "b", coefficient=0.3)])


def points_of(drawn, name, count=20000):
    """Points of an outline in ground axes, (n, 2), from the drawn chords of its sides."""
    body = next(each for each in drawn.bodies if each.name == name)
    found = []
    for part in plane_outline(body.shapes[0], (0.0, 0.0, 1.0)).parts:
        point, along = np.array(part.point), np.array(part.along)
        if part.kind == "segment":
            s = np.linspace(0, part.length, count)[:, None]
            found.append(point + s * np.array(part.faces[0]))
        else:
            middle = math.atan2(along[1], along[0])
            angle = middle + np.linspace(-part.length, part.length, count)
            way = np.column_stack((np.cos(angle), np.sin(angle), np.zeros(count)))
            found.append(point + part.radius * way)
    poses = initial_poses(drawn)
    return poses.points(name, np.concatenate(found))[:, :2]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_gaps_are_those_of_dense_points_and_drawings_know_them(a, b, seed):
    drawn = apart(a, b, seed)
    rows = [touching_row(drawn, each) for each in contacts_of_shapes(drawn, drawn.contacts[0])]
    poses = initial_poses(drawn)
    heights = np.array([row.height(poses) for row in rows])
    nearest, _ = cKDTree(points_of(drawn, "a")).query(points_of(drawn, "b"))
    # points 1e-4 apart miss the nearest one by the square of that, over some 0.1
    assert heights.min() == pytest.approx(nearest.min(), abs=1e-7)
    # and the kernel those of the drawing
    free = compile_model(drawn)
    system = compile_mode(drawn, (CLOSED,) * len(free.contacts))
    work = make_work(system.tables)
    assemble.place(system.tables, work, system.initial_state)
    assemble.residuals(system.tables, work)
    near = heights < 2.0 * rows[0].reach()  # beyond that it is far
    assert near[0] or heights[0] > rows[0].reach()
    np.testing.assert_allclose(work.phi[::2][near], heights[near], atol=1e-14)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    free = compile_model(apart(a, b, seed))
    system = compile_mode(free.model, (CLOSED,) * len(free.contacts))
    work, n = make_work(system.tables), 2
    random = np.random.default_rng(seed)
    u = (random.normal(size=(n, 6)) * [1, 1, 0, 0, 0, 1]).ravel()
    rates = np.zeros(system.initial_state.size)
    coordinate_rates(system.initial_state[: 7 * n], u, rates[: 7 * n])

    def at(time):
        assemble.place(system.tables, work, system.initial_state + time * rates)
        assemble.move(system.tables, work, u)
        assemble.residuals(system.tables, work)
        assemble.jacobians(system.tables, work)
        assemble.accelerations(system.tables, work)
        return work.phi.copy(), dense_rows(system.tables, work.J) @ u, work.gamma.copy()

    (phi_before, speed_before, _), (_, speed, gamma), (phi, speed_after, _) = map(
        at, (-STEP, 0.0, STEP)
    )
    gaps = slice(0, None, 2)
    slope = (phi - phi_before) / (2 * STEP)
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    bend = (speed_after - speed_before) / (2 * STEP)
    np.testing.assert_allclose(-gamma, bend, atol=10 * TOLERANCE)


def test_a_file_keeps_arcs():
    from kane.files.model_json import dumps, loads

    drawn = apart("cam", "box", 1)
    assert loads(dumps(drawn)) == drawn
    assert json.loads(dumps(drawn))["bodies"][0]["shapes"][0]["bulges"] == [0.3, 0.2, 0.5, 0]
    assert plane("a")["body_a"] == "ground"
