"""What quantities are computed from: a stretch of a run, or one instant of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.fields import Vector

if TYPE_CHECKING:
    from kane.elements.primitives import Load, Path

Array = npt.NDArray[np.float64]


class Along(NamedTuple):
    """A path over frames.

    Attributes:
        values: (frames,) [m or rad].
        rates: (frames,) [m/s or rad/s].

    """

    values: Array
    rates: Array


class AtCenter(NamedTuple):
    """A body at its mass centre, along its principal axes.

    Attributes:
        place: (frames, 3) mass centre in ground axes [m].
        speeds: (frames, 6) velocity of the mass centre in ground axes [m/s], and angular velocity
            along the principal axes [rad/s].
        inertia: (6,) three times the mass [kg], and the principal moments [kg m^2].

    """

    place: Array
    speeds: Array
    inertia: Array


class Powers(NamedTuple):
    """Powers of an element that exerts forces, (frames,) each [W].

    Attributes:
        given: to the bodies: its generalized active forces times the speeds.
        put_in: by its law, or by a medium that flows.
        taken_out: turned into heat.

    """

    given: Array
    put_in: Array
    taken_out: Array


class Trajectory(Protocol):
    """A motion over frames, one or many, and the forces that belong to it.

    Names are those of bodies, 'ground' among them, and of elements. What a quantity is at a frame
    follows from that frame alone: a long run goes through memory in pieces.
    """

    @property
    def frames(self) -> int:
        """Number of frames."""
        ...

    @property
    def bodies(self) -> Sequence[str]:
        """Names of the bodies that move."""
        ...

    @property
    def gravity(self) -> Vector:
        """Acceleration of gravity in ground axes [m/s^2]."""
        ...

    @property
    def least_speed(self) -> float:
        """Speed that is as good as rest: what the run takes for an error of nothing [m/s]."""
        ...

    # Bodies, in their own axes and about their own origins

    def place(self, body: str) -> Array:
        """Return origin and Euler parameters e1 to e4 of a body that moves, (frames, 7)."""
        ...

    def speeds(self, body: str) -> Array:
        """Return velocity (ground axes) and angular velocity (body axes), (frames, 6).

        Of a body that moves, at its origin [m/s, rad/s].
        """
        ...

    def half_turns(self, body: str) -> Array:
        """Return how often a body has turned about ground axes by half a turn, (frames, 3)."""
        ...

    def at_center(self, body: str) -> AtCenter:
        """Return how a body that moves does so at its mass centre."""
        ...

    def point(self, body: str, s: Vector) -> Array:
        """Return a point s (body axes) in ground axes, (frames, 3) [m]."""
        ...

    def velocity(self, body: str, s: Vector) -> Array:
        """Return the velocity of a point s in ground axes, (frames, 3) [m/s]."""
        ...

    def acceleration(self, body: str, s: Vector) -> Array:
        """Return the acceleration of a point s in ground axes, (frames, 3) [m/s^2]."""
        ...

    def rotation(self, body: str) -> Array:
        """Return the matrices from body to ground axes, (frames, 3, 3)."""
        ...

    def angular_velocity(self, body: str) -> Array:
        """Return the angular velocity in ground axes, (frames, 3) [rad/s]."""
        ...

    # Paths and what acts on them

    def along(self, path: Path) -> Along:
        """Return a path of a load, with all turns."""
        ...

    def coordinate(self, owner: str, name: str) -> Along:
        """Return the angle, displacement or length of a joint, spring or ruler, with all turns."""
        ...

    # Elements

    def loads(self, name: str) -> tuple[Load, ...]:
        """Return the primitive loads that make up an element."""
        ...

    @property
    def all_loads(self) -> Iterable[Load]:
        """The primitive loads of all elements, in the order of the model."""
        ...

    def force_along(self, name: str) -> Array:
        """Return the generalized active force of an element's load on its path, (frames,)."""
        ...

    def powers(self, name: str) -> Powers:
        """Return what an element gives, puts in and takes out by the forces that it exerts."""
        ...

    def reaction(self, joint: str) -> Array:
        """Return force on body_b and moment about point_b in ground axes, (frames, 6) [N, N m]."""
        ...

    def efforts(self, name: str) -> Array:
        """Return the multipliers of the sums of paths that an element holds, (frames, rows)."""
        ...

    def row_rates(self, name: str) -> Array:
        """Return the rates of these sums, (frames, rows)."""
        ...

    def measure(self, name: str) -> Array:
        """Return the values of a measure, (frames,)."""
        ...

    # The system

    @property
    def work(self) -> Array:
        """Work put in by forces and torques since the start of the run, (frames,) [J]."""
        ...

    @property
    def dissipated(self) -> Array:
        """Energy taken out by dampers and drag since the start of the run, (frames,) [J]."""
        ...

    @property
    def rubbed(self) -> Array:
        """Energy taken out by dry friction since the start of the run, (frames,) [J]."""
        ...

    @property
    def struck(self) -> Array:
        """Energy lost in strikes since the start of the run, (frames,) [J]."""
        ...

    @property
    def energy_at_start(self) -> float:
        """Kinetic and potential energy at the start of the run [J]."""
        ...

    @property
    def system_powers(self) -> Array:
        """What is put in, taken out by dampers and by dry friction, (frames, 3) [W]."""
        ...
