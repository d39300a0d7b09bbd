"""What a tape sees by values: the same in other words, and never what is small beside it."""

import pytest
import sympy
from tests.engine.helpers import MODELS

import kane
from kane.symbolic.agreement import agreement
from kane.symbolic.derivation import derivation
from kane.symbolic.probing import ProbingTape

x, y = sympy.symbols("x y", real=True)
TAPE = ProbingTape(longest=8, most=1000)


def shortest(expr):
    return TAPE.shortest(expr)


def test_what_is_the_same_is_said_in_the_shortest_way():
    c, s = sympy.cos(x), sympy.sin(x)
    assert shortest(c**2 + s**2) == 1
    assert shortest(c**2 + s**2 - 1) == 0
    assert shortest(sympy.sqrt(c**2 + s**2 - 1) + sympy.sin(c**2 + s**2 - 1)) == 0
    assert shortest(x * (c**2 + s**2)) == x
    assert shortest(s * y) == s * y
    assert shortest((s * y * (x + 1) - s * y) / x) == s * y


@pytest.mark.parametrize("large", [1e12, -3e11])
def test_what_is_small_is_no_zero_and_stays_beside_what_is_large(large):
    """A weight beside the force of a stiff spring is what holds where the spring is short."""
    assert shortest(x * y / large**2) != 0
    assert shortest(large * (x - 1)) != shortest(large * (x - 1) + 9.81 * y)
    assert shortest(1 + sympy.sin(y) / abs(large)) != 1


def test_speeds_of_any_size_describe_the_same_motion():
    (path,) = [path for path in MODELS if path.stem == "hinged_rods"]
    found = derivation(kane.load(path), speeds="u1 = 1e12*q1_dot + q2_dot")
    assert found.mass[0][0] != 0
    assert agreement(found).largest < 1e-12  # some hundred roundings
