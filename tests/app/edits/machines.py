"""Mechanisms for tests of edits."""

import math

from hypothesis import strategies as st

from kane.elements.ball import Ball
from kane.elements.body import Body, InertiaTensor
from kane.elements.drivers import AngleDriver, PointDriver
from kane.elements.loads import Force, Torque
from kane.elements.note import Note
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box, Disc, Polygon, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Formula, Model, Parameter, SolverSettings

numbers = st.floats(-2, 2, allow_nan=False).map(lambda x: round(x, 3))
vectors = st.tuples(numbers, numbers, numbers)
angles = st.floats(-3, 3, allow_nan=False).map(lambda x: round(x, 3))


def slider_crank() -> Model:
    """A crank with a motor, a rod and a slider in the x-y plane, with a spring and forces."""
    return Model(
        gravity=(0.0, -9.81, 0.0),
        parameters=(Parameter(name="k", value=30.0),),
        bodies=(
            Body(
                name="crank", density=7850.0, position=(0.06, 0.08, 0.0), velocity=(-0.16, 0.12, 0),
                orientation=AxisAngle(axis=(0, 0, 1), angle=math.atan2(0.8, 0.6)),
                angular_velocity=(0.0, 0.0, 2.0),
                shapes=(Rod(start=(-0.1, 0, 0), end=(0.1, 0, 0), radius=0.01),),
            ),
            Body(
                name="coupler", density=7850.0, position=(0.12 + 0.15, 0.16, 0.0),
                shapes=(
                    Polygon(points=((-0.15, -0.01), (0.15, 0.0), (0.0, 0.05)), thickness=0.01),
                ),
            ),
            Body(
                name="slider", mass=1.0, center=(0.01, 0.02, 0.0),
                inertia=InertiaTensor(xx=0.01, yy=0.012, zz=0.015, xy=0.002),
                position=(0.42, 0.16, 0.0), shapes=(Box(size=(0.08, 0.05, 0.03)),),
            ),
        ),
        joints=(
            Revolute(name="pivot", body_a=GROUND, body_b="crank", point_b=(-0.1, 0.0, 0.0)),
            Revolute(name="pin", body_a="crank", point_a=(0.1, 0.0, 0.0), body_b="coupler",
                     point_b=(-0.15, 0.0, 0.0)),
            Ball(name="wrist", body_a="coupler", point_a=(0.15, 0.0, 0.0), body_b="slider"),
            Prismatic(name="guide", body_a=GROUND, point_a=(0.42, 0.16, 0.0), body_b="slider",
                      axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0)),
        ),
        drivers=(AngleDriver(name="motor", joint="pivot", law="2 + 3*t", prescribes="speed"),),
        springs=(
            Spring(name="spring", body_a=GROUND, point_a=(0.8, 0.16, 0.0), body_b="slider",
                   stiffness=30.0, free_length=0.2),
        ),
        forces=(
            Force(name="push", body="slider", force=("2*sin(t)", 1.0, 0.0), point=(0.0, 0.01, 0)),
            Force(name="own", body="coupler", axes="body", force=(0.5, 0.25, 0.0)),
        ),
        torques=(Torque(name="twist", body="coupler", torque=(0.0, 0.0, 0.02)),),
        rulers=(Ruler(name="gauge", body_a="crank", body_b="slider"),),
        notes=(Note(name="hint", text="A slider-crank.", position=(0.1, 0.4, 0.0)),),
        formulas=(Formula(path="spring.stiffness", text="k"),),
        solver=SolverSettings(duration=0.3, method="dop853", rtol=1e-9, atol=1e-9),
    )  # fmt: skip


def odds_and_ends() -> Model:
    """Bodies in any attitude with elements of many kinds, for geometry alone."""
    return Model(
        bodies=(
            Body(name="a", mass=1.0, inertia=InertiaTensor(xx=1, yy=1.2, zz=1.5, xy=0.1, yz=0.2),
                 center=(0.1, 0.2, 0.3), position=(1.0, 2.0, 3.0), velocity=(1.0, -1.0, 0.5),
                 orientation=(0.5, 0.5, 0.5, 0.5), angular_velocity=(0.1, 0.2, 0.3),
                 shapes=(Disc(center=(0.1, 0.2, 0.3), axis=(0.0, 0.6, 0.8), radius=0.1,
                              thickness=0.2),)),
            Body(name="b", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(-1.0, 0.4, 0.2),
                 orientation=AxisAngle(axis=(1.0, 2.0, -2.0), angle=0.7)),
        ),
        joints=(
            Revolute(name="j", body_a="a", point_a=(0.1, 0.2, 0.3), axis_a=(1.0, 2.0, 3.0),
                     body_b="b", point_b=(0.3, 0.2, 0.1), axis_b=(0.0, 1.0, 1.0),
                     side_b=(1.0, 0.0, 0.0)),
        ),
        drivers=(PointDriver(name="d", body="a", law=("0.1*t", None, 2.0)),),
        torques=(Torque(name="t", body="b", torque=(0.1, 0.2, "0.3*t")),),
    )  # fmt: skip
