"""Modes of small deviations: how fast, how damped, where their energy sits, how they look."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.spectrum import Spectrum
from kane.compiled import System
from kane.compiled.massless import counted_inertia

Array = npt.NDArray[np.float64]

STILL = 1e-9  # of an eigenvalue: a real part that is round-off
NEUTRAL = 1e-7  # of the largest eigenvalue: so small, it is not told from zero


class Mode(NamedTuple):
    """A mode: x = Re(vector exp(eigenvalue t)).

    Attributes:
        eigenvalue: [1/s]; of two that are conjugate that with a positive imaginary part.
        vector: (p + q,) the eigenvector.
        kind: ``oscillation``, ``decay``, ``growth`` or ``neutral``.
        displacements: (6 n,) of the bodies, complex: shifts and turns.
        kinetic: share of each body in the kinetic energy, by name; they add up to 1. For an
            eigenvalue of zero that which a motion along it has.

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
        still = STILL * abs(self.eigenvalue)
        return self.kind in ("decay", "neutral") or self.eigenvalue.real <= still


def modes_of(
    system: System, spectrum: Spectrum, shapes: Array, speed_shapes: Array
) -> tuple[Mode, ...]:
    """Return the modes of x' = A x, of two conjugate ones one; slow ones first, neutral ones last.

    Args:
        system: the compiled model.
        spectrum: of A, (r, r). Of roots of zero each eigenvector is a mode; what goes on along one
            with a constant speed is none of its own.
        shapes: (6 n, p) displacements of the bodies for the first p of x.
        speed_shapes: (6 n, r) changes of their speeds for x.

    """
    largest, p = float(np.abs(spectrum.values).max(initial=0.0)), shapes.shape[1]
    found = []
    for value, vector in spectrum.pairs():
        if value.imag < 0.0:
            continue
        places, speeds = shapes @ vector[:p] + 0j, speed_shapes @ vector
        found.append(
            Mode(
                eigenvalue=complex(value),
                vector=vector.astype(np.complex128),
                kind=_kind(complex(value), largest),
                displacements=places,
                kinetic=_kinetic(system, places if value == 0.0 else speeds),
            )
        )
    return tuple(
        sorted(found, key=lambda m: (m.kind == "neutral", m.frequency, -m.eigenvalue.real))
    )


def _kind(value: complex, largest: float) -> str:
    if abs(value) <= NEUTRAL * largest:
        return "neutral"
    if value.imag > NEUTRAL * abs(value):
        return "oscillation"
    return "growth" if value.real > 0.0 else "decay"


def _kinetic(system: System, speeds: npt.NDArray[np.complex128]) -> dict[str, float]:
    energies = (inertias(system) * np.abs(speeds) ** 2).reshape(-1, 6).sum(axis=1)
    whole = energies.sum()
    parts = energies / whole if whole > 0.0 else np.zeros_like(energies)
    return {body.name: float(part) for body, part in zip(system.model.bodies, parts, strict=True)}


def inertias(system: System) -> Array:
    """Return the diagonal of A, (6 n,): masses and principal moments."""
    bodies = system.tables.bodies[1:]
    return np.column_stack(
        [np.repeat(bodies["mass"][:, None], 3, axis=1), bodies["inertia"]]
    ).ravel()


def carried_mass(system: System, ways: Array) -> Array:
    """Return what each of some ways (6 n, k) of the bodies moves, as part of all mass, (k,)."""
    inertia = counted_inertia(system.tables.bodies)
    return np.asarray(inertia @ ways**2 / max(inertia.max(initial=0.0), 1e-300))


def usual_rate(system: System, speeds: Array) -> float:
    """Return how fast what moves and hangs as such a mechanism does would change [1/s]."""
    extent = system.tables.extent
    v, omega = (np.abs(speeds.reshape(-1, 2, 3)[:, k]).max(initial=0.0) for k in range(2))
    weight = float(np.linalg.norm(system.tables.gravity)) / extent
    return float(max(v / extent, omega, np.sqrt(weight)))
