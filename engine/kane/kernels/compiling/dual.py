"""Kernels on dual numbers: exact derivatives of whatever kernels compute, by the same formulas.

A dual number is a value with its slopes along some directions; each operation on it is an operation
on the value and the chain rule for the slopes (Griewank, Walther, Evaluating Derivatives, 2008,
chapter 3). Kernels as plain Python take such numbers in place of others, if the functions that they
call do: ``over_duals`` gives a kernel with such functions. Which branch is taken says the value.

Derivatives are those to round-off. Where there is none, as at the end of a root, a slope is not
finite; where there are two, as of |x| at 0, it is half their sum, and ``met_corners`` tells.
"""

import contextlib
import contextvars
import math
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.plain import Libraries, plain

Array = npt.NDArray[np.float64]
Number = Union["Dual", float]

_corners: contextvars.ContextVar[list[str] | None] = contextvars.ContextVar("corners", default=None)


@contextlib.contextmanager
def met_corners() -> Iterator[list[str]]:
    """Give a list that names functions whose corners are met."""
    found: list[str] = []
    token = _corners.set(found)
    try:
        yield found
    finally:
        _corners.reset(token)


def _note_corner(function: str) -> None:
    found = _corners.get()
    if found is not None and function not in found:
        found.append(function)


class Dual:
    """A number with its slopes along some directions.

    Attributes:
        value: the number.
        slope: (directions,) its slopes; never changed in place.

    """

    __array_ufunc__ = None  # NumPy's numbers leave sums and products to this class
    __slots__ = ("slope", "value")

    def __init__(self, value: float, slope: Array) -> None:
        self.value = float(value)
        self.slope = slope

    def __repr__(self) -> str:
        return f"Dual({self.value}, {self.slope})"

    def __add__(self, other: Number) -> "Dual":
        if isinstance(other, Dual):
            return Dual(self.value + other.value, self.slope + other.slope)
        return Dual(self.value + other, self.slope)

    __radd__ = __add__

    def __sub__(self, other: Number) -> "Dual":
        if isinstance(other, Dual):
            return Dual(self.value - other.value, self.slope - other.slope)
        return Dual(self.value - other, self.slope)

    def __rsub__(self, other: float) -> "Dual":
        return Dual(other - self.value, -self.slope)

    def __mul__(self, other: Number) -> "Dual":
        if isinstance(other, Dual):
            return Dual(
                self.value * other.value, self.slope * other.value + other.slope * self.value
            )
        return Dual(self.value * other, self.slope * float(other))

    __rmul__ = __mul__

    def __truediv__(self, other: Number) -> "Dual":
        if isinstance(other, Dual):
            ratio = self.value / other.value
            return Dual(ratio, (self.slope - ratio * other.slope) / other.value)
        return Dual(self.value / other, self.slope / float(other))

    def __rtruediv__(self, other: float) -> "Dual":
        ratio = other / self.value
        return Dual(ratio, (-ratio / self.value) * self.slope)

    def __pow__(self, other: Number) -> "Dual":
        if isinstance(other, Dual):
            whole = self.value**other.value
            by_base = _chain(self, 0.0, other.value * _power(self.value, other.value - 1.0))
            by_power = _chain(other, 0.0, whole * math.log(self.value) if whole else 0.0)
            return Dual(whole, by_base.slope + by_power.slope)
        if other == 0.0:
            return Dual(1.0, np.zeros_like(self.slope))
        return _chain(self, self.value**other, other * _power(self.value, other - 1.0))

    def __rpow__(self, other: float) -> "Dual":
        whole = other**self.value
        return _chain(self, whole, whole * math.log(other))

    def __neg__(self) -> "Dual":
        return Dual(-self.value, -self.slope)

    def __abs__(self) -> "Dual":
        if self.value == 0.0 and self.slope.any():
            _note_corner("abs")
            return Dual(0.0, np.zeros_like(self.slope))
        return self if self.value >= 0.0 else -self

    # what NumPy calls for each number of an array of such

    def conjugate(self) -> "Dual":
        """Return itself: it is real."""
        return self

    def sqrt(self) -> Number:
        """Return the root; that of zero is a corner, as lengths have one there."""
        if self.value == 0.0:
            _note_corner("sqrt")
        return MATH.sqrt(self)  # type: ignore[no-any-return]

    def sin(self) -> Number:
        """Return the sine."""
        return MATH.sin(self)  # type: ignore[no-any-return]

    def cos(self) -> Number:
        """Return the cosine."""
        return MATH.cos(self)  # type: ignore[no-any-return]

    def tan(self) -> Number:
        """Return the tangent."""
        return MATH.tan(self)  # type: ignore[no-any-return]

    def arctan2(self, x: Number) -> Number:
        """Return the angle of (x, self)."""
        return _atan2(self, x)

    def rint(self) -> float:
        """Return the nearest whole number, which has no slope."""
        return float(np.rint(self.value))

    def __lt__(self, other: Number) -> bool:
        return self.value < value_of(other)

    def __le__(self, other: Number) -> bool:
        return self.value <= value_of(other)

    def __gt__(self, other: Number) -> bool:
        return self.value > value_of(other)

    def __ge__(self, other: Number) -> bool:
        return self.value >= value_of(other)

    def __eq__(self, other: object) -> bool:
        return self.value == (other.value if isinstance(other, Dual) else other)

    def __hash__(self) -> int:
        return hash(self.value)

    def __bool__(self) -> bool:
        return self.value != 0.0


def _power(base: float, exponent: float) -> float:
    return math.inf if base == 0.0 and exponent < 0.0 else base**exponent


def value_of(x: Number) -> float:
    """Return the value of a number of either kind."""
    return x.value if isinstance(x, Dual) else x


def values_of(array: npt.NDArray[Any]) -> Array:
    """Return the values of an array of numbers of either kind."""
    flat = [value_of(x) for x in array.ravel()]
    return np.array(flat, dtype=np.float64).reshape(array.shape)


def slopes_of(array: npt.NDArray[Any], directions: int) -> Array:
    """Return the slopes of an array of numbers of either kind, (..., directions)."""
    found = np.zeros((array.size, directions))
    for k, x in enumerate(array.ravel()):
        if isinstance(x, Dual):
            found[k] = x.slope
    return found.reshape(*array.shape, directions)


def duals(values: Array, slopes: Array) -> npt.NDArray[Any]:
    """Return an array of dual numbers.

    Args:
        values: any shape.
        slopes: the same with one more axis for the directions.

    """
    found = np.empty(values.size, dtype=object)
    flat = slopes.reshape(values.size, slopes.shape[-1])
    for k, (value, slope) in enumerate(zip(values.ravel(), flat, strict=True)):
        found[k] = Dual(float(value), np.array(slope))
    return found.reshape(values.shape)


def _chain(x: Dual, value: float, slope: float) -> Dual:
    """Return a function of x by its value and its slope; what does not move has no slope."""
    if not math.isfinite(slope) and not x.slope.any():
        return Dual(value, x.slope)
    return Dual(value, slope * x.slope)


def _of_one(
    function: Callable[[float], float], slope: Callable[[float, float], float]
) -> Callable[[Number], Number]:
    """Return a function of one number, by its slope as a function of x and of its value."""

    def of_either(x: Number) -> Number:
        if not isinstance(x, Dual):
            return function(x)
        value = function(x.value)
        return _chain(x, value, slope(x.value, value))

    return of_either


def _inverse(x: float) -> float:
    return 1.0 / x if x != 0.0 else math.inf


def _atan2(y: Number, x: Number) -> Number:
    angle = math.atan2(value_of(y), value_of(x))
    if not (isinstance(y, Dual) or isinstance(x, Dual)):
        return angle
    square = _inverse(value_of(y) ** 2 + value_of(x) ** 2)
    slope: Any = 0.0
    if isinstance(y, Dual):
        slope = slope + (value_of(x) * square) * y.slope
    if isinstance(x, Dual):
        slope = slope - (value_of(y) * square) * x.slope
    return Dual(angle, slope)


def _hypot(x: Number, y: Number) -> Number:
    whole = x * x + y * y
    return MATH.sqrt(whole)  # type: ignore[no-any-return]


MATH = SimpleNamespace(
    pi=math.pi,
    inf=math.inf,
    nan=math.nan,
    sqrt=_of_one(math.sqrt, lambda _, root: 0.5 * _inverse(root)),
    sin=_of_one(math.sin, lambda x, _: math.cos(x)),
    cos=_of_one(math.cos, lambda x, _: -math.sin(x)),
    tan=_of_one(math.tan, lambda _, tan: 1.0 + tan * tan),
    asin=_of_one(math.asin, lambda x, _: _inverse(math.sqrt(1.0 - x * x))),
    acos=_of_one(math.acos, lambda x, _: -_inverse(math.sqrt(1.0 - x * x))),
    atan=_of_one(math.atan, lambda x, _: 1.0 / (1.0 + x * x)),
    atan2=_atan2,
    sinh=_of_one(math.sinh, lambda x, _: math.cosh(x)),
    cosh=_of_one(math.cosh, lambda x, _: math.sinh(x)),
    tanh=_of_one(math.tanh, lambda _, tanh: 1.0 - tanh * tanh),
    exp=_of_one(math.exp, lambda _, whole: whole),
    log=_of_one(math.log, lambda x, _: _inverse(x)),
    log10=_of_one(math.log10, lambda x, _: _inverse(x * math.log(10.0))),
    hypot=_hypot,
    isfinite=lambda x: math.isfinite(value_of(x)),
)
# what kernels call of NumPy: steps, whose slope is zero wherever they have one
STEPS = SimpleNamespace(
    floor=lambda x: float(math.floor(value_of(x))),
    ceil=lambda x: float(math.ceil(value_of(x))),
)


OVER_DUALS = Libraries({"math": MATH, "np": STEPS})


def over_duals(kernel: Any) -> Any:
    """Return a kernel as plain Python that takes dual numbers wherever it takes numbers."""
    return plain(kernel, OVER_DUALS)
