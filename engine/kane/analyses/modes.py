"""Modes of small deviations: how fast, how damped, where their energy sits, how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.tangents import State, force_slopes
from kane.arguments import checked
from kane.compiled.loads import tables_with
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.project import move
from kane.model.poses import Poses, rotation_matrices

if TYPE_CHECKING:
    from kane.analyses.linearisation import Linearisation

Array = npt.NDArray[np.float64]

NEUTRAL = 1e-7  # of the largest eigenvalue: a double root of zero is known to the root of round-off
TURN = 0.3  # rad that a body turns in a picture, or as much of the mechanism's size
STEPS = 48  # pictures of a cycle


class Mode(NamedTuple):
    """A mode: x = Re(vector exp(eigenvalue t)).

    Attributes:
        eigenvalue: [1/s]; of two that are conjugate that with a positive imaginary part.
        vector: (p + q,) the eigenvector.
        kind: ``oscillation``, ``decay``, ``growth`` or ``neutral``.
        displacements: (6 n,) of the bodies, complex: shifts and turns.
        kinetic: share of each body in the kinetic energy, by name; they add up to 1.

    """

    eigenvalue: complex
    vector: npt.NDArray[np.complex128]
    kind: str
    displacements: npt.NDArray[np.complex128]
    kinetic: dict[str, float]

    @property
    def frequency(self) -> float:
        """Frequency of the oscillation [Hz]."""
        return abs(self.eigenvalue.imag) / (2.0 * np.pi)

    @property
    def natural_frequency(self) -> float:
        """Frequency that it would have without damping [Hz]."""
        return abs(self.eigenvalue) / (2.0 * np.pi)

    @property
    def damping(self) -> float:
        """Damping ratio: 1 is critical, less than zero grows; zero for what is neutral."""
        return 0.0 if self.kind == "neutral" else -self.eigenvalue.real / abs(self.eigenvalue)

    @property
    def is_stable(self) -> bool:
        """Whether it does not grow."""
        return self.kind in ("decay", "neutral") or self.eigenvalue.real <= 0.0


def modes_of(linear: Linearisation) -> tuple[Mode, ...]:
    """Return the modes, those of a low frequency first; of two that are conjugate one."""
    if not linear.A.size:
        return ()
    values, vectors = np.linalg.eig(linear.A)
    largest = float(np.abs(values).max())
    p = len(linear.coordinates)
    found = []
    for value, vector in zip(values, vectors.T, strict=True):
        if value.imag < 0.0:
            continue
        found.append(
            Mode(
                eigenvalue=complex(value),
                vector=vector.astype(np.complex128),
                kind=_kind(complex(value), largest),
                displacements=linear.shapes @ vector[:p] + 0j,
                kinetic=_kinetic(linear, vector),
            )
        )
    return tuple(sorted(found, key=lambda mode: (mode.frequency, -mode.eigenvalue.real)))


def _kind(value: complex, largest: float) -> str:
    if abs(value) <= NEUTRAL * largest:
        return "neutral"
    if value.imag > NEUTRAL * abs(value):
        return "oscillation"
    return "growth" if value.real > 0.0 else "decay"


def _kinetic(linear: Linearisation, vector: npt.NDArray[np.complex128]) -> dict[str, float]:
    system = linear.instant.system
    bodies = system.tables.bodies[1:]
    inertia = np.column_stack([np.repeat(bodies["mass"][:, None], 3, axis=1), bodies["inertia"]])
    speeds = np.abs(linear.speed_shapes @ vector).reshape(-1, 6)
    energies = (inertia * speeds**2).sum(axis=1)
    whole = energies.sum()
    shares = energies / whole if whole > 0.0 else np.zeros_like(energies)
    return {body.name: float(part) for body, part in zip(system.model.bodies, shares, strict=True)}


class Shares(NamedTuple):
    """What elements that exert forces do in a mode, as parts of its kinetic energy.

    Attributes:
        stored: what they store at most, by name; weight and preloaded joints store the rest.
            Less than zero where they push over.
        lost: what they take out in a radian of the oscillation, by name.

    """

    stored: dict[str, float]
    lost: dict[str, float]


@checked
def shares(linear: Linearisation, number: int) -> Shares:
    """Return what elements that exert forces do in a mode.

    Args:
        linear: the equations.
        number: of the mode.

    """
    mode, instant = linear.modes[number], linear.instant
    system = instant.system
    speeds = linear.speed_shapes @ mode.vector
    bodies = system.tables.bodies[1:]
    inertia = np.column_stack([np.repeat(bodies["mass"][:, None], 3, axis=1), bodies["inertia"]])
    whole = float((inertia.ravel() * np.abs(speeds) ** 2).sum())
    shift = np.column_stack([mode.displacements.real, mode.displacements.imag])
    speed = np.column_stack([speeds.real, speeds.imag])
    along_shifts = np.hstack([shift, np.zeros_like(shift)])
    along_speeds = np.hstack([np.zeros_like(speed), speed])
    state = State(
        system, instant.time, float(instant.work.clock[BETWEEN_JUMPS]),
        instant.state, instant.rates, instant.multipliers,
    )  # fmt: skip
    base = force_slopes(state, along_shifts, along_speeds, tables_with(system.tables, {}))
    stored, lost = {}, {}
    rate = max(abs(mode.eigenvalue), 1e-300)
    for name, entries in system.load_entries.items():
        own = tables_with(system.tables, entries)
        change = force_slopes(state, along_shifts, along_speeds, own) - base
        if whole > 0.0 and change.any():
            stored[name] = -float((shift * change[:, :2]).sum()) / whole
            lost[name] = -float((speed * change[:, 2:]).sum()) / whole / rate
    return Shares(stored, lost)


@checked
def mode_motion(linear: Linearisation, number: int, size: float = 1.0) -> tuple[Poses, ...]:
    """Return a cycle of a mode as poses of the bodies, large enough to be seen.

    A mode that decays or grows goes to one side and back instead.

    Args:
        linear: the equations.
        number: of the mode.
        size: 1 turns the body that turns most by some 20 degrees.

    """
    mode, instant = linear.modes[number], linear.instant
    system, n = instant.system, instant.system.bodies
    sizes = np.abs(mode.displacements.reshape(-1, 2, 3)).max(axis=(0, 2))
    largest = max(sizes[0] / system.tables.extent, sizes[1], 1e-300)
    names = tuple(body.name for body in system.model.bodies)
    found = []
    for k in range(STEPS):
        turned = mode.displacements * np.exp(2j * np.pi * k / STEPS)
        step = np.ascontiguousarray(turned.real) * (size * TURN / largest)
        q = instant.state[: 7 * n].copy()
        move(q, step, np.inf, np.inf)
        user, _ = system.frames.to_user(q.reshape(n, 7), np.zeros((n, 6)))
        found.append(Poses(names, user[:, :3].copy(), rotation_matrices(user[:, 3:])))
    return tuple(found)
