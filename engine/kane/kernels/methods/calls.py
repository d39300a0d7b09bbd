"""The kernels that hold all primitives, for others to call by address.

A kernel's machine code holds that of all kernels that it calls, each compiled anew with it. The
loops of the methods, which would hold the whole evaluation of the equations several times over, get
these instead.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba.core import types

from kane.kernels.compiling.bundle import Bundle, Kernel
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.compiling.jit import COMPILES
from kane.kernels.equations.embedded import choice_is_poor
from kane.kernels.equations.evaluate import evaluate, form
from kane.kernels.equations.project import along_joints, project
from kane.kernels.methods.record import write
from kane.kernels.methods.turns import follow
from kane.kernels.tables import Tables, Work

# what kernels take and return beside bundles
NUMBER = types.float64
WHOLE_NUMBER = types.int64
TRUTH = types.boolean
ARRAY = types.Array(types.float64, 1, "C")
TABLE = types.Array(types.float64, 2, "C")
WHOLE_NUMBERS = types.Array(types.int64, 1, "C")


@dataclass(frozen=True, eq=False)
class Calls(Bundle):
    """The kernels of these names.

    Attributes:
        form: all that the equations are made of, or the powers alone.
        evaluate: y' of a state.
        project: puts a state on the constraints.
        along_joints: takes out of a change what the constraints forbid.
        choice_is_poor: whether other independent speeds would serve better.
        follow: counts turns up to the end of a step.
        write: a frame.

    """

    form: Any
    evaluate: Any
    project: Any
    along_joints: Any
    choice_is_poor: Any
    follow: Any
    write: Any


def calls_for(tables: Tables, work: Work) -> Calls:
    """Return the kernels for a system, compiled or loaded from the cache."""
    if not COMPILES:
        return Calls(form, evaluate, project, along_joints, choice_is_poor, follow, write)
    return _calls(type_of(tables), type_of(work))


@functools.cache
def _calls(tables: BundleType, work: BundleType) -> Calls:
    return Calls(
        form=compiled(form, tables, work, NUMBER, ARRAY, TRUTH),
        evaluate=compiled(evaluate, tables, work, NUMBER, ARRAY, ARRAY, TRUTH),
        project=compiled(project, tables, work, NUMBER, ARRAY, ARRAY, ARRAY),
        along_joints=compiled(along_joints, tables, work, NUMBER, ARRAY, ARRAY, ARRAY),
        choice_is_poor=compiled(choice_is_poor, tables, work, NUMBER, ARRAY),
        follow=compiled(follow, tables, work, NUMBER, ARRAY, ARRAY),
        write=compiled(write, tables, work, WHOLE_NUMBER, ARRAY, ARRAY, ARRAY),
    )


def compiled(function: Any, *kinds: types.Type) -> Kernel:
    """Return a kernel for arguments of these types, compiled or loaded from the cache."""
    function.compile(kinds)
    code = function.overloads[kinds]
    address = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
    return Kernel(address, types.FunctionType(code.signature))


@functools.cache
def entry(function: Any, *kinds: types.Type) -> Callable[..., Any]:
    """Return a kernel for Python, compiled for arguments of these types or loaded from the cache.

    It believes that it gets such, and C-contiguous arrays. To find out the types of bundles at each
    call, as Numba does, takes longer than many a kernel.
    """
    if not COMPILES:
        return function  # type: ignore[no-any-return]
    function.compile(kinds)
    return function.overloads[kinds].entry_point  # type: ignore[no-any-return]
