"""Strikes of contacts drawn by lot: they push, nothing sinks, and no energy is made."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kane.solve.changing.strike import strike

ROUND_OFF = 1e-9  # of sums over at most six contacts, some of them nearly redundant


def _place(S: Any, v: Any) -> Any:
    unit, none = np.eye(v.size), np.zeros((0, v.size))
    fastest = float(np.abs(v).max())
    return SimpleNamespace(
        S=S, slip=v, phi=np.zeros(v.size), rates=unit, pulls=none, fastest=lambda: fastest
    )


@pytest.mark.parametrize("newton", [True, False])
@pytest.mark.parametrize("seed", range(60))
def test_a_strike_pushes_opens_and_creates_no_energy(seed, newton):
    rng = np.random.default_rng(seed)
    count, rank = int(rng.integers(1, 6)), int(rng.integers(1, 6))
    J = rng.normal(size=(count, rank))  # more contacts than freedoms: shares are not unique
    S, v = J @ J.T, J @ rng.normal(size=rank)
    e = dict(enumerate(rng.choice([0.0, 0.3, 0.7, 1.0], count).tolist()))
    blow = strike(_place(S, v), list(range(count)), [], e, newton)
    assert blow is not None
    size = float(np.abs(v).max())
    assert blow.impulses.min() >= 0.0
    assert blow.after.min() >= -ROUND_OFF * size
    assert blow.lost >= -ROUND_OFF * size**2
    np.testing.assert_allclose(blow.after, v + S @ blow.impulses, rtol=0, atol=ROUND_OFF * size)
    assert blow.unique == (np.linalg.matrix_rank(J[blow.impulses > 0.0])
                           == int((blow.impulses > 0.0).sum()))  # fmt: skip


def test_a_contact_that_opens_already_is_not_thrown_back():
    S = np.array([[1.0, -0.5], [-0.5, 1.0]])
    v = np.array([0.1, -1.0])  # the strike of the second pulls at the first
    blow = strike(_place(S, v), [0, 1], [], {0: 0.5, 1: 0.0}, newton=True)
    assert blow is not None
    assert blow.after == pytest.approx([0.0, 0.0], abs=1e-15)
