"""Bodies of several shapes that are dropped onto a floor, spinning, anyhow turned, by lot."""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kane import Result, simulate
from kane.files.model_json import loads
from kane.model.poses import rotation_matrices

Array = npt.NDArray[np.float64]

G = 9.81
KINDS = ("sphere", "box", "capsule", "cylinder", "disc", "cone")
DENSITY = 1000.0


@dataclass(frozen=True)
class Drop:
    """A body and the floor that it falls on.

    Attributes:
        shape: of the body, as a file has it.
        contact: fields of the contact with the floor.
        begins: how it is thrown, fields of the body.

    """

    shape: dict[str, Any]
    contact: dict[str, Any]
    begins: dict[str, Any]

    def run(self, duration: float = 3.0, **settings: Any) -> Result:
        """Return its motion, so many seconds of it."""
        body = {"name": "b", "density": DENSITY, "shapes": [self.shape], **self.begins}
        floor = {
            "type": "plane", "name": "floor", "body_a": "ground", "body_b": "b", **self.contact
        }  # fmt: skip
        solver = {"rtol": 1e-8, "atol": 1e-10, "record_every": 0.02, **settings}
        content = {
            "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
            "planar": False, "gravity": [0, -G, 0], "bodies": [body], "contacts": [floor],
            "solver": {"duration": duration, **solver},
        }  # fmt: skip
        return simulate(loads(json.dumps(content)))

    def lowest(self, q: Array) -> Array:
        """Return how high the lowest point is, (frames,), where the body is at q, (frames, 7)."""
        down = rotation_matrices(q[:, 3:7])[:, 1, :]  # the ground's y in body axes
        shape, rim = self.shape, np.hypot(down[:, 0], down[:, 1])
        match shape["type"]:
            case "sphere":
                under = down @ np.array(shape.get("center", [0, 0, 0])) - shape["radius"]
            case "box":
                under = -np.abs(down) @ np.array(shape["size"]) / 2
            case "capsule":
                ends = [down @ np.array(shape[end]) for end in ("start", "end")]
                under = np.minimum(*ends) - shape["radius"]
            case "disc":
                under = -np.abs(down[:, 2]) * shape["thickness"] / 2 - shape["radius"] * rim
            case "cone":
                base = down @ np.array(shape["base"]) - shape["radius"] * rim
                under = np.minimum(base, down @ np.array(shape["apex"]))
            case other:
                raise ValueError(other)
        found: Array = q[:, 1] + under
        return found


def drop(seed: int, turning: bool = False) -> Drop:
    """Return a drop by lot; every sixth seed has the same kind of shape.

    turning: whether friction against rolling and spinning brakes it, too.
    """
    random = np.random.default_rng(seed)

    def between(least: float, most: float) -> float:
        return float(random.uniform(least, most))

    shape = _shape(KINDS[seed % len(KINDS)], between)
    turn = random.normal(size=4)
    begins = {
        "orientation": (turn / np.linalg.norm(turn)).tolist(),
        "position": [0.0, between(0.5, 1.0), 0.0],
        "velocity": random.normal(size=3).tolist(),
        "angular_velocity": (5 * random.normal(size=3)).tolist(),
    }
    contact = {
        "axis_a": [0, 1, 0],
        "coefficient": float(random.choice([0.0, 0.1, 0.3, 0.6, 1.0])),
        "restitution": float(random.choice([0.0, 0.0, 0.3, 0.6])),
    }
    if turning:
        contact |= {"rolling": between(0.0005, 0.01), "spin": between(0.0005, 0.01)}
    return Drop(shape, contact, begins)


def _shape(kind: str, between: Any) -> dict[str, Any]:
    match kind:
        case "sphere":
            return {"type": "sphere", "radius": between(0.05, 0.15)}
        case "box":
            return {"type": "box", "size": [between(0.1, 0.3) for _ in range(3)]}
        case "capsule":
            half, radius = between(0.05, 0.15), between(0.03, 0.1)
            return {
                "type": "capsule", "start": [-half, 0, 0], "end": [half, 0, 0], "radius": radius
            }  # fmt: skip
        case "cylinder":
            radius, thickness = between(0.05, 0.15), between(0.15, 0.35)
            return {"type": "disc", "axis": [0, 0, 1], "radius": radius, "thickness": thickness}
        case "disc":
            radius, thickness = between(0.1, 0.2), between(0.01, 0.04)
            return {"type": "disc", "axis": [0, 0, 1], "radius": radius, "thickness": thickness}
        case "cone":
            height, radius = between(0.15, 0.3), between(0.05, 0.15)
            ends = {"base": [0, 0, -height / 4], "apex": [0, 0, 3 * height / 4]}
            return {"type": "cone", **ends, "radius": radius}
        case other:
            raise ValueError(other)
