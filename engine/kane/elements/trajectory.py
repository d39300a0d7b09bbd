"""What quantities are computed from: a stretch of a run, or one instant of it."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Along, Motion

Array = npt.NDArray[np.float64]


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


class Trajectory(Motion, Protocol):
    """A motion over frames, and the forces that belong to it.

    Names are those of bodies and of elements. What a quantity is at a frame follows from that frame
    alone.
    """

    # Elements

    def coordinate(self, owner: str, name: str) -> Along:
        """Return the angle, displacement or length of a joint, spring or ruler, with all turns."""
        ...

    def loads(self, name: str) -> tuple[Load, ...]:
        """Return the primitive loads that make up an element."""
        ...

    @property
    def all_loads(self) -> Iterable[Load]:
        """The primitive loads of all elements, in the order of the model."""
        ...

    def force_along(self, name: str) -> Array:
        """Return the generalized active force of an element's loads on their path, (frames,)."""
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

    def contact_forces(self, name: str) -> Array:
        """Return normal force and friction of each place of a contact, (frames, places, 3) [N]."""
        ...

    def contact_moments(self, name: str) -> Array:
        """Return the moments of a contact against rolling and spinning, (frames, axes) [N m]."""
        ...

    def row_rates(self, name: str) -> Array:
        """Return the rates of these sums, (frames, rows)."""
        ...

    def measure(self, name: str) -> Array:
        """Return the values of a measure, (frames,)."""
        ...

    def input(self, name: str) -> Array:
        """Return the values of an input, (frames,)."""
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
    def handed(self) -> Array:
        """Work put in by hands that pull since the start of the run, (frames,) [J]."""
        ...

    @property
    def struck(self) -> Array:
        """Energy lost in strikes since the start of the run, (frames,) [J]."""
        ...

    @property
    def brought(self) -> Array:
        """Energy brought in by changes of parameters since the start of the run, (frames,) [J]."""
        ...

    @property
    def energy_at_start(self) -> float:
        """Kinetic and potential energy at the start of the run [J]."""
        ...

    @property
    def system_powers(self) -> Array:
        """Put in, taken out by dampers and by dry friction, put in by hands, (frames, 4) [W]."""
        ...
