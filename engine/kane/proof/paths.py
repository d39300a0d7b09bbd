"""Paths: where two bodies stand to each other, and laws that read them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from kane.elements.primitives import (
    AnglePath,
    DisplacementPath,
    DistancePath,
    Path,
    SpinPath,
)
from kane.expressions.curve import Curve
from kane.expressions.evaluate import function_of_time
from kane.expressions.nodes import Node, SignalValue, StateMeasure, walk
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying
from kane.model import Model, coordinates, parameter_values
from kane.model.measured_paths import VALUES, frames, paths_of
from kane.model.model import curves, inputs
from kane.proof.motion import Array, Gradient, Motion, Places, arc, dot, gradient, rate

Turns = Callable[[Path], Array]
"""The recorded value of an angle: it tells how many full turns there are, and no more."""


class Paths:
    """Values, gradients and rates of paths in a motion, and the laws that read them.

    Args:
        model: the model.
        motion: how it moves.
        turns: gives recorded angles.

    """

    def __init__(self, model: Model, motion: Motion, turns: Turns) -> None:
        self.motion = motion
        self._model, self._turns = model, turns
        self._parameters = parameter_values(model)
        self._curves: Mapping[str, Curve] = curves(model)
        self._inputs = inputs(model)
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
        return Paths(self._model, replace(self.motion, time=time), self._turns)

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
        read = parse(law)
        if any(isinstance(part, SignalValue) for part in walk(read)):
            raise NotCoveredError(law)  # a signal is no place
        node = bound(read, self._parameters, own, self._inputs)
        now = 0
        values: dict[StateMeasure, Array] = {
            part: self._measure(part) for part in walk(node) if isinstance(part, StateMeasure)
        }

        def measured(state: object) -> float:
            assert isinstance(state, StateMeasure)
            return float(values[state][now])

        function = function_of_time(node, measured, self._curves)
        found = np.empty(len(self.motion.time))
        for now, t in enumerate(self.motion.time.tolist()):  # measured reads it
            found[now] = function(t)
        return found

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
            value = value + full * np.round((self._turns(path) - value) / full)
        return value, slopes


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
