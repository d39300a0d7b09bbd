"""The window where OpenGL is missing."""

import pytest

from kanevas.assets.paths import EXAMPLES
from kanevas.view3d import view3d


@pytest.fixture
def without_opengl(monkeypatch):
    monkeypatch.setattr(view3d, "opengl_available", lambda: False)


@pytest.mark.usefixtures("without_opengl")
def test_it_is_said_once_and_all_else_works(open_window, qtbot):
    window = open_window()
    qtbot.waitUntil(window.notices.isVisible)
    assert "OpenGL" in window.notices.label.text()
    window.workspace.document.open(EXAMPLES / "two_bodies.json")
    assert window.notices.isVisible()
    window.workspace.document.new()
    assert not window.notices.isVisible()
    assert not window.view3d.isVisible()
    window.menus.view.reset_layout.trigger()
    assert not window.view3d.isVisible()
    for action in (window.menus.view.show_3d, *window.menus.view.camera.views):
        assert not action.isEnabled()
        assert "OpenGL" in action.toolTip()
    second = open_window()
    assert not second.notices.isVisible()
    qtbot.wait(1)
    assert not second.notices.isVisible()


def test_with_opengl_nothing_is_said(open_window, qtbot):
    window = open_window()
    qtbot.wait(1)
    assert not window.notices.isVisible()
    assert window.view3d.isVisible()
    assert window.menus.view.camera.views[0].isEnabled()


def test_camera_menu_follows_a_body_and_sets_what_is_up(open_window):
    window = open_window()
    camera = window.menus.view.camera
    window.workspace.document.open(EXAMPLES / "two_bodies.json")
    assert not camera.follow.isEnabled()
    window.workspace.selection.set(["body1"])
    assert "body1" in camera.follow.text()
    camera.follow.trigger()
    assert window.view3d.following.name == "body1"
    assert "body1" in window.statusBar().currentMessage()
    window.workspace.selection.set(())
    assert camera.follow.isEnabled()
    camera.follow.trigger()
    assert window.view3d.following.name == ""
    up = next(action for action in camera._upwards.actions() if action.data() == "z")
    up.trigger()
    assert window.workspace.document.model.up == "z"
    window.workspace.document.undo_stack.undo()
    assert window.workspace.document.model.up == "auto"
    assert not up.isChecked()
