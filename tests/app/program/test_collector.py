"""Garbage of Qt goes in the thread of the window, whichever thread makes the new objects."""

import gc
import re
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

import kane
import kanevas
from kanevas.program.collector import Collector
from kanevas.runs.task import Task

pytestmark = pytest.mark.usefixtures("as_before", "qtbot")


@pytest.fixture
def as_before() -> Iterator[None]:
    was = gc.isenabled()
    yield
    if was:
        gc.enable()


def test_circles_of_qt_go_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    """A timer that goes in another thread is a warning of Qt at best; here warnings fail."""
    threads: set[int] = set()

    def note(*_: object) -> None:
        threads.add(threading.get_ident())

    def work(_: object, stop: threading.Event) -> None:
        while not stop.is_set():  # as many new objects as any analysis makes
            _ = [[i] for i in range(5000)]

    owner = QObject()
    collector = Collector(owner)
    task = Task(work)
    gc.callbacks.append(note)
    try:
        task.start()
        gone = [_circle() for _ in range(20)]

        def all_gone() -> bool:
            collector.look()
            return not any(each() is not None for each in gone)

        qtbot.waitUntil(all_gone)
        QCoreApplication.processEvents()
    finally:
        gc.callbacks.remove(note)
        task.cancel()
        task.wait()
    assert threads == {threading.get_ident()}
    assert not gc.isenabled()


def _circle() -> "weakref.ref[QTimer]":
    """Return what tells whether a running timer is gone, which holds itself."""
    timer = QTimer()
    timer.setProperty("round", 0)
    timer.itself = timer  # type: ignore[attr-defined]
    timer.start(1)
    return weakref.ref(timer)


def test_little_that_is_new_is_no_matter() -> None:
    owner = QObject()
    collector = Collector(owner)
    looks: list[int] = []

    def note(_: str, about: dict[str, int]) -> None:
        looks.append(about["generation"])

    gc.collect()
    gc.callbacks.append(note)
    try:
        collector.look()
        assert looks == []
        kept = [[i] for i in range(3 * gc.get_threshold()[0])]
        collector.look()
        assert looks and max(looks) < 2, kept[0]
    finally:
        gc.callbacks.remove(note)


def test_nobody_else_lets_the_collector_run() -> None:
    """A closed window does, in the thread of windows; the solver puts back what it found."""
    found = {
        path.name
        for package in (kane, kanevas)
        for path in Path(str(package.__file__)).parent.rglob("*.py")
        if re.search(r"\bgc\.(collect|enable)\(", path.read_text(encoding="utf-8"))
    }
    assert found == {"collector.py", "windows.py", "preparation.py"}
