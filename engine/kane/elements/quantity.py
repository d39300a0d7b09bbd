"""Quantities that a result holds for each element of a type, and how they are computed."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from kane.elements.coordinate_words import COORDINATE_WORDS
from kane.elements.trajectory import Array, Trajectory
from kane.sentences import Sentence, Template, say

Values = Callable[[Trajectory, Any], Array]
"""Computes a quantity of an element, (frames,), or a vector of it, (frames, 3)."""


class Quantity(NamedTuple):
    """A scalar that can be plotted.

    Attributes:
        key: its name at the element, as ``x`` in ``K1.x``.
        unit: SI unit.
        meaning: in words.
        values: computes it from a trajectory and the element, (frames,).

    """

    key: str
    unit: str
    meaning: Sentence
    values: Values


def components(prefix: str, unit: str, meaning: Template, vector: Values) -> tuple[Quantity, ...]:
    """Return the components x, y, z of a vector.

    Args:
        prefix: of the keys: ``v`` for ``vx``, ``vy``, ``vz``.
        unit: SI unit.
        meaning: in words, with ``{axis}`` in it.
        vector: computes the vector, (frames, 3).

    """
    return tuple(
        Quantity(f"{prefix}{axis}", unit, meaning.say(axis=axis), _component(vector, i))
        for i, axis in enumerate("xyz")
    )


def _component(vector: Values, i: int) -> Values:
    return lambda run, element: vector(run, element)[:, i]


def coordinate(key: str, unit: str, meaning: Sentence) -> tuple[Quantity, ...]:
    """Return a coordinate of a joint, spring or ruler, and its rate."""
    return (
        Quantity(key, unit, meaning, lambda run, owner: run.coordinate(owner.name, key).values),
        Quantity(
            f"{key}_rate",
            f"{unit}/s",
            COORDINATE_WORDS[key].rate,
            lambda run, owner: run.coordinate(owner.name, key).rates,
        ),
    )


def effort(key: str, unit: str, meaning: Sentence) -> Quantity:
    """Return what an element of one row holds a sum of paths with."""
    return Quantity(key, unit, meaning, lambda run, element: run.efforts(element.name)[:, 0])


def stored_energy(run: Trajectory, element: Any) -> Array:
    """Return the energy that an element stores in its loads, (frames,) [J]."""
    energy: Array = sum(
        (load.stored(run) for load in run.loads(element.name)), np.zeros(run.frames)
    )
    return energy


FORCES = components(
    "f",
    "N",
    Template("constraint force on body_b, {axis} in ground axes"),
    lambda run, joint: run.reaction(joint.name)[:, :3],
)
MOMENTS = components(
    "m",
    "N m",
    Template("constraint moment on body_b about point_b, {axis} in ground axes"),
    lambda run, joint: run.reaction(joint.name)[:, 3:],
)
ANGLE = coordinate(
    "angle", "rad", say("angle of body_b from body_a about the axis, full turns counted")
)
DISPLACEMENT = coordinate(
    "displacement", "m", say("displacement of point_b from point_a along the axis")
)
LENGTH = coordinate("length", "m", say("distance between the ends"))
POTENTIAL_ENERGY = Quantity("potential_energy", "J", say("potential energy"), stored_energy)
POWER = Quantity(
    "power",
    "W",
    say("power that it gives to the bodies"),
    lambda run, element: run.powers(element.name).given,
)
DISSIPATION = Quantity(
    "dissipation",
    "W",
    say("power that it turns into heat"),
    lambda run, element: run.powers(element.name).taken_out,
)
