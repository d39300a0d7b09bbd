"""What a person who wrote a word that is not known is likely to have meant."""

import difflib
from collections.abc import Iterable

from kane.sentences import NOTHING, Sentence, say

LONGEST = 64  # characters that are compared: the time grows with their square


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is nearest to another one; None where none is near."""
    return next(iter(difflib.get_close_matches(word[:LONGEST], list(known), 1)), None)


def suggestion(word: str, known: Iterable[str]) -> Sentence:
    """Return ``; did you mean 'floor'?`` where a known word is near, else nothing."""
    near = nearest(word, known)
    return say("; did you mean '{near}'?", near=near) if near else NOTHING


def asked_back(word: str, known: Iterable[str]) -> Sentence:
    """Return the same as a sentence of its own: ``Did you mean 'floor'?``, or nothing."""
    near = nearest(word, known)
    return say("Did you mean '{near}'?", near=near) if near else NOTHING
