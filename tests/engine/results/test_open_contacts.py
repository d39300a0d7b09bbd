"""Contacts at more places than it takes: which shares are not unique, and that this is said."""

import numpy as np
import pytest
from tests.exact.test_shape_contacts import G, ball, box, model, plane

from kane import simulate
from kane.results.summary import summary

SHORT = {"duration": 0.02, "record_every": 0.01}


def on_floor(body, planar=False, **contact):
    return simulate(model([body], [plane("body", **contact)], planar=planar, solver=SHORT))


def test_four_corners_share_a_weight_and_it_is_said():
    result = on_floor(box("body", [0, 0.1, 0]))
    (parts,) = result.open_contacts.values()
    assert len(parts) == 4
    forces = result.trajectory.contact_forces("floor of body")[0, :, 0]
    np.testing.assert_allclose(sorted(forces)[-4:], G / 4, rtol=1e-9)  # the shortest
    assert "shares of the places of floor of body: fewer would do" in summary(result)


@pytest.mark.parametrize(
    ("body", "planar", "coefficient", "is_open"),
    [
        (box("body", [0, 0.1, 0]), True, 0.0, False),  # two corners, two equations
        (box("body", [0, 0.1, 0]), True, 0.3, True),  # friction at either may hold it
        (ball("body", [0, 0.05, 0]), False, 0.3, False),
        (box("body", [0, 0.5, 0]), False, 0.3, False),  # it falls
    ],
)
def test_what_is_unique_is_left_out(body, planar, coefficient, is_open):
    result = on_floor(body, planar, coefficient=coefficient)
    assert bool(result.open_contacts) == is_open
    assert ("shares of the places" in summary(result)) == is_open


def test_it_is_looked_at_after_each_event():
    """It lands on all four corners."""
    result = simulate(
        model([box("body", [0, 0.11, 0])], [plane("body")], planar=False,
              solver={"duration": 0.2, "record_every": 0.01})
    )  # fmt: skip
    assert [event.kind for event in result.events][:1] == ["strikes"]
    assert len(result.open_contacts["floor of body"]) == 4
