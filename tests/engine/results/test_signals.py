import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import Frames, evaluated, pendulum, plain_equations, random_model, rod

import kane
from kane.elements.joint_springs import TorsionSpring
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.errors import UnknownSignalError
from kane.model import Model
from kane.model.quantities import quantities_of
from kane.model.system_quantities import SYSTEM_QUANTITIES


@pytest.fixture(scope="module")
def result():
    return kane.simulate(random_model(5, bodies=3, loops=1), duration=0.5, record_every=0.05)


def states(result):
    for q, u in zip(result.q, result.u, strict=True):
        yield np.concatenate([q.ravel(), u.ravel(), [0, 0]])


def test_signals_come_in_the_order_of_the_model_with_their_units(result):
    model = result.model
    loads = *model.springs, *model.forces, *model.torques
    owners = *model.bodies, *model.joints, *loads
    named = [(f"{o.name}.{q.key}", q.unit) for o in owners for q in quantities_of(o)]
    named += [(f"system.{q.key}", q.unit) for q in SYSTEM_QUANTITIES]
    assert ("b0.wx", "rad/s") in named
    assert [(signal.name, signal.unit) for signal in result.signals()] == named
    assert all(signal.meaning for signal in result.signals())
    assert next(result.signals()).label == "b0.x [m]"


def test_every_signal_is_finite_and_as_long_as_the_time(result):
    for signal in result.signals():
        values = result[signal.name]
        assert values.shape == result.time.shape
        assert np.isfinite(values).all()


@pytest.mark.parametrize(
    "name", ["K1", "", ".", "b0.", ".x", "b0.w", "nobody.x", "system.x", "x.y.z"]
)
def test_unknown_signals_are_named_in_the_refusal(result, name):
    with pytest.raises(UnknownSignalError) as refusal:
        result[name]
    assert str(refusal.value).startswith(f"There is no quantity '{name}'. ")
    assert isinstance(refusal.value, KeyError)
    assert isinstance(refusal.value, kane.KaneError)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("K1", "Names are ELEMENT.QUANTITY, for example 'b0.x'."),
        ("b0", "Those of 'b0' are x, y, z, e1, e2, "),
        ("b0.w", "Those of 'b0' are x, y, z, e1, e2, "),
        ("B0.wx", "Did you mean 'b0.wx'?"),
        ("system.x", "Those of 'system' are kinetic_energy, "),
    ],
)
def test_what_there_is_instead_is_said(result, name, words):
    with pytest.raises(UnknownSignalError) as refusal:
        result[name]
    assert str(refusal.value).startswith(f"There is no quantity '{name}'. {words}")


def test_speed_is_the_length_of_the_velocity(result):
    v = np.stack([result[f"b1.v{axis}"] for axis in "xyz"])
    np.testing.assert_allclose(result["b1.speed"], np.linalg.norm(v, axis=0))


def test_springs_show_the_length_and_force_that_the_equations_see(result):
    for spring in result.model.springs:
        for i, y in enumerate(states(result)):
            d, rate = Frames(result.model, y).separation(spring)
            length = np.linalg.norm(d)
            force = spring.stiffness * (length - spring.free_length)
            force += spring.damping * (rate @ d) / length
            assert result[f"{spring.name}.length"][i] == pytest.approx(length)
            assert result[f"{spring.name}.force"][i] == pytest.approx(force)


def test_energies_are_those_of_the_formulas(result):
    for i, y in enumerate(states(result)):
        frames = Frames(result.model, y)
        kinetic = potential = 0.0
        for body in result.model.bodies:
            v, w = frames.velocity(body.name, (0, 0, 0)), frames.w(body.name)
            kinetic += body.mass * v @ v / 2 + np.array(body.inertia) * w @ w / 2
            potential -= body.mass * np.dot(
                result.model.gravity, frames.point(body.name, (0, 0, 0))
            )
        for spring in result.model.springs:
            stretch = np.linalg.norm(frames.separation(spring)[0]) - spring.free_length
            potential += spring.stiffness * stretch**2 / 2
        assert result["system.kinetic_energy"][i] == pytest.approx(kinetic)
        assert result["system.potential_energy"][i] == pytest.approx(potential)


def test_the_balance_is_what_energy_work_and_dampers_leave(result):
    energy = result["system.kinetic_energy"] + result["system.potential_energy"]
    balance = energy - energy[0] - result["system.work"] + result["system.dissipated"]
    np.testing.assert_array_equal(result["system.energy_balance"], balance)
    assert result.energy_drift == np.abs(balance).max()


def test_a_hanging_body_is_held_by_its_weight_upwards():
    result = kane.simulate(pendulum(), duration=0.1)
    np.testing.assert_allclose(result["pin.fz"], 9.81, rtol=1e-12)
    np.testing.assert_allclose(result["pin.fx"], 0, atol=1e-12)


def test_a_joint_shows_the_force_on_its_second_body():
    model = pendulum()
    joint = model.joints[0]
    swapped = replace(
        joint, body_a="rod", point_a=joint.point_b, body_b="ground", point_b=joint.point_a
    )
    result = kane.simulate(replace(model, joints=(swapped,)), duration=0.1)
    np.testing.assert_allclose(result["pin.fz"], -9.81, rtol=1e-12)


def test_joint_forces_balance_the_motion_of_each_body_by_newton_and_euler(result):
    # m a = sum of forces; I w' + w x I w = sum of moments about the mass centre
    for y, frame in zip(states(result), result.multipliers, strict=True):
        plain = plain_equations(result.model, y)
        u_dot = evaluated(result.model, y).u_dot
        rest = plain.A @ u_dot - plain.f - plain.B.T @ frame
        assert np.abs(rest).max() < 1e-10 * np.abs(plain.A @ u_dot).max()


def test_the_spring_of_a_joint_that_turns_often_between_frames_keeps_its_books():
    axle = Revolute(name="axle", body_a="ground", body_b="rotor")
    model = Model(
        bodies=(rod("rotor", angular_velocity=(0.0, 0.0, 20.0)),),
        joints=(axle,),
        joint_springs=(TorsionSpring(name="coil", joint="axle", stiffness=0.02),),
    )
    result = kane.simulate(model, duration=4.0, record_every=0.4, rtol=1e-10)
    # rotor of 0.25 kg m^2: θ = 20 / ω sin ω t with ω^2 = 0.02 / 0.25; 1.3 turns from frame to frame
    omega = np.sqrt(0.02 / 0.25)
    angle = 20 / omega * np.sin(omega * result.time)
    np.testing.assert_allclose(result["axle.angle"], angle, atol=1e-6)
    np.testing.assert_allclose(result["coil.torque"], -0.02 * angle, atol=1e-6)
    assert result.energy_drift < 1e-6


def test_a_body_that_spins_shows_its_turns():
    body = replace(pendulum().bodies[0], angular_velocity=(0.0, 0.0, 50.0))
    result = kane.simulate(kane.Model(bodies=(body,)), duration=2.0)
    np.testing.assert_allclose(result["rod.angle_z"], 50 * result.time, atol=1e-7)


def test_coincident_ends_of_a_spring_pull_nowhere():
    spring = Spring(name="s", body_a="ground", body_b="rod", stiffness=5.0, free_length=1.0)
    model = kane.Model(
        bodies=(replace(pendulum().bodies[0], position=(0.0,) * 3),), springs=(spring,)
    )
    result = kane.simulate(model, duration=0.1)
    assert not result["s.force"].any()
    assert not result.q[:, 0, :3].any()
