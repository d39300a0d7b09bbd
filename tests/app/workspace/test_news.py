"""What is told of a run in the status bar."""

import pytest
from tests.strict_weather import MODELS

import kane
from kane.files.model_json import load
from kanevas.units import quantity
from kanevas.units.systems import MILLIMETRES
from kanevas.workspace.news import summary_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def stepped():
    return kane.simulate(load(MODELS / "die.json"), duration=0.4, method="moreau", step=2e-3)


def test_time_steps_over_contacts_tell_how_deep_bodies_were_in_each_other(stepped):
    depth = stepped.outcome.position_violation
    assert depth > 0.0
    assert summary_of(stepped, MILLIMETRES).endswith(
        f", up to {quantity(depth, 'm', MILLIMETRES, 2)} deep in each other"
    )


def test_where_events_are_found_or_nothing_touches_no_depth_is_told():
    found = kane.simulate(load(MODELS / "die.json"), duration=0.1)
    free = kane.simulate(
        load(MODELS / "hinged_rods.json"), duration=0.1, method="moreau", step=1e-2
    )
    assert all("deep" not in summary_of(each, MILLIMETRES) for each in (found, free))
