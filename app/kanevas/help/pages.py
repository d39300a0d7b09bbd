"""The pages of help, and which of them is about what."""

import functools
import re
from collections.abc import Iterable, Mapping
from typing import Any

from kane.elements.body import InertiaTensor
from kane.elements.couplings import Term
from kane.elements.event import Setting
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Sphere
from kane.model import Model, PlotLayout, SolverSettings
from kane.model.answer import Answer
from kanevas.assets.paths import HELP
from kanevas.help.element_page import source_of
from kanevas.help.paragraphs import in_own_language
from kanevas.kinds import KINDS, Kind, kind_of

INDEX = "index"

PAGES: dict[type[Any], str] = {
    Model: "model",
    InertiaTensor: "body",
    Term: "linear_coupling",
    Setting: "event",
    **dict.fromkeys((Rod, Box, Disc, Sphere, Capsule, Cone, Polygon, Polyhedron), "shapes"),
    SolverSettings: "solver",
    PlotLayout: "plots",
    Answer: "worksheet",
    **{kind.type: kind.page for kind in KINDS.values()},
}
"""The page about each type of a model."""

PAGES_OF_TOOLS = {
    "select": "canvas",
    **dict.fromkeys(("rod", "capsule", "box", "disc", "sphere", "polygon"), "shapes"),
    "particle": "particle",
    **dict.fromkeys(("anchor", "joint"), "joints"),
    **{kind.picture: kind.page for kind in KINDS.values() if kind.menu},
}
"""The page about what each tool of the canvas makes."""


@functools.cache
def _written() -> frozenset[str]:
    """Return the names of the pages that are written by hand."""
    return frozenset(path.stem for path in HELP.glob("*.html"))


@functools.cache
def _made() -> Mapping[str, Kind]:
    """Return the kinds whose page is made of what their type says of itself, by its name."""
    return {kind.page: kind for kind in KINDS.values() if kind.page not in _written()}


def page_names() -> list[str]:
    """Return the names of all pages."""
    return sorted({*_written(), *_made()})


def source(name: str) -> str:
    """Return a page in the person's language, with marks for what is filled in."""
    return in_own_language(original(name))


def original(name: str) -> str:
    """Return a page as it is written, with marks for what is filled in."""
    if name in _made():
        return source_of(_made()[name].type, _made()[name].title)
    return (HELP / f"{name}.html").read_text(encoding="utf-8")


def title(name: str) -> str:
    """Return the heading of a page."""
    found = re.search(r"<h1>(.*?)</h1>", source(name))
    assert found is not None, f"{name} has no heading"
    return found[1]


def page_of_element(element: Any) -> str:
    """Return the page about an element of a model."""
    return kind_of(element).page if type(element) in KINDS else PAGES[type(element)]


def page_of_tool(tool: str) -> str:
    """Return the page about what a tool makes."""
    return PAGES_OF_TOOLS[tool]


def found(words: str) -> list[str]:
    """Return the pages in which all words occur, those with one in the heading first."""
    wanted = words.casefold().split()
    if not wanted:
        return page_names()
    texts = {name: _bare(source(name)) for name in page_names()}
    matching = [name for name, text in texts.items() if _all_in(wanted, text)]
    return sorted(matching, key=lambda name: not _all_in(wanted, title(name).casefold()))


def _all_in(words: Iterable[str], text: str) -> bool:
    return all(word in text for word in words)


def _bare(page: str) -> str:
    return re.sub(r"<[^>]*>", "", page).casefold()
