"""Meshes beside a description: their sizes alone are read, by a process of its own."""

import struct

import numpy as np
import pytest

from kane.elements.mass_properties import of_shape
from kane.errors import KaneError
from kane.exchange.findings import Findings
from kane.exchange.formats import import_model
from kane.exchange.meshes import Meshes
from kane.model import check

pytest.importorskip("trimesh", reason="an extra: pip install 'kanevas[exchange]'")

CORNERS = [(0, 0, 0), (2, 0, 0), (0, 3, 0), (0, 0, 4)]
FACES = [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]


def stl(count=None):
    content = bytes(80) + struct.pack("<I", len(FACES) if count is None else count)
    for face in FACES:
        numbers = [0.0] * 3 + [float(x) for i in face for x in CORNERS[i]]
        content += struct.pack("<12fH", *numbers, 0)
    return content


def said(findings):
    return "\n".join(str(finding.sentence) for finding in findings)


def test_meshes_are_found_in_packages_and_beside_the_file(tmp_path):
    package = tmp_path / "robot_description"
    (package / "urdf").mkdir(parents=True)
    (package / "meshes").mkdir()
    (package / "meshes" / "part.stl").write_bytes(stl())
    lines = [f"v {x} {y} {z}" for x, y, z in CORNERS] + [
        "f " + " ".join(str(i + 1) for i in face) for face in FACES
    ]
    (package / "urdf" / "part.obj").write_text("\n".join(lines))
    names = ["package://robot_description/meshes/part.stl", "../meshes/part.stl", "part.obj"]
    meshes, findings = Meshes(package / "urdf"), Findings()
    meshes.read(names, findings)
    for name in names:
        assert sorted(meshes.corners(name).tolist()) == sorted(map(list, CORNERS))
    assert not list(findings)


def test_what_lies_elsewhere_is_not_opened(tmp_path):
    folder = tmp_path / "robot"
    folder.mkdir()
    (tmp_path / "secret.stl").write_bytes(stl())
    (folder / "link.stl").symlink_to(tmp_path / "secret.stl")
    names = ["../secret.stl", str(tmp_path / "secret.stl"), "link.stl", "file:///etc/passwd",
             "http://example.org/a.stl", "package://../secret.stl", "package://x/../../secret.stl",
             "a\0.stl"]  # fmt: skip
    meshes, findings = Meshes(folder), Findings()
    meshes.read(names, findings)
    assert all(meshes.corners(name) is None for name in names)
    assert said(findings).count("leads out of the folder") >= 1
    assert "\n" not in said(findings).replace("\n", "", 1)  # two findings at most: out, not there


def test_broken_meshes_are_left_out(tmp_path):
    (tmp_path / "many.stl").write_bytes(stl(count=2**31))  # 107 GB declared
    (tmp_path / "text.obj").write_text("no mesh\n" * 1000)
    (tmp_path / "empty.glb").write_bytes(b"glTF" + struct.pack("<II", 2, 2**31))
    meshes, findings = Meshes(tmp_path), Findings()
    meshes.read(["many.stl", "text.obj", "empty.glb", "gone.stl"], findings)
    words = said(findings)
    assert "holds no mesh that can be read" in words
    assert "gone.stl: is a mesh that is not there" in words
    (tmp_path / "script.py").write_text("raise SystemExit")
    meshes.read(["script.py"], findings)
    assert "script.py: is of a type that is not read here" in said(findings)


BOX = [(x, y, z) for x in (0, 20) for y in (0, 30) for z in (0, 40)]  # mm
QUADS = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def obj(quads):
    corners = [f"v {x} {y} {z}" for x, y, z in BOX]
    faces = [f"f {a + 1} {b + 1} {c + 1}\nf {a + 1} {c + 1} {d + 1}" for a, b, c, d in quads]
    return "\n".join([*corners, *faces])


@pytest.mark.parametrize("quads", [QUADS, QUADS[1:]], ids=["closed", "open"])
def test_a_solid_weighs_what_its_mesh_encloses(quads, tmp_path):
    path = tmp_path / "part.obj"
    path.write_text(obj(quads))
    found = import_model(path, density=7850.0)
    (body,) = found.model.bodies
    mass = 7850.0 * 0.02 * 0.03 * 0.04
    assert body.mass == pytest.approx(mass, rel=1e-12)
    assert body.center == pytest.approx((0.01, 0.015, 0.02), rel=1e-12)
    assert body.inertia.xx == pytest.approx(mass * (0.03**2 + 0.04**2) / 12, rel=1e-12)
    (shape,) = body.shapes
    corners = sorted((x / 1e3, y / 1e3, z / 1e3) for x, y, z in BOX)
    np.testing.assert_allclose(sorted(shape.points), corners, atol=1e-15)  # digits of a division
    words = said(found.findings)
    assert "part.obj: lengths are millimetres" in words
    assert ("open or inside out" in words) == (quads is not QUADS)
    check(found.model)


def test_lengths_may_be_said_to_be_inches(tmp_path):
    path = tmp_path / "part.obj"
    path.write_text(obj(QUADS))
    inches = import_model(path, unit="in", density=1.0).model.bodies[0]
    assert inches.mass == pytest.approx(20 * 30 * 40 * 0.0254**3, rel=1e-12)


@pytest.mark.parametrize(
    ("content", "name", "words"),
    [
        (b'{"buffers": [{"uri": "/etc/passwd", "byteLength": 10}]}', "out.gltf", "holds no mesh"),
        (b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3", "flat.obj", ""),
        # meshes that a robot names get the same sentence
        *(
            pytest.param(*case, "holds no mesh that can be read", marks=pytest.mark.slow)
            for case in (
                (stl(count=2**31), "many.stl"),
                (b"solid\n" + b"\x00" * 1000, "text.stl"),
                (b"glTF" + struct.pack("<II", 2, 2**31), "cut.glb"),
            )
        ),
    ],
)
def test_no_solid_gets_a_sentence(content, name, words, tmp_path):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(KaneError, match=name) as refusal:
        import_model(tmp_path / name)
    assert words in str(refusal.value)


def test_wishes_are_refused_where_the_file_says_it_itself(tmp_path):
    (tmp_path / "a.urdf").write_text("<robot/>")
    with pytest.raises(KaneError, match="Robot of ROS, URDF says the density itself"):
        import_model(tmp_path / "a.urdf", density=1.0)
    with pytest.raises(KaneError, match="There is no unit 'ell'; there are m, cm, mm, in"):
        import_model(tmp_path / "a.urdf", unit="ell")


def test_a_round_mesh_is_drawn_as_a_hull_of_few_corners(tmp_path):
    """Each of them is one of its own; the hull reaches as far, but for what is between them."""
    trimesh = pytest.importorskip("trimesh")
    path = tmp_path / "ball.stl"
    path.write_bytes(trimesh.creation.icosphere(subdivisions=3, radius=0.5).export(file_type="stl"))
    found = import_model(path, density=1000.0)
    (shape,) = found.model.bodies[0].shapes
    assert 32 <= len(shape.points) <= 64
    assert [sum(x * x for x in point) for point in shape.points] == pytest.approx(
        [0.25] * len(shape.points), rel=1e-6
    )
    volume = of_shape(shape, 1.0).mass
    assert 0.8 < volume / found.model.bodies[0].mass * 1000.0 < 1.0
    assert "convex hull of" in said(found.findings)
