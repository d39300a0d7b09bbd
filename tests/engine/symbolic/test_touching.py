"""Rows of shapes that touch, in symbols: on each feature of a core, from outside and within."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.thinned import thinned

import kane
from kane.elements.body import Body
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.fixed import Fixed
from kane.elements.shapes import Box, Capsule, Disc, Sphere
from kane.kernels.codes import POSITION
from kane.symbolic.agreement import Numeric, State, agreement, bodies_of
from kane.symbolic.derivation import derivation
from kane.symbolic.laws import CannotBeSymbolicError
from kane.symbolic.start_speeds import start_speeds

BALL = Sphere(radius=0.1)
BLOCK = Box(center=(0.0, 0.0, 0.0), size=(1.0, 0.6, 0.8))
ROD = Capsule(start=(-0.5, 0.0, 0.0), end=(0.5, 0.0, 0.0), radius=0.05)
BOWL = Sphere(radius=0.7)
LEANT = 1 / math.sqrt(2)


def body(name, shape, place, **more):
    return Body(
        name=name, mass=1.2, inertia=(0.1, 0.12, 0.15), shapes=(shape,), position=place, **more
    )


def touching(core, place, coefficient, inside=False, planar=False):
    """Return a ball that is held on another body, which is free: both may move."""
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(body("core", core, (0.2, 0.1, 0.0)), body("ball", BALL, place)),
        contacts=(
            BodyContact(
                name="touch",
                body_a="core",
                body_b="ball",
                inside=inside,
                coefficient=coefficient,
                held=True,
            ),
        ),
        planar=planar,
    )


PLACES = {
    "face": (BLOCK, (0.3, 0.5, 0.1)),
    "edge": (BLOCK, (0.7 + 0.1 * LEANT, 0.4 + 0.1 * LEANT, 0.1)),
    "vertex": (
        BLOCK,
        (0.7 + 0.1 / math.sqrt(3), 0.4 + 0.1 / math.sqrt(3), 0.4 + 0.1 / math.sqrt(3)),
    ),
    "edge of a rod": (ROD, (0.3, 0.1 + 0.15 * 0.6, 0.15 * 0.8)),
    "vertex of a rod": (ROD, (0.7 + 0.15 * 0.6, 0.1 + 0.15 * 0.8, 0.0)),
    "vertex, a ball": (Sphere(radius=0.3), (0.2 + 0.4 * 0.6, 0.1, 0.4 * 0.8)),
}
IN_PLANE = ("face", "vertex of a rod")


def agrees(model, rows):
    found = derivation(model)
    assert len(found.rows) == rows
    same = agreement(found)
    assert same.states == 5
    assert same.largest < 1e-12  # some hundred roundings
    return found


@pytest.mark.parametrize("where", thinned(PLACES, 3))
def test_a_rough_ball_on_each_feature(where):
    core, place = PLACES[where]
    found = agrees(touching(core, place, None), 3)
    assert [row.level == POSITION for row in found.rows] == [True, False, False]
    ((feature,),) = (each.constraint.features for each in found.drawn.held)
    assert feature.kind == where.replace(",", " ").split()[0]


def test_a_smooth_ball_on_an_edge():
    agrees(touching(*PLACES["edge"], 0.0), 1)


@pytest.mark.parametrize("coefficient", thinned([None, 0.0], 2), ids=["rough", "smooth"])
def test_a_ball_in_a_hollow_one(coefficient):
    model = touching(BOWL, (0.2 + 0.6 * 0.6, 0.1 - 0.6 * 0.8, 0.0), coefficient, inside=True)
    agrees(model, 1 if coefficient == 0.0 else 3)


@pytest.mark.parametrize("where", IN_PLANE)
def test_a_ball_in_a_plane(where):
    core, (x, y, _) = PLACES[where]
    agrees(touching(core, (x, y, 0.0), None, planar=True), 2)


@pytest.mark.parametrize("planar", [False, True])
def test_a_ball_that_slides_on_a_floor(planar):
    """Friction is mu N against the slip: at once m a = mu m g."""
    slides = body("ball", BALL, (0.0, 0.1, 0.0), velocity=(2.0, 0.0, 0.0))
    floor = PlaneContact(name="floor", body_a="ground", body_b="ball", coefficient=0.3)
    model = kane.Model(
        gravity=(0.0, -9.81, 0.0), bodies=(slides,), contacts=(floor,), planar=planar
    )
    found = agrees(model, 1)
    (row,) = found.rows
    assert row.push != row.parts


def test_a_ball_that_slides_on_another():
    core, place = PLACES["vertex, a ball"]
    model = touching(core, place, 0.3)
    moving = replace(model.bodies[1], velocity=(0.0, 1.5, 0.0))
    found = agrees(replace(model, bodies=(model.bodies[0], moving)), 1)
    (row,) = found.rows
    assert row.push != row.parts


@pytest.mark.parametrize("planar", thinned([False, True], 2))
def test_friction_against_rolling_and_spinning_holds_or_gives_way(planar):
    floor = PlaneContact(
        name="floor", body_a="ground", body_b="ball", coefficient=0.3, rolling=0.01, spin=0.01
    )
    rests = kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(body("ball", BALL, (0.0, 0.1, 0.0)),),
        contacts=(floor,),
        planar=planar,
    )
    agrees(rests, 3 if planar else 6)
    # rolls, spins too, and slides: what stays held is a row
    for spin, velocity, rows in ((0.0, 0.1, 4), (0.7, 0.1, 3), (0.7, 0.3, 1)):
        about = (0.0, 0.0 if planar else spin, -1.0)
        turns = replace(rests.bodies[0], velocity=(velocity, 0.0, 0.0), angular_velocity=about)
        found = agrees(replace(rests, bodies=(turns,)), min(rows, 2) if planar else rows)
        assert any(row.push != row.parts for row in found.rows)


def test_what_nothing_presses_yet_rubs_with_the_right_sign():
    """Both bodies fall alike, so round-off decides whether the force is above zero."""
    model = touching(*PLACES["vertex, a ball"], 0.5)
    (touch,) = model.contacts
    turning = replace(model.bodies[1], angular_velocity=(0.5, 1.0, 0.2))
    agrees(
        replace(
            model,
            gravity=(-4.0, 0.0, -6.0),
            bodies=(model.bodies[0], turning),
            contacts=(replace(touch, held=False, rolling=0.02, spin=0.01),),
        ),
        1,
    )


def test_a_ball_that_rolls_is_held_back_by_the_lever_of_its_floor():
    """(7/5 r with this inertia) a r = -rho g / r: the moment rho N against the turn, no slip."""
    inertia, mass, rho = 0.15, 1.2, 0.01
    ball = body("ball", BALL, (0.0, 0.1, 0.0), velocity=(0.1, 0.0, 0.0),
                angular_velocity=(0.0, 0.0, -1.0))  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="ball", coefficient=0.3, rolling=rho)
    model = kane.Model(gravity=(0.0, -9.81, 0.0), bodies=(ball,), contacts=(floor,), planar=True)
    found = derivation(model)
    state = State(0.0, np.array(found.start), np.array([*start_speeds(found)]))
    u_dot, _ = Numeric(found).accelerations(state)
    a = bodies_of(found).accelerations(state, u_dot)[0, 0]
    assert a == pytest.approx(-rho * mass * 9.81 * 0.1 / (inertia + mass * 0.1**2), rel=1e-12)


CAN = Disc(axis=(0.0, 1.0, 0.0), radius=0.1, thickness=0.2)
LEANS = 0.3  # rad: the can on its edge
LYING = Disc(axis=(1.0, 0.0, 0.0), radius=0.05, thickness=0.4)
ACROSS = Disc(axis=(0.0, 0.0, 1.0), radius=0.04, thickness=0.4)


def on_a_block(can, place, coefficient, core=BLOCK, **more):
    """Return a can on a block; both may move."""
    touch = BodyContact(name="touch", body_a="core", body_b="can", coefficient=coefficient)
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(body("core", core, (0.2, 0.1, 0.0)), body("can", can, place, **more)),
        contacts=(touch,),
    )


@pytest.mark.parametrize(
    ("coefficient", "rows"),
    thinned([(None, 5), (0.0, 3)], 2, together=True),
    ids=["rough", "smooth"],
)
def test_what_lies_flat_on_a_floor_or_a_face(coefficient, rows):
    """It touches with its middle, and does not tilt."""
    floor = PlaneContact(
        name="floor", body_a="ground", axis_a=(0.0, 1.0, 0.0), body_b="can", coefficient=coefficient
    )
    alone = kane.Model(
        gravity=(0.0, -9.81, 0.0), bodies=(body("can", CAN, (0.0, 0.1, 0.0)),), contacts=(floor,)
    )
    agrees(alone, rows)
    agrees(on_a_block(CAN, (0.3, 0.5, 0.1), coefficient), rows)


@pytest.mark.parametrize("coefficient", thinned([None, 0.0], 2), ids=["rough", "smooth"])
def test_a_can_on_its_edge_on_a_face(coefficient):
    """Its middle stands h / 2 cos a + r sin a above the face."""
    up = 0.1 * math.cos(LEANS) + 0.1 * math.sin(LEANS)
    turned = (0.0, 0.0, math.sin(LEANS / 2), math.cos(LEANS / 2))
    model = on_a_block(CAN, (0.3, 0.4 + up, 0.1), coefficient, orientation=turned)
    agrees(model, 1 if coefficient == 0.0 else 3)


def test_a_cylinder_lies_across_another_and_on_an_edge():
    model = on_a_block(ACROSS, (0.25, 0.1 + 0.05 + 0.04, 0.02), None, core=LYING)
    agrees(model, 3)
    way, askew = 0.04 * LEANT, Disc(axis=(1.0, -1.0, 0.0), radius=0.04, thickness=0.4)
    agrees(on_a_block(askew, (0.7 + way, 0.4 + way, 0.0), 0.0), 1)


def test_a_rim_on_an_edge_is_refused_in_words():
    """A can whose middle is beyond the edge tips, and touches where its rim and the edge cross."""
    stands = Fixed(name="stands", body_a="ground", body_b="core", point_a=(0.2, 0.1, 0.0))
    model = replace(on_a_block(CAN, (0.73, 0.5, 0.1), None), joints=(stands,))
    with pytest.raises(CannotBeSymbolicError, match="rim touches an edge"):
        derivation(model)
