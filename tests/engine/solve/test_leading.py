"""Velocities at the start: those that lead are as given, the others follow."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import floats, plain_equations, random_model, split
from tests.engine.joint_cases import JOINT_TYPES, pendulum

import kane
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.spring import Spring
from kane.errors import AssemblyError
from kane.model import Model, check
from kane.solve.assembly import assemble

A, B, C, D = 1.0, 0.3, 0.8, 0.6  # lengths of the ground, the crank, the coupler and the rocker
COORDINATED = [kind for kind in JOINT_TYPES if pendulum(kind).joints[1].coordinates()]


def rates_at_start(model):
    """Return the angular velocity about z of each body at the start of a run."""
    _, u = split(model, assemble(compile_model(model)).state)
    return u[:, 5]


def rates_of_loop(model, crank):
    """Return those of a four-bar from its closed loop b e_b' + c e_c' = d e_d', by hand."""
    theta = [body.orientation.angle for body in model.bodies]
    lengths = np.array([B, C, D])
    # derivative of the sum of the three vectors, crank + coupler - rocker = ground
    columns = np.array([(-math.sin(t), math.cos(t)) for t in theta]).T * lengths * [1, 1, -1]
    others = np.linalg.solve(columns[:, 1:], -columns[:, 0] * crank)
    return np.array([crank, *others])


def replaced(model, group, name, **fields):
    entries = tuple(
        replace(entry, **fields) if entry.name == name else entry for entry in getattr(model, group)
    )
    return replace(model, **{group: entries})


@pytest.mark.parametrize("planar", [False, True])
@pytest.mark.parametrize("what", ["angular_velocity", "both", "angle_rate"])
def test_a_crank_that_leads_takes_the_loop_along(what, planar):
    model = four_bar(A, B, C, D)
    expected = rates_of_loop(model, 5.0)
    if planar:
        model = replace(model, planar=True, gravity=(0.0, -9.81, 0.0))
    if what == "angle_rate":
        model = replaced(model, "joints", "A", angle_rate=5.0)
    else:
        velocity = floats(np.cross((0.0, 0.0, 5.0), model.bodies[0].position))
        model = replaced(
            model, "bodies", "crank", leads=what, angular_velocity=(0.0, 0.0, 5.0),
            velocity=velocity if what == "both" else (0.0, 0.0, 0.0),
        )  # fmt: skip
    # a loop of four hinges in space has redundant rows: what closing it leaves is 1e-12
    assert rates_at_start(model) == pytest.approx(expected, rel=1e-10)


def test_without_a_lead_the_least_change_is_made():
    model = replaced(four_bar(A, B, C, D), "bodies", "crank", angular_velocity=(0.0, 0.0, 5.0))
    assert rates_at_start(model)[0] < 1


def test_the_rest_of_a_mechanism_can_lead():
    """A crank that is given a rate keeps it where the rocker leads instead: rest is given too."""
    model = replaced(four_bar(A, B, C, D), "bodies", "crank", angular_velocity=(0.0, 0.0, 5.0))
    at_rest = replaced(model, "bodies", "rocker", leads="angular_velocity")
    assert rates_at_start(at_rest) == pytest.approx(np.zeros(3), abs=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_what_does_not_lead_changes_as_little_as_may_be(seed):
    """Least change of the speeds in the norm of the kinetic energy, by dense least squares."""
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=5, loops=1)
    moving = tuple(
        replace(
            body,
            velocity=floats(rng.normal(size=3)),
            angular_velocity=floats(rng.normal(size=3)),
            leads=leads,
        )
        for body, leads in zip(
            model.bodies, rng.permutation(["angular_velocity", *["nothing"] * 4]), strict=True
        )
    )
    model = replace(model, bodies=moving)
    state = assemble(compile_model(model)).state
    _, u = split(model, state)
    A, _, B, _, _ = plain_equations(model, state)
    (first,) = (i for i, body in enumerate(moving) if body.leads != "nothing")
    held = np.eye(6 * len(moving))[6 * first + 3 : 6 * first + 6]
    given = np.array([(*body.velocity, *body.angular_velocity) for body in moving]).ravel()
    rows = np.vstack([B, held])
    roots = np.sqrt(np.diag(A))
    change = np.linalg.pinv(rows / roots) @ (np.r_[np.zeros(len(B)), held @ given] - rows @ given)
    np.testing.assert_allclose(u.ravel(), given + change / roots, rtol=0, atol=1e-11)


def test_all_joints_with_coordinates_have_a_rate_for_each():
    for kind in COORDINATED:
        for name in pendulum(kind).joints[1].coordinates():
            assert f"{name}_rate" in kind.__struct_fields__, kind
    assert len(COORDINATED) == 7


@pytest.mark.parametrize("kind", COORDINATED)
def test_a_joint_begins_with_the_rates_that_are_given(kind):
    model = pendulum(kind)
    names = list(model.joints[1].coordinates())
    rates = {f"{name}_rate": 0.7 + i for i, name in enumerate(names)}
    if kind.__name__ == "Screw":  # one of them follows from the other
        del rates["angle_rate"]
    model = replaced(model, "joints", "joint", **rates)
    result = kane.simulate(model, duration=1e-3, method="rk4", step=1e-3)
    for field, rate in rates.items():
        assert result[f"joint.{field}"][0] == pytest.approx(rate, abs=1e-9)


def test_velocities_of_an_origin_off_the_mass_centre_lead_as_the_user_gives_them():
    body = Body(
        name="b", mass=2.0, inertia=(1.0, 2.0, 2.5), center=(0.2, -0.1, 0.3), leads="both",
        orientation=AxisAngle(axis=(1.0, 2.0, 3.0), angle=0.8), velocity=(0.3, 0.4, -0.5),
        angular_velocity=(1.0, -2.0, 0.5),
    )  # fmt: skip
    other = Body(name="o", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, 1.0, 0.0))
    pin = Revolute(name="pin", body_a="b", body_b="o", point_b=(0.0, -1.0, 0.0))
    u = kane.simulate(Model(bodies=(body, other), joints=(pin,)), duration=1e-6).u[0, 0]
    assert u == pytest.approx(np.r_[body.velocity, body.angular_velocity], abs=1e-12)


def test_a_disc_rolls_as_its_centre_leads_or_as_its_turn_does():
    disc = Body(
        name="disc", mass=1.0, inertia=(0.0025, 0.0025, 0.005), position=(0.0, 0.1, 0.0),
        velocity=(1.0, 0.0, 0.0),
    )  # fmt: skip
    floor = RollingDisc(name="floor", body_a="ground", body_b="disc", radius=0.1)
    model = Model(bodies=(disc,), joints=(floor,))

    def start(**fields):
        state = assemble(compile_model(replaced(model, "bodies", "disc", **fields))).state
        return split(model, state)[1][0, [0, 5]]

    # of m v and I w, with I = m r^2 / 2: two thirds of the velocity stay where nothing leads
    assert start() == pytest.approx([2 / 3, -20 / 3])
    assert start(leads="velocity") == pytest.approx([1.0, -10.0])
    spin = {"leads": "angular_velocity", "angular_velocity": (0.0, 0.0, -30.0)}
    assert start(**spin) == pytest.approx([3.0, -30.0])


def test_a_particle_leads_by_its_velocity_alone():
    bead = Body(name="bead", mass=1.0, particle=True, velocity=(1.0, 0.0, 0.0))
    wheel = Body(name="wheel", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0, 1.0, 0.0))
    for leads in ("angular_velocity", "both"):
        with pytest.raises(kane.errors.ModelError, match=r"bodies\[0\].leads: a particle does not"):
            check(Model(bodies=(replace(bead, leads=leads), wheel)))
    check(Model(bodies=(replace(bead, leads="velocity"), wheel)))


def test_what_leads_agrees_with_drivers_that_move_on():
    model = replaced(four_bar(A, B, C, D), "joints", "A", angle_rate=5.0)
    motor = AngleDriver(name="motor", joint="A", prescribes="acceleration", law=2.0)
    driven = kane.simulate(replace(model, drivers=(motor,)), duration=0.1)
    assert driven["A.angle_rate"][[0, -1]] == pytest.approx([5.0, 5.2], rel=1e-9)


def refused(model):
    with pytest.raises(AssemblyError) as caught:
        assemble(compile_model(model))
    return str(caught.value), caught.value.elements


def test_leads_that_contradict_each_other_are_named():
    model = four_bar(A, B, C, D)
    model = replaced(model, "joints", "A", angle_rate=5.0)
    text, elements = refused(replaced(model, "joints", "D", angle_rate=5.0))
    assert text.startswith("At the start the angle rate of ")
    assert "the angle rate of 'A'" in text
    assert "the angle rate of 'D'" in text
    assert "lead and contradict each other, tied by " in text
    assert {"A", "B", "C", "D"} == set(elements)


def test_a_bystander_is_not_named():
    """Beside the four-bar a pendulum leads, and nothing is wrong with it."""
    pendulum = Body(name="pendulum", mass=1.0, inertia=(1.0, 1.0, 1.0), leads="angular_velocity",
                    angular_velocity=(0.0, 0.0, 1.0))  # fmt: skip
    pivot = Revolute(name="pivot", body_a="ground", body_b="pendulum", angle_rate=1.0)
    model = four_bar(A, B, C, D)
    model = replace(model, bodies=(pendulum, *model.bodies), joints=(pivot, *model.joints))
    model = replaced(model, "joints", "A", angle_rate=5.0)
    text, elements = refused(replaced(model, "joints", "D", angle_rate=5.0))
    assert "pivot" not in text
    assert "pendulum" not in text
    assert not {"pivot", "pendulum"} & set(elements)


def test_a_driver_that_does_not_let_something_lead_is_named():
    model = replaced(four_bar(A, B, C, D), "joints", "A", angle_rate=5.0)
    motor = AngleDriver(name="motor", joint="A", prescribes="speed", law="3 + t")
    text, elements = refused(replace(model, drivers=(motor,)))
    assert text == (
        "At the start the angle rate of 'A' cannot lead with the value given, 'motor' does not let "
        "it. Give a value that fits, or let something else lead."
    )
    assert elements == ("A", "motor")
    fits = AngleDriver(name="motor", joint="A", prescribes="speed", law="5 + t")
    assert rates_at_start(replace(model, drivers=(fits,)))[0] == pytest.approx(5.0, rel=1e-10)


def test_a_joint_that_does_not_let_a_body_lead_is_named():
    slider = Body(name="slider", mass=1.0, inertia=(1.0, 1.0, 1.0), velocity=(0.0, 1.0, 0.0),
                  leads="velocity")  # fmt: skip
    x = (1.0, 0.0, 0.0)
    guide = Prismatic(name="guide", body_a="ground", body_b="slider", axis_a=x, axis_b=x)
    text, elements = refused(Model(bodies=(slider,), joints=(guide,)))
    assert "the velocity of 'slider' cannot lead" in text
    assert "'guide' does not let it" in text
    assert elements == ("slider", "guide")


def test_numbers_with_six_digits_lead():
    """Both velocities of a crank are given with rounded numbers: joints hold to the last digit."""
    velocity = [round(x, 6) for x in np.cross((0, 0, 5.0), four_bar(A, B, C, D).bodies[0].position)]
    model = replaced(
        four_bar(A, B, C, D), "bodies", "crank", leads="both", velocity=floats(velocity),
        angular_velocity=(0.0, 0.0, 5.0),
    )  # fmt: skip
    result = kane.simulate(model, duration=1e-3)
    assert result["crank.wz"][0] == pytest.approx(5.0, rel=2e-6)
    assert result.outcome.velocity_violation < 1e-12
    assert not result.start_velocities.overridden


def test_what_leads_depends_on_no_order_and_no_name():
    model = four_bar(A, B, C, D)
    model = replaced(model, "joints", "A", angle_rate=5.0)
    turned = replace(model, bodies=model.bodies[::-1], joints=model.joints[::-1])
    assert rates_at_start(turned)[::-1] == pytest.approx(rates_at_start(model), rel=1e-11)
    named = replace(model, joints=(replace(model.joints[0], name="x"), *model.joints[1:]))
    assert np.array_equal(rates_at_start(named), rates_at_start(model))


def test_the_run_itself_knows_nothing_of_what_led():
    """Without loads on the rate, the motion is that of velocities given as they turned out."""
    model = replaced(four_bar(A, B, C, D), "joints", "A", angle_rate=5.0)
    led = kane.simulate(model, duration=0.2)
    bodies = tuple(
        replace(body, velocity=floats(led.u[0, i, :3]), angular_velocity=floats(led.u[0, i, 3:]))
        for i, body in enumerate(model.bodies)
    )
    given = kane.simulate(replace(four_bar(A, B, C, D), bodies=bodies), duration=0.2)
    np.testing.assert_allclose(led.q, given.q, rtol=0, atol=1e-9)
    assert led.system.rows == given.system.rows


def test_expressions_and_springs_stay_out_of_it():
    """Loads that read the state compile with what leads, whose rows stand behind all others."""
    model = replaced(four_bar(A, B, C, D), "joints", "A", angle_rate=5.0)
    spring = Spring(name="s", body_a="ground", body_b="rocker", stiffness=3.0, free_length=0.1,
                    pull="2*rate + angle('A')")  # fmt: skip
    force = Force(name="f", body="coupler", force=("sin(t)*angle_rate('D')", 0.0, 0.0))
    loaded = replace(model, springs=(spring,), forces=(force,))
    assert rates_at_start(loaded) == pytest.approx(rates_at_start(model), rel=1e-11)
