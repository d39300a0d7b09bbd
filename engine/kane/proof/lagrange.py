"""Lagrange's equations in the coordinates of a tree: d/dt dT/dz' - dT/dz = Q.

The kinetic energy is written down, and nothing else: momenta and forces of inertia are its
derivatives. What closes loops, rolls or drives acts by its recorded forces.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from kane.fields import GROUND
from kane.proof.balance import ROUND_OFF, Window, at_middle, entries, forces_at, masses, of_centre
from kane.proof.chains import Chain, Frame, joints_of, links
from kane.proof.differences import MIDDLE, rate_in_the_middle
from kane.proof.judging import Left
from kane.proof.motion import TINY, Array


def differences(window: Window) -> list[Left]:
    """Return how far the accelerations of mass centres are from Lagrange's, in the middle.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    paths = at_middle(window)
    here = paths.motion
    tree = links(window.model, here.places)
    chain = Chain(tree, here.places)
    if not chain.freedoms:
        return []
    inside = set(joints_of(tree))
    open_window = _without(window, inside)
    forces, sizes = forces_at(open_window, paths)
    rates, columns = _rates(chain, window)
    second, rough = _second_rates(window, chain, columns, rates, forces, sizes)
    step = np.zeros(chain.freedoms)
    moved = chain.frames(step + 1j * TINY * rates, rates + 1j * TINY * second)
    roughs = {name: np.abs(block) @ rough for name, block in columns.items()}
    return list(_compared(window, moved, roughs))


def _without(window: Window, joints: set[str]) -> Window:
    return replace(window, held=[each for each in window.held if each.owner not in joints])


def _rates(chain: Chain, window: Window) -> tuple[Array, dict[str, Array]]:
    """Return the rates of the coordinates, and how they move each body, (6, freedoms)."""
    unit = np.eye(chain.freedoms)
    frames = chain.frames(np.zeros_like(unit), unit)
    columns = {
        name: np.hstack([each.velocity, each.spin]).T
        for name, each in frames.items()
        if name != GROUND
    }
    own = window.motion
    turning = {body.name for body in window.model.bodies if not body.particle}
    stacked, told = [], []
    for name, block in columns.items():
        count = 6 if name in turning else 3
        twist = np.concatenate([own.velocity[name][MIDDLE], own.spin[name][MIDDLE]])
        stacked.append(block[:count])
        told.append(twist[:count])
    rates, *_ = np.linalg.lstsq(np.vstack(stacked), np.concatenate(told), rcond=None)
    return np.asarray(rates), columns


def _energy(window: Window, frames: dict[str, Frame]) -> Array:
    """Return the kinetic energy, (...) [J]."""
    total = np.zeros(())
    particles = {body.name for body in window.model.bodies if body.particle}
    for name, (mass, center, inertia) in masses(window.model).items():
        each = frames[name]
        v = each.velocity + np.cross(each.spin, each.turn @ center)
        total = total + mass / 2 * (v * v).sum(axis=-1)
        if name not in particles:
            w = (each.spin[..., None, :] @ each.turn)[..., 0, :]
            total = total + ((w @ inertia) * w).sum(axis=-1) / 2
    return np.asarray(total)


def _momenta(window: Window, chain: Chain, z: Array, rates: Array) -> Array:
    """Return dT/dz', (freedoms,): T is of second degree in z', so its central difference is it."""
    unit = np.eye(chain.freedoms)
    ahead = _energy(window, chain.frames(z[None], rates + unit))
    behind = _energy(window, chain.frames(z[None], rates - unit))
    return np.asarray((ahead - behind) / 2)


def _second_rates(
    window: Window,
    chain: Chain,
    columns: dict[str, Array],
    rates: Array,
    forces: dict[str, Array],
    sizes: dict[str, Array],
) -> tuple[Array, Array]:
    """Return z'' of M z'' + (dp/dz) z' - dT/dz = Q, and how rough it is by round-off.

    Where M is singular, as for the turn of a particle, it is the least of all.
    """
    n = chain.freedoms
    none = np.zeros(n)
    M = np.stack([_momenta(window, chain, none, each) for each in np.eye(n)], axis=1)
    carried = _momenta(window, chain, 1j * TINY * rates, rates).imag / TINY
    slope = _energy(window, chain.frames(1j * TINY * np.eye(n), rates[None])).imag / TINY
    Q, size = np.zeros(n), np.abs(carried) + np.abs(slope)
    places = window.motion.places
    for name, (_, center, _) in masses(window.model).items():
        arm = places.turn[name][MIDDLE] @ center
        force, moment = forces[name][:3], forces[name][3:]
        Q += columns[name][:3].T @ force + columns[name][3:].T @ (moment + np.cross(arm, force))
        large = sizes[name].copy()
        large[3:] += np.linalg.norm(arm) * large[0]
        size += np.abs(columns[name]).T @ large
    scale = 1 / np.sqrt(np.where(np.diag(M) > 0, np.diag(M), 1.0))  # lengths and angles alike
    inverse = np.linalg.pinv(scale[:, None] * M * scale, rcond=1e-13)
    inverse = scale[:, None] * inverse * scale
    return inverse @ (Q - carried + slope), np.abs(inverse) @ (ROUND_OFF * size)


def _compared(window: Window, moved: dict[str, Frame], roughs: dict[str, Array]) -> Iterator[Left]:
    """Yield how far accelerations are from those of frames that move; roughs are of their points.

    It is the mass centres that are compared: the point that the place of a body tells may be what
    it turns about, and stand still but for round-off.
    """
    motion, h = window.motion, window.spacing
    kinds = ("acceleration", "angular acceleration")
    for body in window.model.bodies:
        center, w = masses(window.model)[body.name].center, motion.spin[body.name]
        point = of_centre(window, body.name)
        told, doubt = rate_in_the_middle(np.hstack([point.velocity, w]), h)
        frame, rough = moved[body.name], roughs[body.name].copy()
        own = frame.velocity + np.cross(frame.spin, frame.turn @ center)
        rough[:3] += np.linalg.norm(center) * np.linalg.norm(rough[3:])
        left = np.concatenate([own, frame.spin]).imag / TINY - told
        if body.particle:
            left[3:] = 0.0
        sizes = np.repeat([point.change, np.linalg.norm(told[3:])], 3)
        noise = np.repeat([point.fastest, np.abs(w).max()], 3) * ROUND_OFF / h
        yield from entries(window, body.name, kinds, left, sizes, doubt + noise + rough)
