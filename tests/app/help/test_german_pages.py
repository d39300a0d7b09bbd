"""Help in another language says the same about the same."""

import re

import pytest
from tests.german import german

from kanevas.help.pages import found, original, page_names, source, title
from kanevas.help.paragraphs import paragraphs_of

__all__ = ["german"]

MARKS = r"\[\[.*?\]\]", r'href="(.*?)"', r"<code>(.*?)</code>", r"<tt>(.*?)</tt>"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("name", page_names())
def test_a_page_has_the_same_links_tables_fields_and_code(name):
    written, shown = original(name), source(name)
    assert shown != written
    for mark in MARKS:
        numbers = re.compile(r"(?<=\d),(?=\d)")  # a decimal comma in what is typed
        there = sorted(numbers.sub(".", each) for each in re.findall(mark, shown))
        assert there == sorted(re.findall(mark, written)), mark
    tags = re.compile(r"</?\w+")
    assert sorted(tags.findall(shown)) == sorted(tags.findall(written))


@pytest.mark.usefixtures("german")
def test_headings_and_search_are_german():
    assert title("revolute") == "Drehgelenk"
    assert found("drehgelenk")[0] == "revolute"
    assert "bushing" in found("Rotationsvektor")


def test_in_english_pages_are_as_written():
    assert all(source(name) == original(name) for name in page_names())


def test_what_has_no_words_is_not_translated():
    page = """<h1>Rod</h1><p class="equation"><i>m</i> = <b>x</b> sin(<i>t</i>)</p>
    <p>Two
    lines.</p><td><tt>code alone</tt></td>"""
    assert list(paragraphs_of(page)) == ["Rod", "Two lines."]
