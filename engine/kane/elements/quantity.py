"""Quantities that a result holds for each element of a type, and how they are computed."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import numpy as np

from kane.elements.coordinate_words import COORDINATE_WORDS
from kane.elements.trajectory import Array, Trajectory
from kane.sentences import Sentence, Template, say

Values = Callable[[Trajectory, Any], Array]
"""Computes a quantity of an element, (frames,), or a vector of it, (frames, 3)."""


Kind = Literal["scalar", "along", "about", "orientation"]


class Quantity(NamedTuple):
    """A scalar that can be plotted.

    Attributes:
        key: its name at the element, as ``x`` in ``K1.x``.
        word: what people call it, as ``velocity``; of a component without its axis. Empty where
            the element's own name says it, or the axis.
        unit: SI unit.
        meaning: in words.
        values: computes it from a trajectory and the element, (frames,).
        kind: a scalar; a component of a vector along an axis, or about it as angles and torques
            are; or one of the numbers by which an orientation in space is told.
        axis: of a component: x, y or z; else the number of an Euler parameter, or nothing.

    """

    key: str
    word: str
    unit: str
    meaning: Sentence
    values: Values
    kind: Kind = "scalar"
    axis: str = ""

    def is_in_plane(self, across: str) -> bool:
        """Whether it says anything of a motion in a plane, ``across`` being the axis normal to it.

        Nothing goes along that axis nor turns about another one, and one angle tells all.
        """
        match self.kind:
            case "scalar":
                return True
            case "along":
                return self.axis != across
            case "about":
                return self.axis == across
            case "orientation":
                return False


def components(
    prefix: str,
    word: str,
    unit: str,
    meaning: Template,
    vector: Values,
    kind: Literal["along", "about"] = "along",
) -> tuple[Quantity, ...]:
    """Return the components x, y, z of a vector.

    Args:
        prefix: of the keys: ``v`` for ``vx``, ``vy``, ``vz``.
        word: what people call the vector.
        unit: SI unit.
        meaning: in words, with ``{axis}`` in it.
        vector: computes the vector, (frames, 3).
        kind: whether it goes along its axes, or about them.

    """
    return tuple(
        Quantity(
            f"{prefix}{axis}",
            word,
            unit,
            meaning.say(axis=axis),
            _component(vector, i),
            kind,
            axis,
        )
        for i, axis in enumerate("xyz")
    )


def _component(vector: Values, i: int) -> Values:
    return lambda run, element: vector(run, element)[:, i]


def coordinate(key: str, rate: str, unit: str, meaning: Sentence) -> tuple[Quantity, ...]:
    """Return a coordinate of a joint, spring or ruler, and its rate with the word for it."""
    return (
        Quantity(
            key, key, unit, meaning, lambda run, owner: run.coordinate(owner.name, key).values
        ),
        Quantity(
            f"{key}_rate",
            rate,
            f"{unit}/s",
            COORDINATE_WORDS[key].rate,
            lambda run, owner: run.coordinate(owner.name, key).rates,
        ),
    )


def effort(key: str, unit: str, meaning: Sentence) -> Quantity:
    """Return what an element of one row holds a sum of paths with."""
    return Quantity(key, key, unit, meaning, lambda run, element: run.efforts(element.name)[:, 0])


def stored_energy(run: Trajectory, element: Any) -> Array:
    """Return the energy that an element stores in its loads, (frames,) [J]."""
    energy: Array = sum(
        (load.stored(run) for load in run.loads(element.name)), np.zeros(run.frames)
    )
    return energy


FORCES = components(
    "f",
    "force",
    "N",
    Template("constraint force on body_b, {axis} in ground axes"),
    lambda run, joint: run.reaction(joint.name)[:, :3],
)
MOMENTS = components(
    "m",
    "moment",
    "N m",
    Template("constraint moment on body_b about point_b, {axis} in ground axes"),
    lambda run, joint: run.reaction(joint.name)[:, 3:],
    kind="about",
)
ANGLE = coordinate(
    "angle",
    "angular velocity",
    "rad",
    say("angle of body_b from body_a about the axis, full turns counted"),
)
DISPLACEMENT = coordinate(
    "displacement",
    "velocity",
    "m",
    say("displacement of point_b from point_a along the axis"),
)
LENGTH = coordinate("length", "rate of length", "m", say("distance between the ends"))
POTENTIAL_ENERGY = Quantity(
    "potential_energy", "potential energy", "J", say("potential energy"), stored_energy
)
POWER = Quantity(
    "power",
    "power",
    "W",
    say("power that it gives to the bodies"),
    lambda run, element: run.powers(element.name).given,
)
DISSIPATION = Quantity(
    "dissipation",
    "dissipated power",
    "W",
    say("power that it turns into heat"),
    lambda run, element: run.powers(element.name).taken_out,
)
