"""Loads -> tables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations

import numpy as np

from kane.compiled.body_frames import BodyFrames
from kane.compiled.laws import Laws
from kane.compiled.paths import PathTable
from kane.elements.primitives import (
    Attraction,
    Cushion,
    Load,
    PathLoad,
    Resistance,
    Wrench,
)
from kane.expressions.nodes import Node
from kane.fields import Varying
from kane.kernels.attraction import ATTRACTION
from kane.kernels.cushion import CUSHION
from kane.kernels.path_load import PATH_LOAD
from kane.kernels.resistance import RESISTANCE
from kane.kernels.tables import Table, Tables
from kane.kernels.wrench import WRENCH

Entry = tuple[object, ...]
Own = Mapping[str, Mapping[str, Node]]

TABLES: Mapping[str, np.dtype[np.void]] = {
    "path_loads": PATH_LOAD,
    "wrenches": WRENCH,
    "cushions": CUSHION,
    "attractions": ATTRACTION,
    "resistances": RESISTANCE,
}


def tables_with(tables: Tables, entries: Mapping[str, slice]) -> Tables:
    """Return tables with these loads alone."""
    chosen = {name: getattr(tables, name)[entries.get(name, slice(0))] for name in TABLES}
    return replace(tables, **chosen)


@dataclass
class Loads:
    """Collects the loads of a model.

    Attributes:
        frames: the solver's frames of the bodies.
        paths: the table of paths.
        laws: the programs of expressions.
        entries: entries of the tables.
        of_element: for each element, its entries in each table.

    """

    frames: BodyFrames
    paths: PathTable
    laws: Laws
    entries: dict[str, list[Entry]] = field(default_factory=lambda: {name: [] for name in TABLES})
    of_element: dict[str, dict[str, slice]] = field(default_factory=dict)

    def add(self, name: str, loads: Iterator[Load], own: Own) -> None:
        """Add the loads that make up an element; ``own`` has its names for each expression."""
        before = {table: len(entries) for table, entries in self.entries.items()}
        for load in loads:
            match load:
                case PathLoad():
                    self.entries["path_loads"].append(self._path_load(name, load, own))
                case Wrench():
                    self.entries["wrenches"].append(self._wrench(name, load, own))
                case Cushion():
                    self.entries["cushions"].append(self._cushion(load))
                case Attraction():
                    self.entries["attractions"] += self._attractions(load)
                case Resistance():
                    body, point, *rest = load
                    place = self.frames.index[body], self.frames.point(body, point)
                    self.entries["resistances"].append((*place, *rest))
        self.of_element[name] = {
            table: slice(before[table], len(entries)) for table, entries in self.entries.items()
        }

    def tables(self) -> dict[str, Table]:
        """Return the tables by name."""
        return {name: np.array(self.entries[name], dtype=kind) for name, kind in TABLES.items()}

    def _path_load(self, name: str, load: PathLoad, own: Own) -> Entry:
        law = self._program(name, load.law, own) if load.law else -1
        return (self.paths.place(load.path), *load[1:6], law, load.sign)

    def _wrench(self, name: str, load: Wrench, own: Own) -> Entry:
        components = (*load.force, *load.torque)
        return (
            self.frames.index[load.body],
            self.frames.point(load.body, load.point),
            [0.0 if isinstance(value, str) else value for value in components],
            self.frames.axes[self.frames.index[load.body]].T,
            load.in_body_axes,
            [
                self._program(name, value, own) if isinstance(value, str) else -1
                for value in components
            ],
        )

    def _cushion(self, load: Cushion) -> Entry:
        frames, (a, b) = self.frames, (load.body_a, load.body_b)
        return (
            frames.index[a],
            frames.index[b],
            frames.point(a, load.point_a),
            frames.point(b, load.point_b),
            [frames.axis(a, axis) for axis in load.axes_a],
            [frames.axis(b, axis) for axis in load.axes_b],
            *load[6:],
        )

    def _attractions(self, load: Attraction) -> list[Entry]:
        """Return an entry for each pair of the bodies."""
        numbers = [self.frames.index[name] for name in load.bodies]
        pairs = combinations(numbers or range(1, self.frames.mass.size), 2)
        return [(*pair, load.constant) for pair in pairs]

    def _program(self, name: str, law: Varying, own: Own) -> int:
        return self.laws.program(law, f"'{name}'", own[law] if isinstance(law, str) else {})
