"""Equilibria, and the way downhill to one.

The way is that of a mechanism in thick honey: implicit steps of M dz/ds = g with the exact tangent
K of g, longer and longer as g fades, so that it ends in steps of Newton (pseudo-transient
continuation: Kelley, Keyes, SIAM J. Numer. Anal. 35, 1998).
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kane.analyses.instant import AT_ONCE, Instant, instant_in
from kane.analyses.linearisation import Linearisation, linearise
from kane.analyses.modes import NEUTRAL
from kane.analyses.placement import Placement, in_motion, placed
from kane.analyses.regulated import is_regulated, regulated_rest
from kane.analyses.rest_place import LEFT, NoRestError, Place
from kane.compiled import System
from kane.compiled.massless import unheld
from kane.errors import StoppedError
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations import assemble as primitives
from kane.kernels.tables import make_work
from kane.model import Model
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST = 400  # steps
FIRST = 1.0  # weight of the mass beside the stiffness at the start


@dataclass(frozen=True)
class Equilibrium:
    """A place in which a mechanism rests.

    Attributes:
        instant: at rest there; ``instant.result`` has reactions and forces of springs by name.
        residual: what is left of the forces, as part of those that act.
        moved: the largest way of a body from where it was drawn, or turn times the mechanism's
            size [m].
        steps: how many were taken.

    """

    instant: Instant
    residual: float
    moved: float
    steps: int

    @cached_property
    def linear(self) -> Linearisation:
        """The equations of small deviations."""
        return linearise(self.instant)

    @property
    def is_stable(self) -> bool:
        """Whether no small push makes it leave; what may stand anywhere does not count.

        Where nothing that is free to move has a mass, the stiffness alone decides.
        """
        system, here = self.instant.system, self.instant
        if unheld(system.tables, here.work):
            values = np.linalg.eigvals(Place(system, here.state).stiffness()).real
            return bool((values >= -NEUTRAL * np.abs(values).max(initial=0.0)).all())
        return all(mode.is_stable for mode in self.linear.modes)

    @property
    def model(self) -> Model:
        """The model, drawn at rest there; ``turned`` are then counted anew."""
        system = self.instant.system
        n, still = system.bodies, np.zeros((system.bodies, 6))
        q, _ = system.frames.to_user(self.instant.state[: 7 * n].reshape(n, 7), still)
        model = placed(system.model, Placement(q[:, :3], q[:, 3:]))
        return in_motion(model, still, lambda _joint, _key: 0.0)

    @property
    def held(self) -> tuple[str, ...]:
        """Drivers that are held where they begin, though they move from there on."""
        system = self.instant.system
        work = make_work(system.tables)
        work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        primitives.place(system.tables, work, self.instant.state)
        primitives.prescribed(system.tables, work)
        return tuple(
            driver.name
            for driver in system.model.drivers
            if np.any(work.g[system.joint_rows[driver.name]] != 0.0)
        )

    @property
    def turned(self) -> tuple[str, ...]:
        """Joints that have turned by more than half a turn, which no drawing shows."""
        return turned_joints(self.instant)


def turned_joints(instant: Instant) -> tuple[str, ...]:
    """Return the joints that have turned by more than half a turn, which no drawing shows."""
    counted = {
        joint
        for joint, name in instant.system.path_places
        if name == "angle" and abs(instant.result[f"{joint}.angle"][0]) > np.pi
    }
    return tuple(joint.name for joint in instant.system.model.joints if joint.name in counted)


def rest_near(
    system: System,
    state: Array,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a system comes to from a state, (state,); see ``downhill``."""
    return settled(system, state, *downhill(system, state, progress, stop))


def downhill(
    system: System,
    state: Array,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
    most: int = MOST,
) -> tuple[Place, int]:
    """Return the place of rest that a system comes to, in so many steps, and how many it took.

    Raises:
        NoRestError: it comes to none.
        StoppedError: it was stopped.

    """
    if is_regulated(system):
        return regulated_rest(system, state, progress, stop)
    place, weight, before, first = Place(system, state), FIRST, np.inf, None
    for step in range(most):
        if stop is not None and stop.is_set():
            raise StoppedError(say("The search for an equilibrium was stopped."))
        part = place.residual
        first = part if first is None else first
        if progress and first > 0.0:
            progress(min(1.0, max(0.0, np.log(part / first + 1e-300) / np.log(LEFT))))
        if place.rests:
            return place, step
        if before < np.inf and part > 0.0:
            weight = min(max(weight * min(max(part / before, 0.1), 2.0), 0.0), 1e6)
        before = part
        place = place.moved(place.step(weight))
    raise NoRestError(
        say(
            "No equilibrium was found: at the best place {percent:.2g} % of the forces that act "
            "are not balanced. Something may be free to go on for ever, or be driven.",
            percent=100.0 * place.residual,
        )
    )


def settled(system: System, start: Array, place: Place, steps: int) -> Equilibrium:
    """Return the equilibrium at a place, come to from a state in so many steps."""
    instant = instant_in(system, place.state)
    moved = way_between(system, start, place.state)
    return Equilibrium(instant, place.residual, moved, steps)


def way_between(system: System, start: Array, end: Array) -> float:
    """Return the largest way of a body between states, or turn times the mechanism's size [m]."""
    n = system.bodies
    before, after = start[: 7 * n].reshape(n, 7), end[: 7 * n].reshape(n, 7)
    turned = 2.0 * np.arccos(np.clip(np.abs((before[:, 3:] * after[:, 3:]).sum(axis=1)), 0, 1))
    way = np.linalg.norm(after[:, :3] - before[:, :3], axis=1)
    return float(np.maximum(way, turned * system.tables.extent).max(initial=0.0))
