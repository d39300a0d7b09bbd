"""Springs, friction and motors in joints, and springs by expressions, against their formulas."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.machines import axle, guide, run, wheel

from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.spring import Spring
from kane.model import Model
from kane.model.parameters import ValueTable

RTOL = 1e-12
NEAR = 1e-9
J, K, C, W0 = 0.8, 0.5, 0.06, 20.0
PLANAR = pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])


def oscillation(t, mass, k, c, rest, s0, v0):
    """Return s and s' of mass s'' = -k (s - rest) - c s', damped less than critically."""
    decay = c / (2 * mass)
    rate = np.sqrt(k / mass - decay**2)
    a, b = s0 - rest, (v0 + decay * (s0 - rest)) / rate
    cos, sin, fade = np.cos(rate * t), np.sin(rate * t), np.exp(-decay * t)
    s = rest + fade * (a * cos + b * sin)
    return s, fade * (rate * (b * cos - a * sin) - decay * (a * cos + b * sin))


def rotor(planar=False, **spring):
    spring = TorsionSpring(name="s", joint="A", **spring)
    return Model(
        planar=planar,
        bodies=(wheel("rotor", J, angular_velocity=(0.0, 0.0, W0)),),
        joints=(axle("A", "rotor"),),
        joint_springs=(spring,),
    )


@PLANAR
@pytest.mark.parametrize("damping", [0.0, C])
def test_a_torsion_spring_winds_up_several_turns(damping, planar):
    model = rotor(planar, stiffness=K, damping=damping, free_angle=0.3)
    result = run(model, duration=10.0, rtol=RTOL)
    angle, rate = oscillation(result.time, J, K, damping, 0.3, 0.0, W0)
    assert angle.max() > 6 * np.pi
    np.testing.assert_allclose(result["A.angle"], angle, atol=10 * NEAR)
    np.testing.assert_allclose(result["A.angle_rate"], rate, atol=10 * NEAR)
    torque = -K * (angle - 0.3) - damping * rate
    np.testing.assert_allclose(result["s.torque"], torque, atol=10 * NEAR)
    lost = (J * W0**2 + K * 0.3**2 - J * rate**2 - K * (angle - 0.3) ** 2) / 2
    np.testing.assert_allclose(result["system.dissipated"], lost, atol=1e-6)
    assert result.energy_drift < 1e-6  # of 160 J


def test_a_spring_acts_on_both_bodies_of_its_joint():
    # free wheels on one axle: the reduced moment J_a J_b / (J_a + J_b) oscillates
    J_a, w = 1.7, 5.0
    model = Model(
        bodies=(wheel("a", J_a, angular_velocity=(0.0, 0.0, -w * J / (J + J_a))),
                wheel("b", J, angular_velocity=(0.0, 0.0, w * J_a / (J + J_a)))),
        joints=(axle("A", "b", "a"),),
        joint_springs=(TorsionSpring(name="s", joint="A", stiffness=K, damping=C),),
    )  # fmt: skip
    result = run(model, duration=5.0, rtol=RTOL)
    angle, _ = oscillation(result.time, J * J_a / (J + J_a), K, C, 0.0, 0.0, w)
    np.testing.assert_allclose(result["A.angle"], angle, atol=10 * NEAR)
    np.testing.assert_allclose(J_a * result["a.wz"] + J * result["b.wz"], 0.0, atol=NEAR)


def test_the_angle_runs_the_other_way_when_the_bodies_of_a_joint_change_places():
    model = rotor(stiffness=K, damping=C, free_angle=0.3)
    joint = axle("A", "ground", "rotor")
    there, back = (run(m, duration=2.0, rtol=RTOL) for m in (
        model,
        replace(model, joints=(joint,),
                joint_springs=(replace(model.joint_springs[0], free_angle=-0.3),)),
    ))  # fmt: skip
    np.testing.assert_allclose(back["rotor.wz"], there["rotor.wz"], atol=NEAR)
    np.testing.assert_allclose(back["A.angle"], -there["A.angle"], atol=NEAR)
    np.testing.assert_allclose(back["s.torque"], -there["s.torque"], atol=NEAR)


@PLANAR
def test_friction_stops_a_wheel(planar):
    # J w' = -F tanh(w / v): sinh(w / v) = sinh(w0 / v) exp(-F t / (J v))
    F, v = 4.0, 2.0
    result = run(rotor(planar, friction=F, friction_rate=v), duration=8.0, rtol=RTOL)
    rate = v * np.arcsinh(np.sinh(W0 / v) * np.exp(-F * result.time / (J * v)))
    np.testing.assert_allclose(result["A.angle_rate"], rate, atol=10 * NEAR)
    assert rate[-1] < 1e-3 * W0
    np.testing.assert_allclose(result["s.torque"], -F * np.tanh(rate / v), atol=10 * NEAR)
    np.testing.assert_allclose(result["system.dissipated"], J * (W0**2 - rate**2) / 2, atol=1e-6)
    assert result.energy_drift < 1e-6


def test_a_motor_may_use_the_angle_and_rate_of_its_joint():
    motor = f"-{K}*(angle - 0.3) - {C}*rate + 2*sin(t) + 0*angle('A')"
    by_words = run(rotor(motor=motor), duration=5.0, rtol=RTOL)
    model = rotor(stiffness=K, damping=C, free_angle=0.3)
    extra = TorsionSpring(name="m", joint="A", motor="2*sin(t)")
    by_fields = run(
        replace(model, joint_springs=(*model.joint_springs, extra)), duration=5.0, rtol=RTOL
    )
    np.testing.assert_allclose(by_words["A.angle"], by_fields["A.angle"], atol=10 * NEAR)
    np.testing.assert_allclose(
        by_words["s.torque"], by_fields["s.torque"] + by_fields["m.torque"], atol=10 * NEAR
    )
    assert by_words.energy_drift < 1e-6
    assert by_fields.energy_drift < 1e-6


def test_a_constant_motor_spins_a_wheel_up():
    result = run(rotor(motor=2.0), duration=2.0, rtol=RTOL)
    t = result.time
    np.testing.assert_allclose(result["A.angle"], W0 * t + t**2 / J, atol=10 * NEAR)
    np.testing.assert_allclose(result["system.work"], 2 * result["A.angle"], atol=1e-7)


def cart(planar=False, **spring):
    axis = (0.8, 0.6, 0.0)
    return Model(
        planar=planar,
        gravity=(0.0, -9.81, 0.0),
        bodies=(wheel("cart", mass=2.0, position=(0.4, 0.3, 0.0), velocity=(1.6, 1.2, 0.0)),),
        joints=(guide("slide", "cart", axis=axis),),
        joint_springs=(SliderSpring(name="s", joint="slide", **spring),),
    )


@PLANAR
def test_a_spring_along_a_slide(planar):
    k, c = 30.0, 0.7
    model = cart(planar, stiffness=k, damping=c, free_displacement=0.1)
    result = run(model, duration=4.0, rtol=RTOL)
    rest = 0.1 - 2.0 * 9.81 * 0.6 / k
    s, rate = oscillation(result.time, 2.0, k, c, rest, 0.5, 2.0)
    np.testing.assert_allclose(result["slide.displacement"], s, atol=NEAR)
    np.testing.assert_allclose(result["s.force"], -k * (s - 0.1) - c * rate, atol=100 * NEAR)
    assert result.energy_drift < 100 * NEAR


def test_a_slide_may_have_friction_and_a_motor_of_its_own_displacement():
    motor = "-30*(displacement - 0.1) - 0.7*rate"
    by_words = run(cart(motor=motor, friction=1.5), duration=3.0, rtol=RTOL)
    by_fields = run(
        cart(stiffness=30.0, damping=0.7, free_displacement=0.1, friction=1.5),
        duration=3.0, rtol=RTOL,
    )  # fmt: skip
    # friction grows within 1e-3 m/s, where small differences of the step grow with it
    np.testing.assert_allclose(
        by_words["slide.displacement"], by_fields["slide.displacement"], atol=100 * NEAR
    )
    assert by_words.energy_drift < 1e-6


def mass_on_spring(**spring):
    spring = Spring(name="s", body_a="ground", body_b="m", **spring)
    body = wheel("m", mass=2.0, position=(1.4, 0.0, 0.0), velocity=(0.5, 0.0, 0.0))
    return Model(bodies=(body,), springs=(spring,))


def test_a_cubic_spring_keeps_its_quartic_energy():
    result = run(mass_on_spring(pull="8*(length - 1)**3"), duration=5.0, rtol=RTOL)
    x, v = result["m.x"], result["m.vx"]
    energy = v**2 + 2 * (x - 1) ** 4
    np.testing.assert_allclose(energy, energy[0], atol=NEAR)
    np.testing.assert_allclose(result["s.force"], 8 * (x - 1) ** 3, atol=NEAR)
    # the pull is put in from outside, as far as the books know
    np.testing.assert_allclose(result["system.work"], 2 * (0.4**4 - (x - 1) ** 4), atol=NEAR)
    assert result.energy_drift < NEAR


def test_a_spring_may_take_its_pull_from_a_table():
    table = ValueTable(name="law", points=((0.0, -20.0), (2.0, 20.0)))
    model = replace(mass_on_spring(pull="table('law', length) + 0.4*rate"), tables=(table,))
    result = run(model, duration=3.0, rtol=RTOL)
    x, v = oscillation(result.time, 2.0, 20.0, 0.4, 1.0, 1.4, 0.5)
    np.testing.assert_allclose(result["m.x"], x, atol=NEAR)
    np.testing.assert_allclose(result["s.force"], 20 * (x - 1) + 0.4 * v, atol=100 * NEAR)
    np.testing.assert_allclose(result["s.length_rate"], v, atol=NEAR)
