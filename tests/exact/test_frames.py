"""Frames with axes on bodies: what is seen from them, and relations that hold it."""

import math
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.analyses.health import examine
from kane.elements.orientation import AxisAngle
from kane.model import Measure
from kane.model.renaming import renamed
from kane.parts import Body, ExpressionCoupling, MeasurePoint, PointOnLine, Ruler, Spring
from kane.reading.at_start import value_at_start

CLOSE = {"rtol": 1e-10, "atol": 1e-12}
TURN = AxisAngle(axis=(1.0, 2.0, -0.5), angle=0.8)
FLYER = Body(
    name="flyer", mass=1.0, inertia=(0.1, 0.2, 0.25), velocity=(0.3, 1.0, 0.2),
    angular_velocity=(1.0, -2.0, 0.7), orientation=AxisAngle(axis=(0.0, 1.0, 1.0), angle=0.4),
)  # fmt: skip
OTHER = Body(
    name="other", mass=2.0, inertia=(0.3, 0.2, 0.25), position=(1.0, 0.5, -0.3),
    velocity=(-0.2, 0.5, 0.1), angular_velocity=(-0.4, 0.9, 1.1),
)  # fmt: skip
EYE = MeasurePoint(name="eye", body="flyer", point=(0.2, -0.1, 0.3), orientation=TURN)
TIP = MeasurePoint(name="tip", body="other", point=(-0.4, 0.2, 0.1))
SEEN = [f"{f}('tip', 'eye')" for f in ("x", "y", "z", "vx", "vy", "vz")]
OWN = ["wx('eye')", "wy('eye')", "wz('eye')"]
PLAIN = ["x('tip')", "vy('tip')", "speed('tip')", "distance('tip', 'eye')", "z('tip', 'flyer')"]
TWO = kane.Model(
    gravity=(0.0, -9.81, 0.0), bodies=(FLYER, OTHER), points=(EYE, TIP),
    measures=tuple(Measure(name=law, expression=law) for law in [*SEEN, *OWN, *PLAIN]),
)  # fmt: skip


def turning(axis, angle):
    """Rodrigues' formula: the matrix of a turn."""
    n = np.array(axis) / np.linalg.norm(axis)
    cross = np.array([[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]])
    return np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross


def of_body(e):
    """R of unit Euler parameters, by half the angle and the axis."""
    sine = np.linalg.norm(e[:3])
    return turning(e[:3] if sine else (1.0, 0.0, 0.0), 2 * math.atan2(sine, e[3]))


@pytest.fixture(scope="module")
def flight():
    return kane.simulate(named(TWO), duration=0.5, record_every=0.001, **CLOSE)


def named(model):
    """Measures have plain names: m0, m1 and so on."""
    measures = tuple(replace(each, name=f"m{i}") for i, each in enumerate(model.measures))
    return replace(model, measures=measures)


def value(result, law):
    return result[f"m{[*SEEN, *OWN, *PLAIN].index(law)}.value"]


def test_a_frame_sees_another_body_in_its_own_axes(flight):
    """r = M^T (p_tip - p_eye), M the axes of the eye, by matrices made in another way."""
    for k in (0, 200, 500):
        q = flight.q[k]
        R, S = of_body(q[0, 3:]), of_body(q[1, 3:])
        way = q[1, :3] + S @ TIP.point - q[0, :3] - R @ EYE.point
        M = R @ turning(TURN.axis, TURN.angle)
        found = [value(flight, law)[k] for law in SEEN[:3]]
        assert found == pytest.approx(M.T @ way, abs=1e-13)
        spin = turning(TURN.axis, TURN.angle).T @ flight.u[k, 0, 3:]
        assert [value(flight, law)[k] for law in OWN] == pytest.approx(spin, abs=1e-13)
        assert [flight[f"eye.w{axis}"][k] for axis in "xyz"] == pytest.approx(spin, abs=1e-13)
        assert value(flight, "z('tip', 'flyer')")[k] == pytest.approx(
            (R.T @ (q[1, :3] + S @ TIP.point - q[0, :3]))[2], abs=1e-13
        )
        assert value(flight, "distance('tip', 'eye')")[k] == pytest.approx(
            np.linalg.norm(way), abs=1e-13
        )


def test_what_is_seen_moves_as_its_rates_say(flight):
    for place, rate in zip(SEEN[:3], SEEN[3:], strict=True):
        s, v = value(flight, place), value(flight, rate)
        # central differences of steps of 1 ms err by h^2/6 of the third rate, some 10 m/s^3
        assert (s[2:] - s[:-2]) / 2e-3 == pytest.approx(v[1:-1], abs=1e-5)


def test_a_point_is_read_as_its_results_have_it(flight):
    for law, key in {"x('tip')": "x", "vy('tip')": "vy", "speed('tip')": "speed"}.items():
        assert value(flight, law) == pytest.approx(flight[f"tip.{key}"], abs=1e-13)


@pytest.mark.parametrize("law", [*SEEN, *OWN, *PLAIN])
def test_before_a_run_it_reads_the_placement(flight, law):
    assert value_at_start(TWO, law) == pytest.approx(value(flight, law)[0], abs=1e-13)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_two_relations_of_a_frame_are_a_point_on_a_line(formulation):
    """y = z = 0 as seen from the eye: the tip goes along its x axis."""
    tip = replace(TIP, point=(-0.8, -0.6, 0.6))
    line = PointOnLine(
        name="line", body_a="flyer", point_a=EYE.point, axis_a=EYE.axes()[0], body_b="other",
        point_b=tip.point,
    )  # fmt: skip
    relations = tuple(
        ExpressionCoupling(name=f"no {axis}", expression=f"{axis}('tip', 'eye')") for axis in "yz"
    )
    model = replace(TWO, points=(EYE, tip), measures=())
    settings = {**CLOSE, "duration": 0.5, "record_every": 0.05, "formulation": formulation}
    found = kane.simulate(replace(model, couplings=relations), **settings)
    expected = kane.simulate(replace(model, joints=(line,)), **settings)
    assert found.outcome.ok
    for name in ("flyer", "other"):
        for key in ("x", "y", "z", "vx", "wx", "wy", "wz"):
            # both hold the same rows, and are assembled from gaps of some 0.1 m
            assert found[f"{name}.{key}"] == pytest.approx(expected[f"{name}.{key}"], abs=1e-7)


@pytest.mark.parametrize(
    "law", ["x('tip') - 0.6", "x('tip', 'eye') - 0.5", "length('gap') - 1", "length('coil') - 1"]
)
def test_health_counts_what_a_relation_takes(law):
    """Of twelve freedoms one: whatever it speaks of, by points, rulers or springs."""
    ends = {"body_a": "flyer", "body_b": "other"}
    model = replace(
        TWO,
        rulers=(Ruler(name="gap", **ends),),
        springs=(Spring(name="coil", stiffness=1.0, **ends),),
        couplings=(ExpressionCoupling(name="relation", expression=law),),
    )
    found = examine(model)
    assert found.can_run, found.faults
    assert found.configuration_freedoms == 11


def test_health_tells_a_relation_of_what_is_not_there():
    wrong = ExpressionCoupling(name="relation", expression="x('tipp', 'eye')")
    (fault,) = examine(replace(TWO, couplings=(wrong,))).faults
    assert fault.element == "relation"
    assert "body or measure point, found 'tipp'; did you mean 'tip'?" in fault.fault.text


def test_a_relation_to_the_ground_keeps_a_body_from_falling():
    still = Body(name="ball", mass=1.0, particle=True, position=(2.0, 0.0, 0.0))
    held = ExpressionCoupling(name="relation", expression="x('ball')**2 + y('ball')**2 - 4")
    model = kane.Model(planar=True, gravity=(0.0, -9.81, 0.0), bodies=(still,))
    assert examine(model).adrift == (("ball",),)
    assert examine(replace(model, couplings=(held,))).adrift == ()


def test_expressions_follow_another_name():
    laws = [each.expression for each in renamed(TWO, "eye", "camera").measures]
    assert laws[0] == "x('tip', 'camera')"


def test_axes_are_at_right_angles_and_right_handed():
    x, y, z = (np.array(axis) for axis in EYE.axes())
    assert np.cross(x, y) == pytest.approx(z, abs=1e-15)
    assert all(abs(a @ b) < 1e-15 for a, b in pairwise((x, y, z)))
    broken = replace(EYE, orientation=(0.0, 0.0, 0.0, 2.0))
    assert [fault.path for fault in broken.faults("points[0]")] == ["points[0].orientation"]
