"""Plane loops of four bars that fold onto one line, and their motion in closed form.

Where the ground and the crank differ in length as much as the coupler and the rocker,
|a - d| = |b - c|, all bars lie on one line when the crank lies on the ground. The loop goes on
there as it came, or on another branch. The diagonal e from the crank's end to the rocker's foot
follows from the crank's angle phi, e^2 = (d - a)^2 + 4 a d sin(phi / 2)^2, and so does the height
of the triangle on it, sqrt(a d) sin(phi / 2) sqrt((b + c)^2 - e^2) / e. The sine goes through zero
with its sign: that is the branch on which the speed goes on.
"""

import math
from dataclasses import dataclass, replace

import numpy as np
from scipy.integrate import solve_ivp

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.model import Model

TINY = 1e-30  # of a complex step: derivatives without round-off
STEP = 1e-3  # of central differences of order 4, to 1e-12


@dataclass(frozen=True)
class Loop:
    """Bars of 1 kg/m: crank a, coupler b, rocker c on the ground d; angle and rate at the start.

    Where ``parallel`` the coupler stays parallel to the ground, as in a parallelogram.
    """

    a: float
    b: float
    c: float
    d: float
    angle: float = 1.0
    rate: float = 0.0
    g: float = 9.81
    parallel: bool = False

    def ends(self, phi):
        """Ends of the three bars, ((x, y), (x, y)) each; also of complex angles."""
        a, b, c, d = self.a, self.b, self.c, self.d
        start = (a * np.cos(phi), a * np.sin(phi))
        if self.parallel:
            joint = (start[0] + d, start[1])
        else:
            s = np.sin(phi / 2)
            e = np.sqrt((d - a) ** 2 + 4 * a * d * s * s)
            # a kite's diagonal passes zero too, with its sign: it lies across the half angle
            along = (s, -np.cos(phi / 2)) if a == d else ((d - start[0]) / e, -start[1] / e)
            e = 2 * a * s if a == d else e
            part = e / 2 + ((b * b - c * c) / (2 * e) if b != c else 0.0)
            root = np.sqrt((b + c) ** 2 - e * e)
            height = root / 2 if a == d else np.sqrt(a * d) * s * root / e
            joint = (
                start[0] + part * along[0] - height * along[1],
                start[1] + part * along[1] + height * along[0],
            )
        return ((0 * phi, 0 * phi), start), (start, joint), ((d + 0 * phi, 0 * phi), joint)

    def speeds(self, phi):
        """Mass centre, its gradient by phi (2,), and that of the angle, for each bar."""
        for p, q in self.ends(phi + TINY * 1j):
            x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            u, v = q[0] - p[0], q[1] - p[1]
            turn = (u.real * v.imag - v.real * u.imag) / (u.real**2 + v.real**2)
            yield (x.real, y.real), (x.imag / TINY, y.imag / TINY), turn / TINY

    def inertia(self, phi):
        """M of the kinetic energy M phi'^2 / 2 [kg m^2]."""
        return sum(
            m * (dx * dx + dy * dy + m * m / 12 * turn * turn)
            for m, (_, (dx, dy), turn) in zip(
                (self.a, self.b, self.c), self.speeds(phi), strict=True
            )
        )

    def angles(self, times):
        """Crank's angle at these times, from d(M phi')/dt = M' phi'^2 / 2 - V'."""

        def rates(_, y):
            phi, momentum = y
            M = [self.inertia(phi + k * STEP) for k in (-2, -1, 1, 2)]
            bend = (8 * (M[2] - M[1]) - (M[3] - M[0])) / (12 * STEP)
            rate = momentum / self.inertia(phi)
            masses = self.a, self.b, self.c
            lift = sum(m * g[1] for m, (_, g, _) in zip(masses, self.speeds(phi), strict=True))
            return rate, bend * rate**2 / 2 - self.g * lift

        start = self.angle, self.inertia(self.angle) * self.rate
        found = solve_ivp(rates, (0.0, times[-1]), start, "DOP853", times, rtol=1e-12, atol=1e-13)
        return found.y[0]

    def model(self, longer=0.0):
        """The loop on balls in a plane, its coupler longer by so much [m]."""
        bodies = []
        moved = self.speeds(self.angle)
        for name, (p, q), (place, (dx, dy), turn) in zip(
            ("crank", "coupler", "rocker"), self.ends(self.angle), moved, strict=True
        ):
            length = math.dist(p, q)
            bodies.append(
                Body(
                    name=name,
                    mass=length,
                    inertia=length**3 / 12,
                    position=(float(place[0]), float(place[1]), 0.0),
                    orientation=AxisAngle(
                        axis=(0.0, 0.0, 1.0), angle=math.atan2(q[1] - p[1], q[0] - p[0])
                    ),
                    velocity=(float(dx) * self.rate, float(dy) * self.rate, 0.0),
                    angular_velocity=(0.0, 0.0, float(turn) * self.rate),
                )
            )
        a, b, c = self.a / 2, self.b / 2, self.c / 2
        ends = (
            ("O", "ground", 0.0, "crank", -a), ("A", "crank", a, "coupler", -b),
            ("B", "coupler", b + longer, "rocker", c), ("D", "ground", self.d, "rocker", -c),
        )  # fmt: skip
        joints = tuple(
            Ball(name=n, body_a=f, point_a=(x, 0.0, 0.0), body_b=t, point_b=(z, 0.0, 0.0))
            for n, f, x, t, z in ends
        )
        return Model(planar=True, gravity=(0.0, -self.g, 0.0), bodies=tuple(bodies), joints=joints)

    def at(self, **fields):
        """The same with other fields."""
        return replace(self, **fields)


KITE = Loop(1.0, 2.0, 2.0, 1.0, angle=math.radians(100))
FOUR_BAR = Loop(0.5, 0.9, 1.4, 1.0, angle=2.0, rate=-3.0)
RHOMBUS = Loop(1.0, 1.0, 1.0, 1.0, angle=1.5, rate=-2.0, parallel=True)
PARALLELOGRAM = Loop(0.5, 1.0, 0.5, 1.0, angle=1.5, rate=-6.0, parallel=True)


def off(loop, result):
    """How far the crank's mass centre is at most from where it belongs [m]."""
    ends = loop.ends(loop.angles(result.time))[0][1]
    return np.hypot(result["crank.x"] - ends[0] / 2, result["crank.y"] - ends[1] / 2).max()
