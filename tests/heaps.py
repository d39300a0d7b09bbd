"""Bodies of several shapes that fall onto each other, a slope or into a groove, by lot."""

import json
import math
from typing import Any

import numpy as np
import numpy.typing as npt

from kane import Result, simulate
from kane.files.model_json import loads
from kane.model.poses import rotation_matrices

Array = npt.NDArray[np.float64]

G = 9.81
GROOVE = ((0.6, 0.8), (-0.6, 0.8))  # normals of its sides


def heap(seed: int, planar: bool, place: str) -> dict[str, Any]:
    """Return a model of two bodies by lot, as a file has it.

    place: what they fall on: a "slope" or a "groove".
    """
    random = np.random.default_rng(seed)
    bodies = [_body(random, number, planar) for number in range(2)]
    rubs = {
        "coefficient": float(random.choice([0.0, 0.1, 0.3, 0.6, 1.0])),
        "restitution": float(random.choice([0.0, 0.0, 0.3, 0.6])),
    }
    lean = float(random.uniform(0.05, 0.5))
    normals = GROOVE if place == "groove" else ((math.sin(lean), math.cos(lean)),)
    contacts: list[dict[str, Any]] = [
        {"type": "plane", "name": f"{body['name']} on {number}", "body_a": "ground",
         "body_b": body["name"], "axis_a": [*normal, 0], **rubs}
        for body in bodies for number, normal in enumerate(normals)
    ]  # fmt: skip
    both = {"type": "bodies", "name": "both", "body_a": "b0", "body_b": "b1"}
    return {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "planar": planar, "gravity": [0, -G, 0], "bodies": bodies,
        "contacts": [*contacts, {**both, **rubs}],
        "solver": {"duration": 1.5, "rtol": 1e-8, "atol": 1e-10, "record_every": 0.05},
    }  # fmt: skip


def falls(content: dict[str, Any]) -> Result:
    """Return how they fall."""
    return simulate(loads(json.dumps(content)))


def lowest(content: dict[str, Any], result: Result) -> float:
    """Return how far the lowest point of any of them is from any plane, at any frame [m]."""
    normals = [np.array(c["axis_a"]) for c in content["contacts"] if c["type"] == "plane"]
    found = []
    for number, body in enumerate(content["bodies"]):
        points, radius = _core(body["shapes"][0], content["planar"])
        R = rotation_matrices(result.q[:, number, 3:7])
        at = np.einsum("kab,pb->kpa", R, points) + result.q[:, number, None, :3]
        found += [float((at @ normal).min()) - radius for normal in normals]
    return min(found)


def _body(random: np.random.Generator, number: int, planar: bool) -> dict[str, Any]:
    turn = random.normal(size=4) * ([0, 0, 1, 1] if planar else 1)
    return {
        "name": f"b{number}", "density": 1000.0, "shapes": [_shape(random, planar)],
        "position": [float(random.uniform(-0.05, 0.05)), 0.65 + 0.4 * number, 0.0],
        "velocity": [float(0.3 * random.normal()), 0.0, 0.0],
        "angular_velocity": (3 * random.normal(size=3) * ([0, 0, 1] if planar else 1)).tolist(),
        "orientation": (turn / np.linalg.norm(turn)).tolist(),
    }  # fmt: skip


def _shape(random: np.random.Generator, planar: bool) -> dict[str, Any]:
    def between(least: float, most: float) -> float:
        return float(random.uniform(least, most))

    match random.choice(["sphere", "box", "capsule", "polygon" if planar else "polyhedron"]):
        case "sphere":
            return {"type": "sphere", "radius": between(0.05, 0.15)}
        case "box":
            return {"type": "box", "size": [between(0.1, 0.3) for _ in range(3)]}
        case "capsule":
            half, radius = between(0.05, 0.15), between(0.03, 0.1)
            return {
                "type": "capsule", "start": [-half, 0, 0], "end": [half, 0, 0], "radius": radius
            }  # fmt: skip
        case "polygon":
            count = int(random.integers(3, 8))
            angles = (np.arange(count) + random.uniform(-0.3, 0.3, count)) * 2 * np.pi / count
            points = 0.15 * np.column_stack([np.cos(angles), np.sin(angles)])
            return {"type": "polygon", "points": points.tolist(), "thickness": 0.1}
        case _:
            points = random.normal(size=(int(random.integers(5, 9)), 3))
            points *= 0.12 / np.linalg.norm(points, axis=1)[:, None]
            return {"type": "polyhedron", "points": points.tolist()}


def _core(shape: dict[str, Any], planar: bool) -> tuple[Array, float]:
    """Return points whose hull, grown by a radius, is a shape, (k, 3); beside them the radius."""
    match shape["type"]:
        case "sphere":
            return np.zeros((1, 3)), shape["radius"]
        case "capsule":
            return np.array([shape["start"], shape["end"]], float), shape["radius"]
        case "box":
            signs = np.array(np.meshgrid(*[[-1, 1]] * 3)).reshape(3, -1).T
            return signs * np.array(shape["size"]) / 2 * ([1, 1, 0] if planar else 1), 0.0
        case "polygon":
            points = np.array(shape["points"])
            return np.column_stack([points, np.zeros(len(points))]), 0.0
        case "polyhedron":
            return np.array(shape["points"]), 0.0
        case other:
            raise ValueError(other)
