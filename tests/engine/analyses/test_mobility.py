import json

import msgspec
import numpy as np
import pytest
from tests.engine.four_bar import four_bar
from tests.engine.helpers import dense_rows
from tests.engine.joint_cases import FREEDOMS, JOINT_TYPES, SPEED_FREEDOMS, tag, two_bodies

import kane
from kane.analyses.mobility import mobility
from kane.cli import main
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.revolute import Revolute
from kane.files.model_json import save
from kane.kernels.equations import assemble
from kane.kernels.equations.body import read_positions
from kane.kernels.tables import make_work
from kane.model import Model
from kane.solve.assembly import assemble as close_joints
from kane.solve.open_reactions import open_reactions


@pytest.fixture
def loop():
    """A plane loop of four hinges in space, under a weight that is not in its plane."""
    return four_bar(base=0.5, crank=0.2, coupler=0.5, rocker=0.4)


def constraint_matrix(system, q):
    work = make_work(system.tables)
    read_positions(np.ascontiguousarray(q), work.p, work.R)
    assemble.jacobians(system.tables, work)
    return dense_rows(system.tables, work.J)


def test_loop_of_four_hinges_has_one_freedom_and_three_redundant_rows(loop):
    found = mobility(loop)
    assert (found.rows, found.rank, found.velocity_freedoms) == (20, 17, 1)
    assert [(group.joints, group.rows) for group in found.redundancies] == [
        (("A", "B", "C", "D"), 3)
    ]
    (motion,) = found.free_motions
    assert motion.bodies == ("crank", "coupler", "rocker")
    # loads across the plane and moments in it can be shared in many ways
    assert found.not_unique == dict.fromkeys("ABCD", ("fz", "mx", "my"))


def test_free_motions_move_no_joint(loop):
    system = compile_model(loop)
    B = constraint_matrix(system, kane.simulate(loop, duration=1e-3).q[0].ravel())
    for motion in mobility(loop).free_motions:
        np.testing.assert_allclose(B @ motion.speeds.ravel(), 0.0, atol=1e-9)


def test_redundant_loop_keeps_its_energy_and_shares_the_load_evenly(loop):
    result = kane.simulate(loop, duration=1.0, rtol=1e-10, atol=1e-11)
    assert result.outcome.ok
    assert result.energy_drift < 1e-8
    for k in (0, 400, 1000):
        B = constraint_matrix(result.system, result.q[k].ravel())
        left, values, _ = np.linalg.svd(B)
        unloaded = left[:, np.sum(values > 1e-9) :]
        size = np.abs(result.multipliers[k]).max()
        assert unloaded.shape[1] == 3
        # round-off over the shift of the factorisation: 1e-16 / 1e-6
        assert np.abs(unloaded.T @ result.multipliers[k]).max() < 1e-8 * size
        # and they carry the weight across the plane: nothing else holds the bars there
        weight = 3.0 * sum(body.mass for body in loop.bodies)
        across = result["A.fz"][k] - result["D.fz"][k]
        np.testing.assert_allclose(across, -weight, rtol=1e-8)


@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_single_joint_leaves_its_own_freedoms_and_six_of_the_pair(kind):
    model = two_bodies(kind)
    found = mobility(model)
    assert found.configuration_freedoms == 6 + FREEDOMS[tag(kind)]
    assert found.velocity_freedoms == 6 + SPEED_FREEDOMS[tag(kind)]
    assert found.redundancies == ()
    assert len({motion.speed for motion in found.free_motions}) == found.velocity_freedoms


def test_model_without_joints_is_free():
    model = msgspec.structs.replace(two_bodies(JOINT_TYPES[0]), joints=())
    found = mobility(model)
    assert (found.rows, found.rank, found.velocity_freedoms) == (0, 0, 12)
    assert [motion.bodies for motion in found.free_motions] == [("a",)] * 6 + [("b",)] * 6


def test_two_loops_are_told_apart(loop):
    twin = msgspec.structs.replace(
        loop,
        bodies=loop.bodies
        + tuple(msgspec.structs.replace(b, name=f"{b.name} 2") for b in loop.bodies),
        joints=loop.joints
        + tuple(
            msgspec.structs.replace(
                j,
                name=f"{j.name} 2",
                body_a=j.body_a if j.body_a == "ground" else f"{j.body_a} 2",
                body_b=j.body_b if j.body_b == "ground" else f"{j.body_b} 2",
            )
            for j in loop.joints
        ),
    )
    found = mobility(twin)
    assert found.velocity_freedoms == 2
    assert [group.rows for group in found.redundancies] == [3, 3]
    assert found.redundancies[1].joints == ("A 2", "B 2", "C 2", "D 2")


def test_command_prints_text_and_json(loop, tmp_path, capsys):
    path = tmp_path / "four_bar.json"
    save(loop, path)
    assert main(["check", str(path)]) == 0
    text = capsys.readouterr().out
    assert "degrees of freedom 1" in text
    assert "3 rows among the joints A, B, C, D" in text
    assert main(["check", str(path), "--json"]) == 0
    content = json.loads(capsys.readouterr().out)
    assert (content["rows"], content["rank"], content["velocity_freedoms"]) == (20, 17, 1)
    assert content["redundancies"] == [{"joints": ["A", "B", "C", "D"], "rows": 3, "gap": 0.0}]
    assert np.shape(content["free_motions"][0]["speeds"]) == (3, 6)


def test_a_row_that_holds_speeds_takes_a_freedom_of_velocity_alone(loop, capsys, tmp_path):
    motor = AngleDriver(name="motor", joint="A", prescribes="speed", law=2.0)
    driven = msgspec.structs.replace(loop, drivers=(motor,))
    found = mobility(driven)
    assert (found.configuration_freedoms, found.velocity_freedoms) == (1, 0)
    assert (found.rows, found.rank) == (21, 18)
    assert found.free_motions == ()
    save(driven, tmp_path / "driven.json")
    assert main(["check", str(tmp_path / "driven.json")]) == 0
    text = capsys.readouterr().out
    assert "degrees of freedom 0 of velocity" in text
    assert "                   1 of configuration" in text


def test_a_driver_that_says_what_another_says_is_redundant_with_it(loop):
    motors = tuple(AngleDriver(name=name, joint="A", prescribes="speed", law=2.0) for name in "MN")
    found = mobility(msgspec.structs.replace(loop, drivers=motors))
    assert [(group.joints, group.rows) for group in found.redundancies] == [
        (("A", "B", "C", "D"), 3),
        (("M", "N"), 1),
    ]


def test_speeds_that_cannot_be_are_no_freedoms():
    grain = Body(name="grain", mass=1.0, particle=True)
    found = mobility(Model(bodies=(grain,)))
    assert (found.movable, found.configuration_freedoms, found.velocity_freedoms) == (3, 3, 3)
    assert {motion.speed for motion in found.free_motions} == {"grain.vx", "grain.vy", "grain.vz"}


def test_free_motions_are_those_of_the_users_frames():
    # a rod on a hinge at its end, its origin there too: the origin rests while the rod turns
    rod = Body(name="rod", mass=1.0, inertia=(0.1, 0.1, 0.1), center=(0.5, 0.0, 0.0))
    pin = Revolute(name="pin", body_a="ground", body_b="rod")
    (motion,) = mobility(Model(bodies=(rod,), joints=(pin,))).free_motions
    assert motion.speed == "rod.wz"
    np.testing.assert_allclose(motion.speeds, [[0, 0, 0, 0, 0, 1]], atol=1e-12)


def test_reactions_that_the_equations_leave_open_are_found_for_any_state(loop):
    system = compile_model(loop)
    state = close_joints(system).state
    assert open_reactions(system, state) == dict.fromkeys("ABCD", ("fz", "mx", "my"))
    hung = msgspec.structs.replace(loop, joints=loop.joints[:3])
    system = compile_model(hung)
    assert open_reactions(system, close_joints(system).state) == {}
