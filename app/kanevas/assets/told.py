"""Sentences of the engine in the language of the person."""

from collections.abc import Mapping, Sequence
from numbers import Integral, Real
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication

from kane.errors import KaneError
from kane.sentences import Capital, Sentence, is_free_of_language
from kanevas.assets.decimals import with_mark

CONTEXT = "kane"  # of the translations


def told(text: str) -> str:
    """Return a sentence in the language of the person; any other text as it is."""
    if not isinstance(text, Sentence):
        return text
    template = text.template
    if not is_free_of_language(template):
        template = QCoreApplication.translate(CONTEXT, template)
    words = _FILLED.vformat(template, (), text.fields)
    return words[:1].upper() + words[1:] if isinstance(text, Capital) else words


def told_of(error: Exception) -> str:
    """Return what an error says, in the language of the person."""
    if isinstance(error, KaneError):
        return told(error.sentence)
    said = error.args[0] if error.args else ""
    return told(said) if isinstance(said, Sentence) else str(error)


class _Filled(Formatter):
    """Fills templates with sentences that are translated, and numbers with the decimal mark."""

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        value = super().get_value(key, args, kwargs)
        return told(value) if isinstance(value, Sentence) else value

    def format_field(self, value: Any, format_spec: str) -> str:
        text: str = super().format_field(value, format_spec)
        is_fraction = isinstance(value, Real) and not isinstance(value, Integral)
        return with_mark(text) if is_fraction else text


_FILLED = _Filled()
