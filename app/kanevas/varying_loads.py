"""What the signs of a force or torque show where expressions give its components."""

import math
from collections.abc import Iterable

from kane.fields import Varying, VaryingVector, Vector


def drawn(vector: VaryingVector) -> Vector:
    """Return the vector along which the sign is drawn; of an expression, its axis alone shows.

    Nobody knows an expression's size before the run, so its component counts as one, and so do
    constants beside it.
    """
    x, y, z = vector
    if is_constant(vector):
        return (float(x), float(y), float(z))
    return (_sense(x), _sense(y), _sense(z))


def strengths(vectors: Iterable[VaryingVector]) -> list[float]:
    """Return the size of each against the largest constant one; 1 for one that varies."""
    known = [math.hypot(*drawn(v)) if is_constant(v) else None for v in vectors]
    largest = max((size for size in known if size is not None), default=0.0) or 1.0
    return [1.0 if size is None else size / largest for size in known]


def is_constant(vector: VaryingVector) -> bool:
    """Whether no component is an expression."""
    return not any(isinstance(component, str) for component in vector)


def _sense(component: Varying) -> float:
    return 1.0 if isinstance(component, str) else float((component > 0) - (component < 0))
