"""Mechanisms with links as light as one likes, and their limits, in which rods have no mass."""

import math

import numpy as np
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats
from tests.engine.mechanisms import bar, hinge

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.fixed import Fixed
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.model import Model

GRAVITY = 9.81
DOWN = (0.0, -GRAVITY, 0.0)


def point_mass(moment, joint=Revolute):
    """A mass of 1 kg, 1 m from its joint, with hardly any moment of inertia of its own."""
    link = Body(name="link", mass=1.0, inertia=(moment,) * 3, center=(-1.0, 0.0, 0.0))
    return Model(
        gravity=DOWN, bodies=(link,), joints=(joint(name="pin", body_a="ground", body_b="link"),)
    )


def double_pendulum(first, second):
    """Two rods of 1 m in a plane, at 0.3 rad and 1.0 rad."""
    a, b = (math.cos(0.3), math.sin(0.3)), (math.cos(1.0), math.sin(1.0))
    knee = bar("first", (0.0, 0.0), a, first), bar("second", a, (a[0] + b[0], a[1] + b[1]), second)
    joints = hinge("A", "ground", 0.0, "first", -0.5), hinge("B", "first", 0.5, "second", -0.5)
    return Model(gravity=DOWN, bodies=knee, joints=joints)


def slider_crank(mass, planar=False, speed=0.0):
    """A crank of 2 kg and a slider of 1 kg with a rod between them; of no mass, a rod joint.

    The crank turns at ``speed`` [rad/s], the slider as it must; the rod's speeds are left out.
    """
    length, angle = 1.3, 0.7
    knee = 0.5 * np.array([math.cos(angle), math.sin(angle)])
    along = math.sqrt(length**2 - knee[1] ** 2)
    block = (float(knee[0]) + along, 0.0)
    rates = speed * np.array([-knee[1], knee[0]])
    crank = bar(
        "crank", (0.0, 0.0), floats(knee), 2.0,
        velocity=(*floats(rates / 2), 0.0), angular_velocity=(0.0, 0.0, speed),
    )  # fmt: skip
    slider = Body(
        name="slider",
        mass=1.0,
        inertia=(0.1, 0.1, 0.1),
        position=(*block, 0.0),
        velocity=(float(rates[0] - rates[1] * knee[1] / along), 0.0, 0.0),
    )
    x = (1.0, 0.0, 0.0)
    joints = (
        hinge("A", "ground", 0.0, "crank", -0.25),
        Prismatic(name="P", body_a="ground", body_b="slider", axis_a=x, axis_b=x),
    )
    if mass == 0.0:
        rod = RodJoint(
            name="R", body_a="crank", point_a=(0.25, 0.0, 0.0), body_b="slider", length=length
        )
        return Model(gravity=DOWN, bodies=(crank, slider), joints=(*joints, rod), planar=planar)
    rod = bar("rod", floats(knee), block, mass)
    hinges = (
        hinge("B", "crank", 0.25, "rod", -length / 2),
        hinge("C", "rod", length / 2, "slider", 0.0),
    )
    return Model(
        gravity=DOWN, bodies=(crank, slider, rod), joints=(*joints, *hinges), planar=planar
    )


def platform(mass, turned=0.0):
    """A body of 2 kg on three rods between balls; of no mass, they are rod joints.

    A rod may spin about its line, and nothing stops it. Its x axis lies along the line, or is
    ``turned`` from it [rad].
    """
    bodies = [
        Body(name="platform", mass=2.0, inertia=(0.5, 0.6, 0.9), position=(0.3, 0.1, -1.5)),
    ]
    joints = []
    for k, (x, y) in enumerate([(1.0, 0.0), (-0.5, 0.9), (-0.5, -0.9)]):
        top, end = np.array([x, y, 0.0]), np.array([0.3 + 0.4 * x, 0.1 + 0.4 * y, -1.5])
        held, length = (0.4 * x, 0.4 * y, 0.0), math.dist(top, end)
        if mass == 0.0:
            joints.append(
                RodJoint(
                    name=f"R{k}", body_a="ground", point_a=floats(top), body_b="platform",
                    point_b=held, length=length,
                )
            )  # fmt: skip
            continue
        along = (end - top) / length
        across = np.cross(along, [0.0, 0.0, 1.0]) / math.hypot(along[0], along[1])
        axes = Rotation.from_matrix(np.column_stack([along, across, np.cross(along, across)]))
        axes *= Rotation.from_rotvec([0.0, turned, 0.0])
        arm = axes.inv().apply(along * length / 2)
        bodies.append(
            Body(
                name=f"rod {k}", mass=mass, inertia=(0.4 * mass, mass, 1.2 * mass),
                position=floats((top + end) / 2), orientation=floats(axes.as_quat()),
            )
        )  # fmt: skip
        joints += [
            Ball(
                name=f"A{k}", body_a="ground", point_a=floats(top), body_b=f"rod {k}",
                point_b=floats(-arm),
            ),
            Ball(
                name=f"B{k}", body_a="platform", point_a=held, body_b=f"rod {k}",
                point_b=floats(arm),
            ),
        ]  # fmt: skip
    return Model(gravity=(0.0, 0.0, -GRAVITY), bodies=tuple(bodies), joints=tuple(joints))


def chain(mass):
    """Six links of 0.5 m in space, each second one light."""
    bodies, joints, start = [], [], np.zeros(2)
    for k in range(6):
        angle = 0.2 + 0.35 * k
        end = start + 0.5 * np.array([math.cos(angle), math.sin(angle)])
        bodies.append(bar(f"link {k}", floats(start), floats(end), 1.0 if k % 2 else mass))
        before, x = (f"link {k - 1}", 0.25) if k else ("ground", 0.0)
        joints.append(
            Ball(
                name=f"J{k}", body_a=before, point_a=(x, 0.0, 0.0), body_b=f"link {k}",
                point_b=(-0.25, 0.0, 0.0),
            )
        )  # fmt: skip
        start = end
    return Model(gravity=(0.0, -GRAVITY, 0.5), bodies=tuple(bodies), joints=tuple(joints))


def bracket(mass):
    """A pendulum on a heavy body that a light one holds to the ground: all but it stands still."""
    bodies = (
        Body(name="bracket", mass=mass, inertia=(mass,) * 3, position=(0.5, 0.0, 0.0)),
        Body(name="heavy", mass=5.0, inertia=(1.0, 2.0, 3.0), position=(1.0, 0.0, 0.0)),
        Body(name="bob", mass=1.0, inertia=(0.1, 0.2, 0.25), position=(1.0, -1.0, 0.0)),
    )
    joints = (
        Fixed(name="A", body_a="ground", body_b="bracket", point_b=(-0.5, 0.0, 0.0)),
        Fixed(name="B", body_a="bracket", body_b="heavy", point_a=(0.5, 0.0, 0.0)),
        Ball(
            name="C", body_a="heavy", point_a=(0.3, -0.1, 0.0), body_b="bob",
            point_b=(0.3, 0.9, 0.0),
        ),
    )  # fmt: skip
    return Model(gravity=(0.0, -GRAVITY, 1.0), bodies=bodies, joints=joints)
