"""Mechanisms that a hand pulls for a while: what changes there does, and nothing grows."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bench.live_models import models
from tests.engine.helpers import ROOT

import kane
from kane.parts import AngleFriction, Body, DisplacementFriction, Force, Model, Prismatic

FRAME = 1.0 / 60.0  # s
MODELS = ROOT / "models"


def kinds(simulation, element):
    return [event.kind for event in simulation.result.events if event.element == element]


class TestChanges:
    def test_a_cart_is_pushed_by_the_hand_and_its_caster_sticks_and_lets_go(self):
        cart = kane.load(MODELS / "shopping_cart.json")
        rubs = AngleFriction(name="rubs", joint="swivel", moment=0.05, static_moment=0.4)
        cart = replace(cart, latches=(), torques=(), forces=(), frictions=(rubs,), plots=())
        still = tuple(
            replace(body, velocity=(0.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, 0.0))
            for body in cart.bodies
        )
        simulation = kane.start(replace(cart, bodies=still), rtol=1e-8)
        simulation.grab("cart", (0.0, 0.0, 0.0))
        start = np.array(simulation.hand.target)
        for k in range(150):
            t = FRAME * k
            # forth, to rest, and round a bend
            way = np.array([1.2 * min(t, 0.8), 0.8 * max(t - 1.5, 0.0), 0.0])
            simulation.drag(tuple(start + way))
            assert simulation.advance(FRAME), simulation.message
        changes = kinds(simulation, "rubs")
        assert "slides" in changes
        assert "sticks" in changes
        assert changes.index("slides") < len(changes) - 1 - changes[::-1].index("sticks")
        result = simulation.result
        assert np.linalg.norm(result.q[-1][0, :2] - result.q[0][0, :2]) > 0.5
        put_in = np.abs(result["system.hand_work"]).max()
        assert np.abs(result["system.energy_balance"]).max() < 1e-6 * put_in

    def test_a_disc_on_a_ramp_is_pushed_until_it_slides(self):
        ramp = kane.load(MODELS / "ramp_disk.json")
        disk = replace(ramp.bodies[0], velocity=(0.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, 0.0))
        simulation = kane.start(replace(ramp, bodies=(disk,)), rtol=1e-8)
        along = np.array([0.9393727128473789, 0.34289780745545134, 0.0])
        simulation.grab("disk", (0.0, 0.0, 0.0))
        start = np.array(simulation.hand.target)
        for k in range(120):  # up the ramp, slowly at first
            way = 1.5 * (FRAME * k) ** 3
            simulation.drag(tuple(start + way * along))
            assert simulation.advance(FRAME), simulation.message
            if "slides" in kinds(simulation, "ramp"):
                break
        result = simulation.result
        speed = result["disk.vx"] * along[0] + result["disk.vy"] * along[1]
        slip = speed + 0.15 * result["disk.wz"]
        slides = next(e.time for e in result.events if e.kind == "slides")
        before = result.time < slides - 1e-9
        assert before.sum() > 20
        assert np.abs(slip[before]).max() < 1e-6, "it rolls until then"
        for _ in range(6):
            simulation.drag(tuple(start + 3.0 * along))
            assert simulation.advance(FRAME)
        result = simulation.result
        speed = result["disk.vx"] * along[0] + result["disk.vy"] * along[1]
        assert abs(speed[-1] + 0.15 * result["disk.wz"][-1]) > 1e-2
        put_in = np.abs(result["system.hand_work"]).max()
        assert np.abs(result["system.energy_balance"]).max() < 1e-6 * put_in


class TestFriction:
    """What sticks is a constraint and counts as one; what slides is a force, and does not."""

    def block(self, push):
        return Model(
            gravity=(0.0, -10.0, 0.0),
            bodies=(Body(name="block", mass=2.0, inertia=(0.1, 0.1, 0.1)),),
            joints=(
                Prismatic(
                    name="guide", body_a="ground", body_b="block",
                    axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0),
                ),
            ),
            frictions=(
                DisplacementFriction(
                    name="rubs", joint="guide", coefficient=0.3, static_coefficient=0.4
                ),
            ),
            forces=(Force(name="push", body="block", force=(push, 0.0, 0.0)),),
        )  # fmt: skip

    def felt(self, push):
        simulation = kane.start(self.block(push))
        simulation.advance(0.1)
        return simulation.effective_mass("block")

    def test_what_sticks_cannot_be_moved(self):
        assert self.felt(5.0).masses.tolist() == [math.inf] * 3

    def test_what_slides_is_as_heavy_as_without_friction(self):
        assert self.felt(20.0).masses.tolist() == pytest.approx([2.0, math.inf, math.inf])


class TestNothingGrows:
    """The mechanisms of the bench, in the hand for a while; how long that takes is its matter."""

    @pytest.mark.parametrize(
        ("number", "seconds"),
        [
            (0, 1.5),
            (1, 1.5),
            (2, 1.5),
            *(pytest.param(k, 60.0, marks=pytest.mark.slow) for k in range(3)),
        ],
    )
    def test_in_the_hand(self, number, seconds):
        _, model, body, slower = list(models())[number]
        simulation = kane.start(model, rtol=1e-5, atol=1e-7)
        simulation.grab(body)
        start, reach = simulation.hand.place, simulation.hand.reach
        forces = []
        for k in range(round(seconds / FRAME)):
            angle = 3.0 * k * FRAME
            way = np.array([np.sin(angle), 1.0 - np.cos(angle), 0.0])
            simulation.drag(tuple(start + 0.3 * reach * way))
            assert simulation.advance(FRAME / slower), simulation.message
            poses = simulation.poses
            assert np.isfinite(poses.position).all()
            assert np.isfinite(poses.rotation).all()
            forces.append(simulation.hand.size)
        fastest = np.abs(simulation.result.u).max(axis=(1, 2))
        for sizes in (np.array(forces), fastest):
            assert np.isfinite(sizes).all()
            if seconds > 10.0:  # before that it has not been in all of its poses
                half = len(sizes) // 2
                assert sizes[half:].max() < 2.0 * sizes[:half].max()
