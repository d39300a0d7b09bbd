import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip
from tests.pictures import colors

from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.items.joint_item import JointItem
from kanevas.canvas.items.label_item import LabelItem
from kanevas.canvas.items.load_item import ForceItem, TorqueItem
from kanevas.canvas.items.spring_item import SpringItem
from kanevas.look.theme import DARK, LIGHT

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def canvas(canvas_of, model):
    return canvas_of(model)


def item(canvas, kind, name):
    return next(i for i in canvas.scene().items() if isinstance(i, kind) and i.name == name)


def pixel(canvas, poses, body, point=(0.0, 0.0, 0.0)):
    return QPointF(*canvas.camera.to_view(poses.point(body, point)).tolist()).toPoint()


def turned(poses, angle, axis=2):
    """All bodies turned about an axis of the ground."""
    c, s = math.cos(angle), math.sin(angle)
    rotation = np.eye(3)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    rotation[[i, i, j, j], [i, j, i, j]] = c, -s, s, c
    return Poses(poses.names, poses.position @ rotation.T, rotation @ poses.rotation)


def wheel(canvas, at, units):
    event = QWheelEvent(
        QPointF(at),
        QPointF(canvas.mapToGlobal(at)),
        QPoint(),
        QPoint(0, units),
        Qt.MouseButton.NoButton,
        NO_KEY,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas.viewport(), event)


def drag(qtbot, canvas, button, start, by):
    view = canvas.viewport()
    qtbot.mousePress(view, button, pos=start)
    for at in (start + by / 2, start + by):
        # Moves of QTest go through the window system, which may deliver them later.
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            canvas.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            button,
            NO_KEY,
        )
        QApplication.sendEvent(view, event)
    qtbot.mouseRelease(view, button, pos=start + by)


def test_fit_shows_all_bodies_and_both_ends_of_the_spring(canvas, model):
    room = canvas.viewport().rect().toRectF()
    for body in model.bodies:
        assert room.contains(item(canvas, BodyItem, body.name).sceneBoundingRect())
    assert room.contains(item(canvas, SpringItem, "C-D").sceneBoundingRect())


def test_fit_uses_most_of_the_canvas(canvas):
    bounds = QRectF()
    for each in canvas.scene().items():
        bounds |= each.sceneBoundingRect()
    assert bounds.width() > 0.7 * canvas.width() or bounds.height() > 0.7 * canvas.height()


def test_change_of_size_fits_again_until_the_user_navigates(canvas, model):
    canvas.resize(500, 400)
    room = canvas.viewport().rect().toRectF()
    assert all(room.contains(item(canvas, BodyItem, b.name).pos()) for b in model.bodies)
    wheel(canvas, QPoint(100, 100), 120)
    scale, middle = canvas.camera.scale, canvas.camera.center
    canvas.resize(700, 600)
    assert canvas.camera.scale == scale
    assert_allclose(canvas.camera.center, middle)


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_mass_centre_lies_where_the_plane_shows_it(canvas, model, plane):
    canvas.set_plane(plane)
    assert canvas.plane == plane
    poses = initial_poses(model)
    axes = ["xyz".index(letter) for letter in plane]
    right, up = (poses.position[4, axis] - poses.position[0, axis] for axis in axes)
    moved = item(canvas, BodyItem, "K5").pos() - item(canvas, BodyItem, "K1").pos()
    scale = canvas.camera.scale
    assert_allclose((moved.x(), moved.y()), (right * scale, -up * scale), atol=1e-9)


@pytest.mark.parametrize("units", [120, -120])
def test_wheel_zooms_about_the_pointer(canvas, units):
    at, scale = QPoint(640, 210), canvas.camera.scale
    before = canvas.camera.to_plane(640, 210)
    wheel(canvas, at, units)
    assert_allclose(canvas.camera.to_plane(640, 210), before, atol=1e-12)
    assert canvas.camera.scale == pytest.approx(scale * 1.13 ** (units / 120))


def test_middle_drag_pans(canvas, qtbot):
    before = canvas.camera.to_plane(300, 300)
    drag(qtbot, canvas, MIDDLE, QPoint(300, 300), QPoint(80, -60))
    assert_allclose(canvas.camera.to_plane(380, 240), before, atol=1e-12)


def test_space_with_left_drag_pans_and_selects_nothing(canvas, qtbot, selection, model):
    start = pixel(canvas, initial_poses(model), "K5", (0.004, 0.004, 0))
    before = canvas.camera.to_plane(start.x(), start.y())
    qtbot.keyPress(canvas, Qt.Key.Key_Space)
    drag(qtbot, canvas, LEFT, start, QPoint(40, 20))
    qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    assert_allclose(canvas.camera.to_plane(start.x() + 40, start.y() + 20), before, atol=1e-12)
    assert selection.names == ()


def test_double_click_on_empty_ground_fits(canvas, qtbot):
    scale = canvas.camera.scale
    wheel(canvas, QPoint(300, 100), 360)
    qtbot.mouseDClick(canvas.viewport(), LEFT, pos=QPoint(5, 5))
    assert canvas.camera.scale == pytest.approx(scale)


def test_click_selects_and_click_on_empty_ground_clears(canvas, qtbot, selection, model):
    at = pixel(canvas, initial_poses(model), "K5", (0.004, 0.004, 0))
    qtbot.mouseClick(canvas.viewport(), LEFT, pos=at)
    assert selection.names == ("K5",)
    assert item(canvas, BodyItem, "K5").selected
    assert not item(canvas, BodyItem, "K3").selected
    qtbot.mouseClick(canvas.viewport(), LEFT, pos=QPoint(5, 5))
    assert selection.names == ()
    assert not item(canvas, BodyItem, "K5").selected


def test_click_with_shift_adds_and_with_control_takes_away_too(canvas, qtbot, selection, model):
    poses = initial_poses(model)
    first = pixel(canvas, poses, "K5", (0.004, 0.004, 0))
    second = pixel(canvas, poses, "K3", (0.002, 0.004, 0))
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    qtbot.mouseClick(canvas.viewport(), LEFT, pos=first)
    qtbot.mouseClick(canvas.viewport(), LEFT, shift, second)
    assert selection.names == ("K5", "K3")
    qtbot.mouseClick(canvas.viewport(), LEFT, shift, first)
    assert selection.names == ("K5", "K3")
    qtbot.mouseClick(canvas.viewport(), LEFT, control, first)
    assert selection.names == ("K3",)
    for key in (shift, control):
        qtbot.mouseClick(canvas.viewport(), LEFT, key, QPoint(5, 5))
        assert selection.names == ("K3",)


def test_repeated_clicks_go_through_joints_and_bodies_at_one_spot(canvas, qtbot, selection, model):
    at = pixel(canvas, initial_poses(model), "K4", (0.0, -0.01421, 0))
    found = []
    for _ in canvas.elements_at(at):
        qtbot.mouseClick(canvas.viewport(), LEFT, pos=at)
        found += selection.names
    assert {"K3-K4", "K4-K6", "K6-K2", "K4", "K6", "K2"} <= set(found)
    assert len(found) == len(set(found))


def test_joint_spring_and_torque_can_be_picked(canvas, model):
    poses = initial_poses(model)
    at = pixel(canvas, poses, "ground", (-0.03635, 0.03273, 0))
    assert canvas.element_at(at) == "B-K3"
    assert canvas.element_at(at + QPoint(0, 16)) == "B-K3"
    a = pixel(canvas, poses, "ground", (0.014, 0.072, 0))
    b = pixel(canvas, poses, "K3", (0.00957, 0.00074, 0))
    assert canvas.element_at((a + b) / 2) == "C-D"
    assert "motor" in canvas.elements_at(pixel(canvas, poses, "K1") - QPoint(0, 24))


def test_escape_clears_the_selection(canvas, qtbot, selection):
    selection.set(["K5"])
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert selection.names == ()


def test_selection_made_elsewhere_shows(canvas, selection):
    selection.set(["C-D", "K1"])
    assert item(canvas, SpringItem, "C-D").selected
    assert item(canvas, LabelItem, "K1").selected


def test_selection_outlasts_a_new_model_of_the_same_bodies(canvas, selection, model):
    selection.set(["K3"])
    canvas.show_model(msgspec.structs.replace(model, title="edited"))
    assert item(canvas, BodyItem, "K3").selected


def test_pointer_highlights_and_names_what_it_is_over(canvas, qtbot, model):
    at = pixel(canvas, initial_poses(model), "K5", (0.004, 0.004, 0))
    qtbot.mouseMove(canvas.viewport(), at)
    qtbot.waitUntil(lambda: item(canvas, BodyItem, "K5").hovered)
    qtbot.mouseMove(canvas.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: not item(canvas, BodyItem, "K5").hovered)


def test_tooltip_names_the_element(canvas, model, monkeypatch):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda *args: shown.append(args[1]))
    at = pixel(canvas, initial_poses(model), "K5", (0.004, 0.004, 0))
    for place in (at, QPoint(5, 5)):
        event = QHelpEvent(QEvent.Type.ToolTip, place, canvas.mapToGlobal(place))
        QApplication.sendEvent(canvas.viewport(), event)
    assert shown == ["K5", ""]


def test_poses_move_items_without_building_anything_anew(canvas, model, monkeypatch):
    poses = initial_poses(model)
    before = canvas.scene().items()
    monkeypatch.setattr(BodyItem, "build", None)
    width = item(canvas, BodyItem, "K5").shape().boundingRect().width()
    canvas.show_poses(turned(poses, 0.3))
    assert set(map(id, canvas.scene().items())) == set(map(id, before))
    body = item(canvas, BodyItem, "K5")
    assert body.shape().boundingRect().width() != pytest.approx(width)
    moved = turned(poses, 0.3)
    assert_allclose(body.pos().toTuple(), canvas.camera.to_view(moved.position[4]))
    pin = moved.point("K4", (0.0, -0.01421, 0.0))
    at = item(canvas, JointItem, "K3-K4").pos().toTuple()
    assert_allclose(at, canvas.camera.to_view(pin), atol=0.2)


def test_moved_outline_is_that_of_the_moved_body(canvas, model):
    poses = turned(initial_poses(model), 0.7)
    canvas.show_poses(poses)
    corner = pixel(canvas, poses, "K5", (-0.02308 * 0.9, -0.00916 * 0.9, 0))
    assert "K5" in canvas.elements_at(corner)


def test_body_that_leaves_the_plane_gets_a_new_outline(canvas, model):
    canvas.show_poses(turned(initial_poses(model), math.pi / 2, axis=1))
    bounds = item(canvas, BodyItem, "K5").shape().boundingRect()
    assert bounds.width() == pytest.approx(0.002 * canvas.camera.scale, rel=1e-6)


def test_poses_of_another_model_are_passed_over(canvas, two_bodies):
    before = item(canvas, BodyItem, "K5").pos()
    canvas.show_poses(initial_poses(two_bodies))
    assert item(canvas, BodyItem, "K5").pos() == before


def test_edit_of_the_model_keeps_the_view_until_it_is_fitted(canvas, model, two_bodies):
    wheel(canvas, QPoint(300, 100), 240)
    scale = canvas.camera.scale
    canvas.show_model(msgspec.structs.replace(model, title="edited"))
    assert canvas.camera.scale == scale
    canvas.show_model(two_bodies)
    assert canvas.camera.scale == scale
    canvas.fit()
    room = canvas.viewport().rect().toRectF()
    assert all(room.contains(item(canvas, BodyItem, b.name).pos()) for b in two_bodies.bodies)


def test_model_says_in_which_plane_it_is_seen(canvas, two_bodies):
    canvas.show_model(msgspec.structs.replace(two_bodies, work_plane="xz"))
    assert canvas.plane == "xz"


def test_nearer_bodies_cover_those_behind(canvas, model):
    # K1 and K7 lie at z = 3 mm, K3 and K5 at -3 mm, the bars between.
    z = {name: item(canvas, BodyItem, name).zValue() for name in ("K1", "K2", "K3", "K5", "K7")}
    assert min(z["K1"], z["K7"]) > z["K2"] > max(z["K3"], z["K5"])
    canvas.show_poses(turned(initial_poses(model), math.pi, axis=1))
    assert item(canvas, BodyItem, "K3").zValue() > item(canvas, BodyItem, "K1").zValue()


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e4])
def test_models_of_any_size_can_be_picked(canvas, model, scale):
    def larger(body):
        rod = model.bodies[1].shapes[0]
        shape = msgspec.structs.replace(rod, start=(0, 0, 0), end=(scale, 0, 0), radius=scale / 20)
        return msgspec.structs.replace(body, name="bar", shapes=(shape,), position=(0, 0, 0))

    canvas.show_model(Model(bodies=(larger(model.bodies[1]),)))
    canvas.fit()
    at = pixel(canvas, initial_poses(canvas._model), "bar", (scale / 2, 0, 0))
    assert canvas.element_at(at) == "bar"
    assert canvas.element_at(at + QPoint(0, 60)) is None


def test_open_joint_shows_its_gap(canvas, model):
    joint = msgspec.structs.replace(model.joints[4], point_b=(0.0115, 0.01, 0.0))
    assert not item(canvas, JointItem, "K1-K2").is_open
    joints = (*model.joints[:4], joint, *model.joints[5:])
    canvas.show_model(msgspec.structs.replace(model, joints=joints))
    assert item(canvas, JointItem, "K1-K2").is_open


def test_body_without_shapes_is_a_star_to_its_joints(canvas, model):
    bare = tuple(msgspec.structs.replace(body, shapes=()) for body in model.bodies)
    canvas.show_model(msgspec.structs.replace(model, bodies=bare))
    at = pixel(canvas, initial_poses(model), "K5", (-0.02308 / 2, -0.00916 / 2, 0))
    assert canvas.element_at(at) == "K5"


def arrow(canvas, kind, name):
    return item(canvas, kind, name)._points[-1]


def test_forces_point_along_their_vectors_and_scale_with_them(canvas, two_bodies):
    body = two_bodies.bodies[0].name
    forces = tuple(
        Force(name=name, body=body, force=force)
        for name, force in (("a", (1, 0, 0)), ("b", (0, 4, 0)), ("c", (0, 0, 2)))
    )
    canvas.show_model(msgspec.structs.replace(two_bodies, forces=forces))
    assert_allclose(arrow(canvas, ForceItem, "a"), (34 + 42 / 4, 0), atol=1e-9)
    assert_allclose(arrow(canvas, ForceItem, "b"), (0, -76), atol=1e-9)
    assert item(canvas, ForceItem, "c")._is_end_on


@pytest.mark.parametrize(("plane", "torque"), [("xy", (0, 0, 1)), ("xz", (0, -1, 0))])
@pytest.mark.parametrize("sign", [1, -1])
def test_torque_turns_as_its_sign_says_about_the_viewer(canvas, two_bodies, plane, torque, sign):
    load = Torque(name="t", body=two_bodies.bodies[0].name, torque=tuple(sign * t for t in torque))
    canvas.show_model(msgspec.structs.replace(two_bodies, torques=(load,)))
    canvas.set_plane(plane)
    points = item(canvas, TorqueItem, "t")._points
    (x1, y1), (x2, y2) = points[0], points[1]
    counter_clockwise = -(x1 * y2 - x2 * y1)  # the screen's y goes down
    assert math.copysign(1, counter_clockwise) == sign


def test_torque_in_the_plane_is_a_straight_vector(canvas, two_bodies):
    load = Torque(name="t", body=two_bodies.bodies[0].name, torque=(1, 0, 0))
    canvas.show_model(msgspec.structs.replace(two_bodies, torques=(load,)))
    assert_allclose(item(canvas, TorqueItem, "t")._points, [(0, 0), (76, 0)], atol=1e-9)


def test_load_without_strength_does_not_stop_the_drawing(canvas, two_bodies):
    name = two_bodies.bodies[0].name
    canvas.show_model(
        msgspec.structs.replace(
            two_bodies,
            forces=(Force(name="f", body=name, force=(0, 0, 0)),),
            torques=(Torque(name="t", body=name, torque=(0, 0, 0)),),
        )
    )
    assert not canvas.grab().isNull()


@pytest.mark.parametrize(("force", "left"), [((1, 1, 0), True), ((1, 0, 0), False)])
def test_label_gives_way_to_a_force_at_the_mass_centre(canvas, two_bodies, force, left):
    load = Force(name="f", body="body1", force=force)
    canvas.show_model(msgspec.structs.replace(two_bodies, forces=(load,)))
    label = item(canvas, LabelItem, "body1").sceneBoundingRect()
    assert (label.center().x() < item(canvas, BodyItem, "body1").pos().x()) == left


def test_labels_can_be_hidden_and_stay_so(canvas, model):
    canvas.set_labels_visible(False)
    assert not item(canvas, LabelItem, "K1").isVisible()
    canvas.show_model(msgspec.structs.replace(model, title="edited"))
    assert not item(canvas, LabelItem, "K1").isVisible()
    canvas.set_labels_visible(True)
    assert item(canvas, LabelItem, "K1").isVisible()


def test_empty_canvas_invites(canvas):
    canvas.show_model(Model())
    assert LIGHT.muted.name() in colors(canvas.grab().toImage())


def test_theme_changes_the_paper(canvas):
    canvas.set_theme(DARK)
    image = canvas.grab().toImage()
    assert QColor(DARK.background).name() in colors(image)
    assert QColor(LIGHT.background).name() not in colors(image)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_everything_selected_can_be_drawn(canvas, selection, model, two_bodies, theme):
    canvas.set_theme(theme)
    for shown in (model, two_bodies):
        canvas.show_model(shown)
        selection.set(
            e.name
            for e in (
                *shown.bodies,
                *shown.joints,
                *shown.springs,
                *shown.forces,
                *shown.torques,
            )
        )
        assert theme.accent.name() in colors(canvas.grab().toImage())


def test_files_dropped_on_the_canvas_are_left_to_the_window(canvas):
    assert not canvas.acceptDrops()
    assert not canvas.viewport().acceptDrops()


def test_point_body_alone_is_shown_in_the_middle(canvas):
    canvas.show_model(Model(bodies=(Body(name="p", mass=1.0, inertia=(1.0, 1.0, 1.0)),)))
    canvas.fit()
    at = item(canvas, BodyItem, "p").pos()
    assert_allclose(at.toTuple(), (canvas.width() / 2, canvas.height() / 2), atol=1)
