"""Vectors and matrices of expressions: tuples of three, and of three rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sympy import Expr

from kane.symbolic.known import expression
from kane.symbolic.tape import ONE, ZERO

Vec = tuple[Expr, Expr, Expr]
Mat = tuple[Vec, Vec, Vec]

NONE: Vec = (ZERO, ZERO, ZERO)
AXES: Mat = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))


def vector(numbers: Iterable[float]) -> Vec:
    """Return a vector of numbers, which may know their symbols."""
    x, y, z = (expression(each) for each in numbers)
    return (x, y, z)


def matrix(rows: Iterable[Iterable[float]]) -> Mat:
    """Return a matrix of numbers, which may know their symbols."""
    a, b, c = (vector(row) for row in rows)
    return (a, b, c)


def plus(a: Vec, b: Vec) -> Vec:
    """Return a + b."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def minus(a: Vec, b: Vec) -> Vec:
    """Return a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def times(factor: Expr, a: Vec) -> Vec:
    """Return a vector multiplied by a number."""
    return (factor * a[0], factor * a[1], factor * a[2])


def dot(a: Vec, b: Vec) -> Expr:
    """Return a . b."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec, b: Vec) -> Vec:
    """Return a x b."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def transposed(m: Mat) -> Mat:
    """Return the transpose."""
    a, b, c = zip(*m, strict=True)
    return (a, b, c)


def turned(m: Mat, a: Vec) -> Vec:
    """Return m a."""
    return (dot(m[0], a), dot(m[1], a), dot(m[2], a))


def turned_back(m: Mat, a: Vec) -> Vec:
    """Return m^T a."""
    return turned(transposed(m), a)


def product(m: Mat, n: Mat) -> Mat:
    """Return m n."""
    columns = transposed(n)
    a, b, c = ((dot(row, columns[0]), dot(row, columns[1]), dot(row, columns[2])) for row in m)
    return (a, b, c)


def is_zero(a: Sequence[Expr]) -> bool:
    """Whether all components are zero."""
    return all(each == 0 for each in a)
