"""Result files from anybody: the process that reads them may fall, the program never does."""

import contextlib
import faulthandler
import io
import os
import random
import signal
import sys
import threading
import time

import numpy as np
import pytest
from tests.damage import damaged
from tests.engine.helpers import pendulum

import kane
from kane.errors import FileError
from kane.results import hdf5, hdf5_contents, hdf5_unpacker

LIMIT = 60.0  # s, of a file that keeps the unpacker busy for 30 s on a machine that has others too

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "result.h5"


@pytest.fixture
def kept(path):
    result = kane.simulate(pendulum(angular_velocity=(0.0, 1.0, 0.0)), duration=0.2)
    result.to_hdf5(path)
    return result


class Unpacker:
    """Unpacks one file after the other in a copy of this process, and in another when it falls."""

    def __init__(self):
        self._pid = 0
        self._end = os.urandom(16)  # what comes after all of a file
        self.falls = 0

    @contextlib.contextmanager
    def opened(self, path, stop=None):
        if not self._pid:
            self._fork()
        os.write(self._asks, bytes(path) + b"\n")
        try:
            yield hdf5_contents.Contents(self._stream, stop)
        finally:
            self._come_to_the_end()

    def close(self):
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
            self._stream.close()
            os.close(self._asks)
            self._pid = 0

    def _fork(self):
        asked, self._asks = os.pipe()
        end, start = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(end)
            os.close(self._asks)
            self._serve(asked, start)
        os.close(asked)
        os.close(start)
        self._stream = os.fdopen(end, "rb", buffering=0)

    def _serve(self, asked, start):
        sys.stdout = io.TextIOWrapper(os.fdopen(start, "wb"))
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115 - the process ends with it
        faulthandler.disable()  # it may crash, which is no news
        for line in os.fdopen(asked, "rb"):
            hdf5_unpacker.main(os.fsdecode(line.rstrip(b"\n")))
            faulthandler.cancel_dump_traceback_later()
            sys.stdout.buffer.write(self._end)
            sys.stdout.buffer.flush()
        os._exit(0)

    def _come_to_the_end(self):
        tail = b""
        while not tail.endswith(self._end):
            found = self._stream.read(2**16)
            if not found:
                self.falls += 1
                self.close()
                return
            tail = tail[-16:] + found


@pytest.fixture
def unpacker(monkeypatch):
    """A process that is there at once stands in the place of one for each file."""
    unpacker = Unpacker()
    monkeypatch.setattr(hdf5, "opened", unpacker.opened)
    yield unpacker
    unpacker.close()


def unpacked_by(monkeypatch, tmp_path, script):
    """Let another program stand in the place of the unpacker."""
    program = tmp_path / "unpacker.py"
    program.write_text(script)
    monkeypatch.setattr(hdf5_contents, "UNPACKER", program)


def refused(path, **options):
    with pytest.raises(FileError, match=r"^Cannot open ") as refusal:
        kane.load_result(path, **options)
    return str(refusal.value)


# --- the process falls


FALLS = {
    "at once": "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)",
    "in the middle": "print('M', end=''); import os; os._exit(3)",
    "out of order": "import sys; sys.stdout.buffer.write(b'N' + (8).to_bytes(8, 'little') * 2)",
    "in a flood": "import sys; sys.stdout.buffer.write(b'M' + bytes([255] * 100))",
}


@pytest.mark.parametrize("script", FALLS.values(), ids=FALLS)
@pytest.mark.usefixtures("kept")
def test_a_process_that_falls_is_told(path, tmp_path, monkeypatch, script):
    unpacked_by(monkeypatch, tmp_path, script)
    assert "the file is damaged" in refused(path)


@pytest.mark.usefixtures("kept")
def test_reading_can_be_given_up(path, tmp_path, monkeypatch):
    unpacked_by(monkeypatch, tmp_path, "import time; time.sleep(600)")
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    assert refused(path, stop=stop).endswith("reading was stopped.")


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of fork
@pytest.mark.usefixtures("kept")
def test_a_library_that_never_comes_back_is_given_up(path, unpacker, monkeypatch):
    def loop(_):
        while True:
            pass

    monkeypatch.setattr(hdf5_unpacker, "PATIENCE", 0.1)
    monkeypatch.setattr(hdf5_unpacker.h5py, "is_hdf5", loop)
    assert "cannot be read to its end" in refused(path)
    assert unpacker.falls == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others know no such limit")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of fork
@pytest.mark.usefixtures("kept", "unpacker")
def test_a_library_that_asks_for_any_memory_gets_none(path, monkeypatch):
    monkeypatch.setattr(hdf5_unpacker.h5py, "is_hdf5", lambda _: bytearray(2**31))
    assert "more memory than it can need" in refused(path)


def test_a_pipe_is_refused(path):
    os.mkfifo(path)
    assert "a pipe or a device" in refused(path)


# --- damaged files


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of fork
@pytest.mark.parametrize("tries", [60, pytest.param(100_000, marks=pytest.mark.slow)])
def test_a_damaged_file_is_told_or_does_no_harm(path, kept, unpacker, monkeypatch, tries):
    monkeypatch.setattr(hdf5_unpacker, "PATIENCE", 3.0)
    whole, chance, told = path.read_bytes(), random.Random(23), 0
    for _ in range(tries):
        path.unlink()
        path.write_bytes(damaged(whole, chance))
        began = time.monotonic()
        try:
            found = kane.load_result(path)
        except FileError:
            told += 1
        else:  # what is believed is a result, with a checksum on each number of it
            assert np.isfinite(found.time).all()
            assert found["rod.x"].shape == found.time.shape
            assert found.outcome.message
        assert time.monotonic() - began < LIMIT
    assert told > tries / 3
    unpacker.close()
    path.write_bytes(whole)
    assert np.array_equal(kane.load_result(path)["rod.x"], kept["rod.x"])
