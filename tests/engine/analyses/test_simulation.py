"""A run in pieces is the run in one; what is changed on the way holds from there on."""

import math
import threading

import msgspec
import numpy as np
import pytest
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.helpers import MODELS, RUNS_OF
from tests.thinned import thinned

import kane
from kane.errors import ArgumentError, ModelError, SettingsError
from kane.files.model_json import load
from kane.model import digest
from kane.parts import Body, Force, Formula, Parameter, Spring, UserEvent

ANDREWS = next(path for path in MODELS if path.stem.startswith("seven_body"))
# Of events of all kinds: strikes, rests, sticks, slides, locks, opens.
CASES = [
    ("pendulum_stop", "before_the_bottom_e"),
    ("slack_rope", "restitution"),
    ("block_driven", "force_on_block"),
    ("block_driven", "shaken_plane"),
    ("clutch", "engaged"),
    ("joint_friction_slider_crank", "driven"),
    ("shopping_cart", "dry_friction_in_the_bearing"),
    ("latch", "latch_opens_at_a_force"),
]


def oscillator(**elements):
    """A particle of 1 kg on a spring, drawn 1 m beside its rest."""
    return kane.Model(
        bodies=(Body(name="m", mass=1.0, particle=True, position=(3.0, 0.0, 0.0)),),
        springs=(
            Spring(name="s", body_a="ground", body_b="m", stiffness=4.0, free_length=2.0),
        ),
        parameters=(Parameter(name="k", value=4.0, unit="N/m"),),
        formulas=(Formula(path="s.stiffness", text="k"),),
        **elements,
    )  # fmt: skip


def advanced(simulation, ends):
    for end in ends:
        assert simulation.advance(end - simulation.time), simulation.message
    return simulation.result


def holds(result, element):
    """How the parts of an element are, one after the other."""
    return {
        part: [spell.hold for spell in spells] for part, spells in result.states_of(element).items()
    }


@pytest.mark.parametrize(("method", "formulation"), thinned(RUNS_OF, 3, together=True))
def test_pieces_are_the_whole(method, formulation):
    model = load(ANDREWS)
    settings = {"method": method, "formulation": formulation, "rtol": 1e-8, "step": 1e-4}
    ends = np.linspace(0.0, 0.01, 11)  # up to where steps are shifted from a singular place
    pieces = advanced(kane.start(model, **settings), ends[1:])
    whole = kane.simulate(model, duration=0.01, record_every=1e-3, **settings)
    np.testing.assert_allclose(pieces.time, whole.time, rtol=0, atol=1e-15)
    # both are good to the tolerance of the adaptive methods; those of fixed steps take the same
    same = 1e-6 if method in ("dopri5", "dop853", "esdirk43", "radau", "bdf", "lsoda") else 1e-9
    # each piece guesses the first step anew, by which it is off by h^2
    same = 1e-5 if method == "moreau" else same
    np.testing.assert_allclose(pieces.q, whole.q, rtol=0, atol=same * np.abs(whole.q).max())
    np.testing.assert_allclose(pieces.u, whole.u, rtol=0, atol=same * np.abs(whole.u).max())
    np.testing.assert_allclose(pieces.half_turns, whole.half_turns)
    assert pieces.outcome.steps >= 10


@pytest.mark.parametrize(("name", "case"), CASES)
def test_pieces_meet_the_same_events(name, case):
    of_table = table(name)["cases"][case]
    model = model_of(BUILDERS[name](of_table), of_table)
    whole = kane.simulate(model)
    duration = model.solver.duration
    ends = np.random.default_rng(2).uniform(0.0, duration, 30)
    at_events = [event.time for event in whole.events if event.kind == "strikes"][:4]
    ends = np.unique([*ends, *at_events, duration])
    pieces = advanced(kane.start(model), ends)
    assert [(e.element, e.kind) for e in pieces.events] == [
        (e.element, e.kind) for e in whole.events
    ]
    np.testing.assert_allclose(
        [e.time for e in pieces.events], [e.time for e in whole.events], rtol=0, atol=1e-7
    )
    np.testing.assert_allclose(pieces.q[-1], whole.q[-1], rtol=0, atol=1e-7)
    np.testing.assert_allclose(pieces.struck[-1], whole.struck[-1], rtol=1e-6, atol=1e-12)
    for element in {event.element for event in whole.events} & set(whole.holders):
        assert holds(pieces, element) == holds(whole, element)
    assert pieces.doubts == ()


def test_jumps_of_laws_at_the_ends_of_pieces_are_met():
    push = Force(name="push", body="m", force=("2*(t % 1 < 0.5)", 0.0, 0.0))
    body = Body(name="m", mass=1.0, particle=True)
    simulation = kane.start(kane.Model(bodies=(body,), forces=(push,)), rtol=1e-10)
    result = advanced(simulation, [0.25, 0.5, 1.0, 1.1, 1.5, 2.0, 20.0])
    # a half second of each pushes with 2 m/s^2
    np.testing.assert_allclose(
        result["m.vx"], [0.0, 0.5, 1.0, 1.0, 1.2, 2.0, 2.0, 20.0], rtol=0, atol=1e-9
    )


def test_method_and_step_may_change_on_the_way():
    simulation = kane.start(oscillator(), method="rk4", step=0.1)
    advanced(simulation, [1.0])
    assert simulation.result.outcome.steps == 10
    simulation.step = 0.01
    advanced(simulation, [2.0])
    assert simulation.result.outcome.steps == 110
    simulation.method, simulation.rtol = "dop853", 1e-12
    advanced(simulation, [4.0])
    assert (simulation.method, simulation.step) == ("dop853", 0.01)
    # omega = 2 1/s; ten steps of 0.1 s of fourth order leave 1e-4 or so
    assert simulation.result["m.x"][-1] == pytest.approx(2.0 + math.cos(8.0), abs=1e-4)
    with pytest.raises(ModelError, match="method"):
        simulation.method = "magic"
    assert simulation.method == "dop853"


def test_parameters_change_from_where_it_stands():
    simulation = kane.start(oscillator(), rtol=1e-11)
    advanced(simulation, [math.pi / 4])  # at rest length, with 2 m/s
    simulation.set_parameters({"k": 16.0})
    advanced(simulation, [math.pi / 4 + math.pi / 8])
    first, second = simulation.results
    assert (first.time[-1], second.time[0]) == (math.pi / 4, math.pi / 4)
    assert [model.springs[0].stiffness for model in (first.model, second.model)] == [4.0, 16.0]
    np.testing.assert_allclose(second.q[0], first.q[-1], rtol=0, atol=1e-15)
    # omega = 4 1/s: after a quarter of a period it is 2 / 4 m on the other side, at rest
    assert second["m.x"][-1] == pytest.approx(1.5, abs=1e-9)
    assert second["m.vx"][-1] == pytest.approx(0.0, abs=1e-9)
    assert second.energy_drift < 1e-9
    with pytest.raises(ModelError, match="q: is not a parameter"):
        simulation.set_parameters({"q": 1.0})


def test_a_state_that_is_put_back_has_the_same_future():
    of_table = table("block_driven")["cases"]["force_on_block"]
    simulation = kane.start(model_of(BUILDERS["block_driven"](of_table), of_table))
    advanced(simulation, [0.4, 0.9])
    there = simulation.state
    advanced(simulation, [1.3, 1.7])
    once = simulation.result
    simulation.state = there
    assert simulation.time == 0.9
    assert simulation.result.events == tuple(e for e in once.events if e.time <= 0.9)
    again = advanced(simulation, [1.3, 1.7])
    assert np.array_equal(again.frames.values, once.frames.values)
    assert again.events == once.events
    with pytest.raises(SettingsError, match="never stood there"):
        kane.start(oscillator()).state = there


def test_frames_are_kept_within_an_advance():
    simulation = kane.start(oscillator(), record_every=0.25)
    simulation.advance(1.1)
    assert simulation.result.time.tolist() == [0.0, 0.25, 0.5, 0.75, 1.0, 1.1]


def test_what_ends_a_run_ends_it_for_good():
    end = UserEvent(name="there", when="x('m') < 2.5", does="stop")
    simulation = kane.start(oscillator(events=(end,)), rtol=1e-10)
    assert not simulation.advance(10.0)
    assert simulation.is_over
    assert simulation.time == pytest.approx(math.acos(0.5) / 2, abs=1e-9)
    assert "'there' is met" in simulation.message
    with pytest.raises(SettingsError, match="is over"):
        simulation.advance(1.0)


@pytest.mark.parametrize("duration", [0.0, -1.0, math.nan, math.inf])
def test_it_goes_on_for_a_time_alone(duration):
    with pytest.raises(SettingsError, match="above 0"):
        kane.start(oscillator()).advance(duration)


def test_an_argument_of_another_type_is_told():
    with pytest.raises(ArgumentError, match="duration"):
        kane.start(oscillator()).advance("soon")


def test_a_later_stretch_can_be_kept(tmp_path):
    simulation = kane.start(oscillator())
    advanced(simulation, [0.5])
    simulation.set_parameters({"k": 9.0})
    result = advanced(simulation, [1.0])
    result.to_hdf5(tmp_path / "later.h5")
    kept = kane.load_result(tmp_path / "later.h5")
    assert np.array_equal(kept.time, result.time)
    assert np.array_equal(kept.q, result.q)


def test_the_latest_frames_are_those_of_the_whole():
    model = load(ANDREWS)
    simulation = kane.start(model, method="dop853")
    whole = advanced(simulation, np.linspace(0.0, 0.01, 41)[1:])
    latest = simulation.latest(7)
    assert len(latest.time) == 7
    for name in ("time", "q", "u", "multipliers", "reactions"):
        np.testing.assert_array_equal(getattr(latest, name), getattr(whole, name)[-7:])
    for name in ("system.energy_balance", "K1.x", "system.kinetic_energy"):
        np.testing.assert_array_equal(latest[name], whole[name][-7:])
    assert len(simulation.latest(100).time) == len(whole.time)
    assert simulation.size == whole.size


def test_the_latest_frames_know_how_contacts_are():
    of_table = table("block_driven")["cases"]["force_on_block"]
    simulation = kane.start(model_of(BUILDERS["block_driven"](of_table), of_table))
    whole = advanced(simulation, np.linspace(0.0, 2.0, 61)[1:])
    assert len({phase.states for phase in whole.frames.course}) > 1, "it does not stick and slide"
    latest = simulation.latest(20)
    start = len(whole.time) - len(latest.time)
    for frame in range(len(latest.time)):
        assert latest.states_at(frame) == whole.states_at(start + frame)


def test_an_advance_can_be_given_up():
    simulation = kane.start(load(ANDREWS), method="rk4", step=1e-7)
    simulation.advance(1e-5)
    before = simulation.time
    stop = threading.Event()
    stop.set()
    assert not simulation.advance(1.0, stop=stop)
    assert not simulation.is_over
    assert simulation.time == before
    assert simulation.advance(1e-5)


def test_one_that_is_held_is_well():
    simulation = kane.start(load(ANDREWS))
    simulation.advance(1e-4)
    assert simulation.result.outcome.ok
    assert simulation.message == "The run was held at 0.0001 s."


def by_name(model, group, name, **changes):
    """A model with another element in place of one of a group."""
    found = tuple(
        msgspec.structs.replace(each, **changes) if each.name == name else each
        for each in getattr(model, group)
    )
    return msgspec.structs.replace(model, **{group: found})


def test_another_mass_holds_from_there_on():
    model = oscillator()
    heavy = by_name(model, "bodies", "m", mass=4.0)
    simulation = kane.start(model, method="dop853", rtol=1e-10)
    simulation.advance(math.pi / 4)  # a quarter of the period of 2 rad/s: at rest length, fastest
    speed = simulation.result["m.vx"][-1]
    simulation.set_model(heavy)
    simulation.advance(math.pi / 2)  # a quarter of the period of 1 rad/s
    result = simulation.result
    np.testing.assert_allclose(result["m.x"][-1] - 2.0, speed / 1.0, atol=1e-7)  # v / omega
    assert simulation.model is heavy
    assert result.digest == digest(heavy)


def test_bodies_stay_where_they_are_seen_when_their_mass_centres_move():
    model = load(ANDREWS)
    name = model.bodies[0].name
    mass = model.bodies[0].mass_properties()
    moved = by_name(
        model, "bodies", name, center=tuple(np.add(mass.center, (1e-3, 2e-3, 0.0)).tolist())
    )
    simulation = kane.start(model, method="dop853")
    simulation.advance(2e-3)
    before = simulation.result
    simulation.set_model(moved)
    after = simulation.result
    # the joints are closed anew to the round-off of the frames
    np.testing.assert_allclose(after.q[0], before.q[-1], rtol=0, atol=1e-12)
    np.testing.assert_allclose(after.u[0], before.u[-1], rtol=0, atol=1e-8 * np.abs(before.u).max())
    assert simulation.advance(1e-3), simulation.message


def test_loads_may_come_on_the_way():
    model = oscillator()
    simulation = kane.start(model)
    simulation.advance(0.1)
    simulation.set_model(
        msgspec.structs.replace(model, forces=(Force(name="F", body="m", force=(1.0, 0.0, 0.0)),))
    )
    assert simulation.advance(0.1)
    result = simulation.result
    np.testing.assert_array_equal(result["F.power"], result["m.vx"])


def test_other_bodies_are_refused_and_the_run_goes_on():
    model = load(ANDREWS)
    simulation = kane.start(model)
    simulation.advance(1e-3)
    more = Body(name="more", mass=1.0, particle=True)
    with pytest.raises(SettingsError, match="other bodies"):
        simulation.set_model(msgspec.structs.replace(model, bodies=(*model.bodies, more)))
    assert simulation.advance(1e-3)
    assert len(simulation.results) == 1
