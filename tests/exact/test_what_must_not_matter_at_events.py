"""What must not matter to a run, for each type of element that changes constraints."""

import itertools
from typing import get_args, get_type_hints

import numpy as np
import pytest
from msgspec.structs import replace
from tests.thinned import thinned

import kane
from kane.elements.event import Setting
from kane.model import Formula, Measure, Model, Parameter, model, named, renamed
from kane.model.model import CHANGING_GROUPS
from kane.parts import (
    AngleFriction,
    AngleLatch,
    AngleStop,
    Body,
    BodyContact,
    BodyLatch,
    Clutch,
    ContactGroup,
    DisplacementFriction,
    DisplacementLatch,
    DisplacementStop,
    DistanceStop,
    Force,
    Impulse,
    MeasureStop,
    OneWay,
    PlaneContact,
    Prismatic,
    Release,
    Revolute,
    Rod,
    RollingDisc,
    Sphere,
    Spring,
    UserEvent,
)

SETTINGS = {"duration": 0.6, "rtol": 1e-10, "atol": 1e-12}
ORDERED = 1e-8  # s, m/s: sums in another order, which strikes enlarge
BAR = Rod(start=(-0.5, 0.0, 0.0), end=(0.5, 0.0, 0.0), radius=0.05)
CATCH = AngleLatch(name="catch", joint="elbow")
CHANGES = UserEvent(name="on", when="angle('base') < -0.5", does="change",
                    sets=(Setting(parameter="k", value="2*k"),))  # fmt: skip
SHUTS = UserEvent(name="on", when="angle('base') < -0.5", does="shut", latch="catch")


def elements(f):
    """Return elements of each kind, by what is tried; forces are ``f`` times as large."""
    blow = (0.0, 2.0 * f, 0.0)
    return {
        "stop": {"stops": (AngleStop(name="e", joint="elbow", lower=-0.05, upper=0.05,
                                     restitution=0.5),)},
        "buffer": {"stops": (AngleStop(name="e", joint="elbow", lower=-0.2, upper=0.2,
                                       stiffness=50.0 * f, damping=0.3 * f),)},
        "stop of a slider": {"stops": (DisplacementStop(name="e", joint="guide", upper=0.2,
                                                        restitution=0.6),)},
        "buffer of a slider": {"stops": (DisplacementStop(name="e", joint="guide", upper=0.2,
                                                          stiffness=300.0 * f, damping=2.0 * f),)},
        "rope": {"stops": (DistanceStop(name="e", body_a="sled", body_b="upper", lower=0.5,
                                        restitution=0.0),)},
        "buffer of a rope": {"stops": (DistanceStop(name="e", body_a="sled", body_b="upper",
                                                    lower=0.5, stiffness=200.0 * f),)},
        "free wheel": {"stops": (OneWay(name="e", joint="elbow"),)},
        "stop of a measure": {"stops": (MeasureStop(name="e", measure="mean", lower=-0.4,
                                                    restitution=0.5),)},
        "friction": {"frictions": (AngleFriction(name="e", joint="elbow", moment=0.1 * f),)},
        "friction of a slider": {
            "frictions": (DisplacementFriction(name="e", joint="guide", coefficient=0.3),)
        },
        "clutch": {"frictions": (Clutch(name="e", joint_a="base", joint_b="elbow",
                                        moment=3.0 * f),)},
        "latch": {"latches": (AngleLatch(name="e", joint="elbow", closes="angle('base') < -0.4"),)},
        "latch of a slider": {
            "latches": (DisplacementLatch(name="e", joint="guide", closes="t > 0.2"),)
        },
        "latch of bodies": {"latches": (BodyLatch(name="e", body_a="upper", body_b="lower",
                                                  closes="angle('base') < -0.4"),)},
        "release": {"releases": (Release(name="e", joint="elbow", opens="angle('base') < -0.4"),)},
        "blow": {"impulses": (Impulse(name="e", body="lower", impulse=blow,
                                      when="angle('base') < -0.4"),)},
        "contact with a plane": {
            "contacts": (PlaneContact(name="e", body_a="sled", body_b="lower", restitution=0.4,
                                      coefficient=0.3),)
        },
        "contact of bodies": {"contacts": (BodyContact(name="e", body_a="upper", body_b="sled",
                                                       coefficient=0.2),)},
        "group of contacts": {
            "contacts": (ContactGroup(name="e", bodies=("lower", "upper"), body_a="sled",
                                      restitution=0.4, coefficient=0.3),)
        },
        "disc that slides": {
            "bodies": (Body(name="wheel", mass=0.5 * f, inertia=(0.01 * f,) * 3,
                            position=(0.0, -0.2, 0.0), velocity=(0.0, 0.0, 0.0)),),
            "joints": (RollingDisc(name="e", body_a="sled", body_b="wheel", radius=0.2,
                                   axis_a=(0.0, 1.0, 0.0), coefficient=0.2, one_sided=True),),
        },
        "event that changes parameters": {"events": (CHANGES,)},
        "event that turns a latch": {"events": (SHUTS,), "latches": (CATCH,)},
    }  # fmt: skip


TRIED = tuple(elements(1.0))


def third(first):
    """Of all names each third, begun with a name; the others are slow."""
    return thinned((*TRIED[first:], *TRIED[:first]), 3)


def machine(name, f=1.0, at=0.0):
    """Two rods that fall, and a sled on a guide beside them that a spring pulls."""
    k = 20.0 * f
    bodies = (
        *(
            Body(name=rod, mass=f, inertia=(0.1 * f,) * 3, position=(at + x, at, 0.0),
                 shapes=(BAR,))
            for rod, x in (("upper", 0.5), ("lower", 1.5))
        ),
        Body(name="sled", mass=2.0 * f, inertia=(0.1 * f,) * 3, position=(at, at - 0.4, 0.0),
             velocity=(1.2, 0.0, 0.0), shapes=(Sphere(radius=0.15),)),
    )  # fmt: skip
    joints = (
        Revolute(name="base", body_a="ground", body_b="upper", point_a=(at, at, 0.0),
                 point_b=(-0.5, 0.0, 0.0)),
        Revolute(name="elbow", body_a="upper", body_b="lower", point_a=(0.5, 0.0, 0.0),
                 point_b=(-0.5, 0.0, 0.0)),
        Prismatic(name="guide", body_a="ground", body_b="sled", point_a=(at, at - 0.4, 0.0),
                  axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0)),
    )  # fmt: skip
    own = elements(f)[name]
    for body in own.get("bodies", ()):
        place = (body.position[0] + at, body.position[1] + at, 0.0)
        bodies += (replace(body, position=place),)
    joints += own.get("joints", ())
    coil = Spring(name="coil", body_a="upper", body_b="sled", stiffness=k, free_length=0.5)
    return Model(
        bodies=bodies,
        joints=joints,
        springs=(coil,),
        forces=(Force(name="push", body="sled", force=(0.0, f"{-f!r}*t", 0.0)),),
        measures=(Measure(name="mean", expression="0.5*angle('base') + 0.5*angle('elbow')"),),
        parameters=(Parameter(name="k", value=k),),
        formulas=(Formula(path="coil.stiffness", text="k"),),
        gravity=(0.0, -9.81, 0.0),
        **{group: found for group, found in own.items() if group in CHANGING_GROUPS},
    )


def told(mechanism, **keywords):
    result = kane.simulate(mechanism, **{**SETTINGS, **keywords})
    assert result.outcome.ok, result.outcome
    return [(e.time, e.element, e.part, e.kind, e.before, e.after) for e in result.events], result


@pytest.fixture(scope="module")
def plain():
    return {name: told(machine(name)) for name in TRIED}


def same(ours, theirs):
    assert [event[1:4] for event in ours] == [event[1:4] for event in theirs]
    for a, b in zip(ours, theirs, strict=True):
        assert (a[0], *a[4:]) == pytest.approx((b[0], *b[4:]), abs=ORDERED)


def test_each_type_is_tried():
    types = get_type_hints(model.Model)
    every = {
        kind
        for group in CHANGING_GROUPS
        for kind in (get_args(get_args(types[group])[0]) or (get_args(types[group])[0],))
    }
    tried = {
        type(each)
        for groups in elements(1.0).values()
        for group, own in groups.items()
        for each in own
        if group in CHANGING_GROUPS
    }
    assert tried == every
    # and each changes what it is, but for marks
    assert {event.does for event in (CHANGES, SHUTS)} == {"change", "shut"}


@pytest.mark.parametrize("name", TRIED)
def test_each_does_something(name, plain):
    events, _ = plain[name]
    assert events


@pytest.mark.parametrize("name", third(0))
def test_what_is_recorded_or_told_does_not_matter(name, plain):
    """Frames end no step, so all of it is the same to the last bit."""
    often, _ = told(machine(name), record_every=3e-3)
    assert often == plain[name][0]
    heard, _ = told(machine(name), progress=lambda _part: None)
    assert heard == plain[name][0]


@pytest.mark.parametrize("name", third(1))
def test_order_does_not_matter(name, plain):
    mechanism = machine(name)
    turned = {
        group: getattr(mechanism, group)[::-1] for group in ("bodies", "joints", *CHANGING_GROUPS)
    }
    found, result = told(replace(mechanism, **turned))
    same(found, plain[name][0])
    for body in ("upper", "lower", "sled"):
        assert result[f"{body}.x"][-1] == pytest.approx(plain[name][1][f"{body}.x"][-1], abs=1e-7)


@pytest.mark.parametrize("name", third(2))
def test_names_do_not_matter(name, plain):
    mechanism = machine(name)
    others = {entry.name: f"z{9 - i} {i}" for i, (_, entry) in enumerate(named(mechanism))}
    for old, new in others.items():
        if old != "k":  # a parameter has a name of letters
            mechanism = renamed(mechanism, old, new)
    found, _ = told(mechanism)
    names = [
        (time, others[who], with_names(part, others), *more)
        for time, who, part, *more in plain[name][0]
    ]
    assert found == names


def with_names(part, others):
    """Return the part of an event with other names of bodies, as parts of groups have them."""
    pair, colon, place = part.partition(": ")
    if ", " not in pair:
        return part
    return ", ".join(others.get(each, each) for each in pair.split(", ")) + colon + place


@pytest.mark.parametrize("name", third(0))
def test_a_neighbour_does_not_matter(name, plain):
    mechanism = machine(name)
    beside = Body(name="beside", particle=True, mass=3.0, position=(0.3, 3.0, 0.1))
    rail = Prismatic(name="rail", body_a="ground", body_b="car", axis_a=(0, 1, 0), axis_b=(0, 1, 0))
    car = Body(name="car", mass=1.0, inertia=(0.1, 0.1, 0.1))
    floor = DisplacementStop(name="floor", joint="rail", lower=-0.1, restitution=0.3)
    found, _ = told(
        replace(
            mechanism,
            bodies=(beside, *mechanism.bodies, car),
            joints=(rail, *mechanism.joints),
            stops=(floor, *mechanism.stops),
        )
    )
    assert any(event[1] == "floor" for event in found)
    same([event for event in found if event[1] != "floor"], plain[name][0])


@pytest.mark.parametrize("name", third(1))
def test_where_it_stands_does_not_matter(name, plain):
    found, result = told(machine(name, at=0.5))
    same(found, plain[name][0])
    assert result["lower.y"][-1] - 0.5 == pytest.approx(plain[name][1]["lower.y"][-1], abs=1e-7)


@pytest.mark.parametrize(
    ("f", "name"), thinned(itertools.product([1e-4, 1e5], TRIED), 5, together=True)
)
def test_the_unit_of_mass_does_not_matter(name, f, plain):
    """All masses and forces are so many times as large."""
    found, result = told(machine(name, f))
    same(found, plain[name][0])
    for body in ("upper", "lower", "sled"):
        expected = plain[name][1][f"{body}.x"][-1]
        assert result[f"{body}.x"][-1] == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize("name", third(2))
def test_both_formulations_agree(name, plain):
    found, result = told(machine(name), formulation="embedded")
    same(found, plain[name][0])
    np.testing.assert_allclose(result.q[-1], plain[name][1].q[-1], rtol=0, atol=1e-7)
