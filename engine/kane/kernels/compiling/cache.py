"""Where compiled kernels are kept.

Numba notices an edit in the file of a cached function but not in the files of the functions that
it calls. The cache folder is therefore named after the digest of all kernel sources, so that no
run ever sees stale code; it lies in the user's cache folder, so that it works from a read-only
install. What a wheel carries is copied there. Nothing here imports Numba: a program can ask before
it pays for that.
"""

import contextlib
import functools
import hashlib
import json
import os
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

import platformdirs

from kane.kernels.compiling.carried import carries_for_others, take_over
from kane.kernels.compiling.claim import LOCK
from kane.kernels.compiling.processor import processor
from kane.kernels.compiling.sealed_file import make_private, read_sealed, write_sealed
from kane.sentences import NOTHING, Sentence, say

KEPT = 30 * 24 * 3600  # s for which the code of another version is kept after its last start
ALL = "all"
MARK = ".complete"
CODE = ".nbc"  # what files of code are called
KERNELS = Path(__file__).parents[1]


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
            take_over(KERNELS, folder)
    except OSError:
        return None
    return folder


def is_prepared(what: str = ALL) -> bool:
    """Return whether the kernels of this version lie compiled in the cache.

    By their names and sizes: one that is damaged all the same is compiled anew when it is loaded.

    Args:
        what: all of them, or what a run needs, as ``mark_prepared`` was told.

    """
    folder = cache_folder()
    mark = read_sealed(folder / f"{what}{MARK}") if folder is not None else None
    if folder is None or mark is None:
        return False
    there = _sizes(folder)
    return all(there.get(name, -1) >= size for name, size in json.loads(mark).items())


def needed_by(method: str, formulation: str) -> str:
    """Return a name for what runs by a method need, and what is shown of them."""
    return f"{method} {formulation}"


def mark_prepared(what: str = ALL) -> None:
    """Note that kernels of this version lie compiled in the cache, and in which files."""
    folder = cache_folder()
    if folder is not None:
        with contextlib.suppress(OSError):  # a full disk: the next start compiles again
            make_private(folder)
            for lock in folder.glob(f"*{LOCK}") if what == ALL else ():
                lock.unlink()
            write_sealed(folder / f"{what}{MARK}", json.dumps(_sizes(folder)).encode())


def why_compiled() -> Sentence:
    """Return sentences on why kernels are compiled although the package brings some; or none."""
    folder = cache_folder()
    if folder is not None and carries_for_others(KERNELS, folder):
        needs = ", ".join(compiler())
        return say(
            "The compiled solver that this installation brings along cannot be used here: it is "
            "for another processor or other libraries. Here are {needs}.",
            needs=needs,
        )
    return NOTHING


def kernels_there() -> int:
    """Return how many kernels lie compiled in the cache."""
    folder = cache_folder()
    return len({_kernel_of(file) for file in _sizes(folder)}) if folder else 0


def _kernel_of(file: str) -> str:
    """Return the kernel whose code a file is, of one of its variants."""
    kernel, _, _ = file.rpartition("-")
    return kernel


def _sizes(folder: Path) -> dict[str, int]:
    """Return the bytes of each file of code."""
    with contextlib.suppress(OSError):
        return {
            file.name: file.stat().st_size
            for file in os.scandir(folder)
            if file.name.endswith(CODE)
        }
    return {}


def _digest() -> str:
    """Return a name for these sources, what compiles them, and for which processor."""
    digest = hashlib.sha256(" ".join(compiler()).encode())
    for source in sorted(KERNELS.rglob("*.py")):
        digest.update(source.relative_to(KERNELS).as_posix().encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def compiler() -> tuple[str, ...]:
    """Return what code depends on beside the sources: nothing else may load it."""
    # what NumPy has in it lies elsewhere in another main version; nothing else of it counts
    numpy, _, _ = version("numpy").partition(".")
    python = str(sys.implementation.cache_tag)
    return (f"numba {version('numba')}", f"numpy {numpy}", python, sys.platform, *processor())


def _remove_old(parent: Path) -> None:
    for folder in parent.glob("kernels-*"):
        if time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder, ignore_errors=True)
