import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kane.errors import ExpressionError
from kane.expressions import (
    Call,
    Number,
    Path,
    PathRate,
    ProgramPool,
    StateMeasure,
    Table,
    Time,
    bound,
    derivative,
    evaluate,
    jumps,
    make_curve,
    parse,
)
from kane.expressions.operations import OPERATIONS
from kane.kernels.compiling.jit import COMPILES
from kane.kernels.programs.instructions import STACK
from kane.kernels.programs.program import value

X, Y = [-1.0, 0.0, 0.5, 2.0], [1.0, 3.0, 2.0, -1.0]
CURVES = {kind: make_curve(X, Y, kind) for kind in ("linear", "hold", "smooth")}


class Machine:
    """Programs in the kernel, with a state to read."""

    def __init__(self, slot=None):
        self.pool = ProgramPool(slot or {}.get, CURVES)
        self.path = np.array([0.3, -2.0, 5.0])
        self.path_rate = np.array([-0.7, 4.0, 3.0])

    def run(self, node, t, switch_time=None):
        index = self.pool.add(node)
        clock = np.array([t, t if switch_time is None else switch_time])
        stack = np.full(STACK, np.nan)
        tables = self.pool.tables()
        return value(tables, clock, self.path, self.path_rate, stack, index)

    def measured(self, node):
        return (self.path if isinstance(node, Path) else self.path_rate)[node.index]


NUMBERS = st.sampled_from([0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.0, 10.0, 1e300, 1e-300, math.inf])
LEAVES = st.one_of(
    (NUMBERS | st.floats(-9, 9)).map(Number),
    st.just(Time()),
    st.integers(0, 2).map(Path),
    st.integers(0, 2).map(PathRate),
)


def larger(nodes):
    calls = [
        st.tuples(*[nodes] * operation.arity).map(lambda x, name=name: Call(name, x))
        for name, operation in OPERATIONS.items()
    ]
    tables = st.builds(Table, st.sampled_from(sorted(CURVES)), nodes, st.integers(0, 3))
    return st.one_of(*calls, tables)


in_ieee_754 = pytest.mark.skipif(
    not COMPILES, reason="plain Python raises where IEEE 754 has infinity or no number"
)


@in_ieee_754
@settings(max_examples=150, deadline=None)
@given(st.recursive(LEAVES, larger, max_leaves=15), st.floats(-3, 3))
def test_the_kernel_gives_what_plain_python_gives(node, t):
    machine = Machine()
    expected = evaluate(node, t, machine.measured, CURVES)
    np.testing.assert_equal(machine.run(node, t), expected)


@in_ieee_754
@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_each_operation(name):
    values = [0.0, -0.0, 0.3, -0.3, 1.0, -1.0, 2.5, -2.5, 800.0, math.inf, -math.inf, math.nan]
    arity = OPERATIONS[name].arity
    for numbers in np.stack(np.meshgrid(*[values] * arity), axis=-1).reshape(-1, arity):
        node = Call(name, tuple(Number(float(x)) for x in numbers))
        np.testing.assert_equal(Machine().run(node, 0.0), evaluate(node, 0.0), str(numbers))


def test_measures_stand_for_what_the_slot_gives():
    def slot(measure):
        squares = [Call("*", (PathRate(k), PathRate(k))) for k in (1, 2)]
        return {
            StateMeasure("angle", ("h",)): Path(0),
            StateMeasure("speed", ("rod",)): Call("sqrt", (Call("+", tuple(squares)),)),
        }[measure]

    assert Machine(slot).run(parse("10*angle('h') + speed('rod')"), 0.0) == 8.0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("t", 0.6),
        ("where(t < 0.5, t, -t)", 0.6),
        ("t*(1 if 0.4 < t else 2)", 1.2),
        ("step(t - 0.5) + sign(t - 0.5) + floor(t + 0.5) + ceil(t - 0.5)", -1.0),
        ("t // 0.5", 0.0),
        ("t % 0.5", 0.6),  # the sawtooth goes on beyond its jump
        ("floor(t % 0.5 + 0.5)", 0.0),
        ("table('hold', t)", 3.0),
        ("table('linear', t)", 3.0 - 2.0 * 0.6),  # the line to (0.5, 2) goes on
        ("abs(t - 0.5)", pytest.approx(0.1, rel=1e-15)),
        ("path < t", 1.0),  # hangs on the state: the running time
        ("(t < 0.5) + (path < t)", 2.0),
    ],
)
def test_inside_a_jump_of_the_time_alone_the_time_is_the_switching_time(text, expected):
    node = bound(parse(text), {}, {"path": Path(0)})
    assert Machine().run(node, 0.6, switch_time=0.2) == expected


@pytest.mark.parametrize(
    "text",
    ["where(t < 0.5, t**2, sin(9*t)) + t % 0.3", "min(t, 0.4, 1 - t)", "table('linear', 2*t)",
     "table('smooth', 1 - t)", "table('hold', t**2)*t", "step(t, 0.2, 1, 0.4, 3)", "abs(sin(9*t))",
     "floor(sin(9*t)*3 + t % 0.2)", "(t % 0.1 < 0.05)*t", "not t < 0.3 or floor(5*t) == 4"],
)  # fmt: skip
def test_between_two_jumps_the_switching_time_changes_nothing(text):
    machine = Machine()
    for node in (bound(parse(text), {}), derivative(bound(parse(text), {}))):
        borders = [0.0, *jumps(node, 1.0, CURVES), 1.0]
        for start, stop in pairwise(borders):
            for share in (0.01, 0.3, 0.99):
                t = start + share * (stop - start)
                switched = machine.run(node, t, (start + stop) / 2)
                # t % 0.3 is the same but for rounding, since its floor is taken elsewhere
                assert switched == pytest.approx(evaluate(node, t, curves=CURVES), rel=1e-12)


def test_programs_are_pooled():
    pool = ProgramPool({}.get, CURVES)
    indices = [pool.add(parse(text)) for text in ("2*t", "3 + table('hold', t)", "2*t", "t*2")]
    assert indices == [0, 1, 0, 2]
    tables = pool.tables()
    assert len(tables.programs) == 3
    assert len(tables.curves) == 1
    assert pool.add(Number(0.0)) != pool.add(Number(-0.0))


def test_an_empty_pool_has_tables():
    assert [len(table) for table in ProgramPool({}.get, {}).tables()] == [0] * 6


def test_a_program_that_holds_too_much_is_refused():
    machine = Machine()
    held = Time()
    for _ in range(STACK - 1):
        held = Call("+", (Number(1.0), held))
    assert machine.run(held, 0.5) == STACK - 0.5
    with pytest.raises(ExpressionError, match=f"at most {STACK} may wait"):
        machine.run(Call("+", (Number(1.0), held)), 0.5)


def test_a_program_that_gets_too_long_is_refused():
    node = parse("t" + "%0.5" * 145)  # each remainder of the time alone is written out twice
    with pytest.raises(ExpressionError, match="too long"):
        Machine().run(node, 0.5)


def test_names_must_be_put_in_first():
    with pytest.raises(TypeError):
        Machine().run(parse("a"), 0.0)
