"""Paths in symbols: their values, and how they change with the generalized speeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sympy
from sympy import Expr

from kane.compiled.measures import MeasureReader
from kane.elements.primitives import AnglePath, DisplacementPath, DistancePath, Path, SpinPath
from kane.expressions.curve import Curve
from kane.expressions.nodes import Call, Name, Node, Number, PathRate, StateMeasure
from kane.expressions.nodes import Path as PathNode
from kane.expressions.parse import parse
from kane.fields import Varying
from kane.model.measured_paths import Frames
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.laws import FUNCTIONS, Measured, SignalReader, node_expression, t
from kane.symbolic.signals import put_in
from kane.symbolic.tape import ONE, ZERO, slope
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
        frames: those of which expressions speak.
        parameters: the symbol of each parameter.
        inputs: the symbol of each input, or the function of time that it follows.
        curves: the tables by name.
        signals: gives what signals stand for.

    """

    def __init__(
        self,
        motion: Kinematics,
        coordinates: Mapping[Path, Expr],
        named: Mapping[str, dict[str, Path]],
        frames: Frames,
        parameters: Mapping[str, Expr],
        inputs: Mapping[str, Expr],
        curves: Mapping[str, Curve],
        signals: SignalReader,
    ) -> None:
        self.motion, self._coordinates = motion, coordinates
        self.parameters, self._inputs, self.curves = parameters, inputs, curves
        self._signals = signals
        self._numbers = _Numbers({})
        numbers: Any = self._numbers  # of a table of paths the reader asks the place alone
        self._reader = MeasureReader(numbers, named, frames)
        self._values: dict[Path, Expr] = {}
        self._rates: dict[Path, Rate] = {}

    def value(self, path: Path) -> Expr:
        """Return the value of a path [m or rad]."""
        if path not in self._values:
            self._values[path] = self.motion.tape.named(self._value(path))
        return self._values[path]

    def rate(self, path: Path) -> Rate:
        """Return the rate of a path: the coefficient of each speed, and the rest."""
        if path not in self._rates:
            self._rates[path] = self._rate(path)
        return self._rates[path]

    def rate_value(self, path: Path) -> Expr:
        """Return the rate of a path as one expression."""
        parts, rest = self.rate(path)
        symbols = self.motion.speeds.symbols
        return self.motion.tape.named(rest + sum((c * symbols[r] for r, c in parts.items()), ZERO))

    def law(self, law: Varying, own: Mapping[str, Node] | None = None) -> Expr:
        """Return a law of an element in symbols."""
        if not isinstance(law, str):
            return expression(law)
        return self.node(put_in(parse(law), own or {}))

    def node(self, node: Node, measured: Measured | None = None) -> Expr:
        """Return a tree of parameters, measures, inputs and signals in symbols."""
        read = measured or self.measured
        return node_expression(
            node,
            self.parameters,
            read,
            self._inputs,
            self.curves,
            self._signals,
            self.motion.tape.always_named,
        )

    def rate_of_law(self, law: Expr) -> Expr:
        """Return the rate of a law of the time alone; parts of it may have names."""
        return self.motion.tape.derivative(law, {t: ONE}, "time")

    def of_speeds(self, law: str) -> Rate:
        """Return an expression that is linear in speeds: the coefficient of each, and the rest."""
        rates: dict[Path, sympy.Symbol] = {}

        def read(measure: StateMeasure) -> Expr:
            match self._reader.node(measure):
                case PathRate(index):
                    return rates.setdefault(self._path(index), sympy.Dummy(real=True))
            return self.measured(measure)

        whole = self.node(parse(law), read)
        rest = whole.xreplace(dict.fromkeys(rates.values(), ZERO))
        parts: dict[int, Expr] = {}
        for path, symbol in rates.items():
            weight = self.motion.tape.named(slope(whole, symbol))
            own, more = self.rate(path)
            rest += weight * more
            for r, c in own.items():
                parts[r] = parts.get(r, ZERO) + weight * c
        return parts, rest

    def measured(self, measure: StateMeasure) -> Expr:
        """Return what a measure of the state is."""
        return self._said(self._reader.node(measure))

    def _said(self, node: Node) -> Expr:
        """Return what a measure stands for."""
        match node:
            case PathNode(index):
                return self.value(self._path(index))
            case PathRate(index):
                return self.rate_value(self._path(index))
            case StateMeasure():
                return self.measured(node)
            case Number(value):
                return expression(value)
            case Call(function, operands):
                return FUNCTIONS[function](*(self._said(each) for each in operands))
            case Name(name):
                return self.parameters[name]
        raise ValueError(node)

    def _path(self, index: int) -> Path:
        return next(path for path, number in self._numbers.numbers.items() if number == index)

    def _value(self, path: Path) -> Expr:
        if path in self._coordinates:
            return self._coordinates[path]
        motion = self.motion
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
        common = self.motion.common(a, b)
        return minus(
            self.motion.path_from(common, b, point_b), self.motion.path_from(common, a, point_a)
        )

    def point_in(self, a: str, b: str, point: Vec) -> Vec:
        """Return a point of body B in the axes of body A, from the origin of A."""
        return self.into(self.motion.common(a, b), a, self.way(a, NONE, b, point))

    def _rate(self, path: Path) -> Rate:
        if path in self._coordinates:
            return self.motion.along(self._coordinates[path])
        match path:
            case AnglePath(a, axes, b):
                return self.turning(a, b, vector(axes[2]))
            case SpinPath(body, axis):
                return self.motion.bodies[body].spin.dot(vector(axis))
        return self.motion.along(self.value(path))

    def turning(self, a: str, b: str, axis: Vec) -> Rate:
        """Return axis . (w_B - w_A), the axis in the axes of body A."""
        first, second = self.motion.bodies[a], self.motion.bodies[b]
        in_b = self.into(a, b, axis)
        parts_b, rest_b = second.spin.dot(in_b)
        parts_a, rest_a = first.spin.dot(axis)
        tape = self.motion.tape
        parts = {
            r: tape.named(parts_b.get(r, ZERO) - parts_a.get(r, ZERO))
            for r in sorted(parts_a.keys() | parts_b.keys())
        }
        return {r: c for r, c in parts.items() if c != 0}, rest_b - rest_a

    def into(self, a: str, b: str, direction: Vec) -> Vec:
        """Return a direction of body A in the axes of body B."""
        common = self.motion.common(a, b)
        there = self.motion.direction_from(common, a, direction)
        way = []
        body = b
        while body != common:
            way.append(body)
            body = self.motion.bodies[body].before
        for body in reversed(way):
            there = self.motion.shortened(turned_back(self.motion.bodies[body].turn, there))
        return there

    def in_ground(self, body: str, direction: Vec) -> Vec:
        """Return a direction of a body in ground axes."""
        return turned(self.motion.bodies[body].rotation, direction)
