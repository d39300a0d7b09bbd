"""What cannot act on a particle, which has no axes and never turns."""

from collections.abc import Iterator, Mapping, Sequence

from kane.elements.joints import Joint, axes_needed
from kane.errors import Fault
from kane.sentences import say


def particle_faults(
    particles: frozenset[str], joints: Sequence[Joint], turning: Mapping[str, str]
) -> Iterator[Fault]:
    """Yield joints and torques that would need axes of a particle, with the way out.

    Args:
        particles: their names.
        joints: of the model, in order.
        turning: the body of each load that turns one, by its path in the file.

    """
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
    for path, body in turning.items():
        if body in particles:
            yield Fault(
                f"{path}.body",
                say(
                    "'{body}' is a particle and cannot be turned; give the body an inertia",
                    body=body,
                ),
            )
