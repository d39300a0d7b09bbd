import pytest

import kane
from kanevas.assets.icons import SIZES, icon, swatch
from kanevas.assets.paths import EXAMPLES, RESOURCES
from kanevas.look.theme import LIGHT


def test_resources_and_examples_are_there():
    assert (RESOURCES / "kanevas.svg").is_file()
    assert len(list(EXAMPLES.glob("*.json"))) >= 3


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_examples_have_titles_for_the_menu(path):
    assert kane.load(path).title


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", sorted(path.stem for path in (RESOURCES / "icons").glob("*.svg")))
def test_icons_are_drawn_in_the_ink_of_the_theme(name):
    image = icon(name, LIGHT.ink).pixmap(24, 24).toImage()
    colors = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 250
    }
    assert LIGHT.ink.name() in colors


@pytest.mark.usefixtures("qapp")
def test_swatches_are_drawn_in_their_colour():
    for size in SIZES:
        image = swatch(LIGHT.error).pixmap(size, size).toImage()
        assert image.pixelColor(image.rect().center()) == LIGHT.error
        assert image.pixelColor(0, 0).alpha() == 0
