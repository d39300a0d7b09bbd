"""What several tests ask of the same models, worked out once: it takes seconds each time."""

import functools

from tests.engine.helpers import CURVED, EXAMPLES, MODELS

import kane
from kane.symbolic.derivation import derivation
from kane.symbolic.equations import MOST, worked_out
from kane.symbolic.side_by_side import side_by_side

FOUR_BODIES = [
    path for path in MODELS if len(kane.load(path).bodies) <= 4 and path.stem not in CURVED
]


@functools.cache
def example(stem):
    """Return an example, or a model of the tests, by the name of its file."""
    (path,) = [path for path in EXAMPLES if path.stem == stem]
    return kane.load(path)


@functools.cache
def derived(stem, **choice):
    """Return the equations of an example; who names more on its tape is in no other's way."""
    return derivation(example(stem), **choice)


@functools.cache
def compared(stem):
    """Return what Newton and Euler, Lagrange and Kane need for an example."""
    return tuple(side_by_side(example(stem), MOST))


@functools.cache
def told(stem):
    """Return the equations of an example as one gets them."""
    return worked_out(example(stem))
