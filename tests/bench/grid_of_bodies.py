"""A large model that is quickly made: bars, boxes and discs joined row by row."""

import math

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Disc, Rod, Shape
from kane.elements.spring import Spring
from kane.model import Joint, Model

COLUMNS = 20
APART = 0.5  # m
BAR = 0.4  # m, from joint to joint
TURN = 0.3  # rad, the most that a bar leans


def grid_of_bodies(count: int = 300) -> Model:
    """Return a model with so many bodies, as many joints, and some springs, forces and torques."""
    bodies = tuple(_body(i) for i in range(count))
    loaded = [body.name for body in bodies]
    return Model(
        title="Grid of bodies",
        gravity=(0.0, -9.81, 0.0),
        bodies=bodies,
        joints=tuple(_joint(i) for i in range(count)),
        springs=tuple(
            Spring(
                name=f"spring {i}",
                body_a=loaded[i],
                body_b=loaded[i + 1],
                stiffness=100.0,
                free_length=APART,
            )
            for i in range(0, count - 1, 10)
        ),
        forces=tuple(
            Force(name=f"force {i}", body=loaded[i], force=(1.0 + i, 2.0, 0.0))
            for i in range(3, count, 15)
        ),
        torques=tuple(
            Torque(name=f"torque {i}", body=loaded[i], torque=(0.0, 0.0, 1.0))
            for i in range(7, count, 30)
        ),
    )


def _placed(i: int) -> tuple[float, float, float]:
    """Return x, y and the angle of a body: it begins where the one before it ends."""
    row, column = divmod(i, COLUMNS)
    if column == 0:
        return 0.0, -row * APART, TURN * math.sin(i)
    x, y, angle = _placed(i - 1)
    return x + BAR * math.cos(angle), y + BAR * math.sin(angle), TURN * math.sin(i)


def _body(i: int) -> Body:
    x, y, angle = _placed(i)
    return Body(
        name=f"body {i}",
        mass=1.0,
        inertia=(0.1, 0.1, 0.1),
        position=(x, y, 0.0),
        orientation=(0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2)),
        shapes=(_shape(i),),
    )


def _shape(i: int) -> Shape:
    match i % 3:
        case 0:
            return Rod(start=(0.0, 0.0, 0.0), end=(BAR, 0.0, 0.0), radius=0.02)
        case 1:
            return Box(size=(BAR, 0.06, 0.05), center=(BAR / 2, 0.0, 0.0))
        case _:
            return Disc(radius=BAR / 3, thickness=0.03)


def _joint(i: int) -> Joint:
    """Return the joint of a body with the one to the left of it, or with the ground."""
    row, column = divmod(i, COLUMNS)
    name, body = f"joint {i}", f"body {i}"
    if column == 0:
        return Revolute(name=name, body_a="ground", point_a=(0.0, -row * APART, 0.0), body_b=body)
    before, point = f"body {i - 1}", (BAR, 0.0, 0.0)
    match i % 4:
        case 0:
            return Prismatic(
                name=name, body_a=before, point_a=point, axis_a=(1.0, 0.0, 0.0),
                body_b=body, axis_b=(1.0, 0.0, 0.0),
            )  # fmt: skip
        case 1:
            return Ball(name=name, body_a=before, point_a=point, body_b=body)
        case _:
            return Revolute(name=name, body_a=before, point_a=point, body_b=body)
