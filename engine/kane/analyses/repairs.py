"""What can be done where joints hold something more than once, without any change of the motion."""

import itertools
import math
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from kane.analyses.mobility import Mobility, mobility
from kane.arguments import checked
from kane.elements.axes import FrameJoint
from kane.elements.ball import Ball
from kane.elements.bushing import Bushing
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.universal import Universal
from kane.errors import KaneError
from kane.fields import GROUND
from kane.model import Joint, Model, faults

Three = tuple[float, float, float]
Kind = Literal["cylindrical", "ball", "point_on_line", "bushing"]

# Joints that hold less than others do, and nothing else: rows of these are among rows of those.
LOOSER: Mapping[type[Any], Mapping[Kind, type[Any]]] = {
    Revolute: {"cylindrical": Cylindrical, "ball": Ball},
    Prismatic: {"cylindrical": Cylindrical},
    Fixed: {"ball": Ball},
    Universal: {"ball": Ball},
    Cylindrical: {"point_on_line": PointOnLine},
}
# About which axes of its frame (x, y, and z along the axis) a bushing holds what the joint held.
TURNS: Mapping[type[Any], Three] = {
    Revolute: (1.0, 1.0, 0.0),
    Fixed: (1.0, 1.0, 1.0),
    Ball: (0.0, 0.0, 0.0),
}
FREQUENCY = 20.0  # Hz at which the bodies would swing on a bushing alone: firm, and not stiff
DAMPING = 0.5  # of the critical one
CLOSE = 1e-9  # of where a point is in its body: joints that stand in one place
PARALLEL = 1.0 - 1e-9  # cosine from which two slots are one


@dataclass(frozen=True)
class Repair:
    """A joint that may hold less.

    Attributes:
        joint: its name.
        kind: what it becomes.
        left: how many conditions are held more than once then.
        model: the model with it.

    """

    joint: str
    kind: Kind
    left: int
    model: Model


@checked
def repairs(
    model: Model,
    joints: Sequence[str],
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> tuple[Repair, ...]:
    """Return what joints may become so that less is held twice and the motion stays the same.

    Each holds part of what it held, or nothing but by a cushion, and the bodies have as many
    freedoms as before, of places as well as of speeds: then others hold the rest, and the motion
    is the same. It is looked at in the pose as assembled; where a mechanism is in a change point
    there, it may be another elsewhere. Those that leave least held twice come first.

    Args:
        model: the mechanism.
        joints: names of the joints that hold something together, see ``mobility.Redundancy``.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set: what is found so far is returned.

    Raises:
        ModelError: the model has faults.
        AssemblyError: the joints cannot be closed.

    """
    before = mobility(model)
    tried = [
        (joint, kind, changed)
        for joint in model.joints
        if joint.name in joints
        for kind, changed in _candidates(model, joint)
    ]
    found = []
    for number, (joint, kind, changed) in enumerate(tried, 1):
        if stop is not None and stop.is_set():
            break
        left = _left(before, changed)
        if left is not None:
            found.append(Repair(joint.name, kind, left, changed))
        if progress:
            progress(number / len(tried))
    return tuple(sorted(found, key=lambda each: each.left))


def _candidates(model: Model, joint: Joint) -> Iterator[tuple[Kind, Model]]:
    """Yield the model with what a joint may become, where nothing that refers to it is lost."""
    for kind, looser in LOOSER.get(type(joint), {}).items():
        new = _copied(joint, looser)
        if new is not None:
            joints = tuple(new if each is joint else each for each in model.joints)
            changed = msgspec.structs.replace(model, joints=joints)
            if not any(faults(changed)):
                yield kind, changed
    if isinstance(joint, Revolute) and model.planar:
        for slot in _slots(model, joint):
            joints = tuple(slot if each is joint else each for each in model.joints)
            changed = msgspec.structs.replace(model, joints=joints)
            if not any(faults(changed)):
                yield "point_on_line", changed
    if isinstance(joint, (Revolute, Fixed, Ball)) and not model.planar:
        changed = msgspec.structs.replace(
            model,
            joints=tuple(each for each in model.joints if each is not joint),
            bushings=(*model.bushings, _bushing(model, joint)),
        )
        if not any(faults(changed)):
            yield "bushing", changed


def _copied(joint: Joint, kind: type[Any]) -> Any | None:
    """Return a joint of another type with the same fields; None where one that counts is lost."""
    own = {field.name: getattr(joint, field.name) for field in msgspec.structs.fields(joint)}
    taken = {field.name for field in msgspec.structs.fields(kind)}
    frame = {field.name for field in msgspec.structs.fields(FrameJoint)}
    for field in msgspec.structs.fields(joint):
        # what says where the axes lie may go with them, what says how it moves may not
        is_lost = field.name not in taken and field.name not in frame
        if is_lost and own[field.name] != field.default:
            return None
    return kind(**{name: value for name, value in own.items() if name in taken})


def _slots(model: Model, joint: Revolute) -> Iterator[PointOnLine]:
    """Yield slots in a plane that hold the pin across a bar, from it to another joint of the bar.

    So it stays the same in all poses what is held: in a plane nothing else is less than a hinge.
    """
    if joint.angle_rate is not None:
        return
    for bar, own, other, point in (
        (joint.body_a, joint.point_a, joint.body_b, joint.point_b),
        (joint.body_b, joint.point_b, joint.body_a, joint.point_a),
    ):
        seen: list[Three] = []
        for end in _ends(model, joint, bar):
            length = math.dist(own, end)
            if length <= CLOSE * (math.hypot(*own) or 1.0):
                continue
            x, y, z = ((to - since) / length for since, to in zip(own, end, strict=True))
            if any(abs(x * a + y * b + z * c) > PARALLEL for a, b, c in seen):
                continue
            seen.append((x, y, z))
            yield PointOnLine(
                name=joint.name, body_a=bar, point_a=own, axis_a=(x, y, z),
                body_b=other, point_b=point, axis_b=(x, y, z),
            )  # fmt: skip


def _ends(model: Model, joint: Joint, bar: str) -> Iterator[Three]:
    """Yield where other joints have a body, in its axes; nowhere on the ground."""
    for each in model.joints:
        if each is joint or bar == GROUND:
            continue
        for body, point in each.ends():
            if body == bar:
                yield point


def _bushing(model: Model, joint: Revolute | Fixed | Ball) -> Bushing:
    """Return a cushion as firm as the bodies that it joins want it."""
    own = [body for body in model.bodies if body.name in (joint.body_a, joint.body_b)]
    mass = min((body.mass_properties().mass for body in own), default=1.0)
    size = max(
        (math.dist(body.position, other.position) for body, other in itertools.pairwise(own)),
        default=1.0,
    )
    stiffness = mass * (2.0 * math.pi * FREQUENCY) ** 2
    damping = 2.0 * DAMPING * mass * 2.0 * math.pi * FREQUENCY
    turns = TURNS[type(joint)]
    frame = {
        field.name: getattr(joint, field.name)
        for field in msgspec.structs.fields(FrameJoint)
        if hasattr(joint, field.name)
    }
    return Bushing(
        **frame,
        stiffness=(stiffness,) * 3,
        damping=(damping,) * 3,
        rotary_stiffness=_times(turns, stiffness * size**2),
        rotary_damping=_times(turns, damping * size**2),
    )


def _times(turns: Three, size: float) -> Three:
    x, y, z = turns
    return x * size, y * size, z * size


def _left(before: Mobility, changed: Model) -> int | None:
    """Return what is held twice in a changed model; None where its motion is another."""
    try:
        after = mobility(changed)
    except KaneError:
        return None
    rows, left = (sum(each.rows for each in found.redundancies) for found in (before, after))
    is_same = (before.velocity_freedoms, before.configuration_freedoms) == (
        after.velocity_freedoms, after.configuration_freedoms,
    )  # fmt: skip
    return left if is_same and left < rows else None
