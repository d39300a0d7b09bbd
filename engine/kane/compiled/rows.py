"""Constraints -> tables of rows."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

import numpy as np

from kane.compiled.body_frames import BodyFrames
from kane.compiled.entries import filled
from kane.compiled.laws import Laws
from kane.compiled.paths import PathTable
from kane.compiled.pattern import Tile
from kane.elements.primitives import CONSTRAINTS, Constraint, Feature, LawRow, PathRow
from kane.elements.primitives.constraint import ANYHOW
from kane.elements.primitives.curve_row import Piece
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry
from kane.expressions.nodes import Node
from kane.fields import Varying
from kane.kernels.codes import ACCELERATION, ANY, ANY_AXIS, NO_AXIS, POINT, POSITION, TURN
from kane.kernels.primitives.curve_row import CURVE_PIECE
from kane.kernels.primitives.drive import DRIVE
from kane.kernels.primitives.law_row import LAW_TERM
from kane.kernels.primitives.path import ANGLE
from kane.kernels.primitives.path_row import PATH_TERM
from kane.kernels.primitives.shape_feature import SHAPE_FEATURE
from kane.kernels.tables import Array, Indices, Table

TABLES: Mapping[str, np.dtype[np.void]] = {
    **{primitive.table: primitive.dtype() for primitive in CONSTRAINTS},
    "path_terms": PATH_TERM,
    "drives": DRIVE,
    "shape_features": SHAPE_FEATURE,
    "law_terms": LAW_TERM,
    "curve_pieces": CURVE_PIECE,
}
NO_PROGRAM = -1  # of a rate that is not prescribed


@dataclass
class Rows:
    """Collects the constraint rows of a model.

    Attributes:
        frames: the solver's frames of the bodies.
        paths: the table of paths.
        laws: the programs of expressions.
        extent: length by which angles are made residuals [m].
        bodies: bodies of each row.
        levels: what each row holds, see ``kernels.codes``.
        linear_parts: what the linear parts of each row's blocks are like, see ``kernels.codes``,
            and the ground axis of a POINT.
        scales: factor between a row and what it says of a path; 1 for other rows.
        angular: names of elements whose rows hold angles.
        of_element: rows of each joint, coupling, driver and lock.
        entries: entries of the tables.

    """

    frames: BodyFrames
    paths: PathTable
    laws: Laws
    extent: float
    bodies: list[tuple[int, ...]] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    linear_parts: list[tuple[int, int]] = field(default_factory=list)
    scales: list[float] = field(default_factory=list)
    angular: set[str] = field(default_factory=set)
    of_element: dict[str, slice] = field(default_factory=dict)
    entries: dict[str, list[Entry]] = field(default_factory=lambda: {name: [] for name in TABLES})
    _led: dict[int, float] = field(default_factory=dict)
    _placed: list[tuple[int, PathRow, float]] = field(default_factory=list)
    _terms: list[tuple[int, int, float, int, int]] = field(default_factory=list)
    _listed: dict[tuple[str, int], tuple[int, tuple[Feature, ...]]] = field(default_factory=dict)
    _law_terms: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    _kept: dict[int, Node] = field(default_factory=dict)  # expressions of rows that keep a value
    _curves: dict[tuple[Piece, ...], int] = field(default_factory=dict)

    def add(self, name: str, constraints: Iterator[Constraint]) -> None:
        """Add constraints of an element: all of it, or some after those that it has already."""
        first = len(self.bodies)
        own = self.of_element.get(name)
        if own is None or own.start == own.stop:
            begins = first
        elif own.stop == first:
            begins = own.start
        else:
            raise AssertionError(name)  # rows of an element follow each other
        for constraint in constraints:
            constraint.enter(name, self)
        self.of_element[name] = slice(begins, len(self.bodies))

    def tables(self, path_start: Array, row_start: Indices) -> dict[str, Table]:
        """Return the tables by name; the paths' values as placed settle open offsets."""
        entries = dict(self.entries)
        entries["path_terms"] = [
            {
                "row": row,
                "path": path,
                "factor": factor,
                "block_a": row_start[row] + a,
                "block_b": row_start[row] + b,
            }
            for row, path, factor, a, b in self._terms
        ]
        entries["path_rows"] = [
            {"row": row, "offset": scale * self._offset(constraint, path_start)}
            for row, constraint, scale in self._placed
        ]
        entries["law_terms"] = [
            {
                "row": row,
                "path": path,
                "scale": 1.0,
                "slope": slope,
                "block_a": row_start[row] + a,
                "block_b": row_start[row] + b,
            }
            for row, path, slope, a, b in self._law_terms
        ]
        entries["law_rows"] = [
            {**entry, "offset": self._kept_value(entry, path_start)}
            for entry in entries["law_rows"]
        ]
        return {name: filled(entries[name], kind) for name, kind in TABLES.items()}

    def _kept_value(self, entry: Entry, path_start: Array) -> float:
        kept = self._kept.get(cast("int", entry["row"]))
        return 0.0 if kept is None else self.laws.placed(kept, path_start)

    def count_turns(self, paths: Table) -> None:
        """Let a driven angle begin with as many turns as its law says at the start."""
        for place, asked in self._led.items():
            entry = paths[place]
            if entry["kind"] == ANGLE and math.isfinite(asked):
                turns = round((asked - float(entry["start"])) / (2 * math.pi))
                entry["start"] += 2 * math.pi * turns

    def tiles(self, size: int) -> list[Tile]:
        """Return the tiles, see ``kernels.tables.Pattern``."""
        found: list[tuple[int, int]] = []
        assert sum(own.stop - own.start for own in self.of_element.values()) == len(self.bodies)
        # a joint that may let go has its rows behind those of all that holds always
        for rows in sorted(self.of_element.values(), key=lambda rows: rows.start):
            for row in range(rows.start, rows.stop):
                first, count = found[-1] if found else (0, 0)
                goes_on = rows.start <= first and 0 < count < size
                if goes_on and self.bodies[first] == self.bodies[row]:
                    found[-1] = first, count + 1
                else:
                    found.append((row, 1))
        return [Tile(row, count, self._linear(row, count)) for row, count in found]

    def _linear(self, row: int, count: int) -> int:
        """Return what the blocks of some rows have in common."""
        parts = [self.linear_parts[k] for k in range(row, row + count)]
        if parts == [(POINT, axis) for axis in range(3)]:
            return POINT
        return TURN if all(kind == TURN for kind, _ in parts) else ANY

    def linear_axes(self) -> Indices:
        """Return the only ground axis of each row's linear part, (m,), see ``kernels.codes``."""
        others = {ANY: ANY_AXIS, TURN: NO_AXIS}
        axes = [axis if kind == POINT else others[kind] for kind, axis in self.linear_parts]
        return np.array(axes, dtype=np.int64)

    def blocks(self, tiles: list[Tile], size: int) -> tuple[Indices, Indices]:
        """Return the first block of each row, (m + 1,), and the body of each block."""
        start, bodies = [0], list[int]()
        for first, count, _ in tiles:
            for row in range(first, first + count):
                bodies.extend(self.bodies[row])
                start.append(len(bodies))
            bodies.extend([0] * ((size - count) * len(self.bodies[first])))
            start[-1] = len(bodies)
        return np.array(start, dtype=np.int64), np.array(bodies, dtype=np.int64)

    def enter(self, table: str, entry: Entry) -> None:
        """Add an entry to a table; its field ``row`` is the next row that is appended."""
        self.entries[table].append({**entry, "row": len(self.bodies)})

    def list_features(
        self, body: str, features: tuple[Feature, ...], entry: Callable[[Feature], Entry]
    ) -> int:
        """Add features of a shape that touches, once; return the number of the first."""
        known, own = self.entries["shape_features"], (body, id(features))
        if own not in self._listed:
            self._listed[own] = len(known), features
            known += [entry(each) for each in features]
        return self._listed[own][0]

    def append(
        self, bodies: tuple[int, ...], level: int, linear: tuple[int, int], scale: float = 1.0
    ) -> None:
        """Add a row: its bodies, what it holds, and what the linear part of its blocks is like."""
        self.bodies.append(bodies)
        self.levels.append(level)
        self.linear_parts.append(linear)
        self.scales.append(scale)

    def prescribe(self, name: str, law: Varying, level: int, scale: float) -> None:
        """Let the right side of the next row that is appended follow a function of time.

        It is s, s' or s'' as the level of the row asks, and what of their rates is needed.
        """
        rates = self.laws.rates(law, f"'{name}'", ACCELERATION - level)
        programs = [NO_PROGRAM] * (level - POSITION) + rates
        names = ("position", "speed", "acceleration")
        self.enter("drives", {"scale": scale, **dict(zip(names, programs, strict=True))})

    def place_sum(self, name: str, row: PathRow, scale: float) -> tuple[int, ...]:
        """Enter a sum of paths into the next row that is appended; return the row's bodies.

        Each body has one block in it, however many of the paths touch the body.
        """
        number = len(self.bodies)
        pairs = [self.paths.bodies(path) for _, path in row.terms]
        bodies = tuple(dict.fromkeys(body for pair in pairs for body in pair))
        for (factor, path), (a, b) in zip(row.terms, pairs, strict=True):
            blocks = bodies.index(a), bodies.index(b)
            self._terms.append((number, self.paths.place(path), scale * factor, *blocks))
        self._placed.append((number, row, scale))
        if row.angular:
            self.angular.add(name)
        if row.drive is not None and row.level == POSITION:
            ((_, path),) = row.terms
            self._led[self.paths.place(path)] = self.laws.at_start(row.drive)
        return bodies

    def place_path(self, path: Path) -> int:
        """Return the number of a path."""
        return self.paths.place(path)

    def list_pieces(self, curve: tuple[Piece, ...], pieces: list[Entry]) -> int:
        """Add the pieces of a curve, once for all its rows; return the number of the first."""
        known = self.entries["curve_pieces"]
        if curve not in self._curves:
            self._curves[curve] = len(known)
            known += pieces
        return self._curves[curve]

    def place_law(self, name: str, row: LawRow) -> None:
        """Add an expression that is held: its entry, its terms and its row."""
        number = len(self.bodies)
        own = self.laws.of_state(row.law, f"'{name}'")
        by_number = {place: path for path, place in self.paths.places.items()}
        pairs = [self.paths.bodies(by_number[path]) for path in own.slopes]
        bodies = tuple(dict.fromkeys(body for pair in pairs for body in pair))
        for (path, slope), (a, b) in zip(own.slopes.items(), pairs, strict=True):
            self._law_terms.append((number, path, slope, bodies.index(a), bodies.index(b)))
        if row.keeps:
            self._kept[number] = own.node
        self.enter("law_rows", {"scale": 1.0, "value": own.value, "bend": own.bend})
        if own.asked is not None:
            programs = {"position": NO_PROGRAM, "speed": own.asked, "acceleration": NO_PROGRAM}
            self.enter("drives", {"scale": 1.0, **programs})
        self.append(bodies, row.level, ANYHOW)

    def _offset(self, constraint: PathRow, path_start: Array) -> float:
        if constraint.offset is not None:
            return constraint.offset
        return sum(
            factor * float(path_start[self.paths.place(path)]) for factor, path in constraint.terms
        )
