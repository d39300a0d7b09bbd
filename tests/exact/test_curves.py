"""Points on curves against closed forms: pendulums, Huygens' tautochrone, a cam's follower."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.analyses.instant import instant_at_start
from kane.errors import ModelError
from kane.parts import AngleDriver, Body, PointOnCurve, Prismatic, Revolute, RodJoint

CLOSE = {"rtol": 1e-10, "atol": 1e-12}
G = 9.81


def on(joint, place, planar=True, **more):
    ball = Body(name="ball", mass=1.0, particle=True, position=place)
    return kane.Model(
        planar=planar, gravity=(0.0, -G, 0.0), bodies=(ball,), joints=(joint,), **more
    )


def curve(**fields):
    return PointOnCurve(name="curve", body_a="ground", body_b="ball", **fields)


CIRCLE = curve(x_of_s="2*cos(s)", y_of_s="2*sin(s)", s_start=-math.pi, s_end=0.5)
ROD = RodJoint(name="rod", body_a="ground", body_b="ball", length=2.0)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("planar", [True, False])
def test_a_bead_on_a_circle_is_a_pendulum(planar, formulation):
    settings = {**CLOSE, "duration": 1.0, "record_every": 0.1, "formulation": formulation}
    bead = kane.simulate(on(CIRCLE, (2.0, 0.0, 0.0), planar), **settings)
    ball = kane.simulate(on(ROD, (2.0, 0.0, 0.0)), **settings)
    assert bead.outcome.ok
    assert bead.doubts == ()
    for key in ("x", "y", "vx", "vy"):  # both to rtol 1e-10 over some 20 steps
        assert bead[f"ball.{key}"] == pytest.approx(ball[f"ball.{key}"], abs=1e-8)
    assert bead["curve.fy"] == pytest.approx(ball["rod.fy"], abs=1e-7)
    angle = np.unwrap(np.arctan2(ball["ball.y"], ball["ball.x"]))
    assert bead["curve.way"] == pytest.approx(2.0 * (angle + math.pi), abs=1e-8)


@pytest.mark.parametrize("start", [0.5, 1.5, 3.0])
def test_the_time_to_the_bottom_of_a_cycloid_does_not_hang_on_the_start(start):
    """Huygens, Horologium oscillatorium, 1673: pi sqrt(r / g), and that is the shortest time too.

    From the cusp the cycloid is the brachistochrone; here each start is at rest.
    """
    cycloid = curve(
        x_of_s="s - sin(s)", y_of_s="cos(s) - 1", s_start=0.05, s_end=2 * math.pi - 0.05
    )
    place = (start - math.sin(start), math.cos(start) - 1.0, 0.0)
    result = kane.simulate(on(cycloid, place), duration=math.pi * math.sqrt(1 / G), **CLOSE)
    # pieces of the curve leave 1e-13, steps 1e-10 each
    assert result["ball.x"][-1] == pytest.approx(math.pi, abs=1e-8)
    assert result["ball.vx"][-1] == pytest.approx(math.sqrt(2 * G * (2.0 + place[1])), rel=1e-8)


def test_a_helix_in_space_is_an_inclined_plane():
    """Along a helix of slope b / a a bead falls as on a plane of that slope."""
    helix = curve(x_of_s="cos(s)", y_of_s="-0.5*s", z_of_s="sin(s)", s_start=-1.0, s_end=20.0)
    result = kane.simulate(on(helix, (1.0, 0.0, 0.0), planar=False), duration=1.0, **CLOSE)
    sine = 0.5 / math.hypot(1.0, 0.5)
    assert result["ball.y"][-1] == pytest.approx(-(sine**2) * G / 2, rel=1e-8)
    assert result["curve.way"] - result["curve.way"][0] == pytest.approx(
        sine * G * result.time**2 / 2, rel=1e-8, abs=1e-9
    )


def test_a_follower_on_a_cam_has_the_lift_of_its_profile():
    """An eccentric circle: y = e cos(a) + sqrt(r^2 - e^2 sin(a)^2), and its second derivative."""
    e, r, rate = 0.02, 0.05, 3.0
    angles = np.arange(48) * math.pi / 24
    profile = tuple((e + r * math.cos(a), r * math.sin(a), 0.0) for a in angles.tolist())
    model = kane.Model(
        planar=True,
        gravity=(0.0, 0.0, 0.0),
        bodies=(
            Body(name="cam", mass=1.0, inertia=0.01),
            Body(name="follower", mass=0.2, inertia=0.01, position=(e + r, 0.0, 0.0)),
        ),
        joints=(
            Revolute(name="shaft", body_a="ground", body_b="cam"),
            Prismatic(
                name="guide", body_a="ground", body_b="follower",
                axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0),
            ),
            PointOnCurve(
                name="profile", body_a="cam", body_b="follower", points=profile, closed=True
            ),
        ),
        drivers=(AngleDriver(name="motor", joint="shaft", law=f"{rate}*t"),),
    )  # fmt: skip
    result = kane.simulate(model, duration=2.5, **CLOSE)
    assert result.outcome.ok
    a = rate * result.time
    root = np.sqrt(r**2 - (e * np.sin(a)) ** 2)
    # 48 points on a circle: a cubic spline errs by h^4 / 384, its curvature by h^2 / 12 of it,
    # which an eccentric cam makes some three times as large
    assert result["follower.x"] == pytest.approx(e * np.cos(a) + root, abs=1e-6 * r)
    lift = -e * np.cos(a) - (
        e**2 * np.cos(2 * a) / root + (e**2 * np.sin(2 * a) / 2) ** 2 / root**3
    )
    force = 0.2 * rate**2 * lift
    assert result["profile.fx"] == pytest.approx(force, abs=6e-3 * np.abs(force).max())
    assert result.energy_drift < 1e-7


def test_small_swings_on_a_parabola():
    """y = x^2 / 2 has the curvature 1 at its bottom: a pendulum of 1 m."""
    parabola = curve(points=(), x_of_s="s", y_of_s="s**2/2", s_start=-2.0, s_end=2.0)
    model = on(parabola, (0.0, 0.0, 0.0))
    found = kane.linearise(instant_at_start(model))
    assert np.abs(found.eigenvalues.imag).max() == pytest.approx(math.sqrt(G), rel=1e-9)
    assert kane.equilibrium(replace(model, bodies=on(parabola, (0.3, 0.045, 0.0)).bodies)).is_stable


def test_a_point_that_leaves_its_curve_is_told():
    short = curve(points=((0.0, 0.0, 0.0), (0.5, -0.4, 0.0), (1.0, -0.5, 0.0)))
    result = kane.simulate(on(short, (0.0, 0.0, 0.0)), duration=1.0)
    (doubt,) = result.doubts
    assert "The point of 'curve' went beyond the end of its curve at t = " in doubt


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"points": ((0.0, 0.0, 0.0),)}, "must be 2 points at least, are 1"),
        ({"points": ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0)), "closed": True}, "must be 3 points"),
        ({"points": ((0.0, 0.0, 0.0),) * 2}, "is the point before it"),
        (
            {"x_of_s": "sin(2*s)", "y_of_s": "sin(s)", "s_start": -0.5, "s_end": 5.0},
            "the curve crosses itself near",
        ),
        ({"x_of_s": "s", "closed": True}, "the curve does not end where it begins"),
        ({"x_of_s": "r*s"}, "expected the name of a parameter, found 'r'"),
        ({"x_of_s": "s", "s_end": 0.0}, "must be greater than the value at the start"),
        ({"x_of_s": "log(s)"}, "places or slopes that are no finite numbers"),
    ],
)
def test_curves_that_cannot_be_are_refused(fields, words):
    with pytest.raises(ModelError, match=words.replace("(", "\\(")):
        kane.simulate(on(curve(**fields), (0.0, 0.0, 0.0)))
