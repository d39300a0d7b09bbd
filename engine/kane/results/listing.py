"""Lists that stay short, whatever there is of it."""

from collections.abc import Sequence

MOST_NAMES = 6  # on a line


def few(names: Sequence[str], most: int = MOST_NAMES) -> str:
    """Return names with commas, of many the first ones and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
