"""Runs by time steps over strikes, against tables, closed forms and what may never happen."""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest
from tests.changing_models import BUILDERS, cases, model_of, run_of, table
from tests.thinned import thinned

import kane
from kane.compiled import compile_model
from kane.compiled.saddle import make_saddle
from kane.elements.loads import Force
from kane.errors import AssemblyError, SettingsError
from kane.files.model_json import loads
from kane.model import Model
from kane.results.result import Result
from kane.solve.stepping.contacts import touching

MODELS = Path(kane.__file__).parents[2] / "models"
G = 9.81
FINE = 2.5e-4  # s
# As a part of a column's scale, in the mean over the table: a step of 0.25 ms may be off by a step
# in the time of each of some ten events, at which speeds jump or bend.
SAME = 5e-4
# A block that rocks begins anew at each strike, with the speed that it has at the end of a step: by
# up to h theta'' = 9e-4 rad/s of 0.66 that is another one, and its next swing differs by as much.
# Thirty swings add up what first order leaves of each; the error falls, from 0.27 at the long step.
MORE = {("rocking_block", "released"): 0.08}


def model(planar: bool = True, **parts: Any) -> Model:
    """Return a model in which weight pulls along -y."""
    head = {"format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad"}
    content = {**head, "planar": planar, "gravity": [0, -G, 0], **parts}
    return loads(json.dumps(content))


def ball_on_a_guide(**stop: Any) -> Model:
    """Return a ball that can move up and down, 1 m above a stop."""
    return model(
        bodies=[{"name": "ball", "particle": True, "mass": 2.0, "position": [0, 1, 0]}],
        joints=[
            {
                "type": "point_on_line",
                "name": "guide",
                "body_a": "ground",
                "body_b": "ball",
                "axis_a": [0, 1, 0],
            }
        ],
        stops=[{"type": "displacement", "name": "floor", "joint": "guide", "lower": 0.0, **stop}],
    )


def chain(count: int) -> Model:
    """Return a chain of rods whose joints may not turn by more than 0.3 rad either way."""
    links = [
        {
            "name": f"rod{k}",
            "mass": 1.0,
            "inertia": [0.01, 0.01, 0.01],
            "position": [0.2 * k + 0.1, 0, 0],
        }
        for k in range(count)
    ]
    joints = [
        {
            "type": "revolute",
            "name": f"pin{k}",
            "body_a": "ground" if k == 0 else f"rod{k - 1}",
            "point_a": [0 if k == 0 else 0.1, 0, 0],
            "body_b": f"rod{k}",
            "point_b": [-0.1, 0, 0],
        }
        for k in range(count)
    ]
    stops = [
        {
            "type": "angle",
            "name": f"stop{k}",
            "joint": f"pin{k}",
            "lower": -0.3,
            "upper": 0.3,
            "restitution": 0.2,
        }
        for k in range(1, count)
    ]
    return model(bodies=links, joints=joints, stops=stops)


def error(result: Result, name: str, case: str) -> float:
    """Return the mean error of the worst column, as a part of its scale."""
    of_table = table(name)["cases"][case]
    values, worst = np.array(of_table["values"]), 0.0
    # at an event speeds are those before it or those after it, and it may have frames of its own
    at = np.searchsorted(result.time, np.array(of_table["time"]) - 1e-9)
    at_event = [np.abs(result.time[at] - event.time).argmin() for event in result.events]
    apart = np.setdiff1d(np.arange(len(values)), at_event)
    for column, quantity in enumerate(BUILDERS[name](of_table).columns):
        if quantity is None:
            continue
        found = quantity(result) if callable(quantity) else result[quantity]
        scale = max(np.abs(values[:, column]).max(), 1e-3)
        off: npt.NDArray[np.float64] = (found[at] - values[:, column])[apart]
        worst = max(worst, float(np.sqrt(np.mean(off**2)) / scale))
    return worst


@pytest.mark.parametrize(("name", "case"), thinned(cases(), 3, together=True))
def test_the_error_against_a_table_falls_with_the_step(name, case):
    rough, fine = (run_of(name, case, method="moreau", step=step) for step in (2e-3, FINE))
    errors = [error(result, name, case) for result in (rough, fine)]
    assert rough.outcome.ok
    assert fine.outcome.ok
    assert errors[1] < MORE.get((name, case), SAME)
    # below 1e-4 it is a question of single frames that lie within a step of an event
    assert errors[1] < 0.6 * errors[0] or errors[1] < 1e-4
    assert fine.doubts == ()
    # the way of a corner bends in a step, at less than weight accelerates: it goes in by that
    bends = 0.5 * G * FINE**2 if (name, case) in MORE else 1e-9
    assert fine.outcome.position_violation < bends


def test_embedded_constraints_and_soft_stops_are_refused_in_words():
    with pytest.raises(SettingsError, match="Take the formulation multipliers"):
        kane.simulate(ball_on_a_guide(), method="moreau", formulation="embedded")
    with pytest.raises(SettingsError, match="'floor', which gives way beyond its limit"):
        kane.simulate(ball_on_a_guide(stiffness=1e4), method="moreau")


def test_a_model_that_begins_beyond_a_limit_is_refused():
    with pytest.raises(AssemblyError, match="beyond the lower limit of 'floor', by"):
        kane.simulate(ball_on_a_guide(lower=1.5), method="moreau")


def test_a_bounce_is_exact_between_and_at_strikes():
    """Weight alone bends the flight, and the part of the step until a strike is a square root."""
    result = kane.simulate(ball_on_a_guide(restitution=0.5), method="moreau", step=0.01)
    first = result.events[0]
    speed = np.sqrt(2 * G)
    assert first.time == pytest.approx(speed / G, rel=1e-12)
    assert (first.before, first.after) == pytest.approx((-speed, 0.5 * speed), rel=1e-12)
    assert first.lost == pytest.approx(0.75 * 2.0 * G, rel=1e-12)
    assert first.approximate


@pytest.mark.parametrize("restitution", [0.0, 0.5, 0.9, 1.0])
def test_energy_is_never_created_and_the_books_close(restitution):
    result = kane.simulate(
        ball_on_a_guide(restitution=restitution), method="moreau", step=0.007, duration=5.0
    )
    energy = result["system.energy"]
    largest = 2.0 * G
    # 1e-12: round-off of some hundred steps
    assert np.diff(energy).max() < 1e-12 * largest
    # the last bounces, of two steps, are not followed
    assert result.energy_drift < 1e-2 * largest * (restitution < 1.0) + 1e-12 * largest


def test_a_chain_of_stops_creates_no_energy_and_loses_none_in_the_books():
    drifts = []
    for step in (2e-3, 5e-4):
        result = kane.simulate(chain(12), method="moreau", step=step, duration=1.0)
        assert result.outcome.ok
        kinetic = result["system.kinetic_energy"]
        drifts.append(result.energy_drift / kinetic.max())
        # what several strikes in one step do to each other, 1e-5 of the length
        assert result.outcome.position_violation < 2e-5
        # solved to the last digit in each step
        assert result.outcome.velocity_violation < 1e-6
        assert np.diff(result["system.energy"]).max() < 2e-3 * kinetic.max()
    assert drifts[1] < max(0.5 * drifts[0], 1e-4)


def test_a_force_that_lets_a_ball_fall_is_booked_as_weight_is():
    """Its work was counted by the speed that the ball would have had without the strike."""
    weighs = ball_on_a_guide(restitution=0.5)
    push = Force(name="push", body="ball", force=(0.0, -2.0 * G, 0.0))
    pushed = msgspec.structs.replace(weighs, gravity=(0.0, 0.0, 0.0), forces=(push,))
    times: dict[str, Any] = {"method": "moreau", "step": 0.01, "duration": 3.0}
    found = kane.simulate(pushed, **times)
    assert np.array_equal(found["ball.y"], kane.simulate(weighs, **times)["ball.y"])
    assert len(found.events) == 5  # strikes, of which the last one ends the bounces
    assert found.energy_drift < 1e-12 * 2.0 * G
    assert found.doubts == ()


def test_what_rests_under_a_load_is_not_doubted():
    """Nothing moves: there is no energy at all beside which the books could be off."""
    brick = model(
        bodies=[{"name": "brick", "mass": 2.0, "inertia": [0.01] * 3, "position": [0, 0.05, 0],
                 "shapes": [{"type": "box", "size": [0.2, 0.1, 0.1]}]}],
        contacts=[{"type": "plane", "name": "floor", "body_a": "ground", "body_b": "brick",
                   "axis_a": [0, 1, 0], "coefficient": 0.5}],
        forces=[{"name": "pull", "body": "brick", "force": [3.0, 0, 0]}],
    )  # fmt: skip
    result = kane.simulate(brick, method="moreau", step=1e-3, duration=0.1)
    assert np.abs(result.motion_of(0)[1]).max() < 1e-15
    assert result.doubts == ()


def test_momentum_is_kept_by_strikes():
    result = run_of("ball_row", "unequal_with_losses", method="moreau", step=1e-3)
    masses = table("ball_row")["cases"]["unequal_with_losses"]["parameters"]["masses"]
    momentum = sum(mass * result[f"b{i}.vx"] for i, mass in enumerate(masses))
    np.testing.assert_allclose(momentum, momentum[0], rtol=1e-13)


@pytest.mark.slow
def test_a_gap_that_stays_closed_does_not_drift():
    """A weight swings on a taut rope, and a ball lies on the floor, for 100 s."""
    rope = model(
        bodies=[
            {"name": "b", "particle": True, "mass": 1.0, "position": [0.6, -0.8, 0]},
        ],
        stops=[{"type": "distance", "name": "r", "body_a": "ground", "body_b": "b", "upper": 1.0}],
    )
    result = kane.simulate(rope, method="moreau", step=2e-3, duration=100.0, record_every=1.0)
    length = np.hypot(result["b.x"], result["b.y"])
    # round-off of a correction, 1e-13 of the size of the mechanism
    assert np.abs(length - 1.0).max() < 1e-12
    assert result.outcome.position_violation < 1e-12
    low = kane.simulate(ball_on_a_guide(), method="moreau", step=5e-3, duration=100.0)
    assert np.abs(low["ball.y"][-1000:]).max() < 1e-14


def test_what_sticks_does_not_creep():
    slope = 0.4
    block = model(
        bodies=[{"name": "b", "mass": 3.0, "inertia": [0.1, 0.1, 0.1]}],
        joints=[
            {
                "type": "prismatic",
                "name": "g",
                "body_a": "ground",
                "body_b": "b",
                "axis_a": [1, 0, 0],
                "axis_b": [1, 0, 0],
            }
        ],
        frictions=[{"type": "displacement", "name": "f", "joint": "g", "coefficient": 0.5}],
    )
    down = (-G * np.sin(slope), -G * np.cos(slope), 0.0)
    block = msgspec.structs.replace(block, gravity=down)
    oriented = kane.simulate(block, method="moreau", step=0.01, duration=10.0)
    assert np.abs(oriented["g.displacement"]).max() < 1e-13
    assert oriented["f.force"][-1] == pytest.approx(3.0 * G * np.sin(slope), rel=1e-12)
    assert [spell.hold for spell in oriented.states_of("f")[""]] == ["sticks"]


def test_two_stops_of_one_gap_share_its_force_evenly():
    twice = ball_on_a_guide()
    (stop,) = twice.stops
    twice = msgspec.structs.replace(
        twice, stops=(stop, msgspec.structs.replace(stop, name="again"))
    )
    result = kane.simulate(twice, method="moreau", step=0.01, duration=1.0)
    forces = [result[f"{name}.force"][-1] for name in ("floor", "again")]
    assert forces == pytest.approx([G, G], rel=1e-9)


def test_friction_that_turns_round_at_once_is_told_as_such():
    result = run_of("disc_ramp", "slip_turns_round", method="moreau", step=1e-3)
    assert [event.kind for event in result.events] == ["turns round"]


def test_a_run_goes_on_with_steps_and_leaves_them_again():
    simulation = kane.start(ball_on_a_guide(restitution=0.5), step=0.01)
    for method in ("dop853", "moreau", "dop853"):
        simulation.method = method
        for _ in range(4):
            assert simulation.advance(0.1), simulation.message
    whole = kane.simulate(ball_on_a_guide(restitution=0.5), duration=1.2, record_every=0.1)
    at = [np.flatnonzero(np.abs(whole.time - time) < 1e-9)[-1] for time in (0.4, 0.8, 1.2)]
    found = simulation.result
    own = [np.flatnonzero(np.abs(found.time - time) < 1e-9)[-1] for time in (0.4, 0.8, 1.2)]
    # flight and strikes are exact by steps, too
    np.testing.assert_allclose(found["ball.y"][own], whole["ball.y"][at], atol=1e-9)


def test_pieces_of_a_run_with_contacts_are_the_whole():
    of_table = table("block_driven")["cases"]["force_on_block"]
    built = model_of(BUILDERS["block_driven"](of_table), of_table, method="moreau", step=1e-3)
    whole = kane.simulate(built, duration=2.0, record_every=0.1)
    simulation = kane.start(built)
    for _ in range(20):
        assert simulation.advance(0.1), simulation.message
    np.testing.assert_allclose(simulation.result["block.x"], whole["block.x"], atol=1e-6)
    # and from a frame of it another method goes on
    branch = kane.go_on(whole, frame=10, method="dop853")
    assert branch.advance(0.5), branch.message
    np.testing.assert_allclose(branch.result["block.x"][-1], whole["block.x"][15], atol=2e-3)


def test_a_run_by_steps_is_kept_and_comes_back(tmp_path):
    result = run_of("slack_rope", "restitution", method="moreau", step=2e-3)
    result.to_hdf5(tmp_path / "kept.h5")
    again = kane.load_result(tmp_path / "kept.h5")
    assert again.events == result.events
    assert again.frames.course == result.frames.course
    assert np.array_equal(again["rope.force"], result["rope.force"])


def test_time_steps_are_taken_where_there_is_something_that_they_can_follow():
    simulation = kane.start(ball_on_a_guide(restitution=0.5))
    assert simulation.take_time_steps()
    assert simulation.method == "moreau"
    assert simulation.advance(1.0)
    assert not simulation.take_time_steps()  # it does already
    bare = msgspec.structs.replace(ball_on_a_guide(), stops=())
    assert not kane.start(bare).take_time_steps()
    assert not kane.start(ball_on_a_guide(stiffness=1e4)).take_time_steps()


def woodpecker(mass: float) -> Model:
    """Return the example with a fixed pole of a mass: it matters for nothing."""
    told = kane.load(MODELS / "woodpecker.json")
    pole, *others = told.bodies
    pole = msgspec.structs.replace(pole, mass=mass, inertia=(mass,) * 3)
    return msgspec.structs.replace(told, bodies=(pole, *others))


@pytest.mark.parametrize("mass", [1.0, 1e4])
def test_what_is_light_beside_what_it_touches_weighs_what_it_weighs(mass):
    """A sleeve of 0.3 g on a pole of 1 kg was moved as if it weighed 50 kg."""
    times: dict[str, Any] = {"duration": 1e-4, "record_every": 1e-5}
    found = kane.simulate(woodpecker(mass), method="moreau", step=1e-5, **times)
    right = kane.simulate(woodpecker(1e-4), **times)
    fast = np.abs(right.u[-1]).max()
    assert np.abs(found.u[-1] - right.u[-1]).max() < 1e-4 * fast  # dop853 takes no steps of 10 us


def test_rows_of_a_can_that_may_lie_have_responses_of_their_own():
    """What keeps rims flat has rows that steps do not hold: those behind it were read as others.

    Memory beside the table was read and written; some runs of a can ended the program.
    """
    result = kane.simulate(kane.load(MODELS / "can_over_an_edge.json"), duration=1e-4)
    base, whole = compile_model(result.model), result.modes.whole
    found = touching(base, whole, make_saddle(base.tables))
    taken = np.zeros(found.response.size, dtype=int)
    for i, contact in enumerate(found.contacts):
        for row in range(contact["row"] - base.rows, contact["row"] - base.rows + contact["rows"]):
            first = found.response_start[row]
            last = first + found.start[i + 1] - found.start[i]
            assert last <= taken.size
            taken[first:last] += 1
    assert (taken == 1).all()
    stepped = kane.simulate(result.model, method="moreau", step=1e-3, duration=0.1)
    assert stepped.outcome.ok
