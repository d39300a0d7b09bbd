"""The health of a model while it is edited: what moves, what is held twice, what does not close."""

import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec

from kane.analyses.adrift import adrift
from kane.analyses.contact_notes import ContactNote, contact_notes
from kane.analyses.massless_health import massless_faults
from kane.analyses.mechanism_health import (
    NOT_COUNTED,
    Contradiction,
    Found,
    Gap,
    examined,
    without_joints,
)
from kane.analyses.redundancy import Redundancy
from kane.analyses.skeleton import Mechanism, mechanisms
from kane.arguments import checked
from kane.errors import Fault
from kane.model import CONSTRAINT_GROUPS, Model
from kane.model.faults import faults, owner
from kane.model.planar_faults import planar_faults

LARGEST = 1000  # bodies of one mechanism that are looked at
LOT = 60  # bodies that are looked at together


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
class Health:
    """What can be said of a model at any moment of its editing.

    Attributes:
        bodies: number of bodies.
        configuration_freedoms: in how many ways the bodies can be placed; None if not counted,
            for a reason that stands in the other fields or in ``not_counted``.
        velocity_freedoms: in how many ways they can move from there; None likewise.
        sliding_freedoms: the same while all discs slide that may; ``velocity_freedoms`` is while
            they roll.
        lifted_freedoms: the same while all discs are off their planes that may lift off, and the
            others slide.
        redundancies: elements that hold things twice, in independent groups.
        gaps: elements that stand open as drawn, in the model's order.
        contradictions: mechanisms that cannot be closed, or cannot move as drivers ask.
        adrift: bodies that fall since nothing ties them to the ground, in groups that hang
            together; see ``kane.analyses.adrift``.
        contact_notes: what there is to know of stops, ropes and friction.
        faults: all that a run refuses, as of a body without mass that no joint leads.
        would_be_planar: whether elements hold things twice, and the model moves in its work plane
            anyhow: as a planar one it would hold fewer of them.
        not_counted: names of the bodies of mechanisms that are too large, or were not reached
            before the end was asked for.

    """

    bodies: int
    configuration_freedoms: int | None
    velocity_freedoms: int | None
    sliding_freedoms: int | None
    lifted_freedoms: int | None
    redundancies: tuple[Redundancy, ...]
    gaps: tuple[Gap, ...]
    contradictions: tuple[Contradiction, ...]
    adrift: tuple[tuple[str, ...], ...]
    contact_notes: tuple[ContactNote, ...]
    faults: tuple[FaultOf, ...]
    not_counted: tuple[str, ...]
    would_be_planar: bool

    @property
    def can_run(self) -> bool:
        """Whether nothing stands in the way of a run."""
        refused = self.faults or self.contradictions or any(n.refused for n in self.contact_notes)
        return bool(self.bodies) and not refused


@checked
def examine(model: Model, stop: threading.Event | None = None) -> Health:
    """Return the health of a model whose references resolve and whose names are unique.

    The model may have any other fault: masses that are missing have no part in what is counted.
    Freedoms are those of the placement at which the joints close. Of a mechanism whose joints,
    couplings, drivers or locks have faults themselves, they are not counted.

    Args:
        model: a model, finished or not.
        stop: an event that any thread may set; what was not looked at by then is not counted.

    """
    found_faults = _of(model, faults(model))
    broken = {each.element for each in found_faults} - {body.name for body in model.bodies}
    found: list[Found] = []
    not_counted: list[str] = []
    for lot in _lots(mechanisms(model)):
        if len(lot[0].bodies) > LARGEST or (stop is not None and stop.is_set()):
            found.append(NOT_COUNTED)
            not_counted += [body for mechanism in lot for body in mechanism.bodies]
            continue
        sound = [each for each in lot if not broken.intersection(each.elements)]
        found += [NOT_COUNTED] * (len(sound) < len(lot))
        found += [without_joints(model, *each.bodies) for each in sound if not each.elements]
        if jointed := [each for each in sound if each.elements]:
            found += examined(model, jointed)
    order = {name: i for i, name in enumerate(_names(model))}
    redundancies = tuple(group for each in found for group in each.redundancies)
    gaps = sorted((gap for each in found for gap in each.gaps), key=lambda g: order[g.element])
    are_closed = not gaps and not any(each.contradiction for each in found)
    return Health(
        bodies=len(model.bodies),
        configuration_freedoms=_total([each.configurations for each in found]),
        velocity_freedoms=_total([each.velocities for each in found]),
        sliding_freedoms=_total([each.sliding for each in found]),
        lifted_freedoms=_total([each.lifted for each in found]),
        redundancies=redundancies,
        gaps=tuple(gaps),
        contradictions=tuple(each.contradiction for each in found if each.contradiction),
        adrift=adrift(model),
        contact_notes=contact_notes(model, broken, redundancies, are_closed),
        faults=found_faults or _of(model, massless_faults(model)),
        not_counted=tuple(not_counted),
        would_be_planar=bool(redundancies) and _fits_plane(model),
    )


def _of(model: Model, found: Iterable[Fault]) -> tuple[FaultOf, ...]:
    return tuple(FaultOf(fault, owner(model, fault) or "") for fault in found)


def _fits_plane(model: Model) -> bool:
    """Whether a model in space has nothing that would take bodies out of its work plane."""
    planar = msgspec.structs.replace(model, planar=True)
    return not model.planar and not any(planar_faults(planar))


def _lots(found: Iterable[Mechanism]) -> Iterator[list[Mechanism]]:
    """Yield mechanisms, the small ones several at once."""
    lot: list[Mechanism] = []
    for mechanism in found:
        if lot and sum(len(each.bodies) for each in lot) + len(mechanism.bodies) > LOT:
            yield lot
            lot = []
        lot.append(mechanism)
    if lot:
        yield lot


def _names(model: Model) -> Iterator[str]:
    for group in CONSTRAINT_GROUPS:
        yield from (element.name for element in getattr(model, group))


def _total(counts: list[int | None]) -> int | None:
    return None if None in counts else sum(count for count in counts if count is not None)
