"""What several tests ask of the same models, worked out once: it takes seconds each time."""

import functools

from msgspec.structs import replace
from tests.engine.helpers import CURVED, EXAMPLES, MODELS
from tests.engine.machines import SliderCrank

import kane
from kane.elements.frictions import AngleFriction, DisplacementFriction
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


def turning_crank(frictions, planar=False):
    """Return a slider-crank that turns as it begins, so that its joints slide."""
    crank, *others = SliderCrank().model().bodies
    bodies = (replace(crank, angular_velocity=(0.0, 0.0, -4.0)), *others)
    return SliderCrank().model(bodies=bodies, frictions=frictions, planar=planar)


def rubbing_crank(joints, planar=True):
    """Return one in some of whose joints A, B, C and D friction follows from their forces."""
    frictions = (
        DisplacementFriction(name="rubs at D", joint="D", coefficient=0.3, force=2.0)
        if joint == "D"
        else AngleFriction(name=f"rubs at {joint}", joint=joint, coefficient=0.2, radius=0.05)
        for joint in joints
    )
    return turning_crank(tuple(frictions), planar)
