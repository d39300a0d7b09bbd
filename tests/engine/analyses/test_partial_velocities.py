"""Partial velocities against velocities, differences of positions, and SymPy."""

import numpy as np
import pytest
from sympy.physics import mechanics as me
from tests.engine.four_bar import four_bar
from tests.engine.helpers import EXAMPLES
from tests.engine.machines import SliderCrank, axle, run, wheel
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

from kane.analyses.equations import terms
from kane.analyses.generalized_speeds import (
    TooLargeError,
    independent_speeds,
    speeds_of_bodies,
)
from kane.analyses.instant import instant_at_start, instant_of
from kane.analyses.partial_velocities import partial_velocities
from kane.elements.drivers import AngleDriver
from kane.elements.measure_point import MeasurePoint
from kane.elements.orientation import AxisAngle
from kane.files.model_json import load
from kane.kernels.equations.project import close_positions, move
from kane.kernels.tables import make_work
from kane.model import Model

SUM = 1e-12  # of the largest speed, and of 1 m/s: what the projection of the speeds leaves
MACHINES = 4


def kinds(instant):
    return (
        independent_speeds(instant),
        independent_speeds(instant, joints_first=False),
        speeds_of_bodies(instant),
    )


def check_sums(instant):
    for speeds in kinds(instant):
        found = partial_velocities(instant, speeds)
        most = SUM * max(1.0, float(np.abs(instant.speeds).max(initial=0.0)))
        for i in range(len(found.movers)):
            np.testing.assert_allclose(found.sum(i), found.velocity(i), rtol=0, atol=most)


@pytest.mark.parametrize("path", thinned(EXAMPLES, 4), ids=lambda path: path.stem)
def test_they_sum_up_to_the_velocities_in_all_examples(path):
    model = load(path)
    result = run(model, duration=model.solver.duration / 20)
    for frame in (0, len(result.time) // 2, len(result.time) - 1):
        check_sums(instant_of(result, frame))


@pytest.mark.parametrize("seed", range(MACHINES))
def test_they_sum_up_to_the_velocities_in_random_states(seed):
    instant = instant_at_start(random_machine(seed))
    assert np.abs(instant.speeds).max() > 0.1
    check_sums(instant)


def test_velocities_are_those_of_the_result():
    model = random_machine(2)
    point = MeasurePoint(name="tip", body="b1", point=(0.3, -0.2, 0.5))
    result = run(Model(**{f: getattr(model, f) for f in Model.__struct_fields__
                          if f not in ("points", "formulas")}, points=(point,)),
                 duration=0.1, record_every=0.05)  # fmt: skip
    instant = instant_of(result, 2)
    found = partial_velocities(instant, independent_speeds(instant))
    place = [mover.name for mover in found.movers].index("tip")
    expected = [result[f"tip.v{axis}"][2] for axis in "xyz"]
    np.testing.assert_allclose(found.velocity(place), expected, atol=1e-12)
    np.testing.assert_allclose(
        found.movers[place].at, [result[f"tip.{axis}"][2] for axis in "xyz"], atol=1e-12
    )
    names = [mover.name for mover in found.movers if mover.kind == "angular_velocity"]
    assert names == ["b0", "b1", "b2", "b3"]  # and not the particle


@pytest.mark.parametrize("seed", range(2))
def test_they_are_slopes_of_the_positions_along_the_joints(seed):
    """Step along one speed, close the joints, and see how far the mass centres went."""
    instant = instant_at_start(random_machine(seed, driven=False))
    system, step = instant.system, 1e-5
    speeds = independent_speeds(instant)
    found = partial_velocities(instant, speeds)
    for r in range(len(speeds.names)):
        ends = []
        for sign in (1.0, -1.0):
            y, work = instant.state.copy(), make_work(system.tables)
            q = y[: 7 * system.bodies]
            move(q, np.ascontiguousarray(sign * step * speeds.gamma[:, r]), np.inf, np.inf)
            close_positions(system.tables, work, y, np.zeros(6 * system.bodies), 8, np.inf)
            ends.append(q.reshape(-1, 7)[:, :3])
        slopes = (ends[0] - ends[1]) / (2 * step)
        centres = [i for i, mover in enumerate(found.movers) if mover.kind == "velocity"]
        for i in centres:
            # the closing is along the masses: what it moves along r is of second order
            np.testing.assert_allclose(found.of(i)[:, r], slopes[found.movers[i].body], atol=1e-6)


def test_rates_of_joints_come_before_speeds_of_bodies():
    instant = instant_at_start(four_bar(3, 1, 2.5, 2))
    (name,) = independent_speeds(instant).names
    assert name in {f"{joint}.angle_rate" for joint in "ABCD"}
    (name,) = independent_speeds(instant, joints_first=False).names
    assert name.endswith(".wz")


def test_a_choice_is_kept_until_it_is_poor():
    """The displacement of a slider tells how its crank turns, but not at the dead centre."""
    first = independent_speeds(instant_at_start(SliderCrank(angle=0.4).model()))
    by_slider = first.choice._replace(speeds=("D.displacement_rate",))
    later = instant_at_start(SliderCrank(angle=0.9).model())
    kept = independent_speeds(later, by_slider)
    assert kept.names == ("D.displacement_rate",)
    # the slider moves as it is told, and the crank much faster the nearer the dead centre
    found = partial_velocities(later, kept)
    places = [mover.name for mover in found.movers]
    np.testing.assert_allclose(found.of(places.index("slider"))[:, 0], [1, 0, 0], atol=1e-12)
    dead = instant_at_start(SliderCrank(angle=1e-6).model())
    assert independent_speeds(dead, by_slider).names != ("D.displacement_rate",)
    assert independent_speeds(dead, first.choice).names == first.names


def test_what_drivers_prescribe_is_no_partial_velocity():
    arm = wheel("arm", position=(0.5, 0.0, 0.0))
    model = Model(
        bodies=(arm,),
        joints=(axle("pin", "arm", point_b=(-0.5, 0.0, 0.0)),),
        drivers=(AngleDriver(name="motor", joint="pin", law="3*t"),),
    )
    instant = instant_at_start(model)
    speeds = independent_speeds(instant)
    assert speeds.names == ()
    found = partial_velocities(instant, speeds)
    np.testing.assert_allclose(found.rest(0), [0.0, 1.5, 0.0], atol=1e-12)
    np.testing.assert_allclose(found.rest(1), [0.0, 0.0, 3.0], atol=1e-12)


def test_a_model_that_is_too_large_is_refused(monkeypatch):
    monkeypatch.setattr("kane.analyses.generalized_speeds.LARGEST", 6)
    with pytest.raises(TooLargeError, match="18 speeds"):
        independent_speeds(instant_at_start(four_bar(3, 1, 2.5, 2)))


# --- a double pendulum by SymPy's KanesMethod

G, L1, L2, C1, C2, M1, M2, J1, J2 = 9.81, 1.0, 0.8, 0.5, 0.4, 1.3, 0.9, 0.12, 0.07


def double_pendulum(a1, a2, w1, w2):
    """Two rods on hinges along z; angles of each from x, rates of each."""
    d1, d2 = np.array([np.cos(a1), np.sin(a1), 0]), np.array([np.cos(a2), np.sin(a2), 0])
    n1, n2 = np.cross([0, 0, 1], d1), np.cross([0, 0, 1], d2)
    axis = (0.0, 0.0, 1.0)
    return Model(
        gravity=(0.0, -G, 0.0),
        bodies=(
            wheel("one", J1, mass=M1, position=tuple(map(float, C1 * d1)),
                  orientation=AxisAngle(axis=axis, angle=a1), angular_velocity=(0.0, 0.0, w1),
                  velocity=tuple(map(float, C1 * w1 * n1))),
            wheel("two", J2, mass=M2, position=tuple(map(float, L1 * d1 + C2 * d2)),
                  orientation=AxisAngle(axis=axis, angle=a2), angular_velocity=(0.0, 0.0, w2),
                  velocity=tuple(map(float, L1 * w1 * n1 + C2 * w2 * n2))),
        ),
        joints=(axle("A", "one", point_b=(-C1, 0.0, 0.0)),
                axle("B", "two", "one", (L1 - C1, 0.0, 0.0), point_b=(-C2, 0.0, 0.0))),
    )  # fmt: skip


def test_a_double_pendulum_is_the_one_of_sympy():
    """u1, u2 are the rates of the rods: partial velocities, F_r and F*_r, number by number."""
    q1, q2, u1, u2 = me.dynamicsymbols("q1 q2 u1 u2")
    N = me.ReferenceFrame("N")
    A, B = N.orientnew("A", "Axis", (q1, N.z)), N.orientnew("B", "Axis", (q2, N.z))
    A.set_ang_vel(N, u1 * N.z)
    B.set_ang_vel(N, u2 * N.z)
    O = me.Point("O")  # noqa: E741
    O.set_vel(N, 0)
    P1, H, P2 = O.locatenew("P1", C1 * A.x), O.locatenew("H", L1 * A.x), me.Point("P2")
    P2.set_pos(H, C2 * B.x)
    P1.v2pt_theory(O, N, A)
    H.v2pt_theory(O, N, A)
    P2.v2pt_theory(H, N, B)
    bodies = [
        me.RigidBody("one", P1, A, M1, (me.inertia(A, 0, 0, J1), P1)),
        me.RigidBody("two", P2, B, M2, (me.inertia(B, 0, 0, J2), P2)),
    ]
    method = me.KanesMethod(N, [q1, q2], [u1, u2], [q1.diff() - u1, q2.diff() - u2])
    forces = [(P1, -M1 * G * N.y), (P2, -M2 * G * N.y)]
    active, inertia = method.kanes_equations(bodies, forces)
    partials = me.partial_velocity([P1.vel(N), P2.vel(N), B.ang_vel_in(N)], [u1, u2], N)

    values = {q1: 0.4, q2: -1.1, u1: 1.7, u2: -0.6}
    instant = instant_at_start(double_pendulum(*values.values()))
    speeds = independent_speeds(instant, joints_first=False)
    assert speeds.names == ("one.wz", "two.wz")
    found = partial_velocities(instant, speeds)

    def number(expression):
        return np.array(expression.subs(values), dtype=float).ravel()

    for mover, expected in zip((0, 2, 3), partials, strict=True):
        for r in range(2):
            vector = number(expected[r].to_matrix(N))
            np.testing.assert_allclose(found.of(mover)[:, r], vector, atol=1e-13)
    equations = terms(instant, speeds)
    weight = equations.of_independent(equations.active["gravity"])
    np.testing.assert_allclose(weight, number(active), atol=1e-12)
    rates = dict(zip((u1.diff(), u2.diff()), instant.rates[[5, 11]], strict=True))
    expected = np.array(inertia.subs(rates).subs(values), dtype=float).ravel()
    np.testing.assert_allclose(equations.of_independent(equations.inertia), expected, atol=1e-11)
    # rates of joints are another choice: u_A = u1, u_B = u2 - u1
    by_joints = independent_speeds(instant)
    assert by_joints.names == ("A.angle_rate", "B.angle_rate")
    np.testing.assert_allclose(by_joints.values, [1.7, -2.3], atol=1e-12)
    F1, F2 = number(active)
    np.testing.assert_allclose(
        by_joints.of_force(equations.active["gravity"]), [F1 + F2, F2], atol=1e-12
    )
