"""HTML in which no text can be anything but text; no Qt here."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape


class Html(str):
    """Text that is HTML already; all other text is escaped on its way into a page."""

    __slots__ = ()


def tag(name: str, *content: str, **attributes: str) -> Html:
    """Return an element; ``class_`` stands for the attribute ``class``."""
    given = "".join(f' {key.rstrip("_")}="{escape(v)}"' for key, v in attributes.items())
    return Html(f"<{name}{given}>{joined(content)}</{name}>")


def joined(parts: Iterable[str]) -> Html:
    """Return parts one after another."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> Html:
    """Return a table whose header stands again on each printed page."""
    head = tag("thead", tag("tr", *(tag("th", cell, scope="col") for cell in header)))
    body = (tag("tr", *(tag("td", cell) for cell in row)) for row in rows)
    return tag("table", head, tag("tbody", *body))


def pairs(rows: Iterable[tuple[str, str]]) -> Html:
    """Return a table of names and values."""
    lines = (tag("tr", tag("th", name, scope="row"), tag("td", value)) for name, value in rows)
    return tag("table", tag("tbody", *lines), class_="pairs")


def picture(data: bytes, kind: str, text: str) -> Html:
    """Return a figure that holds its own picture.

    Args:
        data: the picture.
        kind: its type, as in ``image/png``.
        text: what it shows, below it and for those who do not see it.

    """
    source = f"data:{kind};base64,{b64encode(data).decode('ascii')}"
    image = Html(f'<img src="{source}" alt="{escape(text)}">')
    return tag("figure", image, tag("figcaption", text))
