"""Files of all kinds that are broken, huge or hostile: a sentence, in little time and memory."""

import json
import os
import resource
import struct
import time

import numpy as np
import pytest
from tests.thinned import thinned

from kane.errors import KaneError
from kane.exchange.formats import READERS, import_model

# s: the worker gives up by itself, and a machine that is busy is slow; without bounds it is hours
PATIENCE = 90.0
ROOM = 3 * 2**30  # bytes of the largest process: as many addresses the worker may have

KINDS = sorted({(reader.name, suffix) for reader in READERS for suffix in reader.suffixes})


def refused(path, name=None):
    """The sentence that a file gets, in bounded time and memory."""
    start = time.monotonic()
    with pytest.raises(KaneError) as refusal:
        import_model(path, name)
    assert time.monotonic() - start < PATIENCE
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 < ROOM
    words = str(refusal.value)
    assert words.strip()
    assert "Traceback" not in words
    return words


@pytest.mark.parametrize(("name", "suffix"), KINDS)
def test_ten_gigabytes_are_not_read(name, suffix, tmp_path):
    path = tmp_path / f"huge{suffix}"
    with path.open("wb") as stream:
        stream.truncate(10 * 2**30)  # a hole: nothing lies on the disk
    assert "larger than" in refused(path, name)


@pytest.mark.parametrize(("name", "suffix"), KINDS)
def test_a_device_and_a_pipe_are_not_read(name, suffix, tmp_path):
    device, pipe = tmp_path / f"endless{suffix}", tmp_path / f"pipe{suffix}"
    device.symlink_to("/dev/zero")
    os.mkfifo(pipe)
    for path in (device, pipe):
        assert "not a file but a pipe or a device" in refused(path, name)


@pytest.mark.parametrize(("name", "suffix"), thinned(KINDS, 4, together=True))
def test_noise_gets_a_sentence(name, suffix, tmp_path):
    noise = np.random.default_rng(7).bytes(100_000)
    for content in (b"", noise):
        path = tmp_path / f"noise{suffix}"
        path.write_bytes(content)
        refused(path, name)


# --- glTF: what it declares


def gltf(**parts):
    """A triangle of three corners as glTF, with other parts."""
    corners = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)
    described = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": len(corners)}],
        "buffers": [{"byteLength": len(corners)}],
        **parts,
    }
    text = json.dumps(described).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text
    chunks += struct.pack("<I4s", len(corners), b"BIN\0") + corners
    return b"glTF" + struct.pack("<II", 2, 12 + len(chunks)) + chunks


HUGE = 10 * 2**30
POINTS = {"componentType": 5126, "type": "VEC3"}
DECLARED = {
    "10 GB of corners": {"accessors": [{"bufferView": 0, "count": HUGE // 12, **POINTS}]},
    "10 GB of zeros": {"accessors": [{"count": HUGE // 12, **POINTS}]},
    "a view beyond its buffer": {"bufferViews": [{"buffer": 0, "byteLength": HUGE}]},
    "less than nothing": {"accessors": [{"bufferView": 0, "count": -5, **POINTS}]},
    "a file elsewhere": {"buffers": [{"byteLength": 36, "uri": "/etc/passwd"}]},
    "a file above": {"buffers": [{"byteLength": 36, "uri": "../secret.bin"}]},
    "a node in itself": {"nodes": [{"mesh": 0, "children": [0]}]},
    "nodes in a ring": {"nodes": [{"children": [1]}, {"children": [0], "mesh": 0}]},
    "a scene of nothing": {"scenes": [{"nodes": [7]}]},
    "doublings": {
        "nodes": [*({"children": [i + 1, i + 1]} for i in range(40)), {"mesh": 0}],
    },
    "a matrix of no numbers": {"nodes": [{"mesh": 0, "matrix": [float("nan")] * 16}]},
}


@pytest.mark.parametrize("name", thinned(DECLARED, 6))
def test_a_gltf_that_declares_what_cannot_be(name, tmp_path):
    pytest.importorskip("trimesh", reason="an extra: pip install 'kanevas[exchange]'")
    (tmp_path / "secret.bin").write_bytes(bytes(36))
    path = tmp_path / "sub" / "solid.glb"
    path.parent.mkdir()
    path.write_bytes(gltf(**DECLARED[name]))
    refused(path)


# --- drawings that hold themselves

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>'
DOUBLED = "".join(
    f'<g id="g{i}"><use xlink:href="#g{i + 1}"/><use xlink:href="#g{i + 1}"/></g>'
    for i in range(40)
)


ENDLESS = {
    "in itself": '<g id="a"><use xlink:href="#a"/></g>',
    "elsewhere": '<use xlink:href="file:///etc/passwd#a"/>',
    "picture": '<image xlink:href="/etc/passwd" width="1" height="1"/>',
    "style": "<style>@import url('file:///etc/passwd');</style>",
    "doublings": f'<defs>{DOUBLED}<g id="g40"><path d="M0 0h1v1z"/></g></defs>'
    '<use xlink:href="#g0"/>',
    "endless path": f'<path d="M0 0{"L1 1" * 3_000_000}"/>',
}
LONG = ("doublings", "endless path")  # end by the time that a worker has


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.slow] * (n in LONG)) for n in ENDLESS]
)
def test_a_drawing_in_svg_that_grows_without_end(name, tmp_path):
    pytest.importorskip("svgelements", reason="an extra: pip install 'kanevas[exchange]'")
    path = tmp_path / "drawing.svg"
    path.write_text(SVG.format(ENDLESS[name]))
    refused(path)


@pytest.mark.slow
def test_blocks_of_a_dxf_that_hold_themselves_and_arrays_without_end(tmp_path):
    ezdxf = pytest.importorskip("ezdxf", reason="an extra: pip install 'kanevas[exchange]'")
    document = ezdxf.new()
    block = document.blocks.new("A")
    block.add_blockref("A", (0, 0))
    document.modelspace().add_blockref("A", (0, 0))
    document.saveas(tmp_path / "itself.dxf")
    refused(tmp_path / "itself.dxf")
    document = ezdxf.new()
    block = document.blocks.new("B")
    block.add_lwpolyline([(0, 0), (1, 0), (1, 1)], close=True)
    many = {"row_count": 30_000, "column_count": 30_000, "row_spacing": 2, "column_spacing": 2}
    document.modelspace().add_blockref("B", (0, 0), dxfattribs=many)
    document.saveas(tmp_path / "array.dxf")
    refused(tmp_path / "array.dxf")


# --- robots that ask for others


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("in.sdf", "<sdf><include><uri>in.sdf</uri></include></sdf>"),
        ("in.sdf", "<sdf><world name='w'><include><uri>/etc/passwd</uri></include></world></sdf>"),
        ("in.xml", '<mujoco><include file="in.xml"/></mujoco>'),
        pytest.param(
            "in.xml",
            '<mujoco><worldbody><include file="in.xml"/></worldbody></mujoco>',
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_robot_that_includes_itself(name, text, tmp_path):
    if "mujoco" in text:
        pytest.importorskip("mujoco", reason="an extra: pip install 'kanevas[exchange]'")
    (tmp_path / name).write_text(text)
    refused(tmp_path / name)
