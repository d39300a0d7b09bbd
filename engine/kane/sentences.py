"""Sentences for people: English text that remembers what it was made of.

A ``Sentence`` is its English text, and besides its template and the fields that fill it. Who shows
it in another language puts the fields, which may be sentences themselves, into another template.
What is said to a person is therefore made by ``say``, or by a ``Template``, of words that stand
there as they are: ``tests/app/assets/test_german_sentences.py`` gathers them, and holds the
translations against them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from numbers import Integral, Real
from string import Formatter
from typing import Any, Self

MOST_NAMES = 6  # more would hide what matters

# Fields by their names alone, with no more of a format than numbers in sentences have.
_HARMLESS = re.compile(r"(?:[^{}]|\{\{|\}\}|\{\w+(?::\.?\d{0,2}[efgd]?)?\})*")
_FIELD = re.compile(r"\{[^{}]*\}")


class Sentence(str):
    """A text in English, and what it was made of.

    Attributes:
        template: the text with fields in braces, as ``str.format`` has them.
        fields: what fills them, by their names.

    """

    template: str
    fields: Mapping[str, Any]

    def __new__(cls, template: str, fields: Mapping[str, Any] | None = None) -> Self:
        """Fill a template."""
        fields = fields or {}
        sentence = super().__new__(cls, template.format_map(fields))
        sentence.template, sentence.fields = template, fields
        return sentence

    def __reduce__(self) -> Any:
        return type(self), (self.template, self.fields)


def say(template: str, /, **fields: Any) -> Sentence:
    """Return a sentence, or a part of one.

    Args:
        template: in English, written out where it is said; braces that mean themselves are doubled.
        fields: names, numbers and sentences that it holds.

    """
    return Sentence(template, fields)


class Capital(Sentence):
    """A sentence made of a clause: whatever it begins with begins with a capital."""

    def __new__(cls, template: str, fields: Mapping[str, Any] | None = None) -> Self:
        """Fill a template."""
        plain = Sentence(template, fields)
        sentence = str.__new__(cls, plain[:1].upper() + plain[1:])
        sentence.template, sentence.fields = plain.template, plain.fields
        return sentence


class Template(str):
    """The words of a sentence that is said later, with fields in braces."""

    __slots__ = ()

    def say(self, **fields: Any) -> Sentence:
        """Return the sentence with its fields filled."""
        return Sentence(str(self), fields)


NOTHING = Sentence("")


def as_it_is(text: str) -> Sentence:
    """Return what is the same in all languages, such as a name, or what others have said."""
    return text if isinstance(text, Sentence) else Sentence("{text}", {"text": text})


def as_a_sentence(clause: Sentence) -> Sentence:
    """Return a clause with a capital at its beginning and a full stop."""
    return Capital("{clause}.", {"clause": clause})


def joined(separator: str, parts: Iterable[str]) -> Sentence:
    """Return parts with a separator between them that is the same in all languages."""
    fields = {f"part_{i}": part for i, part in enumerate(parts)}
    return Sentence(separator.join(f"{{{name}}}" for name in fields), fields)


def both(parts: Sequence[str]) -> Sentence:
    """Return all parts as in ``a, b and c``."""
    *first, last = parts or ("",)
    if not first:
        return as_it_is(last)
    return say("{first} and {last}", first=joined(", ", first), last=last)


def either(parts: Sequence[str]) -> Sentence:
    """Return parts to choose among as in ``a, b or c``."""
    *first, last = parts or ("",)
    if not first:
        return as_it_is(last)
    return say("{first} or {last}", first=joined(", ", first), last=last)


def listed(names: Sequence[str], most: int = MOST_NAMES) -> Sentence:
    """Return names in a sentence, as in ``'a', 'b' and 'c'``; of many the first ones."""
    quoted = [f"'{name}'" for name in names[:most]]
    if len(names) > most:
        quoted.append(say("{count} more", count=len(names) - most))
    return both(quoted)


def is_free_of_language(template: str) -> bool:
    """Whether a template holds no words, but fields and signs alone."""
    return not re.search(r"[^\W\d_]", _FIELD.sub("", template))


def fields_of(template: str) -> frozenset[str]:
    """Return the names of the fields of a template."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)


def to_tree(sentence: Sentence) -> dict[str, Any]:
    """Return a sentence as JSON can hold it."""
    return {
        "template": sentence.template,
        "fields": {name: _plain(value) for name, value in sentence.fields.items()},
        "capital": isinstance(sentence, Capital),
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Sentence):
        return to_tree(value)
    if isinstance(value, Integral):
        return int(value)
    return float(value) if isinstance(value, Real) else str(value)


def from_tree(tree: Any) -> Sentence | None:
    """Return the sentence of a tree, which may come from anybody; None where it is none."""
    match tree:
        case {"template": str(template), "fields": dict(fields)}:
            filled = {
                name: from_tree(value) if isinstance(value, dict) else value
                for name, value in fields.items()
            }
            known = all(isinstance(value, str | int | float) for value in filled.values())
            if not known or not _HARMLESS.fullmatch(template):
                return None
            try:
                return (Capital if tree.get("capital") else Sentence)(template, filled)
            except (KeyError, ValueError, IndexError):
                return None
    return None
