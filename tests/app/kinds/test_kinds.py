from collections import Counter

import pytest

from kane.model.model import NAMED_GROUPS
from kanevas.assets.paths import RESOURCES
from kanevas.canvas.tools.table import TOOLS
from kanevas.edits.elements import GROUPS
from kanevas.help.pages import page_names
from kanevas.kinds import DRAWN_AS_JOINTS, KINDS
from kanevas.kinds.bodies import PARTICLE
from kanevas.kinds.groups import TITLES
from kanevas.menus import insert_menu


@pytest.mark.parametrize("kind", [*(KINDS.get(kind) for kind in GROUPS), PARTICLE])
def test_every_type_of_element_has_an_icon_words_and_a_page(kind):
    assert (RESOURCES / "icons" / f"{kind.picture}.svg").is_file()
    assert kind.word and kind.title
    assert kind.page in page_names()


def test_there_are_no_other_kinds():
    assert set(KINDS) == set(GROUPS)


def test_no_two_types_look_or_sound_the_same():
    kinds = [*KINDS.values(), PARTICLE]
    for part in ("picture", "word"):
        assert len({getattr(kind, part) for kind in kinds}) == len(kinds)


def test_every_group_of_the_model_has_a_title_in_the_tree():
    assert set(TITLES) == set(NAMED_GROUPS)


def test_the_menu_has_each_tool_once():
    entries = [entry.tool for group in insert_menu.GROUPS for entry in group.entries()]
    assert Counter(entries) == Counter(tool.name for tool in TOOLS)
    groups = {group.name for group in insert_menu.GROUPS}
    assert {kind.menu.group for kind in KINDS.values() if kind.menu} <= groups


@pytest.mark.parametrize("kind", DRAWN_AS_JOINTS)
def test_what_is_drawn_as_a_joint_has_a_tool_and_words(kind):
    assert KINDS[kind].menu is not None
    assert all(KINDS[kind].drawn)
