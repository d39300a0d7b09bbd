"""Paths in symbols: their values, and how they change with the generalized speeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import sympy
from sympy import Expr

from kane.compiled.measures import MeasureReader
from kane.elements.primitives import AnglePath, DisplacementPath, DistancePath, Path, SpinPath
from kane.expressions.curve import Curve
from kane.expressions.nodes import Call, Name, Node, Number, PathRate, StateMeasure
from kane.expressions.nodes import Path as PathNode
from kane.expressions.parse import parse
from kane.fields import Varying
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.laws import FUNCTIONS, node_expression
from kane.symbolic.tape import ZERO
from kane.symbolic.vectors import NONE, Vec, dot, minus, turned, turned_back, vector

Rate = tuple[dict[int, Expr], Expr]


@dataclass
class _Numbers:
    """Stands for the table of paths where measures are read."""

    numbers: dict[Path, int]

    def place(self, path: Path) -> int:
        return self.numbers.setdefault(path, len(self.numbers))


class Paths:
    """Values and rates of paths.

    Args:
        motion: the kinematics.
        coordinates: the coordinates of joints that are coordinates of the tree, with their signs.
        named: the paths of all elements by name.
        parameters: the symbol of each parameter.
        inputs: the symbol of each input.
        curves: the tables by name.

    """

    def __init__(
        self,
        motion: Kinematics,
        coordinates: Mapping[Path, Expr],
        named: Mapping[str, dict[str, Path]],
        parameters: Mapping[str, Expr],
        inputs: Mapping[str, Expr],
        curves: Mapping[str, Curve],
    ) -> None:
        self._motion, self._coordinates = motion, coordinates
        self._parameters, self._inputs, self._curves = parameters, inputs, curves
        self._numbers = _Numbers({})
        self._reader = MeasureReader(self._numbers, named)  # type: ignore[arg-type]  # asks place
        self._values: dict[Path, Expr] = {}
        self._rates: dict[Path, Rate] = {}

    def value(self, path: Path) -> Expr:
        """Return the value of a path [m or rad]."""
        if path not in self._values:
            self._values[path] = self._motion.tape.named(self._value(path))
        return self._values[path]

    def rate(self, path: Path) -> Rate:
        """Return the rate of a path: the coefficient of each speed, and the rest."""
        if path not in self._rates:
            self._rates[path] = self._rate(path)
        return self._rates[path]

    def rate_value(self, path: Path) -> Expr:
        """Return the rate of a path as one expression."""
        parts, rest = self.rate(path)
        symbols = self._motion.speeds.symbols
        return self._motion.tape.named(rest + sum((c * symbols[r] for r, c in parts.items()), ZERO))

    def law(self, law: Varying, own: Mapping[str, Node] | None = None) -> Expr:
        """Return a law of an element in symbols."""
        if not isinstance(law, str):
            return expression(law)
        names = {**self._parameters}
        for name, node in (own or {}).items():
            names[name] = self._said(node)
        return node_expression(parse(law), names, self._measured, self._inputs, self._curves)

    def _measured(self, measure: StateMeasure) -> Expr:
        return self._said(self._reader.node(measure))

    def _said(self, node: Node) -> Expr:
        """Return what a measure stands for."""
        match node:
            case PathNode(index):
                return self.value(self._path(index))
            case PathRate(index):
                return self.rate_value(self._path(index))
            case StateMeasure():
                return self._measured(node)
            case Number(value):
                return expression(value)
            case Call(function, operands):
                return FUNCTIONS[function](*(self._said(each) for each in operands))
            case Name(name):
                return self._parameters[name]
        raise ValueError(node)

    def _path(self, index: int) -> Path:
        return next(path for path, number in self._numbers.numbers.items() if number == index)

    def _value(self, path: Path) -> Expr:
        if path in self._coordinates:
            return self._coordinates[path]
        motion = self._motion
        match path:
            case DistancePath(a, point_a, b, point_b):
                way = self.way(a, vector(point_a), b, vector(point_b))
                return sympy.sqrt(sum(x * x for x in way if x != 0))
            case DisplacementPath(a, point_a, axis, b, point_b):
                common = motion.common(a, b)
                way = self.way(a, vector(point_a), b, vector(point_b))
                return dot(way, motion.direction_from(common, a, vector(axis)))
            case AnglePath(a, axes, b, side):
                common = motion.common(a, b)
                other = motion.direction_from(common, b, vector(side))
                x, y = (
                    dot(other, motion.direction_from(common, a, vector(axis))) for axis in axes[:2]
                )
                return sympy.atan2(y, x)
            case SpinPath():
                return ZERO
        raise ValueError(path)

    def way(self, a: str, point_a: Vec, b: str, point_b: Vec) -> Vec:
        """Return the way between two points in the axes of the last body that both stand on."""
        common = self._motion.common(a, b)
        return minus(
            self._motion.path_from(common, b, point_b), self._motion.path_from(common, a, point_a)
        )

    def point_in(self, a: str, b: str, point: Vec) -> Vec:
        """Return a point of body B in the axes of body A, from the origin of A."""
        return self.into(self._motion.common(a, b), a, self.way(a, NONE, b, point))

    def _rate(self, path: Path) -> Rate:
        if path in self._coordinates:
            return self._motion.along(self._coordinates[path])
        match path:
            case AnglePath(a, axes, b):
                return self.turning(a, b, vector(axes[2]))
            case SpinPath(body, axis):
                return self._motion.bodies[body].spin.dot(vector(axis))
        return self._motion.along(self.value(path))

    def turning(self, a: str, b: str, axis: Vec) -> Rate:
        """Return axis . (w_B - w_A), the axis in the axes of body A."""
        first, second = self._motion.bodies[a], self._motion.bodies[b]
        in_b = self.into(a, b, axis)
        parts_b, rest_b = second.spin.dot(in_b)
        parts_a, rest_a = first.spin.dot(axis)
        tape = self._motion.tape
        parts = {
            r: tape.named(parts_b.get(r, ZERO) - parts_a.get(r, ZERO))
            for r in sorted(parts_a.keys() | parts_b.keys())
        }
        return {r: c for r, c in parts.items() if c != 0}, rest_b - rest_a

    def into(self, a: str, b: str, direction: Vec) -> Vec:
        """Return a direction of body A in the axes of body B."""
        common = self._motion.common(a, b)
        there = self._motion.direction_from(common, a, direction)
        way = []
        body = b
        while body != common:
            way.append(body)
            body = self._motion.bodies[body].before
        for body in reversed(way):
            there = self._motion.shortened(turned_back(self._motion.bodies[body].turn, there))
        return there

    def in_ground(self, body: str, direction: Vec) -> Vec:
        """Return a direction of a body in ground axes."""
        return turned(self._motion.bodies[body].rotation, direction)
