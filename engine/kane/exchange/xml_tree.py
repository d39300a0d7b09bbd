"""XML of which nothing is known, read with no entities, no files beside it and no end of either."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from kane.errors import Fault, ModelError, other_words
from kane.files.ordinary import read_ordinary
from kane.sentences import Sentence, as_it_is, say

LARGEST_FILE = 64 * 2**20
DEEPEST = 200
MOST_TAGS = 300_000


@dataclass
class Tag:
    """An element of XML.

    Attributes:
        name: without the prefix of a name space.
        attributes: texts by their names.
        prefix: that of its name space, as it stands in the file; empty for none.
        line: on which it begins.
        children: in order.
        pieces: of the text within it, outside its children.

    """

    name: str
    attributes: dict[str, str]
    line: int
    children: list["Tag"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    prefix: str = ""

    @property
    def text(self) -> str:
        """The text within it, outside its children."""
        return "".join(self.pieces).strip()

    def each(self, *names: str) -> Iterator["Tag"]:
        """Yield the children with one of some names."""
        return (child for child in self.children if child.name in names)

    def first(self, name: str) -> "Tag | None":
        """Return the first child of a name."""
        return next(self.each(name), None)

    def has(self, name: str) -> bool:
        """Whether there is an attribute with more than blanks."""
        return bool(self.attributes.get(name, "").strip())

    def word(self, name: str) -> str:
        """Return an attribute that must not be missing."""
        if not self.has(name):
            raise self.fault(say("needs the attribute '{name}'", name=name))
        return self.attributes[name].strip()

    def number(self, name: str, default: float | None = None) -> float:
        """Return an attribute that is a number; the default where it is missing."""
        if default is not None and not self.has(name):
            return default
        return self._finite(self.word(name), name)

    def vector(
        self, name: str, default: tuple[float, ...] | None = None, count: int = 3
    ) -> tuple[float, ...]:
        """Return an attribute of several numbers; the default where it is missing."""
        if default is not None and not self.has(name):
            return default
        return self._finites(self.word(name), name, count)

    def value(self, default: float | None = None) -> float:
        """Return the number that stands within it."""
        if default is not None and not self.text:
            return default
        return self._finite(self.text, self.name)

    def values(self, count: int, default: tuple[float, ...] | None = None) -> tuple[float, ...]:
        """Return the numbers that stand within it."""
        if default is not None and not self.text:
            return default
        return self._finites(self.text, self.name, count)

    def _finites(self, text: str, name: str, count: int) -> tuple[float, ...]:
        words = text[:2000].split()
        if len(words) != count:
            raise self.fault(
                say(
                    "'{name}' must be {count} numbers, has {words}",
                    name=name,
                    count=count,
                    words=len(words),
                )
            )
        return tuple(self._finite(word, name) for word in words)

    def _finite(self, word: str, name: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise self.fault(
                say("'{name}' must be a number, is '{word}'", name=name, word=word[:40])
            )
        return value

    def fault(self, text: Sentence) -> ModelError:
        """Return the error that says what is wrong with it."""
        name = self.attributes.get("name", "")[:64]
        what = say("line {line}, {tag}", line=self.line, tag=f"<{self.name}> {name}".strip())
        return ModelError([Fault(what, text)])


def read_xml(path: Path) -> Tag:
    """Return the outermost element of a file.

    Raises:
        FileError: there is no such file, or it is too large.
        ModelError: it is no XML, declares entities, or is deeper or longer than any model.

    """
    return parsed(read_ordinary(path, LARGEST_FILE))


def parsed(content: bytes) -> Tag:
    """Return the outermost element of an XML text; raises ModelError as ``read_xml``.

    Blanks before its declaration, which XML forbids and programs write, are left out.
    """
    declared = content.lstrip()
    above = content[: len(content) - len(declared)].count(b"\n")  # lines that are left out
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = lambda name, found: reader.begin(
        name, found, parser.CurrentLineNumber + above
    )
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.add
    parser.EntityDeclHandler = _refuse_entity
    try:
        parser.Parse(declared, True)
    except expat.ExpatError as error:
        place = say(
            "line {lineno}, column {colno}", lineno=error.lineno + above, colno=error.offset + 1
        )
        text = as_it_is(expat.ErrorString(error.code))
        raise ModelError([Fault(place, say("not XML here: {fault}", fault=text))]) from error
    except (LookupError, ValueError, MemoryError) as error:  # an encoding that nobody knows
        fault = other_words(error)
        raise ModelError([Fault("", say("not XML here: {fault}", fault=fault))]) from error
    return reader.outermost()


class _Reader:
    """Builds the tree."""

    def __init__(self) -> None:
        self._open: list[Tag] = []
        self._count = 0
        self._root: Tag | None = None

    def begin(self, name: str, attributes: dict[str, str], line: int) -> None:
        prefix, _, name = name.rpartition(":")
        tag = Tag(name, attributes, line, prefix=prefix)
        self._count += 1
        if len(self._open) >= DEEPEST:
            raise tag.fault(say("nested too deeply: no model needs more than {most}", most=DEEPEST))
        if self._count > MOST_TAGS:
            raise tag.fault(say("more elements than any model needs: {most}", most=MOST_TAGS))
        if self._open:
            self._open[-1].children.append(tag)
        else:
            self._root = tag
        self._open.append(tag)

    def end(self, _name: str) -> None:
        self._open.pop()

    def add(self, text: str) -> None:
        if self._open:
            self._open[-1].pieces.append(text)

    def outermost(self) -> Tag:
        assert self._root is not None  # or expat would have found no element
        return self._root


def _refuse_entity(name: str, *_: object) -> None:
    text = say("declares the entity '{name}'; no model needs one, and some do harm", name=name[:64])
    raise ModelError([Fault("", text)])
