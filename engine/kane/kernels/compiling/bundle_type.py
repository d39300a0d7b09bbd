"""Bundles as Numba sees them: an address; what lies there never changes."""

import functools
import hashlib
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import lower_getattr_generic
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import NativeValue, models, register_model, typeof_impl, unbox
from numba.np.arrayobj import populate_array
from numba.np.numpy_support import from_dtype

from kane.kernels.compiling.bundle import Bundle, Kernel

WORD = ir.IntType(64)
PLAIN = types.Dummy("plain")  # a kernel as plain Python: no compiled one can take it


class BundleType(types.Type):
    """Type of a bundle.

    Args:
        name: of the class.
        fields: names and types, in the order of the block.

    """

    def __init__(self, name: str, fields: tuple[tuple[str, types.Type], ...]) -> None:
        self.fields = {}
        at = 0
        for field, kind in fields:
            self.fields[field] = kind, at
            at += 1 + (kind.ndim if isinstance(kind, types.Array) else 0)
        # the name is a part of the name of each kernel that takes the bundle: a short one
        digest = hashlib.sha256(repr(fields).encode()).hexdigest()[:8]
        super().__init__(f"{name}.{digest}")


register_model(BundleType)(models.OpaqueModel)
UNSEEN = BundleType("Unseen", ())  # of a bundle that kernels only hand on


@typeof_impl.register(Bundle)
def type_of(bundle: Bundle, _: Any = None) -> BundleType:
    """Return the type of a bundle."""
    known: BundleType | None = bundle.__dict__.get("_type")
    if known is None:
        kind, marks = type(bundle), [*map(_mark, bundle)]
        for field in kind.unseen:
            marks[bundle.names().index(field)] = UNSEEN
        # nearly all bundles of a class are of one type, which is found without hashing all fields
        latest = _latest.get(kind)
        if latest is None or latest[0] != marks:
            latest = marks, _bundle_type(kind.__name__, bundle.names(), tuple(marks))
            _latest[kind] = latest
        known = bundle.__dict__.setdefault("_type", latest[1])
    return known


_latest: dict[type[Bundle], tuple[list[Any], BundleType]] = {}


def _mark(value: Any) -> Any:
    """Return what the type of a field follows from."""
    if isinstance(value, np.ndarray):
        return value.dtype, value.ndim
    if isinstance(value, Bundle):
        return type_of(value)
    if isinstance(value, Kernel):
        return value.kind
    if callable(value):
        return PLAIN
    return types.float64 if isinstance(value, float) else types.int64


@functools.cache
def _bundle_type(name: str, names: tuple[str, ...], marks: tuple[Any, ...]) -> BundleType:
    return BundleType(name, tuple(zip(names, map(_field_type, marks), strict=True)))


def _field_type(mark: Any) -> Any:
    if isinstance(mark, tuple):
        dtype, dimensions = mark
        return types.Array(from_dtype(dtype), dimensions, "C")
    return mark


@infer_getattr
class _Attributes(AttributeTemplate):  # type: ignore[misc]
    key = BundleType

    def generic_resolve(self, bundle: BundleType, name: str) -> types.Type | None:
        return bundle.fields[name][0] if name in bundle.fields else None


@lower_getattr_generic(BundleType)
def _read(context: Any, builder: Any, bundle: BundleType, block: Any, name: str) -> Any:
    kind, at = bundle.fields[name]
    if not isinstance(kind, types.Array):
        if isinstance(kind, BundleType):
            return builder.inttoptr(_word(builder, block, at), cgutils.voidptr_t)
        if isinstance(kind, types.FunctionType):
            function = cgutils.create_struct_proxy(kind)(context, builder)
            function.jit_addr = builder.inttoptr(_word(builder, block, at), cgutils.voidptr_t)
            return function._getvalue()
        return builder.bitcast(_word(builder, block, at), context.get_value_type(kind))
    array = context.make_array(kind)(context, builder)
    shape = [_word(builder, block, at + 1 + axis) for axis in range(kind.ndim)]
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    strides = [WORD(size)]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    data = builder.inttoptr(_word(builder, block, at), array.data.type)
    populate_array(array, data, shape, strides, size, None)
    return array._getvalue()


def _word(builder: Any, block: Any, at: int) -> Any:
    """Read a word; as it never changes, no store in between makes the compiler read it again."""
    words = builder.bitcast(block, WORD.as_pointer())
    read = builder.load(builder.gep(words, [WORD(at)]))
    read.set_metadata("invariant.load", builder.module.add_metadata([]))
    return read


@unbox(BundleType)
def _address(_: BundleType, bundle: Any, c: Any) -> NativeValue:
    number = c.pyapi.object_getattr_string(bundle, "address")
    word = c.pyapi.long_as_longlong(number)
    c.pyapi.decref(number)
    return NativeValue(c.builder.inttoptr(word, cgutils.voidptr_t), c.pyapi.c_api_error())
