"""Lists that stay short, whatever there is of it."""

from collections.abc import Sequence

from kane.sentences import Sentence, joined, say

MOST_NAMES = 6  # on a line


def few(names: Sequence[str], most: int = MOST_NAMES) -> Sentence:
    """Return names with commas, of many the first ones and how many more there are."""
    first = joined(", ", names[:most])
    if len(names) <= most:
        return first
    return say("{first} and {count} more", first=first, count=len(names) - most)
