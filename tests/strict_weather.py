"""Strict weather for the tests of the program: no warnings of Qt, nothing left behind.

The conftest.py of each folder with such tests takes these fixtures in; the engine's tests, which
run where Qt is out of reach, never see this module.
"""

import functools
import gc
import random
import threading
import time
from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from kane.files.model_json import load
from kane.model import Model
from kanevas.program.guard import set_guard

MODELS = Path(__file__).parents[1] / "models"
# milliseconds that a test waits at most: a busy machine is no fault
AWAITED = 120_000
# Qt keeps the window of the last tooltip for the next one.
KEPT_BY_QT = {"QTipLabel"}
PATIENCE = 20.0  # s; as long as a busy machine may need to end what is ending


@pytest.fixture(scope="session", autouse=True)
def guard() -> None:
    """An error in what Qt calls fails its test, as pytest-qt hears of it, and no other one."""
    set_guard()


@pytest.fixture(scope="session", autouse=True)
def imports_kept() -> None:
    """What was imported stays, and is no matter for the collections after tests of windows."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_warnings_of_qt(request: pytest.FixtureRequest) -> None:
    # Not in pyproject.toml, whose options must also do for runs without pytest-qt.
    request.node.add_marker(pytest.mark.qt_log_level_fail("WARNING"))


class PatientBot(QtBot):
    """Waits for signals and conditions as long as a busy machine may need."""

    waitSignal = partialmethod(QtBot.waitSignal, timeout=AWAITED)  # noqa: N815 - Qt's way
    waitSignals = partialmethod(QtBot.waitSignals, timeout=AWAITED)  # noqa: N815 - Qt's way
    waitUntil = partialmethod(QtBot.waitUntil, timeout=AWAITED)  # noqa: N815 - Qt's way


@pytest.fixture
def qtbot(request: pytest.FixtureRequest) -> QtBot:
    request.getfixturevalue("qapp")
    return PatientBot(request)


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and data of the program go to a new folder; the cache of compiled kernels stays."""
    move_to(tmp_path_factory.mktemp("home"), monkeypatch)


def move_to(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let settings and data of the program go to a folder."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable))
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(home / "settings"))


@pytest.fixture(autouse=True)
def fixed_seeds() -> None:
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002 - what libraries draw from


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail when a window, a running thread or an active timer survives its test."""
    before = {id(thing) for thing in _living()}
    yield
    request.node.funcargs.clear()  # pytest would hold on to the windows of fixtures
    deadline = time.monotonic() + PATIENCE
    while (left := _left_since(before)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left, f"left behind: {left}"


def _left_since(before: set[int]) -> list[str]:
    if QApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
    if not _new_since(before):
        return []
    gc.collect()
    if _new_since(before):  # a window that closes among others has the collector pass over the rest
        gc.unfreeze()
        gc.collect()
        gc.freeze()
    return _new_since(before)


def _new_since(before: set[int]) -> list[str]:
    """Name what is new; a list of the things themselves would keep them alive."""
    return [
        repr(thing)
        for thing in _living()
        if id(thing) not in before and not _is_kept(thing, before)
    ]


def _is_kept(thing: object, before: set[int]) -> bool:
    """Return whether it is a part of a window that was there before: a timer, or what is unseen.

    Such are the lists of choices that a form has in store.
    """
    if isinstance(thing, QThread) or not isinstance(thing, QObject):
        return False
    if isinstance(thing, QWidget) and thing.isVisible():
        return False
    parent = thing.parent()
    while parent is not None and id(parent) not in before:
        parent = parent.parent()
    return parent is not None


def _living() -> list[object]:
    # of a thread of Qt in which a library asked for its name, a note of it stays, and no thread
    threads = [
        thread
        for thread in threading.enumerate()
        if thread.is_alive() and not isinstance(thread, threading._DummyThread)
    ]
    return [*threads, *filter(_is_alive, Shiboken.getAllValidWrappers())]


@functools.cache
def _can_be_left(kind: type) -> bool:
    # thousands of wrappers are looked at before and after every test, most of them of pictures
    return issubclass(kind, QThread | QTimer | QWidget)


def _is_alive(wrapper: object) -> bool:
    if not _can_be_left(type(wrapper)):
        return False
    if isinstance(wrapper, QThread):
        return wrapper.isRunning() and wrapper != QThread.currentThread()
    if isinstance(wrapper, QTimer):
        return wrapper.isActive()
    if isinstance(wrapper, QWidget):
        return wrapper.isWindow() and wrapper.metaObject().className() not in KEPT_BY_QT
    return False


@pytest.fixture(scope="session")
def model() -> Model:
    """The seven-body mechanism."""
    return load(MODELS / "seven_body_mechanism.json")


@pytest.fixture(scope="session")
def two_bodies() -> Model:
    """Two bodies that move in space."""
    return load(MODELS / "two_bodies.json")
