"""The crowd of a run by time steps: bodies of groups that are near, as entries of contacts.

What two bodies touch with is worked out once for all pairs of the same shapes (``_Template``); what
is near is looked for anew whenever a body may have gone farther than was foreseen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.contacts import in_model
from kane.compiled.entries import filled
from kane.compiled.paths import PathTable
from kane.compiled.rows import Rows
from kane.elements.body import Body
from kane.elements.changing import Contact
from kane.elements.contact_group import ContactGroup, pair_words
from kane.elements.contacts import BodyContact, PlaneContact, touching_shapes
from kane.elements.directions import unit
from kane.elements.primitives import RimContact, RollingContact, ShapeContact
from kane.elements.touching import feelers
from kane.elements.turning import ROLLS, SPINS
from kane.kernels.equations.body import read_positions
from kane.kernels.primitives import shape_contact
from kane.kernels.primitives.shape_contact import SHAPE_CONTACT, residuals
from kane.kernels.primitives.shape_feature import SHAPE_FEATURE
from kane.kernels.tables import Table
from kane.model.planes import axis_across
from kane.model.touching import crowds, kept_apart, normals
from kane.solve.stepping.near import Extents, overlapping

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

ALIKE = 9  # digits of the size of the mechanism by which places are told apart
DIGITS = 12  # of axes of bodies that are alike
ROOM = 0.1  # of the smallest size of a body: how far it may go before it is looked again
STEPS = 12  # for which what is near is foreseen, where bodies are fast
PARTS = {shape_contact.TOUCHES: "", shape_contact.ROLLS: ROLLS, shape_contact.SPINS: SPINS}


class Places(NamedTuple):
    """Places at which two bodies may touch, and what brakes their turning there.

    Attributes:
        shapes: (k,) see ``SHAPE_CONTACT``; their rows are not numbered yet.
        group: (k,) number of the group of each.
        pair: (k, 2) bodies by whose names it is called; the first is that of the plane on one.
        on_plane: (k,) whether the first touches with the plane of the group.
        place: (k,) number of the place among those of its pair, from 1; 0 where it is the only one.
        presses: (k,) number of the entry that presses one that brakes turning; its own elsewhere.
        key: (k,) number that is the same for the same place at all times.

    """

    shapes: Table
    group: Indices
    pair: Indices
    on_plane: Indices
    place: Indices
    presses: Indices
    key: Indices

    def taken(self, order: Indices) -> "Places":
        """Return some of them, or all in another order; what is pressed comes along."""
        place_of = np.zeros(len(self.shapes), np.int64)
        place_of[order] = np.arange(len(order))
        return Places(
            self.shapes[order], self.group[order], self.pair[order], self.on_plane[order],
            self.place[order], place_of[self.presses[order]], self.key[order],
        )  # fmt: skip


class Near(NamedTuple):
    """What is near.

    Attributes:
        places: where bodies may touch.
        seen: (n + 1, 2) how far what touches of each body reaches, and how far it may go [m].

    """

    places: Places
    seen: Array


class _Pairs(NamedTuple):
    """Pairs of bodies of a group that are near, (k, 2)."""

    group: int
    is_on_plane: bool
    pairs: Indices


@dataclass(frozen=True)
class _Template:
    """What two bodies touch with; bodies are 0 and 1, the first and the second of the pair."""

    entries: Table
    place: Indices
    presses: Indices


class Crowd:
    """The groups of a system that are too large for contacts of their own.

    Attributes:
        groups: they.

    """

    def __init__(self, system: System) -> None:
        self.groups = crowds(system.model)
        self._system, self._model = system, system.model
        self._bodies = {body.name: body for body in system.model.bodies}
        self._index = system.frames.index
        self._names = ["ground", *(body.name for body in system.model.bodies)]
        self._normal = normals(system.model) if system.model.planar else None
        self._apart = {
            tuple(sorted((self._index[a], self._index[b])))
            for a, b in map(sorted, kept_apart(system.model))
        }
        self._rows = Rows(
            system.frames, PathTable(system.frames), system.laws, system.tables.extent
        )
        self._templates: dict[tuple[int, bool, int, int], _Template] = {}
        self._features = np.zeros(0, SHAPE_FEATURE)
        self._labels: dict[int, tuple[str, str]] = {}
        self._kinds: dict[object, int] = {}
        self._members = [
            np.array([self._index[name] for name in group.members(self._bodies)], dtype=np.int64)
            for group in self.groups
        ]
        of_any = {int(i) for own in self._members for i in own}
        self._kind = np.zeros(len(self._names), np.int64)
        for i in sorted(of_any):
            self._kind[i] = self._kind_of(self._bodies[self._names[i]])
        self._extents = self._extents_of(sorted(of_any))
        bodies = system.bodies
        self._reach = self._extents.reach(bodies)
        self._least = ROOM * self._extents.smallest(bodies)
        self._frictions = [_friction(group) for group in self.groups]

    @property
    def features(self) -> Table:
        """Features of all cores met so far, see ``SHAPE_FEATURE``."""
        return self._features

    def friction(self, group: int) -> tuple[float, float] | None:
        """Return coefficients of static and sliding friction of a group; None: it never slips."""
        return self._frictions[group]

    def label(self, near: Places, k: int) -> tuple[str, str]:
        """Return the name of the group of an entry, and which part of it."""
        key = int(near.key[k])
        if key not in self._labels:
            self._labels[key] = self._label(near, k)
        return self._labels[key]

    def _label(self, near: Places, k: int) -> tuple[str, str]:
        group = self.groups[int(near.group[k])]
        both = near.pair[k].tolist()
        both = both if near.on_plane[k] else sorted(both)
        words = pair_words(self._pair(int(near.group[k]), bool(near.on_plane[k]), *both))
        what = PARTS[int(near.shapes[k]["tells"])]
        if what:
            return group.name, f"{what}: {words}"
        return group.name, f"{words}: {near.place[k]}" if near.place[k] else words

    def look(self, y: Array, h: float) -> Near:
        """Return what is near.

        Args:
            y: state, (y,).
            h: length of a step [s].

        """
        n = self._system.bodies
        p, R = np.zeros((n + 1, 3)), np.zeros((n + 1, 3, 3))
        R[0] = np.eye(3)
        read_positions(y[: 7 * n], p, R)
        seen = self._rooms(y, h)
        boxes = self._boxes(p, R, seen[:, 1])
        found = list[_Pairs]()
        for k, group in enumerate(self.groups):
            if group.has_plane:
                found.append(_Pairs(k, True, self._near_plane(k, p, R, seen)))
            if group.is_mutual:
                pairs = self._near_each_other(k, boxes)
                found.append(_Pairs(k, False, self._lower_first(pairs, p)))
        return self._entries(found, y, p, R, seen)

    # which pairs

    def _rooms(self, y: Array, h: float) -> Array:
        """Return how far each body reaches, and how far it may go until it is looked again."""
        n = self._system.bodies
        q, u = y[: 7 * n].reshape(n, 7)[:, :3], y[7 * n : 13 * n].reshape(n, 6)
        reach, room = self._reach.copy(), self._least.copy()
        for group, members in zip(self.groups, self._members, strict=True):
            carrier = self._index[group.body_a]
            if group.has_plane and carrier > 0:  # its plane has no end: it reaches to all of them
                away = np.linalg.norm(q[members - 1] - q[carrier - 1], axis=1)
                reach[carrier] = max(reach[carrier], away.max(initial=0.0))
                room[carrier] = min(room[carrier], self._least[members].min(initial=np.inf))
        pace = np.linalg.norm(u[:, :3], axis=1) + reach[1:] * np.linalg.norm(u[:, 3:], axis=1)
        room[1:] = np.maximum(room[1:], STEPS * h * pace)
        return np.column_stack([reach, room])

    def _boxes(self, p: Array, R: Array, room: Array) -> tuple[Array, Array]:
        middles, halves = self._extents.boxes(p, R)
        halves = halves + room[self._extents.body, None]
        if self._model.planar:  # heights above the plane are of no account
            across = axis_across(self._model.work_plane)
            middles[:, across], halves[:, across] = 0.0, 0.0
        return middles - halves, middles + halves

    def _near_each_other(self, k: int, boxes: tuple[Array, Array]) -> Indices:
        own = np.isin(self._extents.body, self._members[k])
        low, high = boxes[0][own], boxes[1][own]
        pairs = overlapping(low, high, self._extents.body[own])
        if not self._apart:
            return pairs
        kept = [tuple(pair) not in self._apart for pair in pairs.tolist()]
        found: Indices = pairs[np.array(kept, dtype=bool)]
        return found

    def _lower_first(self, pairs: Indices, p: Array) -> Indices:
        """Return pairs whose first body is the lower one, whatever the order of the bodies is.

        While a gap is open it matters which of both is told to be touched.
        """
        where = self._measured(p)[pairs]
        lowest = np.argmax(where[:, 0] != where[:, 1], axis=1)
        line = np.arange(len(pairs))
        is_above = where[line, 0, lowest] > where[line, 1, lowest]
        found: Indices = np.where(is_above[:, None], pairs[:, ::-1], pairs)
        return found

    def _measured(self, p: Array) -> Array:
        """Return places by which bodies are put into an order, (n + 1, 3), heights first.

        What is as high but for round-off is as high.
        """
        upmost = int(np.argmax(np.abs(self._model.gravity)))
        return np.round(np.roll(p / self._system.tables.extent, -upmost, axis=1), ALIKE)

    def _near_plane(self, k: int, p: Array, R: Array, seen: Array) -> Indices:
        group = self.groups[k]
        a = self._index[group.body_a]
        frames = self._system.frames
        normal = R[a] @ np.array(frames.axis(group.body_a, unit(group.axis_a)))
        point = p[a] + R[a] @ np.array(frames.point(group.body_a, group.point_a))
        own = np.isin(self._extents.body, self._members[k])
        part = self._extents.some(own)
        turned = R[part.body]
        middles = p[part.body] + np.einsum("kij,kj->ki", turned, part.centers)
        along = np.abs(np.einsum("kij,i->kj", turned, normal))
        heights = (middles - point) @ normal - (along * part.halves).sum(axis=1) - part.radii
        room = seen[part.body, 1] + (seen[a, 1] if a else 0.0)
        bodies = np.unique(part.body[heights <= room])
        bodies = bodies[bodies != a]
        pairs = [b for b in bodies.tolist() if tuple(sorted((a, b))) not in self._apart or a == 0]
        return np.array([(a, b) for b in pairs], dtype=np.int64).reshape(-1, 2)

    # what they touch with

    def _entries(self, found: list[_Pairs], y: Array, p: Array, R: Array, seen: Array) -> Near:
        parts = [
            _repeated(self._template(own.group, own.is_on_plane, *some[0].tolist()), own, some)
            for own in found
            for some in self._alike(own)
        ]
        parts = [each for each in parts if len(each.shapes)]
        if not parts:
            none = np.zeros(0, np.int64)
            table = np.zeros(0, SHAPE_CONTACT)
            return Near(Places(table, none, none.reshape(0, 2), none, none, none, none), seen)
        starts = np.cumsum([0, *(len(each.shapes) for each in parts)]).tolist()
        presses = [each.presses + start for each, start in zip(parts, starts, strict=False)]
        lines = Places(
            np.concatenate([each.shapes for each in parts]),
            np.concatenate([each.group for each in parts]),
            np.concatenate([each.pair for each in parts]),
            np.concatenate([each.on_plane for each in parts]),
            np.concatenate([each.place for each in parts]),
            np.concatenate(presses),
            np.concatenate([each.key for each in parts]),
        )
        lines = self._within(lines, p, R, seen[:, 1])
        return Near(lines.taken(self._order(lines, y)), seen)

    def _within(self, lines: Places, p: Array, R: Array, room: Array) -> Places:
        """Return places that may close before it is looked again: of two boxes a few corners."""
        shapes = lines.shapes.copy()
        held = shapes["held"]
        shapes["row"] = np.cumsum(held) - held
        gaps = np.zeros(int(held.sum()))
        residuals(shapes, self._features, p, R, gaps)
        gap = gaps[shapes["row"][lines.presses]]  # what brakes turning goes with what presses it
        within = gap <= room[shapes["body_a"]] + room[shapes["body_b"]]
        # edges that cross stand in one line, and are looked at one after the other; a rim has no
        # gap until it is above a face
        within |= (shapes["count_b"] > 0) | (shapes["flat"] > 0.0)
        return lines.taken(np.flatnonzero(within))

    def _order(self, near: Places, y: Array) -> Indices:
        """Return an order by heights and places, which does not come from that of the bodies.

        What belongs to a pair stays together.
        """
        n = self._system.bodies
        p = np.zeros((n + 1, 3))
        p[1:] = y[: 7 * n].reshape(n, 7)[:, :3]
        where = self._measured(p)[near.pair].sum(axis=1)
        return np.lexsort((near.on_plane, *where.T[::-1])).astype(np.int64)

    def _alike(self, own: _Pairs) -> Iterator[Indices]:
        """Yield pairs that have the same template, together."""
        if not len(own.pairs):
            return
        kinds = self._kind[own.pairs]
        _, number = np.unique(kinds, axis=0, return_inverse=True)
        number = number.ravel()
        for k in range(int(number.max()) + 1):
            yield own.pairs[number == k]

    def _template(self, k: int, is_on_plane: bool, a: int, b: int) -> _Template:
        known = k, is_on_plane, int(self._kind[a]), int(self._kind[b])
        if known not in self._templates:
            pair = self._pair(k, is_on_plane, a, b)
            contacts = pair.contacts_between(self._bodies, self._normal)
            self._templates[known] = self._made(self.groups[k], a, contacts)
        return self._templates[known]

    def _pair(self, k: int, is_on_plane: bool, a: int, b: int) -> PlaneContact | BodyContact:
        group, body = self.groups[k], self._names[b]
        return group.on_plane(body) if is_on_plane else group.between(self._names[a], body)

    def _made(self, group: ContactGroup, a: int, contacts: Iterator[Contact]) -> _Template:
        """Return what two bodies touch with, and what brakes them there."""
        rows, entries = self._rows, list[dict[str, object]]()
        places, presses = list[int](), list[int]()
        found = [each for each in contacts if each.gap is not None]
        for number, contact in enumerate(found, start=1):
            own = self._entry(group.name, contact)
            own |= {"body_a": int(own["body_a"] != a), "body_b": int(own["body_b"] != a)}
            entries.append(own)
            places.append(number if len(found) > 1 else 0)
            presses.append(len(entries) - 1)
        turning = [(shape_contact.ROLLS, group.rolling), (shape_contact.SPINS, group.spin)]
        for what, lever in turning:
            is_about = self._model.planar and what == shape_contact.SPINS
            for k in range(len(found)) if lever and not is_about else ():
                held = 2 if what == shape_contact.ROLLS and not self._model.planar else 1
                entries.append({**entries[k], "tells": what, "held": held})
                places.append(places[k])
                presses.append(k)
        features = rows.entries["shape_features"]
        if len(features) > len(self._features):
            self._features = filled(features, SHAPE_FEATURE)
        return _Template(
            filled(entries, SHAPE_CONTACT), np.array(places, np.int64), np.array(presses, np.int64)
        )

    def _entry(self, name: str, contact: Contact) -> dict[str, object]:
        """Return the entry of a place at which two bodies of a group touch."""
        rows = self._rows
        table = rows.entries["shape_contacts"]
        place, *_ = in_model(self._model, contact.held)
        match place:
            case ShapeContact():
                first = len(table)
                place.enter(name, rows)
                return dict(table[first])
            case RollingContact() | RimContact():
                rim = RimContact.on_plane(place) if isinstance(place, RollingContact) else place
                bodies = {"body_a": self._index[rim.body_a], "body_b": self._index[rim.body_b]}
                return {**rim.entry_of_crowd(rows), **bodies, "row": 0}
            case _:
                raise TypeError(place)

    def _kind_of(self, body: Body) -> int:
        """Return a number that is the same for bodies that touch in the same way."""
        i, frames = self._index[body.name], self._system.frames
        out = self._normal(body.name) if self._normal is not None else ()
        axes = np.round(frames.axes[i], DIGITS) + 0.0
        center = frames.center[i] + 0.0
        known = (
            touching_shapes(body), body.particle, tuple(np.round(out, DIGITS) + 0.0),
            axes.tobytes(), center.tobytes(),
        )  # fmt: skip
        return self._kinds.setdefault(known, len(self._kinds) + 1)

    def _extents_of(self, bodies: list[int]) -> Extents:
        """Return boxes around the shapes of bodies, each around one of them."""
        found = []
        for i in bodies:
            body = self._bodies[self._names[i]]
            out = self._normal(body.name) if self._normal is not None else None
            frames = self._system.frames
            for shape in touching_shapes(body):
                own = feelers(shape, out)
                ends = np.array([frames.point(body.name, each.center) for each in own])
                low, high = ends.min(axis=0), ends.max(axis=0)
                radius = max(each.radius for each in own)
                found.append((i, (low + high) / 2, (high - low) / 2, radius))
        body_of, centers, halves, radii = zip(*found, strict=True)
        return Extents(np.array(body_of), np.array(centers), np.array(halves), np.array(radii))


def _repeated(template: _Template, own: _Pairs, pairs: Indices) -> Places:
    """Return what all pairs of a template touch with; ``presses`` counts from the first of it."""
    size, many = len(template.entries), len(pairs)
    table = np.tile(template.entries, many)
    both = np.repeat(pairs, size, axis=0)
    line = np.arange(len(table))
    table["body_a"], table["body_b"] = both[line, table["body_a"]], both[line, table["body_b"]]
    place = np.tile(template.place, many)
    group = np.full(len(table), own.group, np.int64)
    on_plane = np.full(len(table), own.is_on_plane, np.int64)
    low, high = both.min(axis=1), both.max(axis=1)
    key = ((2 * group + on_plane) << 52) + (low << 32) + (high << 12) + place
    presses = np.tile(template.presses, many) + np.repeat(size * np.arange(many), size)
    return Places(table, group, both, on_plane, place, presses, 4 * key + table["tells"])


def _friction(group: ContactGroup) -> tuple[float, float] | None:
    """Return coefficients of static and of sliding friction; None where it never slips."""
    if group.coefficient is None:
        return None
    static = group.static_coefficient
    return (group.coefficient if static is None else static), group.coefficient
