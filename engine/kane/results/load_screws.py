"""What the loads do to the bodies in one frame: a force and a moment for each end of each load."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.compiled.loads import TABLES
from kane.fields import GROUND
from kane.kernels import assemble
from kane.kernels.tables import Tables
from kane.results.screws import Array, Entry, Held, arms, mass_center, moving_end, places

if TYPE_CHECKING:
    from kane.results.result import Result

Chosen = list[tuple[str, int]]
"""Entries of the tables of loads: the table's name and the place in it."""


class LoadScrews:
    """Force and moment of each load, by the kernels that move the bodies.

    A two-point spring pulls at both of its ends; all else stands at body B alone, as its
    quantities do, or at body A where B is the ground.
    """

    def __init__(self, result: Result, held: Held) -> None:
        self._held, tables = held, result.system.tables
        paths = list(_path_loads(result))
        others = list(_others(result))
        entries = [entry for entry, _, _ in paths] + [entry for entry, _ in others]
        self.places = places(result, entries)
        self._arms = arms(result, entries)
        self._load = np.array([load for _, load, _ in paths], dtype=np.int64)
        self._block = np.array([block for _, _, block in paths], dtype=np.int64)
        self._none = _only(tables, [])
        self._groups = [
            (_only(tables, group.chosen), np.array(group.slots))
            for group in _groups(tables, self.places.body, others, len(paths))
        ]

    def at_frame(self, frame: int) -> Array:
        """Return the forces and moments, (n, 6)."""
        along, work, body = self._held.hold(frame), self._held.work, self.places.body
        on_body = np.empty((len(body), 6))
        on_body[: len(self._load)] = along[self._load, None] * work.path_gradient[self._block]
        assemble.forces(self._none, work)
        without = work.f.copy()
        for tables, slots in self._groups:
            assemble.forces(tables, work)
            on_body[slots] = work.f[body[slots]] - without[body[slots]]
        return self._held.screws(self.places, self._arms, on_body)


def _path_loads(result: Result) -> Iterator[tuple[Entry, int, int]]:
    """Yield springs and joint springs: the end, the load, and the block of its path's gradient."""
    model, system = result.model, result.system
    path = system.tables.path_loads["path"]
    joints = {joint.name: joint for joint in model.joints}
    for spring in model.springs:
        load = system.load_entries[spring.name]["path_loads"].start
        for side, (body, point) in enumerate(spring.ends()):
            if body != GROUND:
                yield (spring.name, body, point), load, 2 * path[load] + side
    for coil in model.joint_springs:
        load = system.load_entries[coil.name]["path_loads"].start
        side, body, point = moving_end(joints[coil.joint])
        yield (coil.name, body, point), load, 2 * path[load] + side


def _others(result: Result) -> Iterator[tuple[Entry, Chosen]]:
    """Yield the other loads: the end, and the entries of the tables that act there."""
    model, entries = result.model, result.system.load_entries
    for force in model.forces:
        place = entries[force.name]["wrenches"].start
        yield (force.name, force.body, force.point), [("wrenches", place)]
    for torque in model.torques:
        place = entries[torque.name]["wrenches"].start
        yield (torque.name, torque.body, mass_center(result, torque.body)), [("wrenches", place)]
    for drag in model.drags:
        place = entries[drag.name]["resistances"].start
        yield (drag.name, drag.body, drag.point), [("resistances", place)]
    for bushing in model.bushings:
        _, body, point = moving_end(bushing)
        yield (bushing.name, body, point), [("cushions", entries[bushing.name]["cushions"].start)]
    for gravitation in model.gravitations:
        pairs = entries[gravitation.name]["attractions"]
        chosen = [("attractions", i) for i in range(pairs.start, pairs.stop)]
        for body in gravitation.bodies or [body.name for body in model.bodies]:
            yield (gravitation.name, body, mass_center(result, body)), chosen


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
    others: list[tuple[Entry, Chosen]],
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
        fields = {"body", "body_a", "body_b"}.intersection(entry.dtype.names)
        bodies |= {int(entry[field]) for field in fields}
    return bodies - {0}


def _only(tables: Tables, chosen: Chosen) -> Tables:
    """Return the tables with these loads alone."""
    places = {table: [i for name, i in chosen if name == table] for table in TABLES}
    return replace(tables, **{name: getattr(tables, name)[own] for name, own in places.items()})
