"""Driven coordinates: motion against geometry, and the effort against inverse dynamics by hand."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.interpolate import CubicSpline
from tests.engine.helpers import METHODS, Frames
from tests.engine.machines import SliderCrank, axle, guide, run, wheel

import kane
from kane.analyses.equations import equations
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.model import Model
from kane.model.parameters import ValueTable

RTOL = 1e-12
NEAR = 1e-9
G = 9.81
# angle of the crank, its rate and second rate, each with the text that says so in a model
LAWS = {
    "position": "0.4 + 3*t + 0.5*sin(2*t)",
    "speed": "3 + cos(2*t)",
    "acceleration": "-2*sin(2*t)",
}


def crank_motion(t):
    return 0.4 + 3 * t + 0.5 * np.sin(2 * t), 3 + np.cos(2 * t), -2 * np.sin(2 * t)


def kinematics(crank, a, a1, a2):
    """Slider and rod for an angle of the crank and its rates: r cos a + l cos b = s, and so on.

    Returns s, s', s'', b, b', b''.
    """
    r, length = crank.r, crank.length
    b = np.arcsin(-r * np.sin(a) / length)
    b1 = -r * np.cos(a) * a1 / (length * np.cos(b))
    b2 = (r * np.sin(a) * a1**2 - r * np.cos(a) * a2 + length * np.sin(b) * b1**2) / (
        length * np.cos(b)
    )
    s = r * np.cos(a) + length * np.cos(b)
    s1 = -r * np.sin(a) * a1 - length * np.sin(b) * b1
    s2 = (
        -r * np.cos(a) * a1**2 - r * np.sin(a) * a2
        - length * np.cos(b) * b1**2 - length * np.sin(b) * b2
    )  # fmt: skip
    return s, s1, s2, b, b1, b2


def motor_torque(crank, a, a1, a2):
    """Kane's equation of the one freedom: the torque against inertia and weight, by hand."""
    _, _, s2, b, b1, b2 = kinematics(crank, a, a1, a2)
    r, length = crank.r, crank.length
    zero = np.zeros_like(a)
    _, s_a, _, _, b_a, _ = kinematics(crank, a, 1.0, zero)  # partial rates with a'

    def arm(x, angle):
        return x * np.array([np.cos(angle), np.sin(angle)])

    def across(x, angle):
        return x * np.array([-np.sin(angle), np.cos(angle)])

    weight = np.array([0.0, -G])[:, None]
    total = crank.crank_moment * a2 + crank.rod_moment * b2 * b_a + crank.slider_mass * s2 * s_a
    parts = (
        (crank.crank_mass, across(r / 2, a), across(r / 2, a) * a2 - arm(r / 2, a) * a1**2),
        (
            crank.rod_mass,
            across(r, a) + across(length / 2, b) * b_a,
            across(r, a) * a2 - arm(r, a) * a1**2
            + across(length / 2, b) * b2 - arm(length / 2, b) * b1**2,
        ),
    )  # fmt: skip
    for mass, partial, acceleration in parts:
        total = total + mass * np.sum(partial * (acceleration - weight), axis=0)
    return total


def driven_crank(prescribes="position", law=None, **fields):
    driver = AngleDriver(name="motor", joint="A", prescribes=prescribes,
                         law=law or LAWS[prescribes])  # fmt: skip
    return SliderCrank().model(drivers=(driver,), **fields)


def with_speeds(model):
    """The model with the speeds that its crank's law has at the start."""
    crank = SliderCrank()
    a, a1, a2 = (np.array([x]) for x in crank_motion(0.0))
    _, s1, _, b, b1, _ = (float(x[0]) for x in kinematics(crank, a, a1, a2))
    half = crank.length / 2 * b1
    speeds = {
        "crank": ((0.0, 0.0, 0.0), float(a1[0])),
        "rod": ((s1 + half * np.sin(b), -half * np.cos(b), 0.0), b1),
        "slider": ((s1, 0.0, 0.0), 0.0),
    }
    bodies = [
        replace(body, velocity=tuple(map(float, speeds[body.name][0])),
                angular_velocity=(0.0, 0.0, speeds[body.name][1]))
        for body in model.bodies
    ]  # fmt: skip
    return replace(model, bodies=tuple(bodies))


@pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])
@pytest.mark.parametrize("prescribes", LAWS)
def test_a_driven_slider_crank_moves_as_its_geometry_says(prescribes, planar):
    model = with_speeds(driven_crank(prescribes, planar=planar))
    result = run(model, duration=4.0, rtol=RTOL, record_every=0.02)
    crank, motion = SliderCrank(), crank_motion(result.time)
    s, s1, s2, b, b1, b2 = kinematics(crank, *motion)
    assert result["A.angle"][-1] > 4 * np.pi / 2  # more than one turn
    for name, value in {
        "A.angle": motion[0], "A.angle_rate": motion[1], "D.displacement": s,
        "D.displacement_rate": s1, "rod.angle_z": b, "rod.wz": b1,
    }.items():  # fmt: skip
        np.testing.assert_allclose(result[name], value, atol=NEAR, err_msg=name)
    torque = motor_torque(crank, *motion)
    # multipliers come from equations whose matrix has a condition of some hundreds
    np.testing.assert_allclose(result["motor.torque"], torque, atol=100 * NEAR)
    np.testing.assert_allclose(result["motor.power"], torque * motion[1], atol=300 * NEAR)
    assert result.energy_drift < 100 * NEAR
    for frame in (0, 57, 200):
        inertia = equations(result, frame).inertia.reshape(-1, 6)
        assert -inertia[2, 0] / crank.slider_mass == pytest.approx(s2[frame], abs=30 * NEAR)
        assert -inertia[1, 5] / crank.rod_moment == pytest.approx(b2[frame], abs=100 * NEAR)


def test_the_work_of_a_motor_is_the_integral_of_its_power():
    result = run(driven_crank(), duration=4.0, rtol=RTOL, record_every=0.01)
    power = CubicSpline(result.time, result["motor.power"])
    # a cubic spline errs by h^4 times the fourth rate: 1e-8 times some hundred
    np.testing.assert_allclose(
        result["system.work"], power.antiderivative()(result.time), atol=1e-5
    )


def test_a_driver_follows_a_smooth_table():
    points = [(0.0, 0.4), (0.5, 1.0), (1.1, 3.0), (2.0, 2.0), (3.0, 8.0)]
    table = ValueTable(name="cam", points=tuple(points), interpolation="smooth")
    model = driven_crank(law="table('cam', t)", tables=(table,))
    result = run(model, duration=3.0, rtol=RTOL)
    spline = CubicSpline(*zip(*points, strict=True), bc_type="natural")
    t = result.time
    np.testing.assert_allclose(result["A.angle"], spline(t), atol=NEAR)
    np.testing.assert_allclose(result["A.angle_rate"], spline(t, 1), atol=NEAR)
    torque = motor_torque(SliderCrank(), spline(t), spline(t, 1), spline(t, 2))
    np.testing.assert_allclose(result["motor.torque"], torque, atol=100 * NEAR)


@pytest.mark.parametrize(
    ("prescribes", "law"),
    [("position", "0.3*sin(4*t)"), ("speed", "1.2*cos(4*t)"), ("acceleration", "-4.8*sin(4*t)")],
)
def test_a_driven_slide_carries_its_weight(prescribes, law):
    # on a slope of 3 to 4: F = m (s'' + 0.6 g)
    axis, mass, speed = (0.8, 0.6, 0.0), 2.0, 1.2
    body = wheel("cart", mass=mass, velocity=(0.8 * speed, 0.6 * speed, 0.0))
    driver = DisplacementDriver(name="motor", joint="slide", prescribes=prescribes, law=law)
    model = Model(gravity=(0.0, -G, 0.0), bodies=(body,), drivers=(driver,),
                  joints=(guide("slide", "cart", axis=axis),))  # fmt: skip
    result = run(model, duration=2.0, rtol=RTOL)
    s, s2 = 0.3 * np.sin(4 * result.time), -4.8 * np.sin(4 * result.time)
    np.testing.assert_allclose(result["slide.displacement"], s, atol=NEAR)
    np.testing.assert_allclose(result["motor.force"], mass * (s2 + 0.6 * G), atol=NEAR)
    np.testing.assert_allclose(
        result["motor.power"], result["motor.force"] * result["slide.displacement_rate"], atol=NEAR
    )
    assert result.energy_drift < NEAR


@pytest.mark.parametrize(
    ("prescribes", "law"),
    [("position", "1.5 + 0.4*sin(3*t)"), ("speed", "1.2*cos(3*t)"),
     ("acceleration", "-3.6*sin(3*t)")],
)  # fmt: skip
def test_a_driven_distance_pushes_two_bodies_apart(prescribes, law):
    # free bodies on a line: F = m_a m_b / (m_a + m_b) l''
    m_a, m_b, n = 1.0, 3.0, np.array([2.0, -1.0, 2.0]) / 3
    u = 1.2 * m_a / (m_a + m_b)
    bodies = (
        wheel("a", mass=m_a, velocity=tuple((-1.2 * m_b / (m_a + m_b) * n).tolist())),
        wheel("b", mass=m_b, position=tuple((1.5 * n).tolist()), velocity=tuple((u * n).tolist())),
    )
    driver = DistanceDriver(name="jack", body_a="a", body_b="b", prescribes=prescribes, law=law)
    result = run(Model(bodies=bodies, drivers=(driver,)), duration=2.0, rtol=RTOL)
    gap = result.q[:, 1, :3] - result.q[:, 0, :3]
    t = result.time
    np.testing.assert_allclose(gap @ n, 1.5 + 0.4 * np.sin(3 * t), atol=NEAR)
    force = m_a * m_b / (m_a + m_b) * -3.6 * np.sin(3 * t)
    np.testing.assert_allclose(result["jack.force"], force, atol=NEAR)
    np.testing.assert_allclose(result["jack.power"], force * 1.2 * np.cos(3 * t), atol=10 * NEAR)
    assert result.energy_drift < 10 * NEAR


@pytest.mark.parametrize("point", [(0.0, 0.0, 0.0), (0.2, -0.1, 0.3)])
def test_a_driven_point_goes_where_it_is_told_and_falls_where_it_is_not(point):
    driver = PointDriver(name="hand", body="m", point=point, law=("0.5*t**2", None, "sin(t)"))
    body = wheel("m", mass=2.0, particle=False, position=(-point[0], 0.0, -point[2]))
    result = run(
        Model(gravity=(0.0, -G, 0.0), bodies=(body,), drivers=(driver,)), duration=1.0, rtol=RTOL
    )
    for frame in (0, 500, 1000):
        y = np.concatenate([result.q[frame].ravel(), result.u[frame].ravel()])
        frames, t = Frames(result.model, y), result.time[frame]
        assert frames.point("m", point)[[0, 2]] == pytest.approx([t**2 / 2, np.sin(t)], abs=NEAR)
        assert frames.velocity("m", point)[[0, 2]] == pytest.approx([t, np.cos(t)], abs=NEAR)
    assert not result["hand.fy"].any()
    np.testing.assert_allclose(result["m.y"], -G * result.time**2 / 2, atol=NEAR)
    power = result["hand.fx"] * result.time + result["hand.fz"] * np.cos(result.time)
    np.testing.assert_allclose(result["hand.power"], power, atol=10 * NEAR)
    if not any(point):
        np.testing.assert_allclose(result["hand.fx"], 2.0, atol=NEAR)
        np.testing.assert_allclose(result["hand.fz"], -2.0 * np.sin(result.time), atol=NEAR)
    assert result.energy_drift < 10 * NEAR


def rotor(law="20*t", prescribes="position"):
    driver = AngleDriver(name="motor", joint="A", law=law, prescribes=prescribes)
    body = wheel("rotor", angular_velocity=(0.0, 0.0, 20.0))
    return Model(bodies=(body,), joints=(axle("A", "rotor"),), drivers=(driver,))


@pytest.mark.parametrize("method", METHODS)
def test_a_driver_turns_many_times(method):
    # positions are held by the projection, whatever the method and its error
    result = run(rotor(), method=method, duration=2.0, step=1e-3, record_every=0.01)
    assert result.outcome.ok
    np.testing.assert_allclose(result["A.angle"], 20 * result.time, atol=1e-8)
    np.testing.assert_allclose(result["A.angle_rate"], 20, atol=1e-8)


def test_a_driver_brings_its_joint_to_the_start_of_its_law():
    result = run(rotor("0.9 + 20*t"), duration=0.1)
    np.testing.assert_allclose(result["A.angle"], 0.9 + 20 * result.time, atol=NEAR)


@pytest.mark.parametrize("method", ["dop853", "rk4", "radau"])
@pytest.mark.parametrize(
    ("law", "time"),
    [("where(t < 0.25, 0, 1)", 0.25), ("2*floor(4*t + 0.5) + t", 0.125), ("step(t - 0.3)*4", 0.3)],
)
def test_a_position_that_jumps_ends_the_run_there(law, time, method):
    result = kane.simulate(rotor(law), duration=1.0, method=method, record_every=0.01)
    assert not result.outcome.ok
    assert result.outcome.message.startswith(
        f"The position that a driver asks for jumps at {time} s: it would open 'motor' by "
    )
    assert result.time[-1] == pytest.approx(time, abs=0.0101)


@pytest.mark.parametrize(
    ("law", "angle"),
    [
        ("step(t, 0.2, 0, 0.6, 1.5)", 1.5),
        ("where(t < 0.5, 2*t**2, 2*t - 0.5)", 1.5),
        ("where(t < 0.5, 0, 100*(t - 0.5)**2)", 25.0),
        ("min(20*t, 5)", 5.0),
    ],
)
def test_a_position_that_only_turns_is_followed(law, angle):
    result = run(rotor(law), duration=1.0)
    assert result["A.angle"][-1] == pytest.approx(angle, abs=1e-8)


def test_an_acceleration_may_jump():
    model = rotor("where(t < 0.5, 0, 2)", "acceleration")
    result = run(model, duration=1.0, rtol=1e-12)
    after = np.maximum(result.time - 0.5, 0)
    np.testing.assert_allclose(result["A.angle"], 20 * result.time + after**2, atol=NEAR)
    np.testing.assert_allclose(result["motor.torque"], 2.0 * (result.time >= 0.5), atol=NEAR)
    assert result.energy_drift < 100 * NEAR


def test_a_law_may_begin_after_some_turns():
    result = run(rotor("8*pi + 0.1 + 3*t"), duration=0.5)
    np.testing.assert_allclose(result["A.angle"], 8 * np.pi + 0.1 + 3 * result.time, atol=NEAR)


def test_the_blow_of_a_speed_that_jumps_is_booked():
    result = run(rotor("where(t < 0.5, 20, 5)", "speed"), duration=1.0, rtol=1e-10)
    assert result["A.angle_rate"][-1] == pytest.approx(5.0)
    assert result.energy_drift < 1e-7
    # the driver takes out what the rotor loses
    lost = result["system.kinetic_energy"][0] - result["system.kinetic_energy"][-1]
    assert lost > 1
    assert result["system.work"][-1] == pytest.approx(-lost, rel=1e-7)
