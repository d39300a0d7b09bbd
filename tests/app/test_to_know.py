from kane.solve.outcome import Ending, Outcome
from kanevas.to_know import to_know
from kanevas.units.systems import SI


def outcome(shift, disagreement=""):
    return Outcome(Ending.FINISHED, "", 1.0, 2, 0, 2, 0.0, 0.0, 0.0, shift, "", disagreement)


def test_nothing_is_said_of_round_off():
    assert list(to_know(outcome(1e-12), SI)) == []


def test_bodies_that_were_moved_and_joints_that_disagree_are_told():
    moved, disagreement = to_know(outcome(0.002, "'a' and 'b' do not quite agree."), SI)
    assert moved == "Before the run, bodies were moved by up to 2 mm to close the joints."
    assert disagreement == "'a' and 'b' do not quite agree."
