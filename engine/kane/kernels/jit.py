"""The one door to Numba, and where its compiled code is kept.

Numba notices an edit in the file of a cached function but not in the files of the functions that
it calls. The cache folder is therefore named after the digest of all kernel sources, so that no
run ever sees stale code; it lies in the user's cache folder, so that it works from a read-only
install.
"""

import functools
import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])

DIGESTS_KEPT = 3  # of other versions that may be installed side by side


def jit(function: Function) -> Function:
    """Compile a kernel: no GIL, no exceptions from division, cached on disk."""
    folder = cache_folder()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder) if folder else before
    try:
        compiled: Function = numba.njit(
            nogil=True, error_model="numpy", cache=folder is not None
        )(function)
        return compiled
    finally:
        numba.config.CACHE_DIR = before


@functools.cache
def cache_folder() -> Path | None:
    """Return the folder of these kernels' compiled code; None where nothing can be written."""
    parent = platformdirs.user_cache_path("kanevas", appauthor=False)
    folder = parent / f"kernels-{_digest()}"
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            return None
        if fresh:
            _remove_old(parent, folder)
    except OSError:
        return None
    return folder


def _digest() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _remove_old(parent: Path, current: Path) -> None:
    others = [folder for folder in parent.glob("kernels-*") if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[DIGESTS_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
