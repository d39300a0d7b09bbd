"""Whatever exerts forces is in the books of energy and among the vectors, each type by itself."""

from collections.abc import Iterator
from typing import ClassVar

import numpy as np
import pytest
from tests.engine.machines import wheel
from tests.engine.results.test_every_quantity import MODEL, in_any_state

from kane.analyses.energy_report import energy_report
from kane.analyses.instant import instant_of
from kane.compiled import compile_model
from kane.elements.contact_group import ContactGroup
from kane.elements.couplings import ExpressionCoupling
from kane.elements.ends import TwoPointElement
from kane.elements.primitives import LOADS, DistancePath, PathLoad, Wrench
from kane.elements.quantity import POTENTIAL_ENERGY, POWER, Quantity, stored_energy
from kane.kernels.tables import make_work
from kane.model import Model, SolverSettings
from kane.model.model import acting
from kane.results import Result, RunVectors
from kane.results.accelerations import rates_at
from kane.solve.run import Frames
from kane.solve.run import run as solve

LOADED = {element.name: element for element in acting(MODEL)}
TIME = 0.7  # s, at which no law is zero
STEP = 1e-5  # s; rates are of some 1 to 10 1/s, so differences over two of them are good to 1e-8


@pytest.fixture(scope="module")
def moving():
    """A result of three frames: any state, and the ones a little before and after it."""
    result = in_any_state()
    system, n = result.system, result.system.bodies
    rates = rates_at(result, 1, make_work(system.tables))
    rates[7 * n : 13 * n] = 0.0  # accelerations do not matter for rates of energies
    frames = np.array(result.frames.values)
    frames[:] = frames[1]
    frames[0, : rates.size] -= STEP * rates
    frames[2, : rates.size] += STEP * rates
    return Result(
        system,
        result.settings,
        Frames(
            np.full(len(frames), TIME),
            frames,
            system,
            result.outcome,
            np.zeros(0),
            result.frames.store,
            result.frames.struck,
            course=result.frames.course,
        ),
    )


@pytest.mark.parametrize("name", LOADED)
def test_what_a_load_stores_comes_from_what_it_is_given(moving, name):
    stored, powers = stored_energy(moving.trajectory, LOADED[name]), moving.trajectory.powers(name)
    rate = (stored[2] - stored[0]) / (2 * STEP)
    given, put_in, taken_out = (float(power[1]) for power in powers)
    size = max(abs(given), abs(put_in), abs(taken_out))
    assert size > 0
    assert rate == pytest.approx(put_in - taken_out - given, abs=1e-6 * size)


def test_the_model_has_all_primitive_loads():
    system = compile_model(MODEL)
    assert {type(load) for loads in system.loads.values() for load in loads} == set(LOADS)


def test_each_load_is_among_the_vectors_where_it_says_that_it_acts(moving):
    vectors = RunVectors(moving)
    joints = {joint.name: joint for joint in MODEL.joints}
    bodies = [body.name for body in MODEL.bodies]
    said = [element.name for element in LOADED.values() for _ in element.attacks(joints, bodies)]
    for kind in ("force", "torque"):
        assert sorted(vectors.at(kind, TIME).names) == sorted(said)
    assert set(said) == set(LOADED)


def test_all_that_holds_rows_is_among_the_reactions(moving):
    relations = {c.name for c in MODEL.couplings if isinstance(c, ExpressionCoupling)}
    held = {name for name, rows in moving.system.joint_rows.items() if rows.stop > rows.start}
    assert relations < held
    held -= relations  # which act at no place of their own
    groups = {c.name for c in MODEL.contacts if isinstance(c, ContactGroup)}
    assert groups < held
    held -= groups  # whose forces are told where their bodies touch
    for kind in ("reaction_force", "reaction_moment"):
        assert set(RunVectors(moving).at(kind, TIME).names) == held


def test_each_load_has_a_line_in_the_report_of_energies(moving):
    entries = {entry.name: entry for entry in energy_report(instant_of(moving, 1)).entries}
    run = moving.trajectory
    for name, element in LOADED.items():
        assert entries[name].kind == "load"
        assert entries[name].potential == pytest.approx(stored_energy(run, element)[1])
        assert entries[name].given == pytest.approx(run.powers(name).given[1])
    driven = {driver.name for driver in MODEL.drivers}
    driven |= {joint.name for joint in MODEL.joints if getattr(joint, "speed", 0)}
    assert {name for name, entry in entries.items() if entry.kind == "driver"} == driven
    assert {name for name, entry in entries.items() if entry.kind == "body"} == {
        body.name for body in MODEL.bodies
    }


class Tether(TwoPointElement, frozen=True, kw_only=True):
    """A type that nothing but this test knows: a spring, and a thrust on body B."""

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (POTENTIAL_ENERGY, POWER)

    stiffness: float
    thrust: tuple[float, float, float]

    def loads(self, _) -> Iterator[PathLoad | Wrench]:
        path = DistancePath(self.body_a, self.point_a, self.body_b, self.point_b)
        yield PathLoad(path, stiffness=self.stiffness, free=1.0)
        yield Wrench(self.body_b, self.point_b, self.thrust, (0.0, 0.0, 0.0), False)

    def attacks(self, _joints, _bodies):
        yield self.moving_end()


def test_a_type_that_is_new_is_in_books_and_vectors_by_itself():
    tether = Tether(
        name="tether", body_a="ground", body_b="kite", stiffness=5.0, thrust=(0, 3.0, 0)
    )
    kite = wheel("kite", mass=2.0, position=(1.5, 0.0, 0.0), velocity=(0.0, 0.5, 0.0))
    model = Model(bodies=(kite,), drags=(tether,), solver=SolverSettings(duration=0.5, rtol=1e-10))
    system = compile_model(model)
    result = Result(system, model.solver, solve(system, model.solver))
    x, y = result["kite.x"], result["kite.y"]
    stretch = np.hypot(x, y) - 1.0
    np.testing.assert_allclose(result["tether.potential_energy"], 2.5 * stretch**2, rtol=1e-12)
    # the thrust is constant: what it has put in is its way
    np.testing.assert_allclose(result["system.work"], 3.0 * y, atol=1e-9)
    assert result.energy_drift < 1e-8
    assert not result.doubts
    force = RunVectors(result).at("force", float(result.time[-1]))
    assert force.names == ("tether",)
    pull = -5.0 * stretch[-1] / np.hypot(x[-1], y[-1])
    np.testing.assert_allclose(force.values, [[pull * x[-1], pull * y[-1] + 3.0, 0.0]], atol=1e-9)
    entry = energy_report(instant_of(result, -1)).entries[-1]
    assert (entry.name, entry.kind) == ("tether", "load")
    assert entry.given == pytest.approx(force.values[0] @ result.solver_u[-1, 0, :3])
    assert entry.potential == pytest.approx(2.5 * stretch[-1] ** 2)
