"""What rubs: the normal force of each contact, its friction, and the cone that this stays in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kane.elements.ends import Rim
from kane.elements.primitives import PathRow
from kane.fields import Vector
from kane.model.poses import Poses, rotation_matrices
from kane.reading.contact import contact_point
from kane.results.joint_screws import JointScrews
from kane.results.screws import Array, Held, Places, places
from kane.results.touch_screws import TouchScrews

if TYPE_CHECKING:
    from kane.elements.changing import Contact, ContactState
    from kane.results.result import Result

ORIGIN = (0.0, 0.0, 0.0)


class _Rubbing(NamedTuple):
    """A contact that rubs, and from where its forces are.

    Attributes:
        contact: its number among those of the system.
        name: of its element.
        presses: name of the element whose force presses, and of that which rubs, as they are in
            the forces of joints.
        rim: what touches a plane; None where the force of a joint presses.
        axis: (body, axis in its axes) along which the force of the joint does not press.

    """

    contact: int
    name: str
    presses: str
    rim: Rim | None = None
    axis: tuple[str, Vector] | None = None


class ContactScrews:
    """The normal force and the friction force of each contact, on body B.

    A rolling disc that may slide or lift off has both at the lowest point of its rim: the part of
    its force along the normal of the plane, and the rest. Friction of a joint has the force of
    the joint without what goes along the axis, and its own; a moment has no arrow here. Shapes that
    touch have both at each place at which they may touch, see ``TouchScrews``; those come last.

    Attributes:
        places: where they act; of shapes, body B from its origin on, see ``move``.
        rims: of those that act where a rim touches a plane, by their number.
        presses: names of the elements whose force is the normal one.

    """

    def __init__(
        self, result: Result, joints: JointScrews, at_frame: Callable[[int], Array], held: Held
    ) -> None:
        self._result, self._of_joints = result, at_frame
        self._touching = TouchScrews(result, held)
        index = {name: i for i, name in enumerate(joints.places.names)}
        self._rubbing = [each for each in _rubbing(result) if each.presses in index]
        self._own = np.array([index[each.name] for each in self._rubbing], dtype=np.int64)
        self._press = np.array([index[each.presses] for each in self._rubbing], dtype=np.int64)
        body, point = joints.places.body[self._own], joints.places.point[self._own]
        of_shapes = places(
            result, [(each.name, each.row.body_b, ORIGIN) for each in self._touching.places]
        )
        self.places = Places(
            (*(each.name for each in self._rubbing), *of_shapes.names),
            np.concatenate((body, of_shapes.body)),
            np.concatenate((point.reshape(-1, 3), of_shapes.point)),
        )
        self.rims = {i: r.rim for i, r in enumerate(self._rubbing) if r.rim is not None}
        self.presses = (*(each.presses for each in self._rubbing), *of_shapes.names)

    def move(self, at: Array, poses: Poses, frame: int) -> None:
        """Write into (n, 3) points of ground axes [m] where rims and shapes touch.

        Shapes that are apart, and so have no force, stay where they are.
        """
        for i, rim in self.rims.items():
            at[i] = contact_point(rim, poses)
        for i, touched in self._touching.where(poses, frame):
            at[len(self._rubbing) + i] = touched.point

    def at_frame(self, frame: int) -> Array:
        """Return the normal force and the friction force of each contact, (n, 6) [N]."""
        of_joints = self._of_joints(frame)
        own, press = of_joints[self._own, :3], of_joints[self._press, :3]
        forces = np.hstack([press, own])
        for i, each in enumerate(self._rubbing):
            if each.rim is not None:
                normal = self._in_ground(frame, each.rim.body_a, each.rim.normal)
                forces[i, :3] = (own[i] @ normal) * normal
                forces[i, 3:] = own[i] - forces[i, :3]
            elif each.axis is not None:
                axis = self._in_ground(frame, *each.axis)
                forces[i, :3] -= (press[i] @ axis) * axis
        return np.concatenate((forces, self._touching.at_frame(frame)))

    def coefficients(self, frame: int) -> Array:
        """Return the coefficient of friction of each contact as it is at a frame, (n,).

        It is 0 of a contact that is open, and of one in which the size of the normal force alone
        does not say how large the friction may be.
        """
        states = self._result.states_at(frame)
        numbers = [each.contact for each in self._rubbing]
        numbers += [each.contact for each in self._touching.places]
        found = (states[number] for number in numbers)
        return np.array([_coefficient(owned.contact, state) for owned, state in found])

    def _in_ground(self, frame: int, body: str, axis: Vector) -> Array:
        """Return a direction that a body carries, as a unit vector in ground axes, (3,)."""
        frames, local = self._result.system.frames, np.array(axis, dtype=float)
        number = frames.index[body]
        local /= np.linalg.norm(local)
        if number == 0:
            return local
        local = np.array(frames.axis(body, (local[0], local[1], local[2])))
        q = self._result.solver_q[frame, number - 1]
        turned: Array = rotation_matrices(q[None, 3:])[0] @ local
        return turned


def _rubbing(result: Result) -> Iterator[_Rubbing]:
    rims = {joint.name: rim for joint in result.model.joints if (rim := joint.rim()) is not None}
    for i, (name, contact) in enumerate(result.system.contacts):
        if name in rims and contact.gap is not None:
            yield _Rubbing(i, name, name, rims[name])
        elif contact.friction is not None:
            for press in contact.friction.presses:
                yield _Rubbing(i, name, press.element, axis=press.axis)


def _coefficient(contact: Contact, state: ContactState) -> float:
    friction = contact.friction
    if friction is None or not state.is_closed or _turns(contact):
        return 0.0
    if friction.static_limit or friction.sliding_limit:
        return 0.0
    return friction.sliding if state.slides else friction.static


def _turns(contact: Contact) -> bool:
    return any(isinstance(row, PathRow) and row.angular for row in contact.held)
