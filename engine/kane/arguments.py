"""Arguments of the functions that scripts call: taken kindly, or refused in words.

A number of NumPy is a number, an array or list of names a sequence of them, one name a sequence of
one. What is of another type than the function says is refused with the name of the argument,
before the function does anything.
"""

import functools
import inspect
import os
import threading
import types
import typing
from collections import abc
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from numbers import Real
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar

import numpy as np

from kane.errors import ArgumentError
from kane.sentences import Sentence, as_it_is, either, say

P = ParamSpec("P")
R = TypeVar("R")

LONGEST_TEXT = 40  # letters of a value that a message shows

# What has no class of its own that could be asked for: by what it can do.
ABLE: Mapping[Any, tuple[str, Sentence]] = {
    threading.Event: ("is_set", say("a threading.Event")),
    Executor: ("submit", say("an executor of concurrent.futures")),
}
WORDS: Mapping[Any, Sentence] = {
    bool: say("True or False"),
    int: say("a whole number"),
    float: say("a number"),
    str: say("text"),
    types.NoneType: as_it_is("None"),
}
LISTS = {str: say("a list of names"), float: say("a list of numbers")}


class _UnlikeError(Exception):
    """A value that is of another type; the words say what it must be."""

    def __init__(self, words: Sentence) -> None:
        super().__init__(words)
        self.words = words


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """Return a function whose arguments are looked at by their annotations before it is called.

    Types that are not known here, such as arrays, are let pass.

    Raises:
        ArgumentError: an argument is of another type.

    """
    signature = inspect.signature(function)
    label = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]

    @functools.cache
    def kinds() -> dict[str, Any]:
        hints = typing.get_type_hints(function)
        plain = (p.name for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD)
        return {name: hints[name] for name in plain if name in hints}

    @functools.wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        bound = signature.bind(*args, **kwargs)
        for name, kind in kinds().items():
            if name in bound.arguments:
                value = bound.arguments[name]
                bound.arguments[name] = argument(label, name, value, kind)
        return function(*bound.args, **bound.kwargs)

    return wrapper


def argument(function: str, name: str, value: Any, kind: Any) -> Any:
    """Return an argument as its type wants it; raises ArgumentError."""
    try:
        return _taken(value, kind)
    except _UnlikeError as error:
        raise ArgumentError(
            say(
                "The argument '{name}' of {function} must be {words}, is {value}.",
                name=name,
                function=function,
                words=error.words,
                value=described(value),
            )
        ) from None


def described(value: Any) -> Sentence:
    """Return a short text of any value for a message."""
    match value:
        case None | bool():
            return as_it_is(str(value))
        case str():
            shown = value if len(value) <= LONGEST_TEXT else f"{value[: LONGEST_TEXT - 3]}…"
            return as_it_is(f"'{shown}'")
        case np.ndarray():
            return say("an array of shape {shape}", shape=value.shape)
        case Real():
            return as_it_is(f"{value}"[:LONGEST_TEXT])
    return _a(type(value).__name__)


def _taken(value: Any, kind: Any) -> Any:
    """Return a value as a type wants it; raises _UnlikeError."""
    origin, members = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _one_of(value, members)
    if origin is Literal:
        return _if(value in members, value, either([f"'{member}'" for member in members]))
    if kind in ABLE:
        able, words = ABLE[kind]
        return _if(hasattr(value, able), value, words)
    if origin is abc.Callable:
        return _if(callable(value), value, say("a function"))
    if origin is abc.Mapping:
        return _if(isinstance(value, abc.Mapping), value, say("a dict"))
    if origin is tuple and Ellipsis not in members:
        return _fixed(value, members)
    if origin in (abc.Sequence, abc.Iterable, tuple, list):
        return _sequence(value, members[0])
    return _plain(value, kind)


def _one_of(value: Any, kinds: Sequence[Any]) -> Any:
    """Return a value as the first of several types takes it; one name goes for several."""
    asked = []
    if isinstance(value, str):
        kinds = sorted(kinds, key=lambda kind: kind is not str)
    for kind in kinds:
        try:
            return _taken(value, kind)
        except _UnlikeError as error:
            asked.append(error.words)
    raise _UnlikeError(either(list(dict.fromkeys(asked))))


def _sequence(value: Any, kind: Any) -> tuple[Any, ...]:
    if isinstance(value, str) and kind is str:
        return (value,)
    words = LISTS.get(kind, say("a list of such"))
    _if(isinstance(value, abc.Iterable) and not isinstance(value, str | bytes | abc.Mapping), value,
        words)  # fmt: skip
    try:
        return tuple(_taken(entry, kind) for entry in value)
    except _UnlikeError as error:
        raise _UnlikeError(say("{words}, each {each}", words=words, each=error.words)) from None


def _fixed(value: Any, kinds: Sequence[Any]) -> tuple[Any, ...]:
    words = say("{count} numbers", count=len(kinds))
    try:
        entries = tuple(value)
        return tuple(_taken(entry, kind) for entry, kind in zip(entries, kinds, strict=True))
    except (TypeError, ValueError, _UnlikeError):
        raise _UnlikeError(words) from None


def _plain(value: Any, kind: Any) -> Any:
    """Return a value as a class wants it; what is no class is let pass."""
    if isinstance(value, np.generic | np.ndarray) and not value.shape:
        value = value.item()
    if kind is Path:
        return _if(isinstance(value, os.PathLike), value, say("a path"))
    if kind is float:
        is_number = isinstance(value, Real) and not isinstance(value, bool)
        return float(_if(is_number, value, WORDS[float]))
    if kind is int:
        return _if(isinstance(value, int) and not isinstance(value, bool), value, WORDS[int])
    if not isinstance(kind, type) or kind is np.ndarray:
        return value
    return _if(isinstance(value, kind), value, WORDS.get(kind) or _a(kind.__name__))


def _a(name: str) -> Sentence:
    return say("an {name}", name=name) if name[0] in "AEIOUaeiou" else say("a {name}", name=name)


def _if(holds: bool, value: Any, words: Sentence) -> Any:
    """Return a value where it is what the words say; raises _UnlikeError."""
    if not holds:
        raise _UnlikeError(words)
    return value
