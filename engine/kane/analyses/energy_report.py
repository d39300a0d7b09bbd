"""Energies and powers at an instant, by element."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation

from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.compiled.loads import tables_with
from kane.elements.bushing import Bushing
from kane.elements.directions import triad
from kane.elements.velocity_joint import VelocityJoint
from kane.kernels import assemble
from kane.model import Model
from kane.results.bushing import potential
from kane.results.gravitation import attraction

Array = npt.NDArray[np.float64]


class Energies(NamedTuple):
    """What an element has and does at an instant.

    Attributes:
        name: of the body, load, driver or joint.
        kind: which of these it is.
        kinetic: kinetic energy [J]; of a body.
        potential: of a body that of its weight, of a load its own [J].
        given: power of its forces on the bodies; of a body that of its weight [W].
        put_in: power that its law, driver or flow puts into the mechanism [W].
        taken_out: power that it turns into heat [W].

    """

    name: str
    kind: Literal["body", "load", "driver"]
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
        entries: of bodies, loads, and what drives.
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
    entries = (*_of_bodies(instant, inertia), *_of_loads(instant), *_of_drivers(instant))
    return EnergyReport(
        instant.time, entries, float(instant.speeds @ (inertia.ravel() * instant.rates))
    )


def _inertia(instant: Instant) -> Array:
    frames = instant.system.frames
    return np.hstack([np.repeat(frames.mass[1:, None], 3, axis=1), frames.moments[1:]])


def _of_bodies(instant: Instant, inertia: Array) -> Iterator[Energies]:
    system, u = instant.system, instant.speeds.reshape(-1, 6)
    weight = system.frames.mass[1:, None] * np.array(system.model.gravity)
    kinetic = 0.5 * (inertia * u**2).sum(axis=1)
    potential_energy = -(weight * instant.work.p[1:]).sum(axis=1)
    power = (weight * u[:, :3]).sum(axis=1)
    for body, *values in zip(system.model.bodies, kinetic, potential_energy, power, strict=True):
        yield Energies(body.name, "body", *map(float, values))


def _of_loads(instant: Instant) -> Iterator[Energies]:
    system, work = instant.system, instant.work
    special = {bushing.name: bushing for bushing in system.model.bushings}
    pulls = {gravitation.name: gravitation for gravitation in system.model.gravitations}
    names = [body.name for body in system.model.bodies]
    for name, entries in system.load_entries.items():
        tables = replace(tables_with(system.tables, entries), gravity=np.zeros(3))
        assemble.forces(tables, work)
        # the gyroscopic part of f, which is there too, does no work: w . (w x I w) = 0
        given = float(work.f[1:].ravel() @ instant.speeds)
        put_in, taken_out = work.power.tolist()
        energy = 0.0
        if name in special:
            energy = _of_bushing(instant, special[name])
        elif name in pulls:
            masses = system.frames.mass[1:]
            energy = float(attraction(pulls[name], names, masses, work.p[None, 1:])[0])
        for load in tables.path_loads:
            energy += 0.5 * load["stiffness"] * (work.path[load["path"]] - load["free"]) ** 2
        yield Energies(name, "load", 0.0, float(energy), given, put_in, taken_out)


def _of_bushing(instant: Instant, bushing: Bushing) -> float:
    """Return the energy of a bushing, from the frames of both bodies in the user's axes."""
    axes_a, point_a = _frame(instant, bushing.body_a, bushing.point_a)
    axes_b, point_b = _frame(instant, bushing.body_b, bushing.point_b)
    frame_a = axes_a @ np.transpose(triad(bushing.axis_a, bushing.side_a))
    frame_b = axes_b @ np.transpose(triad(bushing.axis_b, bushing.side_b))
    turn = Rotation.from_matrix(frame_a.T @ frame_b).as_rotvec()
    return float(potential(bushing, frame_a.T @ (point_b - point_a), turn))


def _frame(instant: Instant, body: str, point: tuple[float, float, float]) -> tuple[Array, Array]:
    frames, work = instant.system.frames, instant.work
    i = frames.index[body]
    R = work.R[i]
    return R @ frames.axes[i].T, work.p[i] + R @ np.array(frames.point(body, point))


def _of_drivers(instant: Instant) -> Iterator[Energies]:
    """Yield what prescribes a motion: its multipliers times the speeds of its rows."""
    for name in _driving(instant.system.model):
        power = 0.0
        for row in range(*instant.system.joint_rows[name].indices(instant.system.rows)):
            power += float(instant.multipliers[row]) * _row_speed(instant, row)
        yield Energies(name, "driver", given=power, put_in=power)


def _driving(model: Model) -> Iterator[str]:
    yield from (joint.name for joint in model.joints if isinstance(joint, VelocityJoint)
                and joint.speed)  # fmt: skip
    yield from (driver.name for driver in model.drivers)


def _row_speed(instant: Instant, row: int) -> float:
    """Return a row of B times u."""
    tables, work = instant.system.tables, instant.work
    blocks = range(tables.row_start[row], tables.row_start[row + 1])
    bodies = tables.block_body
    return float(
        sum(work.J[k, :3] @ work.v[bodies[k]] + work.J[k, 3:] @ work.w[bodies[k]] for k in blocks)
    )
