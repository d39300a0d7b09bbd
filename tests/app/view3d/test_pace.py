"""When the 3D view is drawn: in a film with each frame, under the hand when there is time."""

import pytest
from PySide6.QtCore import QObject

from kanevas.view3d.pace import FRAME, MOST, QUICK, REST, Pace


@pytest.fixture
def done():
    return []


@pytest.fixture
def pace(qapp, done):  # noqa: ARG001
    parent = QObject()
    yield Pace(lambda: done.append(True), parent)
    parent.deleteLater()


def test_quick_work_is_done_with_each_frame_of_a_film(pace, done):
    pace.add(0.9 * MOST)
    for _ in range(3):
        pace.ask(may_rest=False)
    assert len(done) == 3
    assert not pace.isActive()


def test_a_frame_of_a_film_leaves_nothing_to_be_done_later(pace, done):
    pace.ask(may_rest=True)
    assert pace.isActive()
    assert not done
    pace.ask(may_rest=False)
    assert len(done) == 1
    assert not pace.isActive()


def test_slow_work_takes_a_third_of_the_time_of_a_film(pace, done):
    pace.add(0.1)
    pace.ask(may_rest=False)
    assert not done
    assert pace.interval() == 200
    pace.ask(may_rest=False)
    assert pace.isActive()


def test_under_the_hand_quick_work_is_done_soon_and_slow_work_at_rest(pace, done):
    pace.ask(may_rest=True)
    assert pace.interval() == FRAME
    pace.add(1.1 * QUICK)
    pace.ask(may_rest=True)
    assert pace.interval() == REST
    assert not done


def test_work_that_is_another_waits_until_it_has_shown_how_long_it_takes(pace, done):
    pace.expect_much()
    pace.ask(may_rest=False)
    assert not done
    pace._do()
    assert len(done) == 1
    pace.ask(may_rest=False)
    assert len(done) == 2
