"""Particles, and bodies weighed from their shapes, against closed forms and twins."""

import numpy as np
import pytest
from scipy.special import ellipj, ellipk
from tests.engine.machines import axle, run, wheel
from tests.engine.random_machine import random_machine

from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.rod_joint import RodJoint
from kane.elements.shapes import Box, Sphere
from kane.elements.spring import Spring
from kane.model import Model

G = 9.81
PLANAR = pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])


def particle(**fields):
    return Body(**{"name": "m", "mass": 0.7, "particle": True, **fields})


@PLANAR
def test_a_particle_flies_along_a_parabola(planar):
    mote = particle(position=(1.0, 2.0, 0.0), velocity=(3.0, 4.0, 0.0))
    model = Model(planar=planar, gravity=(0.0, -G, 0.0), bodies=(mote,))
    result = run(model, duration=1.0, rtol=1e-12)
    t = result.time
    np.testing.assert_allclose(result["m.x"], 1 + 3 * t, atol=1e-11)
    np.testing.assert_allclose(result["m.y"], 2 + 4 * t - G * t**2 / 2, atol=1e-11)
    assert result.energy_drift < 1e-10


@PLANAR
@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_particle_on_a_rod_swings_as_the_elliptic_function_says(planar, formulation):
    # sin(angle / 2) = k sn(K - w t, k) from rest at angle_0, with k = sin(angle_0 / 2)
    length, start = 1.3, 2.0
    position = (length * np.sin(start), -length * np.cos(start), 0.0)
    rod = RodJoint(name="rod", body_a="ground", body_b="m", length=length)
    mote = particle(position=position)
    model = Model(planar=planar, gravity=(0.0, -G, 0.0), bodies=(mote,), joints=(rod,))
    result = run(model, duration=3.0, rtol=1e-12, formulation=formulation)
    m = np.sin(start / 2) ** 2
    sn = ellipj(ellipk(m) - np.sqrt(G / length) * result.time, m)[0]
    angle = 2 * np.arcsin(np.sqrt(m) * sn)
    np.testing.assert_allclose(result["m.x"], length * np.sin(angle), atol=1e-8)
    np.testing.assert_allclose(result["m.y"], -length * np.cos(angle), atol=1e-8)
    pull = 0.7 * G * (3 * np.cos(angle) - 2 * np.cos(start))
    force = result["rod.fx"] * -np.sin(angle) + result["rod.fy"] * np.cos(angle)
    np.testing.assert_allclose(force, pull, atol=1e-6)


def test_a_particle_on_a_spring_and_a_small_ball_move_alike():
    spring = Spring(name="s", body_a="ground", body_b="m", stiffness=30.0, free_length=0.5)
    state = {"position": (1.0, 0.2, 0.0), "velocity": (0.0, 0.5, 1.0)}
    ball = wheel("m", mass=0.7, **state)
    one, other = (
        run(Model(gravity=(0.0, -G, 0.0), bodies=(body,), springs=(spring,)), duration=2.0,
            rtol=1e-12)
        for body in (particle(**state), ball)
    )  # fmt: skip
    np.testing.assert_allclose(one.q[:, 0, :3], other.q[:, 0, :3], atol=1e-9)
    assert {s.name for s in one.signals()} < {s.name for s in other.signals()}


def test_a_body_weighed_by_its_shapes_moves_as_one_with_those_numbers():
    a, b, c, density, radius = 0.4, 0.2, 0.1, 800.0, 0.1
    away = 0.3
    shapes = (Box(size=(a, b, c)), Sphere(radius=radius, center=(away, 0.0, 0.0)))
    box, ball = density * a * b * c, density * 4 / 3 * np.pi * radius**3
    mass = box + ball
    x = ball * away / mass
    # Huygens and Steiner, about the common mass centre
    shift = box * x**2 + ball * (away - x) ** 2
    round_ = 0.4 * ball * radius**2
    inertia = (
        box * (b**2 + c**2) / 12 + round_,
        box * (a**2 + c**2) / 12 + round_ + shift,
        box * (a**2 + b**2) / 12 + round_ + shift,
    )
    state = {"position": (0.5, 0.0, 0.0), "angular_velocity": (0.5, 2.0, -1.0)}
    weighed = Body(name="m", density=density, shapes=shapes, **state)
    given = Body(name="m", mass=mass, inertia=inertia, center=(x, 0.0, 0.0), **state)
    pin = Ball(name="pin", body_a="ground", body_b="m", point_b=(-0.5, 0.0, 0.0))
    one, other = (
        run(Model(gravity=(0.0, -G, 1.0), bodies=(body,), joints=(pin,)), duration=1.0, rtol=1e-12)
        for body in (weighed, given)
    )
    np.testing.assert_allclose(one.q, other.q, atol=1e-8)
    np.testing.assert_allclose(one["pin.fy"], other["pin.fy"], atol=1e-6)


def test_a_free_body_obeys_eulers_equation_with_its_whole_tensor():
    # H = R I w is kept, and I w' = -w x I w, with the tensor as given
    tensor = InertiaTensor(xx=1.0, yy=1.4, zz=0.9, xy=0.2, xz=-0.1, yz=0.15)
    I = np.array([[1.0, 0.2, -0.1], [0.2, 1.4, 0.15], [-0.1, 0.15, 0.9]])  # noqa: E741
    body = Body(name="m", mass=1.0, inertia=tensor, angular_velocity=(1.0, -2.0, 0.5))
    result = run(Model(bodies=(body,)), duration=3.0, rtol=1e-12, record_every=0.001)
    w = np.array(result.u[:, 0, 3:])
    w_dot = (w[2:] - w[:-2]) / 0.002  # error of the order h^2 = 1e-6 times third rates
    expected = -np.cross(w, w @ I) @ np.linalg.inv(I)
    np.testing.assert_allclose(w_dot, expected[1:-1], atol=2e-5)
    energy = np.einsum("ti,ij,tj->t", w, I, w) / 2
    np.testing.assert_allclose(energy, result["system.kinetic_energy"], atol=1e-12)
    np.testing.assert_allclose(energy, energy[0], atol=1e-10)


def test_a_hinge_off_the_centre_makes_a_compound_pendulum():
    arm, moment, mass = 0.4, 0.05, 1.5
    body = wheel("rod", moment, mass=mass, center=(arm, 0.0, 0.0))
    model = Model(gravity=(0.0, -G, 0.0), bodies=(body,), joints=(axle("A", "rod"),))
    result = run(model, duration=1.0, rtol=1e-12)
    angle, rate = result["A.angle"], result["A.angle_rate"]
    total = moment + mass * arm**2
    np.testing.assert_allclose(total * rate**2 / 2, -mass * G * arm * np.sin(angle), atol=1e-8)
    np.testing.assert_allclose(
        result["system.potential_energy"], mass * G * arm * np.sin(angle), atol=1e-9
    )
    np.testing.assert_allclose(result["rod.x"], 0.0, atol=1e-13)


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_both_formulations_move_a_machine_alike(seed):
    settings = {"duration": 0.4, "rtol": 1e-11, "record_every": 0.02}
    machine = random_machine(seed)
    one, other = (run(machine, formulation=f, **settings) for f in ("multipliers", "embedded"))
    np.testing.assert_allclose(one.q, other.q, atol=1e-7)
    np.testing.assert_allclose(
        one.multipliers, other.multipliers, atol=1e-5 * np.abs(one.multipliers).max()
    )
    np.testing.assert_allclose(one["system.work"], other["system.work"], atol=1e-6)
