"""What a primitive load is told of a run: how bodies and paths move in it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Array
from kane.fields import Vector


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


class Hand(NamedTuple):
    """What a coupler pulls towards, over frames; see ``kernels.primitives.coupler``.

    Attributes:
        place: (frames, 3) in ground axes [m], or the rotation vector of one that turns [rad].
        rate: (frames, 3) its rate [m/s or rad/s].
        stiffness: (frames,) [N/m or N m/rad].
        damping: (frames,) [N s/m or N m s/rad].

    """

    place: Array
    rate: Array
    stiffness: Array
    damping: Array


class Motion(Protocol):
    """A motion over frames, one or many.

    Names are those of bodies, 'ground' among them. What is asked of a frame follows from that frame
    alone: a long run goes through memory in pieces.
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

    # Paths

    def along(self, path: Path) -> Along:
        """Return a path over the frames, with all turns."""
        ...

    # Hands

    def hand(self, name: str) -> Hand:
        """Return the hand of the coupler that makes up an element."""
        ...
