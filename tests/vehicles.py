"""The bicycle of Meijaard, Papadopoulos, Ruina, Schwab, Proc. R. Soc. A 463 (2007) 1955-1982."""

import numpy as np

from kane.elements.body import Body, InertiaTensor
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.model import Model

BASE, TRAIL, TILT, G = 1.02, 0.08, np.pi / 10, 9.81
REAR, FRONT = 0.3, 0.35


def bicycle(speed, wheel_turn=0.0):
    """The benchmark bicycle going straight on along x, with z up; table 1 of the paper."""

    def wheel(name, x, radius, mass, across, along):
        return Body(
            name=name, mass=mass, inertia=(across, along, across), position=(x, 0.0, radius),
            orientation=(0.0, float(np.sin(wheel_turn / 2)), 0.0, float(np.cos(wheel_turn / 2))),
            velocity=(speed, 0.0, 0.0), angular_velocity=(0.0, speed / radius, 0.0),
        )  # fmt: skip

    def frame(name, x, z, mass, xx, yy, zz, xz):
        # the paper's z goes down: products of inertia with z change their sign
        return Body(
            name=name, mass=mass, inertia=InertiaTensor(xx=xx, yy=yy, zz=zz, xz=-xz),
            position=(x, 0.0, z), velocity=(speed, 0.0, 0.0),
        )  # fmt: skip

    head = np.array([BASE + TRAIL, 0.0, 0.0]) + 0.9 * np.array([-np.sin(TILT), 0.0, np.cos(TILT)])
    steering = (float(-np.sin(TILT)), 0.0, float(np.cos(TILT)))

    def hinge(name, a, b, at_a, at_b, axis, side):
        return Revolute(
            name=name, body_a=a, body_b=b, point_a=tuple(map(float, at_a)),
            point_b=tuple(map(float, at_b)), axis_a=axis, axis_b=axis, side_a=side, side_b=side,
        )  # fmt: skip

    across, level = (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)
    rear_frame, fork = np.array([0.3, 0.0, 0.9]), np.array([0.9, 0.0, 0.7])
    rolling = {"body_a": "ground", "axis_a": (0.0, 0.0, 1.0), "axis_b": across}
    return Model(
        gravity=(0.0, 0.0, -G),
        bodies=(
            wheel("rear wheel", 0.0, REAR, 2.0, 0.0603, 0.12),
            frame("frame", 0.3, 0.9, 85.0, 9.2, 11.0, 2.8, 2.4),
            frame("fork", 0.9, 0.7, 4.0, 0.05892, 0.06, 0.00708, -0.00756),
            wheel("front wheel", BASE, FRONT, 3.0, 0.1405, 0.28),
        ),
        joints=(
            hinge("rear hub", "frame", "rear wheel", -rear_frame + [0, 0, REAR], (0, 0, 0), across,
                  level),
            hinge("steering", "frame", "fork", head - rear_frame, head - fork, steering, across),
            hinge("front hub", "fork", "front wheel", np.array([BASE, 0, FRONT]) - fork, (0, 0, 0),
                  across, level),
            RollingDisc(name="rear contact", body_b="rear wheel", radius=REAR, **rolling),
            RollingDisc(name="front contact", body_b="front wheel", radius=FRONT, **rolling),
        ),
    )  # fmt: skip


def published(speed):
    """Eigenvalues of lean and steer [1/s] by the matrices of equation (5.5) of the paper."""
    M = np.array([[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]])
    K0 = np.array([[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]])
    K2 = np.array([[0.0, 76.59734589573222], [0.0, 2.65431523794604]])
    C1 = np.array([[0.0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]])
    K, C = G * K0 + speed**2 * K2, speed * C1
    below = -np.linalg.solve(M, np.hstack([K, C]))
    return np.linalg.eigvals(np.vstack([np.eye(2, 4, 2), below]))
