"""Euler's explicit method, order 1."""

from functools import partial

from kane.solve.methods.fixed_step import FixedStep

A = ((0.0,),)
b = (1.0,)

prepare = partial(FixedStep, A, b)
