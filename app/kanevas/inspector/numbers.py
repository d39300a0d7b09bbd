"""Numbers as people type them."""

import math


def parse_number(text: str) -> float:
    """Return the number that a text means; a decimal comma is as good as a point.

    Raises:
        ValueError: a sentence that says what was expected.

    """
    try:
        number = float(text.strip().replace("−", "-").replace(",", "."))
    except ValueError:
        raise ValueError(f"'{text.strip()}' is not a number") from None
    if not math.isfinite(number):
        raise ValueError("must be a finite number")
    return number


def format_number(value: float) -> str:
    """Return the shortest text that reads back as the same number."""
    short = f"{value:.12g}"
    return short if float(short) == value else repr(value)
