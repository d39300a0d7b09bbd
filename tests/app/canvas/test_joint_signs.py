import itertools
import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage
from tests.joint_examples import DISC_RADIUS, JOINT_TYPES, POINT, carried, edited, with_joint
from tests.strict_weather import MODELS
from tests.thinned import thinned

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.files.model_json import load
from kane.model.poses import Poses, initial_poses
from kanevas.canvas import Canvas
from kanevas.canvas.items.joint_item import JointItem
from kanevas.canvas.joint_signs import Fill, Tone
from kanevas.canvas.joint_signs.marks import CIRCLE_POINTS
from kanevas.canvas.joint_signs.table import SIGNS, sign_of
from kanevas.document.selection import Selection
from kanevas.drawing.ground import hatching
from kanevas.look.theme import DARK, LIGHT

PLANES = ("xy", "xz", "yz")
X, Y, Z, TILTED = (1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0), (0.6, 0.48, 0.64)
BADGES = (ParallelAxes, PerpendicularAxes, VelocityJoint)
# every kind, and one or two of its places on the ground
KINDS_AND_GROUNDS = thinned(itertools.product(JOINT_TYPES, ("", "a", "b")), 2, together=True)
NO_SHIFT = np.zeros(3)


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def canvas(qtbot, selection):
    canvas = Canvas(selection)
    qtbot.addWidget(canvas)
    canvas.resize(600, 500)
    canvas.show()
    qtbot.waitExposed(canvas)
    return canvas


def shown(canvas, model):
    canvas.show_model(model)
    return next(i for i in canvas.scene().items() if isinstance(i, JointItem))


def marks(item):
    along = np.array([item._turn.m11(), item._turn.m12()])
    return [stroke.mark.turned(along) for stroke in item._strokes]


def points(item, *, closed=None, tone=Tone.JOINT):
    wanted = [m for m in marks(item) if m.tone == tone and closed in (None, m.closed)]
    return [line for mark in wanted for line in mark.lines]


def direction(line):
    along = line[-1] - line[0]
    return along / math.hypot(*along)


def ink(canvas, at, color):
    """Count the pixels near a place that have nearly this colour."""
    image = canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint8)
    pixels = pixels.reshape(image.height(), image.bytesPerLine() // 4, 4)[:, :, 2::-1].astype(int)
    x, y = round(at.x()), round(at.y())
    near = pixels[max(y - 26, 0) : y + 27, max(x - 26, 0) : x + 27]
    away = np.abs(near - (color.red(), color.green(), color.blue())).max(axis=2)
    return int((away < 25).sum())


def picked(canvas, item):
    """The names at all places of the sign that is drawn."""
    return [
        canvas.element_at((QPointF(x, y) + item.pos()).toPoint())
        for line in points(item)
        for x, y in line.tolist()
    ]


def test_every_type_of_joint_has_a_sign_of_its_own():
    assert set(SIGNS) == set(JOINT_TYPES)
    assert len({sign.marks for sign in SIGNS.values()}) == len(JOINT_TYPES)


def test_joint_of_an_unknown_type_is_refused():
    class Later(Ball, frozen=True, kw_only=True, tag="later"):
        pass

    with pytest.raises(KeyError):
        sign_of(Later(name="j", body_a="one", body_b="two"))


@pytest.mark.parametrize("plane", thinned(PLANES, 3))
@pytest.mark.parametrize(("kind", "ground"), KINDS_AND_GROUNDS)
def test_sign_stands_at_its_place_and_can_be_picked(canvas, kind, plane, ground):
    model = with_joint(kind, TILTED, ground, plane)
    item = shown(canvas, model)
    assert not item.is_open
    at = POINT if kind is not RodJoint else POINT + np.array((0.3, 0, 0))
    if not (kind is RodJoint and ground == "b"):
        assert_allclose(item.pos().toTuple(), canvas.camera.to_view(at), atol=1e-6)
    assert ink(canvas, item.pos(), LIGHT.joint) > 10
    assert set(picked(canvas, item)) == {"joint"}
    assert item.boundingRect().contains(item.shape().boundingRect())


@pytest.mark.parametrize("plane", thinned(PLANES, 3))
@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_sign_follows_the_poses(canvas, kind, plane):
    model = with_joint(kind, TILTED, plane=plane)
    item = shown(canvas, model)
    poses = initial_poses(model)
    normal = canvas.camera.axes[2]
    angle = 0.4 * normal.sum()  # counter-clockwise on the screen, also where y points away
    moved = carried(poses, angle, int(np.abs(normal).argmax()), np.array([0.1, -0.05, 0.2]))
    before, at = points(item), item.pos()
    canvas.show_poses(moved)
    assert item.pos() != at
    assert not item.is_open
    if kind not in (Ball, Fixed):
        turn = np.array([[math.cos(0.4), -math.sin(0.4)], [math.sin(0.4), math.cos(0.4)]])
        for old, new in zip(before, points(item), strict=True):
            away = np.linalg.norm((old @ turn)[:, None] - new[None], axis=2)
            assert away.min(axis=1).max() < 1.0


@pytest.mark.parametrize("axis", thinned([X, Y, Z, (0.19, 0, 0.98), (0.21, 0, 0.98)], 5))
@pytest.mark.parametrize(("kind", "ground"), KINDS_AND_GROUNDS)
def test_axes_from_any_side_can_be_drawn(canvas, selection, kind, ground, axis):
    item = shown(canvas, with_joint(kind, axis, ground))
    for names in ((), ("joint",)):
        selection.set(names)
        assert ink(canvas, item.pos(), LIGHT.accent if names else LIGHT.joint) > 10
    assert "joint" in picked(canvas, item)
    has_ground = any(mark.tone == Tone.GROUND for mark in marks(item))
    is_curve = kind is PointOnCurve and ground == "a"  # the pin goes, and the curve says the rest
    assert has_ground == (bool(ground) and kind not in BADGES and not is_curve)


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_joint_without_direction_or_length_can_be_drawn(canvas, kind):
    model = with_joint(kind, X)
    fields = {"axis_a", "axis_b", "across", "linear"} & set(kind.__struct_fields__)
    item = shown(canvas, edited(model, **dict.fromkeys(fields, (0.0, 0.0, 0.0))))
    assert marks(item)
    heap = Poses(("one", "two"), np.zeros((2, 3)), np.stack([np.eye(3)] * 2))
    canvas.show_poses(heap)
    assert not canvas.grab().isNull()
    plain = dict.fromkeys({"point_a", "point_b"} & set(kind.__struct_fields__), (0.0, 0, 0))
    plain |= dict.fromkeys({"length"} & set(kind.__struct_fields__), 0.0)
    item = shown(canvas, edited(model, **plain))
    canvas.show_poses(heap)
    assert not canvas.grab().isNull()
    assert np.isfinite(np.concatenate(points(item))).all()


@pytest.mark.parametrize("theme", thinned([LIGHT, DARK], 2))
@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_sign_lights_up_under_the_pointer(canvas, kind, theme):
    canvas.set_theme(theme)
    item = shown(canvas, with_joint(kind, TILTED, "a"))
    assert ink(canvas, item.pos(), theme.accent) == 0
    canvas.mark_hovered("joint")
    assert ink(canvas, item.pos(), theme.accent) > 10


@pytest.mark.parametrize(("plane", "axis", "wanted"), [
    ("xy", X, (1, 0)), ("xy", Y, (0, 1)), ("xy", (0.6, 0.8, 0), (0.6, -0.8)),
    ("xz", Z, (0, 1)), ("xz", (0.48, 0.6, 0.64), (0.6, -0.8)), ("yz", (0, 0.8, -0.6), (0.8, 0.6)),
])  # fmt: skip
@pytest.mark.parametrize("kind", [Prismatic, PointOnLine, Cylindrical, Revolute])
def test_sliders_and_hinges_lie_along_their_axis(canvas, kind, plane, axis, wanted):
    item = shown(canvas, with_joint(kind, axis, plane=plane))
    longest = max(points(item), key=lambda line: np.ptp(line, axis=0).max())
    edge = longest[:2]
    assert abs(direction(edge) @ wanted) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(("pitch", "hand"), [(0.01, 1.0), (-0.01, -1.0)])
@pytest.mark.parametrize(("plane", "axis"), [("xy", X), ("xy", Y), ("xz", (-0.6, 0.0, 0.8))])
def test_the_near_side_of_a_thread_winds_as_the_screw_does(canvas, plane, axis, pitch, hand):
    item = shown(canvas, edited(with_joint(Screw, axis, plane=plane), pitch=pitch))
    along = canvas.camera.axes[:2] @ axis * (1, -1)
    threads = [mark.lines[0] for mark in marks(item) if mark.width == 1.4]
    assert len(threads) == 6
    for start, end in threads:
        up = (end - start) * (1, -1) * np.sign((end - start) @ along)
        ahead = along * (1, -1)
        # a right-handed thread on a shaft that goes up rises to the right
        assert np.sign(up[0] * ahead[1] - up[1] * ahead[0]) == hand


def test_slider_is_a_block_between_two_guides(canvas):
    item = shown(canvas, with_joint(Prismatic, X))
    (block,) = points(item, closed=True)
    assert_allclose([block.min(axis=0), block.max(axis=0)], [(-11, -6), (11, 6)], atol=1e-9)
    upper, lower = points(item, closed=False)
    assert_allclose(upper[:, 1], -8.5, atol=1e-9)
    assert_allclose(lower[:, 1], 8.5, atol=1e-9)


def test_slider_may_slide_and_its_hatching_stands_still(canvas):
    model = with_joint(Prismatic, X, ground="a")
    item = shown(canvas, model)
    poses, starts = initial_poses(model), []
    for shift in (0.0, 0.0123):
        canvas.show_poses(poses._replace(position=poses.position + np.array((shift, 0, 0))))
        assert not item.is_open
        at = canvas.camera.to_view(POINT + np.array((shift, 0, 0)))
        assert_allclose(item.pos().toTuple(), at, atol=1e-6)
        hatches = [line[0, 0] for line in points(item, tone=Tone.GROUND)[1:]]
        step = 42 / round(42 / 5)
        starts.append((np.array(hatches[:3]) + item.pos().x()) % step)
    assert_allclose(np.sort(starts[0]), np.sort(starts[1]), atol=1e-6)


def test_slid_joint_keeps_a_line_to_the_point_on_its_other_body(canvas):
    model = with_joint(Prismatic, X)
    item = shown(canvas, model)
    poses = initial_poses(model)
    canvas.show_poses(poses._replace(position=poses.position + np.array([(0, 0, 0), (0.2, 0, 0)])))
    line = points(item, tone=Tone.FAINT)[0]
    other = canvas.camera.to_view(POINT)
    assert_allclose(line[-1] + item.pos().toTuple(), other, atol=1e-6)


@pytest.mark.parametrize("plane", PLANES)
@pytest.mark.parametrize("ground", ["", "a", "b"])
def test_rod_reaches_from_end_to_end_and_is_picked_on_its_line(canvas, plane, ground):
    model = with_joint(RodJoint, X, ground, plane)
    item = shown(canvas, model)
    ends = canvas.camera.to_view(np.array([POINT, POINT + np.array((0.3, 0, 0))]))
    pins = [line for line in points(item, closed=True) if len(line) == CIRCLE_POINTS]
    centres = np.array([pin.mean(axis=0) for pin in pins]) + item.pos().toTuple()
    away = np.linalg.norm(centres[:, None] - ends, axis=2)
    assert_allclose(away.min(axis=0), 0, atol=1e-6)
    assert_allclose(away.min(axis=1), 0, atol=1e-6)
    for share in (0.25, 0.5, 0.75):
        at = QPointF(*(ends[0] + share * (ends[1] - ends[0])).tolist()).toPoint()
        assert canvas.element_at(at) == "joint"
    beside = QPointF(*ends.mean(axis=0).tolist()).toPoint() + QPoint(14, 14)
    assert plane == "yz" or canvas.element_at(beside) != "joint"


def test_rod_of_the_wrong_length_is_open_by_the_difference(canvas):
    model = edited(with_joint(RodJoint, X), length=0.2)
    item = shown(canvas, model)
    assert item.is_open
    assert_allclose(item._gap, (0.1 * canvas.camera.scale, 0), atol=1e-6)
    assert_allclose(
        item.pos().toTuple(), canvas.camera.to_view(POINT + np.array((0.2, 0, 0))), atol=1e-6
    )


def shifted(poses, body, shift):
    position = poses.position.copy()
    position[body] += shift
    return Poses(poses.names, position, poses.rotation)


@pytest.mark.parametrize(
    ("kind", "along", "across"),
    [
        *((kind, False, True) for kind in (Prismatic, Cylindrical, PointOnLine)),
        *((kind, True, False) for kind in (Planar, PointInPlaneJoint, RollingDisc)),
        *((kind, False, False) for kind in (*BADGES, KnifeEdge)),
        *((kind, True, True) for kind in (Ball, Revolute, Universal, ConstantVelocity, Fixed)),
    ],
)
@pytest.mark.parametrize("ground", ["", "a", "b"])
def test_joint_stands_open_where_its_equations_do_not_hold(canvas, kind, along, across, ground):
    model = with_joint(kind, X, ground)
    for shift, is_open in (((0.1, 0, 0), along), ((0, 0.1, 0), across)):
        item = shown(canvas, model)
        poses = shifted(initial_poses(model), 0 if ground == "b" else 1, shift)
        canvas.show_poses(poses)
        canvas.fit()
        assert item.is_open == is_open
        assert (ink(canvas, item.pos(), LIGHT.error) > 10) == is_open
        if is_open:
            other = item.pos() + QPointF(*item._gap)
            assert canvas.element_at(((item.pos() + other) / 2).toPoint()) == "joint"


@pytest.mark.parametrize(
    "kind",
    [Revolute, Prismatic, Universal, ConstantVelocity, ParallelAxes, PerpendicularAxes],
)
def test_axes_askew_show_as_an_open_joint(canvas, kind):
    model = with_joint(kind, X)
    bodies = (model.bodies[0], msgspec.structs.replace(model.bodies[1], orientation=(0, 0, 0, 1)))
    item = shown(canvas, msgspec.structs.replace(model, bodies=bodies))
    assert item.is_open


def test_right_angle_has_its_legs_along_the_axes(canvas):
    item = shown(canvas, edited(with_joint(PerpendicularAxes, X), point_a=(0, 0, 0)))
    corner = next(line for line in points(item, closed=False) if len(line) == 3)
    legs = corner[[0, 2]] - corner[1]
    assert legs[0] @ legs[1] == pytest.approx(0, abs=1e-9)
    assert abs(legs[0] @ (0, 1)) == pytest.approx(0, abs=1e-6)


def test_bell_of_the_constant_velocity_joint_opens_along_its_shaft(canvas):
    item = shown(canvas, with_joint(ConstantVelocity, (0.6, 0.8, 0.0)))
    bell = max(points(item, closed=False), key=len)
    opening, back = bell[[0, -1]].mean(axis=0), bell.mean(axis=0)
    assert_allclose(direction(np.array([back, opening])), (0.6, -0.8), atol=1e-6)
    stems = [line for line in points(item, closed=False) if len(line) == 2]
    assert sorted(np.sign(stem[1] @ (0.6, -0.8)) for stem in stems) == [-1, 1]


def test_cage_of_the_constant_velocity_joint_is_seen_along_its_shaft(canvas):
    item = shown(canvas, with_joint(ConstantVelocity, Z))
    balls = [line for line in points(item, closed=True) if np.ptp(line[:, 0]) < 4]
    assert len(balls) == 7  # six of the cage, and the axis


def test_forks_of_the_universal_joint_open_towards_each_other(canvas):
    item = shown(canvas, with_joint(Universal, Z))
    forks = [line for line in points(item, closed=False) if len(line) == 4]
    assert len(forks) == 2
    bases = [fork[1:3].mean(axis=0) for fork in forks]
    assert_allclose(bases[0], -bases[1], atol=1e-9)
    assert math.hypot(*bases[0]) == pytest.approx(13)


@pytest.mark.parametrize(("plane", "across", "wanted"), [
    ("xy", X, (0, 1)), ("xy", (0.6, 0.8, 0), (0.8, 0.6)), ("xz", Z, (1, 0)),
])  # fmt: skip
def test_wheel_of_a_knife_edge_rolls_at_right_angles_to_its_axle(canvas, plane, across, wanted):
    item = shown(canvas, with_joint(KnifeEdge, across, plane=plane))
    (tyre,) = points(item, closed=True)
    sides = tyre[1:3] - tyre[:2]
    longest = max(sides, key=lambda side: math.hypot(*side))
    assert abs(longest @ wanted) == pytest.approx(19.0, abs=1e-6)


@pytest.mark.parametrize("normal", [Y, (0.6, 0.8, 0)])
@pytest.mark.parametrize("ground", ["", "a"])
def test_rolling_disc_has_its_tread_on_the_plane_and_a_line_to_its_centre(canvas, normal, ground):
    item = shown(canvas, with_joint(RollingDisc, normal, ground))
    tread = points(item, closed=False)[0]
    assert abs(direction(tread) @ (normal[0], -normal[1])) == pytest.approx(0, abs=1e-6)
    centre = canvas.camera.to_view(POINT + DISC_RADIUS * np.array(normal))
    spoke = points(item, tone=Tone.FAINT, closed=False)[-1]
    assert_allclose(spoke[-1] + item.pos().toTuple(), centre, atol=1e-6)


def test_rolling_disc_off_its_plane_is_open_by_the_gap(canvas):
    model = with_joint(RollingDisc, Y)
    item = shown(canvas, model)
    canvas.show_poses(shifted(initial_poses(model), 1, (0.0, 0.05, 0.0)))
    assert item.is_open
    assert_allclose(item._gap, (0, -0.05 * canvas.camera.scale), atol=1e-6)


def test_velocity_joint_has_arrows_for_the_vectors_that_count(canvas):
    counts = []
    for linear, angular in ((X, (0, 0, 0)), ((0, 0, 0), X), (X, X)):
        model = edited(with_joint(VelocityJoint, X), linear=linear, angular=angular)
        counts.append(len(points(shown(canvas, model))))
    assert counts == [3, 3, 5]  # the badge, and a line with its head for each


def test_nothing_is_drawn_anew_while_it_looks_the_same(canvas, monkeypatch):
    model = with_joint(Revolute, Z)
    item = shown(canvas, model)
    monkeypatch.setattr(item, "_draw_marks", None)
    canvas.show_poses(carried(initial_poses(model), 0.5, 2, np.array([0.1, 0, 0])))
    assert not item.is_open


def test_pin_covers_the_slider_in_which_it_sits(canvas):
    slider = with_joint(Prismatic, X)
    for order in (1, -1):
        pin = edited(with_joint(Ball, X), name="pin").joints[0]
        joints = (slider.joints[0], pin)[::order]
        item = shown(canvas, msgspec.structs.replace(slider, joints=joints))
        assert canvas.elements_at(item.pos().toPoint())[:2] == ("pin", "joint")


def test_hatching_covers_its_line_evenly_at_any_phase():
    for phase in (None, 0.0, 1.3, -77.7, 1e5):
        starts = [stroke[0, 0] for stroke in hatching(28, phase)]
        assert_allclose(np.diff(starts), 28 / 6)
        assert min(starts) > -14 - 1e-6
        assert max(starts) <= 14 + 1e-6


def test_filled_marks_of_a_sign_are_closed(canvas):
    for kind in JOINT_TYPES:
        for axis in (X, Z):
            item = shown(canvas, with_joint(kind, axis, "a"))
            assert all(mark.closed for mark in marks(item) if mark.fill != Fill.NONE)


@pytest.mark.parametrize("change", [{}, {"coefficient": 0.3}, {"one_sided": True}])
def test_a_disc_has_its_sign_where_it_touches_whether_it_may_slide_or_not(canvas, change):
    model = load(MODELS / "ramp_disk.json")
    disc = msgspec.structs.replace(model.joints[0], coefficient=None)
    item = shown(canvas, msgspec.structs.replace(
        model, joints=(msgspec.structs.replace(disc, **change),)
    ))  # fmt: skip
    at = canvas.camera.to_view(np.zeros(3))  # where the ramp touches it at first
    assert (item.x, item.y) == pytest.approx(tuple(at), abs=0.1)
