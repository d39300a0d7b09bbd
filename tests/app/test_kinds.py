import pytest

from kanevas.edits.elements import GROUPS
from kanevas.kinds import _KINDS
from kanevas.paths import RESOURCES


@pytest.mark.parametrize("kind", GROUPS, ids=lambda kind: kind.__name__)
def test_every_type_of_element_has_an_icon_and_a_word(kind):
    picture, word = _KINDS[kind]
    assert (RESOURCES / "icons" / f"{picture}.svg").is_file()
    assert word


def test_no_two_types_look_or_sound_the_same():
    for part in zip(*_KINDS.values(), strict=True):
        assert len(set(part)) == len(part)
