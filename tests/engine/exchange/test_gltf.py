"""glTF out: meshes that enclose what shapes weigh, and an animation that is the run."""

import json
import struct

import numpy as np
import pytest

import kane
from kane.elements.mass_properties import composite
from kane.exchange.gltf_writing import to_glb
from kane.exchange.solids import solid
from kane.parts import (
    Body,
    Box,
    Capsule,
    Cone,
    Disc,
    Model,
    Polygon,
    Polyhedron,
    Revolute,
    Rod,
    Sphere,
)

SHAPES = (
    Box(center=(0.1, 0.2, 0.3), size=(0.3, 0.5, 0.7)),
    Rod(start=(0.0, 0.1, 0.0), end=(1.0, 0.3, 0.4), radius=0.1),
    Capsule(start=(0.0, 0.1, 0.0), end=(1.0, 0.3, 0.4), radius=0.2),
    Cone(base=(0.0, 0.1, 0.0), apex=(-1.0, 0.3, 0.4), radius=0.3),
    Disc(center=(0.2, 0.0, 0.0), axis=(1.0, 1.0, 0.0), radius=0.5, thickness=0.1),
    Sphere(center=(0.2, 0.3, 0.4), radius=0.5),
    Polygon(points=((0, 0), (0, 2), (1, 0.5), (2, 2), (2, 0)), z=0.2, thickness=0.1),
    Polyhedron(points=((0, 0, 0), (1, 0, 0), (0, 2, 0), (0, 0, 3), (1, 1, 1))),
)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_solids_enclose_their_volume_with_normals_outward(shape):
    corners, normals = solid(shape)
    a, b, c = np.moveaxis(corners.reshape(-1, 3, 3), 1, 0)
    areas = np.cross(b - a, c - a) / 2
    volume = (a * areas).sum() / 3  # the theorem of Gauss
    mass, center, _ = composite([shape], 1.0)
    # 32 sides: a polygon has sin(2 pi/32)/(2 pi/32) = 0.9936 of its circle; a ball twice that off
    assert 0.98 * mass < volume <= mass * (1 + 1e-12)
    moments = ((a + b + c) / 4 * (a * areas).sum(axis=1, keepdims=True) / 3).sum(axis=0)
    np.testing.assert_allclose(moments / volume, center, atol=5e-3)
    assert (np.einsum("ij,ij->i", normals, np.repeat(areas, 3, axis=0)) > 0).all()
    np.testing.assert_allclose(np.linalg.norm(normals, axis=1), 1.0, rtol=1e-12)


def read(content):
    magic, version, size = struct.unpack_from("<4sII", content)
    assert (magic, version, size) == (b"glTF", 2, len(content))
    count, kind = struct.unpack_from("<II", content, 12)
    assert kind == 0x4E4F534A
    described = json.loads(content[20 : 20 + count])
    binary = content[20 + count + 8 :]
    assert len(binary) % 4 == 0
    return described, binary


def numbers(described, binary, index):
    accessor = described["accessors"][index]
    view = described["bufferViews"][accessor["bufferView"]]
    found = np.frombuffer(binary, "<f4", view["byteLength"] // 4, view["byteOffset"])
    found = found.reshape(accessor["count"], -1)
    np.testing.assert_array_equal(found.min(axis=0), np.float32(accessor["min"]))
    return found


@pytest.fixture(scope="module")
def result():
    bodies = (
        Body(name="crank", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(1.0, 0.0, 0.0),
             angular_velocity=(0.0, 9.0, 0.0), leads="angular_velocity", shapes=SHAPES,
             color="#ff0000"),
        Body(name="dot", mass=1.0, particle=True),
    )  # fmt: skip
    pin = Revolute(
        name="pin", body_a="ground", body_b="crank", point_b=(-1.0, 0.0, 0.0),
        axis_a=(0.0, 1.0, 0.0), axis_b=(0.0, 1.0, 0.0),
    )  # fmt: skip
    model = Model(bodies=bodies, joints=(pin,), gravity=(0.0, 0.0, -9.81))
    return kane.simulate(model, duration=2.0, record_every=0.01)


def test_the_animation_is_the_run(result):
    described, binary = read(to_glb(result).content)
    assert described["asset"]["version"] == "2.0"
    (animation,) = described["animations"]
    for channel in animation["channels"]:
        sampler = animation["samplers"][channel["sampler"]]
        times = numbers(described, binary, sampler["input"])[:, 0]
        values = numbers(described, binary, sampler["output"])
        assert (np.diff(times) > 0).all()
        np.testing.assert_allclose(times, result.time, atol=1e-6)
        q, _ = result.motion_of(channel["target"]["node"])
        if channel["target"]["path"] == "translation":
            np.testing.assert_allclose(values, q[:, :3], atol=1e-6)
        else:  # turns go on the shortest way, and a turn of e is that of -e
            assert ((values[1:] * values[:-1]).sum(axis=1) > 0).all()
            np.testing.assert_allclose(np.abs((values * q[:, 3:]).sum(axis=1)), 1.0, atol=1e-6)


def test_what_is_up_is_y_there(result):
    described, _ = read(to_glb(result).content)
    root = described["nodes"][described["scenes"][0]["nodes"][0]]
    x, y, z, w = root["rotation"]
    up = np.array([2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)])  # of z
    np.testing.assert_allclose(up, [0.0, 1.0, 0.0], atol=1e-12)
    assert root["children"] == [0, 1]


def test_what_is_not_in_the_file_is_said(result):
    words = "\n".join(str(finding.sentence) for finding in to_glb(result).findings)
    assert "dot: has no shape: a small ball stands for it" in words
    assert "joints and what acts" in words
