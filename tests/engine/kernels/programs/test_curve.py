import numpy as np
import pytest

from kane.expressions import ProgramPool, Time, make_curve, parse
from kane.kernels.programs.curve import lookup, lookup_in_piece, piece_at

X, Y = [0.0, 1.0, 1.5, 4.0], [1.0, 3.0, 2.0, -1.0]
CURVES = {kind: make_curve(X, Y, kind) for kind in ("linear", "hold", "smooth")}


@pytest.fixture(scope="module")
def tables():
    pool = ProgramPool(lambda _: Time(), CURVES)
    for name in CURVES:
        pool.add(parse(f"table('{name}', t)"))
    return tuple(pool.tables())[3:]


def test_looks_up_what_the_curve_holds(tables):
    for index, curve in enumerate(CURVES.values()):
        for x in [*np.linspace(-1, 6, 29), *X, np.inf, -np.inf, np.nan]:
            for order in range(4):
                np.testing.assert_equal(lookup(*tables, index, x, order), curve.value(x, order))


def test_a_chosen_piece_goes_on_beyond_its_end(tables):
    assert piece_at(tables[0], tables[1], 0, 0.9) == 1
    assert lookup_in_piece(*tables, 0, 1, 1.25, 0) == 3.5  # the line from (0, 1) to (1, 3)
    assert lookup_in_piece(*tables, 0, 1, 1.25, 1) == 2.0
