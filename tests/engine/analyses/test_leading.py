"""Inputs that are set and a hand that pulls while a model runs, and what was recorded of it."""

import math
import time

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.machines import SliderCrank, axle, wheel
from tests.engine.random_machine import displaced
from tests.thinned import thinned

import kane
from kane.analyses.instant import instant_at_start, instant_of
from kane.elements.orientation import AxisAngle, euler_parameters
from kane.errors import ArgumentError, ModelError, SettingsError
from kane.model import renamed
from kane.parts import (
    AngleDriver,
    AngleStop,
    Ball,
    Body,
    Force,
    Gear,
    Input,
    Measure,
    Model,
)

FRAME = 1.0 / 60.0  # s


def bead(force="input('push')", **fields):
    """A particle of 2 kg that an input pushes along x."""
    return Model(
        bodies=(Body(name="m", mass=2.0, particle=True),),
        forces=(Force(name="f", body="m", force=(force, 0.0, 0.0)),),
        inputs=(Input(name="push", value=1.0, least=-10.0, largest=10.0, unit="N"),),
        **fields,
    )


def rod(**fields):
    """A rod that hangs on a ball joint, 1 m long."""
    body = Body(name="rod", mass=1.3, inertia=(0.1, 0.12, 0.02), position=(0.0, 0.0, -0.5))
    pin = Ball(name="pin", body_a="ground", body_b="rod", point_b=(0.0, 0.0, 0.5))
    return Model(**{"gravity": (0.0, 0.0, -9.81), "bodies": (body,), "joints": (pin,), **fields})


def pulled(simulation, way, count, body="rod", point=(0.0, 0.0, -0.5), turning=False):
    """Pull for some advances along a way from where the hand begins, and let go."""
    simulation.grab(body, point, turning=turning)
    start = np.array(simulation.hand.target)
    for k in range(count):
        simulation.drag(tuple(start + way(FRAME * (k + 1))))
        assert simulation.advance(FRAME), simulation.message
    simulation.let_go()
    assert simulation.advance(FRAME), simulation.message


def speeds(simulation):
    """The generalized speeds where it stands."""
    system, state = simulation._stretches[-1].now
    return state[7 * system.bodies : 13 * system.bodies]


def circle(t):
    return np.array([0.4 * math.sin(6.0 * t), 0.3 * (1.0 - math.cos(5.0 * t)), 0.1 * t])


class TestInputs:
    def test_an_input_that_nobody_sets_is_its_value(self):
        result = kane.simulate(bead("2*input('push')*cos(3*t)"), duration=1.0)
        same = kane.simulate(bead("2*cos(3*t)"), duration=1.0)
        assert np.array_equal(result.q, same.q)
        assert result["push.value"].tolist() == [1.0] * result.time.size

    def test_what_was_set_is_reached_within_the_next_advance(self):
        simulation = kane.start(bead(), rtol=1e-10)
        simulation.advance(0.5)
        simulation.set_inputs({"push": 3.0})
        assert simulation.inputs == {"push": 3.0}
        simulation.advance(0.5)
        simulation.advance(1.0)
        # m v is the area under the force: 1 N for 0.5 s, from 1 to 3 N in 0.5 s, 3 N for 1 s
        result = simulation.result
        np.testing.assert_allclose(2.0 * result["m.vx"], [0.0, 0.5, 1.5, 4.5], rtol=0, atol=1e-12)
        assert result["push.value"].tolist() == [1.0, 1.0, 3.0, 3.0]
        np.testing.assert_allclose(result["f.power"], result["push.value"] * result["m.vx"])

    @pytest.mark.parametrize("method", ["dopri5", "rk4", "esdirk43"])
    def test_a_law_switches_within_an_advance(self, method):
        simulation = kane.start(
            bead("where(input('push') > 2, 6, 0)"), method=method, step=1e-2, rtol=1e-9
        )
        simulation.set_inputs({"push": 5.0})  # passes 2 after a quarter of the advance
        simulation.advance(0.4)
        simulation.advance(0.1)
        result = simulation.result
        np.testing.assert_allclose(result["m.vx"], [0.0, 0.9, 1.2], rtol=0, atol=1e-12)
        again = kane.simulate(result.model, duration=0.5, method=method, step=1e-2, rtol=1e-9)
        assert again["m.vx"][-1] == pytest.approx(1.2, abs=1e-12)

    def test_a_driver_may_follow_an_input(self):
        model = Model(
            bodies=(wheel("a"),),
            joints=(axle("A", "a"),),
            drivers=(AngleDriver(name="drive", joint="A", law="input('turn')"),),
            inputs=(Input(name="turn", largest=7.0),),
        )
        simulation = kane.start(model)
        for angle in (1.0, 2.5, 6.5, 6.5):
            simulation.set_inputs({"turn": angle})
            assert simulation.advance(0.25), simulation.message
        result = simulation.result
        np.testing.assert_allclose(result["A.angle"], [0.0, 1.0, 2.5, 6.5, 6.5], rtol=0, atol=1e-12)

    def test_a_recorded_course_repeats_the_run(self):
        simulation = kane.start(bead("10*input('push') - 40*x('m')"), rtol=1e-10)
        rng = np.random.default_rng(3)
        for value in rng.uniform(-1.0, 1.0, 30):
            simulation.set_inputs({"push": float(value)})
            simulation.advance(0.05)
        simulation.advance(0.5)  # stays
        result = simulation.result
        assert len(result.model.inputs[0].course) == 31  # the start, and one for each
        again = kane.simulate(result.model, duration=simulation.time, rtol=1e-10, record_every=0.05)
        assert again["m.x"][-1] == pytest.approx(result["m.x"][-1], abs=1e-9)
        led = kane.with_pulls(bead("10*input('push') - 40*x('m')"), result)
        assert led == result.model

    def test_setting_compiles_nothing_and_takes_no_time(self):
        simulation = kane.start(bead())
        simulation.advance(0.1)
        system = simulation._stretches[-1].now[0]
        start = time.thread_time()
        for k in range(100):
            simulation.set_inputs({"push": 0.01 * k})
        taken = (time.thread_time() - start) / 100
        simulation.advance(0.1)
        assert simulation._stretches[-1].now[0] is system
        assert taken < 1e-3  # some 20 microseconds; a machine that is busy takes longer

    def test_measures_read_inputs(self):
        model = bead(measures=(Measure(name="half", expression="input('push')/2"),))
        simulation = kane.start(model)
        simulation.set_inputs({"push": 4.0})
        simulation.advance(1.0)
        assert simulation.result["half.value"].tolist() == [0.5, 2.0]

    def test_a_course_is_left_when_the_input_is_set(self):
        model = bead()
        course = ((0.0, 1.0), (1.0, 2.0), (2.0, 9.0))
        model = replace(model, inputs=(replace(model.inputs[0], course=course),))
        simulation = kane.start(model)
        simulation.advance(1.0)
        simulation.set_inputs({"push": 0.0})
        simulation.advance(1.0)
        simulation.advance(1.0)
        result = simulation.result
        assert result["push.value"].tolist() == [1.0, 2.0, 0.0, 0.0]
        np.testing.assert_allclose(2.0 * result["m.vx"], [0.0, 1.5, 2.5, 2.5], atol=1e-12)

    def test_what_cannot_be_is_refused(self):
        simulation = kane.start(bead())
        with pytest.raises(SettingsError, match="no input 'pushh'; did you mean 'push'"):
            simulation.set_inputs({"pushh": 1.0})
        with pytest.raises(SettingsError, match="'push' must be from -10 to 10, is 11"):
            simulation.set_inputs({"push": 11.0})
        with pytest.raises(SettingsError, match="'push' must be"):
            simulation.set_inputs({"push": math.nan})
        with pytest.raises(ModelError, match="name of an input, found 'pull'"):
            kane.simulate(bead("input('pull')"))
        with pytest.raises(ModelError, match="least value"):
            kane.simulate(replace(bead(), inputs=(Input(name="push", least=2.0),)))

    def test_after_another_parameter_it_stays_as_set(self):
        model = bead()
        simulation = kane.start(model)
        simulation.set_inputs({"push": 4.0})
        simulation.advance(1.0)
        simulation.set_parameters({})
        simulation.advance(1.0)
        assert simulation.result["push.value"].tolist() == [4.0, 4.0]
        assert simulation.result["m.vx"].tolist() == pytest.approx([1.25, 3.25], abs=1e-12)


class TestEffectiveMass:
    @pytest.mark.parametrize("ratio", [1.0, 3.0, 250.0])
    def test_a_geared_pair_feels_as_its_reflected_inertia(self, ratio):
        model = Model(
            bodies=(wheel("a", 0.3), wheel("b", 2.0, position=(1.0 + ratio, 0.0, 0.0))),
            joints=(axle("A", "a"), axle("B", "b", point_a=(1.0 + ratio, 0.0, 0.0))),
            couplings=(Gear(name="g", joint_a="A", radius_a=1.0, joint_b="B", radius_b=ratio),),
        )
        instant, reflected = instant_at_start(model), 0.3 + 2.0 / ratio**2
        felt = kane.effective_mass(instant, "a", (0.5, 0.0, 0.0))
        assert felt.along((0.0, 2.0, 0.0)) == pytest.approx(reflected / 0.25, rel=1e-10)
        assert felt.masses.tolist() == pytest.approx(
            [reflected / 0.25, math.inf, math.inf], rel=1e-10
        )
        assert np.abs(felt.axes[0]).tolist() == pytest.approx([0.0, 1.0, 0.0], abs=1e-12)
        assert felt.along((1.0, 0.0, 0.0)) == math.inf
        turned = kane.effective_mass(instant, "b", turning=True)
        assert turned.along((0.0, 0.0, 1.0)) == pytest.approx(reflected * ratio**2, rel=1e-10)

    def test_a_free_rod_is_light_at_its_end(self):
        body = Body(
            name="rod", mass=3.0, inertia=(1.0, 1.0, 0.01), position=(5.0, 1.0, 2.0),
            orientation=AxisAngle(axis=(0.0, 1.0, 0.0), angle=0.3),
        )  # fmt: skip
        felt = kane.effective_mass(instant_at_start(Model(bodies=(body,))), "rod", (0.0, 0.0, 1.0))
        # 1/m along the rod, 1/m + l^2/I across it
        across = 1.0 / (1.0 / 3.0 + 1.0)
        np.testing.assert_allclose(felt.masses, [across, across, 3.0], rtol=1e-12)
        assert felt.along((math.sin(0.3), 0.0, math.cos(0.3))) == pytest.approx(3.0, rel=1e-12)

    def test_a_loop_feels_as_its_kinetic_energy_has_it(self):
        crank = SliderCrank()
        model = crank.model()
        result = kane.simulate(model, duration=0.3)
        instant = instant_of(result, -1)
        felt = kane.effective_mass(instant, "slider").along((1.0, 0.0, 0.0))
        # with one freedom the kinetic energy is m v^2 / 2 of every point of it
        kinetic, v = result["system.kinetic_energy"][-1], result["slider.vx"][-1]
        assert felt == pytest.approx(2.0 * kinetic / v**2, rel=1e-9)

    def test_a_stop_that_is_closed_counts(self):
        model = Model(
            bodies=(wheel("a"),),
            joints=(axle("A", "a"),),
            stops=(AngleStop(name="stop", joint="A", lower=0.0, restitution=0.0),),
            forces=(Force(name="f", body="a", point=(1.0, 0.0, 0.0), force=(0.0, -1.0, 0.0)),),
        )
        simulation = kane.start(model)
        simulation.advance(0.1)
        felt = simulation.effective_mass("a", (1.0, 0.0, 0.0))
        assert felt.masses.tolist() == [math.inf] * 3
        simulation.grab("a", (1.0, 0.0, 0.0))
        for k in range(30):  # and it can be pulled off the stop
            simulation.drag((1.0, 0.02 * k, 0.0))
            assert simulation.advance(FRAME)
        assert simulation.effective_mass("a", (1.0, 0.0, 0.0)).masses[0] == pytest.approx(1.0)
        assert simulation.result["A.angle"][-1] > 0.1

    def test_an_unknown_body_is_refused(self):
        instant = instant_at_start(bead())
        for name in ("mm", "ground"):
            with pytest.raises(ArgumentError, match=f"no body '{name}' that can move"):
                kane.effective_mass(instant, name)


class TestHand:
    @pytest.mark.parametrize("turning", [False, True])
    def test_the_books_of_the_coupler_close(self, turning):
        simulation = kane.start(rod(), rtol=1e-9)
        pulled(simulation, circle, 60, turning=turning)
        for _ in range(10):
            simulation.advance(FRAME)
        result = simulation.result
        pull = result.model.pulls[0]
        put_in = result["system.hand_work"]
        assert np.abs(result["system.energy_balance"]).max() < 1e-6 * np.abs(put_in).max()
        assert put_in[-1] == put_in[-10]  # it has let go
        assert pull.turning == turning
        assert result["system.hand_power"] == pytest.approx(result["hand.hand_power"], abs=1e-12)
        # what the coupler gives to the rod is its force at the point
        if not turning:
            velocity = result.trajectory.velocity("rod", (0.0, 0.0, -0.5))
            given = sum(result[f"hand.f{axis}"] * velocity[:, i] for i, axis in enumerate("xyz"))
            assert result["hand.power"] == pytest.approx(given, abs=1e-12)

    @pytest.mark.parametrize("turning", [False, True])
    @pytest.mark.parametrize(
        "settings", [{"rtol": 1e-9}, {"method": "rk4", "step": 1e-3}, {"method": "esdirk43"}]
    )
    def test_what_was_pulled_is_repeated(self, turning, settings):
        simulation = kane.start(rod(), **settings)
        simulation.advance(0.1)
        pulled(simulation, circle, 25, turning=turning)
        pulled(simulation, lambda t: -circle(t), 10, point=(0.1, 0.0, 0.3))
        simulation.advance(0.2)
        result = simulation.result
        assert [pull.name for pull in result.model.pulls] == ["hand", "hand 2"]
        again = kane.simulate(
            result.model, duration=simulation.time, record_every=simulation.time, **settings
        )
        # to the tolerance, or to the steps of fixed length, which end elsewhere
        close = 1e-6 if "rtol" in settings else 1e-4
        np.testing.assert_allclose(again.q[-1], result.q[-1], rtol=0, atol=close)
        np.testing.assert_allclose(
            again["system.hand_work"][-1], result["system.hand_work"][-1], rtol=0, atol=close
        )
        kept = kane.with_pulls(rod(), result)
        assert kept == result.model

    def test_the_hand_says_what_it_does(self):
        simulation = kane.start(rod())
        assert simulation.hand is None
        simulation.grab("rod", (0.0, 0.0, -0.5))
        hand = simulation.hand
        assert (hand.body, hand.point, hand.turning) == ("rod", (0.0, 0.0, -0.5), False)
        assert hand.place.tolist() == hand.target.tolist() == pytest.approx([0.0, 0.0, -1.0])
        assert (hand.size, hand.energy) == (0.0, 0.0)
        simulation.drag((0.1, 0.0, -1.0))
        simulation.advance(FRAME)
        hand = simulation.hand
        result = simulation.result
        assert hand.target.tolist() == [0.1, 0.0, -1.0]
        assert hand.energy == pytest.approx(result["system.hand_work"][-1])
        spring = hand.stiffness * (hand.target - hand.place)
        against = (
            np.array([0.1 / FRAME, 0.0, 0.0])
            - result.trajectory.velocity("rod", (0.0, 0.0, -0.5))[-1]
        )
        np.testing.assert_allclose(hand.force, spring + hand.damping * against, atol=1e-9)
        # a quarter of the rod's mass and more; critically damped
        mass = hand.mass.along((1.0, 0.0, 0.0))
        assert hand.damping == pytest.approx(2.0 * math.sqrt(hand.stiffness * mass), rel=0.05)
        simulation.let_go()
        assert simulation.hand is None

    @pytest.mark.parametrize("method", ["dopri5", "rk4", "euler"])
    def test_a_hand_at_rest_never_adds_energy(self, method):
        simulation = kane.start(SliderCrank().model(), method=method, step=5e-4, rtol=1e-8)
        simulation.grab("crank", (0.3, 0.0, 0.0))
        simulation.drag((0.1, 0.5, 0.2))
        simulation.advance(FRAME)
        simulation.drag(tuple(simulation.hand.target))
        before = simulation.hand.energy
        for _ in range(60):
            simulation.advance(FRAME)
            assert simulation.hand.energy <= before + 1e-12
            before = simulation.hand.energy

    @pytest.mark.parametrize(
        "settings",
        thinned(
            [{}, {"method": "rk4", "step": 1e-2}, {"method": "esdirk43"},
             {"method": "heun", "step": 2e-2}, {"formulation": "embedded"}],
            3,
        ),
    )  # fmt: skip
    def test_a_hand_flung_far_away_breaks_nothing(self, settings):
        model = replace(SliderCrank().model(), gravity=(0.0, 0.0, 0.0))
        simulation = kane.start(model, **settings)
        simulation.grab("crank", (0.3, 0.0, 0.0))
        far = 1e6 * np.array([[1.0, 0.3, 2.0], [-1.0, 2.0, 0.0], [0.0, -1.0, 5.0]])
        fastest = []
        for k in range(600):
            simulation.drag(tuple(far[k // 20 % 3]))
            assert simulation.advance(FRAME), simulation.message
            fastest.append(np.abs(speeds(simulation)).max())
        simulation.let_go()
        for _ in range(10):
            assert simulation.advance(FRAME)
        assert np.isfinite(fastest).all()
        # it never goes faster than in the first seconds
        assert max(fastest[300:]) < 1.5 * max(fastest[:300])
        # the hand moves with at most 15 reaches a second
        assert max(fastest) < 1e3

    def test_what_holds_nothing_cannot_be_dragged(self):
        simulation = kane.start(rod())
        with pytest.raises(SettingsError, match="holds nothing"):
            simulation.drag((0.0, 0.0, 0.0))
        simulation.let_go()  # of nothing
        with pytest.raises(ArgumentError, match="no body 'rood' that can move; did you mean"):
            simulation.grab("rood")
        with pytest.raises(ArgumentError, match="particle"):
            kane.start(bead()).grab("m", turning=True)
        simulation.grab("rod")
        with pytest.raises(SettingsError, match="finite"):
            simulation.drag((math.nan, 0.0, 0.0))

    def test_letting_go_and_grabbing_at_once(self):
        simulation = kane.start(rod(), rtol=1e-9)
        simulation.grab("rod", (0.0, 0.0, -0.5))
        simulation.grab("rod", (0.0, 0.0, -0.4))  # nothing was pulled yet
        simulation.drag((0.3, 0.0, -0.9))
        simulation.advance(FRAME)
        simulation.grab("rod", (0.0, 0.1, -0.5))  # while the other one lets go
        simulation.grab("rod", (0.0, 0.1, -0.2))
        simulation.drag((0.1, 0.3, -0.9))
        simulation.advance(FRAME)
        simulation.let_go()
        simulation.advance(FRAME)
        result = simulation.result
        assert np.abs(result["system.energy_balance"]).max() < 1e-8
        again = kane.simulate(result.model, duration=simulation.time, rtol=1e-9)
        np.testing.assert_allclose(again.q[-1], result.q[-1], rtol=0, atol=1e-8)

    def test_a_hand_that_held_still_lets_go_of_what_it_stored(self):
        """Nothing about the grip changes for a while, so that nothing of it is recorded."""
        spun = wheel("a", angular_velocity=(0.0, 0.0, 3.0))
        simulation = kane.start(Model(bodies=(spun,), joints=(axle("A", "a"),)), rtol=1e-10)
        simulation.grab("a", (1.0, 0.0, 0.0))
        for _ in range(3):
            simulation.advance(FRAME)
        simulation.grab("a", (0.5, 0.0, 0.0))
        simulation.advance(FRAME)
        simulation.let_go()
        simulation.advance(FRAME)
        result = simulation.result
        assert [pull.name for pull in result.model.pulls] == ["hand", "hand 2"]
        assert np.abs(result["hand.potential_energy"]).max() > 0.01
        assert np.abs(result["system.energy_balance"]).max() < 1e-8

    def test_the_hand_holds_on_when_a_parameter_changes(self):
        simulation = kane.start(rod(), rtol=1e-9)
        simulation.grab("rod", (0.0, 0.0, -0.5))
        simulation.drag((0.3, 0.0, -0.9))
        simulation.advance(FRAME)
        force, energy = simulation.hand.force, simulation.hand.energy
        simulation.set_parameters({})
        np.testing.assert_allclose(simulation.hand.force, force, rtol=1e-9)
        assert simulation.hand.energy == pytest.approx(energy)
        simulation.advance(FRAME)
        result = simulation.result
        assert np.abs(result["system.energy_balance"]).max() < 1e-8

    def test_going_back_forgets_what_was_pulled(self):
        simulation = kane.start(rod(), rtol=1e-9)
        simulation.grab("rod", (0.0, 0.0, -0.5))
        simulation.drag((0.3, 0.0, -0.9))
        simulation.advance(FRAME)
        there = simulation.state
        simulation.drag((0.1, 0.0, -0.9))
        simulation.advance(FRAME)
        once = simulation.result
        simulation.let_go()
        simulation.advance(FRAME)
        simulation.state = there
        simulation.drag((0.1, 0.0, -0.9))
        simulation.advance(FRAME)
        assert np.array_equal(simulation.result.frames.values, once.frames.values)
        assert simulation.result.model == once.model

    def test_without_a_hand_nothing_is_recorded(self):
        simulation = kane.start(rod())
        simulation.advance(0.1)
        assert simulation.result.model == rod()

    def test_where_bodies_are_is_told_without_a_result(self):
        simulation = kane.start(rod())
        simulation.advance(0.1)
        poses, place = simulation.poses, simulation.result.q[-1]
        assert poses.names == ("rod",)
        np.testing.assert_allclose(poses.position, place[:, :3])


CHANGING = [
    ("pendulum_stop", "before_the_bottom_e"),
    ("slack_rope", "restitution"),
    ("block_driven", "force_on_block"),
    ("joint_friction_slider_crank", "driven"),
    ("shopping_cart", "dry_friction_in_the_bearing"),
    ("latch", "latch_opens_at_a_force"),
]


@pytest.mark.parametrize(("name", "case"), thinned(CHANGING, 2, together=True))
def test_pulled_while_constraints_change(name, case):
    of_table = table(name)["cases"][case]
    simulation = kane.start(model_of(BUILDERS[name](of_table), of_table), rtol=1e-8)
    body = simulation.model.bodies[-1].name
    simulation.grab(body)
    start, reach = simulation.hand.place, simulation.hand.reach
    for k in range(40):
        way = 0.2 * reach * np.array([math.sin(0.3 * k), math.cos(0.2 * k) - 1.0, 0.0])
        simulation.drag(tuple(start + way))
        if not simulation.advance(FRAME):
            break  # an event of the model ends it
    assert not simulation.is_over or "is met" in simulation.message
    result = simulation.result
    assert np.isfinite(result.q).all()
    scale = max(result.largest_energy, 1e-3)
    assert np.abs(result["system.energy_balance"]).max() < 1e-4 * scale
    again = kane.simulate(result.model, duration=simulation.time, rtol=1e-8)
    assert [(e.element, e.kind) for e in again.events] == [
        (e.element, e.kind) for e in result.events
    ]
    np.testing.assert_allclose(again.q[-1], result.q[-1], rtol=0, atol=1e-5)


@pytest.fixture(scope="module")
def plain():
    """How the slider-crank of the tests below moves."""
    tests = TestWhatMustNotMatter()
    return tests.moved(tests.model())


class TestWhatMustNotMatter:
    """A slider-crank, pulled at its crank and led by an input."""

    def model(self, turn=None, shift=(0.0, 0.0, 0.0), names=str, order=1):
        """The mechanism elsewhere, with other names, or its elements in another order."""
        model = SliderCrank().model(
            forces=(Force(name="f", body="rod", axes="body", force=("3*input('push')", 0.0, 0.0)),),
            inputs=(Input(name="push", value=0.2, least=-5.0, largest=5.0),),
        )
        bodies = (replace(b, orientation=euler_parameters(b.orientation)) for b in model.bodies)
        model = replace(model, bodies=tuple(bodies))
        model = displaced(model, turn or Rotation.identity(), np.array(shift))
        for entry in ("crank", "rod", "slider", "A", "push"):
            if names(entry) != entry:
                model = renamed(model, entry, names(entry))
        return replace(model, bodies=model.bodies[::order], joints=model.joints[::order])

    def moved(self, model, turn=None, shift=(0.0, 0.0, 0.0), names=str, **settings):
        turn = turn or Rotation.identity()
        simulation = kane.start(model, rtol=1e-10, atol=1e-12, **settings)
        simulation.grab(names("crank"), (0.3, 0.0, 0.0))
        start = turn.inv().apply(simulation.hand.place - shift)
        efforts = []
        for k in range(30):
            t = FRAME * (k + 1)
            simulation.drag(tuple(turn.apply(start + circle(t)) + shift))
            simulation.set_inputs({names("push"): math.sin(8.0 * t)})
            assert simulation.advance(FRAME)
            hand = simulation.hand
            efforts.append([hand.size, hand.energy, hand.stiffness, hand.reach])
        return simulation.result, np.array(efforts)

    def test_names(self, plain):
        def names(entry):
            return f"{entry} (old)"

        result, efforts = self.moved(self.model(names=names), names=names)
        assert np.array_equal(result.frames.values, plain[0].frames.values)
        assert np.array_equal(efforts, plain[1])

    def test_what_is_recorded(self, plain):
        result, efforts = self.moved(self.model(), record_every=1e-3)
        at = np.isin(result.time, plain[0].time)
        assert np.array_equal(result.frames.values[at], plain[0].frames.values)
        assert np.array_equal(efforts, plain[1])

    def test_place(self, plain):
        turn, shift = Rotation.from_rotvec([0.4, -0.7, 1.1]), np.array([3.0, -2.0, 5.0])
        result, efforts = self.moved(self.model(turn, shift), turn, shift)
        expected = turn.apply(plain[0].q[-1, :, :3].copy()) + shift
        np.testing.assert_allclose(result.q[-1, :, :3], expected, rtol=0, atol=1e-7)
        np.testing.assert_allclose(efforts, plain[1], rtol=1e-6, atol=1e-6)

    def test_order(self, plain):
        result, efforts = self.moved(self.model(order=-1))
        np.testing.assert_allclose(result.q[-1, ::-1], plain[0].q[-1], rtol=0, atol=1e-8)
        np.testing.assert_allclose(efforts, plain[1], rtol=1e-7, atol=1e-7)

    def test_a_hand_that_holds_nothing(self):
        """That a simulation could be pulled is nothing to one that is not."""
        model = SliderCrank().model()
        simulation = kane.start(model)
        simulation.advance(0.7)
        whole = kane.simulate(model, duration=0.7, record_every=0.7)
        # in one advance the steps are those of the run in one
        assert np.array_equal(simulation.result.frames.values[-1], whole.frames.values[-1])
