"""The seven-body mechanism against the listing printed in its source, on hinges and on balls."""

import json

import numpy as np
import pytest
from tests.engine.helpers import REFERENCE, ROOT

import kane
from kane.analyses.mobility import mobility
from kane.compiled import compile_model
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work

STEP = 1e-4
BODIES = {"beta": "K1", "gamma": "K3", "delta": "K5"}


@pytest.fixture(scope="module", params=["seven_body_mechanism", "seven_body_mechanism_balls"])
def mechanism(request):
    return kane.load(ROOT / "models" / f"{request.param}.json")


@pytest.fixture(scope="module")
def printed():
    table = json.loads((REFERENCE / "seven_body_mechanism.json").read_text())["printed"]
    return {name: np.array(values) for name, values in table.items()}


def at_printed_times(values, printed):
    return values[np.rint(printed["time"] / STEP).astype(int)]


def modulo_turn(angle):
    return np.mod(angle, 2 * np.pi)


def unassembled_run(model, printed):
    """Plain RK4 on the kernel's equations from the given placement: no assembly, no projection."""
    system = compile_model(model)
    work = make_work(system.tables)

    def rate(y):
        y_dot = np.zeros_like(y)
        evaluate(system.tables, work, 0.0, y, y_dot, False)
        return y_dot

    y = system.initial_state.copy()
    states = [y]
    for _ in range(round(printed["time"][-1] / STEP)):
        k1 = rate(y)
        k2 = rate(y + STEP / 2 * k1)
        k3 = rate(y + STEP / 2 * k2)
        k4 = rate(y + STEP * k3)
        y = y + STEP / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        states.append(y)
    e = np.array(states)[:, : 7 * system.bodies].reshape(-1, system.bodies, 7)[:, :, 3:]
    names = [body.name for body in model.bodies]
    angles = 2 * np.unwrap(np.arctan2(e[:, :, 2], e[:, :, 3]), axis=0)
    return {angle: angles[:, names.index(body)] for angle, body in BODIES.items()}


@pytest.mark.parametrize("angle", BODIES)
def test_the_run_follows_the_printed_listing(mechanism, printed, angle):
    # Positions were rounded in print, so that the joints gape by 1e-5 m and are closed before the
    # run; the loop starts next to a toggle position, which makes 0.6 % of the angles out of that.
    result = kane.simulate(mechanism, method="rk4", step=STEP, duration=0.015)
    computed = at_printed_times(result[f"{BODIES[angle]}.angle_z"], printed)
    if angle == "beta":
        computed = modulo_turn(computed)
    np.testing.assert_allclose(
        computed, printed[angle], rtol=0, atol=0.006 * np.abs(printed[angle]).max()
    )


def test_the_listing_belongs_to_joints_left_gaping(mechanism, printed):
    # Without assembly and projection the same equations give the printed digits: seven are
    # printed, of which a toggle position near the start may cost two.
    computed = unassembled_run(mechanism, printed)
    for angle in BODIES:
        values = at_printed_times(computed[angle], printed)
        values = modulo_turn(values) if angle == "beta" else values
        np.testing.assert_allclose(values, printed[angle], rtol=5e-5, err_msg=angle)


def test_the_joints_stand_open_by_the_rounding_of_the_placement(mechanism):
    result = kane.simulate(mechanism, duration=1e-4)
    assert 1e-6 < result.outcome.assembly_shift < 2e-5


@pytest.mark.parametrize("name", ["seven_body_mechanism", "andrews"])
def test_on_hinges_it_has_one_freedom_and_moves_as_on_balls(name):
    hinged, on_balls = (kane.load(ROOT / "models" / f"{name}{end}.json") for end in ("", "_balls"))
    for group in ("bodies", "joints", "springs", "torques"):
        names = [[entry.name for entry in getattr(model, group)] for model in (hinged, on_balls)]
        assert names[0] == names[1]
    assert mobility(hinged).velocity_freedoms == 1
    assert mobility(on_balls).velocity_freedoms == 12
    angles = [
        np.array([result[f"K{i}.angle_z"] for i in range(1, 8)])
        for result in (
            kane.simulate(model, method="dop853", rtol=1e-10, atol=1e-12, duration=0.015)
            for model in (hinged, on_balls)
        )
    ]
    # the errors of a hundred steps, some tens as large near toggle positions
    np.testing.assert_allclose(*angles, rtol=0, atol=1e-7)


def test_what_people_see_first_is_on_hinges():
    """`make run` opens it, and so does the first line of the README's Python."""
    (line,) = (
        line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("MODEL = ")
    )
    first = line.removeprefix("MODEL = ")
    assert mobility(kane.load(ROOT / first)).velocity_freedoms == 1
    assert f'kane.load("{first}")' in (ROOT / "README.md").read_text("utf-8")
