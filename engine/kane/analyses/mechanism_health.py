"""What can be said of the mechanisms of a model: whether they close, and what moves in them."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.analyses.redundancy import Redundancy, redundancies
from kane.analyses.skeleton import Mechanism, skeleton
from kane.compiled import System, compile_mode, compile_model
from kane.compiled.constraint_matrix import movable, placed
from kane.compiled.contacts import OwnedContact
from kane.elements.changing import CLOSED, OPEN, ContactState, States
from kane.errors import AssemblyError, ModelError, MotionError
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.project import size
from kane.kernels.tables import Work, make_work
from kane.model import Model
from kane.solve.assembly import assemble as close_joints
from kane.solve.changing.modes import SLIDES, as_placed
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]


SEEN = 3e-4  # of the size, or rad: a third of a pixel where the mechanism fills a screen


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
    """A mechanism that no run can start with: its joints cannot be closed, or not be led.

    Attributes:
        text: the sentence with which a run would refuse it.
        elements: names of the elements that the sentence blames.
        closes: whether its joints close, and it is its drivers that ask for what cannot be.

    """

    text: str
    elements: tuple[str, ...]
    closes: bool = False


@dataclass(frozen=True)
class Found:
    """The same for one mechanism; see ``kane.analyses.health`` for freedoms."""

    configurations: int | None = None
    velocities: int | None = None
    sliding: int | None = None
    lifted: int | None = None
    redundancies: tuple[Redundancy, ...] = ()
    gaps: tuple[Gap, ...] = ()
    contradiction: Contradiction | None = None


NOT_COUNTED = Found()


def examined(model: Model, together: list[Mechanism]) -> Iterator[Found]:
    """Yield what there is to say of mechanisms, of all of them at once if they all close.

    Args:
        model: a model whose references resolve; their elements have no faults.
        together: mechanisms; one compilation of many small ones takes less time than many.

    """
    lot = Mechanism(
        tuple(body for each in together for body in each.bodies),
        tuple(name for each in together for name in each.elements),
    )
    try:
        system = as_placed(compile_model(skeleton(model, lot)))
    except ModelError:
        yield NOT_COUNTED
        return
    try:
        yield _examined(system)
    except AssemblyError as error:
        if len(together) == 1:
            contradiction = Contradiction(
                str(error), error.elements, closes=isinstance(error, MotionError)
            )
            gaps = tuple(_gaps(system, _as_drawn(system)))
            yield Found(gaps=gaps, contradiction=contradiction)
            return
        for mechanism in together:
            yield from examined(model, [mechanism])


def _examined(system: System) -> Found:
    gaps = tuple(_gaps(system, _as_drawn(system)))
    state, _, system = close_joints(system)
    work = placed(system, state)
    count = int(movable(system).sum())
    held, slides, lifted = (
        _in_mode(system, tuple(map(of, system.contacts)), state) for of in (_rolls, _slides, _off)
    )
    return Found(
        configurations=count - rank(*held, POSITION).rank,
        velocities=count - rank(*held, SPEED).rank,
        sliding=count - rank(*slides, SPEED).rank,
        lifted=count - rank(*lifted, SPEED).rank,
        redundancies=tuple(redundancies(system, work, rank(system, work, ACCELERATION).unloaded)),
        gaps=gaps,
    )


def _in_mode(system: System, states: States, state: Array) -> tuple[System, Work]:
    """Return the system in which contacts are so, and its work at the placement of the other."""
    if not states:
        return system, placed(system, state)
    mode = compile_mode(system.model, states)
    return mode, placed(mode, state)


def _rolls(_: OwnedContact) -> ContactState:
    return CLOSED


def _slides(each: OwnedContact) -> ContactState:
    rubs = each.contact.friction is not None
    return SLIDES if rubs else CLOSED


def _off(each: OwnedContact) -> ContactState:
    return OPEN if each.contact.opens else _slides(each)


def _as_drawn(system: System) -> Work:
    """Return the residuals of the placement that the model gives."""
    work = make_work(system.tables)
    primitives.place(system.tables, work, system.initial_state)
    primitives.residuals(system.tables, work)
    return work


def without_joints(model: Model, name: str) -> Found:
    """Return what there is to say of a body without joints."""
    particle = next(body.particle for body in model.bodies if body.name == name)
    shifts, turns = (2, 1) if model.planar else (3, 3)
    freedoms = shifts if particle else shifts + turns
    return Found(freedoms, freedoms, freedoms, freedoms)


def _gaps(system: System, work: Work) -> Iterator[Gap]:
    """Yield what gapes, for the residuals of the placement as drawn."""
    extent, seen = system.tables.extent, SEEN * float(size(system.tables, work))
    of_axes = np.zeros(system.rows, dtype=bool)
    of_axes[system.tables.angles["row"]] = True
    for name, rows in system.joint_rows.items():
        widths = np.abs(work.phi[rows])
        turns = of_axes[rows] | (name in system.angular)
        angle = float(widths[turns].max(initial=0.0)) / extent
        length = float(widths[~turns].max(initial=0.0))
        if length > seen or angle > SEEN:
            yield Gap(name, length, angle)
