"""What is told beside the motion: reactions of joints, and accelerations."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.body import Body
from kane.fields import GROUND
from kane.model.planes import normal_of_plane
from kane.proof.balance import (
    ROUND_OFF,
    Window,
    at_middle,
    entries,
    forces_at,
    masses,
    of_centre,
)
from kane.proof.differences import MIDDLE, rate_in_the_middle
from kane.proof.judging import Left
from kane.proof.motion import Array
from kane.proof.rows import Rows


def reaction_errors(window: Window) -> Iterator[Left]:
    """Yield force on body B and moment about its point of each joint, told less worked out.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    paths = at_middle(window)
    rows = Rows(paths, window.extent, window.principal)
    multipliers = window.multipliers[MIDDLE]
    totals = {name: np.zeros(6) for name in window.reactions}
    joints = {joint.name: joint for joint in window.model.joints}
    for held in window.held:
        if held.owner not in totals:
            continue
        joint = joints[held.owner]
        body, point = joint.body_b, joint.point_b
        own = joint.body_a if body == GROUND else body
        place = paths.motion.places
        at = place.point(body, point)[0]
        for k, row in enumerate(rows.of(held)):
            wrench = multipliers[held.first + k] * row.of[own][0]
            wrench[3:] -= np.cross(at - place.origin[own][0], wrench[:3])
            totals[held.owner] += wrench if own == body else -wrench
    for name, total in totals.items():
        told = window.reactions[name][MIDDLE]
        sizes = np.repeat([np.linalg.norm(told[:3]), np.linalg.norm(told[3:])], 3)
        yield from entries(window, name, ("force", "moment"), told - total, sizes, np.zeros(6))


def acceleration_errors(window: Window) -> Iterator[Left]:
    """Yield the accelerations that are told of each body, less those of the recorded motion.

    A light body takes round-off of the forces on it for accelerations; of one without mass, or
    without a moment of inertia, differences say nothing.
    """
    motion, h = window.motion, window.spacing
    _, forces = forces_at(window, at_middle(window))
    kinds = ("acceleration", "angular acceleration")
    for i, body in enumerate(window.model.bodies):
        w = motion.spin[body.name]
        point = of_centre(window, body.name)
        found, doubt = rate_in_the_middle(np.hstack([point.velocity, w]), h)
        told = window.accelerations[MIDDLE, i].copy()
        axes = motion.places.turn[body.name][MIDDLE] @ window.principal[body.name]
        told[3:] = axes @ told[3:]
        left = told - found
        if body.particle:
            left[3:] = 0.0
        sizes = np.repeat([point.change, np.linalg.norm(found[3:])], 3)
        noise = np.repeat([point.fastest, np.abs(w).max()], 3) / h
        noise += _rough(forces[body.name], *_least(window, body))
        yield from entries(window, body.name, kinds, left, sizes, doubt + noise * ROUND_OFF)


def _least(window: Window, body: Body) -> tuple[float, float]:
    """Return the mass and the least moment of inertia of a body; endless where it never turns."""
    mass, _, inertia = masses(window.model)[body.name]
    if body.particle:
        return mass, math.inf
    if window.model.planar:
        across = np.array(normal_of_plane(window.model.work_plane))
        return mass, float(across @ inertia @ across)
    return mass, float(np.linalg.eigvalsh(inertia)[0])


def _rough(forces: Array, mass: float, moment: float) -> Array:
    """Return the accelerations that forces and moments of such sizes would make, (6,)."""
    found = np.full(6, np.inf)
    for part, inert in ((slice(0, 3), mass), (slice(3, 6), moment)):
        if inert > 0.0:
            found[part] = forces[part] / inert
    return found
