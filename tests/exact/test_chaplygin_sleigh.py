"""The sleigh of Chaplygin: a body on a plane with a knife edge behind its mass centre."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import kane
from kane.elements.body import Body
from kane.elements.knife_edge import KnifeEdge
from kane.elements.planar import Planar
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Model

MASS, MOMENT, ARM = 1.5, 0.02, 0.2
K2 = MOMENT / MASS + ARM**2  # square of the radius of gyration about the edge
SPEED, START = 1.2, -4.0  # speed that the sleigh comes from, and goes to in the end; first tau


class Sleigh:
    """Closed form (Bloch, Nonholonomic Mechanics and Control, 2003, section 1.7).

    With v the speed of the edge along itself and w the turn, the acceleration of the mass centre
    gives v' = a w^2 along the edge, and the angular momentum about the edge
    (I + m a^2) w' = -m a v w. So v^2 + k^2 w^2 = E^2, k^2 = I / m + a^2, and
    v = E tanh(tau), w = E / k sech(tau) with tau = tau_0 + a E t / k^2; the heading is
    k / a (gd(tau) - gd(tau_0)), gd the Gudermannian function.
    """

    def __init__(self, time):
        k = np.sqrt(K2)
        tau = START + ARM * SPEED / K2 * time
        self.v, self.w = SPEED * np.tanh(tau), SPEED / k / np.cosh(tau)
        turned = 2 * (np.arctan(np.tanh(tau / 2)) - np.arctan(np.tanh(START / 2)))
        self.heading = k / ARM * turned
        # the force across that turns the mass centre's velocity v along, a w across
        self.force = MASS * (self.v * self.w * (1 - ARM**2 / K2))

    def path(self, time):
        """The track of the edge, the integral of v along the heading."""

        def rates(t, _):
            now = Sleigh(t)
            return now.v * np.array([np.cos(now.heading), np.sin(now.heading)])

        done = solve_ivp(
            rates, (0, time[-1]), [0.0, 0.0], t_eval=time, method="DOP853", rtol=1e-12, atol=1e-13
        )
        return done.y.T


def sleigh(edge):
    first = Sleigh(0.0)
    return Model(
        gravity=(0.0, 0.0, -9.81),
        bodies=(
            Body(
                name="sleigh",
                mass=MASS,
                inertia=(0.01, 0.015, MOMENT),
                position=(ARM, 0.0, 0.0),
                velocity=(float(first.v), float(ARM * first.w), 0.0),
                angular_velocity=(0.0, 0.0, float(first.w)),
            ),
        ),
        joints=(Planar(name="ice", body_a="ground", body_b="sleigh"), edge),
    )


EDGES = {
    "knife edge": KnifeEdge(name="edge", body_a="ground", body_b="sleigh", point_b=(-ARM, 0, 0)),
    "of another length": KnifeEdge(
        name="edge", body_a="ground", body_b="sleigh", point_b=(-ARM, 0, 0), across=(0, -3.0, 0)
    ),
    "velocity joint": VelocityJoint(
        name="edge", body_a="ground", body_b="sleigh", point_b=(-ARM, 0, 0), linear=(0, 2.0, 0)
    ),
    # at the mass centre the edge has the speed v_y - a w across
    "at the mass centre": VelocityJoint(
        name="edge", body_a="ground", body_b="sleigh", linear=(0, 1.0, 0), angular=(0, 0, -ARM)
    ),
}


@pytest.mark.parametrize("edge", EDGES.values(), ids=EDGES)
def test_the_sleigh_turns_round_and_goes_off_edge_behind(edge):
    result = kane.simulate(sleigh(edge), duration=2.0, record_every=0.02, rtol=1e-12, atol=1e-13)
    assert result.outcome.ok
    time, exact = result.time, Sleigh(result.time)
    assert exact.v[0] < -1.1  # it starts edge ahead, almost straight
    assert exact.v[-1] > 1.1
    # some hundred steps of 1e-12, on values of the order 1 to 5
    tolerance = 1e-9
    np.testing.assert_allclose(result["sleigh.wz"], exact.w, atol=tolerance)
    np.testing.assert_allclose(result["sleigh.angle_z"], exact.heading, atol=tolerance)
    along = np.column_stack([np.cos(exact.heading), np.sin(exact.heading)])
    across = np.column_stack([-along[:, 1], along[:, 0]])
    velocity = exact.v[:, None] * along + ARM * exact.w[:, None] * across
    np.testing.assert_allclose(result.u[:, 0, :2], velocity, atol=tolerance)
    track = result.q[:, 0, :2] - ARM * along
    np.testing.assert_allclose(track, exact.path(time), atol=tolerance)
    found = np.column_stack([result["edge.fx"], result["edge.fy"]])
    np.testing.assert_allclose(found, exact.force[:, None] * across, atol=100 * tolerance)
    assert result.energy_drift < 1e-9
    assert result.outcome.velocity_violation < 1e-12
