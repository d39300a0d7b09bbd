import av
import pytest
from PySide6.QtCore import QThread
from PySide6.QtGui import QColor, QImage

import kane
from kanevas.exports.film import Film, Format
from kanevas.exports.filming import AHEAD, Filming

pytestmark = pytest.mark.usefixtures("qapp")
FILM = Film(width=160, height=90, rate=30, end=1.0)


class Artist:
    """Draws plain pictures and counts them."""

    def __init__(self):
        self.times, self.threads = [], set()

    def draw(self, time):
        self.times.append(time)
        self.threads.add(QThread.currentThread())
        picture = QImage(160, 90, QImage.Format.Format_RGB32)
        picture.fill(QColor("#336699"))
        return picture


@pytest.mark.parametrize("form", [Format.WEBM, Format.GIF], ids=["webm", "gif"])
def test_all_pictures_are_drawn_here_and_encoded_elsewhere(qtbot, tmp_path, form):
    film = Film(width=160, height=90, rate=30, end=1.0, format=form)
    artist, path, told = Artist(), tmp_path / "film", []
    filming = Filming(film, artist.draw, path)
    filming.progressed.connect(told.append)
    with qtbot.waitSignal(filming.finished) as finished:
        filming.start()
    assert finished.args == [path]
    assert artist.times == film.shots.tolist()
    assert artist.threads == {QThread.currentThread()}
    assert told == list(range(1, len(film.shots) + 1))
    with av.open(str(path)) as container:
        assert sum(1 for _ in container.decode(video=0)) == film.count


def test_few_pictures_wait_at_a_time(tmp_path, qtbot):
    artist = Artist()
    filming = Filming(FILM, artist.draw, tmp_path / "film")
    filming.start()
    assert len(artist.times) == AHEAD  # the rest comes as the encoder takes them
    with qtbot.waitSignal(filming.finished):
        pass


def test_cancel_leaves_no_file(qtbot, tmp_path):
    artist = Artist()
    filming = Filming(FILM, artist.draw, tmp_path / "film")
    filming.progressed.connect(lambda done: filming.cancel() if done == 5 else None)
    with qtbot.waitSignal(filming.cut):
        filming.start()
    assert len(artist.times) < FILM.count
    assert not list(tmp_path.iterdir())


def test_stop_waits_until_nothing_runs(tmp_path):
    filming = Filming(FILM, Artist().draw, tmp_path / "film")
    filming.start()
    filming.stop()
    assert not filming._task.isRunning()
    assert not list(tmp_path.iterdir())


def test_a_picture_that_cannot_be_drawn_ends_the_film(tmp_path, qtbot):
    def draw(_):
        raise ZeroDivisionError

    filming = Filming(FILM, draw, tmp_path / "film")
    with qtbot.waitSignal(filming.cut), pytest.raises(ZeroDivisionError):
        filming.start()
    assert not list(tmp_path.iterdir())


def test_a_picture_that_is_too_large_is_told(tmp_path, qtbot):
    def draw(_):
        raise kane.FileError("There is not enough memory.")

    filming = Filming(FILM, draw, tmp_path / "film")
    with qtbot.waitSignal(filming.failed) as failed:
        filming.start()
    assert failed.args == ["There is not enough memory."]
    assert not list(tmp_path.iterdir())


def test_what_keeps_the_file_from_being_written_is_told(tmp_path, qtbot):
    filming = Filming(FILM, Artist().draw, tmp_path / "none" / "film")
    with qtbot.waitSignal(filming.failed) as failed:
        filming.start()
    assert "Cannot write" in failed.args[0]
