"""Signals with states against closed forms and independent integrations."""

import msgspec
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.signal import cont2discrete
from tests.thinned import thinned

import kane
from kane.elements.body import Body
from kane.elements.controllers import AnySignal, DiscreteState, Pid, Sampled
from kane.elements.loads import Force
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.model import Model

X, Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
ALL = ("dop853", "dopri5", "esdirk43", "radau", "bdf", "lsoda", "rk4", "heun", "euler")
# what each leaves of the position at these tolerances and steps, with some room: the fixed steps
# by their orders, others by rtol
LEFT = {
    "dop853": 1e-9, "dopri5": 1e-8, "esdirk43": 1e-6, "radau": 1e-6, "bdf": 1e-5, "lsoda": 1e-6,
    "rk4": 1e-7, "heun": 1e-4, "euler": 1e-2,
}  # fmt: skip


def cart(*signals: AnySignal, force: str, mass: float = 2.0, **more: object) -> Model:
    """Return a cart on a rail, with a force along it."""
    return Model(
        planar=True,
        bodies=(Body(name="cart", mass=mass, inertia=(1.0, 1.0, 1.0)),),
        joints=(
            Prismatic(
                name="rail", body_a="ground", body_b="cart", axis_a=X, axis_b=X, side_a=Y, side_b=Y
            ),
        ),
        forces=(Force(name="push", body="cart", force=(force, 0.0, 0.0)),),
        signals=signals,
        **more,  # type: ignore[arg-type]
    )


PID = Pid(
    name="pid", setpoint=1.0, measured="x('cart')", kp=20.0, ki=8.0, kd=12.0, filter_time=0.05
)


def pid_rates(_: float, y: np.ndarray) -> list[float]:
    """Return the rates of x, v, the integral part and the filter of a cart that ``PID`` moves."""
    x, v, integral, filtered = y
    error = 1.0 - x
    force = 20.0 * error + integral + 12.0 * (error - filtered) / 0.05
    return [v, force / 2.0, 8.0 * error, (error - filtered) / 0.05]


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("method", thinned(ALL, 2))
def test_a_pid_moves_a_cart_as_an_independent_integration_has_it(method, formulation):
    """All methods integrate the controller with the motion."""
    exact = solve_ivp(pid_rates, (0.0, 1.0), np.zeros(4), "DOP853", rtol=1e-12, atol=1e-13)
    result = kane.simulate(
        cart(PID, force="signal('pid')"), duration=1.0, method=method, formulation=formulation,
        rtol=1e-8, atol=1e-10, step=1e-3,
    )  # fmt: skip
    x, _, integral, filtered = exact.y[:, -1]
    assert result["cart.x"][-1] == pytest.approx(x, abs=LEFT[method])
    value = 20.0 * (1.0 - x) + integral + 240.0 * (1.0 - x - filtered)
    # the derivative makes 260 of an error of the position
    assert result["pid.value"][-1] == pytest.approx(value, abs=300.0 * LEFT[method])


def test_functions_in_expressions_are_states_too():
    """``integral`` and ``lag`` need no element."""
    model = cart(force="3*integral(0.2-x('cart')) + lag(20*(0.2-x('cart')), 0.1) - 8*vx('cart')")
    result = kane.simulate(model, duration=2.0, rtol=1e-10, atol=1e-12)

    def rates(_: float, y: np.ndarray) -> list[float]:
        x, v, total, late = y
        force = 3.0 * total + late - 8.0 * v
        return [v, force / 2.0, 0.2 - x, (20.0 * (0.2 - x) - late) / 0.1]

    exact = solve_ivp(rates, (0.0, 2.0), np.zeros(4), "DOP853", rtol=1e-12, atol=1e-14)
    assert result["cart.x"][-1] == pytest.approx(exact.y[0, -1], abs=1e-9)


def test_a_transfer_function_answers_a_step_as_its_poles_have_it():
    """Of the third order, with a zero and with feedthrough; in the closed form of SciPy."""
    from scipy.signal import lti

    top, bottom = (0.5, 3.0, 2.0, 40.0), (1.0, 6.0, 45.0, 90.0)
    model = cart(
        TransferFunction(name="filter", input="1", numerator=top, denominator=bottom), force="0"
    )
    result = kane.simulate(model, duration=3.0, rtol=1e-10, atol=1e-12, record_every=0.1)
    _, exact = lti(top, bottom).step(T=result.time)
    assert result["filter.value"] == pytest.approx(exact, abs=1e-9)


def limited_pi(end: float) -> np.ndarray:
    """Return x, v and the integral part of a cart under a PI controller with limits, at the end.

    The force is between -2 N and 3 N, and so is the integral part, which rests at a limit; each
    stretch between two events is integrated by itself.
    """
    y, t, rests = np.zeros(3), 0.0, 0

    def error(y: np.ndarray) -> float:
        return float(1.0 - y[0])

    def rates(_: float, y: np.ndarray) -> list[float]:
        force = min(max(20.0 * error(y) + y[2], -2.0), 3.0) - 3.0 * y[1]
        return [y[1], force / 2.0, 0.0 if rests else 30.0 * error(y)]

    def events() -> list:
        found = [lambda _, y: 20.0 * error(y) + y[2] - 3.0, lambda _, y: 20.0 * error(y) + y[2] + 2]
        if rests:
            found.append(lambda _, y: rests * error(y))
        else:
            found += [lambda _, y: 3.0 - y[2], lambda _, y: y[2] + 2.0]
        for each in found[2:]:
            each.direction = -1.0
        for each in found:
            each.terminal = True
        return found

    while t < end:
        part = solve_ivp(
            rates, (t, end), y, "DOP853", rtol=1e-13, atol=1e-14, events=events(), max_step=0.05
        )
        t, y = float(part.t[-1]), part.y[:, -1]
        if part.status != 1:
            break
        if rests and rests * error(y) < 1e-9:
            rests = 0
        elif not rests and (part.t_events[2].size or part.t_events[3].size):
            rests = 1 if part.t_events[2].size else -1
        past = solve_ivp(rates, (t, t + 1e-9), y, "DOP853", rtol=1e-13, atol=1e-14)
        t, y = float(past.t[-1]), past.y[:, -1]
    return y


LIMITED = Pid(
    name="pi", setpoint=1.0, measured="x('cart')", kp=20.0, ki=30.0, lower=-2.0, upper=3.0
)


@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43", "rk4"])
def test_limits_of_a_pid_are_located_events(method):
    """The value saturates and the integral part rests at its limits, ten times in six seconds."""
    exact = limited_pi(6.0)
    model = cart(LIMITED, force="signal('pi') - 3*vx('cart')")
    result = kane.simulate(model, duration=6.0, method=method, rtol=1e-10, atol=1e-12, step=1e-3)
    assert result.outcome.ok
    # the methods' own errors; events add none
    left = {"dop853": 1e-9, "dopri5": 1e-9, "esdirk43": 1e-6, "rk4": 1e-8}[method]
    assert result["cart.x"][-1] == pytest.approx(exact[0], abs=left)
    assert result["pi.value"].max() == 3.0
    assert result["pi.value"].min() == -2.0


def test_a_limited_integral_does_not_wind_up():
    """It rests at its limit, and leaves it as soon as what it follows turns round."""
    ramp = Integral(name="ramp", input="cos(t)", lower=-0.25, upper=0.5)
    model = cart(ramp, force="signal('ramp')")
    result = kane.simulate(model, duration=6.0, rtol=1e-11, atol=1e-13, record_every=0.05)
    # up to 0.5 at asin(0.5), resting until pi/2, then down to -0.25, resting until 3 pi/2
    t = result.time
    down = np.maximum(0.5 + np.sin(t) - 1.0, -0.25)
    exact = np.where(t < np.pi / 2, np.minimum(np.sin(t), 0.5), down)
    exact = np.where(t < 3 * np.pi / 2, exact, np.minimum(-0.25 + np.sin(t) + 1.0, 0.5))
    assert result["ramp.value"] == pytest.approx(exact, abs=1e-9)


# a motor with a mass of 2 kg and a drag of 4 N s/m under a sampled PI controller
DIGITAL = Sampled(
    name="governor",
    expression="30*(1-vx('cart')) + 40*total",
    period=0.01,
    keeps=(DiscreteState(state="total", next="total + period*(1-vx('cart'))"),),
)


def exact_governor(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Return speeds and forces at the samples, by the exact discrete recursion."""
    A, B, *_ = cont2discrete(
        (np.array([[-2.0]]), np.array([[0.5]]), np.eye(1), np.zeros((1, 1))), 0.01
    )
    v, total, speeds, forces = 0.0, 0.0, [0.0], []
    for _ in range(count):
        error = 1.0 - v
        forces.append(30.0 * error + 40.0 * total)
        total += 0.01 * error
        v = float(A[0, 0] * v + B[0, 0] * forces[-1])
        speeds.append(v)
    return np.array(speeds), np.array(forces)


@pytest.mark.parametrize("formulation", thinned(["multipliers", "embedded"], 2))
@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43", "radau", "bdf", "rk4"])
def test_a_sampled_controller_is_the_discrete_recursion(method, formulation):
    """Each sample is met, and what is held between two is constant."""
    speeds, forces = exact_governor(50)
    model = cart(DIGITAL, force="signal('governor') - 4*vx('cart')")
    result = kane.simulate(
        model, duration=0.5, method=method, formulation=formulation, rtol=1e-11, atol=1e-13,
        step=1e-3, record_every=0.01,
    )  # fmt: skip
    assert result["cart.vx"] == pytest.approx(speeds, abs=1e-9)
    assert result["governor.value"][:-1] == pytest.approx(forces, abs=3e-8)


def test_a_thousand_samples_a_second_are_all_taken():
    """None is missed in ten thousand, whatever the report times are."""
    clock = Sampled(name="clock", expression="previous + 1", period=1e-3)
    model = cart(clock, force="sin(t)")
    result = kane.simulate(model, duration=10.0, record_every=2.5)
    assert result.outcome.ok
    assert result["clock.value"].tolist() == [1.0, 2501.0, 5001.0, 7501.0, 10001.0]


def pendulum_on_cart() -> Model:
    """Return a pendulum that stands on a cart, balanced by its states and an integral."""
    law = "signal('balance')"
    feedback = Signal(
        name="balance",
        expression=(
            "40*x('cart') + 30*vx('cart') - 160*angle('hinge') - 45*rate('hinge')"
            " + 20*signal('place')"
        ),
    )
    place = Integral(name="place", input="x('cart')")
    plain = cart(feedback, place, force=law)
    rod = Body(name="rod", mass=0.5, inertia=(0.01, 0.01, 0.02), position=(0.0, 0.6, 0.0))
    hinge = Revolute(name="hinge", body_a="cart", body_b="rod", point_b=(0.0, -0.6, 0.0))
    return msgspec.structs.replace(
        plain,
        gravity=(0.0, -9.81, 0.0),
        bodies=(*plain.bodies, rod),
        joints=(*plain.joints, hinge),
    )


def closed_loop() -> np.ndarray:
    """Return A of the balanced pendulum for (x, angle, v, rate, integral), by hand.

    (M + m) x'' - m r a'' = F,  -m r x'' + (J + m r^2) a'' = m g r a, the angle counted to the left.
    """
    M, m, r, J, g = 2.0, 0.5, 0.6, 0.02, 9.81
    inertia = np.linalg.inv(np.array([[M + m, -m * r], [-m * r, J + m * r * r]]))
    F = np.array([40.0, -160.0, 30.0, -45.0, 20.0])
    right = np.zeros((2, 5))
    right[0] = F
    right[1, 1] = m * g * r
    A = np.zeros((5, 5))
    A[0, 2] = A[1, 3] = A[4, 0] = 1.0
    A[2:4] = inertia @ right
    return A


def test_a_balanced_pendulum_has_the_eigenvalues_of_its_closed_loop():
    """Linearised with the states of its controller, in one set of equations."""
    linear = kane.linearise(kane.instant_at_start(pendulum_on_cart()))
    assert linear.kind == "equilibrium"
    assert linear.signals == ("place",)
    exact = np.sort_complex(np.linalg.eigvals(closed_loop()))
    assert np.sort_complex(linear.eigenvalues) == pytest.approx(exact, abs=1e-9)


def test_a_run_near_equilibrium_goes_as_the_eigenvalues_say():
    """A small push of the cart decays as exp(A t) has it, to the square of the push."""
    from scipy.linalg import expm

    push = 1e-5
    model = pendulum_on_cart()
    (first, rod), small = model.bodies, (push, 0.0, 0.0)
    bodies = tuple(msgspec.structs.replace(body, velocity=small) for body in (first, rod))
    result = kane.simulate(
        msgspec.structs.replace(model, bodies=bodies), duration=1.0, rtol=1e-11, atol=1e-16
    )
    exact = expm(closed_loop()) @ np.array([0.0, 0.0, push, 0.0, 0.0])
    assert result["cart.x"][-1] == pytest.approx(exact[0], abs=1e-3 * push)
    assert result["place.value"][-1] == pytest.approx(exact[4], abs=1e-3 * push)


def test_an_equilibrium_is_where_integrals_rest():
    """The integral part carries what pushes for ever, and the error is zero."""
    pid = msgspec.structs.replace(PID, setpoint=0.3)
    found = kane.equilibrium(cart(pid, force="signal('pid') + 5"))
    result = found.instant.result
    assert result["cart.x"][0] == pytest.approx(0.3, abs=1e-12)
    assert result["pid.value"][0] == pytest.approx(-5.0, abs=1e-11)
    assert found.is_stable
    assert found.linear.kind == "equilibrium"


def test_the_frequency_response_of_a_lag_is_its_transfer_function():
    """From the input of a model through a lag to its value."""
    from kane.model import Input

    model = cart(
        Lag(name="lag", input="input('u')", time_constant=0.2, gain=3.0),
        force="-x('cart')",
        inputs=(Input(name="u", value=0.0, least=-1.0, largest=1.0),),
    )
    linear = kane.linearise(kane.instant_at_start(model), ["u"], ["lag.value"])
    response = kane.frequency_response(linear, [0.1, 1.0, 10.0])
    s = 2j * np.pi * response.frequencies
    assert response.response[:, 0, 0] == pytest.approx(3.0 / (0.2 * s + 1.0), rel=1e-9)


def test_a_mass_under_pi_control_goes_as_its_closed_form_has_it():
    """m v' = k_p (w - v) + k_i int (w - v) dt, from rest: an oscillator of known damping."""
    m, kp, ki, w = 2.0, 4.0, 30.0, 0.7
    pi = Pid(name="pi", setpoint=w, measured="vx('cart')", kp=kp, ki=ki)
    result = kane.simulate(
        cart(pi, force="signal('pi')", mass=m), duration=3.0, rtol=1e-11, atol=1e-13,
        record_every=0.05,
    )  # fmt: skip
    sigma = kp / (2.0 * m)
    omega = np.sqrt(ki / m - sigma**2)
    wave = np.cos(omega * result.time) - sigma / omega * np.sin(omega * result.time)
    exact = w * (1.0 - np.exp(-sigma * result.time) * wave)
    # the tolerance of the method, grown over three seconds
    assert result["cart.vx"] == pytest.approx(exact, abs=1e-9)


def test_a_balanced_pendulum_has_the_matrix_of_its_closed_loop():
    """All of A, with the rows and the column of the controller's state."""
    linear = kane.linearise(kane.instant_at_start(pendulum_on_cart()))
    assert linear.coordinates == ("rail.displacement", "hinge.angle")
    # round-off of entries of some 1e2
    found = linear.A
    assert found == pytest.approx(closed_loop(), abs=1e-11)
