"""The classical Runge-Kutta method, order 4 (Kutta 1901)."""

from functools import partial

from kane.solve.methods.fixed_step import FixedStep

A = (
    (0.0, 0.0, 0.0, 0.0),
    (0.5, 0.0, 0.0, 0.0),
    (0.0, 0.5, 0.0, 0.0),
    (0.0, 0.0, 1.0, 0.0),
)
b = (1 / 6, 1 / 3, 1 / 3, 1 / 6)

prepare = partial(FixedStep, A, b)
