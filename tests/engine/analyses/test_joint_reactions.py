"""Reactions at an instant against those of the result, in all axes."""

import numpy as np
import pytest
from tests.engine.four_bar import four_bar
from tests.engine.machines import SliderCrank, run
from tests.engine.mechanisms import bricard
from tests.engine.random_machine import random_machine

from kane.analyses.instant import instant_at_start, instant_of
from kane.analyses.joint_reactions import joint_reactions
from kane.solve.open_reactions import open_reactions

AXES = ("ground", "body_a", "body_b")


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize(
    "model",
    [random_machine(0), SliderCrank().model(), four_bar(3, 1, 2.5, 2)],
    ids=["random", "slider-crank", "loop"],
)
def test_they_are_those_of_the_result(model, axes):
    result = run(model, duration=0.2, record_every=0.1)
    for found in joint_reactions(instant_of(result, 1), axes):
        expected = result.reaction(found.joint, axes)[1]
        np.testing.assert_allclose(found.wrench, expected, atol=1e-9 * np.abs(expected).max())
        ground = result.reaction(found.joint)[1]
        np.testing.assert_allclose(found.in_ground, ground, atol=1e-9 * np.abs(ground).max())


@pytest.mark.parametrize("model", [four_bar(3, 1, 2.5, 2), bricard()], ids=["loop", "bricard"])
def test_what_is_not_unique_is_that_of_the_result(model):
    instant = instant_at_start(model)
    expected = open_reactions(instant.system, instant.state)
    assert expected
    for found in joint_reactions(instant):
        assert found.not_unique == expected.get(found.joint, ())


def test_in_axes_of_a_body_other_components_are_left_open():
    model = four_bar(3, 1, 2.5, 2)
    ground = {r.joint: r.not_unique for r in joint_reactions(instant_at_start(model))}
    assert ground["B"] == ("fz", "mx", "my")
    # the axes of the bodies are turned about z alone: the same components
    for axes in ("body_a", "body_b"):
        found = {r.joint: r.not_unique for r in joint_reactions(instant_at_start(model), axes)}
        assert found == ground
