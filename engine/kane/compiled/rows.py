"""Constraints -> tables of rows."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from kane.compiled.body_frames import BodyFrames
from kane.compiled.laws import Laws
from kane.compiled.paths import PathTable
from kane.compiled.pattern import Tile
from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    Distance,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    VelocityRow,
)
from kane.fields import Varying, Vector
from kane.kernels.axes_angle import AXES_ANGLE
from kane.kernels.codes import ACCELERATION, ANY, POINT, POSITION, SPEED, TURN
from kane.kernels.distance import DISTANCE
from kane.kernels.drive import DRIVE
from kane.kernels.path import ANGLE
from kane.kernels.path_row import PATH_ROW, PATH_TERM
from kane.kernels.point_coincidence import POINT_COINCIDENCE
from kane.kernels.point_in_plane import POINT_IN_PLANE
from kane.kernels.rolling_contact import ROLLING_CONTACT
from kane.kernels.tables import Array, Indices, Table
from kane.kernels.velocity_row import VELOCITY_ROW

Entry = tuple[object, ...]

TABLES: Mapping[str, np.dtype[np.void]] = {
    "coincidences": POINT_COINCIDENCE,
    "planes": POINT_IN_PLANE,
    "angles": AXES_ANGLE,
    "distances": DISTANCE,
    "rolling_contacts": ROLLING_CONTACT,
    "velocity_rows": VELOCITY_ROW,
    "path_rows": PATH_ROW,
    "path_terms": PATH_TERM,
    "drives": DRIVE,
}


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

    def add(self, name: str, constraints: Iterator[Constraint]) -> None:
        """Add the constraints that make up an element."""
        first = len(self.bodies)
        for constraint in constraints:
            self._add(name, constraint)
        self.of_element[name] = slice(first, len(self.bodies))

    def tables(self, path_start: Array, row_start: Indices) -> dict[str, Table]:
        """Return the tables by name; the paths' values as placed settle open offsets."""
        entries = dict(self.entries)
        entries["path_terms"] = [
            (row, path, factor, row_start[row] + a, row_start[row] + b)
            for row, path, factor, a, b in self._terms
        ]
        entries["path_rows"] = [
            (row, scale * self._offset(constraint, path_start))
            for row, constraint, scale in self._placed
        ]
        return {name: np.array(entries[name], dtype=kind) for name, kind in TABLES.items()}

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
        for rows in self.of_element.values():
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

    def _add(self, name: str, constraint: Constraint) -> None:
        if isinstance(constraint, PathRow):
            self._add_path_row(name, constraint)
            return
        row, frames, body_b = len(self.bodies), self.frames, constraint.body_b
        ends = frames.index[constraint.body_a], frames.index[body_b]
        match constraint:
            case PointCoincidence(_, _, _, _, left_out):
                place = (*ends, *self._points(constraint))
                without = -1 if left_out is None else left_out
                self.entries["coincidences"].append((*place, without, row))
                for axis in range(3):
                    if axis != left_out:
                        self._append(ends, linear=(POINT, axis))
            case PointInPlane(body_a, _, normal, _, _):
                place = (*ends, *self._points(constraint))
                self.entries["planes"].append((*place, frames.axis(body_a, normal), row))
                self._append(ends)
            case AxesAngle(body_a, axis_a, _, axis_b, cosine):
                axes = frames.axis(body_a, axis_a), frames.axis(body_b, axis_b)
                self.entries["angles"].append((*ends, *axes, cosine, self.extent, row))
                self._append(ends, linear=(TURN, 0))
            case Distance():
                place = (*ends, *self._points(constraint))
                self.entries["distances"].append((*place, constraint.distance, row))
                self._append(ends)
            case RollingContact(body_a, _, directions, _, _, axis, radius, held):
                place = (*ends, *self._points(constraint))
                plane = [frames.axis(body_a, direction) for direction in directions]
                self.entries["rolling_contacts"].append(
                    (*place, plane, frames.axis(body_b, axis), radius, held, row)
                )
                for level in (POSITION, SPEED, SPEED)[:held]:
                    self._append(ends, level)
            case VelocityRow(_, _, point_b, axes_of, linear, angular, speed):
                factors = frames.axis(axes_of, linear), frames.axis(axes_of, angular)
                point = frames.point(body_b, point_b)
                self.entries["velocity_rows"].append(
                    (*ends, point, frames.index[axes_of], *factors, row)
                )
                self._append(ends, SPEED)
                if speed:
                    self._add_drive(name, speed, row, SPEED, 1.0)

    def _points(
        self, constraint: PointCoincidence | PointInPlane | Distance | RollingContact
    ) -> tuple[Vector, Vector]:
        """Return points A and B in the solver's frames."""
        return (
            self.frames.point(constraint.body_a, constraint.point_a),
            self.frames.point(constraint.body_b, constraint.point_b),
        )

    def _add_path_row(self, name: str, constraint: PathRow) -> None:
        """Add a row; each body has one block in it, however many of its paths touch the body."""
        row = len(self.bodies)
        scale = self.extent if constraint.angular else 1.0
        pairs = [self.paths.bodies(path) for _, path in constraint.terms]
        bodies = tuple(dict.fromkeys(body for pair in pairs for body in pair))
        for (factor, path), (a, b) in zip(constraint.terms, pairs, strict=True):
            blocks = bodies.index(a), bodies.index(b)
            self._terms.append((row, self.paths.place(path), scale * factor, *blocks))
        self._placed.append((row, constraint, scale))
        if constraint.angular:
            self.angular.add(name)
        self._append(bodies, constraint.level, scale)
        if constraint.drive is not None and constraint.level == POSITION:
            ((_, path),) = constraint.terms
            self._led[self.paths.place(path)] = self.laws.at_start(constraint.drive)
        if constraint.drive is not None:
            self._add_drive(name, constraint.drive, row, constraint.level, scale)

    def _add_drive(self, name: str, law: Varying, row: int, level: int, scale: float) -> None:
        """Prescribe the right side: s, s' and s'' as far as the level of the row asks."""
        rates = self.laws.rates(law, f"'{name}'", ACCELERATION - level)
        self.entries["drives"].append((row, scale, *[-1] * (level - POSITION), *rates))

    def _offset(self, constraint: PathRow, path_start: Array) -> float:
        if constraint.offset is not None:
            return constraint.offset
        return sum(
            factor * float(path_start[self.paths.place(path)]) for factor, path in constraint.terms
        )

    def _append(
        self, bodies: tuple[int, ...], level: int = POSITION, scale: float = 1.0,
        linear: tuple[int, int] = (ANY, 0),
    ) -> None:  # fmt: skip
        self.bodies.append(bodies)
        self.levels.append(level)
        self.scales.append(scale)
        self.linear_parts.append(linear)
