"""Rotation vectors in symbols: of a turn, and what a moment that counts along them is.

Near no turn at all the formulas are 0 / 0; there their series stand in a branch of their own.
"""

from __future__ import annotations

import sympy
from sympy import Expr

from kane.symbolic.tape import ZERO, Tape
from kane.symbolic.vectors import AXES, Mat, Vec, cross, dot, plus, times

# Of the squares of turns, below which series stand: their next terms are less than 1e-17.
SMALL = sympy.Float(1e-4, 17)


def rotation_vector(turn: Mat, tape: Tape) -> Vec:
    """Return the rotation vector of a turn by less than half a turn.

    The axis times the sine is the skew part of the matrix, the cosine follows from its trace.
    """
    sines: Vec = (
        (turn[2][1] - turn[1][2]) / 2,
        (turn[0][2] - turn[2][0]) / 2,
        (turn[1][0] - turn[0][1]) / 2,
    )
    sines = (tape.named(sines[0]), tape.named(sines[1]), tape.named(sines[2]))
    square = tape.always_named(dot(sines, sines))
    cosine = tape.always_named((turn[0][0] + turn[1][1] + turn[2][2] - 1) / 2)
    sine = sympy.sqrt(square)
    series = 1 + square * (
        sympy.Rational(1, 6)
        + square
        * (
            sympy.Rational(3, 40)
            + square * (sympy.Rational(5, 112) + square * sympy.Rational(35, 1152))
        )
    )
    share = tape.always_named(
        sympy.Piecewise(
            (series, sympy.And(square < SMALL, cosine > 0)),
            (sympy.atan2(sine, cosine) / sine, True),
        )
    )
    return times(share, sines)


def pulled_back(vector: Vec, moment: Vec, tape: Tape) -> Vec:
    """Return J^-T m for the left Jacobian J of the turns, see ``kernels.primitives.cushion``."""
    square = tape.always_named(dot(vector, vector))
    half = sympy.sqrt(square) / 2
    series = sympy.Rational(1, 12) + square * (
        sympy.Rational(1, 720) + square * (sympy.Rational(1, 30240) + square / 1209600)
    )
    share = tape.always_named(
        sympy.Piecewise(
            (series, square < 100 * SMALL), ((1 - half / sympy.tan(half)) / square, True)
        )
    )
    across = cross(vector, moment)
    return plus(
        moment, plus(times(sympy.Rational(1, 2), across), times(share, cross(vector, across)))
    )


def turn_of(vector: Vec, tape: Tape) -> Mat:
    """Return the matrix of a rotation vector (Rodrigues)."""
    sine, cosine, _ = _shares(vector, tape)
    columns = []
    for axis in AXES:
        once = cross(vector, axis)
        column = plus(axis, plus(times(sine, once), times(cosine, cross(vector, once))))
        columns.append(column)
    a, b, c = zip(*columns, strict=True)
    return (a, b, c)


def spin_of(vector: Vec, rate: Vec, tape: Tape) -> Vec:
    """Return J phi', the angular velocity of a rotation vector and its rate."""
    _, cosine, third = _shares(vector, tape)
    across = cross(vector, rate)
    return plus(rate, plus(times(cosine, across), times(third, cross(vector, across))))


def _shares(vector: Vec, tape: Tape) -> tuple[Expr, Expr, Expr]:
    """Return sin x / x, (1 - cos x) / x^2 and (x - sin x) / x^3 of its length x."""
    s = tape.always_named(dot(vector, vector))
    if s == 0:
        return sympy.S.One, sympy.Rational(1, 2), sympy.Rational(1, 6)
    x = sympy.sqrt(s)

    def either(first: int, exact: Expr) -> Expr:
        series, term = ZERO, sympy.Rational(1, sympy.factorial(first))
        for k in range(4):
            series += term
            term = -term * s / ((first + 2 * k + 1) * (first + 2 * k + 2))
        return tape.always_named(sympy.Piecewise((series, s < 100 * SMALL), (exact, True)))

    return (
        either(1, sympy.sin(x) / x),
        either(2, (1 - sympy.cos(x)) / s),
        either(3, (x - sympy.sin(x)) / x**3),
    )
