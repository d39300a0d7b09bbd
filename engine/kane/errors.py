"""What kane refuses, said in the user's words."""

import itertools
from collections.abc import Callable, Iterable
from typing import Any

from kane.sentences import Sentence, as_it_is, joined, say

LISTED = 50  # faults of a model that are told one by one

Text = Sentence | Callable[[], Sentence]


class KaneError(Exception):
    """Base of every refusal by kane; its text is meant to be shown to a person as it is.

    Attributes:
        sentence: the text with what it was made of, for who shows it in another language.

    """

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)

    @property
    def sentence(self) -> Sentence:
        """All that is said, as a sentence that can be translated."""
        return as_it_is(self.args[0])

    def __str__(self) -> str:
        return str(self.sentence)


class Fault:
    """One thing wrong in a model: where it stands in the file, and what is expected there.

    Args:
        path: as in ``bodies[3].mass``.
        text: what is wrong, or what works that out when somebody reads it: a file may have a
            million faults, and looking for what each may have meant takes long.

    """

    __slots__ = ("_text", "path")

    def __init__(self, path: str, text: Text) -> None:
        self.path = path
        self._text = text

    @property
    def text(self) -> Sentence:
        """What is wrong."""
        self._text = _read(self._text)
        return self._text

    @property
    def sentence(self) -> Sentence:
        """Path and text on one line, as in ``bodies[3].mass: must be positive, is -1``."""
        return joined(": ", (self.path, self.text)) if self.path else self.text

    def __str__(self) -> str:
        return str(self.sentence)

    def __repr__(self) -> str:
        return f"Fault({self.path!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and (self.path, self.text) == (other.path, other.text)

    def __hash__(self) -> int:
        return hash((self.path, self.text))

    def __reduce__(self) -> Any:
        return Fault, (self.path, self.text)


class ModelError(KaneError):
    """A model that cannot be used.

    Attributes:
        faults: one for each thing to mend, but for those beyond the first ``LISTED``.
        more: how many others there are.

    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        rest = iter(faults)
        self.faults = tuple(itertools.islice(rest, LISTED))
        self.more = sum(1 for _ in rest)
        Exception.__init__(self, self.faults)

    @property
    def sentence(self) -> Sentence:
        """One fault a line."""
        lines = [fault.sentence for fault in self.faults]
        if self.more:
            lines.append(
                say("… and 1 more fault.")
                if self.more == 1
                else say("… and {more} more faults.", more=self.more)
            )
        return joined("\n", lines)


def refuse(faults: Iterable[Fault]) -> None:
    """Raise ModelError if there is a fault."""
    rest = iter(faults)
    for first in rest:
        raise ModelError(itertools.chain([first], rest))


class ExpressionError(KaneError):
    """An expression that cannot be used; ``column`` counts characters from 1.

    Its text may be worked out when it is read, see ``Fault``.
    """

    def __init__(self, column: int, text: Text) -> None:
        self.column = column
        self._text = text
        Exception.__init__(self, column, text)

    @property
    def text(self) -> Sentence:
        """What is wrong."""
        self._text = _read(self._text)
        return self._text

    @property
    def sentence(self) -> Sentence:
        """Column and text."""
        return _in_column(self.column, self.text)

    @property
    def words(self) -> Callable[[], Sentence]:
        """What gives column and text when they are read, without all that the error has seen."""
        column, text = self.column, self._text
        return lambda: _in_column(column, _read(text))


def _in_column(column: int, text: Sentence) -> Sentence:
    return say("column {column}: {text}", column=column, text=text)


def _read(text: Text) -> Sentence:
    return text() if callable(text) else as_it_is(text)


class TableError(KaneError):
    """Points that make no table of values."""


class FileError(KaneError):
    """A file that cannot be read or written."""


class SettingsError(KaneError):
    """Settings of a run that make no sense together."""


class AssemblyError(KaneError):
    """Joints that cannot be closed from the given placement; ``elements`` are those to blame."""

    def __init__(self, sentence: Sentence, elements: Iterable[str] = ()) -> None:
        self.elements = tuple(elements)
        super().__init__(sentence)


class MotionError(AssemblyError):
    """Joints that close as they are placed, and cannot move as drivers ask."""


class ArgumentError(KaneError, ValueError):
    """An argument of a function that makes no sense there."""


class StoppedError(KaneError):
    """What was under way was stopped."""


class UnknownSignalError(KaneError, KeyError):
    """A quantity that a result does not hold."""


def other_words(error: BaseException) -> Sentence:
    """Return what an error of Python, a library or the system says, which stays as it is."""
    reason = error.strerror if isinstance(error, OSError) else None
    return as_it_is(reason or str(error))
