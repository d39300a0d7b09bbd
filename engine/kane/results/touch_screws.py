"""The force at each place at which shapes touch, and how that place is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kane.elements.contact_group import ContactGroup
from kane.kernels.equations.reaction import reactions
from kane.model.poses import Poses
from kane.reading.holds import touching_row
from kane.reading.touching_places import Touched, Touches, touched
from kane.results.contact_states import hold_of
from kane.results.crowd_touches import crowd_at, holds_of
from kane.results.observed import states
from kane.results.screws import Array, Held
from kane.results.touched import tables_at

if TYPE_CHECKING:
    from kane.elements.changing import Contact
    from kane.elements.primitives import RimContact, RollingContact, ShapeContact
    from kane.results.result import Result


class TouchPlace(NamedTuple):
    """A place at which shapes may touch.

    Attributes:
        contact: its number among those of the system.
        name: of its element.
        row: by which it touches.
        sense: 1 where the row pushes body B of the element, -1 where body A.

    """

    contact: int
    name: str
    row: ShapeContact | RollingContact | RimContact
    sense: float


def touch_places(result: Result) -> tuple[TouchPlace, ...]:
    """Return all places at which the shapes of a model may touch."""
    pushed = {
        each.name: None if isinstance(each, ContactGroup) else each.body_b
        for each in result.model.contacts
    }
    found = []
    for i, (name, contact) in enumerate(result.system.contacts):
        row = touching_row(result.model, contact) if name in pushed else None
        if row is not None:
            # of a group each pushes its own body B
            pushes_b = pushed[name] in (None, row.body_b)
            found.append(TouchPlace(i, name, row, 1.0 if pushes_b else -1.0))
    return tuple(found)


def touches_at(result: Result, places: tuple[TouchPlace, ...], poses: Poses, frame: int) -> Touches:
    """Return where shapes touch, and how, as they do at a frame.

    Args:
        result: of a run.
        places: see ``touch_places``.
        poses: where the bodies stand.
        frame: whose states count.

    """
    how = result.states_at(frame)
    found = [
        (each.name, touched(each.row, poses, how[each.contact][1].feature), hold)
        for each in places
        if (hold := hold_of(_contact(result, each), how[each.contact][1])) != "open"
    ]
    crowd = crowd_at(result, frame)
    return Touches(
        (*(name for name, _, _ in found), *crowd.groups),
        np.concatenate([_stacked([where.point for _, where, _ in found]), crowd.at]),
        np.concatenate([_stacked([where.normal for _, where, _ in found]), crowd.normals]),
        (*(hold for _, _, hold in found), *holds_of(crowd)),
    )


class TouchScrews:
    """Normal force and friction of each place at which shapes touch, on body B of its contact.

    Attributes:
        places: what touches where, in the order of the screws.

    """

    def __init__(self, result: Result, held: Held) -> None:
        self._result, self._held = result, held
        self.places = touch_places(result)
        rows = [result.system.contact_rows[each.contact] for each in self.places]
        self._rows = np.array(
            [pair for r in rows for pair in ((r.start, r.start + 1), (r.start + 1, r.stop))],
            dtype=np.int64,
        ).reshape(-1, 2)
        # of a contact without friction there is the first row alone
        alone = self._rows[:, 0] >= self._rows[:, 1]
        self._rows[alone] = np.roll(self._rows, 1, axis=0)[alone, :1]
        self._senses = np.array([each.sense for each in self.places])

    def at_frame(self, frame: int) -> Array:
        """Return the normal force and the friction of each place, (n, 6) [N]."""
        if not self.places:
            return np.zeros((0, 6))
        result = self._result
        lam = np.array(result.multipliers[frame : frame + 1])
        y = states(result, slice(frame, frame + 1))
        found = np.zeros((1, len(self._rows), 6))
        points = np.zeros((len(self._rows), 3))  # moments are not asked for
        reactions(tables_at(result, frame), self._held.work, y, lam, self._rows, points, found)
        forces: Array = found[0, :, :3].reshape(-1, 6) * self._senses[:, None]
        return forces

    def where(self, poses: Poses, frame: int) -> Iterator[tuple[int, Touched]]:
        """Yield the number of each place that is closed at a frame, and where it is."""
        how = self._result.states_at(frame)
        for i, each in enumerate(self.places):
            state = how[each.contact][1]
            if state.is_closed:
                yield i, touched(each.row, poses, state.feature)


def _stacked(vectors: list[Array]) -> Array:
    return np.array(vectors, dtype=float).reshape(-1, 3)


def _contact(result: Result, place: TouchPlace) -> Contact:
    return result.system.contacts[place.contact].contact
