"""What papers and help call a menu and its entry is called so in the window."""

import html
import re

import pytest
from PySide6.QtWidgets import QMenu
from tests.strict_weather import MODELS

ROOT = MODELS.parent
PAPERS = sorted(
    [ROOT / "README.md", *ROOT.glob("resources/manual/*.md"), *ROOT.glob("resources/help/*.html")]
)
MENTION = re.compile(r"\b(File|Edit|Insert|Simulate|View|Help) > ([^.;\n]+)")


def entries(menu):
    """The words of a menu's entries, with those of the menus below them."""
    found = {}
    for action in menu.actions():
        words = action.text().replace("&", "").removesuffix(" …")
        below = action.menu()
        found[words] = entries(below) if isinstance(below, QMenu) else {}
    return found


def test_menus_that_papers_name_are_there(window):
    window.menus.update_offers()
    there = {
        action.text().replace("&", ""): entries(action.menu())
        for action in window.menuBar().actions()
    }
    wrong, count = [], 0
    for paper in PAPERS:
        text = re.sub(r"<[^>]+>", "", paper.read_text("utf-8")).replace("*", "")
        for menu, way in MENTION.findall(re.sub(r"\s+", " ", html.unescape(text))):
            count += 1
            if not leads(there[menu], way):
                wrong.append(f"{paper.name}: {menu} > {way[:50]}")
    assert wrong == []
    assert count > 10  # and not for want of reading


def leads(menu, way):
    """Whether the words begin with an entry, and the words behind a further > with one below it."""
    for words, below in menu.items():
        if way.startswith(words):
            rest = way.removeprefix(words).lstrip(" …")
            return leads(below, rest.removeprefix("> ")) if rest.startswith("> ") else True
    return False


@pytest.mark.parametrize(
    ("way", "found"), [("New …", True), ("Export > CSV", True), ("Old", False)]
)
def test_a_way_through_menus_is_followed(way, found):
    assert leads({"New": {}, "Export": {"CSV": {}}}, way) is bool(found)
