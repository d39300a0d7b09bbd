"""Each kind of element has a page that tells of fields that there are, with links that lead on."""

import re
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import inspect

from kane.elements.body import Body
from kane.elements.shapes import Shape
from kane.fields import Record, is_in_file
from kane.model import Model, SolverSettings
from kanevas.edits.elements import GROUPS
from kanevas.hand.tools.table import TOOLS
from kanevas.help.contents import KINDS, page
from kanevas.help.pages import (
    PAGES,
    found,
    page_names,
    page_of_element,
    page_of_tool,
    source,
    title,
)
from kanevas.kinds.bodies import PARTICLE

FILLS = {"shortcuts": lambda _: "", "key": lambda _: "F1"}
# Fields that pages of the whole speak of.
OF_ALL = {"body_a", "body_b", "side_a", "axis_a", "axis_b", "atol", "rtol"}


def records(hint: Any):
    if isinstance(hint, type) and issubclass(hint, Record):
        yield hint
    for part in get_args(hint):
        yield from records(part)


EVERYTHING = {
    *GROUPS,
    *get_args(Shape),
    *(kind for hint in get_type_hints(Model).values() for kind in records(hint)),
    SolverSettings,
} - set(records(get_type_hints(Model)["formulas"]))


WITHOUT_EQUATIONS = {"note", "photo", "solver", "plots", "worksheet"}


def fields_of(kind):
    return {field.encode_name for field in inspect.type_info(kind).fields if is_in_file(field)}


@pytest.mark.parametrize("kind", sorted(EVERYTHING, key=lambda k: k.__name__))
def test_every_type_of_a_model_has_a_page_with_its_fields(kind):
    assert kind in PAGES, f"no page about {kind.__name__}"
    text = page(PAGES[kind], FILLS)
    for field in fields_of(kind):
        assert f"<code>{field}</code>" in text


@pytest.mark.parametrize("name", sorted(set(PAGES.values()) - WITHOUT_EQUATIONS))
def test_every_page_about_an_element_has_its_equations(name):
    text = source(name)
    assert "Equations</h2>" in text or name == "shapes"
    assert text.count('class="equation"') >= 1


@pytest.mark.parametrize("name", page_names())
def test_page_names_no_field_that_there_is_not(name):
    kinds = [kind for kind, of in PAGES.items() if of == name]
    kinds += [Body] if name == PARTICLE.page else []
    known = set().union(OF_ALL, *map(fields_of, kinds))
    if name in ("shapes", "solver"):
        known |= fields_of(Body) | fields_of(SolverSettings)
    mentioned = set(re.findall(r"<code>(.*?)</code>", source(name)))
    assert mentioned <= known


@pytest.mark.parametrize("name", page_names())
def test_page_is_whole(name):
    text = page(name, FILLS)
    assert title(name)
    assert "[[" not in text
    assert "\\" not in text, "no LaTeX"
    assert "**" not in re.sub(r"<tt>.*?</tt>", "", text)
    for tag in ("p", "ul", "li", "table", "tr", "td", "b", "i", "sub", "sup", "code", "tt", "h2"):
        opened = len(re.findall(rf"<{tag}[ >]", text))
        assert opened == text.count(f"</{tag}>"), tag


@pytest.mark.parametrize("name", page_names())
def test_every_link_leads_to_a_page(name):
    assert set(re.findall(r'href="(.*?)"', page(name, FILLS))) <= set(page_names())


def test_every_page_is_reached_from_the_index():
    reached, waiting = set(), ["index"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += re.findall(r'href="(.*?)"', page(name, FILLS))
    assert reached == set(page_names())


def test_kinds_in_marks_are_known():
    for name in page_names():
        for kind in re.findall(r"\[\[(?:fields|results) (\w+)\]\]", source(name)):
            assert kind in KINDS


def test_particle_has_a_page_of_its_own():
    assert page_of_element(Body(name="a", mass=1.0, particle=True)) == "particle"
    assert page_of_element(Body(name="a", mass=1.0)) == "body"


@pytest.mark.parametrize("tool", [tool.name for tool in TOOLS])
def test_every_tool_has_a_page(tool):
    assert page_of_tool(tool) in page_names()


def test_search_finds_words_and_puts_headings_first():
    assert found("revolute")[0] == "revolute"
    assert "bushing" in found("rotation vector")
    assert found("xylophone") == []
    assert found(" ") == page_names()
