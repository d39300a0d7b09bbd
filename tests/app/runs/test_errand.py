"""Work beside the window: who cancels it does not wait, and gets what was done all the same."""

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from kanevas.runs.errand import Errand


@pytest.fixture
def owner(qapp: QCoreApplication) -> QObject:  # noqa: ARG001 - signals need it
    return QObject()


class Stubborn:
    """Work that notices a cancel only when it is let go."""

    def __init__(self, value: str) -> None:
        self.gate, self.value = threading.Event(), value

    def __call__(self, *_: object) -> str:
        assert self.gate.wait(60)
        return self.value


def test_who_cancels_does_not_wait_and_gets_what_was_done(owner: QObject, qtbot: QtBot) -> None:
    errand, work, found = Errand(owner), Stubborn("half"), list[object]()
    errand.succeeded.connect(found.append)
    errand.start(work)
    with qtbot.waitSignal(errand.released):
        errand.cancel()
    assert not errand.busy and found == []
    with qtbot.waitSignal(errand.succeeded):
        work.gate.set()
    assert found == ["half"]
    errand.stop()


def test_what_comes_late_does_not_disturb_other_work(owner: QObject, qtbot: QtBot) -> None:
    errand, old, new, found = Errand(owner), Stubborn("old"), Stubborn("new"), list[object]()
    errand.succeeded.connect(found.append)
    errand.start(old)
    with qtbot.waitSignal(errand.released):
        errand.cancel()
    errand.start(new)
    old.gate.set()
    qtbot.waitUntil(lambda: not errand._late)
    assert errand.busy and found == []
    with qtbot.waitSignal(errand.succeeded):
        new.gate.set()
    assert found == ["new"]
    errand.stop()


def test_work_that_ends_at_once_is_not_late(owner: QObject, qtbot: QtBot) -> None:
    errand, found = Errand(owner), list[object]()
    errand.succeeded.connect(found.append)
    errand.released.connect(lambda: found.append("released"))
    errand.start(lambda _, __, stop: stop.wait(60))
    with qtbot.waitSignal(errand.succeeded):
        errand.cancel()
    assert not errand._patience.isActive()
    assert found == [True]
    errand.stop()


def test_stop_waits_for_what_is_late(owner: QObject, qtbot: QtBot) -> None:
    errand, work = Errand(owner), Stubborn("late")
    errand.start(work)
    with qtbot.waitSignal(errand.released):
        errand.cancel()
    work.gate.set()
    errand.stop()
    assert errand._late == [] and not errand.busy
