"""A run as glTF 2.0 in one binary file: bodies as meshes, their motion as an animation.

The format: registry.khronos.org/glTF/specs/2.0. Lengths are metres, +Y is up.
"""

from __future__ import annotations

import json
import struct
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.elements.shapes import Sphere
from kane.exchange.findings import Exported, Findings
from kane.exchange.linkage import to_euler, vector_of
from kane.exchange.solids import solid
from kane.model import Model
from kane.reading.vertical import vertical
from kane.results import Result
from kane.sentences import say

Floats = npt.NDArray[np.float32]

FLOAT, ARRAY_BUFFER = 5126, 34962
JSON_CHUNK, BINARY_CHUNK = 0x4E4F534A, 0x004E4942
COLORS = ("#44aa99", "#ddaa33", "#aa4499", "#88ccee", "#cc6677", "#999933", "#7a74c9", "#4f8f4f")
POINT = (
    0.02  # of the size of the mechanism: radius of the ball that stands for a body without shape
)


@checked
def to_glb(result: Result) -> Exported:
    """Return a run as a binary glTF file with one animation, which all players play.

    Between frames places go straight on and turns along the shortest way.

    Args:
        result: of any run.

    """
    findings = Findings()
    return Exported(_File(result, findings).content(), tuple(findings))


class _File:
    """Puts buffer and description together."""

    def __init__(self, result: Result, findings: Findings) -> None:
        self._result, self._findings = result, findings
        self._binary = bytearray()
        self._views: list[dict[str, Any]] = []
        self._accessors: list[dict[str, Any]] = []
        self._meshes: list[dict[str, Any]] = []
        self._nodes: list[dict[str, Any]] = []
        self._materials: list[dict[str, Any]] = []
        self._channels: list[dict[str, Any]] = []
        self._samplers: list[dict[str, Any]] = []

    def content(self) -> bytes:
        """Return the bytes of the file."""
        model = self._result.model
        kept = self._kept()
        times = self._accessor(self._result.time[kept].astype(np.float32), "SCALAR")
        for i, body in enumerate(model.bodies):
            q, _ = self._result.motion_of(i)
            self._add_body(i, body.name, q[kept], times)
        bodies = list(range(len(self._nodes)))
        self._nodes.append(
            {"name": model.title or "mechanism", "rotation": _upright(model), "children": bodies}
        )
        self._findings.dropped(say("joints and what acts: bodies alone are in the file"))
        return _packed(self._description(len(bodies)), bytes(self._binary))

    def _description(self, root: int) -> dict[str, Any]:
        found: dict[str, Any] = {
            "asset": {"version": "2.0", "generator": "Kanevas"},
            "scene": 0,
            "scenes": [{"nodes": [root]}],
            "nodes": self._nodes,
            "meshes": self._meshes,
            "materials": self._materials,
            "accessors": self._accessors,
            "bufferViews": self._views,
            "buffers": [{"byteLength": len(self._binary)}],
        }
        if not self._nodes[root]["children"]:
            del self._nodes[root]["children"]
        if self._channels:
            found["animations"] = [
                {"name": "run", "channels": self._channels, "samplers": self._samplers}
            ]
        return {key: value for key, value in found.items() if value != []}

    def _kept(self) -> npt.NDArray[np.int64]:
        """Return the frames that are written: the last ones of those at one time, in 32 bits."""
        times = self._result.time.astype(np.float32)
        is_last = np.append(np.diff(times) > 0, True)
        if not is_last.all():
            self._findings.dropped(say("frames before what happens in no time: jumps are sudden"))
        kept: npt.NDArray[np.int64] = np.flatnonzero(is_last)
        return kept

    def _add_body(self, i: int, name: str, q: npt.NDArray[np.float64], times: int) -> None:
        e = q[:, 3:].copy()
        flips = np.where((e[1:] * e[:-1]).sum(axis=1) < 0, -1.0, 1.0)
        e[1:] *= np.cumprod(flips)[:, None]  # e and -e are one turn: the shortest way is meant
        e = e.astype(np.float32)
        e /= np.linalg.norm(e, axis=1)[:, None]
        places = q[:, :3].astype(np.float32)
        for path, values, kind in (("translation", places, "VEC3"), ("rotation", e, "VEC4")):
            output = self._accessor(values.astype(np.float32), kind)
            self._channels.append(
                {"sampler": len(self._samplers), "target": {"node": i, "path": path}}
            )
            self._samplers.append({"input": times, "output": output, "interpolation": "LINEAR"})
        self._nodes.append(
            {
                "name": name,
                "translation": places[0].tolist(),
                "rotation": e[0].tolist(),
                "mesh": self._mesh(i),
            }
        )

    def _mesh(self, i: int) -> int:
        body = self._result.model.bodies[i]
        shapes = body.shapes
        if not shapes:
            center = vector_of(body.mass_properties().center)
            shapes = (Sphere(center=center, radius=POINT * self._size()),)
            self._findings.guessed(say("has no shape: a small ball stands for it"), body.name)
        solids = [solid(shape) for shape in shapes]
        corners = np.concatenate([each.corners for each in solids]).astype(np.float32)
        normals = np.concatenate([each.normals for each in solids])
        normals /= np.linalg.norm(normals, axis=1)[:, None]
        attributes = {
            "POSITION": self._accessor(corners, "VEC3", ARRAY_BUFFER),
            "NORMAL": self._accessor(normals.astype(np.float32), "VEC3", ARRAY_BUFFER),
        }
        color = body.color or COLORS[i % len(COLORS)]
        rgb = [_linear(int(color[k : k + 2], 16) / 255) for k in (1, 3, 5)]
        self._materials.append(
            {
                "name": body.name,
                "pbrMetallicRoughness": {
                    "baseColorFactor": [*rgb, 1.0],
                    "metallicFactor": 0.1,
                    "roughnessFactor": 0.6,
                },
            }
        )
        primitive = {"attributes": attributes, "material": len(self._materials) - 1}
        self._meshes.append({"name": body.name, "primitives": [primitive]})
        return len(self._meshes) - 1

    def _size(self) -> float:
        places = np.array([body.position for body in self._result.model.bodies])
        return float(np.ptp(places, axis=0).max()) or 1.0

    def _accessor(self, values: Floats, kind: str, target: int | None = None) -> int:
        """Add numbers to the buffer; return the number of what describes them."""
        raw = np.ascontiguousarray(values, dtype="<f4")
        view = {"buffer": 0, "byteOffset": len(self._binary), "byteLength": raw.nbytes}
        if target is not None:
            view["target"] = target
        self._binary += raw.tobytes()
        self._views.append(view)
        columns = raw.reshape(len(raw), -1)
        self._accessors.append(
            {
                "bufferView": len(self._views) - 1,
                "componentType": FLOAT,
                "count": len(raw),
                "type": kind,
                "min": columns.min(axis=0).tolist(),
                "max": columns.max(axis=0).tolist(),
            }
        )
        return len(self._accessors) - 1


def _upright(model: Model) -> list[float]:
    """Return the turn that brings what is up in a model to +Y."""
    up = np.array(vertical(model))
    k = int(np.abs(up).argmax())
    R = np.zeros((3, 3))
    for axis in range(3):
        R[(axis + 1 - k) % 3, axis] = 1.0  # x, y and z change places in turn, up becomes y
    if up[k] < 0:
        R = np.diag((-1.0, -1.0, 1.0)) @ R
    return list(to_euler(R))


def _linear(part: float) -> float:
    """Return a part of an sRGB colour as glTF wants it (IEC 61966-2-1)."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _packed(description: dict[str, Any], binary: bytes) -> bytes:
    text = json.dumps(description, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += bytes(-len(binary) % 4)
    size = 12 + 8 + len(text) + 8 + len(binary)
    return b"".join(
        (
            struct.pack("<4sII", b"glTF", 2, size),
            struct.pack("<II", len(text), JSON_CHUNK),
            text,
            struct.pack("<II", len(binary), BINARY_CHUNK),
            binary,
        )
    )
