"""Files that a description names: where they lie, which must be in its package."""

import os
from pathlib import Path, PurePosixPath, PureWindowsPath

ANCESTORS = 4  # folders above a description in which its package is looked for
IN_PACKAGE = frozenset({"urdf", "urdfs", "robots", "xacro", "sdf", "mjcf", "model", "models"})
OF_PACKAGES = frozenset({"package", "model"})  # schemes of names that begin with that of a package
# where a person has said that models lie: as Gazebo, its older versions and sdformat look there
PATHS = ("GZ_SIM_RESOURCE_PATH", "IGN_GAZEBO_RESOURCE_PATH", "GAZEBO_MODEL_PATH", "SDF_PATH")


class Beside:
    """Files beside a description.

    Args:
        folder: in which the description lies. What it names must lie in the package of which that
            is a part: the nearest folder above with a ``package.xml``, or else the folder itself,
            or the one above where its name says that it is for descriptions alone.

    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def file(self, name: str) -> Path | None:
        """Return where a file lies, there or not; None for what leads elsewhere."""
        scheme, colon, rest = name.partition("://")
        if colon and scheme in OF_PACKAGES:
            package, _, inside = rest.lstrip("/").partition("/")
            root = self.package(package)
            return within(root, inside) if root else self._folder / Path(inside).name
        if colon and scheme != "file":
            return None
        return within(self._root(), rest if colon else name, self._folder)

    def package(self, name: str) -> Path | None:
        """Return the folder of a package, which is one above the description, or beside that.

        Otherwise one where the environment of the program says that models lie.
        """
        if not name or PurePosixPath(name).name != name or name in (".", ".."):
            return None
        for folder in (self._folder, *self._folder.parents[:ANCESTORS]):
            if folder.name == name:
                return folder
            if _is_folder(folder / name):
                return folder / name
        said = (part for path in PATHS for part in os.environ.get(path, "").split(os.pathsep))
        places = (Path(part).resolve() / name for part in said if part)
        return next(filter(_is_folder, places), None)

    def _root(self) -> Path:
        near = (self._folder, *self._folder.parents[:ANCESTORS])
        for folder in near:
            if (folder / "package.xml").is_file():
                return folder
        return self._folder.parent if self._folder.name in IN_PACKAGE else self._folder


def within(root: Path, inside: str, start: Path | None = None) -> Path | None:
    """Return where a name leads that must stay in a folder; None if it does not.

    Args:
        root: the folder, resolved.
        inside: the name.
        start: what the name is relative to, if it is not the folder.

    """
    if PurePosixPath(inside).is_absolute() or PureWindowsPath(inside).is_absolute():
        return None
    try:
        path = ((start or root) / inside).resolve()
    except (OSError, ValueError, RuntimeError):  # a zero byte, or links that go in circles
        return None
    return path if path.is_relative_to(root) else None


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir() and not path.is_symlink()
    except (OSError, ValueError):
        return False
