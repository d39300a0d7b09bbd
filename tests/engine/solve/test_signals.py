"""States of signals in runs: what must not matter to them, how runs go on, what is refused."""

import msgspec
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from tests.exact.test_signals import DIGITAL, LIMITED, PID, cart

import kane
from kane.elements.controllers import Pid, Sampled
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.errors import ModelError, SettingsError
from kane.model import Input, Measure, Parameter
from kane.model.faults import faults

REGULATED = cart(
    DIGITAL,
    Lag(name="late", input="input('wish')", time_constant=0.05),
    force="min(signal('governor'), 20) - 4*vx('cart') + signal('late')",
    inputs=(Input(name="wish", value=0.5, least=-5.0, largest=5.0),),
)


def replaced(model, **changes):
    return msgspec.structs.replace(model, **changes)


def advanced(simulation, *ends):
    for end in ends:
        simulation.advance(end - simulation.time)
    return simulation.result


def test_a_run_in_bits_is_the_run_as_a_whole():
    """Samples at the ends of bits are taken once, and shown as in between."""
    whole = kane.simulate(REGULATED, duration=0.2, record_every=0.05)
    bits = advanced(kane.start(REGULATED, record_every=0.05), 0.05, 0.1, 0.15, 0.2)
    for name in ("cart.vx", "governor.value", "late.value"):
        # steps end elsewhere: the tolerance of a run
        assert bits[name][-1] == pytest.approx(whole[name][-1], rel=1e-7)
        same = np.searchsorted(bits.time, 0.1), np.searchsorted(whole.time, 0.1)
        assert bits[name][same[0]] == pytest.approx(whole[name][same[1]], rel=1e-7)


def test_a_kept_run_goes_on_bit_for_bit(tmp_path):
    """All that signals remember lies in the frames of a file."""
    result = advanced(kane.start(REGULATED, record_every=0.05), 0.05, 0.1, 0.15, 0.2)
    result.to_hdf5(tmp_path / "run.h5")
    again = advanced(kane.go_on(kane.load_result(tmp_path / "run.h5"), time=0.1), 0.15, 0.2)
    for name in ("cart.vx", "governor.value", "late.value"):
        assert again[name][-1] == result[name][-1]


def test_other_tolerances_leave_the_states_as_they_are():
    """A run that goes on with other settings keeps integrals and counts of samples."""
    result = advanced(kane.start(REGULATED), 0.1)
    simulation = kane.go_on(result, frame=-1, rtol=1e-9)
    assert advanced(simulation, 0.105)["late.value"][0] == result["late.value"][-1]


def test_a_setpoint_is_turned_while_it_runs():
    """A lag follows what an input becomes."""
    simulation = kane.start(REGULATED)
    simulation.advance(0.05)
    simulation.set_inputs({"wish": 3.0})
    simulation.advance(0.5)
    # ten time constants later; the input came there within the bit
    assert 2.5 < simulation.result["late.value"][-1] < 3.0


def test_recording_more_or_less_leaves_the_motion_alone():
    """Neither report times nor measures matter, also where they are those of samples."""
    ends = set()
    for changes in ({}, {"record_every": 0.01}, {"record_every": 0.007}):
        ends.add(float(kane.simulate(REGULATED, duration=0.5, **changes)["cart.x"][-1]))
    measured = replaced(REGULATED, measures=(Measure(name="m", expression="signal('late')**2"),))
    ends.add(float(kane.simulate(measured, duration=0.5)["cart.x"][-1]))
    # where a report time is a sample but for round-off, the sample is taken there
    assert max(ends) - min(ends) < 1e-12


def test_names_and_order_of_signals_do_not_matter():
    """The same motion to the last bit."""
    first = cart(
        Lag(name="a", input="1 - x('cart')", time_constant=0.1),
        Integral(name="b", input="signal('a')"),
        force="3*signal('b') - 2*vx('cart')",
    )
    second = cart(
        Integral(name="x", input="signal('late')"),
        Lag(name="late", input="1 - x('cart')", time_constant=0.1),
        force="3*signal('x') - 2*vx('cart')",
    )
    one, other = (kane.simulate(model, duration=1.0) for model in (first, second))
    assert one["cart.x"].tolist() == other["cart.x"].tolist()


@pytest.mark.parametrize("method", ["dop853", "esdirk43", "radau"])
@pytest.mark.parametrize("unit", [1e-6, 1e6])
def test_the_unit_of_a_signal_does_not_matter(method, unit):
    """A state in other units, with a gain that takes them back, gives the same steps."""

    def model(unit):
        return cart(
            Integral(name="sum", input=f"{unit}*(1 - x('cart'))"),
            Lag(name="late", input="signal('sum')", time_constant=0.2),
            force=f"(signal('late') + signal('sum'))/{unit} - 2*vx('cart')",
        )

    one, other = (kane.simulate(model(u), duration=1.0, method=method) for u in (1.0, unit))
    assert one.outcome.steps == other.outcome.steps
    assert other["cart.x"][-1] == pytest.approx(one["cart.x"][-1], rel=1e-9)


def test_a_signal_is_as_accurate_as_is_asked_for_whatever_its_size():
    """It is held to the tolerance by its own size, where the motion would allow long steps."""
    for size in (1e-9, 1.0, 1e9):
        model = cart(Lag(name="wave", input=f"{size}*sin(40*t)", time_constant=0.05), force="0")
        result = kane.simulate(model, duration=1.0, rtol=1e-8, atol=1e-10)
        T, w, t = 0.05, 40.0, 1.0
        share = size / (1.0 + (w * T) ** 2)
        exact = share * (np.sin(w * t) - w * T * np.cos(w * t) + w * T * np.exp(-t / T))
        assert result["wave.value"][-1] == pytest.approx(exact, abs=1e-6 * size)


def test_a_fast_filter_does_not_shorten_the_steps_of_the_implicit_method():
    """States that forget at once are solved for, with their slopes among each other."""
    fast = TransferFunction(name="f", input="sin(t)", denominator=(1e-12, 1.4e-6, 1.0))
    model = cart(fast, Lag(name="l", input="signal('f')", time_constant=1e-6), force="signal('l')")
    result = kane.simulate(model, duration=2.0, method="esdirk43", rtol=1e-6, atol=1e-8)
    assert result.outcome.ok
    assert result.outcome.steps < 2000  # an explicit method needs some 1e6
    # v' = sin(t - 2.4e-6) / 2 from rest
    assert result["cart.vx"][-1] == pytest.approx((1.0 - np.cos(2.0)) / 2.0, abs=1e-5)


def test_samplings_meet_events_and_jumps():
    """A law that is cut off by ``min`` takes the branch that a sample asks for at once."""
    saw = Sampled(name="saw", expression="5 if previous < 0 else -5", start=1.0, period=0.1)
    model = cart(saw, force="max(min(signal('saw'), 2), -3)")
    for method in ("dop853", "esdirk43", "rk4"):
        result = kane.simulate(model, duration=1.0, method=method, step=0.01)
        assert result.outcome.ok
        # five tenths of a second with -3 N, and five with 2 N, on 2 kg
        assert result["cart.vx"][-1] == pytest.approx(-0.25, abs=1e-9)


@pytest.mark.parametrize("method", ["dopri5", "rk4", "esdirk43"])
@pytest.mark.parametrize(("end", "value"), [(0.1, 1.0), (0.2, 3.0)])
def test_a_sample_at_the_end_knows_no_jump_to_come(end, value, method):
    """A jump at the end counts, one that comes within a second after it does not."""
    wish = Signal(name="wish", expression="1 + 2*step(t - 0.2) + 4*step(t - 0.9)")
    held = Sampled(name="held", expression="signal('wish')", period=0.1)
    model = cart(wish, held, force="signal('held')")
    run = kane.simulate(model, duration=end, method=method, step=0.01)
    assert run["held.value"][-1] == value


def test_energy_books_close_with_a_controller():
    """What the actuator does is booked as work, whatever decides its force."""
    result = kane.simulate(cart(PID, force="signal('pid')"), duration=1.0, rtol=1e-9, atol=1e-11)
    kinetic = 0.5 * 2.0 * result["cart.vx"] ** 2
    power = result["pid.value"] * result["cart.vx"]
    assert result["push.power"] == pytest.approx(power, abs=1e-9)
    assert result["system.work"] == pytest.approx(kinetic, abs=1e-8)


def test_a_ring_of_signals_is_named():
    """Signals without a state that read each other are refused."""
    a, b = Signal(name="a", expression="signal('b')"), Signal(name="b", expression="signal('a')")
    with pytest.raises(ModelError, match=r"in a ring, '.' → '.' → '.'"):
        kane.simulate(cart(a, b, force="0"), duration=0.1)
    late = Lag(name="b", input="signal('a')")
    assert faults(cart(a, late, force="0")) == ()


@pytest.mark.parametrize(
    ("signal", "words"),
    [
        (Signal(name="s", expression="signal('other')"), "the name of a signal, found 'other'"),
        (Signal(name="s", expression="lag(t, x('cart'))"), "a time constant above zero"),
        (Signal(name="s", expression="integral(t, 1)"), "expected integral(x), found 2 arguments"),
        (Integral(name="s", lower=1.0, upper=0.0), "must be more than the lower limit"),
        (Integral(name="s", upper=1.0, start=2.0), "must lie within the limits"),
        (Pid(name="s", ki=1.0, lower=1.0, upper=2.0), "must have 0 between them"),
        (TransferFunction(name="s", denominator=(0.0, 1.0)), "a coefficient that is not 0"),
        (TransferFunction(name="s", numerator=(1.0, 1.0, 1.0)), "no more than the denominator"),
        (Sampled(name="s", expression="y + 1"), "the name of a parameter, found 'y'"),
    ],
)
def test_what_is_wrong_with_a_signal_is_said(signal, words):
    assert any(words in str(fault.text) for fault in faults(cart(signal, force="0")))


def test_what_runs_cannot_do_with_signals_is_said():
    model = cart(PID, force="signal('pid')")
    with pytest.raises(SettingsError, match="no room for states of signals, such as that of 'pid'"):
        kane.simulate(model, duration=0.1, method="moreau")
    often = cart(Sampled(name="fast", period=1e-9), force="0")
    with pytest.raises(SettingsError, match="'fast' would be sampled 1e"):
        kane.simulate(often, duration=1.0)


def test_a_driver_takes_no_state():
    """Drivers follow the time alone."""
    from kane.elements.drivers import DisplacementDriver

    model = replaced(
        cart(PID, force="0"),
        drivers=(DisplacementDriver(name="feed", joint="rail", law="signal('pid')"),),
    )
    assert any("expected a function of the time alone" in str(each.text) for each in faults(model))


def test_all_signals_are_recorded():
    """Each has its value in the result, by its name."""
    result = kane.simulate(cart(LIMITED, DIGITAL, force="0"), duration=0.1)
    assert result["pi.value"].shape == result["governor.value"].shape == result.time.shape


def gain_model(**more):
    return cart(
        Pid(name="pi", setpoint=1.0, measured="x('cart')", kp=20.0, ki=8.0),
        force="signal('pi') - drag*vx('cart')",
        parameters=(Parameter(name="drag", value=12.0),),
        **more,
    )


def pi_rates(drag):
    return lambda _, y: [
        y[1], (20.0 * (1.0 - y[0]) + y[2] - drag * y[1]) / 2.0, 8.0 * (1.0 - y[0])
    ]  # fmt: skip


def test_a_parameter_is_turned_and_the_integral_goes_on():
    """What was added up before another drag counts on, against an integration in two parts."""
    simulation = kane.start(gain_model(), rtol=1e-10, atol=1e-12)
    simulation.advance(0.4)
    simulation.set_parameters({"drag": 3.0})
    simulation.advance(0.6)
    first = solve_ivp(pi_rates(12.0), (0.0, 0.4), np.zeros(3), "DOP853", rtol=1e-12, atol=1e-13)
    second = solve_ivp(pi_rates(3.0), (0.4, 1.0), first.y[:, -1], "DOP853", rtol=1e-12, atol=1e-13)
    assert simulation.result["cart.x"][-1] == pytest.approx(second.y[0, -1], abs=1e-9)


def test_another_signal_comes_and_the_integral_goes_on():
    """A model that is edited while it runs keeps the states that it has still."""
    model = gain_model()
    simulation = kane.start(model, rtol=1e-10, atol=1e-12)
    simulation.advance(0.4)
    late = Lag(name="late", input="x('cart')", time_constant=0.1)
    simulation.set_model(replaced(model, signals=(late, *model.signals)))
    simulation.advance(0.6)
    exact = solve_ivp(pi_rates(12.0), (0.0, 1.0), np.zeros(3), "DOP853", rtol=1e-12, atol=1e-13)
    assert simulation.result["cart.x"][-1] == pytest.approx(exact.y[0, -1], abs=1e-9)


def test_a_controller_presses_on_a_stop_and_lets_go():
    """It adds up while the stop holds; every phase against its own integration."""
    from kane.elements.stops import DisplacementStop

    setpoint = "0.5 - step(t - 1)"
    model = replaced(
        cart(
            Pid(name="pi", setpoint=setpoint, measured="x('cart')", kp=20.0, ki=30.0),
            force="signal('pi') - 6*vx('cart')",
        ),
        stops=(DisplacementStop(name="stop", joint="rail", upper=0.3),),
    )

    def rates(wish):
        return lambda _, y: [
            y[1], (20.0 * (wish - y[0]) + y[2] - 6.0 * y[1]) / 2.0, 30.0 * (wish - y[0])
        ]  # fmt: skip

    def struck(_, y):
        return y[0] - 0.3

    struck.terminal = True
    fine = {"rtol": 1e-12, "atol": 1e-13}
    before = solve_ivp(rates(0.5), (0.0, 1.0), np.zeros(3), "DOP853", events=struck, **fine)
    there = before.t[-1]
    total = before.y[2, -1] + 30.0 * 0.2 * (1.0 - there)
    after = solve_ivp(rates(-0.5), (1.0, 1.4), [0.3, 0.0, total], "DOP853", **fine)
    for method in ("dop853", "esdirk43", "rk4"):
        result = kane.simulate(model, duration=1.4, method=method, rtol=1e-9, atol=1e-11, step=1e-3)
        assert result.outcome.ok
        strikes = [event.time for event in result.events if event.kind == "strikes"]
        # the method's own error of the place, over a speed of 1 m/s
        assert strikes[0] == pytest.approx(there, abs=1e-6)
        assert result["cart.x"][-1] == pytest.approx(after.y[0, -1], abs=1e-6)


def test_drivers_beside_controllers_tell_what_they_need():
    """Inverse dynamics integrate the states of signals: a driven cart feels what a lag pushes."""
    from kane.elements.drivers import DisplacementDriver

    model = replaced(
        cart(Lag(name="late", input="1", time_constant=0.5), force="signal('late')"),
        drivers=(DisplacementDriver(name="feed", joint="rail", law="t**2"),),
    )
    found = kane.inverse_dynamics(model, duration=1.0)
    t = found.result.time
    needed = found.result["feed.force"]
    # 2 kg at 2 m/s^2, less what pushes already
    assert needed == pytest.approx(4.0 - (1.0 - np.exp(-t / 0.5)), abs=1e-6)


def test_a_root_locus_over_a_gain_is_that_of_the_closed_loop():
    """m s^3 + c s^2 + k_p s + k_i = 0 for each integral gain."""
    model = cart(
        Integral(name="sum", input="0.3 - x('cart')"),
        force="20*(0.3 - x('cart')) - 5*vx('cart') + k*signal('sum')",
        parameters=(Parameter(name="k", value=1.0),),
    )
    locus = kane.root_locus(model, "k", [1.0, 10.0, 60.0])
    for k, values in zip((1.0, 10.0, 60.0), locus.eigenvalues, strict=True):
        exact = np.sort_complex(np.roots([2.0, 5.0, 20.0, k]))
        assert np.sort_complex(values) == pytest.approx(exact, abs=1e-8)


def test_outputs_are_told_of_laws_with_limits():
    """A value within its limits has slopes as if there were none, and at one has none."""
    law = "min(3*input('u') - x('cart'), 2)"
    model = cart(
        force=law,
        measures=(Measure(name="asked", expression=law),),
        inputs=(Input(name="u", value=0.0, least=-1.0, largest=1.0),),
    )
    for value, slopes in ((0.0, (-1.0, 0.0, 3.0)), (0.9, (0.0, 0.0, 0.0))):
        (u,) = model.inputs
        there = replaced(model, inputs=(replaced(u, value=value),))
        run = kane.simulate(there, duration=0.1)
        linear = kane.linearise(kane.instant_of(run, -1), ["u"], ["asked"])
        assert (*linear.C_out[0], linear.D[0, 0]) == pytest.approx(slopes, abs=1e-9)
        assert linear.B[:, 0] == pytest.approx([0.0, 0.5 * slopes[2]], abs=1e-12)
