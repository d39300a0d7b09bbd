"""Which edges, parts and places touch, where a run does not tell: time steps, and open contacts."""

import numpy as np
import pytest
from tests.engine.proof.machines import MACHINES
from tests.engine.proof.rim_machines import in_a_groove, over_an_edge

import kane
from kane.analyses.proof_steps import steps_finding
from kane.analyses.proof_windows import contacts_of_run
from kane.analyses.proving import prove
from kane.compiled import compile_model
from kane.elements.primitives import ShapeContact
from kane.model.poses import initial_poses
from kane.solve.changing.modes import Modes


def run(name):
    own = MACHINES[name]
    return kane.simulate(own.model(), **own.settings)


def test_edges_that_cross_in_time_steps_are_looked_at():
    """Neither what holds in each step nor the contacts are left undecided."""
    findings = prove(run("moreau crossing"), again=False).findings
    undecided = [each for each in findings if each.verdict != "right"]
    # what has no rates is not compared by them, and that alone
    assert [each.title for each in undecided] == [findings[0].title]


@pytest.mark.slow
def test_places_as_near_as_each_other_are_told_by_their_contact():
    finding = steps_finding(run("moreau over an edge"), None)
    assert finding.verdict == "undecided"
    assert "'touch' has places as near as each other" in finding.place


def test_a_box_on_planes_through_the_origin_is_looked_at():
    """A corner of a plane's own height, but for round-off, is on it."""
    result = kane.simulate(in_a_groove(), duration=0.01, record_every=0.005)
    assert max(abs(each.left) for each in contacts_of_run(result)) < 1e-7


@pytest.mark.parametrize("is_held", [False, True])
def test_of_two_places_as_near_none_is_said_to_touch(is_held):
    model = over_an_edge(is_held)
    edges = [
        each.contact.gap
        for each in Modes(model, compile_model(model)).whole.contacts
        if isinstance(each.contact.gap, ShapeContact) and each.contact.gap.features_b
    ]
    poses = initial_poses(model)
    first, second, *others = (each.height(poses) for each in edges[:4])
    assert first == pytest.approx(second, abs=1e-12)
    assert all(other > 0.1 for other in others)
    assert [each.nearest_pair(poses) for each in edges[:4]] == [None] * 4
    places = edges[0]._crossings(poses)
    assert len({each.pair for each in places}) == len(places) == 2
    for each in places:  # a pair by its number is the one that was found
        assert np.array_equal(edges[0].parts(poses, each.pair).point, each.point)
