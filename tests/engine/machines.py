"""Wheels, sliders and cranks of the tests of couplings, drivers and springs in joints."""

import math

import kane
from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.model import Model

X = (1.0, 0.0, 0.0)
Z = (0.0, 0.0, 1.0)


def run(model, **settings):
    """Simulate a model to its end."""
    result = kane.simulate(model, **settings)
    assert result.outcome.ok, result.outcome.message
    return result


def wheel(name, moment=1.0, **fields):
    """A body with a moment of inertia about its z axis, 1 kg unless told otherwise."""
    inertia = (0.7 * moment, 0.8 * moment, moment)
    return Body(**{"name": name, "mass": 1.0, "inertia": inertia, **fields})


def axle(name, body_b, body_a="ground", point_a=(0.0, 0.0, 0.0), **fields):
    """A hinge about z in the origin of body B."""
    return Revolute(name=name, body_a=body_a, point_a=point_a, body_b=body_b, **fields)


def guide(name, body_b, body_a="ground", axis=X, **fields):
    """A slide along an axis, x by default."""
    return Prismatic(name=name, body_a=body_a, body_b=body_b, axis_a=axis, axis_b=axis, **fields)


class SliderCrank:
    """Crank r, rod l and a slider on the x axis; angles of the crank from x.

    The crank's origin is on its hinge, the rod's in its middle. Positions, speeds and
    accelerations of the slider follow from r cos a + l cos b = s, r sin a + l sin b = 0.
    """

    def __init__(self, r=0.3, length=0.8, angle=0.4):
        self.r, self.length, self.angle = r, length, angle
        self.crank_mass, self.crank_moment = 2.0, 0.05
        self.rod_mass, self.rod_moment, self.slider_mass = 1.5, 0.09, 0.7

    def model(self, **fields):
        r, length, a = self.r, self.length, self.angle
        b = math.asin(-r * math.sin(a) / length)
        s = r * math.cos(a) + length * math.cos(b)
        bodies = (
            wheel("crank", self.crank_moment, mass=self.crank_mass, center=(r / 2, 0.0, 0.0),
                  orientation=AxisAngle(axis=Z, angle=a)),
            wheel("rod", self.rod_moment, mass=self.rod_mass,
                  position=(s - length / 2 * math.cos(b), -length / 2 * math.sin(b), 0.0),
                  orientation=AxisAngle(axis=Z, angle=b)),
            wheel("slider", 0.02, mass=self.slider_mass, position=(s, 0.0, 0.0)),
        )  # fmt: skip
        joints = (
            axle("A", "crank"),
            axle("B", "rod", "crank", (r, 0.0, 0.0), point_b=(-length / 2, 0.0, 0.0)),
            axle("C", "slider", "rod", (length / 2, 0.0, 0.0)),
            guide("D", "slider", side_a=Z, side_b=Z),
        )
        return Model(**{"gravity": (0.0, -9.81, 0.0), "bodies": bodies, "joints": joints, **fields})
