"""How contacts are over a run, and at a frame."""

import json
from itertools import pairwise
from types import SimpleNamespace

import pytest
from tests.changing_models import rod, run_of

from kane import load_result, simulate
from kane.analyses.constraint_report import constraint_report
from kane.analyses.instant import instant_of
from kane.errors import UnknownSignalError
from kane.files.model_json import loads
from kane.results.contact_states import states_of


@pytest.fixture(scope="module")
def bounces():
    return run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)


def test_a_ball_is_open_until_it_comes_to_rest(bounces):
    (spells,) = bounces.states_of("floor").values()
    rest = bounces.events[-1]
    assert rest.kind == "comes to rest"
    assert [spell.hold for spell in spells] == ["open", "closed"]
    assert spells[0].start == 0.0 and spells[-1].end == bounces.time[-1]
    # its last bounces are in closed form, in which it rises by less than is seen
    assert spells[1].start == spells[0].end == pytest.approx(rest.time, abs=1e-4)


def test_spells_follow_on_each_other_and_agree_with_the_events():
    result = run_of("joint_friction_slider_crank", "runs_down", rtol=1e-6, atol=1e-8)
    assert result.holders == ("rubs",)
    (spells,) = result.states_of("rubs").values()
    assert all(a.end == b.start and a.hold != b.hold for a, b in pairwise(spells))
    begins = {spell.start: spell.hold for spell in spells[1:]}
    told = {event.time: event.kind for event in result.events if event.kind in ("sticks", "slides")}
    assert begins == told


def test_a_latch_is_open_and_locked():
    result = run_of("shopping_cart", "jams_and_comes_free_at_given_times")
    (spells,) = result.states_of("jam").values()
    assert [(spell.hold, pytest.approx(spell.start, abs=1e-9)) for spell in spells] == [
        ("open", 0.0),
        ("locked", 0.35),
        ("open", 0.9),
    ]


def test_an_impulse_holds_nothing():
    result = run_of("impulse_on_four_bar", "struck")
    assert result.holders == ()
    with pytest.raises(UnknownSignalError, match="'blow' is nothing whose constraints change"):
        result.states_of("blow")


def test_states_are_those_of_the_frame_also_of_a_part_of_the_run(bounces):
    closes = bounces.states_of("floor")["lower"][1].start
    before, after = (bounces.time == closes).nonzero()[0][[0, -1]]
    for frame, is_closed in ((0, False), (before, False), (after, True), (-1, True)):
        ((owned, state),) = bounces.states_at(int(frame))
        assert (owned.name, state.is_closed) == ("floor", is_closed)
        ((_, alone),) = bounces.at_frame(int(frame)).states_at(0)
        assert alone == state


def test_a_kept_run_keeps_what_held(bounces, tmp_path):
    bounces.to_hdf5(tmp_path / "kept.h5")
    kept = load_result(tmp_path / "kept.h5")
    assert kept.frames.course == bounces.frames.course
    assert kept.states_of("floor") == bounces.states_of("floor")


def test_holds_at_a_frame_are_those_of_the_spell_that_it_stands_in():
    result = run_of("shopping_cart", "jams_and_comes_free_at_given_times")
    (spells,) = result.states_of("jam").values()
    for spell in spells:
        middle = int((result.time < (spell.start + spell.end) / 2).sum())
        assert result.holds_at(middle) == {"jam": {"": spell.hold}}
    # at an event there is a frame before it, and one after
    before, after = (result.time == spells[1].start).nonzero()[0][[0, -1]].tolist()
    assert result.holds_at(before)["jam"][""] == "open"
    assert result.holds_at(after)["jam"][""] == "locked"


def test_a_joint_that_is_released_holds_as_its_release_does():
    model = loads(json.dumps(BROKEN))
    result = simulate(model)
    assert result.holds_at(0) == {"bolt": {"": "locked"}, "hinge": {"": "locked"}}
    assert result.holds_at(-1) == {"bolt": {"": "open"}, "hinge": {"": "open"}}


def test_friction_of_what_lies_on_a_stop_is_at_rest():
    rubs = {"type": "angle", "name": "rubs", "joint": "hinge", "moment": 0.1}
    stop = {"type": "angle", "name": "stop", "joint": "hinge", "lower": -0.5}
    resting = {**BROKEN, "releases": [], "frictions": [rubs], "stops": [stop]}
    result = simulate(loads(json.dumps(resting)), duration=2.0)
    assert result.outcome.ok
    assert result["rod.wz"][-1] == pytest.approx(0.0, abs=1e-12)
    assert result.holds_at(-1) == {"rubs": {"": "sticks"}, "stop": {"lower": "closed"}}
    report = constraint_report(instant_of(result, len(result.time) - 1))
    assert {(each.row.element, str(each.why)) for each in report.off} <= {
        ("rubs", "at rest by what others hold")
    }


BROKEN = {
    "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": True,
    "gravity": [0, -9.81, 0],
    "bodies": [rod("rod", 1.0, 0.1, position=[0.5, 0, 0])],
    "joints": [{
        "type": "revolute", "name": "hinge", "body_a": "ground", "body_b": "rod",
        "point_b": [-0.5, 0, 0],
    }],
    "releases": [{"name": "bolt", "joint": "hinge", "opens": "t > 0.1"}],
    "solver": {"duration": 0.2, "record_every": 0.05},
}  # fmt: skip


def test_a_run_that_is_given_up_before_its_first_phase_has_no_states(bounces):
    frames = SimpleNamespace(course=())
    begun = SimpleNamespace(system=bounces.system, frames=frames, time=bounces.time)
    assert states_of(begun, "floor") == dict.fromkeys(bounces.states_of("floor"), ())
