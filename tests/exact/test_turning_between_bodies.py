"""Friction against rolling and spinning between bodies in space: closed forms, planar models."""

import numpy as np
import pytest
from msgspec.structs import replace

import kane
from kane.errors import ModelError
from kane.model import Model, SolverSettings
from kane.parts import Body, BodyContact, Box, Capsule, ContactGroup, Fixed, Sphere

G, R, M = 9.81, 0.1, 2.0
RHO, SIGMA = 0.002, 0.001  # m
BALL = 0.4  # moment of inertia over m r^2
INERTIA = (BALL * M * R * R,) * 3
LAW = {"coefficient": 0.5, "rolling": RHO, "spin": SIGMA}
EXACT = SolverSettings(rtol=1e-10, atol=1e-12, record_every=0.05, duration=1.0)
METHODS = [("dop853", 1e-9), ("moreau", 2e-3)]  # of first order: events in steps of 1 ms


def ball(**fields):
    shapes = (Sphere(radius=R),)
    return Body(name="ball", mass=M, inertia=INERTIA, shapes=shapes, **fields)


def on(base, shape, moving, **contact):
    """A ball on, or in, a body that is fixed."""
    below = Body(name="base", mass=1.0, inertia=(1.0, 1.0, 1.0), position=base, shapes=(shape,))
    touch = BodyContact(name="touch", body_a="base", body_b="ball", **{**LAW, **contact})
    fixed = Fixed(name="weld", body_a="ground", body_b="base", point_a=base)
    return Model(
        gravity=(0.0, -G, 0.0), bodies=(below, moving), joints=(fixed,), contacts=(touch,),
        solver=EXACT,
    )  # fmt: skip


TABLE = ((0.0, -1.0, 0.0), Box(size=(4.0, 2.0, 4.0)))


@pytest.mark.parametrize(("method", "within"), METHODS)
def test_a_ball_that_rolls_on_a_box_is_braked_and_stays(method, within):
    """m a (1 + k) r = rho N about the place where it touches."""
    way = np.array([0.6, 0.8])  # askew to the axes of the box
    speed = 0.1
    start = ball(
        position=(0.0, R, 0.0),
        velocity=(speed * way[0], 0.0, speed * way[1]),
        angular_velocity=(speed / R * way[1], 0.0, -speed / R * way[0]),
    )
    result = kane.simulate(on(*TABLE, start), method=method)
    assert result.outcome.ok
    assert result.doubts == ()
    slower = G * RHO / R / (1.0 + BALL)
    time = np.minimum(result.time, speed / slower)
    gone = speed * time - slower * time**2 / 2
    np.testing.assert_allclose(result["ball.x"], way[0] * gone, atol=within * speed)
    np.testing.assert_allclose(result["ball.z"], way[1] * gone, atol=within * speed)
    moment = result["touch.turning_moment"][1]
    assert moment == pytest.approx(RHO * M * G, rel=max(within, 1e-8))


@pytest.mark.parametrize(("method", "within"), METHODS)
def test_a_ball_that_spins_on_a_ball_comes_to_rest(method, within):
    spin = 3.0
    start = ball(position=(0.0, R, 0.0), angular_velocity=(0.0, spin, 0.0))
    model = on((0.0, -0.5, 0.0), Sphere(radius=0.5), start)
    result = kane.simulate(model, method=method)
    assert result.outcome.ok
    slower = SIGMA * M * G / INERTIA[1]
    wanted = np.maximum(spin - slower * result.time, 0.0)
    np.testing.assert_allclose(result["ball.wy"], wanted, atol=within * spin)


@pytest.mark.parametrize("inside", [True, False])
def test_a_ball_in_a_bowl_or_on_a_ball_rolls_as_in_a_plane(inside):
    """Where the planar model has one axis for all turns, the one in space has the normal's."""
    side = 1.0 if inside else -1.0
    distance = 0.5 - side * R
    angle = 0.4
    place = (distance * np.sin(angle), -side * distance * np.cos(angle), 0.0)
    start = ball(position=tuple(map(float, place)))
    model = on((0.0, 0.0, 0.0), Sphere(radius=0.5), start, inside=inside)
    # in space both friction against rolling and that against spinning take part
    space = kane.simulate(model, duration=0.5)
    plane = kane.simulate(replace(model, planar=True), duration=0.5)
    assert space.outcome.ok
    assert plane.outcome.ok
    np.testing.assert_allclose(space.q[-1], plane.q[-1], atol=1e-8)
    assert [(e.kind, e.part) for e in space.events] == [(e.kind, e.part) for e in plane.events]


def test_a_group_brakes_what_rolls_on_a_plane_and_on_each_other():
    """In a crowd each place has a friction of its own, here that of a ball on the floor."""
    speed = 0.1
    rolling = {"velocity": (speed, 0.0, 0.0), "angular_velocity": (0.0, 0.0, -speed / R)}
    shapes = (Sphere(radius=R),)
    bodies = tuple(
        Body(name=f"ball {k}", mass=M, inertia=INERTIA, shapes=shapes, position=(0.0, R, 0.3 * k),
             **rolling)
        for k in range(16)
    )  # fmt: skip
    model = Model(
        gravity=(0.0, -G, 0.0), bodies=bodies, contacts=(ContactGroup(name="heap", **LAW),),
        solver=replace(EXACT, method="moreau"),
    )  # fmt: skip
    result = kane.simulate(model)
    assert result.outcome.ok
    slower = G * RHO / R / (1.0 + BALL)
    stop = speed / slower
    assert result["ball 7.x"][-1] == pytest.approx(speed * stop / 2, rel=5e-3)  # steps of 1 ms
    told = {event.part for event in result.events if event.kind == "sticks"}
    assert "rolling: ground, ball 7" in told
    moment = result["heap.turning_moment"][1]
    assert moment == pytest.approx(16 * RHO * M * G, rel=1e-3)


def test_where_edges_may_cross_rolling_friction_is_refused_in_words():
    rod = Capsule(start=(-0.1, 0.0, 0.0), end=(0.1, 0.0, 0.0), radius=0.05)
    model = on(*TABLE, replace(ball(position=(0.0, 0.05, 0.0)), shapes=(rod,)))
    with pytest.raises(ModelError, match="one of two shapes is a ball"):
        kane.simulate(model)
