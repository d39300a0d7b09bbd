"""What the two formulations cost against each other."""

import pytest
from tests.bench.engine import Engine
from tests.bench.problems import chain, ladder
from tests.thinned import thinned

# An evaluation with embedded constraints takes some twice as long in a ladder, and seven times in a
# chain of balls; dense it took 200 times at 40 loops. A busy machine may disturb some rounds.
ROUNDS, EVALUATIONS = 10, 100


def shortest(*clocked):
    """Return the shortest times of engines, by turns: what disturbs the one disturbs the others."""
    rounds = [
        [engine.evaluations(EVALUATIONS, embedded=embedded) for engine, embedded in clocked]
        for _ in range(ROUNDS)
    ]
    return map(min, zip(*rounds, strict=True))


@pytest.mark.parametrize(
    ("case", "most"),
    thinned([(chain.case(16), 15.0), (ladder.case(40), 5.0)], 2, together=True),
    ids=["16 rods", "40 loops"],
)
def test_embedded_constraints_take_a_few_times_as_long_as_multipliers(case, most):
    engine = Engine(case)
    embedded, multipliers = shortest((engine, True), (engine, False))
    assert embedded < most * multipliers


def test_embedded_constraints_take_twice_as_long_where_there_is_twice_as_much():
    one, two = shortest(*((Engine(ladder.case(count)), True) for count in (40, 80)))
    assert two < 3.0 * one
