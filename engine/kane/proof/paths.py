"""Paths: where two bodies stand to each other, and laws that read them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from kane.elements.primitives import (
    AnglePath,
    DisplacementPath,
    DistancePath,
    Path,
    SpinPath,
)
from kane.expressions.branches import RAIL, railed
from kane.expressions.curve import Curve
from kane.expressions.evaluate import function_of_time
from kane.expressions.nodes import Call, Node, StateMeasure, StateOf, Table, walk
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying
from kane.model import Model, coordinates, parameter_values
from kane.model.measured_paths import VALUES, frames, paths_of
from kane.model.model import curves, inputs, signals
from kane.proof.differences import EIGHTH, FRAMES, MIDDLE
from kane.proof.motion import Array, Gradient, Motion, Places, arc, dot, gradient, rate
from kane.proof.recorded import Recorded

NEAR = 1e-3  # of a number, or in SI units: so far it is moved to see how an expression goes with it


Read = StateMeasure | StateOf


class Paths:
    """Values, gradients and rates of paths in a motion, and the laws that read them.

    Args:
        model: the model.
        motion: how it moves.
        recorded: what else the run recorded.

    """

    def __init__(self, model: Model, motion: Motion, recorded: Recorded) -> None:
        self.motion = motion
        self._model, self._recorded = model, recorded
        self._parameters = parameter_values(model)
        self._curves: Mapping[str, Curve] = curves(model)
        self._inputs, self._signals = inputs(model), signals(model)
        self._named, self._frames = coordinates(model), frames(model)
        self._known: dict[Path, tuple[Array, Gradient]] = {}
        self._laws: dict[tuple[str, tuple[tuple[str, Node], ...]], Array] = {}

    def along(self, path: Path) -> tuple[Array, Gradient]:
        """Return the value of a path, (frames,) [m or rad], and its gradient."""
        if path not in self._known:
            self._known[path] = self._found(path)
        return self._known[path]

    def at(self, time: Array) -> Paths:
        """Return the same at other times, for laws of time alone."""
        return Paths(self._model, replace(self.motion, time=time), self._recorded)

    def rate(self, path: Path) -> Array:
        """Return the rate of a path, (frames,)."""
        return rate(self.along(path)[1], self.motion)

    def law(self, law: Varying, own: Mapping[str, Node] | None = None) -> Array:
        """Return a number of an element that may vary, (frames,).

        Args:
            law: a number or an expression.
            own: what the element names for itself in its expressions.

        """
        if not isinstance(law, str):
            return np.full(len(self.motion.time), float(law))
        key = law, tuple((own or {}).items())
        if key not in self._laws:
            self._laws[key] = self._law(law, own or {})
        return self._laws[key]

    def _law(self, law: str, own: Mapping[str, Node]) -> Array:
        return self.node(self._read(law, own))

    def _read(self, law: str, own: Mapping[str, Node]) -> Node:
        return bound(parse(law), self._parameters, own, self._inputs, self._signals)

    def node(self, node: Node) -> Array:
        """Return a tree without names, (frames,)."""
        return self._evaluated(node, self._values(node))

    def _values(self, node: Node) -> dict[Read, Array]:
        return {
            part: self._recorded.state(part) if isinstance(part, StateOf) else self._measure(part)
            for part in walk(node)
            if isinstance(part, StateMeasure | StateOf)
        }

    def _evaluated(self, node: Node, values: Mapping[Read, Array]) -> Array:
        now = 0

        def measured(state: object) -> float:
            assert isinstance(state, StateMeasure | StateOf)
            return float(values[state][now])

        function = function_of_time(_unrailed(node), measured, self._curves)
        found = np.empty(len(self.motion.time))
        for now, t in enumerate(self.motion.time.tolist()):  # measured reads it
            found[now] = function(t)
        return found

    def along_law(self, law: str, of_rates: bool) -> tuple[Array, Gradient, bool]:
        """Return an expression, (frames,), how it goes with the bodies, and whether with the time.

        Args:
            law: the expression, of measures and the time.
            of_rates: whether it is how it goes with the speeds of the bodies.

        """
        node = self._read(law, {})
        values, total = self._values(node), Gradient()
        for part, own in values.items():
            if not isinstance(part, StateMeasure) or (part.function in VALUES) is of_rates:
                continue
            (path,) = paths_of(part, self._named, self._frames)
            slope = self._slope(node, values, part, own)
            for body, way in self.along(path)[1].items():
                total[body] = total.get(body, 0.0) + slope[:, None] * way
        return self._evaluated(node, values), total, node.has_time

    def _slope(self, node: Node, values: Mapping[Read, Array], part: Read, own: Array) -> Array:
        """Return how an expression goes with one of the numbers that it reads, by differences."""
        h = NEAR * np.maximum(1.0, np.abs(own))
        near = [
            self._evaluated(node, {**values, part: own + (k - MIDDLE) * h}) for k in range(FRAMES)
        ]
        return np.asarray(EIGHTH @ np.array(near) / h)

    def _measure(self, measure: StateMeasure) -> Array:
        paths = paths_of(measure, self._named, self._frames)
        if measure.function in VALUES:
            return self.along(paths[0])[0]
        rates = np.array([self.rate(path) for path in paths])
        return np.asarray(np.linalg.norm(rates, axis=0)) if len(paths) > 1 else rates[0]

    def _found(self, path: Path) -> tuple[Array, Gradient]:
        places = self.motion.places
        if isinstance(path, SpinPath):  # it has a rate alone
            axis = places.direction(path.body_b, path.axis)
            none = np.zeros(len(self.motion.time))
            return none, {path.body_b: np.hstack([np.zeros_like(axis), axis])}
        value, slopes = gradient(places, path.ends, lambda each: path_value(path, each))
        if isinstance(path, AnglePath):
            full = 2 * math.pi
            value = value + full * np.round((self._recorded.turn(path) - value) / full)
        return value, slopes


def _unrailed(node: Node) -> Node:
    """Return a tree whose limits are written out."""
    match node:
        case Call(function, (state, limited, least, most, _)) if function == RAIL:
            return _unrailed(railed(state, limited, least, most))
        case Call(function, operands):
            return Call(function, tuple(_unrailed(each) for each in operands))
        case Table(name, argument, order):
            return Table(name, _unrailed(argument), order)
    return node


class NotCoveredError(Exception):
    """What the second derivation does not know: it says so, and never takes it for nothing."""


def path_value(path: Path, places: Places) -> Array:
    """Return the value of a path, (..., frames); an angle between -pi and pi."""
    match path:
        case DistancePath(a, point_a, b, point_b):
            way = places.point(b, point_b) - places.point(a, point_a)
            return np.sqrt(dot(way, way))
        case DisplacementPath(a, point_a, axis, b, point_b):
            way = places.point(b, point_b) - places.point(a, point_a)
            return dot(way, places.direction(a, axis))
        case AnglePath(a, axes, b, side):
            along = places.direction(b, side)
            x, y = (dot(along, places.direction(a, axis)) for axis in axes[:2])
            return arc(y, x)
    raise NotCoveredError(type(path).__name__)
