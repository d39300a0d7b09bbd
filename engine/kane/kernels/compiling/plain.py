"""Kernels as plain Python, in a process whose code is still being compiled by others.

A kernel calls others by the names of its module, which mean compiled ones there. So it is given
another set of names, where all mean what is written: nothing is asked of Numba on the way down, and
it makes no difference what of it is compiled meanwhile.
"""

import functools
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from kane.kernels.compiling.bundle import Bundle, Kernel

PACKAGE = "kane.kernels"

_names: dict[str, dict[str, Any]] = {}  # of each module


@functools.cache
def plain(kernel: Any) -> Any:
    """Return a kernel as plain Python; it gives the same numbers, but for round-off."""
    if not hasattr(kernel, "py_func"):
        return kernel  # it is
    function = kernel.py_func
    other = FunctionType(
        function.__code__,
        _names_of(function.__module__, function.__globals__),
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


def _names_of(module: str, names: dict[str, Any]) -> dict[str, Any]:
    if module not in _names:
        _names[module] = found = dict(names)
        for name, value in names.items():
            if hasattr(value, "py_func"):
                found[name] = plain(value)
            elif isinstance(value, ModuleType) and value.__name__.startswith(PACKAGE):
                found[name] = SimpleNamespace(**_names_of(value.__name__, vars(value)))
    return _names[module]
