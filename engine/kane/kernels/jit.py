"""The one door to Numba."""

from collections.abc import Callable
from typing import TypeVar

import numba

from kane.kernels.cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., object])

COMPILES = not numba.config.DISABLE_JIT


def jit(function: Function) -> Function:
    """Compile a kernel: no GIL, no exceptions from division, cached on disk."""
    folder = cache_folder()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder) if folder else before
    try:
        compiled: Function = numba.njit(nogil=True, error_model="numpy", cache=folder is not None)(
            function
        )
        return compiled
    finally:
        numba.config.CACHE_DIR = before
