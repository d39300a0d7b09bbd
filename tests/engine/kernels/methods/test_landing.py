"""Steps that end on events."""

import numpy as np
import pytest
from tests.engine.machines import guide, wheel

from kane import simulate
from kane.elements.loads import Force
from kane.elements.stops import DisplacementStop
from kane.model import Model


@pytest.mark.parametrize("pull", [1e-10, 1e-8])  # N: it comes off by less than is told from zero
def test_what_is_let_go_by_next_to_nothing_and_driven_in_strikes(pull):
    push = Force(name="push", body="cart", force=(f"100*max(t - 0.02, 0) - {pull}", 0.0, 0.0))
    stop = DisplacementStop(name="stop", joint="G", upper=0.0, restitution=0.5)
    model = Model(
        bodies=(wheel("cart"),), joints=(guide("G", "cart"),), stops=(stop,), forces=(push,)
    )
    result = simulate(model, duration=0.05, record_every=0.005)
    assert result.outcome.ok
    assert [event.kind for event in result.events] == ["strikes", "comes to rest"]
    assert np.abs(result["cart.x"]).max() < 1e-11
