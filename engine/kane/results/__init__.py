"""Results: what a run recorded, and every quantity that follows from it."""

from kane.results.result import Result

__all__ = ["Result"]
