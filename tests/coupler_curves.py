"""Four-bar linkages whose coupler draws a curve, as models with parameters and in closed form."""

import json
import math

import numpy as np

from kane.files.model_json import loads

HOECKEN = {"crank": 1.0, "base": 2.0, "coupler": 2.5, "rocker": 2.5, "reach": 5.0}
CHEBYSHEV = {"crank": 5.0, "base": 4.0, "coupler": 2.0, "rocker": 5.0, "reach": 1.0}


def joints_of(lengths, angle, side):
    """B, C and the coupler's point (complex numbers) at an angle of the crank."""
    a, d, b, c, reach = (lengths[k] for k in ("crank", "base", "coupler", "rocker", "reach"))
    start = a * np.exp(1j * angle)
    way = d - start
    length = abs(way)
    along = (b**2 - c**2 + length**2) / (2 * length)
    across = side * np.sqrt(b**2 - along**2 + 0j).real
    end = start + (along + 1j * across) * way / length
    return start, end, start + reach * (end - start) / b


def curve(lengths, angles, side):
    """(points, 2) of the coupler's point."""
    found = np.array([joints_of(lengths, angle, side)[2] for angle in angles])
    return np.stack([found.real, found.imag], axis=1)


def linkage(lengths, angle, side, turn, duration=1.0):
    """The linkage with its lengths as parameters; its crank turns by an angle in a second."""
    start, end, _ = joints_of(lengths, angle, side)
    coupler, rocker = end - start, end - lengths["base"]

    def bar(name, position, way):
        return {
            "name": name, "mass": 1.0, "inertia": [0.01, 0.1, 0.1], "position": position,
            "orientation": {"axis": [0, 0, 1], "angle": math.atan2(way.imag, way.real)},
        }  # fmt: skip

    def hinge(name, a, at_a, b, at_b):
        return {
            "type": "revolute", "name": name, "body_a": a, "point_a": [at_a, 0.0, 0.0],
            "body_b": b, "point_b": [at_b, 0.0, 0.0],
        }  # fmt: skip

    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "gravity": [0.0, 0.0, 0.0], "planar": True,
        "parameters": [{"name": k, "value": v, "unit": "m"} for k, v in lengths.items()],
        "bodies": [
            bar("crank bar", [0.0, 0.0, 0.0], start),
            bar("coupler bar", [start.real, start.imag, 0.0], coupler),
            bar("rocker bar", ["base", 0.0, 0.0], rocker),
        ],
        "joints": [
            hinge("A", "ground", 0.0, "crank bar", 0.0),
            hinge("B", "crank bar", "crank", "coupler bar", 0.0),
            hinge("C", "coupler bar", "coupler", "rocker bar", "rocker"),
            hinge("D", "ground", "base", "rocker bar", 0.0),
        ],
        "drivers": [
            {"type": "angle", "name": "motor", "joint": "A", "prescribes": "position",
             "law": f"{angle} + {turn}*t"},
        ],
        "points": [{"name": "P", "body": "coupler bar", "point": ["reach", 0.0, 0.0]}],
        "solver": {"duration": duration, "record_every": duration / 100},
    }  # fmt: skip
    return loads(json.dumps(content))
