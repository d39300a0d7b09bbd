"""The decimal mark that people see and type; files and expressions have a point. No Qt here."""

POINT, COMMA = ".", ","

_mark = POINT


def set_decimal_mark(mark: str) -> None:
    """Let numbers be shown with a mark: that of the person's country."""
    global _mark  # noqa: PLW0603 - one language for all of the program, as Qt has it
    _mark = mark


def decimal_mark() -> str:
    """Return the mark that numbers are shown with."""
    return _mark


def with_mark(number: str) -> str:
    """Return the text of a number as people read it."""
    return number if _mark == POINT else number.replace(POINT, _mark)


def list_mark() -> str:
    """Return what stands between numbers side by side; no comma where that is the decimal mark."""
    return "; " if _mark == COMMA else ", "


def written(value: float, form: str) -> str:
    """Return a number as people read it; ``form`` as Python's ``format`` has it.

    What is rounded to zero has no sign of its own.
    """
    text = format(value, form)
    if text.startswith("-") and not set(text.partition("e")[0]) & set("123456789naif"):
        text = format(0.0, form)
    return with_mark(text)
