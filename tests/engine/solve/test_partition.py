"""The choice of independent speeds, and whole runs with embedded constraints."""

import itertools
import math

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.integrate import solve_ivp
from tests.engine.four_bar import four_bar
from tests.engine.helpers import MODELS, RUNS_OF, begun, evaluated, random_model, violations
from tests.engine.joint_cases import JOINT_TYPES, tag, two_bodies
from tests.engine.mechanisms import four_bars_in_a_row
from tests.thinned import thinned

import kane
from kane.analyses.mobility import mobility
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix
from kane.elements.loads import Torque
from kane.kernels import codes
from kane.kernels.equations import assemble as rows
from kane.kernels.equations.body import read_positions
from kane.kernels.equations.evaluate import evaluate
from kane.model import FORMULATION_NAMES, SolverSettings
from kane.model.model import may_change
from kane.solve.assembly import assemble
from kane.solve.methods_by_name import METHODS as RUNS
from kane.solve.partition import Chooser, choose_partition
from kane.solve.report_times import report_times

EMBEDDED = [method for method, formulation in RUNS_OF if formulation == "embedded"]
NO_JUMPS = np.zeros(0)
TIGHT = {"rtol": 1e-11, "atol": 1e-12}


def cases():
    for path in MODELS:
        yield pytest.param(kane.load(path), id=path.stem)
    for kind in JOINT_TYPES:
        yield pytest.param(two_bodies(kind), id=tag(kind))
    yield pytest.param(four_bar(0.5, 0.2, 0.5, 0.4), id="redundant loop")
    yield pytest.param(four_bar(0.5, 0.2, 0.5, 0.2, angle=0.0), id="flat parallelogram")
    yield pytest.param(random_model(1, 6, 2), id="two loops in space")


def motions(model):
    """The motions, (6 n, p), of one independent speed each, all others at rest."""
    system = compile_model(model)
    state = assemble(system).state
    work = choose_partition(system, state, evaluated(model, state).work)
    e, y_dot = work.embedding, np.zeros(state.size)
    u = state[7 * system.bodies : 13 * system.bodies]
    independent = e.order[e.independent]
    found = np.zeros((independent.size + 1, u.size))
    for k in range(independent.size + 1):
        u[:] = 0.0
        u[independent[k : k + 1]] = 1.0
        evaluate(system.tables, work, 0.0, state, y_dot, False)
        found[k] = e.u
    return independent, (found[:-1] - found[-1]).T  # what drivers ask for is none of them


@pytest.mark.parametrize("model", thinned(cases(), 4))
def test_independent_speeds_are_as_many_as_the_freedoms(model):
    independent, gamma = motions(model)
    assert len(set(independent)) == len(independent)
    if not may_change(model):  # else it is that of what holds at the start, and this of the joints
        assert len(independent) == mobility(model).velocity_freedoms
    # each is its own partial velocity of one, and none of the others
    np.testing.assert_array_equal(gamma[independent], np.eye(len(independent)))
    # the joints allow every one of these motions
    system = compile_model(model)
    B = constraint_matrix(system, evaluated(model, assemble(system).state).work)
    assert np.abs(B @ gamma).max(initial=0.0) < 1e-12 * max(1.0, np.abs(gamma).max(initial=0.0))


def test_partial_velocities_of_a_loop_are_its_ratios_of_speeds():
    model = four_bar(0.5, 0.2, 0.5, 0.4)
    (independent,), gamma = motions(model)
    assert independent == 5  # of the crank, as it is the shortest and so turns the fastest
    crank, coupler, rocker = (body.orientation.angle for body in model.bodies)
    # the loop of velocities, along and across the rocker and the coupler
    turn_coupler = 0.2 * math.sin(rocker - crank) / (0.5 * math.sin(coupler - rocker))
    turn_rocker = 0.2 * math.sin(crank - coupler) / (0.4 * math.sin(rocker - coupler))
    across = [-math.sin(crank), math.cos(crank)]
    np.testing.assert_allclose(gamma[0:2, 0], 0.1 * np.array(across), atol=1e-12)
    np.testing.assert_allclose(gamma[[5, 11, 17], 0], [1, turn_coupler, turn_rocker], atol=1e-12)
    spatial = gamma.reshape(3, 6)[:, [2, 3, 4]]
    assert np.abs(spatial).max() < 1e-12


@pytest.fixture
def choices(monkeypatch):
    """The times at which a run chooses its independent speeds."""
    times = []

    def noted(self, state, work):
        times.append(float(work.clock[0]))
        return choose(self, state, work)

    choose = Chooser.choose
    monkeypatch.setattr(Chooser, "choose", noted)
    return times


def both(model, **settings):
    results = [kane.simulate(model, formulation=name, **settings) for name in FORMULATION_NAMES]
    assert all(result.outcome.ok for result in results)
    return results


def assert_same_motion(one, other, tolerance, forces=True):
    """Motion and, unless they are beyond comparison, joint forces agree to a part of their size.

    Frames at events, and where the branch of a law changes, stand where each run has met them,
    which are other times by its error.
    """
    assert [(e.element, e.part, e.kind) for e in one.events] == [
        (e.element, e.part, e.kind) for e in other.events
    ]
    # a bounce that is nearly over comes back in a time that hangs on its speed alone
    times = [[event.time for event in each.events] for each in (one, other)]
    np.testing.assert_allclose(*times, rtol=0, atol=tolerance)
    at = one.time == other.time
    assert np.count_nonzero(~at) <= 2 * max(len(one.events), len(one.frames.course))
    assert np.abs(other.q - one.q)[at].max() < tolerance * max(1.0, np.abs(one.q).max())
    assert np.abs(other.u - one.u)[at].max() < tolerance * np.abs(one.u).max()
    largest = np.abs(one.multipliers).max(initial=0.0)
    if forces and largest:
        off = np.abs(other.multipliers - one.multipliers)[at].max()
        assert off < 10 * tolerance * largest


@pytest.mark.parametrize(
    "path",
    [
        *thinned([path for path in MODELS if path.stem != "dominoes"], 16),
        *(pytest.param(path, marks=pytest.mark.slow) for path in MODELS if path.stem == "dominoes"),
    ],
    ids=lambda path: path.stem,
)
def test_both_formulations_give_the_same_motion_to_the_tolerance(path):
    one, other = both(kane.load(path), method="dop853", **TIGHT)
    # errors of some hundred steps, and mechanisms that spread them: at ten times this accuracy the
    # speeds of the shopping cart are others by 3e-8 of the largest, in either formulation
    assert_same_motion(one, other, 5e-8)


@pytest.mark.parametrize("seed", range(4))
def test_loops_in_space_move_the_same(seed):
    one, other = both(random_model(seed, 6, 2), duration=0.3, **TIGHT)
    assert_same_motion(one, other, 1e-8)
    gap, speed = violations(other)
    assert gap < 1e-11
    assert speed < 1e-9


@pytest.mark.parametrize("method", EMBEDDED)
def test_every_method_runs_with_embedded_constraints(method, andrews):
    settings = {"method": method, "duration": 0.01, "record_every": 1e-3}
    result = kane.simulate(andrews, formulation="embedded", step=2e-6, **settings)
    exact = kane.simulate(andrews, duration=0.01, record_every=1e-3, rtol=1e-12, atol=1e-13)
    assert result.outcome.ok
    # 5000 steps of an order of one leave some parts in ten thousand
    tolerance = 1e-2 if method == "euler" else 1e-5
    assert np.abs(result.q - exact.q).max() < tolerance


ORDERS = {"euler": 1, "heun": 2, "rk4": 4}


@pytest.mark.parametrize(("method", "order"), ORDERS.items())
def test_error_falls_with_the_order_of_the_method(method, order, andrews):
    settings = {"duration": 0.01, "record_every": 0.01, "formulation": "embedded"}
    exact = kane.simulate(andrews, duration=0.01, record_every=0.01, rtol=1e-13, atol=1e-15)
    errors = [
        np.abs(kane.simulate(andrews, method=method, step=h, **settings).q[-1] - exact.q[-1]).max()
        for h in (5e-5, 2.5e-5, 1.25e-5)
    ]
    # with a finite step the next power of it still shows
    assert np.log2(np.divide(errors[:-1], errors[1:])) == pytest.approx([order] * 2, abs=0.15)


def rocking():
    """No bar of it can turn fully; each comes to rest while the others move."""
    return four_bar(0.9, 0.5, 0.6, 0.5)


def turning(model, torque):
    """A model without weight whose crank is driven around."""
    drive = Torque(name="motor", body="crank", torque=(0.0, 0.0, torque))
    return replace(model, gravity=(0.0, 0.0, 0.0), torques=(drive,))


def test_speeds_are_chosen_again_where_the_crank_comes_to_rest(choices):
    one, other = both(rocking(), duration=3.0, **TIGHT)
    assert len(choices) > 4
    assert choices[0] == 0.0
    assert choices == sorted(set(choices))
    assert_same_motion(one, other, 1e-8)
    assert other.energy_drift < 1e-8
    # it is a matter of the choice: steps do not shrink where a speed comes to rest
    assert other.outcome.steps < 1.1 * one.outcome.steps


def test_fixed_steps_are_as_exact_after_a_new_choice(choices):
    settings = {"method": "rk4", "duration": 3.0, "record_every": 0.1}
    exact = kane.simulate(rocking(), duration=3.0, record_every=0.1, **TIGHT)
    errors = []
    for step in (1e-3, 5e-4):
        choices.clear()
        result = kane.simulate(rocking(), formulation="embedded", step=step, **settings)
        assert len(choices) > 4
        errors.append(np.abs(result.q - exact.q).max())
    # the order of the method holds through them
    assert errors[1] < errors[0] / 2**3.5
    assert errors[0] < 1e-5


@pytest.mark.parametrize(
    ("bars", "torque"), [((0.5, 0.2, 0.5, 0.4), 0.3), ((0.2, 0.5, 0.4, 0.45), 1.0)]
)
def test_cranks_that_turn_fully_move_the_same(bars, torque):
    one, other = both(turning(four_bar(*bars), torque), duration=3.0, **TIGHT)
    assert one["crank.angle_z"][-1] > 2 * math.pi + 1.0
    assert_same_motion(one, other, 1e-8)


@pytest.mark.parametrize("settings", [{}, {"method": "rk4", "step": 1e-3}], ids=["dop853", "rk4"])
def test_a_parallelogram_passes_its_flat_place(settings):
    model = turning(four_bar(0.5, 0.2, 0.5, 0.2), 0.3)
    one, other = both(model, duration=2.0, **settings)
    assert one["crank.angle_z"][-1] > 2 * math.pi
    # near the flat place both answer to round-off over the distance from it
    assert_same_motion(one, other, 1e-6, forces=False)
    assert other.energy_drift < 1e-6


@pytest.mark.parametrize("settings", [{}, {"method": "rk4", "step": 1e-3}], ids=["dop853", "rk4"])
def test_a_parallelogram_starts_from_its_flat_place(choices, settings):
    # it has two freedoms there and one beyond, which only a new choice can tell
    model = turning(four_bar(0.5, 0.2, 0.5, 0.2, angle=0.0), 0.3)
    result = kane.simulate(model, formulation="embedded", duration=1.0, **settings)
    assert result.outcome.ok
    assert len(choices) > 1
    assert result["crank.angle_z"][-1] > 1.0
    assert result.outcome.position_violation < 1e-10
    assert result.outcome.velocity_violation < 1e-9
    assert mobility(model).velocity_freedoms == 2


@pytest.mark.parametrize("method", thinned(EMBEDDED, 3))
def test_motion_does_not_depend_on_how_the_run_is_sliced(method):
    system = compile_model(rocking())
    settings = SolverSettings(
        method=method, formulation="embedded", duration=0.9, step=1e-3, record_every=0.1
    )
    times = report_times(settings, system.frame_size, NO_JUMPS)
    frames = []
    for budget in (1, 7, 10**9):
        integration = begun(system, settings, times, NO_JUMPS)
        integration.choose_speeds()
        chosen = 0
        while (code := integration.advance(budget)) in {codes.RUNNING, codes.REPARTITION}:
            if code == codes.REPARTITION:
                integration.choose_speeds()
                chosen += 1
        assert code == codes.FINISHED
        assert chosen > 0
        frames.append(integration.store.values)
    assert np.array_equal(frames[0], frames[1])
    assert np.array_equal(frames[0], frames[2])


def test_slices_keep_their_length_through_new_choices(monkeypatch):
    # a slice that ends early for a new choice is no reason to make the next ones longer
    asked = []

    class Restless:
        """Asks for a new choice after every step."""

        def __init__(self, *arguments):
            self._inner = prepare(*arguments)
            self.store, self.state = self._inner.store, self._inner.state
            self.work, self.tally = self._inner.work, self._inner.tally
            self.recorded, self.choose_speeds = self._inner.recorded, self._inner.choose_speeds
            self.leave, self.release = self._inner.leave, self._inner.release

        def advance(self, budget):
            asked.append(budget)
            code = self._inner.advance(min(budget, 1))
            return codes.REPARTITION if code == codes.RUNNING and budget else code

    prepare = RUNS["rk4"]
    monkeypatch.setitem(RUNS, "rk4", Restless)
    settings = {"method": "rk4", "duration": 0.1, "step": 1e-3, "formulation": "embedded"}
    assert kane.simulate(rocking(), **settings).outcome.ok
    assert len(asked) > 100
    assert asked[0] == 0
    assert set(asked[1:]) == {asked[1]}


def test_both_formulations_run_in_the_same_compiled_kernels(two_bodies):
    # a table with another layout or type would have Numba compile anew, for tens of seconds
    kernels = evaluate, read_positions, rows.jacobians
    both(two_bodies, duration=1e-3)
    compiled = [len(getattr(kernel, "signatures", ())) for kernel in kernels]
    both(rocking(), duration=1e-3)
    assert [len(getattr(kernel, "signatures", ())) for kernel in kernels] == compiled


def cranks_at(time, loops, speed):
    """The angle of all cranks of parallelograms in a row that begin flat: one pendulum."""
    count = loops + 1
    rate = 9.81 * (count / 2 + loops) / (count / 3 + loops)
    swing = solve_ivp(
        lambda _, y: [y[1], -rate * math.cos(y[0])], (0, time), [0.0, speed],
        method="DOP853", rtol=1e-13, atol=1e-14,
    )  # fmt: skip
    return swing.y[0, -1]


@pytest.mark.parametrize("rtol", [1e-8, 1e-10, 1e-12])
@pytest.mark.parametrize("speed", [1.0, -1.0])
@pytest.mark.parametrize("loops", [1, 2, 5])
def test_a_run_from_the_flat_place_is_as_exact_as_with_multipliers(loops, speed, rtol):
    # there all loops lose a row, and speeds follow from others only a little further on
    model = replace(four_bars_in_a_row(loops, angle=0.0, speed=-speed), planar=True)
    expected = cranks_at(1.0, loops, speed)
    settings = {"duration": 1.0, "record_every": 1.0, "rtol": rtol, "atol": rtol / 10}
    for result in both(model, **settings):
        errors = [
            result[f"{body.name}.angle_z"][-1] - expected
            for body in model.bodies
            if body.name.startswith("crank")
        ]
        # round-off over the distance from the flat place at the first step leaves 1e-10
        assert np.abs(errors).max() < rtol + 1e-9
        assert result.energy_drift < 1e-7 + 1e3 * rtol


@pytest.mark.parametrize("planar", [True, False])
def test_work_grows_with_the_length_of_a_ladder_and_no_faster(planar):
    sizes = []
    for loops in (10, 20, 40):
        model = replace(four_bars_in_a_row(loops), planar=planar)
        system = compile_model(model)
        state = assemble(system).state
        e = choose_partition(system, state, evaluated(model, state).work).embedding
        sizes.append([e.later.size, e.target.size, e.before.size, e.row_entry.size])
    # twice the loops, twice the numbers, but for those of the ends
    for one, two in itertools.pairwise(sizes):
        assert (np.array(two) < 2.2 * np.array(one)).all()


def test_a_choice_that_was_made_before_is_taken_again():
    system = compile_model(rocking())
    state = assemble(system).state
    work = evaluated(rocking(), state).work
    chooser = Chooser(system)
    first, second = (chooser.choose(state, work).embedding for _ in range(2))
    assert first is second
