"""A latch that opens where it has closed: it is without its condition before it closes again.

It holds the place at which its condition begins to hold, to round-off.
"""

import math

import numpy as np
import pytest
from tests.thinned import thinned

import kane
from kane.parts import AngleLatch, AxisAngle, Body, DisplacementLatch, Force, Prismatic, Revolute

OPENED, END, START = 0.7, 0.8, -1.5
PLACES = np.random.default_rng(5).uniform(-1.2, -0.5, 40).round(3).tolist()


def rods(place):
    """Two rods that fall, and are caught on their way at a place."""
    along = math.sin(START), -math.cos(START)
    bodies = (
        Body(name="upper", mass=1.0, inertia=(0.1, 0.1, 0.1),
             position=(0.5 * along[0], 0.5 * along[1], 0.0),
             orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=START)),
        Body(name="lower", mass=1.0, inertia=(0.1, 0.1, 0.1),
             position=(1.5 * along[0], 1.5 * along[1], 0.0),
             orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=START)),
    )  # fmt: skip
    joints = (
        Revolute(name="base", body_a="ground", body_b="upper", point_b=(0.0, 0.5, 0.0)),
        Revolute(name="elbow", body_a="upper", body_b="lower", point_a=(0.0, -0.5, 0.0),
                 point_b=(0.0, 0.5, 0.0)),
    )  # fmt: skip
    latch = AngleLatch(
        name="latch", joint="base", closes=f"angle('base') > {place!r}", opens=f"t > {OPENED!r}"
    )
    return kane.Model(bodies=bodies, joints=joints, latches=(latch,), gravity=(0.0, -9.81, 0.0))


def look(result):
    assert result.outcome.ok, result.outcome
    assert [event.kind for event in result.events] == ["locks", "opens"]
    assert result.events[1].time == pytest.approx(OPENED, abs=1e-11)


@pytest.mark.parametrize("formulation", thinned(["multipliers", "embedded"], 2))
def test_it_stays_open_as_it_goes_on_from_its_place(formulation):
    for place in PLACES:
        look(kane.simulate(rods(place), duration=END, rtol=1e-9, formulation=formulation))


@pytest.mark.parametrize("bit", thinned([0.1, 0.03], 2))
def test_it_does_so_where_the_run_is_advanced_bit_by_bit(bit):
    for place in PLACES[:10]:
        run = kane.start(rods(place), rtol=1e-9)
        while run.time < END:
            run.advance(min(bit, END - run.time))
        look(run.result)


def test_it_closes_again_once_it_has_been_without_its_condition():
    """A cart whose push turns round comes back over the place, once and again."""
    push = "where(t < 1.2, 8, where(t < 1.8, -8, 8))"
    model = kane.Model(
        bodies=(Body(name="cart", mass=2.0, inertia=(1.0, 1.0, 1.0), position=(-1.0, 0.0, 0.0)),),
        joints=(
            Prismatic(name="rail", body_a="ground", body_b="cart", axis_a=(1.0, 0.0, 0.0),
                      axis_b=(1.0, 0.0, 0.0)),
        ),
        forces=(Force(name="push", body="cart", force=(push, 0.0, 0.0)),),
        latches=(
            DisplacementLatch(
                name="latch", joint="rail", closes="x('cart') > 0.3", opens="sin(20*t) > 0.9"
            ),
        ),
    )  # fmt: skip
    events = kane.simulate(model, duration=3.0, rtol=1e-9).events
    assert [event.kind for event in events] == ["locks", "opens"] * 2
