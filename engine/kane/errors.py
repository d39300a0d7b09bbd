"""What kane refuses, said in the user's words."""

from collections.abc import Iterable
from dataclasses import dataclass


class KaneError(Exception):
    """Base of every refusal by kane; its text is meant to be shown to a person as it is."""


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a model: where it stands in the file, and what is expected there."""

    path: str
    text: str

    def __str__(self) -> str:
        """Path and text on one line, as in ``bodies[3].mass: must be positive, is -1``."""
        return f"{self.path}: {self.text}" if self.path else self.text


class ModelError(KaneError):
    """A model that cannot be used; ``faults`` holds one entry for each thing to mend."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class ExpressionError(KaneError):
    """An expression that cannot be used; ``column`` counts characters from 1."""

    def __init__(self, column: int, text: str) -> None:
        self.column = column
        self.text = text
        super().__init__(f"column {column}: {text}")


class TableError(KaneError):
    """Points that make no table of values."""


class FileError(KaneError):
    """A file that cannot be read or written."""


class SettingsError(KaneError):
    """Settings of a run that make no sense together."""


class AssemblyError(KaneError):
    """Joints that cannot be closed from the given placement; ``elements`` are those to blame."""

    def __init__(self, text: str, elements: Iterable[str] = ()) -> None:
        self.elements = tuple(elements)
        super().__init__(text)


class MotionError(AssemblyError):
    """Joints that close as they are placed, and cannot move as drivers ask."""


class ArgumentError(KaneError, ValueError):
    """An argument of a function that makes no sense there."""


class UnknownSignalError(KaneError, KeyError):
    """A quantity that a result does not hold."""

    __str__ = Exception.__str__
