"""What may stand in the user's settings, and what holds where nothing does."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QKeySequence

from kane.model.solver import METHOD_NAMES, SolverSettings
from kane.reading.vector_kind import KINDS as VECTORS
from kanevas.assets.language import AS_SYSTEM, MARKS, languages
from kanevas.settings import bindings
from kanevas.settings.choices import (
    CHAPTERS,
    COLORS,
    COPY_AFTER,
    FACTORS,
    GHOSTS,
    LONGEST_DURATION,
    NEW_DURATION,
    NEW_MODELS,
    SNAPS,
)
from kanevas.units import SYSTEMS

Reader = Callable[[Any], Any]

DIGEST = 16  # bytes
# What the preferences choose, which all windows follow.
SHARED = (
    "language", "decimal_mark", "units", "colors", "copy_after", "new_model", "new_duration",
    "new_method", "gallery_at_start", "less_motion",
)  # fmt: skip
WINDOW = ("window_geometry", "window_docks", "window_splitter")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _texts(value: Any) -> list[str]:
    if value is None:  # how Qt gives back an empty list
        return []
    return [value] if isinstance(value, str) else [_text(entry) for entry in value]


def _truth(value: Any) -> bool:
    """Read what Qt gives back as a text from its file, and as it is before that."""
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}[_text(value)]


def sealed(state: QByteArray) -> QByteArray:
    """Return what is kept of a state of the window: with a digest, since Qt crashes over others."""
    content = bytes(state.data())
    return QByteArray(_digest(content) + content)


def _state(value: Any) -> QByteArray:
    if not isinstance(value, QByteArray):
        raise TypeError
    content = bytes(value.data())
    digest, state = content[:DIGEST], content[DIGEST:]
    if digest != _digest(state):
        raise ValueError
    return QByteArray(state)


def _digest(state: bytes) -> bytes:
    return hashlib.blake2b(state, digest_size=DIGEST).digest()


def _one_of(choices: Iterable[Any], read: Reader = _text) -> Reader:
    known = frozenset(choices)

    def read_one(value: Any) -> Any:
        found = read(value)
        if found not in known:
            raise ValueError
        return found

    return read_one


def _duration(value: Any) -> float:
    seconds = float(_text(value))
    if not 0.0 < seconds < LONGEST_DURATION:
        raise ValueError
    return seconds


def _some_of(choices: Iterable[str]) -> Reader:
    """Return what reads names with semicolons between them."""
    read_one = _one_of(choices)
    return lambda value: [read_one(name) for name in _text(value).split(";") if name]


def _keys(value: Any) -> dict[str, str]:
    """Read keys by the names of commands."""
    try:
        found = msgspec.json.decode(_text(value), type=dict[str, str])
    except msgspec.MsgspecError as error:
        raise ValueError from error
    for key in filter(None, found.values()):
        sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
        if sequence.toString(QKeySequence.SequenceFormat.PortableText) != key:
            raise ValueError
    return found


# For each setting what holds at the first start, and what reads it. A reader raises ValueError,
# TypeError or KeyError for what cannot be.
KNOWN: dict[str, tuple[Any, Reader]] = {
    "recent_files": ([], _texts),
    "folder_models": ("", _text),
    "folder_exports": ("", _text),
    "folder_imports": ("", _text),
    "colors": ("system", _one_of(COLORS)),
    "told_of_opengl": (False, _truth),
    "language": (AS_SYSTEM, _one_of((AS_SYSTEM, *languages()))),
    "decimal_mark": ("language", _one_of(MARKS)),
    "copy_after": (3, _one_of(COPY_AFTER, lambda value: int(_text(value)))),
    "new_model": (NEW_MODELS[0], _one_of(NEW_MODELS)),
    "new_duration": (NEW_DURATION, _duration),
    "new_method": (SolverSettings().method, _one_of(METHOD_NAMES)),
    "units": (SYSTEMS[0].key, _one_of(system.key for system in SYSTEMS)),
    "snapping": (True, _truth),
    "snaps_off": ([], _some_of(SNAPS)),
    "vectors": ([], _some_of(VECTORS)),
    "arrow_factor": (1.0, _one_of(FACTORS, lambda value: float(_text(value)))),
    "arrow_labels": (False, _truth),
    "ghosts": (0, _one_of(GHOSTS, lambda value: int(_text(value)))),
    "gallery_at_start": (True, _truth),
    "less_motion": (False, _truth),
    "chapter": ("", _one_of(CHAPTERS)),
    **dict.fromkeys(WINDOW, (QByteArray(), _state)),
    "window_parts": ([], _texts),
    "window_folded": ([], _texts),
    "events_wanted": (True, _truth),
    "keys": ({}, _keys),
    "bindings": ({}, lambda value: bindings.read(_text(value))),
}
