"""What an element names: bodies, joints, measures and latches, without which it cannot be."""

from collections.abc import Iterator
from typing import Any


def references_of(element: Any) -> Iterator[tuple[str, str]]:
    """Yield (field, name) of all elements that an element, or any named entry, refers to."""
    if hasattr(element, "references"):
        yield from element.references()
    if hasattr(element, "joint_references"):
        yield from ((field, name) for field, name, _ in element.joint_references())
    if hasattr(element, "measure_references"):
        yield from element.measure_references()
    if hasattr(element, "latch_references"):
        yield from element.latch_references()
