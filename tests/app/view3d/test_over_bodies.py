import numpy as np
import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage

from kane.model.poses import Poses, initial_poses
from kane.reading.touching_places import Touches
from kane.results.traces import Trace
from kanevas.look.event_looks import color_of_hold
from kanevas.look.line_colors import trace_colors
from kanevas.look.theme import BODY_PALETTE, DARK, LIGHT
from kanevas.vectors import ArrowSet
from kanevas.vectors.arrow import Arrow
from kanevas.vectors.legend import LegendLine


def picture(view):
    view.refresh()
    return view.picture(QSize(600, 500))


def count(image, color, near=40):
    """Count the pixels that have about the hue of a colour, lit somehow."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    buffer = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1, 4)
    found, wanted = buffer[:, :, 2::-1].astype(float), np.array(QColor(color).getRgb()[:3], float)
    likeness = (found @ wanted) / np.maximum(
        np.linalg.norm(found, axis=2) * np.linalg.norm(wanted), 1.0
    )
    return int(((likeness > 0.997) & (np.linalg.norm(found, axis=2) > near)).sum())


def forces(at=(0.0, 0.0, 0.05), labels=()):
    parts = np.array([[0.0, 1.0, 0.0]])
    return ArrowSet("velocity", ("K5",), np.array([at]), parts, np.array([True]), labels)


def pixel(view, point):
    ((x, y),) = view._view.camera.on_screen(np.array([point])).tolist()
    return QPointF((x + 1) / 2 * view._view.width(), (1 - y) / 2 * view._view.height())


def test_arrows_are_drawn_in_the_colour_of_their_kind_and_picked(view, selection, qtbot):
    color = LIGHT.vectors["velocity"]
    before = count(picture(view), color)
    view.show_arrows([forces()], [])
    assert count(picture(view), color) > before + 100
    start, tip = view._over.arrows._starts[0], view._over.arrows.tips[0]
    at = pixel(view, (start + tip) / 2).toPoint()
    qtbot.mouseClick(view._view, Qt.MouseButton.LeftButton, pos=at)
    assert selection.names == ("K5",)
    view.show_arrows([], [])
    selection.set(())
    assert count(picture(view), color) <= before + 10


@pytest.mark.parametrize("hold", ["sticks", "slides", "closed"])
def test_places_that_touch_are_marked_in_front_of_all(view, hold):
    color = color_of_hold(LIGHT, hold)
    before = count(picture(view), color)
    up = np.array([[0.0, 0.0, 1.0]])
    view.show_touches(Touches(("floor",), np.array([[0.0, 0.0, 0.05]]), up, (hold,)))
    assert count(picture(view), color) > before + 15
    view.show_touches(None)
    assert count(picture(view), color) <= before + 5


def test_a_view_that_is_squeezed_to_nothing_still_takes_arrows(view):
    view.show_arrows([forces()], [])
    view.setMinimumSize(0, 0)
    view.resize(0, 0)
    view.show_arrows([forces(at=(0.0, 0.0, 0.1))], [])
    view.fit()
    view.resize(600, 500)
    assert count(picture(view), LIGHT.vectors["velocity"]) > 100


def test_the_legend_and_sizes_are_written(view):
    bare = picture(view)
    view.show_arrows([forces()], [LegendLine("velocity", "Velocities ≤ 3 m/s")])
    with_legend = picture(view)
    box = [(x, y) for x in range(12, 140) for y in range(40, 60)]
    box += [(x, y) for x in range(12, 140) for y in range(12, 36)]
    assert any(bare.pixel(x, y) != with_legend.pixel(x, y) for x, y in box)
    view.show_arrows([forces(labels=("3 m/s",))], [LegendLine("velocity", "Velocities ≤ 3 m/s")])
    assert picture(view) != with_legend


def test_vectors_that_a_view_asks_for_stand_beside_those_of_the_run(view):
    color = LIGHT.vectors["reaction_moment"]
    before = count(picture(view), color)
    view.show_vectors([Arrow("K5", "reaction_moment", np.zeros(3), np.array([0.0, 7.0, 0.0]))])
    assert count(picture(view), color) > before + 100
    view.show_vectors([])
    assert count(picture(view), color) <= before + 10


def test_traces_are_solid_up_to_now_and_faint_after_it(view):
    time = np.linspace(0.0, 1.0, 50)
    points = np.column_stack((np.linspace(-0.1, 0.05, 50), 0.06 + 0 * time, 0.06 + 0 * time))
    path = Trace("p", time, points, np.zeros(49, dtype=bool))
    color = LIGHT.curves[0]
    before = count(picture(view), color)
    seen = []
    for now in (0.0, 0.5, 1.0):
        view.show_traces([path], now)
        seen.append(count(picture(view), color))
    assert seen[0] < seen[1] < seen[2]
    assert seen[2] > before + 100
    view.show_traces([], 0.0)
    assert count(picture(view), color) == before


def test_traces_follow_the_colours_of_the_window_and_of_their_bodies(view):
    time = np.linspace(0.0, 1.0, 50)
    points = np.column_stack((np.linspace(-0.1, 0.05, 50), 0.06 + 0 * time, 0.06 + 0 * time))
    paths = [Trace(name, time, points, np.zeros(49, dtype=bool)) for name in ("p", "K5")]
    view.set_theme(DARK)
    free, own = (trace_colors([path.name], view.model, DARK)[0] for path in paths)
    before = count(picture(view), free), count(picture(view), own)
    view.set_theme(LIGHT)
    for path, color, without in zip(paths, (free, own), before, strict=True):
        view.show_traces([path], 1.0)
        view.set_theme(DARK)
        assert count(picture(view), color) > without + 100
        view.set_theme(LIGHT)


def test_points_of_a_trace_between_breaks_are_seen_by_themselves(view):
    time = np.linspace(0.0, 1.0, 8)
    points = np.column_stack((np.linspace(-0.1, 0.05, 8), 0.06 + 0 * time, 0.06 + 0 * time))
    color, before = LIGHT.curves[0], count(picture(view), LIGHT.curves[0])
    seen = []
    for breaks in (np.ones(7, dtype=bool), np.zeros(7, dtype=bool)):
        view.show_traces([Trace("p", time, points, breaks)], 1.0)
        seen.append(count(picture(view), color) - before)
    assert 8 <= seen[0] < seen[1] / 2


def moved(model, by):
    poses = initial_poses(model)
    return Poses(poses.names, poses.position + by, poses.rotation)


def test_ghosts_show_bodies_through_where_they_are_at_other_times(view, model):
    bare = picture(view)
    view.show_ghosts([moved(model, (0.0, 0.03, 0.0)), moved(model, (0.0, -0.03, 0.0))])
    assert picture(view) != bare
    assert len(view._over._ghost_item._instances) == 2 * sum(
        len(body.shapes) for body in model.bodies
    )
    opacities = view._over._ghost_item._instances.data["color"][:, 3]
    assert (opacities < 0.5).all()
    view.show_ghosts([])
    assert picture(view) == bare


def test_ghosts_of_another_model_are_passed_over(view, two_bodies):
    view.show_ghosts([initial_poses(two_bodies)])
    assert len(view._over._ghost_item._instances) == 0


def test_a_free_motion_goes_round_until_it_is_ended(view, model, qtbot):
    motion = [moved(model, (0.0, y, 0.0)) for y in (0.0, 0.02, 0.04)]
    view.show_free_motion(motion)
    seen = set()
    item = view._over._motion_item

    def three_places():
        seen.add(round(float(item._instances.data["frame"][0, 1, 3]), 4))
        return len(seen) == 3

    qtbot.waitUntil(three_places)
    view.hide()
    assert not view._over._timer.isActive()
    view.show()
    assert view._over._timer.isActive()
    view.show_free_motion(None)
    assert not view._over._timer.isActive()
    assert len(item._instances) == 0


def test_what_is_over_the_bodies_follows_theme_and_model(view, model):
    view.show_arrows([forces()], [])
    view.show_ghosts([moved(model, (0.0, 0.03, 0.0))])
    view.set_theme(DARK)
    assert count(picture(view), DARK.vectors["velocity"]) > 100
    assert count(picture(view), BODY_PALETTE[0]) > 50


def test_loads_drawn_as_they_act_need_no_sign(view, model):
    view.refresh()
    (motor,) = model.torques
    assert motor.name in view._world.loads.names
    torque = ArrowSet("torque", (motor.name,), np.zeros((1, 3)), np.ones((1, 3)), np.array([True]))
    view.show_arrows([torque], [])
    view.refresh()
    assert motor.name not in view._world.loads.names
    view.show_arrows([], [])
    view.refresh()
    assert motor.name in view._world.loads.names
