import math

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.interpolate import CubicSpline
from tests.engine.helpers import MODELS, pendulum, rod
from tests.engine.mechanisms import bar, hinge
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

import kane
from kane.elements.drivers import DistanceDriver
from kane.elements.gravitation import Gravitation
from kane.elements.loads import Force
from kane.elements.measure_point import MeasurePoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.spring import Spring
from kane.model import Model
from kane.model.poses import rotation_matrices
from kane.reading.vector_kind import KINDS
from kane.results.vectors import RunVectors


def one(vectors, name):
    (i,) = [i for i, own in enumerate(vectors.names) if own == name]
    return vectors.at[i], vectors.values[i]


@pytest.fixture(scope="module")
def swing():
    """A rod of 2 kg on a hinge at the origin, let go from the level; gravity along -y."""
    model = Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(bar("rod", (0, 0), (1, 0), mass=2.0),),
        joints=(hinge("pin", "ground", 0.0, "rod", -0.5),),
        points=(MeasurePoint(name="tip", body="rod", point=(0.5, 0.0, 0.0)),),
    )
    return kane.simulate(model, duration=0.5, method="rk4", step=1e-3)


def test_the_pin_of_a_pendulum_carries_weight_and_centripetal_force(swing):
    # from the level: w^2 = 3 g sin / l, so 5/2 m g sin along the rod and m g cos / 4 across it
    vectors = RunVectors(swing)
    for frame in (0, 200, 400):
        turned = -swing["rod.angle_z"][frame]
        along, across = np.array([[-math.cos(turned), math.sin(turned)],
                                  [math.sin(turned), math.cos(turned)]])  # fmt: skip
        at, force = one(vectors.at("reaction_force", swing.time[frame]), "pin")
        wanted = 2 * 9.81 * (2.5 * math.sin(turned) * along + 0.25 * math.cos(turned) * across)
        assert force == pytest.approx([*wanted, 0.0], abs=1e-6)
        assert at == pytest.approx([0.0, 0.0, 0.0], abs=1e-12)


def test_weight_acts_at_the_mass_centre(swing):
    at, weight = one(RunVectors(swing).at("weight", 0.3), "rod")
    assert weight == pytest.approx([0.0, -19.62, 0.0])
    assert at == pytest.approx(swing.poses_at(0.3).position[0])


def test_a_mass_centre_that_is_not_the_origin_has_the_weight():
    model = pendulum(center=(0.0, 0.0, 0.25), velocity=(1.0, 0.0, 0.0))
    result = kane.simulate(model, duration=0.2)
    vectors, poses = RunVectors(result), result.poses_at(0.1)
    for kind in ("weight", "velocity", "angular_velocity"):
        at, _ = one(vectors.at(kind, 0.1), "rod")
        assert at == pytest.approx(poses.point("rod", (0.0, 0.0, 0.25)))


def test_velocities_are_rates_of_places(swing):
    vectors, h = RunVectors(swing), 1e-3
    for name in ("rod", "tip"):
        before, now, after = (one(vectors.at("velocity", t), name) for t in (0.3 - h, 0.3, 0.3 + h))
        assert now[1] == pytest.approx((after[0] - before[0]) / (2 * h), rel=1e-4)


def test_points_have_no_angular_velocity(swing):
    vectors = RunVectors(swing).at("angular_velocity", 0.5)
    _, spin = one(vectors, "rod")
    assert spin == pytest.approx([0.0, 0.0, swing["rod.wz"][-1]])
    assert (one(vectors, "tip")[1] == 0.0).all()


def test_a_spring_pulls_both_bodies_along_its_line():
    model = Model(
        bodies=(rod("a", position=(0.0, 0.0, 0.0)), rod("b", position=(3.0, 4.0, 0.0))),
        springs=(Spring(name="s", body_a="a", body_b="b", stiffness=10.0, free_length=3.0),),
    )
    result = kane.simulate(model, duration=0.01)
    forces = RunVectors(result).at("force", 0.0)
    assert forces.names == ("s", "s")
    assert forces.at == pytest.approx(np.array([[0.0, 0.0, 0.0], [3.0, 4.0, 0.0]]))
    assert forces.values == pytest.approx(np.array([[12.0, 16.0, 0.0], [-12.0, -16.0, 0.0]]))


def test_nothing_is_drawn_at_the_ground_end_of_a_spring():
    model = replace(
        pendulum(), springs=(Spring(name="s", body_a="ground", body_b="rod", stiffness=1.0),)
    )
    result = kane.simulate(model, duration=0.01)
    assert RunVectors(result).at("force", 0.0).names == ("s",)


def test_a_force_of_the_body_turns_with_it(swing):
    push = Force(
        name="push", body="rod", point=(0.5, 0.0, 0.0), force=(0.0, "6*t", 0.0), axes="body"
    )
    result = kane.simulate(replace(swing.model, forces=(push,)), duration=0.5, method="dop853")
    at, force = one(RunVectors(result).at("force", result.time[-1]), "push")
    poses = result.poses_at(result.time[-1])
    assert force == pytest.approx(poses.rotation[0] @ (0.0, 3.0, 0.0))
    assert at == pytest.approx(poses.point("rod", (0.5, 0.0, 0.0)))


def test_a_jump_of_a_load_is_not_smeared_over_a_frame(swing):
    push = Force(name="push", body="rod", force=("4*(t > 0.2)", 0.0, 0.0))
    result = kane.simulate(
        replace(swing.model, forces=(push,)), duration=0.5, method="rk4", step=1e-2
    )
    vectors = RunVectors(result)
    forces = [one(vectors.at("force", t), "push")[1][0] for t in (0.195, 0.2, 0.205)]
    assert forces == pytest.approx([0.0, 4.0, 4.0], abs=1e-12)


def test_a_rolling_disc_is_held_at_its_contact():
    # pushed by 1 N at its centre: m a = 1 N + F and r F = -I a / r, so a third of it is friction
    disc = rod("disc", position=(0.0, 0.5, 0.0), inertia=(0.1, 0.1, 0.125))
    model = Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(replace(disc, velocity=(1.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, -2.0)),),
        joints=(RollingDisc(name="roll", body_a="ground", body_b="disc", radius=0.5),),
        forces=(Force(name="push", body="disc", force=(1.0, 0.0, 0.0)),),
    )
    result = kane.simulate(model, duration=0.4)
    vectors = RunVectors(result)
    at, force = one(vectors.at("reaction_force", 0.4), "roll")
    assert at == pytest.approx([0.4 + 0.08 * 2 / 3, 0.0, 0.0], abs=1e-6)
    assert force == pytest.approx([-1 / 3, 9.81, 0.0], abs=1e-6)
    assert one(vectors.at("reaction_moment", 0.4), "roll")[1] == pytest.approx([0, 0, 0], abs=1e-9)


def test_moments_that_are_round_off_do_not_count(swing):
    vectors = RunVectors(swing)
    assert vectors.largest("reaction_moment") == 0.0
    assert vectors.largest("reaction_force") == pytest.approx(
        np.linalg.norm(swing.reaction("pin")[:, :3], axis=1).max(), rel=1e-3
    )


def test_reactions_that_are_not_unique_say_so():
    # a rod held by two hinges on one line: how they share forces along it nobody knows
    model = replace(
        Model(bodies=(bar("rod", (0, 0), (1, 0)),), gravity=(0.0, -9.81, 0.0)),
        joints=(
            hinge("left", "ground", 0.0, "rod", -0.5),
            hinge("right", "ground", 1.0, "rod", 0.5),
        ),
    )
    result = kane.simulate(model, duration=0.01)
    forces = RunVectors(result).at("reaction_force", 0.0)
    assert not forces.unique.any()
    assert RunVectors(result).at("weight", 0.0).unique.all()


@pytest.mark.parametrize("path", thinned(MODELS, 6), ids=lambda path: path.stem)
def test_every_model_has_finite_vectors_of_all_kinds(path):
    result = kane.simulate(kane.load(path), duration=0.02)
    vectors = RunVectors(result)
    for kind in KINDS:
        found = vectors.at(kind, 0.0137)
        count = len(found.names)
        assert found.at.shape == found.values.shape == (count, 3)
        assert found.unique.shape == (count,)
        assert np.isfinite(found.values).all()
        assert np.isfinite(found.at).all()
        sizes = [
            float(np.sqrt((vectors.at(kind, time, frame=k).values ** 2).sum(axis=1).max(initial=0)))
            for k, time in enumerate(result.time.tolist())
        ]
        assert vectors.largest(kind) in (pytest.approx(max(sizes), rel=1e-12), 0.0)


def _bodies(model, name):
    """Bodies A and B of an element that acts between two; None where it acts on one alone."""
    joints = {joint.name: joint for joint in model.joints}
    for element in (*model.joints, *model.bushings, *model.drivers):
        if element.name == name and hasattr(element, "body_b"):
            return element.body_a, element.body_b
    for element in (*model.joint_springs, *model.drivers, *model.locks):
        if element.name == name and hasattr(element, "joint"):
            return joints[element.joint].body_a, joints[element.joint].body_b
    return None


def machine(seed):
    """A random machine with further elements."""
    model = random_machine(seed)
    return replace(
        model,
        gravitations=(Gravitation(name="pull", constant=0.3),),
        drivers=(
            *model.drivers,
            DistanceDriver(
                name="reach", body_a="ground", body_b="mote", prescribes="acceleration", law=0.3
            ),
        ),
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_vectors_together_move_every_body_by_newton_and_euler(seed):
    model = machine(seed)
    result = kane.simulate(
        model, duration=0.02, method="dop853", record_every=5e-4, rtol=1e-11, atol=1e-12
    )
    vectors, middle = RunVectors(result), len(result.time) // 2
    time = result.time[middle]
    names = [body.name for body in model.bodies]
    force, moment = np.zeros((len(names), 3)), np.zeros((len(names), 3))
    centre = result.solver_q[middle, :, :3]

    def act(body, at, F, M, sign):
        if body != "ground":
            i = names.index(body)
            force[i] += sign * F
            moment[i] += sign * (M + np.cross(at - centre[i], F))

    def all_of(kind, turning):
        found, turns = vectors.at(kind, time), vectors.at(turning, time)
        return zip(found.names, found.at, found.values, turns.values, strict=True)

    for i, (_, at, F, M) in enumerate(all_of("weight", "weight")):
        act(names[i], at, F, 0 * M, 1)
    couplings = {c.name: [j for _, j, _ in c.joint_references()] for c in model.couplings}
    loads = _load_bodies(model)
    for name, at, F, M in all_of("force", "torque"):
        pair = _bodies(model, name)
        if pair:
            act(pair[1], at, F, M, 1)
            act(pair[0], at, F, M, -1)
        else:
            act(loads[name].pop(0), at, F, M, 1)
    for name, at, F, M in all_of("reaction_force", "reaction_moment"):
        joint = couplings[name].pop(0) if name in couplings else name
        a, b = _bodies(model, joint)
        act(b, at, F, M, 1)
        act(a, at, F, M, -1)
    for i, body in enumerate(model.bodies):
        mass, _, _ = body.mass_properties()
        a = CubicSpline(result.time, result.solver_u[:, i, :3])(time, 1)
        assert force[i] == pytest.approx(mass * a, rel=1e-5, abs=1e-5 * abs(force).max())
        spin = CubicSpline(result.time, _angular_momentum(result, i))(time, 1)
        assert moment[i] == pytest.approx(spin, rel=1e-5, abs=1e-5 * abs(moment).max())


def _load_bodies(model):
    """The bodies of springs, forces and so on, in the order of their vectors."""
    bodies = {s.name: [b for b, _ in s.ends() if b != "ground"] for s in model.springs}
    bodies |= {load.name: [load.body] for load in (*model.forces, *model.torques, *model.drags)}
    every = [body.name for body in model.bodies]
    return bodies | {g.name: list(g.bodies or every) for g in model.gravitations}


def _angular_momentum(result, i):
    """Of a body about its mass centre in ground axes, (frames, 3)."""
    R = rotation_matrices(result.solver_q[:, i, 3:])
    moments = result.system.frames.moments[i + 1]
    return np.einsum("tij,tj->ti", R, moments * result.solver_u[:, i, 3:])
