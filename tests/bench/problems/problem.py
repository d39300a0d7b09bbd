"""What a problem of the benchmark is: a model, a reference, and how far an answer is from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kane.elements.orientation import euler_parameters
from kane.model import Model

Array = npt.NDArray[np.float64]

# of a body in an answer: position of the mass centre in ground axes [m], rotation matrix from body
# to ground axes row by row, velocity in ground axes [m/s], angular velocity in body axes [rad/s]
POSITION, ROTATION = slice(0, 3), slice(3, 12)
VELOCITY, SPIN = slice(12, 15), slice(15, 18)
STATE = 18


@dataclass(frozen=True)
class Case:
    """A problem at one size.

    Attributes:
        key: such as ``P1``.
        size: N, or 1 where there is but one.
        model: the mechanism; frames of its bodies lie at mass centres along principal axes.
        duration: of the motion [s].
        samples: at the ends of so many equal parts of the motion the answer is told.
        measure: what is compared, from the states of all bodies, (samples, bodies, 18).
        error: how far measures are from those of the reference.
        targets: errors for which the time is asked.
        worth: with errors above it a setting says nothing.
        watched: the bodies whose states are asked for; empty for all.
        exact: what is compared at times, (times,) [s], where it is known exactly; else equations
            by hand give the reference.
        changing: plain numbers of a problem whose constraints change, for engines that know nothing
            of the program; empty for others.

    """

    key: str
    size: int
    model: Model
    duration: float
    measure: Callable[[Array], Array]
    error: Callable[[Array, Array], float]
    targets: tuple[float, ...]
    unit: str
    samples: int = 1
    worth: float = 1e-2
    watched: tuple[int, ...] = field(default=())
    exact: Callable[[Array], Array] | None = None
    changing: Mapping[str, object] = field(default_factory=dict)

    @property
    def times(self) -> Array:
        """The samples, (samples,) [s]."""
        return np.linspace(0.0, self.duration, self.samples + 1)[1:]

    @property
    def name(self) -> str:
        """The problem with its size, as in ``P1 N=4``."""
        return f"{self.key} N={self.size}" if self.size > 1 else self.key


def largest(measured: Array, reference: Array) -> float:
    """Return the largest difference of two arrays of measures."""
    return float(np.abs(measured - reference).max())


def point_of(states: Array, body: int, point: tuple[float, float, float]) -> Array:
    """Return a point of a body, (samples, 3) [m], from states of bodies."""
    R = states[:, body, ROTATION].reshape(-1, 3, 3)
    place: Array = states[:, body, POSITION] + R @ np.array(point)
    return place


def rotation_of(orientation: object) -> Array:
    """Return the rotation matrix, (3, 3), of an orientation of a body of a model."""
    e1, e2, e3, e4 = euler_parameters(orientation)  # type: ignore[arg-type]
    vector = np.array((e1, e2, e3))
    cross = np.array([(0, -e3, e2), (e3, 0, -e1), (-e2, e1, 0)])
    return (e4**2 - vector @ vector) * np.eye(3) + 2 * np.outer(vector, vector) + 2 * e4 * cross
