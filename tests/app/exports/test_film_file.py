import av
import numpy as np
import pytest

import kane
from kanevas.exports.film import Film
from kanevas.exports.film_file import write_film

RED, WHITE = (200, 40, 30), (255, 255, 255)


def pictures_of(path):
    with av.open(str(path)) as container:
        frames = list(container.decode(video=0))
    return [frame.to_ndarray(format="rgb24") for frame in frames], [f.time for f in frames]


@pytest.mark.parametrize(
    ("is_gif", "size"), [(False, (160, 90)), (True, (161, 91))], ids=["mp4", "gif"]
)
def test_a_film_comes_back_frame_by_frame(tmp_path, frames, is_gif, size):
    film = Film(width=161, height=91, rate=25, end=2.0, speed=4.0, is_gif=is_gif)
    path = tmp_path / "film"
    write_film(path, film, (frames(film, t) for t in film.shots))
    pictures, times = pictures_of(path)
    assert len(pictures) == film.count == 13
    np.testing.assert_allclose(times, np.arange(13) / 25)
    for picture, time in zip(pictures, film.times, strict=True):
        assert picture.shape == (size[1], size[0], 3)
        middle = round(time / 2.0 * (size[0] - 20)) + 10
        np.testing.assert_allclose(picture[30, middle], RED, atol=6)
        np.testing.assert_allclose(picture[70, middle], WHITE, atol=6)
    assert list(tmp_path.iterdir()) == [path]


def test_players_take_the_mp4(tmp_path, frames):
    film = Film(width=160, height=90, rate=30, end=0.5)
    path = tmp_path / "film.mp4"
    write_film(path, film, (frames(film, t) for t in film.shots))
    with av.open(str(path)) as container:
        stream = container.streams.video[0]
        assert stream.codec_context.name == "h264"
        assert stream.codec_context.pix_fmt == "yuv420p"
        assert stream.average_rate == 30
        assert "mp4" in container.format.name
    data = path.read_bytes()
    assert data.index(b"moov") < data.index(b"mdat")  # starts before all of it is there


@pytest.mark.parametrize("is_gif", [False, True], ids=["mp4", "gif"])
def test_a_film_that_is_given_up_leaves_the_old_file_whole(tmp_path, frames, is_gif):
    path = tmp_path / "film"
    path.write_text("old")
    film = Film(width=160, height=90, rate=30, end=1.0, is_gif=is_gif)

    def pictures():
        for i, time in enumerate(film.shots):
            if i == 20:
                raise InterruptedError
            yield frames(film, time)

    with pytest.raises(kane.FileError):
        write_film(path, film, pictures())
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("is_gif", [False, True], ids=["mp4", "gif"])
def test_a_closed_folder_is_told(tmp_path, frames, is_gif):
    film = Film(width=160, height=90, end=0.1, is_gif=is_gif)
    with pytest.raises(kane.FileError, match=r"Cannot write .*no folder"):
        write_film(tmp_path / "no folder" / "film", film, (frames(film, t) for t in film.shots))


@pytest.mark.parametrize("is_gif", [False, True], ids=["mp4", "gif"])
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path, frames, is_gif):
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    film = Film(width=640, height=360, rate=30, end=2.0, is_gif=is_gif)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, before[1]))
    try:
        with pytest.raises(kane.FileError, match=r"Cannot write .*too large"):
            write_film(tmp_path / "film", film, (frames(film, t) for t in film.shots))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)
    assert not list(tmp_path.iterdir())
