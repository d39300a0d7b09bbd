"""How elements lie in space: the bodies that they stand on, and what joints hold together."""

from typing import Any

from kane.elements.body import Body
from kane.model import Model, named


def bodies_of(element: Any) -> tuple[str, ...]:
    """Return the bodies on which an element stands, the ground included."""
    if isinstance(element, Body) or not hasattr(element, "references"):
        return ()
    return tuple(name for _, name in element.references())


def holding(model: Model, names: frozenset[str]) -> str | None:
    """Return a joint that holds some of these bodies to others, and is not among the names."""
    for joint in model.joints:
        if joint.name not in names and (joint.body_a in names) != (joint.body_b in names):
            return joint.name
    return None


def joint_to_slide(model: Model) -> frozenset[str]:
    """Return the joints of which elements need the displacement and none needs the angle."""
    needed: dict[str, set[str]] = {"angle": set(), "displacement": set()}
    for _, element in named(model):
        if hasattr(element, "joint_references"):
            for _, joint, coordinate in element.joint_references():
                needed[coordinate].add(joint)
    return frozenset(needed["displacement"] - needed["angle"])
