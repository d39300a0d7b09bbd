"""Newton and Euler, Lagrange and Kane: the same accelerations, and what each needs for them."""

from dataclasses import replace

import numpy as np
import pytest
import sympy
from tests.engine.helpers import EXAMPLES
from tests.engine.symbolic.derived import compared, derived, example, told
from tests.thinned import thinned

from kane.cli import main
from kane.symbolic.agreement import Numeric, State, agreement, random_states
from kane.symbolic.equations import MOST, Wanted, worked_out
from kane.symbolic.lagrange import kinetic_energy, lagrange
from kane.symbolic.newton_euler import newton_euler
from kane.symbolic.program import counted, counted_written_out
from kane.symbolic.side_by_side import side_by_side
from kane.symbolic.values import evaluator

NAMES = ("hinged_rods", "slider_crank", "ball_wrist", "spring_pendulum", "wheelbarrow")
FEW = 1e-12  # of the largest acceleration: some hundred roundings


@pytest.mark.parametrize("stem", thinned(NAMES, 3))
def test_all_methods_give_the_accelerations_of_the_engine(stem):
    found = compared(stem)
    assert [each.method for each in found] == ["Newton and Euler", "Lagrange", "Kane"]
    assert max(each.difference for each in found) < FEW
    for each in found:
        assert sum(each.shared) <= sum(each.written_out)
    newton, *others = found
    assert all(each.size <= newton.size for each in others)


def test_sizes_against_counts_by_hand():
    """Two rods in space: 12 balances and 10 reactions. A wrist: 6 and 3. Else the angles alone."""
    sizes = {
        stem: [(each.motion, each.constraint) for each in compared(stem)]
        for stem in ("hinged_rods", "ball_wrist")
    }
    assert sizes["hinged_rods"] == [(12, 10), (2, 0), (2, 0)]
    assert sizes["ball_wrist"] == [(6, 3), (3, 0), (3, 0)]


@pytest.mark.slow
def test_the_platform_on_three_legs_is_counted_in_both_ways():
    """Seven bodies, nine joints: 87 = 7*6 + 9*5 in space; 60 = 2*7*3 + 9*2; solved are 39."""
    newton, *others = compared("planar_3rpr")
    assert (newton.motion, newton.constraint, newton.size) == (21, 18, 39)
    assert newton.first_order_and_constraint == 60
    assert newton.in_space == 87
    for each in others:  # nine coordinates would do; the tree is cut where a leg meets the platform
        assert each.first_order_and_constraint == 2 * each.motion + each.constraint
        assert each.motion - each.constraint == 3
        assert each.in_space is None
    assert next(iter(side_by_side(example("cam_of_arcs"), MOST))).in_space is None


def test_bodies_cut_free_have_their_masses_and_inertias_alone_in_the_matrix():
    found = derived("ball_wrist", cut_free=True)
    (body,) = found.drawn.masses.values()
    size = len(found.speeds)
    numeric = sympy.Matrix(newton_euler(found).mass).xreplace(found.symbols.values)
    expected = [float(body.mass)] * 3 + [float(body.inertia[k, k]) for k in range(3)]
    assert np.array(numeric, dtype=float) == pytest.approx(np.diag(expected))
    assert size == 6


def test_reactions_of_bodies_cut_free_are_the_multipliers_of_the_engine():
    """At the start: the forces of a ball along ground axes, its body in principal axes."""
    found = newton_euler(derived("ball_wrist", cut_free=True))
    start = found.drawn.start
    axes = start.system.frames.axes[1]
    u = np.concatenate([start.speeds[:3], axes @ start.speeds[3:]])
    _, forces = Numeric(found).accelerations(State(0.0, np.array(found.start), u))
    assert forces == pytest.approx(start.multipliers, rel=1e-10, abs=1e-10)


@pytest.mark.slow
def test_kinetic_energy_is_half_of_the_speeds_with_the_mass_matrix():
    found = derived("slider_crank", joint_rates=True)
    same = lagrange(found)
    value = evaluator(
        found.tape,
        [kinetic_energy(found), *(x for row in same.mass for x in row)],
        found.motion.speeds,
        found.symbols,
    )
    for state in random_states(found, seed=6):
        energy, *mass = value(state.time, state.q.tolist(), state.u.tolist())
        M = np.array(mass).reshape(len(state.u), -1)
        assert energy == pytest.approx(state.u @ M @ state.u / 2, rel=1e-12)


def test_lagrange_asks_for_rates_of_coordinates():
    with pytest.raises(ValueError, match="rates of coordinates"):
        lagrange(derived("ball_wrist"))


def test_newton_and_euler_ask_for_bodies_cut_free():
    with pytest.raises(ValueError, match="not cut free"):
        newton_euler(derived("hinged_rods"))


def test_a_sign_that_is_wrong_shows():
    found = lagrange(derived("hinged_rods", joint_rates=True))
    wrong = [list(row) for row in found.mass]
    wrong[0][1] = -wrong[0][1]
    assert agreement(replace(found, mass=tuple(map(tuple, wrong)))).largest > 1e-3


def test_operations_are_those_of_what_is_written_out():
    found = derived("slider_crank")
    exprs = [expr for expr in found.force if expr != 0]
    assert found.tape.needed(exprs)
    whole = counted(found.tape.written_out(expr) for expr in exprs)
    few = counted_written_out(found.tape, exprs)
    # SymPy gathers what becomes alike when it is written out
    assert whole.all <= few.all <= 1.5 * whole.all


@pytest.mark.slow
def test_they_are_told_where_one_asks_for_them(capsys):
    found = worked_out(example("hinged_rods"), Wanted(methods=True))
    assert [each.size for each in found.methods] == [22, 2, 2]
    assert told("hinged_rods").methods == ()
    path = next(path for path in EXAMPLES if path.stem == "ball_wrist")
    assert main(["equations", str(path), "--methods"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in lines[1:4]] == [
        ["Newton", "and", "Euler", "9"],
        ["Lagrange", "3", "3", "0"],
        ["Kane", "3", "3", "0"],
    ]
