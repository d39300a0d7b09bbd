"""Results: what a run recorded, and every quantity that follows from it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kane.results.result import Result
    from kane.results.vectors import RunVectors

__all__ = ["Result", "RunVectors"]


def __getattr__(name: str) -> Any:
    """Import what needs the compiled kernels only when it is asked for."""
    match name:
        case "Result":
            from kane.results.result import Result

            return Result
        case "RunVectors":
            from kane.results.vectors import RunVectors

            return RunVectors
    raise AttributeError(f"module 'kane.results' has no attribute '{name}'")
