"""XML as text: attributes in order, numbers in the fewest digits that mean the same number."""

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

Attributes = Mapping[str, "str | float | Iterable[float]"]


class Element:
    """An element that is being written."""

    def __init__(self, tag: str, /, text: str = "", **attributes: "str | float | Iterable[float]"):
        self._tag, self._text, self._attributes = tag, text, attributes
        self._children: list[Element] = []

    def add(
        self, tag: str, /, text: str = "", **attributes: "str | float | Iterable[float]"
    ) -> "Element":
        """Append a child, and return it."""
        child = Element(tag, text, **attributes)
        self._children.append(child)
        return child

    def put(self, child: "Element") -> "Element":
        """Append a child that is there already, and return it."""
        self._children.append(child)
        return child

    @property
    def is_empty(self) -> bool:
        """Whether it has no children."""
        return not self._children

    def document(self) -> bytes:
        """Return the text of a file of which this is the outermost element."""
        lines = ['<?xml version="1.0" encoding="utf-8"?>', *self._lines(0), ""]
        return "\n".join(lines).encode()

    def _lines(self, depth: int) -> Iterable[str]:
        given = "".join(
            f" {name.rstrip('_')}={quoteattr(written(value))}"
            for name, value in self._attributes.items()
        )
        indent = "  " * depth
        if self._text:
            yield f"{indent}<{self._tag}{given}>{escape(self._text)}</{self._tag}>"
        elif not self._children:
            yield f"{indent}<{self._tag}{given}/>"
        else:
            yield f"{indent}<{self._tag}{given}>"
            for child in self._children:
                yield from child._lines(depth + 1)
            yield f"{indent}</{self._tag}>"


def written(value: "str | float | Iterable[float]") -> str:
    """Return a text as it is, a number, or numbers with blanks between them."""
    match value:
        case str():
            return value
        case int() | float():
            return repr(float(value) + 0.0)
        case _:
            return " ".join(repr(float(each) + 0.0) for each in value)
