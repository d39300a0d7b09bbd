"""How what changes holds: open, closed, sticking, sliding or locked; and what a drawing says of it.

A run says it at each frame, see ``Result.holds_at``.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from kane.elements.changing import Contact
from kane.elements.primitives import PathRow
from kane.kernels.codes import POSITION
from kane.model.model import Model, changing, coordinates, may_change
from kane.model.poses import Poses

Hold = Literal["open", "closed", "sticks", "slides", "locked"]
Holds = Mapping[str, Mapping[str, Hold]]
"""Of each element by its parts, such as 'lower' or ''; what nobody knows is left out."""

REACHED = 1e-6  # rad, or of the limit; a frame that touches is there to round-off


def holds_as_drawn(model: Model, poses: Poses) -> Holds:
    """Return what can be told without a run.

    Limits are closed where they are reached, latches and released joints are as they begin. Whether
    something sticks, slides or may be lifted is a matter of forces, and left out.

    Args:
        model: the model.
        poses: where its bodies are.

    """
    if not may_change(model):
        return {}
    paths = coordinates(model)
    joints = {joint.name: joint for joint in model.joints}
    found: dict[str, dict[str, Hold]] = {}
    for element in changing(model):
        for contact in element.contacts(paths, joints):
            hold = _as_drawn(contact, poses)
            if hold is not None:
                found.setdefault(element.name, {})[contact.part] = hold
    for joint, hold in let_go(model, found):
        found.setdefault(joint, {"": hold})
    return found


def let_go(model: Model, holds: Holds) -> Iterator[tuple[str, Hold]]:
    """Yield the joints that releases hold or let go, each with how it is."""
    for release in model.releases:
        if release.name in holds:
            yield release.joint, holds[release.name][""]


def _as_drawn(contact: Contact, poses: Poses) -> Hold | None:
    gap: Any = contact.gap
    if contact.switch is not None:
        return ("locked" if contact.switch.is_shut else "open") if contact.held else None
    if not isinstance(gap, PathRow) or gap.level != POSITION or gap.offset is None:
        return None
    value = sum(factor * path.value(poses) for factor, path in gap.terms)
    reached = abs(value - gap.offset) < REACHED * max(abs(gap.offset), 1.0 if gap.angular else 0.0)
    return "closed" if reached else "open"
