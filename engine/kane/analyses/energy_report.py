"""Energies and powers at an instant, by element."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.instant import Instant, forces_on_rows
from kane.arguments import checked
from kane.elements.body_quantities import energy_of_weight, kinetic_energy, power_of_weight
from kane.elements.quantity import stored_energy
from kane.kernels.equations.constraint_matrix import multiply
from kane.model.model import acting

Array = npt.NDArray[np.float64]


class Energies(NamedTuple):
    """What an element has and does at an instant.

    Attributes:
        name: of the body, load, driver or joint, or of what slides.
        kind: which of these it is.
        kinetic: kinetic energy [J]; of a body.
        potential: of a body that of its weight, of a load its own [J].
        given: power of its forces on the bodies; of a body that of its weight [W].
        put_in: power that its law, driver or flow puts into the mechanism [W].
        taken_out: power that it turns into heat [W].

    """

    name: str
    kind: Literal["body", "load", "driver", "friction"]
    kinetic: float = 0.0
    potential: float = 0.0
    given: float = 0.0
    put_in: float = 0.0
    taken_out: float = 0.0


class EnergyReport(NamedTuple):
    """Energies and powers of all elements at an instant.

    The powers given sum up to the rate of the kinetic energy; what is put in less what is taken
    out is the rate of kinetic and potential energy together.

    Attributes:
        time: [s].
        entries: of bodies, loads, what drives, and what slides.
        kinetic_rate: u . A u', from the accelerations [W].

    """

    time: float
    entries: tuple[Energies, ...]
    kinetic_rate: float

    @property
    def total(self) -> Energies:
        """The sums over all elements."""
        sums = np.sum([entry[2:] for entry in self.entries], axis=0, initial=0.0).tolist()
        return Energies("", "body", *sums) if self.entries else Energies("", "body")


@checked
def energy_report(instant: Instant) -> EnergyReport:
    """Return the energies and powers at an instant."""
    inertia = _inertia(instant)
    entries = (
        *_of_bodies(instant),
        *_of_loads(instant),
        *_of_drivers(instant),
        *_of_friction(instant),
    )
    return EnergyReport(
        instant.time, entries, float(instant.speeds @ (inertia.ravel() * instant.rates))
    )


def _inertia(instant: Instant) -> Array:
    frames = instant.system.frames
    return np.hstack([np.repeat(frames.mass[1:, None], 3, axis=1), frames.moments[1:]])


def _of_bodies(instant: Instant) -> Iterator[Energies]:
    run = instant.result.trajectory
    for body in instant.system.model.bodies:
        energies = kinetic_energy(run, body), energy_of_weight(run, body)
        values = (float(each[0]) for each in (*energies, power_of_weight(run, body)))
        yield Energies(body.name, "body", *values)


def _of_loads(instant: Instant) -> Iterator[Energies]:
    run = instant.result.trajectory
    for element in acting(instant.system.model):
        values = (
            float(each[0]) for each in (stored_energy(run, element), *run.powers(element.name))
        )
        yield Energies(element.name, "load", 0.0, *values)


def _of_friction(instant: Instant) -> Iterator[Energies]:
    """Yield what slides, with the power of its friction."""
    system, work, multipliers = forces_on_rows(instant)
    if not any(rows.stop > rows.start for rows in system.contact_rows):
        return  # nothing holds, or only branches of laws do
    slip = np.zeros(system.rows)
    multiply(system.tables.pattern, system.tables.block_body, work.J, instant.speeds, slip)
    states = instant.result.states_at(0)
    for (owned, state), rows in zip(states, system.contact_rows, strict=True):
        if state.is_closed and state.slides:
            power = float(multipliers[rows] @ slip[rows])
            yield Energies(owned.name, "friction", given=power, taken_out=-power)


def _of_drivers(instant: Instant) -> Iterator[Energies]:
    """Yield what prescribes a motion: what holds a row whose right side is a function of time."""
    system = instant.system
    prescribed = set(system.tables.drives["row"].tolist())
    for name, rows in system.joint_rows.items():
        if not prescribed.isdisjoint(range(rows.start, rows.stop)):
            power = float(instant.result[f"{name}.power"][0])
            yield Energies(name, "driver", given=power, put_in=power)
