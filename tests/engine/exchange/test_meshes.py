"""Meshes beside a description: their sizes alone are read, by a process of its own."""

import struct

import pytest

from kane.exchange.findings import Findings
from kane.exchange.meshes import Meshes

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
        assert meshes.extents(name) == ((0.0, 0.0, 0.0), (2.0, 3.0, 4.0))
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
    assert not any(meshes.extents(name) for name in names)
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
