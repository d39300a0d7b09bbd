import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QEvent, QSize, qWarning
from PySide6.QtGui import QSurface
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from shiboken6 import Shiboken
from tests.app.view3d.seen import colors, has_hue, picture, pixel, vertices, wheel

from kane.elements.ruler import Ruler
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.document.selection import Selection
from kanevas.look.theme import BODY_PALETTE, DARK, LIGHT
from kanevas.view3d import View3D, availability, view3d
from kanevas.view3d import world as world_module
from kanevas.view3d.instances import Instances
from kanevas.view3d.parts import Parts


@pytest.mark.parametrize("index", range(7))
def test_all_bodies_are_drawn_in_their_colours(view, index):
    assert has_hue(picture(view), BODY_PALETTE[index]) > 100


def test_background_and_floor_follow_the_theme(view):
    for theme in (LIGHT, DARK):
        view.set_theme(theme)
        corner = picture(view)[2, 2]
        paper = theme.background
        assert_allclose(corner, (paper.red(), paper.green(), paper.blue()), atol=1)


def test_selection_shows_in_the_accent_colour(view, selection):
    assert has_hue(picture(view), LIGHT.accent) == 0
    selection.set(["K5"])
    shown = picture(view)
    assert has_hue(shown, LIGHT.accent) > 1000
    assert has_hue(shown, BODY_PALETTE[4]) == 0


def test_selection_outlasts_new_theme_and_new_model(view, selection, model):
    selection.set(["K5"])
    view.set_theme(DARK)
    view.show_model(msgspec.structs.replace(model, title="edited"))
    assert has_hue(picture(view), DARK.accent) > 1000


def test_poses_move_the_picture(view, model):
    before = picture(view)
    poses = initial_poses(model)
    view.show_poses(Poses(poses.names, poses.position + 0.02, poses.rotation))
    assert (picture(view) != before).any(axis=2).sum() > 2000


def test_poses_build_nothing_anew(view, model, monkeypatch):
    view.refresh()
    monkeypatch.setattr(world_module, "Solids", None)
    monkeypatch.setattr(Instances, "__init__", None)
    view.show_poses(initial_poses(model))
    view.refresh()


def test_edits_in_a_row_are_built_once(view, model, monkeypatch):
    built = []

    def count(*arguments):
        built.append(arguments)
        return Parts(*arguments)

    view.refresh()
    monkeypatch.setattr(world_module, "Parts", count)
    for i in range(10):
        view.show_model(msgspec.structs.replace(model, title=f"edit {i}"))
    view.refresh()
    view.refresh()
    assert len(built) == 1
    assert built[0][0].title == "edit 9"


def test_picture_follows_an_edit_without_being_asked(view, model, qtbot):
    before = vertices(view)
    body = msgspec.structs.replace(model.bodies[0], position=(0.5, 0.0, 0.0))
    view.show_model(msgspec.structs.replace(model, bodies=(body, *model.bodies[1:])))
    solids = view._world.solids
    qtbot.waitUntil(lambda: view._world.solids is not solids)
    assert not np.array_equal(vertices(view), before)


def test_poses_of_another_model_are_passed_over(view, two_bodies):
    before = vertices(view)
    view.show_poses(initial_poses(two_bodies))
    assert_allclose(vertices(view), before)


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_plane_stands_upright_and_everything_is_in_view(view, model, plane):
    view.show_model(Model())
    view.show_model(msgspec.structs.replace(model, work_plane=plane))
    rotation = view._view.camera.rotation()
    right, up = ("xyz".index(letter) for letter in plane)
    assert rotation[0, right] > 0.9
    assert rotation[1, up] > 0.9
    assert np.linalg.det(rotation) == pytest.approx(1)
    for vertex in vertices(view)[::50]:
        at = pixel(view, vertex)
        assert 0 < at.x() < view.width()
        assert 0 < at.y() < view.height()


def test_fit_fills_the_view(view):
    places = np.array([pixel(view, v).toTuple() for v in vertices(view)[::20]])
    filled = np.ptp(places, axis=0) / (view.width(), view.height())
    assert filled.max() > 0.7


def test_change_of_size_fits_again_until_the_user_navigates(view):
    before = view._view.camera.distance
    view.resize(600, 250)
    view.refresh()
    low = view._view.camera.distance
    assert low > 1.5 * before
    wheel(view, 120)
    view.resize(600, 500)
    view.refresh()
    assert view._view.camera.distance == pytest.approx(low / 1.13)
    view.fit()
    assert view._view.camera.distance == pytest.approx(before, rel=0.02)


def test_edit_keeps_the_camera_and_another_model_is_fitted(view, model, two_bodies):
    wheel(view, 120)
    distance = view._view.camera.distance
    view.show_model(msgspec.structs.replace(model, title="edited"))
    assert view._view.camera.distance == distance
    view.show_model(two_bodies)
    view.refresh()
    assert view._view.camera.distance > 5 * distance


def test_a_model_that_is_drawn_stays_in_view_until_the_user_navigates(view, model):
    far = msgspec.structs.replace(model.bodies[0], name="far", position=(30.0, 20.0, 0.0))
    before = view._view.camera.distance
    view.show_model(msgspec.structs.replace(model, bodies=(*model.bodies, far)))
    view.refresh()
    distance = view._view.camera.distance
    assert distance > 5 * before
    at = pixel(view, initial_poses(view._model).position[-1])
    assert 0 < at.x() < view.width()
    assert 0 < at.y() < view.height()
    view.show_model(model)
    view.refresh()
    assert view._view.camera.distance < distance / 3
    wheel(view, 120)
    distance = view._view.camera.distance
    farther = msgspec.structs.replace(far, position=(300.0, 20.0, 0.0))
    view.show_model(msgspec.structs.replace(model, bodies=(*model.bodies, farther)))
    view.refresh()
    assert view._view.camera.distance == distance


def test_model_without_bodies_shows_the_floor_alone(view):
    view.show_model(Model())
    shown = picture(view)
    assert not any(has_hue(shown, color) for color in BODY_PALETTE[:5])


def test_view_survives_becoming_a_window_of_its_own(qtbot, selection, model):
    window = QMainWindow()
    qtbot.addWidget(window)
    view = View3D(selection)
    window.setCentralWidget(view)
    view.show_model(model)
    window.resize(400, 300)
    window.show()
    qtbot.waitExposed(window)
    assert has_hue(picture(view), BODY_PALETTE[4]) > 100
    window.takeCentralWidget()
    view.setParent(None)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    assert has_hue(picture(view), BODY_PALETTE[4]) > 100


def test_picture_of_the_widget_shows_the_solids_as_they_are_now(view, selection):
    assert has_hue(colors(view.grab().toImage()), BODY_PALETTE[4]) > 100
    selection.set(["K5"])
    assert has_hue(colors(view.grab().toImage()), LIGHT.accent) > 1000


def test_window_stays_free_of_opengl(view):
    assert view.window().windowHandle().surfaceType() == QSurface.SurfaceType.RasterSurface
    assert not view.findChildren(QOpenGLWidget)


def test_two_views_live_side_by_side_and_one_may_go(qtbot, view, model):
    other = View3D(Selection())
    other.show_model(model)
    other.resize(300, 300)
    other.show()
    qtbot.waitExposed(other)
    assert has_hue(picture(other), BODY_PALETTE[4]) > 100
    items = [item for item in other._view.items if getattr(item, "_program", None) is not None]
    assert len(items) == 3  # lines, solids and loads
    other.close()
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert all(item._program is None for item in items)
    assert has_hue(picture(view), BODY_PALETTE[4]) > 100


def test_a_view_that_goes_while_another_draws_leaves_it_alone(view, model):
    whole = picture(view)
    other = View3D(Selection())
    other.show_model(model)
    other.picture(QSize(100, 100))

    class Ending:
        """Draws nothing, and deletes the other view as Python may do at any time."""

        def paint(self, _):
            if Shiboken.isValid(other):
                Shiboken.delete(other)

        def free(self):
            pass

    view._view.items.insert(1, Ending())
    view._view.renew()
    np.testing.assert_array_equal(picture(view), whole)
    assert not Shiboken.isValid(other)


def test_a_held_view_is_bare_paper_until_it_is_released(qtbot, model):
    view = View3D(Selection())
    qtbot.addWidget(view)
    view.resize(300, 250)
    view.hold()
    view.show_model(model)
    with qtbot.waitExposed(view):
        view.show()
    drawn = view._view
    assert not drawn._offscreen.context.isValid()
    assert len(np.unique(colors(drawn.grab().toImage()).reshape(-1, 3), axis=0)) == 1
    view.release()
    assert drawn._offscreen.context.isValid()
    assert has_hue(colors(drawn.grab().toImage()), BODY_PALETTE[4]) > 100


def test_without_opengl_a_sentence_stands_in_and_nothing_fails(
    qtbot, selection, model, monkeypatch
):
    monkeypatch.setattr(view3d, "opengl_available", lambda: False)
    view = View3D(selection)
    qtbot.addWidget(view)
    view.show()
    view.show_model(model)
    view.show_poses(initial_poses(model))
    view.fit()
    view.set_theme(DARK)
    selection.set(["K5"])
    view.resize(300, 200)
    assert "OpenGL" in view.findChild(QLabel).text()


@pytest.mark.usefixtures("qapp")
def test_failing_context_means_no_opengl_and_no_noise(monkeypatch, capfd):
    class Broken:
        def setFormat(self, form):  # noqa: N802
            pass

        def create(self):

            qWarning("no driver")
            return False

    monkeypatch.setattr(availability, "QOpenGLContext", Broken)
    assert availability.opengl_available.__wrapped__() is False
    assert capfd.readouterr().err == ""


def test_ellipsoids_are_drawn_on_request_and_take_no_room(qtbot, model):
    view = View3D(Selection())
    qtbot.addWidget(view)
    view.show_model(model)
    view.refresh()
    before = view._cloud()
    view.set_ellipsoids_visible(True)
    view.refresh()
    assert set(view._world.ellipsoids.names) == {b.name for b in model.bodies}
    np.testing.assert_array_equal(view._cloud(), before)
    view.set_ellipsoids_visible(False)
    view.refresh()
    assert not view._world.ellipsoids.names


def test_hidden_elements_are_left_out(view, model):
    view.show_model(msgspec.structs.replace(model, hidden=("K7", "motor")))
    view.refresh()
    shown = {*view._world.solids.names, *view._world.loads.names}
    assert not shown & {"K7", "motor"}
    assert "K6" in shown


def test_camera_moves_with_the_body_that_it_follows(view, model):
    view.following.set("K5")
    poses = initial_poses(model)
    before = pixel(view, poses.position[4])
    moved = Poses(poses.names, poses.position + np.array((0.02, 0.01, -0.03)), poses.rotation)
    view.show_poses(moved)
    view.refresh()
    assert_allclose((pixel(view, moved.position[4]) - before).toTuple(), (0, 0), atol=1e-6)
    view.show_poses(poses)
    view.refresh()
    assert_allclose((pixel(view, poses.position[4]) - before).toTuple(), (0, 0), atol=1e-6)
    view.following.set("")
    view.show_poses(moved)
    view.refresh()
    assert math.hypot(*(pixel(view, moved.position[4]) - before).toTuple()) > 10


def test_a_body_that_is_gone_is_followed_no_longer(view, two_bodies):
    view.following.set("K5")
    view.show_model(two_bodies)
    assert view.following.name == ""
    view.show_poses(initial_poses(two_bodies))
    view.refresh()


def test_length_of_a_ruler_is_written_at_its_middle(view, model):
    def letters(shown):
        x, y = (round(v) for v in pixel(view, middle).toTuple())
        return int((shown[y - 10 : y + 10, x - 25 : x + 25].max(axis=2) < 90).sum())

    poses = initial_poses(model)
    ruler = Ruler(name="r", body_a="K5", body_b="ground", point_b=(-0.1, 0.08, 0.0))
    middle = (poses.position[4] + (-0.1, 0.08, 0.0)) / 2
    view.show_model(msgspec.structs.replace(model, rulers=(ruler,)))
    with_number = letters(colors(view.grab().toImage()))
    view.show_model(msgspec.structs.replace(model, rulers=(ruler,), hidden=("r",)))
    assert with_number > letters(colors(view.grab().toImage())) + 20
