"""Mechanisms whose constraints change move beside each other as each does alone."""

import json
import re
from typing import Any

import pytest
from tests.changing_models import BUILDERS, model_of, table
from tests.thinned import thinned

import kane
from kane.files.model_json import dumps, loads
from kane.parts import (
    AngleLatch,
    AngleStop,
    Body,
    BodyLatch,
    DisplacementFriction,
    Force,
    Prismatic,
    Revolute,
)

# each was once stopped by the other, or went another way
PAIRS = [
    (("joint_friction_slider_crank", "runs_down"), ("disc_ramp", "thrown_up_without_spin")),
    (("joint_friction_slider_crank", "runs_down"), ("slack_rope", "plastic")),
    (("clutch", "engaged"), ("shopping_cart", "dry_friction_in_the_bearing")),
    (("block_driven", "shaken_plane"), ("joint_friction_slider_crank", "runs_down")),
    (("latch", "carts_lock_for_good"), ("latch", "two_free_rods_lock_rigidly")),
]


def _model(name: str, case: str, **solver: Any) -> kane.Model:
    of_table = table(name)["cases"][case]
    return model_of(BUILDERS[name](of_table), of_table, **solver)


def _beside(model: kane.Model, other: kane.Model) -> kane.Model:
    """Return both in one model, what is of the other with a 2 before its names."""
    content, more = json.loads(dumps(model)), json.loads(dumps(other))
    groups = [key for key, value in more.items() if value and _are_named(value)]
    names = {element["name"] for group in groups for element in more[group]}
    for group in groups:
        content[group] = content.get(group, []) + _renamed(more[group], names)
    return loads(json.dumps(content))


def _are_named(value: Any) -> bool:
    return isinstance(value, list) and isinstance(value[0], dict) and "name" in value[0]


def _renamed(value: Any, names: set[str]) -> Any:
    if isinstance(value, str):
        quoted = re.sub(r"'([^'.]*)", lambda found: _quoted(found[1], names), value)
        return f"2 {value}" if value in names else quoted
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {
            key: each if key == "type" else _renamed(each, names) for key, each in value.items()
        }
    return value


def _quoted(text: str, names: set[str]) -> str:
    return f"'2 {text}" if text in names else f"'{text}"


def _events(result: kane.Result, own: bool) -> list[tuple[str, str]]:
    return [
        (event.kind, event.element.removeprefix("2 "))
        for event in result.events
        if own is not event.element.startswith("2 ")
    ]


@pytest.mark.parametrize("formulation", thinned(["multipliers", "embedded"], 2))
@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda pair: pair[0])
def test_neither_knows_of_the_other(one, two, formulation):
    first = _model(*one, formulation=formulation)
    duration = min(3.0, first.solver.duration)
    alone = kane.simulate(first, duration=duration)
    other = kane.simulate(_model(*two, formulation=formulation), duration=duration)
    both = kane.simulate(_beside(first, other.model), duration=duration)
    assert both.outcome.ok
    assert not both.doubts
    assert alone.events or other.events
    assert _events(both, own=True) == _events(alone, own=True)
    assert _events(both, own=False) == _events(other, own=True)
    times = [event.time for event in both.events if not event.element.startswith("2 ")]
    # the tolerance of 1e-10, by steps of other lengths
    assert times == pytest.approx([event.time for event in alone.events], abs=1e-8)


def test_what_is_latched_at_the_same_time_stays_where_each_of_them_was():
    rod = Body(name="rod", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.5, 0.0, 0.0))
    blocks = tuple(
        Body(
            name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, y, 0.0), velocity=(v, 0, 0)
        )
        for name, y, v in (("upper", 1.0, 0.5), ("lower", 2.0, 0.0))
    )
    along = {"body_a": "ground", "axis_a": (1.0, 0.0, 0.0), "axis_b": (1.0, 0.0, 0.0)}
    guides = tuple(
        Prismatic(name=f"{block.name} along", body_b=block.name, point_a=block.position, **along)
        for block in blocks
    )
    hinge = Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0))
    model = kane.Model(
        bodies=(rod, *blocks),
        joints=(hinge, *guides),
        latches=(
            AngleLatch(name="pawl", joint="hinge", closes="t > 0.3"),
            BodyLatch(name="hook", body_a="upper", body_b="lower", closes="t > 0.3"),
        ),
        gravity=(0.0, -9.81, 0.0),
    )
    result = kane.simulate(model, duration=1.0, rtol=1e-10, record_every=0.1)
    assert result.outcome.ok
    assert not result.doubts
    after = result.time > 0.31
    angle = result["hinge.angle"][after]
    # the rod is held where it was, not where it was drawn; round-off of the projection
    assert abs(angle - angle[0]).max() < 1e-12
    assert angle[0] < -0.3
    # momentum of the blocks is shared
    assert result["lower.vx"][after] == pytest.approx(0.25, abs=1e-12)
    # each event tells its own part of what is lost
    lost = {event.element: event.lost for event in result.events}
    assert lost["hook"] == pytest.approx(0.5 * 0.5**2 / 2, abs=1e-12)
    assert sum(lost.values()) == pytest.approx(result["system.strikes"][-1], abs=1e-12)


def test_a_latch_that_was_opened_waits_until_its_condition_begins_to_hold_anew():
    # a pendulum falls away from it, is thrown back by a stop and is caught on its way up
    rod = Body(name="rod", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.0, -0.5, 0.0))
    model = kane.Model(
        bodies=(rod,),
        joints=(Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(0.0, 0.5, 0.0)),),
        stops=(AngleStop(name="wall", joint="hinge", lower=-0.5, restitution=1.0),),
        latches=(
            AngleLatch(
                name="pawl",
                joint="hinge",
                shut=True,
                opens="t > 0.1",
                closes="angle('hinge') > -0.4",
            ),
        ),
        gravity=(-9.81, 0.0, 0.0),
    )
    for rtol in (1e-5, 1e-8, 1e-10):
        result = kane.simulate(model, duration=1.0, rtol=rtol, record_every=0.1)
        kinds = [(event.element, event.kind) for event in result.events]
        assert kinds == [("pawl", "opens"), ("wall", "strikes"), ("pawl", "locks")]
        assert result["hinge.angle"][-1] == pytest.approx(-0.4, abs=1e-11)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("limits", [(3.0,), (1.0, 2.0), (2.0, 1.0), (1.0, 1.0, 1.0)])
def test_frictions_side_by_side_hold_as_one_of_the_sum(limits, formulation):
    cart = Body(name="cart", mass=2.0, inertia=(1.0, 1.0, 1.0))
    along = {"body_a": "ground", "axis_a": (1.0, 0.0, 0.0), "axis_b": (1.0, 0.0, 0.0)}
    model = kane.Model(
        bodies=(cart,),
        joints=(Prismatic(name="guide", body_b="cart", **along),),
        frictions=tuple(
            DisplacementFriction(name=f"rubs {k}", joint="guide", force=force)
            for k, force in enumerate(limits)
        ),
        forces=(Force(name="push", body="cart", force=("t", 0.0, 0.0)),),
    )
    result = kane.simulate(
        model, duration=5.0, rtol=1e-10, record_every=0.1, formulation=formulation
    )
    assert result.outcome.ok
    # 2 x'' = t - 3 from 3 s on
    expected = (result.time - 3.0).clip(0.0) ** 3 / 12
    assert abs(result["guide.displacement"] - expected).max() < 1e-12
