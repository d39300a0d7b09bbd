"""Which names somebody may mean who types a part of them; no Qt here."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

# What a word that is typed costs by where it is found: the less, the nearer to what is meant.
WORD, BEGINNING, ENDING, INSIDE, SCATTERED = 0.0, 1.0, 1.0, 3.0, 6.0
PATH = 4.0  # more, where it stands in the titles of menus alone
MOST_GAPS = 1 / 2  # for each letter of a word that are found one after the other


def cost(query: str, text: str, path: Sequence[str] = ()) -> float | None:
    """Return how far a name is from what is typed; None where it cannot be meant.

    Every word must be found, in any order: as a word, as its beginning or end, inside, or by its
    letters with few gaps between them. Accents and capitals do not matter.

    Args:
        query: what is typed.
        text: the name.
        path: titles of the menus that lead to it.

    """
    name, way = plain(text), plain(" ".join(path))
    total = 0.0
    for word in plain(query).split():
        found = [_cost_in(word, name)]
        if way and (further := _cost_in(word, way)) is not None and further < SCATTERED:
            found.append(further + PATH)
        costs = [each for each in found if each is not None]
        if not costs:
            return None
        total += min(costs)
    return total + len(name) / 1000  # of two alike the shorter one


def plain(text: str) -> str:
    """Return a text without capitals, accents and signs."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = (each for each in parts if not unicodedata.combining(each))
    return " ".join("".join(c if c.isalnum() else " " for c in letters).split())


def _cost_in(word: str, text: str) -> float | None:
    words = text.split()
    if word in words:
        return WORD
    if any(each.startswith(word) for each in words):
        return BEGINNING
    if any(each.endswith(word) for each in words):
        return ENDING  # what is joined to one word, as in German, is named by its last part
    if word in text:
        return INSIDE
    gaps = min((_gaps(word, text[at:]) for at in _starts(text)), default=len(text))
    return SCATTERED + gaps if gaps <= MOST_GAPS * len(word) else None


def _starts(text: str) -> list[int]:
    """Return where words begin."""
    return [at for at in range(len(text)) if at == 0 or text[at - 1] == " "]


def _gaps(word: str, text: str) -> int:
    """Return between how many letters of a word others stand, from the first one of a text on."""
    at, gaps = -1, 0
    for letter in word:
        found = text.find(letter, at + 1)
        if found < 0 or (at < 0 and found > 0):
            return len(word)
        gaps += found > at + 1
        at = found
    return gaps
