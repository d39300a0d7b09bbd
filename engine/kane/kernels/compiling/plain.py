"""Kernels as plain Python, in a process whose code is still being compiled by others.

A kernel calls others by the names of its module, which mean compiled ones there. So it is given
another set of names, where all mean what is written: nothing is asked of Numba on the way down, and
it makes no difference what of it is compiled meanwhile.
"""

import functools
from collections.abc import Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from kane.kernels.compiling.bundle import Bundle, Kernel

PACKAGE = "kane.kernels"


class Libraries:
    """What kernels find under the names of the libraries that they call.

    Args:
        libraries: what they find in place of modules, by the names of kernels for them.

    """

    def __init__(self, libraries: Mapping[str, Any]) -> None:
        self.libraries = libraries
        self.names: dict[str, dict[str, Any]] = {}  # of each module of kernels


AS_WRITTEN = Libraries({})


@functools.cache
def plain(kernel: Any, libraries: Libraries = AS_WRITTEN) -> Any:
    """Return a kernel as plain Python; it gives the same numbers, but for round-off."""
    function = getattr(kernel, "py_func", None)
    if function is None:
        if libraries is AS_WRITTEN:
            return kernel  # it is
        function = kernel
    other = FunctionType(
        function.__code__,
        _names_of(function.__module__, function.__globals__, libraries),
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    other.__kwdefaults__ = function.__kwdefaults__
    return other


def without_code(argument: Any) -> Any:
    """Return an argument of a kernel as a plain one takes it: what it calls is plain as well."""
    if isinstance(argument, Kernel):
        return plain(argument.source)
    if isinstance(argument, Bundle) and _holds(argument, Kernel):
        return type(argument)(*map(without_code, argument))
    return argument


def holds_plain(argument: Any) -> bool:
    """Return whether an argument of a kernel has plain functions to be called."""
    return isinstance(argument, Bundle) and _holds(argument, FunctionType)


def _holds(bundle: Bundle, kind: type) -> bool:
    return any(
        isinstance(value, kind) or (isinstance(value, Bundle) and _holds(value, kind))
        for value in bundle
    )


def _names_of(module: str, names: dict[str, Any], libraries: Libraries) -> dict[str, Any]:
    if module not in libraries.names:
        libraries.names[module] = found = dict(names)
        for name, value in names.items():
            if name in libraries.libraries:
                found[name] = libraries.libraries[name]
            elif _is_kernel(value, libraries):
                found[name] = plain(value, libraries)
            elif isinstance(value, ModuleType) and value.__name__.startswith(PACKAGE):
                inner = _names_of(value.__name__, vars(value), libraries)
                found[name] = SimpleNamespace(**inner)
    return libraries.names[module]


def _is_kernel(value: Any, libraries: Libraries) -> bool:
    """Return whether a name means a kernel: without a compiler these are mere functions."""
    if hasattr(value, "py_func"):
        return True
    is_function = isinstance(value, FunctionType) and value.__module__.startswith(PACKAGE)
    return is_function and libraries is not AS_WRITTEN
