"""Solids that a description has no words for, as meshes in files beside it."""

import hashlib
import re
from typing import Any

import numpy as np

from kane.elements.shapes import Cone, Polygon, Shape
from kane.exchange.findings import Findings
from kane.exchange.linkage import HERE, Frame
from kane.exchange.solids import Solid, solid
from kane.sentences import say

FOLDER = "meshes"
LONGEST = 40  # characters of a link's name in that of its file

Geometry = tuple[Frame, str, dict[str, Any]]


class MeshFiles:
    """The meshes of one description.

    Args:
        key: how the format calls the name of a mesh's file.
        findings: takes what has become a mesh.

    """

    def __init__(self, key: str, findings: Findings) -> None:
        self._key, self._findings = key, findings
        self._files: dict[str, bytes] = {}

    def geometry(self, shape: Shape, link: str) -> Geometry | None:
        """Return frame, type and sizes of a shape as a mesh; None of one without volume."""
        made = solid(shape)
        if not len(made.corners):
            self._findings.dropped(say("a solid whose corners lie in a plane"), link)
            return None
        is_round = isinstance(shape, Polygon) and (shape.rounding or shape.has_arcs())
        if is_round or isinstance(shape, Cone):
            self._findings.guessed(say("round sides of cones and plates: as flat ones"), link)
        text = _as_obj(made)
        # the name goes by what is in it: what other files of the folder name stays as it is
        digest = hashlib.sha256(text).hexdigest()[:12]
        name = f"{FOLDER}/{re.sub('[^A-Za-z0-9]+', '_', link)[:LONGEST]}-{digest}.obj"
        self._files[name] = text
        text_of_all = say("solids, plates and cones: as meshes in '{folder}'", folder=FOLDER)
        self._findings.taken(text_of_all, link)
        return HERE, "mesh", {self._key: name}

    @property
    def files(self) -> tuple[tuple[str, bytes], ...]:
        """Names, from the folder of the description on, and contents."""
        return tuple(self._files.items())


def _as_obj(made: Solid) -> bytes:
    """Return triangles as Wavefront OBJ, which has all digits of their corners; in metres."""
    corners, which = np.unique(made.corners, axis=0, return_inverse=True)
    lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in corners.tolist()]
    lines += [f"f {a} {b} {c}" for a, b, c in (which.reshape(-1, 3) + 1).tolist()]
    return "\n".join([*lines, ""]).encode()
