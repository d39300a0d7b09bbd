"""Turns are counted whatever is recorded, whatever else is in the model, and however long a step.

Angles of joints that something acts on belong to the state of a run; those that results alone show
are counted from step to step. Neither may depend on when frames are due, on neighbours, on steps
that were taken back, or on how often a run looks up to tell how far it is.
"""

import itertools
from math import pi, sin, sqrt

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import METHODS, rod, sliced

import kane
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.couplings import Gear, LinearCoupling, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Torque
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.screw import Screw
from kane.model import Measure, Model, SolverSettings
from kane.model.solver import FIXED_STEP_METHODS
from kane.solve.report_times import report_times

STEP_CONTROL = tuple(name for name in METHODS if name not in FIXED_STEP_METHODS)
DEAR = ("radau", "bdf")  # they evaluate most often
FAST = 40.0  # rad/s
INERTIA = 0.25  # of the rotors about their axes [kg m^2]
STIFFNESS = 4.0  # of the springs [N m/rad]: they swing by 10 rad to either side
RECORDED = (0.05, 0.1, 0.5, None)


def rotor(name, rate=FAST, **fields):
    return rod(name, angular_velocity=(0.0, 0.0, rate), **fields)


def hinge(name, body, kind=Revolute, **fields):
    return kind(name=name, body_a="ground", body_b=body, **fields)


def gears():
    """Two wheels of 0.1 and 0.2 m in mesh."""
    return Model(
        bodies=(rotor("pinion"), rotor("wheel", -FAST / 2, position=(0.3, 0.0, 0.0))),
        joints=(hinge("p", "pinion"), hinge("w", "wheel", point_a=(0.3, 0.0, 0.0))),
        couplings=(Gear(name="mesh", joint_a="p", radius_a=0.1, joint_b="w", radius_b=0.2),),
    )


def differential():
    """A linear coupling of three shafts with a given value."""
    terms = (("a", 1.0), ("b", 2.0), ("c", -4.0))
    return Model(
        bodies=(rotor("one"), rotor("two", FAST / 2), rotor("three", FAST / 2)),
        joints=(hinge("a", "one"), hinge("b", "two"), hinge("c", "three")),
        couplings=(
            LinearCoupling(
                name="sum",
                terms=tuple(Term(joint=j, coordinate="angle", factor=c) for j, c in terms),
                value=0.0,
            ),
        ),
    )


def spring():
    """A rotor that winds up a spring by more than a turn to either side."""
    return Model(
        bodies=(rotor("rotor"),),
        joints=(hinge("h", "rotor"),),
        joint_springs=(TorsionSpring(name="coil", joint="h", stiffness=STIFFNESS),),
    )


def law():
    """The same torque as an expression."""
    torque = Torque(name="coil", body="rotor", torque=(0.0, 0.0, f"-{STIFFNESS}*angle('h')"))
    return replace(spring(), joint_springs=(), torques=(torque,))


def driven():
    """A shaft that follows a function of time."""
    return Model(
        bodies=(rotor("rotor"),),
        joints=(hinge("h", "rotor"),),
        drivers=(AngleDriver(name="motor", joint="h", law="40*t + sin(5*t)"),),
    )


def screw():
    """A nut on a spindle, 1 cm a turn; joint and measure show its place."""
    return Model(
        bodies=(rotor("nut", velocity=(0.0, 0.0, 0.01 * FAST / (2 * pi))),),
        joints=(hinge("h", "nut", Screw, pitch=0.01),),
    )


def sliding():
    """A joint on whose angle nothing acts."""
    return Model(bodies=(rotor("rotor"),), joints=(hinge("h", "rotor", Cylindrical),))


def swing(t):
    omega = sqrt(STIFFNESS / INERTIA)
    return FAST / omega * sin(omega * t)


def even(t):
    return FAST * t


# the first joint's angle over time
CASES = {
    "gears": (gears, "p.angle", even),
    "differential": (differential, "a.angle", even),
    "spring": (spring, "h.angle", swing),
    "law": (law, "h.angle", swing),
    "driven": (driven, "h.angle", lambda t: 40 * t + sin(5 * t)),
    "screw": (screw, "h.angle", even),
    "sliding": (sliding, "h.angle", even),
    "body": (lambda: Model(bodies=(rotor("rotor"),)), "rotor.angle_z", even),
}


# errors allowed at the end of 200 rad: those of some hundred steps add up; a turn lost is 6.28
ERRORS = {1e-5: 0.5, 1e-8: 2e-3}


def runs(make, method, every=RECORDED, **settings):
    """Runs of 5 s that differ in when frames are due alone."""
    for interval in every:
        result = kane.simulate(
            make(), duration=5.0, method=method, record_every=interval, **settings
        )
        assert result.outcome.ok
        yield result


def check_turns(name, method, rtol):
    make, shown, angle = CASES[name]
    last = []
    for result in runs(make, method, rtol=rtol):
        expected = [angle(t) for t in result.time]
        np.testing.assert_allclose(result[shown], expected, rtol=0, atol=ERRORS[rtol])
        last.append(result.frames.values[-1])
    for other in last[1:]:
        np.testing.assert_array_equal(other, last[0])


@pytest.mark.parametrize(
    ("method", "name"),
    [
        pytest.param(method, name, marks=[pytest.mark.slow] * (method in DEAR))
        for method, name in itertools.product(STEP_CONTROL, CASES)
    ],
)
def test_turns_are_those_of_the_motion_however_often_it_is_recorded(name, method):
    check_turns(name, method, 1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("method", STEP_CONTROL)
def test_turns_are_those_of_the_motion_in_exact_runs(name, method):
    check_turns(name, method, 1e-8)


@pytest.mark.parametrize("rtol", [1e-5, 1e-6, 1e-7, 1e-8])
def test_gears_end_where_they_mesh(rtol):
    # 40 rad/s for 5 s; dop853 is out by some 1e-4 rad in the worst case here
    for result in runs(gears, "dop853", rtol=rtol):
        assert result["p.angle"][-1] == pytest.approx(200.0, abs=100 * rtol)
        np.testing.assert_allclose(result["w.angle"], -result["p.angle"] / 2, atol=1e-9)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("method", sorted(FIXED_STEP_METHODS))
def test_turns_of_fixed_steps_do_not_depend_on_what_is_recorded(name, method):
    make, shown, _ = CASES[name]
    # 0.4 rad a step; the intervals are whole steps, so the steps are the same but for round-off
    ends = [result[shown][-1] for result in runs(make, method, RECORDED[:3], step=0.01)]
    np.testing.assert_allclose(ends, ends[0], rtol=1e-7)
    assert abs(ends[0]) > 2.0


@pytest.mark.parametrize("step", [0.02, 0.05, 0.09])
def test_steps_of_more_than_half_a_turn_are_counted_right(step):
    # rk4 turns by 3.6 rad in the longest; its error of phase, some tenths a step, is that of e
    for make in (gears, lambda: CASES["sliding"][0]()):
        (result,) = runs(make, "rk4", [step], step=step)
        model = result.model
        shown = f"{model.joints[0].name}.angle"
        e = result.q[:, 0, 3:]
        turned = 2 * np.unwrap(np.arctan2(e[:, 2], e[:, 3]))
        np.testing.assert_allclose(result[shown], turned, atol=1e-9)
        assert turned[-1] > 150.0


@pytest.mark.parametrize(
    "formulation", ["multipliers", pytest.param("embedded", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("name", CASES)
def test_turns_do_not_depend_on_neighbours(name, formulation):
    make, shown, angle = CASES[name]
    crowd = neighbours(30)

    def crowded():
        model = make()
        return replace(model, bodies=model.bodies + crowd)

    settings = {"rtol": 1e-6, "formulation": formulation}
    for result in runs(crowded, "dop853", RECORDED[:2], **settings):
        # the mean of the errors is shared with those that have none
        np.testing.assert_allclose(result[shown], list(map(angle, result.time)), atol=0.5)


def neighbours(count):
    """Bodies that move freely far away: they weigh in the mean of the error."""
    return tuple(
        Body(name=f"free {i}", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(5.0 * i, 9.0, 0.0))
        for i in range(count)
    )


@pytest.mark.parametrize("method", METHODS)
def test_an_angle_that_is_only_asked_for_does_not_move_anything(method):
    """A measure makes an angle part of the state; it has no weight in the error nor in its mean."""
    plain = replace(spring_of_the_wall(), measures=())
    settings = {"method": method, "duration": 1.0, "step": 0.01, "record_every": 0.1, "rtol": 1e-5}
    one, other = kane.simulate(plain, **settings), kane.simulate(spring_of_the_wall(), **settings)
    assert other.system.state_size == one.system.state_size + 1
    # SciPy's tolerances are scaled against the weight of the angle, which is a rounding
    np.testing.assert_allclose(other.q, one.q, atol=1e-9)
    assert other.outcome.steps == one.outcome.steps


def spring_of_the_wall():
    """A rotor on a spiral that does not belong to the joint, and a measure of the joint's angle."""
    torque = Torque(name="pull", body="rotor", torque=(0.0, 0.0, "-20*sin(3*t)"))
    return Model(
        bodies=(rotor("rotor"),),
        joints=(hinge("h", "rotor"),),
        torques=(torque,),
        measures=(Measure(name="turned", expression="angle('h')"),),
    )


@pytest.mark.parametrize("method", STEP_CONTROL)
def test_steps_that_were_taken_back_leave_no_turns(method):
    """A stop that grips within a turn: steps are rejected while the rotor is thrown back."""
    bump = Torque(
        name="stop", body="rotor", torque=(0.0, 0.0, "-2000*exp(-((angle('h') - 8)/0.3)**2)")
    )
    model = replace(spring(), torques=(bump,))
    settings = {"duration": 2.0, "method": method, "record_every": 0.1}
    result = kane.simulate(model, rtol=1e-5, atol=1e-7, **settings)
    if result.outcome.rejected == 0:
        assert method in {"radau", "bdf", "lsoda"}  # SciPy does not tell
    exact = kane.simulate(model, duration=2.0, record_every=0.1, rtol=1e-11, atol=1e-12)
    assert 2 * pi < exact["h.angle"].max() < 8.0  # the stop throws it back
    np.testing.assert_allclose(result["h.angle"], exact["h.angle"], atol=0.1)


@pytest.mark.parametrize("name", ["spring", "sliding"])
@pytest.mark.parametrize("method", METHODS)
def test_turns_do_not_depend_on_how_the_run_is_sliced(name, method):
    system = compile_model(CASES[name][0]())
    settings = SolverSettings(method=method, duration=1.0, step=0.02, record_every=0.07, rtol=1e-5)
    none = np.zeros(0)
    times = report_times(settings, system.frame_size, none)
    frames = [sliced(system, settings, times, none, budget) for budget in (1, 7, 10**9)]
    assert np.array_equal(frames[0], frames[1])
    assert np.array_equal(frames[0], frames[2])


@pytest.mark.parametrize("name", CASES)
def test_results_show_the_same_of_a_joint_wherever_its_frames_lie(name):
    make, shown, _ = CASES[name]
    dense, sparse = runs(make, "dop853", (0.05, 2.5), rtol=1e-7)
    names = [signal.name for signal in dense.signals()]
    same = [int(np.searchsorted(dense.time, t - 1e-9)) for t in sparse.time]
    for signal in names:
        scale = max(1.0, np.abs(dense[signal]).max())
        np.testing.assert_allclose(dense[signal][same], sparse[signal], atol=1e-9 * scale)
    assert dense.energy_drift == pytest.approx(sparse.energy_drift, abs=0.05)
    assert np.abs(dense[shown]).max() > 2 * pi


def test_a_spring_that_turns_often_between_frames_keeps_its_books():
    for result in runs(spring, "dop853", (0.05, 0.7, 2.5), rtol=1e-9):
        angle = np.array([swing(t) for t in result.time])
        np.testing.assert_allclose(result["h.angle"], angle, atol=1e-5)
        np.testing.assert_allclose(result["coil.torque"], -STIFFNESS * angle, atol=1e-4)
        assert result.energy_drift < 1e-4  # of 200 J


def test_a_shaft_follows_its_law_over_a_long_time():
    driver = AngleDriver(name="motor", joint="h", law="200*sin(t)")
    model = replace(driven(), drivers=(driver,))
    result = kane.simulate(model, duration=100.0, record_every=0.1)
    np.testing.assert_allclose(result["h.angle"], 200 * np.sin(result.time), atol=1e-6)
    # the body turns about one axis alone
    np.testing.assert_allclose(result["rotor.angle_z"], result["h.angle"], atol=1e-6)


@pytest.mark.parametrize("method", METHODS)
def test_a_joint_that_nothing_acts_on_and_its_body_turn_alike(method):
    (result,) = runs(CASES["sliding"][0], method, [0.5], step=0.005, rtol=1e-6)
    assert result.system.counted_paths.size == 1
    np.testing.assert_allclose(result["h.angle"], result["rotor.angle_z"], atol=1e-9)
    assert result["h.angle"][-1] > 150.0
    np.testing.assert_array_equal(result["rotor.angle_x"], 0.0)


@pytest.mark.parametrize("method", STEP_CONTROL)
def test_turns_go_on_over_jumps(method):
    """A brake that grips at once: forces jump, and with them the rates of the speeds."""
    brake = Torque(name="brake", body="rotor", torque=(0.0, 0.0, "where(t > 1, -5, 0)"))
    results = [
        kane.simulate(
            replace(CASES[name][0](), torques=(brake,)),
            duration=4.0, method=method, rtol=1e-6, record_every=0.5,
        )
        for name in ("sliding", "spring")
    ]  # fmt: skip
    t = results[0].time
    free = FAST * t - 0.5 * 5 / INERTIA * np.maximum(t - 1, 0) ** 2
    np.testing.assert_allclose(results[0]["h.angle"], free, atol=1e-2)
    np.testing.assert_allclose(results[1]["rotor.angle_z"], results[1]["h.angle"], atol=1e-9)


@pytest.mark.slow
def test_gears_mesh_after_a_hundred_thousand_turns():
    rate, duration = 4e4, 16.0
    fast = tuple(
        replace(body, angular_velocity=(0.0, 0.0, speed))
        for body, speed in zip(gears().bodies, (rate, -rate / 2), strict=True)
    )
    result = kane.simulate(
        replace(gears(), bodies=fast), duration=duration, rtol=1e-6, record_every=4.0
    )
    assert result.outcome.ok
    # 2e-7 of the way: some 3e5 steps of a relative error below 1e-6 each, mostly of one sign
    np.testing.assert_allclose(result["p.angle"], rate * result.time, rtol=1e-6)
    # round-off of 6e5 rad, over which the teeth mesh
    np.testing.assert_allclose(result["w.angle"], -result["p.angle"] / 2, atol=1e-8)


@pytest.mark.parametrize("seed", range(12))
def test_round_off_across_the_axis_of_a_shaft_is_no_turn(seed):
    # e_y and e_z are some 1e-17 and change their signs as they like, while e_4 > 0
    axis = tuple(np.random.default_rng(seed).normal(size=3).tolist())
    shaft = Body(
        name="b",
        mass=1.0,
        inertia=(0.01, 0.02, 0.02),
        position=(0.3, 0.0, 0.0),
        orientation=AxisAngle(axis=axis, angle=1e-16),
        angular_velocity=(5.0, 0.0, 0.0),
    )
    x = (1.0, 0.0, 0.0)
    hinge = Revolute(
        name="h", body_a="ground", body_b="b", point_b=(-0.3, 0.0, 0.0), axis_a=x, axis_b=x
    )
    result = kane.simulate(Model(bodies=(shaft,), joints=(hinge,)), duration=0.5)
    assert result["b.angle_x"][-1] == pytest.approx(2.5, rel=1e-8)
    assert np.abs(result["b.angle_y"]).max() < 1e-9
    assert np.abs(result["b.angle_z"]).max() < 1e-9
