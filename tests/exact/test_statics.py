"""Equilibria, their stability and load steps against closed forms and runs."""

import threading
import time

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.energy_cases import arm, stone
from tests.engine.machines import wheel
from tests.exact.test_linearisation import Governor, Late, chain_of, double_pendulum
from tests.thinned import thinned

import kane
from kane.analyses.load_path import load_path
from kane.analyses.rest_place import NoRestError
from kane.analyses.statics import equilibria, equilibrium
from kane.elements.bushing import Bushing
from kane.elements.drivers import AngleDriver
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.elements.universal import Universal
from kane.errors import StoppedError
from kane.model import Model, Parameter

G = 9.81
Z, X = (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)


def beside(found, small):
    """The model at an equilibrium, given a small push in all its freedoms."""
    model, shape = found.model, found.linear.shapes.sum(axis=1).reshape(-1, 6)
    bodies = tuple(
        replace(body, velocity=tuple(map(float, small * push[:3])),
                angular_velocity=tuple(map(float, small * push[3:])))
        for body, push in zip(model.bodies, shape, strict=True)
    )  # fmt: skip
    return replace(model, bodies=bodies)


def test_a_double_pendulum_has_four_equilibria_and_hangs_in_the_stable_one():
    """A run from beside each of them says which are stable."""
    bodies = double_pendulum().bodies
    turned = replace(bodies[0], angular_velocity=(0.0, 0.0, 3.0))
    model = replace(double_pendulum(), bodies=(turned, bodies[1]))
    found = equilibria(model, tries=12)
    assert len(found) == 4
    angles = set()
    for each in found:
        assert each.residual <= 1e-12
        result = each.instant.result
        half_turns = [float(result[f"{name}.angle"][0] / np.pi) for name in "AB"]
        angles.add(tuple(round(number) % 2 for number in half_turns))
        small = 1e-4
        run = kane.simulate(beside(each, small), duration=4.0, record_every=0.05)
        gone = max(np.abs(run[f"{name}.angle"] - run[f"{name}.angle"][0]).max() for name in "AB")
        assert each.is_stable == (gone < 100 * small)
    assert angles == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert [each.is_stable for each in found] == [True, False, False, False]
    assert found[0].moved == 0.0


def test_a_pendulum_settles_where_its_spring_holds_it_and_the_joint_carries_the_rest():
    model = arm(
        springs=(
            Spring(name="s", body_a="ground", point_a=(0.7, 0.4, 0.0), body_b="arm",
                   point_b=(0.4, 0.0, 0.0), stiffness=20.0, free_length=0.3),
        )
    )  # fmt: skip
    found = equilibrium(model)
    result, mass = found.instant.result, model.bodies[0].mass
    assert found.is_stable
    assert found.residual <= 1e-12
    angle = result["A.angle"][0]
    tip = 0.4 * np.array([np.cos(angle), np.sin(angle)])
    way = np.array([0.7, 0.4]) - tip
    pull = 20.0 * (np.linalg.norm(way) - 0.3) * way / np.linalg.norm(way)
    centre = 0.3 * np.array([np.cos(angle), np.sin(angle)])
    moment = tip[0] * pull[1] - tip[1] * pull[0] - centre[0] * mass * G
    assert moment == pytest.approx(0.0, abs=1e-10)
    carried = -pull + [0.0, mass * G]
    assert [result[f"A.f{a}"][0] for a in "xy"] == pytest.approx(carried.tolist(), abs=1e-9)
    assert equilibrium(found.model).moved == pytest.approx(0.0, abs=1e-12)


def test_a_run_that_begins_at_rest_stays_there():
    model = arm(
        springs=(
            Spring(name="s", body_a="ground", point_a=(0.7, 0.4, 0.0), body_b="arm",
                   point_b=(0.4, 0.0, 0.0), stiffness=20.0, free_length=0.3),
        )
    )  # fmt: skip
    moving = replace(model.bodies[0], angular_velocity=(0.0, 0.0, 2.0))
    model = replace(model, bodies=(moving,))
    run = kane.simulate(model, at_rest=True, duration=2.0, record_every=0.1)
    assert run.model == model
    assert np.ptp(run["A.angle"]) < 1e-9
    assert run["A.angle"][0] == pytest.approx(
        float(equilibrium(model).instant.result["A.angle"][0]), abs=1e-12
    )


def test_a_model_says_that_its_runs_begin_at_rest():
    """Also where it is drawn with speeds that lead, and in a study, and live."""
    model = arm()
    leading = replace(model.bodies[0], angular_velocity=(0.0, 0.0, 2.0), leads="angular_velocity")
    solver = replace(model.solver, at_rest=True, duration=0.3)
    model = replace(
        model, bodies=(leading,), solver=solver, parameters=(Parameter(name="g", value=1.0),)
    )
    hangs = pytest.approx(-np.pi / 2, abs=1e-9)
    run = kane.simulate(model)
    assert (run["A.angle"][0], run["A.angle"][-1]) == (hangs, hangs)
    assert run.settings.at_rest
    assert np.ptp(kane.simulate(model, at_rest=False)["A.angle"]) > 0.1
    study = kane.study(model, [{"g": 1.0}], "last(A.angle)", by="threads")
    assert study.measured[0, 0] == hangs
    live = kane.start(model)
    live.advance(0.1)
    assert live.result["A.angle"][-1] == hangs


def test_what_comes_to_no_rest_says_so():
    with pytest.raises(NoRestError, match="No equilibrium was found"):
        equilibrium(stone())
    stop = threading.Event()
    stop.set()
    with pytest.raises(StoppedError):
        equilibrium(arm(), stop=stop)


A, H, K = 1.0, 0.4, 300.0  # a toggle: half its span, its height, its springs
LENGTH = float(np.hypot(A, H))


def toggle():
    """A mass on a vertical guide between two springs, pressed down by p."""
    spring = {"body_b": "mass", "stiffness": K, "free_length": LENGTH}
    up = {"axis_a": (0.0, 1.0, 0.0), "axis_b": (0.0, 1.0, 0.0), "side_a": (1.0, 0.0, 0.0),
          "side_b": (1.0, 0.0, 0.0)}  # fmt: skip
    return Model(
        bodies=(wheel("mass", position=(0.0, H, 0.0)),),
        joints=(Prismatic(name="G", body_a="ground", body_b="mass", **up),),
        springs=(
            Spring(name="l", body_a="ground", point_a=(-A, 0.0, 0.0), **spring),
            Spring(name="r", body_a="ground", point_a=(A, 0.0, 0.0), **spring),
        ),
        forces=(Force(name="F", body="mass", force=(0.0, "-p", 0.0)),),
        parameters=(Parameter(name="p", value=0.0),),
    )


def pressed(y):
    """The force that holds a toggle at a height."""
    return -2.0 * K * (1.0 - LENGTH / np.hypot(A, y)) * y


@pytest.mark.slow
def test_a_toggle_is_followed_through_both_limit_points(tmp_path):
    found = load_path(toggle(), "p", 0.0, 12.0, ("mass.y",))
    heights = found.measured[:, 0]
    np.testing.assert_allclose(found.values, pressed(heights), rtol=0, atol=1e-9 * 12.0)
    assert found.is_whole
    assert found.values[-1] == 12.0  # and not a step beyond it
    assert len(found.turns) == 2  # it snaps through, and comes back
    # d pressed / dy = 0 where hypot(A, y)^3 = LENGTH A^2
    at = np.sqrt((LENGTH * A**2) ** (2 / 3) - A**2)
    np.testing.assert_allclose(found.limits, [pressed(at), pressed(-at)], rtol=1e-10)
    # on the way between them no place is stable; right at them it may be told either way
    first, last = found.turns
    assert found.stable[: first - 1].all()
    assert not found.stable[first + 2 : last - 1].any()
    assert found.stable[last + 2 :].all()
    found.to_csv(tmp_path / "path.csv")
    assert (tmp_path / "path.csv").read_text().startswith("p,stable,mass.y [m]")


@pytest.mark.parametrize("count", thinned([5, 10], 2))
def test_load_steps_end_at_once_when_they_are_cancelled(count):
    """Between two looks at the event less than the fifth of a second of this thread goes by."""
    chain = replace(chain_of(count), parameters=(Parameter(name="p", value=1.0),))
    assert equilibrium(chain).is_stable  # loads what is loaded once in a process
    pauses, seen = [], []
    for _ in range(2):  # of each pause the shorter: a busy machine takes the memory from its core
        stop, begun = Late(), time.thread_time()
        seen.clear()
        load_path(chain, "p", 0.0, 1.0, ["link 3.x"], stop=stop, progress=seen.append)
        pauses.append(np.diff([begun, *stop.times, time.thread_time()]))
    assert max(np.min(pauses, axis=0)) < 0.2
    assert seen == sorted(seen)


@pytest.mark.slow
def test_a_column_buckles_to_either_side():
    """A rod that a spring K holds upright under p at its end L: K angle = p L sin(angle)."""
    stiffness, length = 5.0, 0.8
    rod = wheel("rod", position=(0.0, length / 2, 0.0))
    hinge = Revolute(name="A", body_a="ground", body_b="rod", axis_a=Z, axis_b=Z,
                     point_b=(0.0, -length / 2, 0.0))  # fmt: skip
    model = Model(
        gravity=(0.0, 0.0, 0.0),
        bodies=(rod,),
        joints=(hinge,),
        joint_springs=(TorsionSpring(name="k", joint="A", stiffness=stiffness),),
        forces=(Force(name="F", body="rod", point=(0.0, length / 2, 0.0), force=(0.0, "-p", 0.0)),),
        parameters=(Parameter(name="p", value=0.0),),
    )
    found = load_path(model, "p", 0.0, 7.0, ("A.angle",), branches=True)
    critical = stiffness / length
    assert found.branchings == pytest.approx([critical], abs=7.0 * 1e-6)
    assert (found.stable == (found.values < critical)).all()
    assert len(found.turns) == 0
    assert sorted(np.sign(each.measured[-1, 0]) for each in found.branches) == [-1.0, 1.0]
    for each in found.branches:
        angle = each.measured[1:, 0]
        pressing = stiffness * angle / (length * np.sin(angle))
        np.testing.assert_allclose(each.values[1:], pressing, rtol=1e-8)
        assert each.is_whole
        assert each.stable[2:].all()


@pytest.mark.slow
def test_a_column_that_may_buckle_to_all_sides_alike_has_a_branching():
    """Two modes at one load: no determinant changes its sign there."""
    stiffness, length = 5.0, 0.8
    rod = wheel("rod", position=(0.0, 0.0, length / 2))
    foot = {"point_b": (0.0, 0.0, -length / 2)}
    model = Model(
        gravity=(0.0, 0.0, 0.0),
        bodies=(rod,),
        joints=(
            Universal(name="U", body_a="ground", body_b="rod", axis_a=X, axis_b=(0.0, 1.0, 0.0),
                      **foot),
        ),
        bushings=(
            Bushing(name="k", body_a="ground", body_b="rod",
                    rotary_stiffness=(stiffness, stiffness, 0.0), **foot),
        ),
        forces=(Force(name="F", body="rod", point=(0.0, 0.0, length / 2), force=(0.0, 0.0, "-p")),),
        parameters=(Parameter(name="p", value=0.0),),
    )  # fmt: skip
    found = load_path(model, "p", 0.0, 10.0)
    assert found.branchings == pytest.approx([stiffness / length], rel=1e-9)
    assert (found.stable == (found.values < stiffness / length)).all()


def test_links_without_mass_rest_where_their_springs_hold_them():
    """Nothing that moves has a mass: the slope of the potential, and its curvature, say all."""
    model = replace(
        hanging_on_a_spring(),
        bodies=tuple(
            replace(each, mass=0.0, inertia=(0.0, 0.0, 0.0))
            for each in hanging_on_a_spring().bodies
        ),
        forces=(Force(name="F", body="rod", point=(0.5, 0.0, 0.0), force=(0.0, -10.0, 0.0)),),
    )
    found = equilibrium(model)
    angle = found.instant.result["A.angle"][0]
    assert 5.0 * angle == pytest.approx(-10.0 * np.cos(angle), rel=1e-11)
    assert found.is_stable


def hanging_on_a_spring():
    rod = wheel("rod", position=(0.5, 0.0, 0.0))
    hinge = Revolute(name="A", body_a="ground", body_b="rod", axis_a=Z, axis_b=Z,
                     point_b=(-0.5, 0.0, 0.0))  # fmt: skip
    spring = TorsionSpring(name="k", joint="A", stiffness=5.0)
    return Model(gravity=(0.0, -9.81, 0.0), bodies=(rod,), joints=(hinge,), joint_springs=(spring,))


def test_places_that_go_over_into_each_other_are_told_once():
    """A governor at rest may stand at any angle about its axis: its arms hang or stand."""
    found = equilibria(Governor().model(), tries=12)
    assert [each.is_stable for each in found] == [True, False, False, False]
    heights = {
        tuple(np.sign(each.instant.result[f"{arm}.z"][0]) for arm in ("left", "right"))
        for each in found
    }
    assert len(heights) == 4


def test_springs_that_snap_have_places_apart():
    assert len(equilibria(toggle(), tries=6)) == 3


@pytest.mark.parametrize("height", [-2.8, -0.5, 0.3, 0.5, 1.5, 3.0])
def test_it_comes_to_rest_where_nothing_acts(height):
    """As where both springs are as long as they are free: digits of the place are all that is left.

    With those the smallest force is none of a part of the forces that act there.
    """
    drawn = toggle()
    body = replace(drawn.bodies[0], position=(0.0, height, 0.0))
    found = equilibrium(replace(drawn, bodies=(body,)))
    assert found.steps < 20
    y = found.instant.result["mass.y"][0]
    assert y == pytest.approx(np.copysign(H, height), abs=1e-14)


def test_a_driver_that_moves_on_is_told_to_be_held():
    """Its mechanism rests at the start alone; one that is still does so for good."""
    model = double_pendulum()
    joint = model.joints[0].name
    for law, held in (("3*t", ("motor",)), ("0.2", ()), ("t**2", ())):
        driven = replace(model, drivers=(AngleDriver(name="motor", joint=joint, law=law),))
        assert equilibrium(driven).held == held
