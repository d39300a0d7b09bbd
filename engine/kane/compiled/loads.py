"""Loads -> tables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kane.compiled.body_frames import BodyFrames
from kane.compiled.entries import filled
from kane.compiled.laws import Laws
from kane.compiled.paths import PathTable
from kane.elements.primitives import LOADS, Load, Path
from kane.elements.primitives.surroundings import Entry, Own
from kane.fields import Varying
from kane.kernels.tables import Tables

TABLES: Mapping[str, np.dtype[np.void]] = {
    primitive.table: primitive.dtype() for primitive in LOADS
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
        primitives: for each element, the loads that make it up.

    """

    frames: BodyFrames
    paths: PathTable
    laws: Laws
    entries: dict[str, list[Entry]] = field(default_factory=lambda: {name: [] for name in TABLES})
    of_element: dict[str, dict[str, slice]] = field(default_factory=dict)
    primitives: dict[str, tuple[Load, ...]] = field(default_factory=dict)

    def add(self, name: str, loads: Iterator[Load], own: Own) -> None:
        """Add the loads that make up an element; ``own`` has its names for each expression."""
        before = {table: len(entries) for table, entries in self.entries.items()}
        self.primitives[name] = tuple(loads)
        for load in self.primitives[name]:
            load.enter(name, self, own)
        self.of_element[name] = {
            table: slice(before[table], len(entries)) for table, entries in self.entries.items()
        }

    def enter(self, table: str, entry: Entry) -> None:
        """Add an entry to a table."""
        self.entries[table].append(entry)

    def path(self, path: Path) -> int:
        """Return the number of a path."""
        return self.paths.place(path)

    def program(self, name: str, law: Varying, own: Own) -> int:
        """Return the number of the program of a law of an element."""
        return self.laws.program(law, f"'{name}'", own[law] if isinstance(law, str) else {})

    def rates(self, name: str, law: Varying, count: int) -> list[int]:
        """Return the programs of a function of time of an element and of its derivatives."""
        return self.laws.rates(law, f"'{name}'", count)

    def tables(self) -> dict[str, Any]:
        """Return the tables by name."""
        return {name: filled(self.entries[name], kind) for name, kind in TABLES.items()}
