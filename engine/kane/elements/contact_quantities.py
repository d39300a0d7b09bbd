"""What contacts tell: the forces of all places together, and the moments against turning."""

from typing import Any

import numpy as np

from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.sentences import say


def _normal_force(run: Trajectory, contact: Any) -> Array:
    return np.asarray(run.contact_forces(contact.name)[:, :, 0].sum(axis=1))


def _friction_force(run: Trajectory, contact: Any) -> Array:
    along = run.contact_forces(contact.name)[:, :, 1:]
    return np.asarray(np.linalg.norm(along, axis=2).sum(axis=1))


def _turning_moment(run: Trajectory, contact: Any) -> Array:
    return np.asarray(np.linalg.norm(run.contact_moments(contact.name), axis=1))


QUANTITIES = (
    Quantity(
        "normal_force",
        "normal force",
        "N",
        say("force that presses the bodies apart, of all places together"),
        _normal_force,
    ),
    Quantity(
        "friction_force",
        "friction force",
        "N",
        say("size of the friction, of all places together"),
        _friction_force,
    ),
    Quantity(
        "turning_moment",
        "moment against turning",
        "N m",
        say("size of the moment against rolling and spinning"),
        _turning_moment,
    ),
)
