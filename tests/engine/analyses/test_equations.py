"""Kane's equations term by term against plain NumPy and finite differences."""

import numpy as np
import pytest
from scipy.interpolate import CubicSpline
from scipy.spatial.transform import Rotation
from tests.engine.helpers import Frames, floats
from tests.engine.machines import Z, axle, run, wheel
from tests.engine.random_machine import random_machine, redescribed

from kane.analyses.equations import equations
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.kernels.codes import POSITION
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work
from kane.model import Model
from kane.results.accelerations import state

SEEDS = range(3)
ROUND_OFF = 1e-11  # of the largest term, some thousand operations
STEP = 1e-6


@pytest.fixture(scope="module", params=SEEDS)
def machine(request):
    return run(random_machine(request.param), duration=0.2, record_every=0.05)


def largest(terms):
    forces = (*terms.active.values(), *terms.constraint.values(), terms.inertia)
    return max(np.abs(force).max() for force in forces)


@pytest.mark.parametrize("frame", [0, 2, 4])
def test_the_terms_sum_to_nothing(machine, frame):
    terms = equations(machine, frame)
    residual = terms.residual.reshape(-1, 6)
    residual[4, 3:] = 0.0  # a particle does not turn
    assert np.abs(residual).max() < ROUND_OFF * largest(terms)
    names = {e.name for g in ("joints", "couplings", "drivers") for e in getattr(machine.model, g)}
    assert set(terms.constraint) == names
    groups = ("springs", "joint_springs", "bushings", "forces", "torques", "drags")
    loads = {e.name for g in groups for e in getattr(machine.model, g)}
    assert set(terms.active) == loads | {"gravity"}
    assert terms.time == machine.time[frame]


def test_a_body_in_another_frame_has_the_same_residual_of_round_off():
    model = random_machine(1, lossless=True)
    turn, shift = Rotation.from_rotvec([0.3, 1.0, -0.6]), np.array([0.2, 0.1, -0.4])
    result = run(redescribed(model, "b1", turn, shift), duration=0.1, record_every=0.05)
    terms = equations(result, 1)
    residual = terms.residual.reshape(-1, 6)
    residual[4, 3:] = 0.0
    assert np.abs(residual).max() < ROUND_OFF * largest(terms)


@pytest.mark.parametrize("frame", [0, 3])
def test_constraints_do_no_work_on_partial_velocities(machine, frame):
    # but those of drivers that prescribe: their partial velocities are zero too
    terms = equations(machine, frame)
    p = len(terms.independent)
    # 7 freedoms of the joints, less the coupling and two drivers
    assert p == 4
    place = [terms.speeds.index(name) for name in terms.independent]
    np.testing.assert_allclose(terms.partial_velocities[place], np.eye(p), atol=1e-12)
    for force in terms.constraint.values():
        np.testing.assert_allclose(terms.of_independent(force), 0, atol=1e-9 * largest(terms))
    total = terms.inertia + sum(terms.active.values())
    np.testing.assert_allclose(terms.of_independent(total), 0, atol=1e-9 * largest(terms))


def test_partial_velocities_keep_the_joints_closed_by_differences(machine):
    terms, system = equations(machine, 2), machine.system
    y, n = state(machine, 2), 7 * system.bodies

    def residuals(q):
        work = make_work(system.tables)
        work.clock[:] = machine.time[2], machine.between_jumps[2]
        assemble.place(system.tables, work, np.concatenate([q, y[n:]]))
        assemble.residuals(system.tables, work)
        return work.phi[system.tables.row_level == POSITION].copy()

    q = y[:n]
    assert np.abs(residuals(q)).max() < 1e-10
    for column in terms.partial_velocities.T:
        q_dot = np.zeros(q.size)
        coordinate_rates(q, np.ascontiguousarray(column), q_dot)
        slope = (residuals(q + STEP * q_dot) - residuals(q - STEP * q_dot)) / (2 * STEP)
        # residuals open with the square of the way: their difference is 1e-12 / 1e-6
        assert np.abs(slope).max() < 1e-6 * max(1, np.abs(column).max() ** 3)
    B = constraint_matrix(system, placed(system, y))
    np.testing.assert_allclose(B @ terms.partial_velocities, 0, atol=1e-10)


def test_generalized_active_forces_are_partial_velocities_times_forces(machine):
    """Each load by hand: what it does at its points, along the partial velocities of these."""
    model, frame = machine.model, 3
    time = machine.time[frame]
    y = np.concatenate([machine.q[frame].ravel(), machine.u[frame].ravel()])
    frames, terms = Frames(model, y), equations(machine, frame)

    def generalized(*forces, torques=()):
        total = np.zeros((len(model.bodies), 6))
        for body, point, force in forces:
            if body != "ground":
                total[frames.index(body)] += frames.point_columns(body, point).T @ force
        for body, torque in torques:
            total[frames.index(body), 3:] += frames.turn(body).T @ torque
        return total.ravel()

    def same(name, expected):
        np.testing.assert_allclose(terms.active[name], expected, atol=1e-8, err_msg=name)

    same("gravity", generalized(
        *((b.name, (0, 0, 0), b.mass * np.array(model.gravity)) for b in model.bodies)
    ))  # fmt: skip
    for spring in model.springs:
        ends = (spring.body_a, spring.point_a), (spring.body_b, spring.point_b)
        d, d_rate = frames.separation(spring)
        length = np.linalg.norm(d)
        rate = d @ d_rate / length
        pull = spring.stiffness * (length - spring.free_length) + spring.damping * rate
        if spring.pull:
            pull += 0.5 * (length - 1) ** 3 + 0.1 * rate * np.cos(time)
        np.testing.assert_allclose(machine[f"{spring.name}.force"][frame], pull, atol=1e-9)
        force = pull * d / length
        same(spring.name, generalized((*ends[0], force), (*ends[1], -force)))
    f1, f2 = model.forces
    same("f1", generalized((f1.body, f1.point, np.array(f1.force))))
    in_body = np.array([np.sin(3 * time), -0.2 * frames.w("b1")[2], 1.5])
    same("f2", generalized(("b1", f2.point, frames.turn("b1") @ in_body)))
    same("t1", generalized(torques=(("b3", np.array(model.torques[0].torque)),)))
    gap = np.linalg.norm(frames.point("b2", (0, 0, 0)) - frames.point("b0", (0, 0, 0)))
    same("t2", generalized(torques=(("b0", frames.turn("b0") @ [gap, 0.0, time]),)))
    curve = CubicSpline(*zip(*model.tables[0].points, strict=True), bc_type="natural")
    hinge, coil = model.joints[1], model.joint_springs[0]
    axis = frames.turn("b0") @ np.array(hinge.axis_a) / np.linalg.norm(hinge.axis_a)
    angle, rate = machine["hinge.angle"][frame], machine["hinge.angle_rate"][frame]
    spin = frames.turn("b1") @ frames.w("b1") - frames.turn("b0") @ frames.w("b0")
    assert rate == pytest.approx(spin @ axis, abs=1e-9)
    speed = np.linalg.norm(frames.velocity("b1", (0, 0, 0)))
    torque = (
        -coil.stiffness * (angle - coil.free_angle) - coil.damping * rate
        - coil.friction * np.tanh(rate / coil.friction_rate)
        + np.sin(rate) + speed + curve(time)
    )  # fmt: skip
    np.testing.assert_allclose(machine["coil.torque"][frame], torque, atol=1e-9)
    same("coil", generalized(torques=(("b1", torque * axis), ("b0", -torque * axis))))


def test_a_pendulum_by_hand():
    """One freedom: v = w x r, so the partial velocity is z x r and F = r x m g."""
    arm, angle, mass, moment = 0.6, 0.8, 1.4, 0.3
    spin = 1.5
    body = wheel("rod", moment, mass=mass, position=(arm * np.cos(angle), arm * np.sin(angle), 0.0),
                 orientation=AxisAngle(axis=Z, angle=angle), angular_velocity=(0.0, 0.0, spin),
                 velocity=floats(np.cross([0, 0, spin], [arm * np.cos(angle),
                                                         arm * np.sin(angle), 0.0])))  # fmt: skip
    model = Model(gravity=(0.0, -9.81, 0.0), bodies=(body,),
                  joints=(axle("pin", "rod", point_b=(-arm, 0.0, 0.0)),),
                  forces=(Force(name="push", body="rod", point=(arm, 0.0, 0.0), axes="body",
                                force=(0.0, 2.0, 0.0)),))  # fmt: skip
    terms = equations(run(model, duration=0.01), 0)
    (speed,) = terms.independent
    across = np.array([-np.sin(angle), np.cos(angle), 0.0])
    by_turn = np.array([*(arm * across), 0.0, 0.0, 1.0])  # partial rates with w
    scale = by_turn[terms.speeds.index(speed)]
    np.testing.assert_allclose(terms.partial_velocities[:, 0], by_turn / scale, atol=1e-9)
    weight = terms.of_independent(terms.active["gravity"])
    np.testing.assert_allclose(weight * scale, -mass * 9.81 * arm * np.cos(angle), rtol=1e-9)
    np.testing.assert_allclose(
        terms.of_independent(terms.active["push"]) * scale, 2.0 * 2 * arm, rtol=1e-9
    )
    w_dot = (2.0 * 2 * arm - mass * 9.81 * arm * np.cos(angle)) / (moment + mass * arm**2)
    np.testing.assert_allclose(-terms.inertia[5] / moment, w_dot, rtol=1e-9)
