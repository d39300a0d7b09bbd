"""Texts of files on a terminal: a title may hold what moves the cursor, or renames the window."""

import re

# Controls, marks that turn the direction of writing or cannot be seen, and halves of pairs.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)


def printable(text: str) -> str:
    """Return a text in which such signs are written out, as in JSON; lines stay lines."""
    return _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def on_one_line(text: str) -> str:
    """Return the same without ends of lines, which would look like another message."""
    return printable(text).replace("\n", "\\n").replace("\t", "\\t")
