"""Where compiled kernels are kept.

Numba notices an edit in the file of a cached function but not in the files of the functions that
it calls. The cache folder is therefore named after the digest of all kernel sources, so that no
run ever sees stale code; it lies in the user's cache folder, so that it works from a read-only
install. Nothing here imports Numba: a program can ask before it pays for that.
"""

import functools
import hashlib
import os
import shutil
from importlib.metadata import version
from pathlib import Path

import platformdirs

DIGESTS_KEPT = 3  # of other versions that may be installed side by side
MARK = "complete"


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


def is_prepared() -> bool:
    """Return whether all kernels of this version lie compiled in the cache."""
    folder = cache_folder()
    return folder is not None and (folder / MARK).exists()


def mark_prepared() -> None:
    """Note that all kernels of this version lie compiled in the cache."""
    folder = cache_folder()
    if folder is not None:
        (folder / MARK).touch()


def _digest() -> str:
    """Return a name for these sources, where they lie, and what compiles them."""
    folder = Path(__file__).parent
    digest = hashlib.sha256(f"{folder} {version('numba')} {version('numpy')}".encode())
    for source in sorted(folder.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _remove_old(parent: Path, current: Path) -> None:
    others = [folder for folder in parent.glob("kernels-*") if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[DIGESTS_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
