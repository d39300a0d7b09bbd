"""Events in the program: their lines, where they are sought, and frames on both sides."""

from typing import get_args

import numpy as np
import pytest
from tests.changing_models import run_of

from kane.solve.changing.events import Kind
from kanevas.document.document import Document
from kanevas.units import system_of
from kanevas.units.systems import SI
from kanevas.workspace.player import Player
from kanevas.workspace.presenter import Presenter
from kanevas.workspace.run_events import FAMILIES, RunEvents

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def bounces():
    return run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)


@pytest.fixture
def presenter(bounces):
    document, player = Document(), Player()
    document.recover(bounces.model, None)
    presenter = Presenter(document, player)
    player.time_changed.connect(presenter.show_time)
    presenter.show_result(bounces)
    player.load(float(bounces.time[-1]))
    presenter.moments = []
    presenter.moment_changed.connect(presenter.moments.append)
    yield presenter
    player.pause()


def test_every_kind_belongs_to_a_family():
    assert set(FAMILIES) == set(get_args(Kind))


def test_events_are_in_the_order_of_their_times(bounces):
    events = RunEvents(bounces)
    assert len(events) == len(bounces.events)
    assert (np.diff(events.times) >= 0).all()
    assert events.latest(0.0) is None
    assert events.latest(float(bounces.time[-1])) == len(events) - 1


def test_a_line_is_in_the_units_of_the_person(bounces):
    events = RunEvents(bounces)
    assert events.line(0, SI).startswith(
        "floor (lower limit) strikes, from -4.429 m/s to 3.101 m/s"
    )
    assert "-4429 mm/s" in events.line(0, system_of("mm"))


def test_next_and_previous_event_land_on_the_frame_just_after(presenter, bounces):
    first = bounces.events[0].time
    presenter.seek_event(1)
    moment = presenter.moments[-1]
    assert moment.time == first
    assert bounces.time[moment.frame] == first < bounces.time[moment.frame + 1]
    assert bounces["ball.vy"][moment.frame] > 0
    presenter.seek_event(1)
    assert presenter.moments[-1].time == bounces.events[1].time
    presenter.seek_event(-1)
    assert presenter.moments[-1].time == first
    presenter.seek_event(-1)  # there is none before
    assert presenter.moments[-1].time == first


def test_frame_by_frame_one_passes_both_sides_of_an_event(presenter, bounces):
    presenter.seek_event(1)
    after = presenter.moments[-1].frame
    presenter.step_frames(-1)
    before = presenter.moments[-1]
    assert (before.frame, before.time) == (after - 1, bounces.events[0].time)
    assert bounces["ball.vy"][before.frame] < 0
    presenter.step_frames(-1)
    assert presenter.moments[-1].time < bounces.events[0].time
    seen = []
    for _ in range(3):
        presenter.step_frames(1)
        seen.append(presenter.moments[-1].frame)
    assert seen == [after - 1, after, after + 1]


def test_all_frames_are_passed_forwards_and_backwards(presenter, bounces):
    for _ in range(len(bounces.time) - 1):
        presenter.step_frames(1)
    frames = [moment.frame for moment in presenter.moments if moment.time or moment.frame]
    assert sorted(set(frames)) == list(range(1, len(bounces.time)))
    last = presenter.moments[-1].frame
    presenter.moments.clear()
    for _ in range(last):
        presenter.step_frames(-1)
    passed = {moment.frame for moment in presenter.moments}
    assert passed == set(range(last + 1))


def test_a_result_that_goes_takes_its_events_along(presenter):
    told = []
    presenter.events_changed.connect(told.append)
    presenter.clear()
    assert [len(events) for events in told] == [0]
