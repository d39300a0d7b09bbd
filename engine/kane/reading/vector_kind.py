"""Kinds of vectors that a run has: forces, moments and velocities."""

from typing import Literal, get_args

VectorKind = Literal[
    "weight",
    "force",
    "torque",
    "reaction_force",
    "reaction_moment",
    "normal_force",
    "friction_force",
    "velocity",
    "angular_velocity",
]
KINDS: tuple[VectorKind, ...] = get_args(VectorKind)
TURNING: frozenset[VectorKind] = frozenset({"torque", "reaction_moment", "angular_velocity"})
