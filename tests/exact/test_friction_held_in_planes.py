"""Bricks of a heap that joints let slide along one direction alone: v = v_0 - mu g t."""

import numpy as np
import pytest

import kane
from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.planar import Planar
from kane.elements.shapes import Box
from kane.model import Model

MU, G, SPEED = 0.3, 9.81, 0.4
NORMALS = {"along x": (0.0, 0.0, 1.0), "along z": (1.0, 0.0, 0.0), "askew": (0.6, 0.0, 0.8)}


@pytest.fixture(scope="module")
def run():
    """Five bricks on a floor, with more rows than are solved for at once."""
    names = (*NORMALS, "rests", "rests too")
    bodies, joints = [], []
    for k, name in enumerate(names):
        normal = NORMALS.get(name, (0.0, 0.0, 0.0))
        way = np.array([normal[2], 0.0, -normal[0]])
        place = (float(k), 0.05, 0.0)
        bodies.append(
            Body(name=name, mass=1.2, inertia=(0.01, 0.012, 0.015), position=place,
                 velocity=tuple(SPEED * way), shapes=(Box(size=(0.3, 0.1, 0.2)),))
        )  # fmt: skip
        if name in NORMALS:
            joints.append(
                Planar(name=f"plane of {name}", body_a="ground", body_b=name, point_a=place,
                       axis_a=normal, axis_b=normal)
            )  # fmt: skip
    contacts = tuple(
        PlaneContact(name=f"floor of {name}", body_a="ground", body_b=name, coefficient=MU)
        for name in names
    )
    model = Model(bodies=tuple(bodies), gravity=(0.0, -G, 0.0), joints=tuple(joints),
                  contacts=contacts)  # fmt: skip
    return kane.simulate(model, method="moreau", step=2e-3, duration=0.1, record_every=0.02)


@pytest.mark.parametrize("name", NORMALS)
def test_friction_acts_along_what_is_free_alone(run, name):
    normal = np.array(NORMALS[name])
    way = np.array([normal[2], 0.0, -normal[0]])
    found = np.stack([run[f"{name}.v{axis}"] for axis in "xyz"], axis=1) @ way
    # the sweeps of a heap leave a hundred-millionth of a speed
    assert found == pytest.approx(SPEED - MU * G * run.time, abs=1e-6)
