"""Stops of measures against closed forms, and against stops of what the measure is."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.elements.event import Setting
from kane.parts import (
    AngleStop,
    Body,
    DisplacementStop,
    DistanceStop,
    Force,
    Measure,
    MeasureStop,
    Model,
    Parameter,
    Prismatic,
    Revolute,
    Torque,
    UserEvent,
)
from kane.results.event_words import what_happened
from kane.results.vectors import RunVectors

X, Z, NOWHERE = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.0, 0.0, 0.0)
MOMENTS = (0.02, 0.02, 0.02)
FORMULATIONS = ["multipliers", "embedded"]

# Motions are quadratic in time, which a step follows to round-off; what closes a joint or a stop
# leaves some 1e-13 of its size.
EXACT = 1e-10
# Two models of one motion at rtol 1e-10, behind a few strikes.
SAME = 1e-7


def run(model, formulation, duration=2.0, **settings):
    tight = {"rtol": 1e-10, "atol": 1e-12, "record_every": duration / 20} | settings
    result = kane.simulate(model, duration=duration, formulation=formulation, **tight)
    assert result.outcome.ok, result.outcome.message
    return result


def limited(model, stop, **others):
    return replace(model, stops=(stop,), **others)


def strikes(result):
    return [event for event in result.events if event.kind == "strikes"]


MASS, PUSH, WEIGHT, START = (1.0, 3.0), (2.0, 1.5), (0.25, 0.75), (0.0, 0.4)
LIMIT, CONSTANT = 1.2, -0.1


def pushed(turning):
    """Return two bodies on guides or hinges, pushed against a limit of a weighted mean."""
    names = ("a", "b")
    if turning:
        # the principal moment about the axis is what the mass is along a guide
        made = {"bodies": tuple(
            Body(name=n, mass=1.0, inertia=(m, m, m), angular_velocity=(0.0, 0.0, 0.0))
            for n, m in zip(names, MASS, strict=True)
        ), "joints": tuple(
            Revolute(name=f"of {n}", body_a="ground", body_b=n, axis_a=Z, axis_b=Z) for n in names
        ), "torques": tuple(
            Torque(name=f"on {n}", body=n, torque=(0.0, 0.0, p))
            for n, p in zip(names, PUSH, strict=True)
        )}  # fmt: skip
        start, terms = (0.0, 0.0), ("w*angle('of a')", "angle('of b')*(1 - w)")
    else:
        made = {"bodies": tuple(
            Body(name=n, mass=m, inertia=MOMENTS, position=(s, 0.0, 0.0))
            for n, m, s in zip(names, MASS, START, strict=True)
        ), "joints": tuple(
            Prismatic(name=f"of {n}", body_a="ground", body_b=n, axis_a=X, axis_b=X) for n in names
        ), "forces": tuple(
            Force(name=f"on {n}", body=n, force=(p, 0.0, 0.0))
            for n, p in zip(names, PUSH, strict=True)
        )}  # fmt: skip
        start, terms = START, ("w*x('a')", "3*displacement('of b')/4")
    model = Model(
        parameters=(Parameter(name="w", value=WEIGHT[0]),),
        measures=(Measure(name="mean", expression=f"-(-{terms[0]} - {terms[1]}) - 0.1"),),
        gravity=NOWHERE,
        **made,
    )
    return model, start


@pytest.mark.parametrize("turning", [False, True], ids=["lengths", "angles"])
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_a_mean_that_is_held_shares_the_impulse_and_the_force_by_factors(formulation, turning):
    model, start = pushed(turning)
    stop = MeasureStop(name="s", measure="mean", upper=LIMIT)
    result = run(limited(model, stop), formulation)
    mass, push, weight, start = map(np.array, (MASS, PUSH, WEIGHT, start))
    free = push / mass
    time = math.sqrt(2 * (LIMIT - CONSTANT - weight @ start) / (weight @ free))
    give = weight @ (weight / mass)  # what an impulse on the mean changes its rate by
    (strike,) = strikes(result)
    impulse = weight @ (free * time) / give
    assert strike.time == pytest.approx(time, abs=EXACT)
    said = what_happened(result, strike, lambda _, unit: unit)
    assert ("from rad/s to rad/s" if turning else "from m/s to m/s") in said
    assert strike.impulse == pytest.approx(impulse, rel=EXACT)
    assert strike.lost == pytest.approx(impulse**2 * give / 2, rel=EXACT)
    effort = weight @ free / give
    kind = "reaction_moment" if turning else "reaction_force"
    arrows = RunVectors(result).at(kind, float(result.time[-1]))
    on_bodies = arrows.values[[name == "s" for name in arrows.names]]
    assert on_bodies[:, 2 if turning else 0] == pytest.approx(-weight * effort, rel=EXACT)
    held = result.time > time + EXACT
    assert result["s.effort"][held] == pytest.approx(-effort, rel=EXACT)
    assert not result["s.effort"][result.time < time - EXACT].any()
    assert result["mean.value"][held] == pytest.approx(LIMIT, abs=EXACT)
    after = result.time[held] - time
    speed = free * time - weight * impulse / mass
    acceleration = free - weight * effort / mass
    at = start + free * time**2 / 2
    for i, name in enumerate(("of a", "of b")):
        key = "angle" if turning else "displacement"
        expected = at[i] + speed[i] * after + acceleration[i] * after**2 / 2
        moved = result[f"{name}.{key}"][held]
        assert moved == pytest.approx(expected, abs=EXACT), name


def falling(guided):
    """Return a ball above the ground, on a guide or free and turning."""
    y = (0.0, 1.0, 0.0)
    ball = Body(
        name="ball",
        mass=2.0,
        inertia=MOMENTS,
        position=(0.0, 1.0, 0.0),
        angular_velocity=NOWHERE if guided else (1.0, 2.0, 0.5),
    )
    guide = Prismatic(name="guide", body_a="ground", body_b="ball", axis_a=y, axis_b=y)
    return Model(
        bodies=(ball,),
        joints=(guide,) if guided else (),
        gravity=(0.0, -9.81, 0.0),
        measures=(Measure(name="height", expression="y('ball')", unit="m"),),
    )


@pytest.mark.parametrize("guided", [True, False], ids=["guided", "free"])
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_a_ball_that_falls_on_a_limit_of_its_height_bounces_in_the_known_times(formulation, guided):
    e, stop = 0.6, MeasureStop(name="floor", measure="height", lower=0.2, restitution=0.6)
    result = run(limited(falling(guided), stop), formulation)
    fall = math.sqrt(2 * 0.8 / 9.81)
    bounces = [fall * (1 + 2 * sum(e**k for k in range(1, n + 1))) for n in range(4)]
    times = [event.time for event in result.events if event.kind == "strikes"]
    assert times[:4] == pytest.approx(bounces, abs=EXACT)
    rest = next(event.time for event in result.events if event.kind == "comes to rest")
    assert rest == pytest.approx(fall * (1 + 2 * e / (1 - e)), abs=1e-6)
    assert result["floor.effort"][-1] == pytest.approx(2.0 * 9.81, rel=EXACT)


def double():
    """Return a double pendulum that swings."""
    rods = (
        Body(name="upper", mass=1.0, inertia=MOMENTS, position=(0.5, 0.0, 0.0)),
        Body(name="lower", mass=0.7, inertia=MOMENTS, position=(1.3, 0.0, 0.0)),
    )
    hinge = Revolute(name="hinge", body_a="ground", body_b="upper", point_b=(-0.5, 0, 0))
    elbow = Revolute(
        name="elbow", body_a="upper", body_b="lower", point_a=(0.5, 0, 0), point_b=(-0.3, 0, 0)
    )
    return Model(bodies=rods, joints=(hinge, elbow), gravity=(0.0, -9.81, 0.0))


@pytest.mark.parametrize(
    ("expression", "stop", "limits"),
    [
        ("distance('upper', 'lower')",
         DistanceStop(name="s", body_a="upper", body_b="lower", lower=0.78, restitution=0.4),
         {"lower": 0.78}),
        ("2*angle('elbow') + 1",
         AngleStop(name="s", joint="elbow", lower=-0.4, upper=0.9, restitution=0.4),
         {"lower": 0.2, "upper": 2.8}),
    ],
    ids=["distance", "angle"],
)  # fmt: skip
@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_a_stop_of_a_measure_is_the_stop_of_what_it_measures(formulation, expression, stop, limits):
    other = MeasureStop(name="s", measure="m", restitution=0.4, **limits)
    measures = (Measure(name="m", expression=expression),)
    model = limited(double(), stop, measures=measures)
    mine = run(limited(model, other), formulation)
    theirs = run(model, formulation)
    assert len(strikes(theirs)) >= 2
    assert [(e.kind, e.part) for e in mine.events] == [(e.kind, e.part) for e in theirs.events]
    assert [e.time for e in mine.events] == pytest.approx([e.time for e in theirs.events], abs=SAME)
    for key in ("hinge.angle", "elbow.angle"):
        assert mine[key] == pytest.approx(theirs[key], abs=SAME)


def coaxial(nested):
    """Return two wheels out of balance about one axis, on the ground or one on the other."""
    lump = (0.3, 0.0, 0.0)
    wheels = tuple(
        Body(name=name, mass=mass, inertia=(m, m, m), center=lump, angular_velocity=(0, 0, w))
        for name, mass, m, w in (("inner", 1.0, 0.2, 0.5), ("outer", 0.5, 0.1, -0.7))
    )
    joints = (
        Revolute(name="in", body_a="ground", body_b="inner"),
        Revolute(name="out", body_a="inner" if nested else "ground", body_b="outer"),
    )
    sum_of = Measure(name="turn", expression="angle('in') + angle('out')")
    return Model(
        bodies=wheels, joints=joints, gravity=(0.0, -9.81, 0.0), measures=(sum_of,) * nested
    )


@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_the_sum_of_two_angles_in_a_row_is_the_angle_to_the_ground(formulation):
    limits = {"lower": -1.5, "upper": 0.4, "restitution": 0.8}
    stop = MeasureStop(name="s", measure="turn", **limits)
    alone = AngleStop(name="s", joint="out", **limits)
    mine = run(limited(coaxial(True), stop), formulation)
    theirs = run(limited(coaxial(False), alone), formulation)
    assert len(strikes(theirs)) >= 2
    assert [e.time for e in mine.events] == pytest.approx([e.time for e in theirs.events], abs=SAME)
    assert [e.impulse for e in strikes(mine)] == pytest.approx(
        [e.impulse for e in strikes(theirs)], rel=SAME
    )
    assert mine["turn.value"] == pytest.approx(theirs["out.angle"], abs=SAME)


@pytest.mark.parametrize("formulation", FORMULATIONS)
def test_a_limit_follows_a_parameter_that_an_event_changes(formulation):
    cart = Body(name="cart", mass=1.0, inertia=MOMENTS, velocity=X)
    model = Model(
        bodies=(cart,),
        joints=(Prismatic(name="rail", body_a="ground", body_b="cart", axis_a=X, axis_b=X),),
        gravity=NOWHERE,
        parameters=(Parameter(name="p", value=1.0), Parameter(name="k", value=1.0)),
        measures=(Measure(name="m", expression="k*x('cart') - p"),),
        stops=(MeasureStop(name="s", measure="m", upper=0.0, restitution=1.0),),
        events=(
            UserEvent(name="move", when="t > 0.5", does="change", sets=(
                Setting(parameter="p", value=3.0), Setting(parameter="k", value=2.0),
            )),
        ),
    )  # fmt: skip
    result = run(model, formulation)
    (strike,) = strikes(result)
    assert strike.time == pytest.approx(1.5, abs=EXACT)  # 2 x - 3 = 0 at 1 m/s
    assert result["rail.displacement"][-1] == pytest.approx(1.0, abs=EXACT)


def test_a_factor_that_an_event_sets_to_zero_takes_its_body_out_of_the_sum():
    model, _ = pushed(False)
    stop = MeasureStop(name="s", measure="mean", upper=LIMIT)
    move = UserEvent(
        name="alone", when="t > 0.3", does="change", sets=(Setting(parameter="w", value=0.0),)
    )
    result = run(limited(model, stop, events=(move,)), "multipliers", duration=3.0)
    (strike,) = strikes(result)
    # of 3/4 b the limit is reached by b alone, from 0.4 m at 1.5 N / 3 kg
    time = math.sqrt(2 * ((LIMIT - CONSTANT) / 0.75 - START[1]) / 0.5)
    assert strike.time == pytest.approx(time, abs=EXACT)
    arrows = RunVectors(result).at("reaction_force", float(result.time[-1]))
    on_bodies = arrows.values[[name == "s" for name in arrows.names], 0]
    assert on_bodies == pytest.approx([0.0, -PUSH[1]], abs=EXACT)


@pytest.mark.parametrize("plane", [False, True])
def test_a_stop_of_x_is_the_stop_of_a_displacement_along_x(plane):
    cart = Body(name="cart", mass=1.0, inertia=MOMENTS, velocity=(2.0, 0.0, 0.0))
    rail = Prismatic(name="rail", body_a="ground", body_b="cart", axis_a=X, axis_b=X)
    measure = Measure(name="way", expression="x('cart')")
    model = Model(bodies=(cart,), joints=(rail,), measures=(measure,), planar=plane)
    limits = {"lower": -0.5, "upper": 0.5, "restitution": 0.7}
    results = [
        run(limited(model, stop), "multipliers")
        for stop in (
            MeasureStop(name="s", measure="way", **limits),
            DisplacementStop(name="s", joint="rail", **limits),
        )
    ]
    mine, theirs = (
        [(e.time, e.part, e.before, e.after, e.impulse, e.lost) for e in r.events] for r in results
    )
    assert len(mine) >= 3
    assert mine == theirs
