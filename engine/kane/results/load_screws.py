"""What the loads do to the bodies in one frame: a force and a moment wherever a load acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled.loads import TABLES
from kane.elements.primitives import PathLoad
from kane.kernels.equations import assemble
from kane.kernels.tables import Tables
from kane.model.model import acting
from kane.results.screws import Array, Entry, Held, arms, mass_center, places

if TYPE_CHECKING:
    from kane.results.result import Result

Chosen = list[tuple[str, int]]
"""Entries of the tables of loads: the table's name and the place in it."""


_Tables = tuple[Tables, list[tuple[Tables, npt.NDArray[np.int64]]]]


class _Acting(NamedTuple):
    """An element at one of the places where it acts.

    Attributes:
        entry: its name, the body and the point.
        chosen: its entries in the tables of loads.

    """

    entry: Entry
    chosen: Chosen


class LoadScrews:
    """Force and moment of each load where it says that it acts, by the kernels that move bodies."""

    def __init__(self, result: Result, held: Held) -> None:
        self._result, self._held, tables = result, held, result.system.tables
        found = list(_all_acting(result))
        along = [each for each in found if _is_along_a_path(each)]
        others = [each for each in found if not _is_along_a_path(each)]
        entries = [each.entry for each in (*along, *others)]
        self.places = places(result, entries)
        self._arms = arms(result, entries)
        self._load = np.array([each.chosen[0][1] for each in along], dtype=np.int64)
        self._block = _blocks(tables, self._load, self.places.body)
        self._latest: tuple[Tables, _Tables] | None = None
        self._groups = _groups(tables, self.places.body, others, len(along))

    def at_frame(self, frame: int) -> Array:
        """Return the forces and moments, (n, 6)."""
        along, work, body = self._held.hold(frame), self._held.work, self.places.body
        on_body = np.empty((len(body), 6))
        on_body[: len(self._load)] = along[self._load, None] * work.path_gradient[self._block]
        none, groups = self._acting_in(self._result.system_at(frame).tables)
        assemble.forces(none, work)
        without = work.f.copy()
        for tables, slots in groups:
            assemble.forces(tables, work)
            on_body[slots] = work.f[body[slots]] - without[body[slots]]
        return self._held.screws(self.places, self._arms, on_body)

    def _acting_in(self, tables: Tables) -> _Tables:
        """Return no loads, and the groups of them with their slots, by the laws of tables."""
        if self._latest is None or self._latest[0] is not tables:
            groups = [
                (_only(tables, group.chosen), np.array(group.slots)) for group in self._groups
            ]
            self._latest = tables, (_only(tables, []), groups)
        return self._latest[1]


def _all_acting(result: Result) -> Iterator[_Acting]:
    model, system = result.model, result.system
    joints = {joint.name: joint for joint in model.joints}
    bodies = [body.name for body in model.bodies]
    for element in acting(model):
        entries = system.load_entries[element.name].items()
        chosen = [(table, i) for table, own in entries for i in range(own.start, own.stop)]
        for body, point in element.attacks(joints, bodies):
            where = mass_center(result, body) if point is None else point
            yield _Acting((element.name, body, where), chosen)


def _is_along_a_path(acting: _Acting) -> bool:
    """Whether one load on one path is all that acts there: its gradient is known then."""
    return [table for table, _ in acting.chosen] == [PathLoad.table]


def _blocks(
    tables: Tables, loads: npt.NDArray[np.int64], body: npt.NDArray[np.int64]
) -> npt.NDArray[np.int64]:
    """Return the blocks of gradients that belong to loads on paths at bodies."""
    path = tables.path_loads["path"][loads]
    return np.asarray(2 * path + (tables.paths["body_b"][path] == body[: len(loads)]))


@dataclass
class _Group:
    """Loads that the kernels may add up at once, since each is alone at the body where it is read.

    Attributes:
        chosen: the entries of the tables.
        slots: numbers of the screws that are read.
        read: bodies at which they are.
        touched: bodies on which the entries act.

    """

    chosen: Chosen = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    read: set[int] = field(default_factory=set)
    touched: set[int] = field(default_factory=set)


def _groups(
    tables: Tables,
    body: npt.NDArray[np.int64],
    others: list[_Acting],
    first: int,
) -> list[_Group]:
    groups: list[_Group] = []
    for slot, (_, chosen) in enumerate(others, first):
        read, touched = int(body[slot]), _bodies(tables, chosen)
        group = next((g for g in groups if g.chosen == chosen), None)  # one gravitation for all
        if group is None:
            free = (g for g in groups if read not in g.touched and not touched & g.read)
            group = next(free, None)
            if group is None:
                group = _Group()
                groups.append(group)
            group.chosen = [*group.chosen, *chosen]
        group.slots.append(slot)
        group.read.add(read)
        group.touched |= touched
    return groups


def _bodies(tables: Tables, chosen: Chosen) -> set[int]:
    """Return the bodies on which entries act; what they do to the ground is not asked."""
    bodies: set[int] = set()
    for name, i in chosen:
        entry = getattr(tables, name)[i]
        if name == PathLoad.table:
            entry = tables.paths[entry["path"]]
        fields = {"body", "body_a", "body_b"}.intersection(entry.dtype.names)
        bodies |= {int(entry[field]) for field in fields}
    return bodies - {0}


def _only(tables: Tables, chosen: Chosen) -> Tables:
    """Return the tables with these loads alone."""
    places = {table: [i for name, i in chosen if name == table] for table in TABLES}
    return replace(tables, **{name: getattr(tables, name)[own] for name, own in places.items()})
