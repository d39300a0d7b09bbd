"""Heun's method, order 2 (the explicit trapezoidal rule)."""

from functools import partial

from kane.solve.methods.fixed_step import FixedStep

A = ((0.0, 0.0), (1.0, 0.0))
b = (0.5, 0.5)

prepare = partial(FixedStep, A, b)
