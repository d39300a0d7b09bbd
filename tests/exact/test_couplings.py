"""Gears, racks and linear couplings against the equations of their few freedoms."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.machines import Z, axle, guide, run, wheel

from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.loads import Force, Torque
from kane.elements.orientation import AxisAngle
from kane.model import Model

RTOL = 1e-12
NEAR = 1e-10  # some hundred steps of 1e-12
PLANAR = pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])


def accelerating(result, name, acceleration, tolerance=100 * NEAR):
    """Assert that a coordinate starts at zero and grows with a constant acceleration."""
    np.testing.assert_allclose(
        result[name], acceleration * result.time**2 / 2, atol=tolerance, err_msg=name
    )


@PLANAR
@pytest.mark.parametrize(("mesh", "sign"), [("external", -1), ("internal", 1)])
def test_two_wheels_in_mesh(mesh, sign, planar):
    r_a, r_b, J_a, J_b, T = 0.1, 0.25, 0.4, 0.9, 3.0
    model = Model(
        planar=planar,
        bodies=(wheel("a", J_a), wheel("b", J_b, position=(r_a - sign * r_b, 0.0, 0.0))),
        joints=(axle("A", "a"), axle("B", "b", point_a=(r_a - sign * r_b, 0.0, 0.0))),
        couplings=(
            Gear(name="mesh", joint_a="A", radius_a=r_a, joint_b="B", radius_b=r_b, mesh=mesh),
        ),
        torques=(Torque(name="t", body="a", torque=(0.0, 0.0, T)),),
    )
    result = run(model, duration=2.0, rtol=RTOL)
    ratio = sign * r_a / r_b
    acceleration = T / (J_a + J_b * ratio**2)
    accelerating(result, "A.angle", acceleration)
    accelerating(result, "B.angle", ratio * acceleration)
    assert abs(result["A.angle"][-1]) > 2 * np.pi
    # the wheels turn each other: r_a F on one and, as the mesh turns it, -/+ r_b F on the other
    np.testing.assert_allclose(r_a * result["mesh.force"], J_a * acceleration - T, atol=1e-9)
    np.testing.assert_allclose(
        -sign * r_b * result["mesh.force"], J_b * ratio * acceleration, atol=1e-9
    )
    assert result.energy_drift < 1e-8


@PLANAR
def test_a_planetary_gear(planar):
    # Willis: the sun turns (1 + r_r / r_s) times the carrier when the ring stands still
    r_s, r_p = 0.2, 0.3
    r_r, arm = r_s + 2 * r_p, r_s + r_p
    J_s, J_p, J_c, m_p, T = 0.3, 0.2, 0.8, 1.7, 2.0
    model = Model(
        planar=planar,
        bodies=(
            wheel("sun", J_s), wheel("carrier", J_c),
            wheel("planet", J_p, mass=m_p, position=(arm, 0.0, 0.0)),
        ),
        joints=(
            axle("C", "ground", "carrier"),  # the ring, seen from the carrier
            axle("S", "sun", "carrier"),
            axle("P", "planet", "carrier", (arm, 0.0, 0.0)),
        ),
        couplings=(
            Gear(name="inner", joint_a="S", radius_a=r_s, joint_b="P", radius_b=r_p),
            Gear(name="outer", joint_a="P", radius_a=r_p, joint_b="C", radius_b=r_r,
                 mesh="internal"),
        ),
        torques=(Torque(name="t", body="sun", torque=(0.0, 0.0, T)),),
    )  # fmt: skip
    result = run(model, duration=4.0, rtol=RTOL)
    sun, planet = 1 + r_r / r_s, 1 - r_r / r_p
    moment = J_s * sun**2 + J_c + m_p * arm**2 + J_p * planet**2
    carrier = T * sun / moment
    assert carrier * 4.0**2 / 2 > 2 * np.pi  # the carrier goes round
    accelerating(result, "carrier.angle_z", carrier)
    accelerating(result, "sun.angle_z", sun * carrier)
    accelerating(result, "planet.angle_z", planet * carrier)
    # teeth: the sun's by its own equation, the ring's by the planet's
    inner = (J_s * sun * carrier - T) / r_s
    np.testing.assert_allclose(result["inner.force"], inner, atol=1e-8)
    np.testing.assert_allclose(
        r_p * (result["inner.force"] + result["outer.force"]), J_p * planet * carrier, atol=1e-8
    )
    assert result.energy_drift < 1e-7


@PLANAR
@pytest.mark.parametrize("radius", [0.15, -0.15])
def test_a_rack_on_its_pinion(radius, planar):
    J, m, F = 0.05, 2.0, 4.0
    model = Model(
        planar=planar,
        bodies=(wheel("pinion", J), wheel("rack", mass=m, position=(0.0, -abs(radius), 0.0))),
        joints=(axle("P", "pinion"), guide("R", "rack", point_a=(0.0, -abs(radius), 0.0))),
        couplings=(RackPinion(name="teeth", rack="R", pinion="P", radius=radius),),
        forces=(Force(name="f", body="rack", force=(F, 0.0, 0.0)),),
    )
    result = run(model, duration=2.0, rtol=RTOL)
    acceleration = F / (m + J / radius**2)
    accelerating(result, "R.displacement", acceleration)
    accelerating(result, "P.angle", acceleration / radius)
    np.testing.assert_allclose(result["teeth.force"], m * acceleration - F, atol=1e-9)


def differential(planar, value=None):
    """Two wheels and a slider, held by 2 angle_1 - 0.5 angle_2 + 3 displacement = constant."""
    return Model(
        planar=planar,
        bodies=(wheel("a", 0.4), wheel("b", 0.7, position=(1.0, 0.0, 0.0)),
                wheel("c", mass=1.5, position=(0.0, 2.0, 0.0))),
        joints=(axle("A", "a"), axle("B", "b", point_a=(1.0, 0.0, 0.0)),
                guide("C", "c", point_a=(0.0, 2.0, 0.0))),
        couplings=(
            LinearCoupling(name="sum", value=value, terms=(
                Term(joint="A", coordinate="angle", factor=2.0),
                Term(joint="B", coordinate="angle", factor=-0.5),
                Term(joint="C", coordinate="displacement", factor=3.0),
            )),
        ),
        torques=(Torque(name="t", body="a", torque=(0.0, 0.0, 1.2)),),
        forces=(Force(name="f", body="c", force=(-0.8, 0.3, 0.0)),),
    )  # fmt: skip


@PLANAR
def test_a_linear_coupling_of_three_joints(planar):
    c, M, Q = np.array([2.0, -0.5, 3.0]), np.array([0.4, 0.7, 1.5]), np.array([1.2, 0.0, -0.8])
    effort = -(c @ (Q / M)) / (c @ (c / M))
    acceleration = (Q + c * effort) / M
    result = run(differential(planar), duration=2.0, rtol=RTOL)
    for name, value in zip(
        ("A.angle", "B.angle", "C.displacement"), acceleration.tolist(), strict=True
    ):
        accelerating(result, name, value)
    np.testing.assert_allclose(result["sum.effort"], effort, atol=1e-9)
    assert result.energy_drift < 1e-8


@PLANAR
@pytest.mark.parametrize("value", [0.0, -0.7, 9.0])
def test_a_coupling_with_a_value_is_assembled_to_it(value, planar):
    result = run(differential(planar, value), duration=0.1)
    total = 2 * result["A.angle"] - 0.5 * result["B.angle"] + 3 * result["C.displacement"]
    np.testing.assert_allclose(total, value, atol=1e-10)


def test_a_coupling_keeps_the_placement_it_starts_from():
    model = differential(planar=False)
    turned = replace(model.bodies[0], orientation=AxisAngle(axis=Z, angle=0.9))
    model = replace(model, bodies=(turned, *model.bodies[1:]))
    result = run(model, duration=0.5)
    total = 2 * result["A.angle"] - 0.5 * result["B.angle"] + 3 * result["C.displacement"]
    np.testing.assert_allclose(total, 2 * 0.9, atol=1e-10)


def test_gears_may_turn_about_tilted_axes_of_a_moving_frame():
    # angular momentum of all, and the ratio, are kept while the frame tumbles
    r_a, r_b = 0.2, 0.3
    spin = (0.3, -0.8, 0.5)
    bodies = (
        wheel("frame", 2.0, mass=3.0, angular_velocity=spin),
        wheel("a", 0.4, position=(0.0, 0.0, 0.1), angular_velocity=(0.3, -0.8, 1.7)),
        wheel("b", 0.5, position=(0.5, 0.0, 0.1), angular_velocity=spin),
    )
    joints = (
        axle("A", "a", "frame", (0.0, 0.0, 0.1), axis_a=Z),
        axle("B", "b", "frame", (0.5, 0.0, 0.1), axis_a=Z),
    )
    gear = Gear(name="mesh", joint_a="A", radius_a=r_a, joint_b="B", radius_b=r_b)
    model = Model(bodies=bodies, joints=joints, couplings=(gear,))
    result = run(model, duration=4.0, rtol=RTOL)
    np.testing.assert_allclose(r_a * result["A.angle"] + r_b * result["B.angle"], 0.0, atol=NEAR)
    momentum = angular_momentum(result)
    np.testing.assert_allclose(momentum, momentum[0] + np.zeros_like(momentum), atol=1e-9)
    assert result.energy_drift < 1e-9


def angular_momentum(result):
    """About the origin of ground axes, (frames, 3), of bodies with principal body axes."""
    total = np.zeros((len(result.time), 3))
    for i, body in enumerate(result.model.bodies):
        turn = Rotation.from_quat(result.q[:, i, 3:].copy())
        total += turn.apply(np.array(body.inertia) * result.u[:, i, 3:])
        total += body.mass * np.cross(result.q[:, i, :3], result.u[:, i, :3])
    return total
