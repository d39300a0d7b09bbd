"""Large groups of a run by time steps, as the second derivation takes them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import touching_shapes
from kane.elements.touching import cores
from kane.fields import GROUND
from kane.model.touching import crowds, kept_apart, normals
from kane.proof.crowds import Crowd, Group, Place, Plane, Strike
from kane.proof.paths import NotCoveredError
from kane.results import Result
from kane.results.crowd_touches import crowd_at

STRIKES = ("strikes", "comes to rest", "touches")


class Crowds:
    """The large groups of a run.

    Args:
        run: with a frame at the end of each step.

    """

    def __init__(self, run: Result) -> None:
        model = run.model
        normal = normals(model) if model.planar else None
        self._run, self._bodies = run, {body.name: body for body in model.bodies}
        self._groups = {group.name: self._group(group) for group in crowds(model)}
        self._cores = {
            name: [
                core
                for shape in touching_shapes(body)
                for core in cores(shape, normal(name) if normal is not None else None)
            ]
            for name, body in self._bodies.items()
        }
        self._apart = kept_apart(model)

    def at(self, k: int, is_measured: bool) -> Crowd:
        """Return them in the step before a frame.

        Args:
            k: number of the frame.
            is_measured: whether all pairs are to be looked at, touching or not.

        Raises:
            NotCoveredError: a place is told of bodies that there are not.

        """
        told = crowd_at(self._run, k)
        return Crowd(
            list(self._places(k)), list(self._strikes(k)),
            dict(zip(self._bodies, told.loads, strict=False)), self._left(k), self._cores,
            list(self._groups.values()), self._apart, is_measured,
        )  # fmt: skip

    def _group(self, group: ContactGroup) -> Group:
        friction = math.inf if group.coefficient is None else group.coefficient
        static = group.static_coefficient
        return Group(
            group.name,
            group.members(self._bodies),
            Plane(group.body_a, np.array(group.point_a), np.array(group.axis_a))
            if group.has_plane
            else None,
            group.is_mutual,
            friction if static is None else static,
            friction,
            math.hypot(group.rolling, group.spin),
            group.restitution,
        )

    def _places(self, k: int) -> Iterator[Place]:
        told, before = crowd_at(self._run, k), crowd_at(self._run, k - 1)
        known = set(zip(before.groups, before.pairs, strict=True))
        for i, (name, pair) in enumerate(zip(told.groups, told.pairs, strict=True)):
            first, second = self._named(pair)
            yield Place(
                self._groups[name], first, second, told.at[i], told.normals[i],
                float(told.forces[i]), told.frictions[i], float(told.moments[i]),
                bool(told.rubs[i]), bool(told.slips[i]), (name, pair) in known,
            )  # fmt: skip

    def _strikes(self, k: int) -> Iterator[Strike]:
        told, run = crowd_at(self._run, k), self._run
        stay = set(zip(told.groups, told.pairs, strict=True))
        for event in run.events:
            if not run.time[k - 1] <= event.time < run.time[k] or event.impulse <= 0.0:
                continue
            if event.element in self._groups and event.kind in STRIKES:
                yield Strike(
                    self._groups[event.element], *self._named(event.part), event.before,
                    event.after, event.impulse, event.kind == "strikes",
                    (event.element, event.part) not in stay,
                )  # fmt: skip

    def _left(self, k: int) -> set[str]:
        told, before = crowd_at(self._run, k), crowd_at(self._run, k - 1)
        gone = set(before.pairs) - set(told.pairs)
        return {body for pair in gone for body in self._named(pair)}

    def _named(self, pair: str) -> tuple[str, str]:
        """Return the bodies of a place, by what it is called: "a, b" or "a, b: 2"."""
        for words in (pair, pair.rpartition(": ")[0]):
            parts = words.split(", ")
            for cut in range(1, len(parts)):
                first, second = ", ".join(parts[:cut]), ", ".join(parts[cut:])
                if second in self._bodies and (first in self._bodies or first == GROUND):
                    return first, second
        raise NotCoveredError(pair)
