"""Points and rulers against closed forms and finite differences."""

import csv

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.random_machine import random_machine

import kane
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force
from kane.elements.measure_point import MeasurePoint
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.spring import Spring
from kane.model import Model, check, digest

POINT = (0.3, -0.2, 0.5)
RATE = 2.0


@pytest.fixture(scope="module")
def turning():
    """A body that is turned about z at a growing rate, its origin off both axis and mass centre.

    The angle is w t + t^2 / 2 and its rate w + t.
    """
    disc = Body(
        name="disc",
        mass=2.0,
        inertia=(1.0, 2.0, 2.5),
        center=(0.1, 0.2, 0.3),
        position=(1.0, 0.0, 0.0),
    )
    model = Model(
        bodies=(disc,),
        joints=(Revolute(name="pin", body_a="ground", body_b="disc", point_b=(-1.0, 0.0, 0.0)),),
        drivers=(AngleDriver(name="motor", joint="pin", law=f"{RATE}*t + t**2/2"),),
        points=(MeasurePoint(name="P", body="disc", point=POINT),),
        rulers=(
            Ruler(name="gap", body_a="ground", point_a=(3, 0, 0), body_b="disc", point_b=POINT),
            Ruler(name="edge", body_a="disc", body_b="disc", point_b=(0.0, 3.0, 4.0)),
        ),
    )
    return kane.simulate(model, duration=1.0, record_every=0.05, rtol=1e-10, atol=1e-12)


def test_a_point_of_a_turning_body(turning):
    t = turning.time
    angle, w = RATE * t + t**2 / 2, RATE + t
    start = np.array([1.0 + POINT[0], POINT[1]])
    cosine, sine = np.cos(angle), np.sin(angle)
    x = np.array([cosine * start[0] - sine * start[1], sine * start[0] + cosine * start[1]])
    v = w * np.array([-x[1], x[0]])
    a = np.array([-x[1], x[0]]) * 1.0 - w**2 * x  # the angular acceleration is 1 rad/s^2
    expected = {
        "x": x[0], "y": x[1], "z": POINT[2], "vx": v[0], "vy": v[1], "vz": 0.0,
        "ax": a[0], "ay": a[1], "az": 0.0, "speed": np.hypot(*v),
    }  # fmt: skip
    for key, values in expected.items():
        # the run is made to 1e-10
        np.testing.assert_allclose(turning[f"P.{key}"], values, rtol=0, atol=1e-7, err_msg=key)


def test_a_ruler_measures_the_distance(turning):
    ends = np.stack([turning[f"P.{axis}"] for axis in "xyz"], axis=1) - [3.0, 0.0, 0.0]
    v = np.stack([turning[f"P.v{axis}"] for axis in "xyz"], axis=1)
    length = np.linalg.norm(ends, axis=1)
    np.testing.assert_allclose(turning["gap.length"], length, rtol=1e-12)
    np.testing.assert_allclose(
        turning["gap.length_rate"], (ends * v).sum(axis=1) / length, rtol=0, atol=1e-12
    )
    np.testing.assert_allclose(turning["edge.length"], 5.0, rtol=1e-12)
    np.testing.assert_allclose(turning["edge.length_rate"], 0.0, atol=1e-12)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_point_of_a_machine_against_differences(formulation):
    machine = replace(
        random_machine(4), points=(MeasurePoint(name="P", body="b2", point=(0.4, -0.3, 0.2)),)
    )
    result = kane.simulate(
        machine, duration=0.2, record_every=1e-3, formulation=formulation, rtol=1e-10, atol=1e-12
    )
    t, h = result.time, 1e-3
    inside = slice(1, -1)
    for axis in "xyz":
        place, rate, second = (result[f"P.{key}{axis}"] for key in ("", "v", "a"))
        for below, above in ((place, rate), (rate, second)):
            slope = (below[2:] - below[:-2]) / (t[2:] - t[:-2])
            # central differences err by h^2/6 times the third derivative
            curvature = np.abs(np.diff(below, 3)).max() / h**3
            np.testing.assert_allclose(above[inside], slope, rtol=0, atol=curvature * h**2 + 1e-7)
    assert np.abs(result["P.ax"]).max() > 0.1


def test_a_falling_body_has_the_acceleration_of_gravity_everywhere():
    body = Body(name="stone", mass=3.0, inertia=(1.0, 1.0, 1.0), angular_velocity=(0.0, 0.0, 4.0))
    model = Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(body,),
        points=(
            MeasurePoint(name="C", body="stone"),
            MeasurePoint(name="P", body="stone", point=(0.5, 0.0, 0.0)),
        ),
    )
    result = kane.simulate(model, duration=0.5, record_every=0.1, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(result["C.ay"], -9.81, rtol=1e-12)
    np.testing.assert_allclose(result["C.ax"], 0.0, atol=1e-12)
    angle = 4.0 * result.time
    np.testing.assert_allclose(result["P.ax"], -16 * 0.5 * np.cos(angle), rtol=0, atol=1e-7)


def test_at_a_jump_the_acceleration_is_the_one_after_it():
    model = Model(
        bodies=(Body(name="a", mass=2.0, inertia=(1.0, 1.0, 1.0)),),
        forces=(Force(name="f", body="a", force=("where(t < 0.5, 0, 6)", 0.0, 0.0)),),
        points=(MeasurePoint(name="P", body="a"),),
    )
    result = kane.simulate(model, duration=1.0, record_every=0.25)
    found = dict(zip(result.time.round(6).tolist(), result["P.ax"].tolist(), strict=True))
    assert found == pytest.approx({0.0: 0.0, 0.25: 0.0, 0.5: 3.0, 0.75: 3.0, 1.0: 3.0})


def test_expressions_may_read_a_ruler():
    """A force that a ruler and its rate give is that of a spring with a damper."""
    mass = Body(name="m", mass=1.0, particle=True, position=(1.5, 0.0, 0.0))
    spring = Spring(
        name="s", body_a="ground", body_b="m", stiffness=9.0, damping=0.4, free_length=1
    )
    ruler = Ruler(name="gap", body_a="ground", body_b="m")
    force = Force(name="f", body="m", force=("-9*(length('gap') - 1) - 0.4*rate('gap')", 0.0, 0.0))
    one, other = (
        kane.simulate(Model(bodies=(mass,), **more), duration=1.0, rtol=1e-10, atol=1e-12)
        for more in ({"springs": (spring,)}, {"rulers": (ruler,), "forces": (force,)})
    )
    np.testing.assert_allclose(one["m.x"], other["m.x"], rtol=0, atol=1e-8)


def test_points_and_rulers_stand_in_the_csv(turning, tmp_path):
    turning.to_csv(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8") as file:
        header = next(csv.reader(file))
    assert {"P.x [m]", "P.ay [m/s^2]", "gap.length [m]", "gap.length_rate [m/s]"} <= set(header)


def test_what_only_watches_leaves_the_fingerprint():
    plain = Model(bodies=(Body(name="m", mass=1.0, particle=True),))
    ruler = Ruler(name="gap", body_a="ground", body_b="m")
    watched = replace(
        plain, points=(MeasurePoint(name="P", body="m"),), rulers=(ruler,), hidden=("m",),
        protected=("m",),
    )  # fmt: skip
    assert digest(watched) == digest(plain)
    force = Force(name="f", body="m", force=("length('gap')", 0.0, 0.0))
    read = replace(watched, forces=(force,))
    moved = replace(read, rulers=(replace(ruler, point_a=(1.0, 0.0, 0.0)),))
    assert digest(read) != digest(moved)


def test_a_point_of_the_ground_is_refused():
    model = Model(points=(MeasurePoint(name="P", body="ground"),))
    with pytest.raises(kane.ModelError, match=r"points\[0\].body: must be a body that can move"):
        check(model)


def test_points_and_rulers_may_come_after_the_run(turning):
    model = turning.model
    late = replace(
        model,
        points=(MeasurePoint(name="Q", body="disc", point=POINT),),
        rulers=(*model.rulers, replace(model.rulers[0], name="late")),
    )
    seen = turning.watched_by(late)
    for new, old in (("Q.ax", "P.ax"), ("Q.speed", "P.speed"), ("late.length", "gap.length")):
        np.testing.assert_array_equal(seen[new], turning[old])
    with pytest.raises(kane.errors.UnknownSignalError):
        seen["P.x"]
    assert seen.time is turning.time
    with pytest.raises(ValueError, match="moves in another way"):
        turning.watched_by(replace(late, gravity=(0.0, 0.0, 1.0)))
