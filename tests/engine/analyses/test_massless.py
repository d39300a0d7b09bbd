"""Links without mass, and bodies without inertia, where joints lead them."""

import msgspec
import numpy as np
import pytest
from tests.engine.helpers import RUNS_OF, model_file
from tests.thinned import thinned

import kane
from kane.analyses.health import examine
from kane.analyses.instant import instant_at_start
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix, movable
from kane.errors import AssemblyError
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.parts import Ball, Body, Fixed, Revolute, RodJoint, Spring
from kane.solve.assembly import assemble
from kane.solve.partition import choose_partition

NONE = (0.0, 0.0, 0.0)


def link(name, **more):
    return Body(name=name, mass=0.0, inertia=NONE, **more)


def four_bar(coupler):
    """Two particles-like rockers 1 m apart, and what joins their tips: a body or a rod joint."""
    rockers = (
        Body(name="left", mass=1.0, inertia=(0.2, 0.2, 0.1), position=(0.0, 0.8, 0.0)),
        Body(name="right", mass=2.0, inertia=(0.3, 0.3, 0.3), position=(1.0, 1.2, 0.0)),
    )
    joints = (
        Revolute(name="O", body_a="ground", body_b="left", point_b=(0.0, -0.8, 0.0)),
        Revolute(
            name="P", body_a="ground", body_b="right", point_a=(1.0, 0.0, 0.0),
            point_b=(0.0, -1.2, 0.0),
        ),
    )  # fmt: skip
    if coupler is None:
        joints += (RodJoint(name="rod", body_a="left", body_b="right", length=1.16**0.5),)
        bodies = rockers
    else:
        bodies = (*rockers, coupler)
        joints += (
            Revolute(name="A", body_a="left", body_b="coupler", point_b=(-0.5, -0.2, 0.0)),
            Revolute(name="B", body_a="coupler", body_b="right", point_a=(0.5, 0.2, 0.0)),
        )
    return kane.Model(
        planar=True,
        gravity=(0.0, -9.81, 0.0),
        bodies=bodies,
        joints=joints,
        springs=(
            Spring(
                name="s", body_a="ground", body_b="left", point_a=(-1.0, 0.5, 0.0),
                stiffness=60.0, damping=1.0, free_length=0.5,
            ),
        ),
    )  # fmt: skip


MASSLESS = four_bar(link("coupler", position=(0.5, 1.0, 0.0)))
ROD = four_bar(None)


@pytest.mark.parametrize(("method", "formulation"), thinned(RUNS_OF, 3, together=True))
def test_a_link_without_mass_is_a_rod_joint(method, formulation):
    """Both moves the same way: what the link adds to the equations is the rod's distance."""
    settings = {"method": method, "formulation": formulation, "duration": 0.5, "step": 1e-3}
    found, expected = (kane.simulate(model, **settings) for model in (MASSLESS, ROD))
    assert found.outcome.ok
    # both are integrated to rtol 1e-8, or by the same steps; moreau to its first order
    tolerance = 2e-3 if method == "moreau" else 1e-6
    for name in ("left.wz", "right.wz", "system.energy"):
        assert found[name][-1] == pytest.approx(expected[name][-1], rel=tolerance, abs=tolerance)


def test_reactions_at_its_ends_balance_along_it():
    result = kane.simulate(MASSLESS, duration=0.5, record_every=0.05)
    force = np.column_stack([result["A.fx"], result["A.fy"]])
    other = np.column_stack([result["B.fx"], result["B.fy"]])
    size = np.abs(force).max()
    assert force == pytest.approx(other, abs=1e-9 * size)  # on the coupler, and by it
    along = np.column_stack([result["right.x"] - result["left.x"],
                             result["right.y"] - result["left.y"]])  # fmt: skip
    moment = along[:, 0] * force[:, 1] - along[:, 1] * force[:, 0]
    assert np.abs(moment).max() < 1e-9 * size
    assert size > 1.0


@pytest.mark.parametrize("embedded", [False, True])
@pytest.mark.parametrize("name", ["spherical_wrist", "shopping_cart"])
def test_accelerations_are_those_of_the_whole_matrix(name, embedded):
    """[A B^T; B 0], solved as it stands: it is regular without the inverse of A."""
    model = msgspec.structs.replace(kane.load(model_file(name)), latches=(), plots=())
    assembled = assemble(compile_model(model))
    system, state = assembled.system, assembled.state
    work = make_work(system.tables)
    if embedded:
        work = choose_partition(system, state, work)
    y_dot = np.zeros(state.size)
    evaluate(system.tables, work, 0.0, state, y_dot, False)
    n, moves = system.bodies, movable(system)
    B = constraint_matrix(system, work)[:, moves]
    bodies = system.tables.bodies[1:]
    A = np.column_stack([np.repeat(bodies["mass"][:, None], 3, 1), bodies["inertia"]]).ravel()
    matrix = np.block([[np.diag(A[moves]), -B.T], [B, np.zeros((len(B), len(B)))]])
    right = np.concatenate([work.f[1:].ravel()[moves], work.gamma])
    expected = np.linalg.lstsq(matrix, right, rcond=1e-13)[0][: moves.sum()]
    assert y_dot[7 * n : 13 * n][moves] == pytest.approx(expected, rel=1e-10, abs=1e-10)
    assert (A[moves] == 0.0).any()


def test_small_deviations_and_equilibria_are_those_of_the_rod():
    found, expected = (kane.equilibrium(model) for model in (MASSLESS, ROD))
    assert found.residual < 1e-10
    places = [each.instant.state[:14] for each in (found, expected)]
    assert places[0] == pytest.approx(places[1], abs=1e-9)
    eigenvalues = [
        np.sort_complex(kane.linearise(instant_at_start(model)).eigenvalues)
        for model in (MASSLESS, ROD)
    ]
    assert eigenvalues[0] == pytest.approx(eigenvalues[1], rel=1e-9, abs=1e-9)


def test_a_free_body_without_mass_has_no_equation_of_motion():
    model = kane.Model(bodies=(Body(name="dust", particle=True, mass=0.0),))
    with pytest.raises(AssemblyError, match="'dust' has no mass, and the joints let it move") as at:
        kane.simulate(model)
    assert at.value.elements == ("dust",)


def test_a_link_that_may_spin_between_balls_is_told():
    ends = {"point_a": (0.0, 0.0, 0.0), "point_b": (-0.5, 0.0, 0.0)}
    model = kane.Model(
        bodies=(
            link("bar", position=(0.5, 0.0, 0.0)),
            Body(name="load", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(1.0, 0.0, 0.0)),
        ),
        joints=(
            Ball(name="near", body_a="ground", body_b="bar", **ends),
            Ball(name="far", body_a="bar", body_b="load", point_a=(0.5, 0.0, 0.0)),
        ),
    )
    with pytest.raises(AssemblyError, match="'bar' has no inertia about an axis") as refused:
        kane.simulate(model)
    assert "Give it a moment of inertia, or let a joint lead that turn" in str(refused.value)
    stiff = msgspec.structs.replace(
        model, joints=(model.joints[0], Fixed(name="far", body_a="bar", body_b="load",
                                             point_a=(0.5, 0.0, 0.0)))
    )  # fmt: skip
    assert kane.simulate(stiff, duration=0.1).outcome.ok


def test_health_says_it_before_a_run():
    model = kane.Model(
        bodies=(link("arm", position=(0.5, 0.0, 0.0)),),
        joints=(Revolute(name="O", body_a="ground", body_b="arm", point_b=(-0.5, 0.0, 0.0)),),
    )
    found = examine(model)
    assert not found.can_run
    (fault,) = found.faults
    assert fault.element == "arm"
    assert "'arm' has no mass, and the joints let it move" in fault.fault.text
    assert examine(MASSLESS).can_run


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_driven_linkage_of_links_without_mass_alone_goes_as_its_geometry_says(formulation):
    """Its rocker against the closed form of a four bar, and nothing pushes anywhere."""
    angles = (0.0, 0.0, 1.0)
    at = {"axis_a": angles, "axis_b": angles}
    model = kane.Model(
        planar=True,
        bodies=(
            link("crank", position=(0.0, 0.1, 0.0)),
            link("coupler", position=(0.3, 0.25, 0.0)),
            link("rocker", position=(0.6, 0.15, 0.0)),
        ),
        joints=(
            Revolute(name="A", body_a="ground", body_b="crank", point_b=(0.0, -0.1, 0.0), **at),
            Revolute(name="B", body_a="crank", body_b="coupler", point_a=(0.0, 0.1, 0.0),
                     point_b=(-0.3, -0.05, 0.0), **at),
            Revolute(name="C", body_a="coupler", body_b="rocker", point_a=(0.3, 0.05, 0.0),
                     point_b=(0.0, 0.15, 0.0), **at),
            Revolute(name="D", body_a="ground", body_b="rocker", point_a=(0.6, 0.0, 0.0),
                     point_b=(0.0, -0.15, 0.0), **at),
        ),
        drivers=(kane.parts.AngleDriver(name="m", joint="A", law="t"),),
    )  # fmt: skip
    run = kane.simulate(model, duration=0.5, formulation=formulation)
    assert run.outcome.ok
    assert np.abs(run["A.fx"]).max() == 0.0
    pin = 0.2 * np.column_stack([-np.sin(run.time), np.cos(run.time)])  # of crank and coupler
    rocker = np.column_stack([0.6 - 0.3 * np.sin(run["D.angle"]), 0.3 * np.cos(run["D.angle"])])
    length = np.hypot(0.6, 0.1)
    assert np.hypot(*(rocker - pin).T) == pytest.approx(np.full(len(pin), length), abs=1e-9)
