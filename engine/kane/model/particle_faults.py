"""What cannot act on a particle, which has no axes and never turns."""

from collections.abc import Iterator, Sequence

from kane.elements.joints import Joint, axes_needed
from kane.elements.loads import Torque
from kane.errors import Fault
from kane.sentences import say


def particle_faults(
    particles: frozenset[str], joints: Sequence[Joint], torques: Sequence[Torque]
) -> Iterator[Fault]:
    """Yield joints and torques that would need axes of a particle, with the way out."""
    for i, joint in enumerate(joints):
        needed = axes_needed(joint)
        for field, name in joint.references():
            if name in particles and name in needed:
                yield Fault(
                    f"joints[{i}].{field}",
                    say(
                        "'{name}' is a particle and has no axes for this joint; take a ball or a "
                        "rod, or as body_b a point on a line or in a plane, or give the body an "
                        "inertia",
                        name=name,
                    ),
                )
    for i, torque in enumerate(torques):
        if torque.body in particles:
            yield Fault(
                f"torques[{i}].body",
                say(
                    "'{body}' is a particle and cannot be turned; give the body an inertia",
                    body=torque.body,
                ),
            )
