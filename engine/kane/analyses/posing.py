"""Posing: a body of a mechanism is dragged, and the others follow as the joints demand."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.placement import Placement, as_drawn, placed, with_mechanism
from kane.analyses.skeleton import Mechanism, mechanisms, skeleton
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.elements.couplings import LinearCoupling
from kane.elements.directions import triad
from kane.errors import ArgumentError
from kane.fields import Vector
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import rotation_matrices
from kane.sentences import say
from kane.solve.assembly import close_joints, with_pins
from kane.solve.changing.modes import as_placed
from kane.solve.pull import Pull

__all__ = ["Placement", "Pose", "Poser", "placed"]

Array = npt.NDArray[np.float64]

HOLDING = ("joints", "couplings", "locks")


class Pose(NamedTuple):
    """An answer to a move of the pointer.

    Attributes:
        placement: where all bodies of the model stand; ``placed`` writes it into the model.
        gap: distance from the grabbed point to the target, along the plane if there is one [m].
        at_rest: whether the point is as near as it gets. A pull over a long way takes several
            calls with the same target, each of a bounded time.

    """

    placement: Placement
    gap: float
    at_rest: bool


class Poser:
    """Drags a body of a model by a point.

    All joints, couplings and locks of the body's mechanism are closed at every answer; where they
    are open as drawn, the first answer closes them. Pinned bodies and all bodies without a
    connection to the grabbed one stay where they are. The bodies go the way on which a stiff
    spring would pull them through a medium that resists each by its inertia: no loop changes to
    its other side, and where the target is out of reach, the mechanism points at it.

    Drivers do not hold: a person turns a crank that a motor drives by hand. A driver of a speed or
    an acceleration then starts from the new placement; one of a position does where its law is
    shifted to there, see ``led_from_here``, else a run begins with the assembly that takes the
    bodies back. Rows that hold speeds alone do not hold either: a wheel may be dragged sideways.
    Locks and couplings hold, also in the model that comes out: the angles of a coupling with a
    given value stay within half a turn, where a model that is drawn anew counts them from.

    A body without joints moves along with the pointer and does not turn.
    """

    @checked
    def __init__(
        self, model: Model, grabbed: str, point: Vector, plane_normal: Vector | None = None
    ) -> None:
        """Take hold of a body.

        Args:
            model: a model whose references resolve; masses may be missing.
            grabbed: name of the body.
            point: where it is taken hold of, in body axes from its origin [m].
            plane_normal: normal of the plane of the pointer, in ground axes. Nothing pulls along
                it. In a planar model it is the normal of the plane in any case.

        Raises:
            AssemblyError: the joints of the mechanism cannot be closed.
            ModelError: its joints, couplings or locks have faults.
            ArgumentError: there is no such body.

        """
        if grabbed not in {body.name for body in model.bodies}:
            raise ArgumentError(
                say("There is no body '{grabbed}' to take hold of.", grabbed=grabbed)
            )
        if model.planar:
            plane_normal = normal_of_plane(model.work_plane)
        self._across = np.eye(3) if plane_normal is None else np.array(triad(plane_normal)[:2])
        self._placement = as_drawn(model)
        self._grabbed = [body.name for body in model.bodies].index(grabbed)
        self._point = np.array(point, dtype=float)
        self._pinned = model.bodies[self._grabbed].pinned
        pinned = [body.name for body in model.bodies if body.pinned]
        found = [m for m in mechanisms(model, HOLDING, pinned) if grabbed in m.bodies]
        self._mechanism = next((m for m in found if m.elements), None)
        if self._mechanism:
            self._take(model, self._mechanism, grabbed, point)

    def _take(self, model: Model, mechanism: Mechanism, grabbed: str, point: Vector) -> None:
        self._system = as_placed(compile_model(skeleton(model, mechanism)))
        names = [body.name for body in model.bodies]
        self._index = [names.index(body.name) for body in self._system.model.bodies]
        state, _, self._system = close_joints(self._system)
        self._pull = Pull(
            self._system,
            with_pins(self._system),
            state,
            self._system.frames.index[grabbed],
            np.array(self._system.frames.point(grabbed, point)),
            self._across,
            list(_counted_from_zero(self._system)),
        )

    @property
    def held(self) -> bool:
        """Whether the grabbed point cannot move at all: its body is pinned, or the joints hold it.

        At a dead centre the point has no speed either, but it may be pulled out of there.
        """
        return self._pinned or bool(self._mechanism and self._pull.held)

    @checked
    def move_to(self, target: Vector) -> Pose:
        """Return where the bodies go when the pointer is at a target, in ground axes [m]."""
        goal = np.array(target, dtype=float)
        at_rest = True
        if self._mechanism:
            at_rest = self._pull.towards(goal)
            self._placement = with_mechanism(
                self._placement, self._index, self._system, self._pull.q
            )
        elif not self._pinned:
            self._placement.position[self._grabbed] += self._miss(goal) @ self._across
        return Pose(
            Placement(self._placement.position.copy(), self._placement.orientation.copy()),
            float(np.linalg.norm(self._miss(goal))),
            at_rest,
        )

    def _miss(self, goal: Array) -> Array:
        """Return what separates the target from the grabbed point, along the plane."""
        position, orientation = self._placement
        R = rotation_matrices(orientation[self._grabbed])
        miss: Array = self._across @ (goal - position[self._grabbed] - R @ self._point)
        return miss


def _counted_from_zero(system: System) -> Iterator[int]:
    """Yield the places of angles whose number of turns matters to a coupling."""
    for coupling in system.model.couplings:
        if isinstance(coupling, LinearCoupling) and coupling.value is not None:
            for term in coupling.terms:
                if term.coordinate == "angle":
                    yield system.path_places[term.joint, "angle"]
