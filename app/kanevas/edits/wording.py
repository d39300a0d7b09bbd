"""A model in other words: what it is called and what is said of it, in another language."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from kane.model import Model, named, renamed
from kanevas.edits.names import NUMBER_AT_END

_HAS_WORDS = re.compile(r"[^\W\d_]{3,}")  # K1, A-K7 and L20 are signs


def reworded(model: Model, word: Callable[[str], str]) -> Model:
    """Return the model with all words in it as ``word`` has them.

    These are its title and description, names of elements with all that refers to them, titles of
    plots, descriptions of parameters and texts of notes. Numbers at the ends of names stay.
    """
    for _, entry in named(model):
        if _HAS_WORDS.search(entry.name):
            model = renamed(model, entry.name, _name(entry.name, word))
    return msgspec.structs.replace(
        model,
        title=_text(model.title, word),
        description=_text(model.description, word),
        parameters=_each(model.parameters, "description", word),
        plots=_each(model.plots, "title", word),
        notes=_each(model.notes, "text", word),
    )


def _name(name: str, word: Callable[[str], str]) -> str:
    number = NUMBER_AT_END.search(name)
    end = number[0] if number else ""
    return f"{word(name.removesuffix(end))}{end}"


def _text(text: str, word: Callable[[str], str]) -> str:
    return word(text) if _HAS_WORDS.search(text) else text


def _each(records: tuple[Any, ...], field: str, word: Callable[[str], str]) -> tuple[Any, ...]:
    return tuple(
        msgspec.structs.replace(record, **{field: _text(getattr(record, field), word)})
        for record in records
    )
