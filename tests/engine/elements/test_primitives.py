"""What each element hands to the equations."""

import inspect

import pytest

from kane.elements.ball import Ball
from kane.elements.loads import Force, Torque
from kane.elements.primitives import (
    CONSTRAINTS,
    LOADS,
    Constraint,
    DistancePath,
    Load,
    PathLoad,
    PointCoincidence,
    RimContact,
    ShapeTurning,
    Wrench,
)
from kane.elements.spring import Spring

A, B, V = (1.0, 2.0, 3.0), (4.0, 5.0, 6.0), (7.0, 8.0, 9.0)
ZERO = (0.0, 0.0, 0.0)


def test_a_ball_joint_is_a_coincidence_of_two_points():
    ball = Ball(name="j", body_a="a", point_a=A, body_b="b", point_b=B)
    assert list(ball.rows()) == [PointCoincidence("a", A, "b", B)]
    assert list(ball.references()) == [("body_a", "a"), ("body_b", "b")]


def test_a_spring_is_a_load_between_two_points():
    spring = Spring(
        name="s", body_a="a", point_a=A, body_b="b", point_b=B, stiffness=1.0, damping=2.0,
        free_length=3.0,
    )  # fmt: skip
    path = DistancePath("a", A, "b", B)
    assert list(spring.loads({})) == [
        PathLoad(path, stiffness=1.0, damping=2.0, free=3.0, law=0.0, sign=-1.0)
    ]


def test_a_force_attacks_its_point():
    force = Force(name="f", body="a", point=A, force=V)
    assert list(force.loads({})) == [Wrench("a", A, V, ZERO, in_body_axes=False)]


def test_a_torque_has_no_point():
    torque = Torque(name="t", body="a", axes="body", torque=V)
    assert list(torque.loads({})) == [Wrench("a", ZERO, ZERO, V, in_body_axes=True)]


def concrete(base):
    """All classes that derive from a base and leave nothing of it open."""
    below = [each for direct in base.__subclasses__() for each in (direct, *concrete(direct))]
    return [each for each in below if not inspect.isabstract(each)]


@pytest.mark.parametrize(("base", "known"), [(Constraint, CONSTRAINTS), (Load, LOADS)])
def test_every_primitive_has_its_table(base, known):
    assert set(concrete(base)) == set(known)
    of_others = {ShapeTurning, RimContact}
    alone = [primitive for primitive in known if primitive not in of_others]
    assert len({primitive.table for primitive in alone}) == len(alone)
