"""Small mechanisms against the equations that SymPy's KanesMethod derives for them."""

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp
from sympy.physics import mechanics as me
from tests.engine.machines import axle, guide, run, wheel

from kane.elements.couplings import Gear
from kane.elements.drivers import DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.model import Model

G = 9.81
RTOL = 1e-11


def rigid(name, frame, point, mass, moment):
    return me.RigidBody(name, point, frame, mass, (me.inertia(frame, 0, 0, moment), point))


def solved(method, q, u, start, times, **known):
    """Integrate the equations of a KanesMethod in q and u."""
    right = sp.Matrix([*[method.kindiffdict()[x.diff()] for x in q],
                       *(method.mass_matrix.LUsolve(method.forcing))])  # fmt: skip
    t = me.dynamicsymbols._t
    function = sp.lambdify((t, *q, *u), right.subs(known), cse=True)
    return solve_ivp(
        lambda t, y: np.ravel(function(t, *y)), (0, times[-1]), start, t_eval=times,
        method="DOP853", rtol=1e-12, atol=1e-12,
    ).y  # fmt: skip


def test_a_cart_with_a_pendulum_on_a_torsion_spring_and_a_motor():
    m1, m2, J, arm, k, c = 2.0, 1.3, 0.2, 0.6, 4.0, 0.3
    x, a, v, w = me.dynamicsymbols("x a v w")
    t = me.dynamicsymbols._t
    N, A = me.ReferenceFrame("N"), me.ReferenceFrame("A")
    A.orient_axis(N, a, N.z)
    A.set_ang_vel(N, w * N.z)
    O, P = me.Point("O"), me.Point("P")  # noqa: E741
    O.set_vel(N, v * N.x)
    P.set_pos(O, arm * A.x)
    P.v2pt_theory(O, N, A)
    motor = -k * (a + 0.2) - c * w + sp.sin(3 * t)
    bodies = [me.Particle("cart", O, m1), rigid("rod", A, P, m2, J)]
    loads = [(P, -m2 * G * N.y), (A, motor * N.z), (O, -30 * x * N.x)]
    method = me.KanesMethod(N, [x, a], [v, w], [x.diff() - v, a.diff() - w])
    method.kanes_equations(bodies, loads)
    model = Model(
        gravity=(0.0, -G, 0.0),
        bodies=(wheel("cart", mass=m1, velocity=(0.5, 0.0, 0.0)),
                wheel("rod", J, mass=m2, center=(arm, 0.0, 0.0), velocity=(0.5, 0.0, 0.0),
                      angular_velocity=(0.0, 0.0, 1.0))),
        joints=(guide("slide", "cart", side_a=(0.0, 0.0, 1.0), side_b=(0.0, 0.0, 1.0)),
                axle("hinge", "rod", "cart")),
        joint_springs=(
            TorsionSpring(name="coil", joint="hinge", stiffness=k, damping=c, free_angle=-0.2,
                          motor="sin(3*t)"),
            SliderSpring(name="buffer", joint="slide", stiffness=30.0),
        ),
    )  # fmt: skip
    result = run(model, duration=2.0, rtol=RTOL, record_every=0.02)
    y = solved(method, [x, a], [v, w], [0.0, 0.0, 0.5, 1.0], result.time)
    names = ("slide.displacement", "hinge.angle", "slide.displacement_rate", "hinge.angle_rate")
    for name, expected in zip(names, y, strict=True):
        np.testing.assert_allclose(result[name], expected, atol=1e-8, err_msg=name)


@pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])
def test_two_geared_arms_on_a_driven_carriage(planar):
    m, J, arm, r_a, r_b = 1.1, 0.15, 0.5, 0.2, 0.3
    a, b, u, w = me.dynamicsymbols("a b u w")
    t = me.dynamicsymbols._t
    N = me.ReferenceFrame("N")
    A, B = me.ReferenceFrame("A"), me.ReferenceFrame("B")
    A.orient_axis(N, a, N.z)
    A.set_ang_vel(N, u * N.z)
    B.orient_axis(N, b, N.z)
    B.set_ang_vel(N, w * N.z)
    O, P, Q = me.Point("O"), me.Point("P"), me.Point("Q")  # noqa: E741
    O.set_vel(N, sp.diff(0.3 * sp.sin(4 * t), t) * N.x)
    P.set_pos(O, arm * A.x)
    P.v2pt_theory(O, N, A)
    Q.set_pos(O, (r_a + r_b) * N.x + arm * B.x)
    Q.set_vel(N, O.vel(N) + arm * w * B.y)
    bodies = [rigid("a", A, P, m, J), rigid("b", B, Q, m, J)]
    loads = [(P, -m * G * N.y), (Q, -m * G * N.y)]
    method = me.KanesMethod(
        N, [a, b], [u], [a.diff() - u, b.diff() - w], u_dependent=[w],
        velocity_constraints=[r_a * u + r_b * w],
    )  # fmt: skip
    method.kanes_equations(bodies, loads)
    model = Model(
        planar=planar,
        gravity=(0.0, -G, 0.0),
        bodies=(wheel("cart", mass=3.0), wheel("a", J, mass=m, center=(arm, 0.0, 0.0)),
                wheel("b", J, mass=m, center=(arm, 0.0, 0.0), position=(r_a + r_b, 0.0, 0.0))),
        joints=(guide("slide", "cart", side_a=(0.0, 0.0, 1.0), side_b=(0.0, 0.0, 1.0)),
                axle("A", "a", "cart"), axle("B", "b", "cart", (r_a + r_b, 0.0, 0.0))),
        couplings=(Gear(name="mesh", joint_a="A", radius_a=r_a, joint_b="B", radius_b=r_b),),
        drivers=(DisplacementDriver(name="motor", joint="slide", law="0.3*sin(4*t)"),),
    )  # fmt: skip
    result = run(model, duration=2.0, rtol=RTOL, record_every=0.02)
    y = solved(method, [a, b], [u, w], [0.0, 0.0, 0.0, 0.0], result.time)
    np.testing.assert_allclose(result["A.angle"], y[0], atol=1e-8)
    np.testing.assert_allclose(result["B.angle"], y[1], atol=1e-8)
    np.testing.assert_allclose(result["A.angle_rate"], y[2], atol=1e-7)
    assert np.abs(y[0]).max() > 1
    assert result.energy_drift < 1e-7
