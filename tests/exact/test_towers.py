"""Boxes on each other: they rest for as long as one looks, with the forces of their weight."""

import numpy as np
import pytest
from tests.exact.test_shape_contacts import G, box, model, plane, touch

from kane import simulate

SIDE = 0.2
# of the weight: shares of redundant corners, by an orthogonal decomposition of some forty rows
SHARES = 1e-11


def tower(count, shift=0.0, duration=100.0, **more):
    """Boxes, each beside the middle of the one below it by ``shift`` [m]."""
    bodies = [
        box(f"box{k}", [shift * (k % 2), SIDE * (k + 0.5), 0], (SIDE, SIDE, SIDE))
        for k in range(count)
    ]
    contacts = [
        plane("box0", axis_a=[0, 1, 0], coefficient=0.5),
        *(touch(f"box{k}", f"box{k + 1}", coefficient=0.5) for k in range(count - 1)),
    ]
    return model(bodies, contacts, solver={"duration": duration, "record_every": 1.0}, **more)


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize(("count", "shift"), [(2, 0.0), (4, 0.0), (4, 0.03)])
def test_a_tower_rests_without_creep(count, shift, planar):
    result = simulate(tower(count, shift, planar=planar))
    assert result.outcome.ok
    assert result.events == ()
    # not by the round-off of anything: at the end it stands where it was put
    assert np.array_equal(result.q[-1], result.q[0])
    assert not result.u.any()


def test_ten_boxes_rest_for_a_hundred_seconds_on_the_weight_that_is_above_each():
    count = 10
    result = simulate(tower(count))
    assert result.outcome.ok
    assert result.events == ()
    assert result.outcome.steps < 20
    assert np.array_equal(result.q[-1], result.q[0])
    for k in range(count - 1):
        pressed = result[f"box{k} on box{k + 1}.normal_force"]
        above = (count - 1 - k) * G
        np.testing.assert_allclose(pressed, above, rtol=SHARES)


@pytest.mark.parametrize("speed", [1e-3, 1e-6])
def test_what_moves_slowly_is_not_held(speed):
    """A box on a slippery floor goes on as it was, however slowly; forces on it are in balance."""
    slides = {**box("box0", [0, SIDE / 2, 0]), "velocity": [speed, 0, 0]}
    result = simulate(model([slides], [plane("box0", axis_a=[0, 1, 0])]))
    assert result.outcome.ok
    np.testing.assert_allclose(result["box0.x"][-1], speed, rtol=1e-12)
