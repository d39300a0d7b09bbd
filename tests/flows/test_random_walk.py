"""Random walks through edits, undos, redos, copies and saves."""

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from tests.editing_walk import Walk

from kanevas.document.document import Document

pytestmark = pytest.mark.usefixtures("qapp")


class Machine(RuleBasedStateMachine):
    """Hypothesis chooses each turn of the walk, and looks for the shortest walk that fails."""

    def __init__(self):
        super().__init__()
        self.walk = Walk(Document(), lambda _: 0, self.folder / "walk.json")

    @rule(data=st.data())
    def step(self, data):
        self.walk._draw = lambda count: data.draw(st.integers(0, count - 1))
        self.walk.step()

    def teardown(self):
        self.walk.check()
        self.walk.undo_all()


@pytest.mark.parametrize("walks", [3, pytest.param(6, marks=pytest.mark.slow)])
def test_documents_equal_a_replay_of_their_history(tmp_path, walks):
    run_state_machine_as_test(
        type("MachineHere", (Machine,), {"folder": tmp_path}),
        settings=settings(
            max_examples=walks,
            stateful_step_count=200,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_walk_of_two_thousand_edits_ends_where_its_history_leads(seed, tmp_path):
    lot = random.Random(seed)
    walk = Walk(Document(), lot.randrange, tmp_path / "walk.json")
    while walk.edits < 2000:
        walk.step()
    walk.check()
    walk.undo_all()
