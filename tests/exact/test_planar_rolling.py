"""A disc that rolls in a planar model: rows that speak of the plane alone."""

import pytest

import kane
from kane.analyses.mobility import mobility
from kane.elements.body import Body
from kane.elements.knife_edge import KnifeEdge
from kane.elements.rolling_disc import RollingDisc
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Model

MASS, MOMENT, RADIUS, PULL, WEIGHT = 2.0, 0.0225, 0.15, 3.0, 9.81


def disc(**fields):
    return Body(name="disc", mass=MASS, inertia=(1.0, 1.0, MOMENT), **fields)


def test_rolls_with_its_rotary_inertia_and_without_redundant_rows():
    model = Model(
        planar=True,
        gravity=(PULL, -WEIGHT, 0.0),
        bodies=(disc(position=(0.0, RADIUS, 0.0)),),
        joints=(RollingDisc(name="roll", body_a="ground", body_b="disc", radius=RADIUS),),
    )
    found = mobility(model)
    assert (found.rows, found.rank) == (2, 2)
    assert (found.configuration_freedoms, found.velocity_freedoms) == (2, 1)
    result = kane.simulate(model, duration=1.0)
    # m a = m g - J a / r^2, the friction at the contact
    acceleration = PULL / (1 + MOMENT / (MASS * RADIUS**2))
    assert result["disc.vx"][-1] == pytest.approx(acceleration, rel=1e-9)
    assert result["disc.wz"][-1] == pytest.approx(-acceleration / RADIUS, rel=1e-9)
    assert result["roll.fx"][-1] == pytest.approx(MASS * (acceleration - PULL), rel=1e-9)
    assert result["roll.fy"][-1] == pytest.approx(MASS * WEIGHT, rel=1e-9)


def test_a_knife_edge_in_the_plane_keeps_its_row_and_one_across_it_none():
    along = KnifeEdge(name="edge", body_a="ground", body_b="disc", across=(0.0, 1.0, 0.0))
    across = VelocityJoint(
        name="height", body_a="ground", body_b="disc", linear=(0.0, 0.0, 1.0), angular=(1.0, 0, 0)
    )
    model = Model(planar=True, bodies=(disc(velocity=(1.0, 0.0, 0.0)),), joints=(along, across))
    found = mobility(model)
    assert (found.rows, found.rank, found.velocity_freedoms) == (1, 1, 2)
