"""What moves by itself, and what does not where the person wants less motion."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from tests.person import click
from tests.strict_weather import MODELS

from kanevas.look.theme import LIGHT
from kanevas.start.gallery import Gallery
from kanevas.start.motion import Mover

FADE = Qt.UIEffect.UI_FadeMenu


@pytest.fixture
def fading(qapp):  # noqa: ARG001
    """A system whose menus fade."""
    general = Qt.UIEffect.UI_General
    before = QApplication.isEffectEnabled(general), QApplication.isEffectEnabled(FADE)
    QApplication.setEffectEnabled(general, True)
    QApplication.setEffectEnabled(FADE, True)
    yield
    QApplication.setEffectEnabled(FADE, before[1])
    QApplication.setEffectEnabled(general, before[0])


@pytest.mark.usefixtures("fading")
def test_docks_and_menus_follow_at_once(open_window):
    window = open_window()
    settings = window.workspace.settings
    assert window.isAnimated()
    assert QApplication.isEffectEnabled(FADE)
    settings.set_less_motion(True)
    assert not window.isAnimated()
    assert not QApplication.isEffectEnabled(FADE)
    settings.set_less_motion(False)
    assert window.isAnimated()
    assert QApplication.isEffectEnabled(FADE)


@pytest.mark.parametrize("less", [False, True])
def test_a_run_plays_by_itself_or_waits(window, qtbot, less):
    window.workspace.settings.set_less_motion(less)
    window.workspace.document.open(MODELS / "two_bodies.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    assert window.workspace.player.clock.playing is not less
    window.workspace.player.pause()


@pytest.mark.parametrize("less", [False, True])
def test_models_of_the_gallery_stand_still(window, qtbot, less):
    settings = window.workspace.settings
    settings.set_less_motion(less)
    mover = Mover(lambda _: (), lambda: False)
    gallery = Gallery(settings, LIGHT, lambda *_: None, mover)
    qtbot.addWidget(gallery)
    gallery._move(Path("a.json"))
    assert (mover.path is None) is less
    mover.stop()
