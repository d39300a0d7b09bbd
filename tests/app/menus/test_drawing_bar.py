"""Plane, depth and snapping in the tool bar."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tests.person import LEFT, choose, click, move, press, to_front, type_into

from kanevas.settings import Settings

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def empty(window):
    to_front(window)
    window.canvas.setFocus()
    return window


def test_the_plane_is_chosen_and_named(empty):
    upright = {"planar": False, "up": "y"}
    empty.workspace.document.apply("Stand", lambda m: msgspec.structs.replace(m, **upright))
    button = empty.menus.plane.button
    assert button.text().strip() == "Front, x–y"
    press(empty, Qt.Key.Key_2)
    assert button.text().strip() == "From below, x–z"
    button.actions()[2].trigger()
    assert empty.canvas.plane == "yz"
    assert button.text().strip() == "Side, y–z"


@pytest.mark.parametrize(("key", "place"), [("1", 2), ("2", 1), ("3", 0)])
def test_bodies_are_drawn_at_the_depth_that_is_typed(empty, key, place):
    press(empty, getattr(Qt.Key, f"Key_{key}"))
    type_into(empty.menus.plane.depth, "250 mm")
    empty.canvas.setFocus()
    press(empty, Qt.Key.Key_M)
    QTest.mouseClick(empty.canvas.viewport(), LEFT, pos=QPoint(150, 150))
    (particle,) = empty.workspace.document.model.bodies
    assert particle.position[place] == pytest.approx(0.25)


def test_another_plane_goes_through_the_origin(empty):
    type_into(empty.menus.plane.depth, "0.25")
    empty.canvas.set_plane("xz")
    assert empty.canvas.camera.depth == 0.0
    assert empty.menus.plane.depth.text() == "0"


def test_a_depth_that_is_none_is_refused(empty):
    type_into(empty.menus.plane.depth, "3 kg")
    assert "a length is wanted" in empty.menus.plane.depth.toolTip()
    assert empty.canvas.camera.depth == 0.0


def snap_at(window, *place):
    move(window.canvas.viewport(), QPoint(*place))
    return window.canvas.pointer(QPoint(*place).toPointF(), Qt.KeyboardModifier.NoModifier).snap


@pytest.mark.usefixtures("own_window")
def test_snapping_is_switched_off_as_a_whole_and_remembered(empty):
    press(empty, Qt.Key.Key_R)
    origin = empty.canvas.camera.plane_to_view(empty.canvas.camera.center * 0).astype(int)
    assert snap_at(empty, *origin.tolist()).kind == "origin"
    click(empty.menus.snap.button, QPoint(8, 12))
    assert snap_at(empty, *origin.tolist()) is None
    assert not Settings().snapping()
    click(empty.menus.snap.button, QPoint(8, 12))
    assert snap_at(empty, *origin.tolist()).kind == "origin"


@pytest.mark.usefixtures("own_window")
def test_one_kind_is_switched_off_and_remembered(empty):
    press(empty, Qt.Key.Key_R)
    origin = empty.canvas.camera.plane_to_view(empty.canvas.camera.center * 0).astype(int)
    actions = {action.text(): action for action in empty.menus.snap.button.menu().actions()}
    actions["&Origin"].trigger()
    assert snap_at(empty, *origin.tolist()).kind == "grid"
    assert Settings().snaps_off() == ["origin"]
    actions["&Origin"].trigger()


def test_a_new_model_has_gravity_down_the_front_plane(empty):
    assert empty.workspace.document.model.gravity == (0.0, -9.81, 0.0)
    assert empty.workspace.document.model.planar


def test_a_new_model_in_space_is_one_click_away(empty):
    choose(empty, "File", "New in space")
    model = empty.workspace.document.model
    assert not model.planar
    assert model.gravity == (0.0, 0.0, -9.81)
    assert empty.canvas.plane == "xz"
    assert empty.workspace.document.path is None
    assert not empty.workspace.document.modified
