"""Meshes that a description names: where their files are, and their convex hulls."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from kane.elements.shapes import Polyhedron, Shape
from kane.errors import FileError
from kane.exchange.beside import Beside
from kane.exchange.confined import run_confined
from kane.exchange.findings import Findings
from kane.exchange.linkage import Frame
from kane.exchange.shapes import hull
from kane.exchange.worker import MOST_OF_ROBOTS
from kane.files.ordinary import check_ordinary
from kane.sentences import say

LARGEST_MESH = 128 * 2**20
READABLE = frozenset({".stl", ".obj", ".ply", ".glb", ".gltf", ".off", ".dae"})
DRAWN = (
    say("a mesh: drawn as a box of its size"),
    say("a mesh: drawn as its convex hull, of at most {most} corners", most=MOST_OF_ROBOTS),
)
TOUCHES = (
    say("a mesh: touches as a box of its size"),
    say("a mesh: touches as its convex hull, of at most {most} corners", most=MOST_OF_ROBOTS),
)

Array = npt.NDArray[np.float64]


class Meshes:
    """The meshes of one description.

    Args:
        folder: in which the description lies; what it names must lie in its package.

    """

    def __init__(self, folder: Path) -> None:
        self._beside = Beside(folder)
        self._corners: dict[str, Array] = {}

    def corners(self, name: str) -> Array | None:
        """Return the corners of the hull of a mesh that was read, shape (n, 3)."""
        return self._corners.get(name)

    def read(self, names: list[str], findings: Findings) -> None:
        """Read the hulls of meshes; those that cannot be had are dropped, and it is said why."""
        paths: dict[str, Path] = {}
        for name in names:
            if (path := self._path(name, findings)) is not None:
                paths[name] = path
        if not paths:
            return
        try:
            found = run_confined("mesh_hulls", [str(path) for path in paths.values()])
        except FileError as error:
            findings.dropped(error.sentence, *(path.name for path in paths.values()))
            return
        for (name, path), corners in zip(paths.items(), found, strict=True):
            if corners is None:
                findings.dropped(say("holds no mesh that can be read"), path.name)
            elif isinstance(corners, str):
                text = say("COLLADA needs 'pycollada': pip install 'kanevas[exchange]'")
                findings.dropped(text, path.name)
            else:
                self._corners[name] = np.array(corners, dtype=float)

    def _path(self, name: str, findings: Findings) -> Path | None:
        shown = name[-60:]
        path = self._beside.file(name)
        if path is None:
            findings.dropped(say("leads out of the folder of the file: is not opened"), shown)
        elif not path.is_file():
            findings.dropped(say("is a mesh that is not there"), shown)
        elif path.suffix.lower() not in READABLE:
            findings.dropped(say("is of a type that is not read here"), shown)
        elif path.stat().st_size > LARGEST_MESH:
            findings.dropped(say("is larger than any mesh that is read here"), shown)
        else:
            try:
                check_ordinary(path)
            except FileError as error:
                findings.dropped(error.sentence, shown)
            else:
                return path
        return None


def mesh_shape(corners: Array, frame: Frame, link: str, touches: bool, findings: Findings) -> Shape:
    """Return what stands for a mesh: its hull, or a box where that is flat.

    Args:
        corners: of the hull, in the frame, shape (n, 3) [m].
        frame: in the axes of the body.
        link: of which it is a part.
        touches: whether it is there for collisions.
        findings: takes what the mesh has become.

    """
    made = hull(frame, corners)
    is_hull = isinstance(made, Polyhedron)
    findings.guessed(DRAWN[is_hull], link)
    if touches:
        findings.guessed(TOUCHES[is_hull], link)
    return made
