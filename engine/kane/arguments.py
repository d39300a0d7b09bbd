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

P = ParamSpec("P")
R = TypeVar("R")

LONGEST_TEXT = 40  # letters of a value that a message shows

# What has no class of its own that could be asked for: by what it can do.
ABLE: Mapping[Any, tuple[str, str]] = {
    threading.Event: ("is_set", "a threading.Event"),
    Executor: ("submit", "an executor of concurrent.futures"),
}
WORDS = {
    bool: "True or False",
    int: "a whole number",
    float: "a number",
    str: "text",
    types.NoneType: "None",
}
PLURAL = {str: "names", float: "numbers"}


class _UnlikeError(Exception):
    """A value that is of another type; the text says what it must be."""


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
            f"The argument '{name}' of {function} must be {error}, is {described(value)}."
        ) from None


def described(value: Any) -> str:
    """Return a short text of any value for a message."""
    match value:
        case None | bool():
            return str(value)
        case str():
            return f"'{value if len(value) <= LONGEST_TEXT else f'{value[: LONGEST_TEXT - 3]}…'}'"
        case np.ndarray():
            return f"an array of shape {value.shape}"
        case Real():
            return f"{value}"[:LONGEST_TEXT]
    name = type(value).__name__
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


def _taken(value: Any, kind: Any) -> Any:
    """Return a value as a type wants it; raises _UnlikeError."""
    origin, members = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _one_of(value, members)
    if origin is Literal:
        words = ", ".join(f"'{member}'" for member in members[:-1])
        return _if(value in members, value, f"{words} or '{members[-1]}'")
    if kind in ABLE:
        able, words = ABLE[kind]
        return _if(hasattr(value, able), value, words)
    if origin is abc.Callable:
        return _if(callable(value), value, "a function")
    if origin is abc.Mapping:
        return _if(isinstance(value, abc.Mapping), value, "a dict")
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
            asked.append(str(error))
    *first, last = dict.fromkeys(asked)
    raise _UnlikeError(f"{', '.join(first)} or {last}" if first else last)


def _sequence(value: Any, kind: Any) -> tuple[Any, ...]:
    if isinstance(value, str) and kind is str:
        return (value,)
    words = f"a list of {PLURAL.get(kind, 'such')}"
    _if(isinstance(value, abc.Iterable) and not isinstance(value, str | bytes | abc.Mapping), value,
        words)  # fmt: skip
    try:
        return tuple(_taken(entry, kind) for entry in value)
    except _UnlikeError as error:
        raise _UnlikeError(f"{words}, each {error}") from None


def _fixed(value: Any, kinds: Sequence[Any]) -> tuple[Any, ...]:
    words = f"{len(kinds)} numbers"
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
        return _if(isinstance(value, os.PathLike), value, "a path")
    if kind is float:
        is_number = isinstance(value, Real) and not isinstance(value, bool)
        return float(_if(is_number, value, WORDS[float]))
    if kind is int:
        return _if(isinstance(value, int) and not isinstance(value, bool), value, WORDS[int])
    if not isinstance(kind, type) or kind is np.ndarray:
        return value
    name = kind.__name__
    words = WORDS.get(kind, f"{'an' if name[0] in 'AEIOU' else 'a'} {name}")
    return _if(isinstance(value, kind), value, words)


def _if(holds: bool, value: Any, words: str) -> Any:
    """Return a value where it is what the words say; raises _UnlikeError."""
    if not holds:
        raise _UnlikeError(words)
    return value
