"""Names for what is new."""

import re
from collections.abc import Collection

from kane.fields import GROUND, SYSTEM
from kane.model import Model, named

NUMBER_AT_END = re.compile(r" ?\d+$")


def fresh_name(model: Model, stem: str, also_taken: Collection[str] = ()) -> str:
    """Return the first free name of "rod 1", "rod 2" … for the stem "rod", or "rod 7"."""
    taken = {GROUND, SYSTEM, *also_taken, *(entry.name for _, entry in named(model))}
    stem = NUMBER_AT_END.sub("", stem) or stem
    number = 1
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"
