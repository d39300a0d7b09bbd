"""Signs of limits, ropes, friction, latches, clutches, releases and impulses."""

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.holding import ways_to_hold
from tests.inspected import everything

from kane.elements.body import Body
from kane.elements.cylindrical import Cylindrical
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.impulse import Impulse
from kane.elements.latches import AngleLatch, BodyLatch, DisplacementLatch
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.shapes import Rod
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, OneWay
from kane.fields import GROUND
from kane.model import Model
from kanevas.canvas.items.joint_item import JointItem
from kanevas.canvas.items.limit_item import AngleStopItem, DisplacementStopItem
from kanevas.canvas.items.load_item import ImpulseItem, TwistItem
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.on_joint_item import OnJointItem
from kanevas.canvas.items.rope_item import RopeItem
from kanevas.canvas.joint_signs import Tone
from kanevas.look.event_looks import color_of_hold

Z = (0.0, 0.0, 1.0)
X = (1.0, 0.0, 0.0)
HALF = 0.1


def swing(angle, turned=False, **groups):
    """A rod on a hinge at the origin, which stands at an angle; its long side is along x."""
    body = Body(
        name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0),
        position=(HALF * math.cos(angle), HALF * math.sin(angle), 0.0),
        orientation=AxisAngle(axis=Z, angle=angle),
        shapes=(Rod(start=(-HALF, 0.0, 0.0), end=(HALF, 0.0, 0.0), radius=0.01),),
    )  # fmt: skip
    ends = {"body_a": GROUND, "body_b": "rod", "point_b": (-HALF, 0.0, 0.0)}
    if turned:
        ends = {"body_a": "rod", "point_a": (-HALF, 0.0, 0.0), "body_b": GROUND}
    return Model(bodies=(body,), joints=(Revolute(name="hinge", **ends),), **groups)


def sled(at, turned=False, **groups):
    body = Body(name="sled", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(at, 0.0, 0.0))
    ends = {"body_a": GROUND, "body_b": "sled"}
    if turned:
        ends = {"body_a": "sled", "body_b": GROUND}
    guide = Prismatic(name="guide", axis_a=X, axis_b=X, **ends)
    return Model(bodies=(body,), joints=(guide,), **groups)


def item(canvas, kind, name="it"):
    return next(i for i in canvas.scene().items() if isinstance(i, kind) and i.name == name)


def bold(item):
    """The lines that are drawn boldest, each with its tone."""
    return [(s.mark.lines[0], s.mark.tone) for s in item._strokes if s.mark.width > 2]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("angle", [0.3, -0.7, 2.0])
def test_a_rod_lies_on_the_tick_of_a_limit_that_it_reaches(canvas_of, angle, turned):
    sense = -1.0 if turned else 1.0
    at, beyond = sense * angle, sense * angle - 0.8
    stop = AngleStop(name="it", joint="hinge", lower=beyond, upper=at)
    canvas = canvas_of(swing(angle, turned, stops=(stop,)))
    (low, low_tone), (high, high_tone) = bold(item(canvas, AngleStopItem))
    way = np.array([math.cos(angle), -math.sin(angle)])  # down is positive on the screen
    assert_allclose(high / np.linalg.norm(high, axis=1)[:, None], [way, way], atol=1e-9)
    away = angle - sense * 0.8
    way = np.array([math.cos(away), -math.sin(away)])
    assert_allclose(low / np.linalg.norm(low, axis=1)[:, None], [way, way], atol=1e-9)
    assert (low_tone, high_tone) == (Tone.JOINT, Tone.ACTING)


def test_one_limit_alone_has_an_arc_towards_where_the_rod_may_go(canvas_of):
    canvas = canvas_of(swing(0.0, stops=(AngleStop(name="it", joint="hinge", lower=0.0),)))
    arc = item(canvas, AngleStopItem)._strokes[0].mark.lines[0]
    turns = np.arctan2(-arc[:, 1], arc[:, 0])
    assert turns.min() == pytest.approx(0.0)
    assert 0.5 < turns.max() < 1.0


@pytest.mark.parametrize("turned", [False, True])
def test_a_slider_touches_the_plate_of_a_limit_that_it_reaches(canvas_of, turned):
    sense = -1.0 if turned else 1.0
    limits = sorted((sense * 0.1, sense * -0.3))
    stop = DisplacementStop(name="it", joint="guide", lower=limits[0], upper=limits[1])
    canvas = canvas_of(sled(0.1, turned, stops=(stop,)))
    sign = item(canvas, DisplacementStopItem)
    scale = canvas.camera.scale
    places = {}
    for plate, tone in bold(sign):
        x = plate[:, 0] + sign.x
        assert x[0] == pytest.approx(x[1])
        places[tone] = x[0]
    slider = canvas.camera.to_view(np.array((0.1, 0.0, 0.0)))[0]
    beside = places[Tone.ACTING] - slider
    assert 11.0 < beside < 15.0  # at the right edge of the slider's sign
    assert slider - places[Tone.JOINT] == pytest.approx(0.4 * scale + beside)


def test_a_rope_hangs_until_it_is_taut(canvas_of):
    def rope_at(way, **limits):
        rope = DistanceStop(name="it", body_a=GROUND, body_b="sled", **limits)
        return item(canvas_of(sled(way, stops=(rope,))), RopeItem)

    slack = next(s.mark for s in rope_at(0.2, upper=0.3)._strokes if s.mark.tone is Tone.JOINT)
    line = slack.lines[0]
    assert line[:, 1].max() > 10.0
    taut = [s.mark for s in rope_at(0.3, upper=0.3)._strokes if s.mark.tone is Tone.ACTING]
    assert_allclose(taut[0].lines[0][:, 1], 0.0, atol=1e-9)
    # a strut that pushes is a tube over the whole length
    canvas = canvas_of(sled(0.3, stops=(DistanceStop(name="it", body_a=GROUND, body_b="sled",
                                                     lower=0.3),)))  # fmt: skip
    tube = next(s.mark for s in item(canvas, RopeItem)._strokes if s.mark.closed
                and s.mark.tone is Tone.ACTING)  # fmt: skip
    assert np.ptp(tube.lines[0][:, 0]) == pytest.approx(0.3 * canvas.camera.scale)


def test_the_length_of_a_slack_line_is_near_that_of_the_rope(canvas_of):
    for way in (0.05, 0.15, 0.25, 0.29):
        rope = DistanceStop(name="it", body_a=GROUND, body_b="sled", upper=0.3)
        canvas = canvas_of(sled(way, stops=(rope,)))
        sign = item(canvas, RopeItem)
        line = next(s.mark for s in sign._strokes if s.mark.tone is Tone.JOINT).lines[0]
        length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
        # a drawing: its sag is that of a parabola to some per cent
        assert length == pytest.approx(0.3 * canvas.camera.scale, rel=0.03)


@pytest.mark.parametrize(
    ("group", "one", "other"),
    [
        ("latches", AngleLatch(name="it", joint="hinge", closes="t > 1"),
         AngleLatch(name="it", joint="hinge", shut=True)),
        ("stops", OneWay(name="it", joint="hinge"),
         OneWay(name="it", joint="hinge", turns="backward")),
        ("releases", Release(name="it", joint="hinge", opens="t > 1"),
         Release(name="it", joint="hinge", open=True)),
    ],
)  # fmt: skip
def test_states_and_senses_are_drawn(canvas_of, group, one, other):
    looks = []
    for each in (one, other):
        sign = item(canvas_of(swing(0.3, **{group: (each,)})), OnJointItem)
        marks = [stroke.mark for stroke in sign._strokes]
        looks.append([(mark.lines[0].round(3).tolist(), mark.fill) for mark in marks])
    assert looks[0] != looks[1]


@pytest.mark.parametrize("axis", [X, Z, (0.6, 0.48, 0.64)])
@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_all_that_acts_in_a_joint_is_drawn_however_it_is_seen(canvas_of, axis, plane):
    joint = Cylindrical(name="joint", body_a=GROUND, body_b="rod", axis_a=axis, axis_b=axis)
    model = Model(
        work_plane=plane,
        bodies=swing(0.0).bodies,
        joints=(joint,),
        stops=(
            AngleStop(name="a", joint="joint", lower=-1.0, upper=9.0),
            DisplacementStop(name="b", joint="joint", lower=-0.1, upper=0.2),
            OneWay(name="c", joint="joint"),
        ),
        frictions=(
            AngleFriction(name="d", joint="joint", moment=1.0),
            DisplacementFriction(name="e", joint="joint", force=1.0),
        ),
        latches=(
            AngleLatch(name="f", joint="joint", shut=True),
            DisplacementLatch(name="g", joint="joint", closes="t > 1"),
            BodyLatch(name="h", body_a=GROUND, point_a=(0.1, 0.2, 0.3), body_b="rod", shut=True),
        ),
        releases=(Release(name="i", joint="joint", opens="t > 1"),),
    )
    canvas = canvas_of(model)
    for name in "abcdefghi":
        sign = item(canvas, MarkedItem, name)
        assert np.isfinite(np.concatenate([s.mark.lines[0] for s in sign._strokes])).all()
        assert not sign.boundingRect().isEmpty()
        assert not sign.shape().isEmpty()


def test_an_impulse_is_jagged_and_a_twist_goes_round(canvas_of):
    blows = (
        Impulse(name="it", body="rod", when="t > 1", impulse=(1.0, 0.0, 0.0)),
        Impulse(name="twist", body="rod", when="t > 1", moment=(0.0, 0.0, 1.0)),
        Impulse(name="towards", body="rod", when="t > 1", impulse=(0.0, 0.0, 2.0)),
    )
    canvas = canvas_of(swing(0.0, impulses=blows))
    line = item(canvas, ImpulseItem)._points
    assert line[0].tolist() == [0.0, 0.0]
    assert line[-1][0] > 20.0
    assert np.ptp(line[:, 1]) > 5.0
    assert len(item(canvas, TwistItem, "twist")._points) > 10
    assert item(canvas, ImpulseItem, "towards")._is_end_on
    canvas.grab()


@pytest.mark.parametrize(("name", "part", "holds"), ways_to_hold(everything()))
def test_each_way_to_hold_has_a_form_and_a_colour(canvas_of, name, part, holds):
    canvas, looks, colors = canvas_of(everything()), [], []
    for hold in holds:
        canvas.show_poses(canvas.poses, {name: {part: hold}})
        sign = item(canvas, MarkedItem, name)
        looks.append(
            tuple((m.lines[0].round(2).tobytes(), m.fill, m.width) for m in marks_of(sign))
        )
        colors.append({sign._tone_color(m.tone).name() for m in marks_of(sign)})
        if hold == "open":
            continue
        assert color_of_hold(canvas.theme, hold).name() in colors[-1]
    assert len(set(looks)) == len(holds)
    assert all(one != other for i, one in enumerate(colors) for other in colors[:i])


def test_a_sign_that_changes_is_not_drawn_from_its_old_picture(canvas_of):
    canvas = canvas_of(swing(0.3, latches=(AngleLatch(name="it", joint="hinge", closes="t > 1"),)))
    pictures = []
    for hold in ("open", "locked", "open"):
        canvas.show_poses(canvas.poses, {"it": {"": hold}})
        for _ in range(3):  # the second time a sign is drawn from a picture
            picture = canvas.grab().toImage()
        pictures.append(picture)
    assert pictures[0] == pictures[2] != pictures[1]


def test_a_joint_that_is_let_go_is_no_error(canvas_of):
    release = Release(name="it", joint="hinge", opens="t > 1")
    model = swing(0.3, releases=(release,))
    canvas = canvas_of(model)
    away = canvas.poses._replace(position=canvas.poses.position + np.array(X))
    canvas.show_poses(away, {"it": {"": "locked"}, "hinge": {"": "locked"}})
    assert item(canvas, JointItem, "hinge").is_open
    canvas.show_poses(away, {"it": {"": "open"}, "hinge": {"": "open"}})
    sign = item(canvas, JointItem, "hinge")
    assert not sign.is_open
    assert sign.own_color() == canvas.theme.muted


def marks_of(sign):
    return [stroke.mark for stroke in sign._strokes]


@pytest.mark.parametrize("limit", [1e3, 1e20, 1e60, -1e60])
def test_limits_that_nobody_could_draw_are_drawn_all_the_same(canvas_of, limit):
    stops = (
        AngleStop(name="it", joint="hinge", lower=-1.0, upper=limit),
        DistanceStop(name="rope", body_a=GROUND, body_b="rod", upper=abs(limit)),
    )
    canvas = canvas_of(swing(0.3, stops=stops))
    points = np.concatenate([m.lines[0] for m in marks_of(item(canvas, AngleStopItem))])
    assert np.isfinite(points).all()
    assert len(points) < 2000
    canvas.grab()
