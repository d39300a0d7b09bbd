"""The balance of each body by itself: what acts on it against how it moves (Newton, Euler).

The accelerations are differences of the recorded motion, forces are worked out anew, and those of
the constraints go along gradients, as large as the recorded multipliers say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kane.elements.changing import Friction
from kane.elements.mass_properties import MassProperties
from kane.elements.primitives import Load
from kane.expressions.nodes import Node, StateOf
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.proof.differences import FRAMES, MIDDLE, at_the_first, rate_in_the_middle
from kane.proof.forces import Forces, Own
from kane.proof.judging import Left
from kane.proof.motion import Array, Motion
from kane.proof.paths import Paths
from kane.proof.recorded import Recorded
from kane.proof.rows import Held, Rows
from kane.sentences import say

ROUND_OFF = 1e-13  # part of a number by which a recorded one is rough: joints are closed so far


@dataclass(frozen=True)
class Acting:
    """A load with its owner and what the owner names for itself in its expressions."""

    owner: str
    load: Load
    own: Own


@dataclass(frozen=True)
class Sliding:
    """What slides with friction, or is held by it.

    Attributes:
        owner: name of the element.
        sticks: whether it is held.
        held: its rows, along which the friction stands, behind that of its gap where it has one.
        has_gap: whether it has one.
        is_angular: whether the friction is a moment.
        friction: its law.
        gaps: numbers of the multipliers of gaps that press it.

    """

    owner: str
    sticks: bool
    held: Sequence[Held]
    has_gap: bool
    is_angular: bool
    friction: Friction
    gaps: Sequence[int]


@dataclass(frozen=True)
class Window:
    """A few frames of a motion, close together, in which nothing jumps.

    Attributes:
        model: what moves.
        motion: nine frames at equal spacing.
        multipliers: (9, m) [N].
        held: constraints with their multipliers.
        acting: loads.
        sliding: what slides with friction, or is held by it.
        has_contacts: whether anything is held but what always is.
        recorded: what else is recorded over the nine frames.
        signals: the states of signals that are integrated, with their rates.
        powers: what each load gives to the bodies, puts in and takes out, and the energy that it
            stores, as they are told, (4, 9) [W, J].
        books: of the whole system what was put in, turned into heat by dampers and by friction, and
            put in by hands, up to each frame, and the rates of these as they are told, (2, 9, 4)
            [J, W].
        lasts: the duration of the whole run [s].
        extent: length by which an angle counts as a length [m].
        principal: axes of each body along which a touching shape slips.
        reactions: of each joint the force on body B and the moment about its point, as they are
            told, (9, 6) [N, N m].
        accelerations: (9, n, 6) of the mass centres in ground axes [m/s^2], and angular ones along
            the principal axes [rad/s^2], as they are told.
        of_run: (m,) multipliers of the frame of the run at which it begins [N].

    """

    model: Model
    motion: Motion
    multipliers: Array
    held: Sequence[Held]
    acting: Sequence[Acting]
    sliding: Sequence[Sliding]
    has_contacts: bool
    recorded: Recorded
    signals: Sequence[tuple[StateOf, Node]]
    powers: Mapping[str, Array]
    books: Array
    lasts: float
    extent: float
    principal: Mapping[str, Array]
    reactions: Mapping[str, Array]
    accelerations: Array
    of_run: Array

    @property
    def spacing(self) -> float:
        """Time between its frames [s]."""
        return float(self.motion.time[-1] - self.motion.time[0]) / (FRAMES - 1)


def masses(model: Model) -> dict[str, MassProperties]:
    """Return the mass of each body."""
    return {body.name: body.mass_properties() for body in model.bodies}


class Centre(NamedTuple):
    """How a mass centre moves.

    It is told by the place of its body and by how this turns. Where a body turns about its mass
    centre, that stands still but for the round-off of both.

    Attributes:
        velocity: (9, 3) in all frames.
        fastest: of how large velocities it is the sum.
        change: of how large accelerations its own is the sum, in the middle.

    """

    velocity: Array
    fastest: float
    change: float


def of_centre(window: Window, body: str) -> Centre:
    """Return how the mass centre of a body moves."""
    own, w = window.motion.velocity[body], window.motion.spin[body]
    about = np.cross(w, window.motion.places.direction(body, masses(window.model)[body].center))
    changes = (rate_in_the_middle(part, window.spacing)[0] for part in (own, about))
    return Centre(
        own + about,
        float(np.abs(own).max() + np.abs(about).max()),
        sum(float(np.linalg.norm(change)) for change in changes),
    )


def at_middle(window: Window) -> Paths:
    """Return the paths in the middle of a window."""
    middle = slice(MIDDLE, MIDDLE + 1)
    return Paths(window.model, window.motion.part(middle), window.recorded.part(middle))


def imbalances(window: Window) -> list[Left]:
    """Return what is left of the balance of each body, and of all together, in the middle.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    forces, sizes = forces_at(window, at_middle(window))
    found: list[Left] = []
    whole, of_whole, doubts = np.zeros((3, 6))
    for body in window.model.bodies:
        left, size, doubt = _of_body(window, body.name, forces[body.name], sizes[body.name])
        found.extend(entries(window, body.name, ("force", "moment"), left, size, doubt))
        place, mass = window.motion.places, masses(window.model)[body.name]
        arm = place.point(body.name, mass.center)[MIDDLE]
        far = float(np.linalg.norm(arm))
        for own, total in ((left, whole), (size, of_whole), (doubt, doubts)):
            total += own
        whole[3:] += np.cross(arm, left[:3])
        of_whole[3:] += far * size[0]
        doubts[3:] += far * doubt[:3].max()
    names = ("momentum", "angular momentum")
    found.extend(entries(window, say("all bodies"), names, whole, of_whole, doubts))
    return found


def speed_errors(window: Window) -> list[Left]:
    """Return what velocities lack of being the rates of the places."""
    return [left for body in window.model.bodies for left in _of_speeds(window, body.name)]


def power_error(window: Window) -> Left:
    """Return the power of all forces less the rate of the kinetic energy."""
    motion, bodies = window.motion, masses(window.model)
    forces, _ = forces_at(window, at_middle(window))
    energies, power, size = np.zeros(len(motion.time)), 0.0, 0.0
    for name, (mass, center, inertia) in bodies.items():
        R, w = motion.places.turn[name], motion.spin[name]
        v = motion.velocity[name] + np.cross(w, np.einsum("tij,j->ti", R, center))
        H = np.einsum("tij,jk,tlk,tl->ti", R, inertia, R, w)
        energies += mass / 2 * (v * v).sum(axis=1) + (w * H).sum(axis=1) / 2
        own = forces[name] * np.concatenate([v[MIDDLE], w[MIDDLE]])
        power, size = power + own.sum(), size + np.abs(own).sum()
    gained, doubt = rate_in_the_middle(energies, window.spacing)
    time = float(motion.time[MIDDLE])
    noise = np.abs(energies).max() * ROUND_OFF / window.spacing
    return Left(
        "power", say("all bodies"), say("power"), "W", time,
        float(power - gained), float(size + abs(gained)), float(doubt + noise),
    )  # fmt: skip


def forces_at(window: Window, paths: Paths) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return force and moment about the mass centre of each body, and the sum of their sizes."""
    bodies = masses(window.model)
    totals = {name: np.zeros(6) for name in bodies}
    sizes = {name: np.zeros(6) for name in bodies}
    rows = Rows(paths, window.extent, window.principal)
    multipliers = window.multipliers[len(window.multipliers) // 2]

    def add(name: str, wrench: Array) -> None:
        if name not in totals:
            return  # the ground takes what it is given
        arm = paths.motion.places.direction(name, bodies[name].center)[0]
        own = wrench.copy()
        own[3:] -= np.cross(arm, own[:3])
        totals[name] += own
        sizes[name] += np.repeat([np.linalg.norm(own[:3]), np.linalg.norm(own[3:])], 3)

    for acting in window.acting:
        for name, wrench in Forces(paths, bodies).of(acting.load, acting.own):
            add(name, wrench[0])
    for held in window.held:
        for k, row in enumerate(rows.of(held)):
            for name, slope in row.of.items():
                add(name, multipliers[held.first + k] * slope[0])
    for name, properties in bodies.items():
        weight = properties.mass * np.asarray(window.model.gravity)
        totals[name][:3] += weight
        sizes[name][:3] += np.linalg.norm(weight)
    return totals, sizes


def _of_speeds(window: Window, body: str) -> list[Left]:
    motion, h = window.motion, window.spacing
    went, doubt = rate_in_the_middle(motion.places.origin[body], h)
    R = motion.places.turn[body]
    turned, doubts = rate_in_the_middle(R, h)
    W = turned @ R[MIDDLE].T
    w = np.array([W[2, 1] - W[1, 2], W[0, 2] - W[2, 0], W[1, 0] - W[0, 1]]) / 2
    told = motion.velocity[body][MIDDLE], motion.spin[body][MIDDLE]
    left = np.concatenate([went - told[0], w - told[1]])
    sizes = np.repeat([np.linalg.norm(told[0]), np.linalg.norm(told[1])], 3)
    far = max(np.abs(motion.places.origin[body]).max(), window.extent)
    noise = np.repeat([far, 1.0], 3) * ROUND_OFF / h
    doubts = np.concatenate([doubt, np.full(3, doubts.max())]) + noise
    return entries(window, body, ("velocity", "turning"), left, sizes, doubts)


def _of_body(window: Window, body: str, force: Array, size: Array) -> tuple[Array, Array, Array]:
    """Return the sum of forces less m a and of moments less H', sizes, and doubts, (6,) each."""
    motion, h = window.motion, window.spacing
    mass, _, inertia = masses(window.model)[body]
    R = motion.places.turn[body]
    w = motion.spin[body]
    point = of_centre(window, body)
    H = np.einsum("tij,jk,tlk,tl->ti", R, inertia, R, w)
    gained, doubt = rate_in_the_middle(np.hstack([mass * point.velocity, H]), h)
    noise = np.repeat([mass * point.fastest, np.abs(H).max()], 3) * ROUND_OFF / h
    left = force - gained
    sizes = size + np.repeat([mass * point.change, np.linalg.norm(gained[3:])], 3)
    if {each.name: each for each in window.model.bodies}[body].particle:
        left[3:] = 0.0
    return left, sizes, doubt + noise


SYMBOLS = {
    "force": "f", "moment": "m", "velocity": "v", "turning": "w", "momentum": "f",
    "angular momentum": "m", "acceleration": "a", "angular acceleration": "alpha_",
}  # fmt: skip


def recorded_errors(window: Window) -> list[Left]:
    """Return what the multipliers of the run do to each body, less what those made anew do.

    The window begins with the frame of the run as it was recorded: those behind it tell what it
    should have been.
    """
    first = slice(0, 1)
    paths = Paths(window.model, window.motion.part(first), window.recorded.part(first))
    rows = Rows(paths, window.extent, window.principal)
    bodies = masses(window.model)
    left = {name: np.zeros(6) for name in bodies}
    size = {name: np.zeros(6) for name in bodies}
    doubt = {name: np.zeros(6) for name in bodies}
    anew, doubts = at_the_first(window.multipliers, ROUND_OFF)
    for held in window.held:
        for k, row in enumerate(rows.of(held)):
            place = held.first + k
            for name, slope in row.of.items():
                own = slope[0].copy()
                arm = paths.motion.places.direction(name, bodies[name].center)[0]
                own[3:] -= np.cross(arm, own[:3])
                left[name] += (window.of_run[place] - anew[place]) * own
                parts = np.repeat([np.linalg.norm(own[:3]), np.linalg.norm(own[3:])], 3)
                size[name] += abs(anew[place]) * parts
                doubt[name] += doubts[place] * parts
    kinds = ("force", "moment")
    return [
        each
        for name in bodies
        for each in entries(window, name, kinds, left[name], size[name], doubt[name])
    ]


UNITS = {
    "force": "N", "moment": "N m", "velocity": "m/s", "turning": "rad/s",
    "momentum": "N", "angular momentum": "N m",
    "acceleration": "m/s^2", "angular acceleration": "rad/s^2",
}  # fmt: skip


def entries(
    window: Window,
    where: str,
    kinds: tuple[str, str],
    left: Array,
    sizes: Array,
    doubts: Array,
) -> list[Left]:
    """Return six components, in a planar model those in its plane."""
    time = float(window.motion.time[MIDDLE])
    kept = list(range(6))
    if window.model.planar:
        across = int(np.argmax(np.abs(normal_of_plane(window.model.work_plane))))
        kept = [*(k for k in range(3) if k != across), 3 + across]
    return [
        Left(
            kinds[k // 3], where, f"{SYMBOLS[kinds[k // 3]]}{'xyz'[k % 3]}", UNITS[kinds[k // 3]],
            time, float(left[k]), float(sizes[k]), float(doubts[k]),
        )
        for k in kept
    ]  # fmt: skip
