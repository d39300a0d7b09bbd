"""A sum of paths: what a measure may be that a constraint holds."""

from dataclasses import dataclass

from kane.elements.primitives import Path
from kane.elements.primitives.surroundings import Placement


@dataclass(frozen=True)
class PathSum:
    """Factors times paths, and a number.

    Attributes:
        terms: (factor, path); one factor at least is not zero, no path is there twice, and all are
            lengths or all are angles.
        constant: the number [m or rad].
        angular: whether the paths are angles.

    """

    terms: tuple[tuple[float, Path], ...]
    constant: float
    angular: bool

    def bodies(self) -> set[str]:
        """Return the names of the bodies between which its paths run, the ground among them."""
        return {body for _, path in self.terms for body in path.ends}

    def value(self, placement: Placement) -> float:
        """Return what it comes to [m or rad]."""
        parts = [factor * path.value(placement) for factor, path in self.terms]
        return sum(parts, self.constant)
