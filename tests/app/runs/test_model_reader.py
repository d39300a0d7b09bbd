"""Reading a model does not keep the window waiting, and the user may have enough of it."""

import threading
import time
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from tests.engine.helpers import pendulum
from tests.person import click, dialog, wait_until

import kane
from kane.errors import Fault, KaneError, ModelError
from kanevas.runs.model_reader import ModelReader
from kanevas.widgets.progress_dialog import PATIENCE, ProgressDialog


@pytest.fixture
def reader(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    reader = ModelReader(window)
    yield reader
    reader.stop()


@pytest.fixture
def gate():
    """What a reading waits for, so that it takes as long as the test wants."""
    gate = threading.Event()
    yield gate
    gate.set()


def slow(gate, model=None):
    gate.wait(30.0)
    return model or pendulum()


def test_what_is_quick_is_there_at_once(reader):
    model = pendulum()
    assert reader.read("a.json", lambda: model) is model
    assert reader.read("a.json", lambda: model) is model


def test_it_is_read_in_another_thread_and_the_window_goes_on(reader, gate):
    beats, threads = [], []

    def reading():
        threads.append(threading.get_ident())
        return slow(gate)

    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(lambda: (beats.append(1), len(beats) == 20 and gate.set()))
    timer.start()
    assert reader.read("a.json", reading) == pendulum()
    timer.stop()
    assert len(beats) >= 20
    assert threads[0] != threading.get_ident()


def test_what_takes_long_says_so_and_ends_by_itself(reader, gate):
    def hand(box):
        assert box.label.text() == "Reading a.json …"
        gate.set()
        wait_until(lambda: reader._found is not None)

    began = time.monotonic()
    with dialog(ProgressDialog, hand, title="Opening"):
        assert reader.read("a.json", partial(slow, gate)) == pendulum()
    assert time.monotonic() - began >= PATIENCE / 1000


def test_it_can_be_given_up_and_another_be_read(reader, gate):
    with dialog(ProgressDialog, lambda box: click(box.cancel)):
        assert reader.read("a.json", partial(slow, gate)) is None
    other = kane.Model(title="other")
    assert reader.read("b.json", lambda: other) is other  # while the first still goes on
    gate.set()


def test_an_error_comes_out_as_it_went_in(reader):
    fault = ModelError([Fault("bodies[0].mass", "is missing")])

    def refuse():
        raise fault

    with pytest.raises(ModelError) as caught:
        reader.read("a.json", refuse)
    assert caught.value is fault


def test_what_nobody_foresaw_is_told(reader, capsys):
    def fall():
        raise ZeroDivisionError("by zero")

    with pytest.raises(KaneError, match="ZeroDivisionError: by zero"):
        reader.read("a.json", fall)
    assert "Traceback" in capsys.readouterr().err


def test_the_end_of_the_window_ends_it(reader, gate):
    QTimer.singleShot(20, reader, lambda: (gate.set(), reader.stop()))
    assert reader.read("a.json", partial(slow, gate)) in (None, pendulum())
    assert not reader._left


def test_the_window_opens_a_slow_file_or_keeps_what_it_has(window, gate, tmp_path, monkeypatch):
    path = tmp_path / "slow.json"
    kane.save(pendulum(), path)
    reads = []

    def load(path, unfinished):
        reads.append(path)
        gate.wait(30.0)
        return kane.files.model_json.load(path, unfinished)

    monkeypatch.setattr("kanevas.files.file_dialogs.load", load)
    before = window.workspace.document.model
    with dialog(ProgressDialog, lambda box: click(box.cancel)):
        assert not window.files.open(path)
    assert window.workspace.document.model is before

    def hand(_):
        gate.set()
        wait_until(lambda: window.files.reader._found is not None)

    with dialog(ProgressDialog, hand):
        assert window.files.open(path)
    assert window.workspace.document.model == pendulum()
    assert window.workspace.document.path == path
    assert len(reads) == 2
