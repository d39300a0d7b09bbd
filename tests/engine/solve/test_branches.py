"""Rough placements close with the least motion, on the side on which they were drawn."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import dense_rows, floats, pendulum, rod, split
from tests.engine.mechanisms import bar, four_bars_in_a_row, hinge

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.elements.ball import Ball
from kane.elements.prismatic import Prismatic
from kane.elements.rod_joint import RodJoint
from kane.errors import AssemblyError
from kane.model import Model
from kane.solve.assembly import assemble

BASE, CRANK, COUPLER, ROCKER = 0.5, 0.2, 0.5, 0.4


def four_bar(side, angle):
    """A four-bar whose joint C lies on one side (1: left, -1: right) of the line from B to D."""
    a, d = np.zeros(2), np.array([BASE, 0.0])
    b = CRANK * np.array([math.cos(angle), math.sin(angle)])
    way = math.dist(b, d)
    along = (COUPLER**2 - ROCKER**2 + way**2) / (2 * way)
    e = (d - b) / way
    c = b + along * e + side * math.sqrt(COUPLER**2 - along**2) * np.array([-e[1], e[0]])
    joints = (
        hinge("A", "ground", 0.0, "crank", -CRANK / 2),
        hinge("B", "crank", CRANK / 2, "coupler", -COUPLER / 2),
        hinge("C", "coupler", COUPLER / 2, "rocker", ROCKER / 2),
        hinge("D", "ground", BASE, "rocker", -ROCKER / 2),
    )
    return Model(bodies=(bar("crank", a, b), bar("coupler", b, c), bar("rocker", d, c)),
                 joints=joints)  # fmt: skip


def drawn_roughly(model, rng, shift, turn):
    """The model with its bodies shifted [m] and turned about z [rad] at random."""
    bodies = []
    for body in model.bodies:
        angle = body.orientation.angle + rng.uniform(-turn, turn)
        move = (*rng.uniform(-shift, shift, 2), 0.0)
        bodies.append(
            replace(
                body,
                position=floats(np.array(body.position) + move),
                orientation=replace(body.orientation, angle=float(angle)),
            )
        )
    return replace(model, bodies=tuple(bodies))


def axis_of(model, state, name):
    """The x axis of a body, in ground axes."""
    q, _ = split(model, state)
    i = [body.name for body in model.bodies].index(name)
    return Rotation.from_quat(q[i, 3:]).as_matrix()[:, 0]


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("seed", range(12))
def test_a_four_bar_closes_in_the_mode_in_which_it_was_drawn(side, seed):
    rng = np.random.default_rng(seed)
    exact = four_bar(side, rng.uniform(0, 2 * math.pi))
    state = assemble(compile_model(drawn_roughly(exact, rng, 0.03, 0.15))).state
    coupler, rocker = (axis_of(exact, state, name) for name in ("coupler", "rocker"))
    # the coupler turns to the rocker by an angle whose sign tells the two modes apart
    assert np.sign(np.cross(coupler, rocker)[2]) == side
    assert abs(coupler[2]) < 1e-9


@pytest.mark.parametrize("side", [1.0, -1.0])
@pytest.mark.parametrize("seed", range(4))
def test_a_slider_stays_on_its_side_of_the_crank(side, seed):
    crank, slider = bar("crank", (0, 0), (0.06, 0.08)), side * math.sqrt(0.3**2 - 0.08**2) + 0.06
    model = Model(
        bodies=(
            crank,
            bar("coupler", (0.06, 0.08), (slider, 0.0)),
            bar("slider", (slider, 0.0), (slider + 0.1, 0.0)),
        ),
        joints=(
            hinge("O", "ground", 0.0, "crank", -0.05),
            hinge("B", "crank", 0.05, "coupler", -0.15),
            hinge("S", "coupler", 0.15, "slider", -0.05),
            Prismatic(name="P", body_a="ground", body_b="slider", axis_a=(1, 0, 0),
                      axis_b=(1, 0, 0)),
        ),
    )  # fmt: skip
    rough = drawn_roughly(model, np.random.default_rng(seed), 0.02, 0.2)
    q, _ = split(rough, assemble(compile_model(rough)).state)
    assert np.sign(q[2, 0] - 0.05) == side
    assert abs(q[2, 1]) < 1e-12


@pytest.mark.parametrize("seed", range(4))
def test_the_way_to_the_closed_placement_has_no_part_that_the_joints_allow(seed):
    rng = np.random.default_rng(seed)
    rough = drawn_roughly(four_bar(1, 1.0), rng, 0.03, 0.15)
    system = compile_model(rough)
    state = assemble(system).state
    B = dense_rows(system.tables, placed(system, state).J)
    (allowed,) = np.linalg.svd(B)[2][17:]  # the one freedom that 17 independent rows leave
    q, given = split(rough, state)[0], split(rough, system.initial_state)[0]
    way = np.zeros((3, 6))
    way[:, :3] = given[:, :3] - q[:, :3]
    turn = Rotation.from_quat(q[:, 3:]).inv() * Rotation.from_quat(given[:, 3:])
    angle = turn.as_rotvec()
    size = np.linalg.norm(angle, axis=1, keepdims=True)
    way[:, 3:] = angle * 2 * np.sin(size / 2) / size
    mass = np.array([(b.mass,) * 3 + b.inertia for b in rough.bodies])
    assert abs(allowed @ (mass * way).ravel()) < 1e-9
    assert np.abs(mass * way).max() > 1e-4


def test_pinned_bodies_stay_where_they_are_placed():
    rough = drawn_roughly(four_bar(1, 1.0), np.random.default_rng(1), 0.03, 0.1)
    crank = four_bar(1, 1.0).bodies[0]
    rough = replace(rough, bodies=(replace(crank, pinned=True), *rough.bodies[1:]))
    system = compile_model(rough)
    state = assemble(system).state
    np.testing.assert_allclose(state[:7], system.initial_state[:7], rtol=0, atol=1e-15)
    assert not np.allclose(state[7:14], system.initial_state[7:14], atol=1e-4)


def test_speeds_of_pinned_bodies_are_closed_like_all_others():
    model = pendulum(velocity=(1.0, 0.0, 0.0), pinned=True)
    u = split(model, assemble(compile_model(model)).state)[1][0]
    # the end that is held rests: v + w x (0, 0, 1) = 0
    np.testing.assert_allclose(u[:3] + np.cross(u[3:], (0.0, 0.0, 1.0)), 0.0, atol=1e-12)


def test_a_pin_that_keeps_a_joint_open_is_named():
    model = Model(
        bodies=(rod("left", pinned=True), rod("right", position=(3.0, 0.0, 0.0), pinned=True)),
        joints=(Ball(name="pin", body_a="left", body_b="right"),),
    )
    with pytest.raises(AssemblyError) as refusal:
        assemble(compile_model(model))
    assert str(refusal.value) == (
        "The joints cannot be closed: they gape at 'pin' by 3 m. They close where 'left' and "
        "'right' may move: leave a body unpinned, place it where the joints meet, or check the "
        "joints' points."
    )


def test_all_joints_that_contradict_each_other_are_named_and_no_other():
    model = four_bar(1, 1.0)
    far = replace(model.joints[3], point_a=(5.0, 0.0, 0.0))
    extra = Ball(name="fine", body_a="ground", point_a=(0.0, 7.0, 0.0), body_b="free")
    model = replace(
        model, bodies=(*model.bodies, rod("free")), joints=(*model.joints[:3], far, extra)
    )
    with pytest.raises(AssemblyError) as refusal:
        assemble(compile_model(model))
    text = str(refusal.value)
    # stretched out, the three bars reach 1.1 m of the 5 m; four gaps share the rest evenly
    for name in "ABCD":
        assert f"'{name}' by 0.97" in text
    assert "fine" not in text


def test_points_that_coincide_are_moved_to_their_distance():
    link = RodJoint(name="link", body_a="ground", body_b="rod", length=0.5)
    model = Model(bodies=(rod(),), joints=(link,))
    q, _ = split(model, assemble(compile_model(model)).state)
    assert np.linalg.norm(q[0, :3]) == pytest.approx(0.5, abs=1e-12)


def test_a_ladder_of_parallelograms_drawn_flat_is_left_alone():
    model = four_bars_in_a_row(3, angle=0.0)
    assert assemble(compile_model(model)).shift < 1e-12
