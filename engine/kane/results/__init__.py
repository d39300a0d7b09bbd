"""Results: what a run recorded, and every quantity that follows from it."""

from kane.results.result import Result
from kane.results.vectors import RunVectors

__all__ = ["Result", "RunVectors"]
