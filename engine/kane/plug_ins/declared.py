"""What other packages bring along by entry points: formats, parts of mechanisms, and analyses.

A package declares, in the table ``[project.entry-points."kanevas.analyses"]`` of its
``pyproject.toml``, a name and where a record such as ``Analysis`` stands. The record names a module
and a function, which is imported when it is wanted. A plug-in cannot be named by a model file: what
it makes are elements that exist, and a model opens without it.
"""

from __future__ import annotations

import functools
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from typing import Any

IMPORTERS = "kanevas.importers"
EXPORTERS = "kanevas.exporters"
ELEMENTS = "kanevas.elements"
ANALYSES = "kanevas.analyses"


@dataclass(frozen=True)
class Part:
    """A part of mechanisms, such as a caster or a leaf spring, made of elements that exist.

    Attributes:
        name: of the part, unlike all others.
        words: what it is, for people.
        place: module and function, as in ``casters.parts:caster``: without arguments, to the
            ``Model`` that is inserted. Its parameters come along, so that people can change them.

    """

    name: str
    words: str
    place: str


@dataclass(frozen=True)
class Analysis:
    """Something that is worked out of a run.

    Attributes:
        name: on the command line, unlike all others.
        words: what it is, for people.
        place: module and function, from a ``Result`` to a ``Table``. The function refuses by
            raising ``KaneError``.

    """

    name: str
    words: str
    place: str


def parts() -> tuple[Part, ...]:
    """Return the parts that other packages bring along."""
    return declared(ELEMENTS, Part)


def analyses() -> tuple[Analysis, ...]:
    """Return the analyses that other packages bring along."""
    return declared(ANALYSES, Analysis)


def declared(group: str, kind: type[Any]) -> tuple[Any, ...]:
    """Return what packages declare under a group; what cannot be used is named in a warning.

    Args:
        group: of entry points.
        kind: of the records; the first of a name counts.

    """
    found: dict[str, Any] = {}
    for entry in _entries(group, tuple(sys.path)):
        try:
            own = entry.load()
        except Exception as error:
            _warn(entry, str(error))
            continue
        if not isinstance(own, kind):
            _warn(entry, f"it is no {kind.__name__}")
        elif own.name in found:
            _warn(entry, f"there is another one called {own.name}")
        else:
            found[own.name] = own
    return tuple(found.values())


def function_at(place: str) -> Callable[..., Any]:
    """Return the function that a place such as ``casters.parts:caster`` names; raises as Python."""
    module, _, name = place.partition(":")
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function


@functools.lru_cache(maxsize=8)
def _entries(group: str, places: tuple[str, ...]) -> EntryPoints:  # noqa: ARG001 - hangs on them
    """Return entry points; to look for them reads a file of each package that is there."""
    return entry_points(group=group)


def _warn(entry: EntryPoint, reason: str) -> None:
    warnings.warn(f"The plug-in {entry.name} is not used: {reason}", RuntimeWarning, stacklevel=3)
