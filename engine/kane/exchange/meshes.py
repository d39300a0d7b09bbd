"""Meshes that a description names: where their files are, and their convex hulls."""

from pathlib import Path, PurePosixPath, PureWindowsPath

import numpy as np
import numpy.typing as npt

from kane.elements.shapes import Polyhedron, Shape
from kane.errors import FileError
from kane.exchange.confined import run_confined
from kane.exchange.findings import Findings
from kane.exchange.linkage import Frame
from kane.exchange.shapes import hull
from kane.exchange.worker import MOST_OF_ROBOTS
from kane.files.ordinary import check_ordinary
from kane.sentences import say

LARGEST_MESH = 128 * 2**20
READABLE = frozenset({".stl", ".obj", ".ply", ".glb", ".gltf", ".off", ".dae"})
ANCESTORS = 4  # folders above a description in which its package is looked for
IN_PACKAGE = frozenset({"urdf", "urdfs", "robots", "xacro", "sdf", "mjcf", "model", "models"})

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
        folder: in which the description lies. What it names must lie in the package of which that
            is a part: the nearest folder above with a ``package.xml``, or else the folder itself,
            or the one above where its name says that it is for descriptions alone.

    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
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
        path = self._resolved(name)
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

    def _resolved(self, name: str) -> Path | None:
        """Return where a mesh lies; None for what leads elsewhere."""
        scheme, colon, rest = name.partition("://")
        if colon and scheme in ("package", "model"):
            package, _, inside = rest.lstrip("/").partition("/")
            root = self._package(package)
            return self._within(root, inside) if root else self._folder / Path(inside).name
        if colon and scheme != "file":
            return None
        return self._within(self._root(), rest if colon else name, self._folder)

    def _within(self, root: Path, inside: str, start: Path | None = None) -> Path | None:
        if PurePosixPath(inside).is_absolute() or PureWindowsPath(inside).is_absolute():
            return None
        try:
            path = ((start or root) / inside).resolve()
        except (OSError, ValueError, RuntimeError):  # a zero byte, or links that go in circles
            return None
        return path if path.is_relative_to(root) else None

    def _package(self, name: str) -> Path | None:
        """Return the folder of a package, which is one above the description, or beside that."""
        if not name or PurePosixPath(name).name != name or name in (".", ".."):
            return None
        for folder in (self._folder, *self._folder.parents[:ANCESTORS]):
            if folder.name == name:
                return folder
            if (folder / name).is_dir() and not (folder / name).is_symlink():
                return folder / name
        return None

    def _root(self) -> Path:
        near = (self._folder, *self._folder.parents[:ANCESTORS])
        for folder in near:
            if (folder / "package.xml").is_file():
                return folder
        return self._folder.parent if self._folder.name in IN_PACKAGE else self._folder


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
