"""Plane loops of four hinges in space."""

import math

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.model import Model


def bar(name, start, end):
    length = math.dist(start, end)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    return Body(
        name=name,
        mass=3 * length,
        inertia=(1e-3, length**3 / 4 + 1e-3, length**3 / 4 + 1e-3),
        position=((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.0),
        orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=angle),
    )


def hinge(name, body_a, x_a, body_b, x_b):
    return Revolute(
        name=name, body_a=body_a, point_a=(x_a, 0.0, 0.0), body_b=body_b, point_b=(x_b, 0.0, 0.0)
    )


def four_bar(base, crank, coupler, rocker, angle=1.0, side=1):
    """The loop with its crank at an angle and its coupler hinge to the left of B to D, or right."""
    a, d = (0.0, 0.0), (base, 0.0)
    b = (crank * math.cos(angle), crank * math.sin(angle))
    way = math.dist(b, d)
    along = (coupler**2 - rocker**2 + way**2) / (2 * way)
    height = side * math.sqrt(max(coupler**2 - along**2, 0.0))
    e = ((d[0] - b[0]) / way, (d[1] - b[1]) / way)
    c = (b[0] + along * e[0] - height * e[1], b[1] + along * e[1] + height * e[0])
    joints = (
        hinge("A", "ground", 0.0, "crank", -crank / 2),
        hinge("B", "crank", crank / 2, "coupler", -coupler / 2),
        hinge("C", "coupler", coupler / 2, "rocker", rocker / 2),
        hinge("D", "rocker", -rocker / 2, "ground", base),
    )
    bodies = (bar("crank", a, b), bar("coupler", b, c), bar("rocker", d, c))
    return Model(gravity=(0.0, -9.81, 3.0), bodies=bodies, joints=joints)
