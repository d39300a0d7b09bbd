"""The health of a model while it is edited: what moves, what is held twice, what does not close."""

import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse.csgraph import connected_components

from kane.analyses.mobility import Redundancy
from kane.analyses.skeleton import Mechanism, mechanisms, skeleton
from kane.compiled import System, compile_model
from kane.compiled.constraint_matrix import movable
from kane.errors import AssemblyError, Fault, ModelError
from kane.kernels import assemble as primitives
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.kernels.project import OPEN, size
from kane.kernels.tables import make_work
from kane.model import CONSTRAINT_GROUPS, Model, check
from kane.solve.assembly import assemble as close_joints
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

LARGEST = 1000  # bodies of one mechanism that are looked at
SEEN = 1e-4  # of the size of the mechanism, or rad: smaller gaps come from rounded numbers
PRESENT = 1e-7  # of a combination of rows; smaller parts are round-off
PLACE = re.compile(r"(\w+)\[(\d+)\]")


@dataclass(frozen=True)
class FaultOf:
    """A fault, and the element that has it.

    Attributes:
        fault: what is wrong and where.
        element: name of the body, joint, load, parameter, ...; empty where it is the model's own.

    """

    fault: Fault
    element: str


@dataclass(frozen=True)
class Gap:
    """A joint, coupling, driver or lock that stands open as drawn.

    Attributes:
        element: its name.
        length: how far its points or displacements are apart [m].
        angle: how far its axes or angles are off [rad].

    """

    element: str
    length: float
    angle: float


@dataclass(frozen=True)
class Contradiction:
    """A mechanism whose joints cannot be closed.

    Attributes:
        text: the sentence with which a run would refuse it.
        elements: names of the elements that the sentence blames.

    """

    text: str
    elements: tuple[str, ...]


@dataclass(frozen=True)
class Health:
    """What can be said of a model at any moment of its editing.

    Attributes:
        bodies: number of bodies.
        configuration_freedoms: in how many ways the bodies can be placed; None if not counted,
            for a reason that stands in the other fields or in ``not_counted``.
        velocity_freedoms: in how many ways they can move from there; None likewise.
        redundancies: elements that hold things twice, in independent groups.
        gaps: elements that stand open as drawn, in the model's order.
        contradictions: mechanisms that cannot be closed.
        faults: all that a run refuses, as for bodies without mass.
        not_counted: names of the bodies of mechanisms that are too large, or were not reached
            before the end was asked for.

    """

    bodies: int
    configuration_freedoms: int | None
    velocity_freedoms: int | None
    redundancies: tuple[Redundancy, ...]
    gaps: tuple[Gap, ...]
    contradictions: tuple[Contradiction, ...]
    faults: tuple[FaultOf, ...]
    not_counted: tuple[str, ...]

    @property
    def can_run(self) -> bool:
        """Whether nothing stands in the way of a run."""
        return bool(self.bodies) and not self.faults and not self.contradictions


@dataclass(frozen=True)
class _Found:
    """The same for one mechanism."""

    configurations: int | None = None
    velocities: int | None = None
    redundancies: tuple[Redundancy, ...] = ()
    gaps: tuple[Gap, ...] = ()
    contradiction: Contradiction | None = None


NOT_COUNTED = _Found()


def examine(model: Model, stop: threading.Event | None = None) -> Health:
    """Return the health of a model whose references resolve and whose names are unique.

    The model may have any other fault: masses that are missing have no part in what is counted.
    Mechanisms are looked at one by one, where they close. Of one whose elements have faults
    themselves, the freedoms are not counted.

    Args:
        model: a model, finished or not.
        stop: an event that any thread may set; what was not looked at by then is not counted.

    """
    faults = tuple(_faults(model))
    broken = {each.element for each in faults} - {body.name for body in model.bodies}
    found: list[_Found] = []
    not_counted: list[str] = []
    for mechanism in mechanisms(model):
        if len(mechanism.bodies) > LARGEST or (stop is not None and stop.is_set()):
            found.append(NOT_COUNTED)
            not_counted += mechanism.bodies
        elif broken.intersection(mechanism.elements):
            found.append(NOT_COUNTED)
        else:
            found.append(_examine(model, mechanism))
    order = {name: i for i, name in enumerate(_names(model))}
    return Health(
        bodies=len(model.bodies),
        configuration_freedoms=_total([each.configurations for each in found]),
        velocity_freedoms=_total([each.velocities for each in found]),
        redundancies=tuple(group for each in found for group in each.redundancies),
        gaps=tuple(
            sorted((gap for each in found for gap in each.gaps), key=lambda g: order[g.element])
        ),
        contradictions=tuple(each.contradiction for each in found if each.contradiction),
        faults=faults,
        not_counted=tuple(not_counted),
    )


def _faults(model: Model) -> Iterator[FaultOf]:
    try:
        check(model)
    except ModelError as error:
        for fault in error.faults:
            yield FaultOf(fault, _element_at(model, fault.path))


def _element_at(model: Model, path: str) -> str:
    """Return the name of the element at the start of a path in the file."""
    place = PLACE.match(path)
    if not place:
        return ""
    element = getattr(model, place[1])[int(place[2])]
    return str(getattr(element, "name", ""))


def _names(model: Model) -> Iterator[str]:
    for group in CONSTRAINT_GROUPS:
        yield from (element.name for element in getattr(model, group))


def _total(counts: list[int | None]) -> int | None:
    return None if None in counts else sum(count for count in counts if count is not None)


def _examine(model: Model, mechanism: Mechanism) -> _Found:
    try:
        system = compile_model(skeleton(model, mechanism))
    except ModelError:
        return NOT_COUNTED
    work, q = make_work(system.tables), system.initial_state[: 7 * system.bodies].copy()
    primitives.place(system.tables, work, q)
    primitives.residuals(system.tables, work)
    gaps: tuple[Gap, ...] = ()
    if not np.abs(work.phi).max(initial=0.0) <= OPEN * size(system.tables, work):
        gaps = tuple(_gaps(system, work.phi, float(size(system.tables, work))))
        try:
            q = close_joints(system).state[: 7 * system.bodies]
        except AssemblyError as error:
            return _Found(gaps=gaps, contradiction=Contradiction(str(error), error.elements))
        primitives.place(system.tables, work, np.ascontiguousarray(q))
    count = int(movable(system).sum())
    everything = rank(system, work, ACCELERATION)
    return _Found(
        configurations=count - rank(system, work, POSITION).rank,
        velocities=count - rank(system, work, SPEED).rank,
        redundancies=tuple(_redundancies(system, everything.unloaded)),
        gaps=gaps,
    )


def _gaps(system: System, phi: Array, size: float) -> Iterator[Gap]:
    """Yield what gapes, for the residuals (m,) of the placement as drawn [m]."""
    extent = system.tables.extent
    of_axes = np.zeros(system.rows, dtype=bool)
    of_axes[system.tables.angles["row"]] = True
    for name, rows in system.joint_rows.items():
        widths = np.abs(phi[rows])
        turns = of_axes[rows] | (name in system.angular)
        angle = float(widths[turns].max(initial=0.0)) / extent
        length = float(widths[~turns].max(initial=0.0))
        if length > SEEN * size or angle > SEEN:
            yield Gap(name, length, angle)


def _redundancies(system: System, unloaded: Array) -> Iterator[Redundancy]:
    """Yield groups of elements whose rows share combinations that load nothing."""
    sizes = np.abs(unloaded).max(axis=0, initial=0.0)
    present = np.abs(unloaded) > PRESENT * sizes
    names = [name for name, rows in system.joint_rows.items() if rows.stop > rows.start]
    takes_part = np.array([present[system.joint_rows[name]].any(axis=0) for name in names])
    if not unloaded.shape[1]:
        return
    pairs = takes_part @ takes_part.T
    count, group_of = connected_components(pairs, directed=False)
    for group in range(count):
        own = np.flatnonzero(group_of == group)
        rows = int(takes_part[own].any(axis=0).sum())
        if rows:
            yield Redundancy(tuple(names[i] for i in own), rows)
