"""Moves of space, and what they make of vectors."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.fields import Varying, VaryingVector

Array = npt.NDArray[np.float64]

ROUND_OFF = 1e-12


class Move(NamedTuple):
    """A shift, a turn or a mirror: x -> linear x + shift, in ground axes.

    Attributes:
        linear: a rotation or a reflection in a plane, shape (3, 3).
        shift: shape (3,) [m].

    """

    linear: Array
    shift: Array

    @property
    def mirrors(self) -> bool:
        """Whether it makes a right hand a left one."""
        return bool(np.linalg.det(self.linear) < 0)

    @property
    def turns(self) -> bool:
        """Whether it changes directions."""
        return not np.array_equal(self.linear, np.eye(3))

    def of(self, point: Array) -> Array:
        """Return where a point goes."""
        moved: Array = self.linear @ point + self.shift
        return moved

    def flip(self, rotation: Array) -> Array:
        """Return the reflection of body axes that keeps a body with a mirror image right-handed.

        Of the three body axes it turns round the one nearest to the mirror's normal, so that the
        body is turned as little as may be. For moves that mirror nothing it is the identity.
        """
        if not self.mirrors:
            return np.eye(3)
        # (1 - T) / 2 = m mᵀ for a reflection T = 1 - 2 m mᵀ
        along = np.diag(rotation.T @ (np.eye(3) - self.linear) @ rotation)
        signs = np.ones(3)
        signs[np.argmax(along.round(9))] = -1.0
        return np.diag(signs)


def shift_by(shift: Array) -> Move:
    """Return a shift [m]."""
    return Move(np.eye(3), np.asarray(shift, dtype=float))


def turn_about(pivot: Array, axis: Array, angle: float) -> Move:
    """Return a turn about a line.

    Args:
        pivot: a point of the line, in ground axes [m].
        axis: its direction, a unit vector.
        angle: right-handed about it [rad]; quarter turns are exact.

    """
    sine, cosine = (_exact(float(f(angle))) for f in (np.sin, np.cos))
    x, y, z = axis
    cross = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    # Rodrigues' formula
    linear = np.eye(3) + sine * cross + (1 - cosine) * cross @ cross
    return Move(linear, pivot - linear @ pivot)


def mirror_at(point: Array, normal: Array) -> Move:
    """Return the reflection in the plane through a point across a unit normal."""
    linear = np.eye(3) - 2 * np.outer(normal, normal)
    return Move(linear, point - linear @ point)


def _exact(number: float) -> float:
    nearest = round(number)
    return float(nearest) if abs(number - nearest) < ROUND_OFF else number


def combined(linear: Array, vector: VaryingVector) -> VaryingVector:
    """Return a matrix times a vector whose components may be expressions."""
    x, y, z = (_sum(row, vector) for row in linear.tolist())
    return x, y, z


def plus(component: Varying, number: float) -> Varying:
    """Return a component plus a number."""
    if not isinstance(component, str):
        return component + number
    return component if number == 0 else f"({component}) + {number!r}".replace("+ -", "- ")


def _sum(factors: list[float], vector: VaryingVector) -> Varying:
    number = 0.0
    texts = []
    for factor, component in zip(factors, vector, strict=True):
        if not isinstance(component, str):
            number += factor * component
        elif abs(factor) > ROUND_OFF:
            texts.append(_times(factor, component))
    if not texts:
        return number + 0.0
    return plus(" + ".join(texts), number) if number else " + ".join(texts)


def _times(factor: float, text: str) -> str:
    if factor == 1:
        return text
    if factor == -1:
        # twice negated is as it was
        inner = text.removeprefix("-(").removesuffix(")")
        return inner if text == f"-({inner})" and _is_closed(inner) else f"-({text})"
    return f"{factor!r}*({text})"


def _is_closed(text: str) -> bool:
    """Whether each bracket of a text is closed in it, and none before it is opened."""
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if depth < 0:
            return False
    return depth == 0
