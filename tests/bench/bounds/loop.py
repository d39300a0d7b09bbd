"""P5 by hand: the equation of the crank's angle, coupler and rocker as two links that meet."""

import math

import numpy as np
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.dyad import link, moving
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.loop import (
    ANGLE,
    COUPLER,
    CRANK,
    FRAME,
    GRAVITY,
    PLANE,
    RATE,
    ROCKER,
    case,
)
from tests.bench.problems.problem import Array

A, D = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0), (FRAME, 0.0, 0.0, 0.0, 0.0, 0.0)
WEIGHT_X, WEIGHT_Y = (-GRAVITY * PLANE[2, :2]).tolist()


@compiled
def hinges(angle, rate):
    """Return the two hinges that move."""
    c, s = CRANK * math.cos(angle), CRANK * math.sin(angle)
    B = (c, s, -s, c, -c * rate * rate, -s * rate * rate)
    return B, moving(B, D, COUPLER, ROCKER, 1.0, rate)


@compiled
def rates(y, _, y_dot):
    """Write the rates of the angle and of its rate."""
    B, C = hinges(y[0], y[1])
    X, Y = WEIGHT_X, WEIGHT_Y
    j1, h1, f1 = link(A, B, CRANK, 0.5, 0.0, 1.0, CRANK**2 / 12, X, Y)
    j2, h2, f2 = link(B, C, COUPLER, 0.5, 0.0, 1.0, COUPLER**2 / 12, X, Y)
    j3, h3, f3 = link(D, C, ROCKER, 0.5, 0.0, 1.0, ROCKER**2 / 12, X, Y)
    y_dot[0] = y[1]
    y_dot[1] = (f1 + f2 + f3 - (h1 + h2 + h3)) / (j1 + j2 + j3)


def _measure(states: Array) -> Array:
    places = np.array([hinges(angle, rate)[1][:2] for angle, rate in states])
    return places @ PLANE[:, :2].T


def bound() -> Bound:
    """Return the equation of the crank."""
    return Bound("1 angle", rates, np.array((ANGLE, RATE)), (), _measure, case())
