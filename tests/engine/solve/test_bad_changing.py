"""Elements that change a run, given wrongly: a sentence with the place, what is wrong and a way."""

import json
import typing
from typing import Any

import pytest

from kane import AssemblyError, KaneError, ModelError, simulate
from kane.files.model_json import loads
from kane.model import model as model_of_types
from kane.model.model import CHANGING_GROUPS
from kane.solve.outcome import Ending

STOP = {"type": "displacement", "name": "e", "joint": "guide"}
ROPE = {"type": "distance", "name": "e", "body_a": "ground", "body_b": "ball"}
LIMIT = {"type": "measure", "name": "e", "measure": "height", "upper": 9}
DRY = {"type": "displacement", "name": "e", "joint": "guide"}
PIN = {"type": "angle", "name": "e", "joint": "hinge"}
CLUTCH = {"type": "clutch", "name": "e", "joint_a": "hinge", "joint_b": "hinge", "moment": 0.3}
LATCH = {"type": "displacement", "name": "e", "joint": "guide"}
HOOK = {"type": "bodies", "name": "e", "body_a": "ground", "body_b": "ball", "closes": "t > 0.5"}
BLOW = {"name": "e", "body": "ball", "when": "t > 0.5", "impulse": [1, 0, 0]}
FLOOR = {"type": "plane", "name": "e", "body_a": "ground", "body_b": "ball"}
TOUCH = {"type": "bodies", "name": "e", "body_a": "crate", "body_b": "ball"}
DISC = {"type": "rolling_disc", "name": "e", "body_a": "ground", "body_b": "rod", "radius": 0.1}
CRATE = {"type": "box", "size": [1, 1, 1]}
SETS = [{"parameter": "k", "value": 2.0}]

# group, element, field that is told, words of the sentence
REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    # what is not there
    ("stops", {**STOP, "joint": "none", "lower": 0}, "joint", "there is no joint 'none'"),
    ("stops", {**STOP, "type": "angle", "lower": 0}, "joint", "has no angle"),
    ("stops", {"type": "one_way", "name": "e", "joint": "guide"}, "joint", "has no angle"),
    ("stops", {**ROPE, "body_b": "none", "upper": 2}, "body_b", "there is no body 'none'"),
    ("frictions", {**DRY, "joint": "none", "force": 1}, "joint", "there is no joint 'none'"),
    ("frictions", {**CLUTCH, "joint_b": "none"}, "joint_b", "there is no joint 'none'"),
    ("latches", {**LATCH, "joint": "none", "closes": "t > 1"}, "joint", "no joint 'none'"),
    ("latches", {**HOOK, "body_b": "none"}, "body_b", "there is no body 'none'"),
    (
        "latches",
        {**LATCH, "closes": "x('none') > 1"},
        "closes",
        "of a body or measure point",
    ),
    ("releases", {"name": "e", "joint": "none", "opens": "t > 1"}, "joint", "no joint 'none'"),
    ("impulses", {**BLOW, "body": "none"}, "body", "there is no body 'none'"),
    (
        "events",
        {"name": "e", "when": "y('none') > 0"},
        "when",
        "of a body or measure point",
    ),
    ("events", {"name": "e", "when": "q > 0"}, "when", "the name of a parameter"),
    # limits
    ("stops", STOP, "lower", "a lower limit, an upper limit or both"),
    ("stops", {**STOP, "lower": 1, "upper": 0}, "upper", "0 is not larger than 1"),
    ("stops", {**STOP, "lower": 1, "upper": 1}, "upper", "1 is not larger than 1"),
    ("stops", {**ROPE, "lower": 2, "upper": 1}, "upper", "1 is not larger than 2"),
    ("stops", {**ROPE, "lower": -1}, "lower", "must be positive"),
    ("stops", {**STOP, "lower": 0, "restitution": 1.5}, "restitution", "at most 1"),
    ("stops", {**STOP, "lower": 0, "restitution": -0.1}, "restitution", "zero or positive"),
    # stops of measures
    ("stops", {**LIMIT, "measure": "none"}, "measure", "there is no measure 'none'"),
    ("stops", {**LIMIT, "measure": "ball"}, "measure", "there is no measure 'ball'"),
    ("stops", {**LIMIT, "upper": None}, "lower", "a lower limit, an upper limit or both"),
    ("stops", {**LIMIT, "lower": 9.5}, "upper", "9 is not larger than 9.5"),
    ("stops", {**LIMIT, "restitution": 2}, "restitution", "at most 1"),
    ("stops", {**LIMIT, "stiffness": 3.0}, "stiffness", "is not a known field"),
    # stops that give way
    ("stops", {**STOP, "lower": 0, "stiffness": -3}, "stiffness", "must be positive"),
    ("stops", {**STOP, "lower": 0, "stiffness": 3, "damping": -1}, "damping", "zero or positive"),
    ("stops", {**STOP, "lower": 0, "damping": 3}, "damping", "give it a stiffness"),
    (
        "stops",
        {**STOP, "lower": 0, "stiffness": 3, "restitution": 0.3},
        "restitution",
        "set one of the two to nothing",
    ),
    # friction
    ("frictions", {**DRY, "coefficient": -0.1}, "coefficient", "zero or positive"),
    ("frictions", {**DRY, "force": -0.1}, "force", "must not be negative"),
    ("frictions", DRY, "coefficient", "must not both be zero"),
    (
        "frictions",
        {**DRY, "coefficient": 0.3, "static_coefficient": 0.1},
        "static_coefficient",
        "0.1 is smaller than 0.3",
    ),
    ("frictions", {**PIN, "coefficient": 0.3}, "radius", "larger than 0"),
    ("frictions", {**PIN, "coefficient": 0.3, "radius": -1}, "radius", "zero or positive"),
    ("frictions", CLUTCH, "joint_b", "must differ from joint_a"),
    ("joints", {**DISC, "coefficient": -1}, "coefficient", "zero or positive"),
    ("joints", {**DISC, "one_sided": True, "restitution": 2}, "restitution", "at most 1"),
    # shapes that cannot touch
    ("contacts", {**FLOOR, "body_b": "none"}, "body_b", "there is no body 'none'"),
    ("contacts", {**FLOOR, "body_b": "rod"}, "body_b", "'rod' has no shape to touch with"),
    ("contacts", {**FLOOR, "body_b": "ground"}, "body_b", "a body that can move"),
    ("contacts", {**FLOOR, "axis_a": [0, 0, 0]}, "axis_a", "must not be zero"),
    ("contacts", {**FLOOR, "axis_a": [0, 1, 1]}, "axis_a", "must lie in the plane"),
    ("contacts", {**FLOOR, "coefficient": -1}, "coefficient", "zero or positive"),
    ("contacts", {**FLOOR, "restitution": 2}, "restitution", "at most 1"),
    (
        "contacts",
        {**FLOOR, "coefficient": 0.3, "static_coefficient": 0.1},
        "static_coefficient",
        "0.1 is smaller than 0.3",
    ),
    (
        "contacts",
        {**FLOOR, "coefficient": None, "static_coefficient": 0.1},
        "static_coefficient",
        "nothing slides",
    ),
    ("contacts", {**TOUCH, "body_a": "rod"}, "body_a", "'rod' has no shape to touch with"),
    ("contacts", {**TOUCH, "body_a": "ground"}, "body_a", "take a contact with a plane"),
    ("contacts", {**TOUCH, "body_a": "ball"}, "body_b", "must differ from body_a"),
    # onto itself
    ("stops", {**ROPE, "body_a": "ball", "upper": 2}, "body_b", "must differ from body_a"),
    ("latches", {**HOOK, "body_a": "ball"}, "body_b", "must differ from body_a"),
    # conditions
    ("latches", LATCH, "closes", "it can never close"),
    ("latches", {**LATCH, "closes": "t >"}, "closes", "found the end"),
    ("latches", {**LATCH, "closes": "t > 1", "strength": -1}, "strength", "must be positive"),
    ("latches", {**LATCH, "closes": "t > 1", "opens": "t > 1"}, "opens", "by what shuts it"),
    ("latches", {**LATCH, "closes": "1"}, "closes", "neither begins to hold nor ends"),
    ("releases", {"name": "e", "joint": "guide"}, "opens", "it never lets go"),
    ("releases", {"name": "e", "joint": "guide", "opens": "0"}, "opens", "neither begins"),
    ("impulses", {**BLOW, "when": ""}, "when", "found the end"),
    ("impulses", {**BLOW, "when": "2 > 1"}, "when", "neither begins to hold nor ends"),
    ("impulses", {**BLOW, "impulse": [0, 0, 0]}, "impulse", "must not both be zero"),
    ("impulses", {**BLOW, "body": "ground"}, "body", "a body that can move"),
    ("events", {"name": "e", "when": ""}, "when", "found the end"),
    ("events", {"name": "e", "when": "3"}, "when", "neither begins to hold nor ends"),
    ("events", {"name": "e", "when": "t > 1", "does": "change"}, "sets", "changes nothing"),
    ("events", {"name": "e", "when": "t > 1", "sets": SETS}, "does", "whose does is change"),
    ("events", {"name": "e", "when": "t > 1", "does": "shut"}, "latch", "name a latch"),
    ("events", {"name": "e", "when": "t > 1", "latch": "hinge"}, "latch", "no latch or release"),
]


def test_an_event_may_be_all_that_shuts_a_latch_and_opens_a_release():
    events = [
        {"name": "g", "when": "t > 0.5", "does": "shut", "latch": LATCH["name"]},
        {"name": "f", "when": "t > 0.5", "does": "open", "latch": "pin"},
    ]
    release = {"name": "pin", "joint": "guide"}
    model_with(latches=[LATCH], releases=[release], events=events)
    # the other way round neither does it
    swapped = [{**events[0], "does": "open"}, {**events[1], "does": "shut"}]
    with pytest.raises(ModelError) as refused:
        model_with(latches=[LATCH], releases=[release], events=swapped)
    assert [fault.path for fault in refused.value.faults] == [
        "latches[0].closes",
        "releases[0].opens",
    ]
    marking = [{**events[0], "does": "mark"}, events[1]]
    with pytest.raises(ModelError, match="whose does is shut or open"):
        model_with(latches=[{**LATCH, "closes": "t > 1"}], releases=[release], events=marking)


def test_a_crate_is_hollow_in_a_plane_alone():
    crates = [{"name": name, "mass": 1.0, "inertia": [1, 1, 1], "shapes": [CRATE]} for name in "ab"]
    within = [{**TOUCH, "body_a": "a", "body_b": "b", "inside": True}]
    with pytest.raises(ModelError, match="'a' is not hollow"):
        model_with(bodies=crates, contacts=within, planar=False)
    planar = model_with(bodies=crates, contacts=within)
    assert planar.contacts[0].inside


def model_with(planar: bool = True, **groups: Any) -> Any:
    """Return a planar model of a ball on a guide and a rod on a hinge, with more in it."""
    content: dict[str, Any] = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "planar": planar,
        "gravity": [0, -9.81, 0],
        "parameters": [{"name": "k", "value": 1.0}],
        "bodies": [
            {"name": "ball", "particle": True, "mass": 1.0, "position": [0, 1, 0]},
            {"name": "rod", "mass": 1.0, "inertia": [0.1, 0.1, 0.1]},
            {
                "name": "crate",
                "mass": 1.0,
                "inertia": [0.1, 0.1, 0.1],
                "position": [9, 0, 0],
                "shapes": [CRATE],
            },
        ],
        "joints": [
            {"type": "point_on_line", "name": "guide", "body_a": "ground", "body_b": "ball"}
            | {"axis_a": [0, 1, 0]},
            {"type": "revolute", "name": "hinge", "body_a": "ground", "body_b": "rod"},
        ],
        "measures": [{"name": "height", "expression": "y('ball')"}],
        "solver": {"duration": 1.0},
    }
    for group, elements in groups.items():
        content[group] = [*content.get(group, []), *elements]
    return loads(json.dumps(content))


@pytest.mark.parametrize(
    ("group", "element", "field", "words"),
    REFUSED,
    ids=[f"{group}-{field}-{k}" for k, (group, _, field, _) in enumerate(REFUSED)],
)
def test_what_means_nothing_is_refused_with_its_place(group, element, field, words):
    with pytest.raises(ModelError) as refused:
        model_with(**{group: [element]})
    paths = [fault.path for fault in refused.value.faults]
    place = {"joints": 2}.get(group, 0)
    assert f"{group}[{place}].{field}" in paths
    assert words in str(refused.value)


def test_every_group_that_changes_a_run_is_in_the_table():
    assert {group for group, *_ in REFUSED} >= set(CHANGING_GROUPS)
    assert set(CHANGING_GROUPS) <= set(typing.get_type_hints(model_of_types.Model))


@pytest.mark.parametrize(
    ("expression", "why"),
    [
        ("vy('ball')", "it reads a rate, vy"),
        ("rate('hinge') + y('ball')", "it reads a rate, rate"),
        ("speed('ball')", "it reads a rate, speed"),
        ("y('ball') - t", "it depends on the time"),
        ("y('ball')*y('rod')", "it multiplies coordinates with each other"),
        ("y('ball')**2", "'**' of a coordinate is no sum"),
        ("1/y('ball')", "it divides by a coordinate, or by zero"),
        ("y('ball')/(k - k)", "it divides by a coordinate, or by zero"),
        ("sin(angle('hinge'))", "'sin' of a coordinate is no sum"),
        ("y('ball') > 1", "'>' of a coordinate is no sum"),
        ("input('up') + y('ball')", "it reads the input 'up', which may be set at any time"),
        ("table('way', y('ball'))", "it reads the table 'way'"),
        ("angle('hinge') + y('ball')", "it adds angles to lengths"),
        ("2*k", "it does not change with the motion"),
        ("y('ball') - y('ball')", "it does not change with the motion"),
        ("0*y('ball') + 3", "it does not change with the motion"),
        ("1e308*y('ball')*10", "its numbers are not finite"),
    ],
)
def test_a_measure_that_no_stop_can_limit_is_refused_with_its_name_the_reason_and_a_way_out(
    expression, why
):
    others = {
        "inputs": [{"name": "up"}],
        "tables": [{"name": "way", "points": [[0, 0], [1, 1]]}],
        "measures": [{"name": "odd", "expression": expression}],
    }
    with pytest.raises(ModelError) as refused:
        model_with(stops=[{**LIMIT, "measure": "odd"}], **others)
    (fault,) = refused.value.faults
    assert fault.path == "stops[0].measure"
    assert f"'odd' cannot be limited: {why}; a stop limits sums of" in str(fault.text)
    assert "take or make such a measure" in str(fault.text)


def test_of_a_measure_at_fault_the_measure_is_told_not_its_stop():
    odd = [{"name": "odd", "expression": "y('nobody')"}]
    with pytest.raises(ModelError) as refused:
        model_with(stops=[{**LIMIT, "measure": "odd"}], measures=odd)
    assert [fault.path for fault in refused.value.faults] == ["measures[1].expression"]


def test_a_measure_across_the_plane_has_no_stop_in_it():
    with pytest.raises(ModelError) as refused:
        model_with(
            stops=[{**LIMIT, "measure": "up"}],
            measures=[{"name": "up", "expression": "z('ball') + z('rod')"}],
        )
    assert "'up' cannot change in the xy plane, the model is planar" in str(refused.value)


@pytest.mark.parametrize(
    ("group", "element", "words"),
    [
        ("stops", {**STOP, "lower": 2}, "beyond the lower limit of 'e', by 1 m"),
        ("stops", {**STOP, "upper": 0.4}, "beyond the upper limit of 'e', by 0.6 m"),
        ("stops", {**ROPE, "upper": 0.5}, "beyond the upper limit of 'e', by 0.5 m"),
        ("stops", {**PIN, "lower": 0.3}, "by 0.3 rad"),
        ("stops", {**LIMIT, "upper": 0.4}, "beyond the upper limit of 'e', by 0.6 m"),
    ],
)
def test_a_model_that_begins_within_a_stop_is_told_how_deep(group, element, words):
    with pytest.raises(AssemblyError) as refused:
        simulate(model_with(**{group: [element]}))
    assert words in str(refused.value)
    assert "Draw the bodies where they may be, or give another limit" in str(refused.value)


DRIVER = {"type": "displacement", "name": "d", "joint": "guide", "law": "1 - t"}
KICK = {**BLOW, "name": "kick", "when": "t > 0.1", "impulse": [0, 5, 0]}  # which falls with 0.98
THROWN_UP = {**BLOW, "when": "vy('ball') < -0.99", "impulse": [0, 5.1, 0]}
THROWN_DOWN = {**BLOW, "name": "f", "when": "vy('ball') > 2", "impulse": [0, -5.1, 0]}


@pytest.mark.parametrize(
    ("groups", "words"),
    [
        ({"drivers": [DRIVER], "stops": [{**STOP, "lower": 0.5}]}, "'e' cannot hold"),
        ({"drivers": [DRIVER], "latches": [{**LATCH, "closes": "t > 0.5"}]}, "'e' cannot hold"),
        ({"impulses": [KICK, THROWN_UP, THROWN_DOWN]}, "what one does makes another one happen"),
    ],
)
def test_what_cannot_go_on_ends_the_run_in_words(groups, words):
    result = simulate(model_with(**groups))
    assert result.outcome.ending is Ending.UNSETTLED
    assert words in result.outcome.message


def test_no_refusal_is_without_words():
    for group, element, _, _ in REFUSED:
        with pytest.raises(KaneError) as refused:
            model_with(**{group: [element]})
        assert len(str(refused.value)) > 20
