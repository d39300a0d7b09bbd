"""What cannot act on a particle, which has no axes and never turns."""

from collections.abc import Iterator, Sequence

from kane.elements.ball import Ball
from kane.elements.joints import Joint
from kane.elements.loads import Torque
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.rod_joint import RodJoint
from kane.errors import Fault

AT_A = Ball | RodJoint  # joints that need a point of body A alone
AT_B = Ball | RodJoint | PointOnLine | PointInPlaneJoint  # the same of body B


def particle_faults(
    particles: frozenset[str], joints: Sequence[Joint], torques: Sequence[Torque]
) -> Iterator[Fault]:
    """Yield joints and torques that would need axes of a particle, with the way out."""
    for i, joint in enumerate(joints):
        for field, able in (("body_a", AT_A), ("body_b", AT_B)):
            name = getattr(joint, field)
            if name in particles and not isinstance(joint, able):
                yield Fault(
                    f"joints[{i}].{field}",
                    f"'{name}' is a particle and has no axes for this joint; take a ball or a rod, "
                    "or as body_b a point on a line or in a plane, or give the body an inertia",
                )
    for i, torque in enumerate(torques):
        if torque.body in particles:
            yield Fault(
                f"torques[{i}].body",
                f"'{torque.body}' is a particle and cannot be turned; give the body an inertia",
            )
