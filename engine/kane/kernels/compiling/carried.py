"""Compiled kernels that a wheel brings along, so that nothing is compiled after an installation.

``packaging/carry_kernels.py`` puts them there. They lie in a folder of the name that the cache has
on machines which can use them; any other one compiles. They are as good as the sources beside them:
who could change them could change those.
"""

import shutil
from pathlib import Path

CARRIED = "carried"  # folder among the sources of the kernels


def take_over(kernels: Path, folder: Path) -> None:
    """Copy what the package carries for this cache, if it does; raises OSError.

    Args:
        kernels: the folder of the sources.
        folder: of the cache, the user's own; it is new and empty.

    """
    brought = kernels / CARRIED / folder.name
    if not brought.is_dir():
        return
    for file in brought.iterdir():
        shutil.copyfile(file, folder / file.name)
        (folder / file.name).chmod(0o600)


def carries_for_others(kernels: Path, folder: Path) -> bool:
    """Return whether the package carries code, but none that can be used here."""
    carried = kernels / CARRIED
    return carried.is_dir() and not (carried / folder.name).is_dir()
