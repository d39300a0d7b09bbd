"""Text -> tokens."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from kane.sentences import Sentence, as_it_is, say

NAME = re.compile(r"[^\W\d²³¹⁰-₟][^\W²³¹⁰-₟]*")  # raised and lowered digits are no letters
_TOKEN = re.compile(
    r"(?P<number>(?:[0-9](?:_?[0-9])*\.?(?:[0-9](?:_?[0-9])*)?|\.[0-9](?:_?[0-9])*)"
    r"(?:[eE][+-]?[0-9](?:_?[0-9])*)?)"
    rf"|(?P<name>{NAME.pattern})"
    r"|(?P<text>'[^'\n]*'|\"[^\"\n]*\")"
    r"|(?P<sign>\*\*|//|<=|>=|==|!=|<>|&&|\|\||:=|[^ \t])"
)
LONGEST_SHOWN = 20


class Token(NamedTuple):
    """A number, name, quoted text, sign, or the end; and its column in characters from 1."""

    kind: str
    text: str
    column: int

    @property
    def words(self) -> Sentence:
        """As a message shows it."""
        if self.kind == "end":
            return say("the end")
        shown = self.text
        if self.kind == "text":
            return say("the text {text}", text=_shortened(shown))
        if not shown.isprintable():
            signs = " ".join(f"U+{ord(letter):04X}" for letter in shown)
            return say("the sign {signs}", signs=signs)
        return as_it_is(f'"{shown}"' if shown == "'" else f"'{_shortened(shown)}'")


def tokens(text: str) -> Iterator[Token]:
    """Yield the tokens of a text, the end last; every letter belongs to one or is a space."""
    for match in _TOKEN.finditer(text):
        assert match.lastgroup
        yield Token(match.lastgroup, match.group(), match.start() + 1)
    yield Token("end", "", len(text) + 1)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
