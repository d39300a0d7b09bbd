"""Where compiled kernels are kept.

Numba notices an edit in the file of a cached function but not in the files of the functions that
it calls. The cache folder is therefore named after the digest of all kernel sources, so that no
run ever sees stale code; it lies in the user's cache folder, so that it works from a read-only
install. Nothing here imports Numba: a program can ask before it pays for that.
"""

import contextlib
import functools
import hashlib
import json
import os
import shutil
import time
from importlib.metadata import version
from pathlib import Path

import platformdirs

from kane.kernels.compiling.sealed_file import make_private, read_sealed, write_sealed

KEPT = 30 * 24 * 3600  # s for which the code of another version is kept after its last start
MARK = "complete"
CODE = (".nbi", ".nbc")  # what Numba calls its files: indices, and code


@functools.cache
def cache_folder() -> Path | None:
    """Return the folder of these kernels' compiled code, which the user alone may enter.

    None where nothing can be written, or where the folder belongs to somebody else.
    """
    parent = platformdirs.user_cache_path("kanevas", appauthor=False)
    folder = parent / f"kernels-{_digest()}"
    try:
        fresh = not folder.exists()
        if not make_private(folder) or not os.access(folder, os.W_OK):
            return None
        os.utime(folder)
        if fresh:
            _remove_old(parent)
    except OSError:
        return None
    return folder


def is_prepared() -> bool:
    """Return whether all kernels of this version lie compiled in the cache.

    By their names and sizes: one that is damaged all the same is compiled anew when it is loaded.
    """
    folder = cache_folder()
    mark = read_sealed(folder / MARK) if folder is not None else None
    if folder is None or mark is None:
        return False
    there = _sizes(folder)
    return all(there.get(name, -1) >= size for name, size in json.loads(mark).items())


def mark_prepared() -> None:
    """Note that all kernels of this version lie compiled in the cache, and in which files."""
    folder = cache_folder()
    if folder is not None:
        with contextlib.suppress(OSError):  # a full disk: the next start compiles again
            make_private(folder)
            write_sealed(folder / MARK, json.dumps(_sizes(folder)).encode())


def _sizes(folder: Path) -> dict[str, int]:
    """Return the bytes of each file of code."""
    with contextlib.suppress(OSError):
        return {
            f"{inner.name}/{file.name}": file.stat().st_size
            for inner in folder.iterdir()
            if inner.is_dir()
            for file in os.scandir(inner)
            if file.name.endswith(CODE)
        }
    return {}


def _digest() -> str:
    """Return a name for these sources, where they lie, and what compiles them."""
    folder = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{folder} {version('numba')} {version('numpy')}".encode())
    for source in sorted(folder.rglob("*.py")):
        digest.update(source.relative_to(folder).as_posix().encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _remove_old(parent: Path) -> None:
    for folder in parent.glob("kernels-*"):
        if time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder, ignore_errors=True)
