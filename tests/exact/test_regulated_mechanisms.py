"""Regulated mechanisms: where they rest, also at limits of their controllers, and their poles."""

import msgspec
import numpy as np
import pytest
import scipy.linalg
from tests.exact.test_signals import cart, pendulum_on_cart

import kane
from kane.analyses.instant import instant_at_start
from kane.analyses.linearisation import linearise
from kane.analyses.load_path import load_path
from kane.analyses.rest_place import NoRestError
from kane.analyses.statics import equilibrium
from kane.elements.body import Body
from kane.elements.controllers import Pid
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force
from kane.elements.revolute import Revolute
from kane.model import Model, Parameter

SPRING = 3.0  # N/m, against which the controller pushes
NEAR = 1e-9  # of what is left of forces by 1e-12, over the gains


def pushed(upper: float | None, lower: float | None = None, kp: float = 20.0) -> Model:
    """Return a cart on a spring, led to 1 m by a controller with limits."""
    pid = Pid(
        name="pid", setpoint="w", measured="x('cart')", kp=kp, ki=8.0, kd=12.0, filter_time=0.05,
        lower=lower, upper=upper,
    )  # fmt: skip
    return cart(
        pid, force=f"signal('pid') - {SPRING}*x('cart') - 4*vx('cart')",
        parameters=(Parameter(name="w", value=1.0),),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("upper", "lower", "kp", "place"),
    [
        (50.0, -50.0, 20.0, 1.0),  # in reach: the integral part carries the spring
        (3.5, -1.0, 20.0, 1.0),  # which a second would lead beyond the limit
        (1.0, -1.0, 20.0, 1.0 / SPRING),  # out of reach: at its limit
        (1.5, None, 0.0, 0.5),  # by the integral part alone, which stays at its limit
    ],
)
def test_a_controller_rests_within_its_limits_or_at_one(upper, lower, kp, place):
    model = pushed(upper, lower, kp)
    rest = equilibrium(model)
    assert rest.instant.result["cart.x"][0] == pytest.approx(place, abs=NEAR)
    assert rest.is_stable
    run = kane.simulate(model, duration=60.0)
    assert run["cart.x"][-1] == pytest.approx(place, abs=2e-5)  # what 60 s leave


def test_what_nothing_leads_back_is_no_equilibrium():
    model = cart(Pid(name="pid", setpoint=1.0, measured=0.0, ki=1.0), force="signal('pid')")
    with pytest.raises(NoRestError):
        equilibrium(model)


def test_load_steps_of_a_regulated_mechanism_go_from_rest_to_rest():
    """Led as far as the limit reaches, 1 m, and no farther."""
    path = load_path(pushed(3.0, -3.0), "w", 0.5, 1.5, ("cart.x",))
    assert path.is_whole
    assert path.measured[:, 0] == pytest.approx(np.minimum(path.values, 1.0), abs=NEAR)
    assert path.stable.all()


def test_a_law_made_of_a_and_b_has_the_poles_that_it_was_made_for():
    """The best law by squares of a pendulum on a cart, put into its force."""
    model = msgspec.structs.replace(
        pendulum_on_cart(),
        signals=(),
        forces=(Force(name="push", body="cart", force=("0", 0.0, 0.0)),),
    )
    linear = linearise(instant_at_start(model), ("push.fx",))
    assert linear.coordinates == ("rail.displacement", "hinge.angle")
    cost = scipy.linalg.solve_continuous_are(
        linear.A, linear.B, np.diag([10.0, 10.0, 1.0, 1.0]), np.eye(1)
    )
    (gains,) = (linear.B.T @ cost).tolist()
    poles = np.linalg.eigvals(linear.A - linear.B @ [gains])
    parts = ("x('cart')", "angle('hinge')", "vx('cart')", "rate('hinge')")
    law = " - ".join(f"({gain!r})*{part}" for gain, part in zip(gains, parts, strict=True))
    led = msgspec.structs.replace(
        model, forces=(Force(name="push", body="cart", force=(f"0 - {law}", 0.0, 0.0)),)
    )
    found = linearise(instant_at_start(led)).eigenvalues
    for pole in poles:
        assert pole.real < 0.0
        assert np.abs(found - pole).min() < 1e-10


@pytest.mark.parametrize("part", [0.5, 0.999, 1.001, 1.2])
def test_a_load_that_follows_makes_two_rods_flutter_beyond_zieglers_load(part):
    """Of masses 2 m and m: (7/2 - sqrt 2) k / l (Ziegler, Ing.-Arch. 20, 1952), by an N part."""
    k, length, z = 3.0, 1.0, (0.0, 0.0, 1.0)
    load = part * (3.5 - np.sqrt(2.0)) * k / length
    model = Model(
        planar=True,
        gravity=(0.0, 0.0, 0.0),
        bodies=tuple(
            Body(name=name, mass=mass, inertia=(0.0, 0.0, 0.0), position=(0.0, height, 0.0))
            for name, mass, height in (("low", 2.0, length), ("top", 1.0, 2 * length))
        ),
        joints=(
            Revolute(name="P", body_a="ground", body_b="low", point_b=(0.0, -length, 0.0),
                     axis_a=z, axis_b=z),
            Revolute(name="Q", body_a="low", body_b="top", point_b=(0.0, -length, 0.0),
                     axis_a=z, axis_b=z),
        ),
        joint_springs=tuple(
            TorsionSpring(name=f"spring {joint}", joint=joint, stiffness=k) for joint in "PQ"
        ),
        forces=(Force(name="F", body="top", axes="body", force=(0.0, -load, 0.0)),),
    )  # fmt: skip
    linear = linearise(instant_at_start(model))
    M = length**2 * np.array([[3.0, 1.0], [1.0, 1.0]])
    K = np.array([[2 * k - load * length, load * length - k], [-k, k]])
    squares = np.linalg.eigvals(-np.linalg.solve(M, K)).astype(complex)
    for root in (*np.sqrt(squares), *-np.sqrt(squares)):
        assert np.abs(linear.eigenvalues - root).min() < 1e-7  # two that all but meet
    assert (linear.eigenvalues.real.max() > 1e-3) == (part > 1.0)
    assert np.abs(linear.circulatory).max() == pytest.approx(load * length / 2)
