"""Signs of couplings, drivers, locks and joint springs; loads by expressions; particles."""

import itertools
import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from PySide6.QtCore import QPointF
from tests.app.coordinated import PLACES, coordinated
from tests.joint_examples import carried, with_joint
from tests.thinned import thinned

from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force
from kane.elements.locks import AngleLock, DisplacementLock
from kane.model.poses import initial_poses
from kanevas.canvas.items.body_item import MassCentreItem, ParticleItem
from kanevas.canvas.items.label_item import LabelItem
from kanevas.canvas.items.load_item import ForceItem, TorqueItem
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.joint_signs import Fill
from kanevas.drawing.load_sizes import LONGEST, SHORTEST
from kanevas.look.theme import DARK, LIGHT

X, Y, Z, TILTED = (1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0), (0.6, 0.48, 0.64)
ON_JOINT = (
    TorsionSpring(name="it", joint="joint", stiffness=1.0),
    SliderSpring(name="it", joint="joint", stiffness=1.0),
    AngleDriver(name="it", joint="joint", law="t"),
    DisplacementDriver(name="it", joint="joint", law="t"),
    AngleLock(name="it", joint="joint"),
    DisplacementLock(name="it", joint="joint"),
)
GROUPS = {
    "joint_springs": (TorsionSpring, SliderSpring),
    "drivers": (AngleDriver, DisplacementDriver),
    "locks": (AngleLock, DisplacementLock),
}
SIGNS = ("gear", "mesh", "link", "motor", "shaker", "jack", "hand", "brake", "stop", "spiral",
         "buffer")  # fmt: skip


@pytest.fixture
def canvas(canvas_of):
    return canvas_of(coordinated())


def item(canvas, name, kind=MarkedItem):
    return next(i for i in canvas.scene().items() if isinstance(i, kind) and i.name == name)


def lines(item):
    return [line for stroke in item._strokes for line in stroke.mark.lines]


def heads(item):
    """Tip and direction of each arrow head."""
    filled = (s.mark.lines[0] for s in item._strokes if s.mark.fill == Fill.INK)
    triangles = [line for line in filled if len(line) == 3]
    return [(line[0], line[0] - line[1:].mean(axis=0)) for line in triangles]


def with_element(axis, ground, element):
    group = next(name for name, kinds in GROUPS.items() if isinstance(element, kinds))
    return replace(with_joint(Cylindrical, axis, ground), **{group: (element,)})


def at(canvas, *point):
    return canvas.camera.to_view(np.array(point)).tolist()


@pytest.mark.parametrize("name", SIGNS)
def test_each_sign_is_drawn_and_found_under_the_pointer(canvas, selection, name):
    sign = item(canvas, name)
    where = [(QPointF(x, y) + sign.pos()).toPoint() for line in lines(sign) for x, y in line]
    assert any(name in canvas.elements_at(point) for point in where)
    plain = canvas.grab().toImage()
    selection.set([name])
    assert canvas.grab().toImage() != plain
    assert sign.boundingRect().contains(sign.shape().boundingRect())


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_all_planes_and_colours_can_be_drawn(canvas, plane, theme):
    canvas.set_theme(theme)
    canvas.set_plane(plane)
    assert not canvas.grab().isNull()


@pytest.mark.parametrize(
    ("element", "ground"),
    thinned(itertools.product(ON_JOINT, ("", "a", "b")), 2, together=True),
)
@pytest.mark.parametrize("axis", thinned([TILTED, X, Y, Z], 4))
def test_a_sign_stands_at_its_joint_and_follows_it(canvas, element, ground, axis):
    model = with_element(axis, ground, element)
    canvas.show_model(model)
    sign, joint = item(canvas, "it"), item(canvas, "joint")
    assert sign.pos() == joint.pos()
    assert np.isfinite(np.concatenate(lines(sign))).all()
    assert np.abs(np.concatenate(lines(sign))).max() < 40
    before = sign.pos()
    canvas.show_poses(carried(initial_poses(model), 0.3, 2, np.array([0.1, 0, 0])))
    # on the ground the axis stays where it is
    assert sign.pos() != before or ground
    assert sign.pos() == joint.pos()


@pytest.mark.parametrize(("axis", "ground", "counter_clockwise"), [
    (Z, "a", True), ((0, 0, -1.0), "a", False), (Z, "b", False), (Z, "", True),
])  # fmt: skip
def test_a_motor_turns_as_the_angle_of_what_moves_grows(canvas, axis, ground, counter_clockwise):
    canvas.show_model(with_element(axis, ground, ON_JOINT[2]))
    ((tip, ahead),) = heads(item(canvas, "it"))
    # y is down on the screen: a turn to the left has a negative product
    across = tip[0] * ahead[1] - tip[1] * ahead[0]
    assert (across < 0) == counter_clockwise


@pytest.mark.parametrize(("axis", "ground", "wanted"), [
    (X, "a", (1, 0)), ((-1.0, 0, 0), "a", (-1, 0)), (Y, "a", (0, -1)), (X, "b", (-1, 0)),
    (X, "", (1, 0)), ((0.6, 0.8, 0), "a", (0.6, -0.8)),
])  # fmt: skip
def test_a_slider_is_driven_as_the_displacement_of_what_moves_grows(canvas, axis, ground, wanted):
    canvas.show_model(with_element(axis, ground, ON_JOINT[3]))
    ((_, ahead),) = heads(item(canvas, "it"))
    assert_allclose(ahead / math.hypot(*ahead), wanted, atol=1e-6)


def test_teeth_turn_with_their_wheels(canvas):
    poses = initial_poses(coordinated())
    gear = item(canvas, "gear")
    before = lines(gear)
    rotation = poses.rotation.copy()
    c, s = math.cos(0.1), math.sin(0.1)
    rotation[0] = [(c, -s, 0), (s, c, 0), (0, 0, 1)]
    canvas.show_poses(poses._replace(rotation=rotation))
    centre, turn = np.array(at(canvas, *PLACES["pinion"])), np.array([(c, -s), (s, c)])
    after = lines(gear)
    assert_allclose(after[0] - centre, (before[0] - centre) @ turn, atol=1e-6)
    assert_allclose(after[1], before[1])


def test_the_whole_picture_holds_the_wheels(canvas):
    canvas.fit()
    cloud = np.concatenate(lines(item(canvas, "gear")))
    assert cloud.min() > 0
    assert (cloud.max(axis=0) < (canvas.width(), canvas.height())).all()


def test_a_jack_reaches_from_end_to_end(canvas):
    jack = item(canvas, "jack")
    cloud = np.concatenate(lines(jack)) + jack.pos().toTuple()
    for end in ((0.0, 0.8, 0.0), PLACES["arm"]):
        assert np.linalg.norm(cloud - at(canvas, *end), axis=1).min() < 5
    poses = initial_poses(coordinated())
    heap = poses._replace(position=np.tile((0.0, 0.8, 0.0), (len(poses.names), 1)))
    canvas.show_poses(heap)
    assert not canvas.grab().isNull()


def test_a_driven_point_has_arrows_for_the_axes_that_are_driven(canvas):
    hand = item(canvas, "hand")
    assert_allclose(hand.pos().toTuple(), at(canvas, -0.4, 0.2, 0.0))
    assert_allclose([ahead / np.linalg.norm(ahead) for _, ahead in heads(hand)], [(1, 0)])
    canvas.set_plane("xz")
    assert len(heads(hand)) == 2


def test_a_line_joins_coupled_joints(canvas):
    assert_allclose(lines(item(canvas, "link"))[0],
                    [at(canvas, *PLACES["wheel"]), at(canvas, *PLACES["arm"])])  # fmt: skip
    model = coordinated()
    link = replace(model.couplings[2], terms=model.couplings[2].terms[:1])
    canvas.show_model(replace(model, couplings=(link,)))
    assert not canvas.grab().isNull()


def test_a_force_points_as_at_the_start(canvas):
    pull = item(canvas, "pull", ForceItem)
    assert_allclose(pull._points[-1], (-LONGEST, 0), atol=1e-9)


def test_a_load_that_is_zero_at_first_points_along_its_law(canvas):
    assert_allclose(item(canvas, "wave", ForceItem)._points[-1], (0, -SHORTEST), atol=1e-9)
    twist = item(canvas, "twist", TorqueItem)
    assert twist._is_arc
    assert twist.boundingRect().width() > 2 * 24


def test_a_load_without_a_value_at_the_start_keeps_what_is_known(canvas):
    assert item(canvas, "burst", ForceItem)._is_end_on  # the constant part alone, along z


def test_a_name_stands_left_of_a_force_by_expressions(canvas):
    model = coordinated()
    for law, is_left in (("F", True), ("-F", False)):
        force = Force(name="up", body="bead", force=(1.0, law, 0.0))
        canvas.show_model(replace(model, forces=(force,)))
        label = item(canvas, "bead", LabelItem)
        assert (label.pos().x() < at(canvas, -0.4, -0.2, 0.0)[0]) == is_left


def test_mass_centre_and_torque_stand_off_the_origin(canvas):
    centre = at(canvas, -0.35, 0.22, 0.0)
    for kind, name in ((MassCentreItem, "block"), (TorqueItem, "twist")):
        assert_allclose(item(canvas, name, kind).pos().toTuple(), centre)


def test_a_particle_is_a_dot(canvas):
    dot = item(canvas, "bead", ParticleItem)
    assert_allclose(dot.pos().toTuple(), at(canvas, -0.4, -0.2, 0.0))
    assert canvas.element_at(dot.pos().toPoint()) == "bead"
    assert not any(
        i.name == "bead" for i in canvas.scene().items() if isinstance(i, MassCentreItem)
    )
