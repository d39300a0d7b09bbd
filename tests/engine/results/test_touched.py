"""Accelerations of a run whose contacts touch with one of several edges that are as near."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.proof.made_machines import after_another, faces_meet
from tests.engine.random_machine import renamed

from kane import simulate
from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.shapes import Disc
from kane.model import Model

STEP = 1e-3  # s
# Differences of speeds: STEP^2 times third derivatives of some thousand, over six.
CLOSE = 5e-3  # of the largest


def test_accelerations_are_the_rates_of_speeds_where_edges_cross_on_a_common_face():
    """Told by edges other than those that held, a body that is welded to the ground accelerates."""
    result = simulate(faces_meet(), duration=0.03, record_every=STEP)
    behind = np.flatnonzero(result.time > 1.5 * STEP + max(each.time for each in result.events))
    assert len(behind) > 10
    u = result.solver_u.reshape(len(result.time), -1, 6)
    rates = (u[behind[2:]] - u[behind[:-2]]) / (2.0 * STEP)
    told = result.accelerations[behind[1:-1]]
    np.testing.assert_allclose(told, rates, rtol=0, atol=CLOSE * np.abs(rates).max())
    assert np.abs(told[:, 0]).max() < 1e-9  # the box, which is held


def lying_and_meeting() -> Model:
    """Return a disc that falls flat from its edge, beside a bar that falls askew on a box."""
    radius, half, lean = 0.25, 0.1, 0.02
    up = (math.sin(lean), math.cos(lean), 0.0)
    height = radius * math.sin(lean) + half * math.cos(lean)
    disc = Body(name="disc", mass=0.9, inertia=(0.02, 0.03, 0.02), position=(5.0, height, 0.0),
                shapes=(Disc(axis=up, radius=radius, thickness=2 * half),))  # fmt: skip
    floor = PlaneContact(name="floor", body_a="ground", body_b="disc", axis_a=(0.0, 1.0, 0.0),
                         coefficient=0.4)  # fmt: skip
    model = faces_meet()
    return replace(model, bodies=(disc, *model.bodies), contacts=(floor, *model.contacts))


def in_other_order(model: Model) -> Model:
    return replace(model, bodies=model.bodies[::-1], contacts=model.contacts[::-1])


def other_name(name: str) -> str:
    """Return a name that sorts the other way round."""
    return "".join(chr(219 - ord(letter)) for letter in name)


def with_other_names(model: Model) -> Model:
    return renamed(model, other_name)


def elsewhere(model: Model) -> Model:
    """Return it at another place along the floor."""
    (hold,) = model.joints
    there = [replace(each, position=_moved(each.position)) for each in model.bodies]
    return replace(
        model, bodies=tuple(there), joints=(replace(hold, point_a=_moved(hold.point_a)),)
    )


def _moved(place):
    return place[0] - 0.7, place[1], place[2] + 1.3


def told(model: Model) -> dict[str, np.ndarray]:
    """Return what is told of the accelerations of each body, by its name."""
    result = simulate(model, duration=0.08, record_every=0.01)
    assert result.outcome.ok
    assert any(each.kind == "comes to rest" and "lying" in each.part for each in result.events)
    every = np.searchsorted(result.time, np.arange(9) * 0.01 - 1e-9)
    names = [*result.system.frames.index][1:]
    return dict(zip(names, result.accelerations[every].swapaxes(0, 1), strict=True))


@pytest.mark.parametrize("other", [in_other_order, with_other_names, elsewhere, after_another])
def test_accelerations_of_what_touches_do_not_depend_on(other):
    """Order, names, the place, and what else is in the model."""
    model = lying_and_meeting()
    right, found = told(model), told(other(model))
    for name in ("disc", "box", "bar"):
        theirs = other_name(name) if other is with_other_names else name
        scale = max(9.81, np.abs(right[name]).max())
        np.testing.assert_allclose(found[theirs], right[name], rtol=0, atol=1e-6 * scale)
