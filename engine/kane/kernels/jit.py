"""The one door to Numba."""

from collections.abc import Callable
from typing import Any

import numba

from kane.kernels.cache import cache_folder

_config: Any = numba.config
_njit: Any = numba.njit  # its annotations lack some of its options
COMPILES = not _config.DISABLE_JIT


def jit(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a kernel: no GIL, no exceptions from division, cached on disk."""
    folder = cache_folder()
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder) if folder else before
    try:
        compile_ = _njit(
            nogil=True,
            error_model="numpy",
            cache=folder is not None,
            # kernels call the private ones; unpacking the tables from Python would be compiled too
            no_cpython_wrapper=function.__name__.startswith("_"),
            no_cfunc_wrapper=True,
        )
        compiled: Callable[..., Any] = compile_(function)
        return compiled
    finally:
        _config.CACHE_DIR = before
