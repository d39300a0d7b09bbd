"""Arrays and numbers that kernels get together, by the address of one block of memory.

A kernel takes each array as seven numbers and more; those of a whole system are some five hundred.
To hand them from kernel to kernel would take longer than the work of a small mechanism, and to
hand them over from Python longer than a hundred evaluations of it.
"""

import functools
import struct
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

Emptied = TypeVar("Emptied", bound="Bundle")


def _pointer(array: npt.NDArray[Any]) -> int:
    return array.ctypes.data


class Kernel(NamedTuple):
    """A compiled kernel that others call by its address.

    Attributes:
        address: where its machine code lies.
        kind: what Numba makes of its arguments and of what it returns.
        source: the kernel as it is decorated.

    """

    address: int
    kind: Any
    source: Any = None


class Bundle:
    """Base of frozen data classes whose fields are arrays, numbers, kernels and other bundles.

    Arrays are C-contiguous. The block holds a word of eight bytes for a number, the address of the
    data and the shape for an array, and the address of a kernel or of another bundle's block.

    Attributes:
        pointer: says where the data of an array of numbers lie.
        unseen: fields with bundles of which compiled kernels see the address alone, for others.

    """

    pointer: ClassVar["staticmethod[[npt.NDArray[Any]], int]"] = staticmethod(_pointer)
    unseen: ClassVar[frozenset[str]] = frozenset()

    def __iter__(self) -> Iterator[Any]:
        """Go through the values of the fields, in the order of the block."""
        return map(self.__dict__.__getitem__, self.names())

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return the names of the fields, in the order of the block."""
        return cls.__match_args__  # type: ignore[attr-defined,no-any-return]

    @functools.cached_property
    def address(self) -> int:
        """Where the block lies; it does so for as long as this object."""
        block = np.array([*self._words()], np.int64)
        # two threads may come here at once; both then use the block of the first
        return _pointer(self.__dict__.setdefault("_block", block))

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        """Leave the block behind: addresses mean nothing in another process."""
        return type(self), tuple(self)

    def _words(self) -> Iterator[int]:
        for name, value in zip(self.names(), self, strict=True):
            if isinstance(value, np.ndarray):
                if not value.flags.c_contiguous:
                    raise ValueError(f"The array {name} has gaps, which kernels cannot read.")
                # tables have many types, for each of which a kernel would be compiled
                yield self.pointer(value) if value.dtype.names is None else _pointer(value)
                yield from value.shape
            elif isinstance(value, (Bundle, Kernel)):
                yield value.address
            elif isinstance(value, float):
                yield struct.unpack("q", struct.pack("d", value))[0]
            else:
                yield int(value)


def emptied(bundle: Emptied) -> Emptied:
    """Return a bundle of the same type without anything in it: all arrays have size zero."""
    return type(bundle)(*map(_emptied, bundle))


def _emptied(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return np.zeros((0,) * value.ndim, value.dtype)
    return emptied(value) if isinstance(value, Bundle) else value
