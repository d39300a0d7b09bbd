"""Pictures of the 3D view, and what is seen in them."""

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QSize
from PySide6.QtGui import QSurfaceFormat
from tests.app.view3d.seen import colors, has_hue, picture, pixel, wheel

from kane.model.poses import Poses, initial_poses
from kanevas.document.selection import Selection
from kanevas.look.theme import BODY_PALETTE, DARK, LIGHT
from kanevas.view3d import View3D, gl, orbit, shaders
from kanevas.view3d import world as world_module


def test_picture_has_any_size_and_shows_what_the_view_shows(view, selection):
    selection.set(["K5"])
    for width, height in ((600, 450), (1200, 1000), (2500, 400)):
        image = view.picture(QSize(width, height))
        assert (image.width(), image.height()) == (width, height)
        shown = colors(image)
        share = has_hue(shown, LIGHT.accent) / (width * height)
        assert share > 0.003
        # the axes in the lower left corner, as large as in the view
        assert has_hue(shown[height * 2 // 3 :, : width // 3], LIGHT.axes[0]) > 10
    assert view._view.camera.width == view._view.width()


def test_large_picture_is_put_together_without_a_seam(view, monkeypatch):
    whole = colors(view.picture(QSize(600, 500)))
    monkeypatch.setattr(orbit, "TILE", 128)
    parts = colors(view.picture(QSize(600, 500)))
    assert np.abs(parts - whole).max(axis=2).mean() < 0.2


def test_picture_beyond_all_memory_is_refused_in_a_sentence(view):
    with pytest.raises(ValueError, match="not enough memory"):
        view.picture(QSize(2_000_000, 2_000_000))


def test_navigated_view_is_pictured_from_where_the_camera_stands(view):
    wheel(view, 600)
    near = has_hue(colors(view.picture(QSize(600, 500))), BODY_PALETTE[4])
    view.fit()
    far = has_hue(colors(view.picture(QSize(600, 500))), BODY_PALETTE[4])
    assert near > 2 * far


def test_solids_throw_a_shadow_onto_the_floor(view, model):
    view.look_from("top")
    paper = LIGHT.background
    lit = np.array([paper.red(), paper.green(), paper.blue()])

    def dark(shown):
        return int((np.abs(shown - 0.91 * lit).max(axis=2) < 2).sum())

    high = initial_poses(model)
    view.show_poses(Poses(high.names, high.position + np.array((0.0, 0.0, 0.03)), high.rotation))
    away = dark(picture(view))
    assert away > 100
    gone = msgspec.structs.replace(model, bodies=(), joints=(), springs=(), torques=())
    view.show_model(gone)
    assert dark(picture(view)) < away / 5


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_opengl_2_draws_the_same_one_by_one(qtbot, model, monkeypatch, theme):
    def shot():
        view = View3D(Selection())
        qtbot.addWidget(view)
        view.set_theme(theme)
        view.resize(300, 250)
        view.show_model(model)
        return colors(view.picture(QSize(300, 250)))

    together = shot()
    monkeypatch.setattr(gl, "surface_format", QSurfaceFormat)
    monkeypatch.setattr(gl, "draws_instances", lambda _: False)
    monkeypatch.setattr(shaders, "CORE", (9, 9))
    assert np.abs(shot() - together).max() <= 1


@pytest.mark.parametrize("up", ["x", "y", "z", "-x", "-y", "-z"])
def test_the_axis_that_the_model_names_points_upwards(view, model, up):
    view.show_model(msgspec.structs.replace(model, up=up))
    rotation = view._view.camera.rotation()
    sense = -1 if up.startswith("-") else 1
    assert sense * rotation[1, "xyz".index(up[-1])] > 0.9
    assert abs(rotation[0, "xyz".index(up[-1])]) < 1e-12
    at = pixel(view, initial_poses(model).position[4])
    assert 0 < at.x() < view.width()
    assert 0 < at.y() < view.height()


def test_another_vertical_lays_the_floor_elsewhere(view, model):
    def height(shown):
        view.show_model(shown)
        view.refresh()
        return view._world.solids.corners()[:, "xyz".index(shown.up[-1])].min()

    laid = []
    view._world.lay_floor = lambda *arguments: laid.append(world_module.floor(
        arguments[0], arguments[1])) or laid[-1]  # fmt: skip
    for up in ("y", "z"):
        low = height(msgspec.structs.replace(model, up=up))
        assert laid[-1].height == pytest.approx(low)
        assert_allclose(laid[-1].points[:, "xyz".index(up)], low)
