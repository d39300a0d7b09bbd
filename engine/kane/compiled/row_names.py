"""What each constraint row holds, in a few words."""

from collections.abc import Iterable, Iterator

import numpy as np

from kane.compiled.constraints import constraints
from kane.elements.primitives import (
    AnglePath,
    AxesAngle,
    Constraint,
    DisplacementPath,
    Distance,
    DistancePath,
    Path,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    SpinPath,
    VelocityRow,
)
from kane.fields import GROUND, Vector
from kane.model import Model, coordinates

ALONG = 1 - 1e-9  # cosine to a body axis, above which a direction is that axis


def row_names(model: Model) -> list[str]:
    """Return what each row of B holds, as ``along x`` or ``x of rod ⟂ z of crank``.

    Rows of one element have different names. Directions of bodies are in their own axes.
    """
    return [word for _, own in constraints(model, coordinates(model)) for word in _distinct(own)]


def _distinct(own: Iterable[Constraint]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for constraint in own:
        for word in _words(constraint):
            seen[word] = seen.get(word, 0) + 1
            yield word if seen[word] == 1 else f"{word} ({seen[word]})"


def _words(constraint: Constraint) -> Iterator[str]:
    match constraint:
        case PointCoincidence(left_out=left_out):
            yield from (f"along {axis}" for i, axis in enumerate("xyz") if i != left_out)
        case PointInPlane(body_a, _, normal):
            yield f"along {_direction(normal, body_a)}"
        case AxesAngle(body_a, axis_a, body_b, axis_b, cosine):
            sign = "⟂" if cosine == 0.0 else "∠"
            yield f"{_direction(axis_b, body_b)} {sign} {_direction(axis_a, body_a)}"
        case Distance():
            yield "distance"
        case RollingContact(held=held):
            yield from ("contact", "slip 1", "slip 2")[:held]
        case VelocityRow():
            yield "velocity"
        case PathRow(terms):
            yield _coordinate(terms)
        case _:
            raise TypeError(f"no name for the rows of {constraint}")


def _coordinate(terms: tuple[tuple[float, Path], ...]) -> str:
    if len(terms) > 1:
        return "sum of coordinates"
    match terms[0][1]:
        case AnglePath():
            return "angle"
        case DisplacementPath(body_a, _, axis):
            return f"displacement along {_direction(axis, body_a)}"
        case DistancePath():
            return "distance"
        case SpinPath():
            return "turn"


def _direction(vector: Vector, body: str) -> str:
    """Return a direction of a body, as ``x of crank``; of the ground without its name."""
    unit = np.array(vector) / (np.linalg.norm(vector) or 1.0)
    largest = int(np.argmax(np.abs(unit)))
    if abs(unit[largest]) > ALONG:
        text = f"{'−' if unit[largest] < 0 else ''}{'xyz'[largest]}"
    else:
        text = f"({', '.join(f'{part:.3g}' for part in unit + 0.0)})"
    return text if body == GROUND else f"{text} of {body}"
