"""Pages of help in the language of the person, paragraph by paragraph.

A page is written once, in English. Its headings, paragraphs, entries and cells are texts to be
translated like all others, with their marks and links; what has none stays as it is.
"""

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

CONTEXT = "help"  # of the translations

_BLOCK = re.compile(r"(<(h1|h2|h3|p|li|td)(?: [^>]*)?>)(.*?)(</\2>)", re.DOTALL)
_NO_WORDS = re.compile(r"<(code|tt|i|sub|sup)>.*?</\1>|<[^>]*>|&\w+;|\[\[.*?\]\]")
_WORD = re.compile(r"[^\W\d_]{2,}")
_FUNCTIONS = frozenset({"acos", "asin", "atan", "cos", "sin", "tan", "tanh", "sgn", "const"})


def paragraphs_of(page: str) -> Iterator[str]:
    """Yield the texts of a page that have words."""
    for block in _BLOCK.finditer(page):
        words = _on_one_line(block[3])
        if _has_words(words):
            yield words


def in_own_language(page: str) -> str:
    """Return a page with all that is translated in the place of what it translates."""
    return _BLOCK.sub(_translated, page)


def _translated(block: re.Match[str]) -> str:
    words = _on_one_line(block[3])
    translated = QCoreApplication.translate(CONTEXT, words) if _has_words(words) else words
    return block[0] if translated == words else f"{block[1]}{translated}{block[4]}"


def _on_one_line(words: str) -> str:
    return " ".join(words.split())


def _has_words(text: str) -> bool:
    found = set(_WORD.findall(_NO_WORDS.sub(" ", text)))
    return bool(found - _FUNCTIONS)
