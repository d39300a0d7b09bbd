"""Events that shut and open latches and releases, against latches with the same conditions."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.changing_models import BUILDERS, model_of, table
from tests.exact.test_releases import double_pendulum

import kane
from kane.parts import AngleLatch, BodyLatch, Release, UserEvent

SETTINGS = {"rtol": 1e-10, "atol": 1e-12, "record_every": 0.02, "duration": 1.0}
SHUTS, OPENS = "angle('base') < -0.5", "t > 0.7"


def latch(kind, closes="", opens=""):
    if kind is AngleLatch:
        return AngleLatch(name="latch", joint="elbow", closes=closes, opens=opens)
    return BodyLatch(name="latch", body_a="upper", body_b="lower", closes=closes, opens=opens)


def turning(name, does, when, of="latch"):
    return UserEvent(name=name, when=when, does=does, latch=of)


def of_latch(result, name="latch"):
    return [(event.time, event.kind) for event in result.events if event.element == name]


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("kind", [AngleLatch, BodyLatch])
def test_an_event_does_what_a_condition_of_the_latch_does(kind, formulation):
    settings = {**SETTINGS, "formulation": formulation}
    own = kane.simulate(double_pendulum(latches=(latch(kind, SHUTS, OPENS),)), **settings)
    events = (turning("grip", "shut", SHUTS), turning("let go", "open", OPENS))
    by_events = double_pendulum(latches=(latch(kind),), events=events)
    result = kane.simulate(by_events, **settings)
    assert result.outcome.ok
    assert [kind for _, kind in of_latch(result)] == ["locks", "opens"]
    times = [time for time, _ in of_latch(own)]
    assert [time for time, _ in of_latch(result)] == pytest.approx(times, abs=1e-12)
    # the same guards are met at the same steps
    np.testing.assert_allclose(result.q[-1], own.q[-1], rtol=0, atol=1e-9)
    told = [(event.element, event.kind) for event in result.events]
    by_turns = [("grip", "is met"), ("latch", "locks"), ("let go", "is met"), ("latch", "opens")]
    assert told == by_turns


def test_a_release_is_opened_and_shut_as_by_its_own_conditions():
    own = double_pendulum(releases=(Release(name="pin", joint="elbow", opens="t > 0.3"),))
    by_event = double_pendulum(
        releases=(Release(name="pin", joint="elbow"),),
        events=(turning("pull", "open", "t > 0.3", of="pin"),),
    )
    first, second = (kane.simulate(model, **SETTINGS) for model in (own, by_event))
    assert [kind for _, kind in of_latch(second, "elbow")] == ["opens"]
    assert of_latch(second, "elbow")[0][0] == pytest.approx(of_latch(first, "elbow")[0][0])
    np.testing.assert_allclose(second.q[-1], first.q[-1], rtol=0, atol=1e-9)


def test_what_is_shut_already_stays_as_it_is():
    events = tuple(turning(f"grip {i}", "shut", f"t > {t}") for i, t in enumerate((0.2, 0.4)))
    model = double_pendulum(latches=(latch(AngleLatch),), events=events)
    result = kane.simulate(model, **SETTINGS)
    assert of_latch(result) == [(pytest.approx(0.2), "locks")]
    assert [e.kind for e in result.events if e.element == "grip 1"] == ["is met"]


def test_the_conditions_of_the_latch_count_on_when_they_begin_to_hold():
    own = AngleLatch(name="latch", joint="elbow", closes="t > 0.6", opens="t > 0.4")
    model = double_pendulum(latches=(own,), events=(turning("grip", "shut", "t > 0.2"),))
    result = kane.simulate(model, **SETTINGS)
    assert of_latch(result) == [
        (pytest.approx(0.2), "locks"), (pytest.approx(0.4), "opens"), (pytest.approx(0.6), "locks"),
    ]  # fmt: skip


def test_an_event_that_a_strike_makes_happen_shuts_a_latch_at_once():
    stop = kane.parts.AngleStop(name="wall", joint="base", lower=-0.8, restitution=0.5)
    grip = turning("grip", "shut", "angle_rate('base') > 0")
    model = double_pendulum(latches=(latch(AngleLatch),), stops=(stop,), events=(grip,))
    result = kane.simulate(model, **SETTINGS)
    struck = next(event.time for event in result.events if event.kind == "strikes")
    assert of_latch(result)[0] == (struck, "locks")


def test_at_the_start_it_counts_too():
    grip = turning("grip", "shut", "t > -1")
    model = double_pendulum(latches=(latch(AngleLatch),), events=(grip,))
    result = kane.simulate(model, **SETTINGS)
    assert np.abs(result["elbow.angle"]).max() < 1e-12


def test_to_shut_and_open_at_the_same_time_ends_the_run_in_words():
    events = (turning("grip", "shut", "t > 0.5"), turning("let go", "open", "t > 0.5"))
    for order in (events, events[::-1]):
        model = double_pendulum(latches=(latch(AngleLatch),), events=order)
        result = kane.simulate(model, **SETTINGS)
        assert not result.outcome.ok
        assert "shut and open 'latch' at the same time" in str(result.outcome)


def test_a_latch_that_stops_a_whole_linkage_locks_once():
    """What is left of the speeds behind it is their round-off, and no strike."""
    case = table("impulse_on_four_bar")["cases"]["struck"]
    model = model_of(BUILDERS["impulse_on_four_bar"](case), case)
    for joint in model.joints:
        own = AngleLatch(name="latch", joint=joint.name, closes="t > 0.8", opens="t > 0.9")
        result = kane.simulate(replace(model, latches=(own,), gravity=(0, 0, 0)), duration=1.0)
        assert [kind for _, kind in of_latch(result)] == ["locks", "opens"]
        assert np.abs(result["system.kinetic_energy"][-1]) < 1e-20
