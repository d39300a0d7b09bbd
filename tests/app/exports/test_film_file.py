import sys

import av
import numpy as np
import pytest
from tests.app.exports.formats import FORMATS

import kane
from kanevas.exports import film_file
from kanevas.exports.film import Film, Format
from kanevas.exports.film_file import CODECS, formats_here, write_film

RED, WHITE = (200, 40, 30), (255, 255, 255)


def pictures_of(path):
    with av.open(str(path)) as container:
        frames = list(container.decode(video=0))
    return [frame.to_ndarray(format="rgb24") for frame in frames], [f.time for f in frames]


@pytest.mark.parametrize("form", FORMATS)
def test_a_film_comes_back_frame_by_frame(tmp_path, frames, form):
    film = Film(width=161, height=91, rate=25, end=2.0, speed=4.0, format=form)
    size = (161, 91) if form is Format.GIF else (160, 90)
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


# the codec, and the marks of the table of contents and of the pictures
INSIDE = {
    Format.WEBM: ("vp9", b"\x1c\x53\xbb\x6b", b"\x1f\x43\xb6\x75"),
    Format.MP4: ("h264", b"moov", b"mdat"),
}


@pytest.mark.parametrize("form", [each for each in FORMATS if each.values[0] in INSIDE])
def test_players_take_the_videos(tmp_path, frames, form):
    film = Film(width=160, height=90, rate=30, end=0.5, format=form)
    path = tmp_path / "film"
    write_film(path, film, (frames(film, t) for t in film.shots))
    codec, index, pictures = INSIDE[form]
    with av.open(str(path)) as container:
        context = container.streams.video[0].codec_context
        assert context.name == codec
        assert context.pix_fmt == "yuv420p"
        assert (context.colorspace, context.color_range) == (1, 1)  # BT.709, of video
        assert container.streams.video[0].average_rate == 30
        assert form.value in container.format.name
    data = path.read_bytes()
    assert data.index(index) < data.index(pictures)  # starts before all of it is there


def test_what_the_user_gets_without_a_word_needs_no_gpl():
    assert Film().format is Format.WEBM
    assert set(CODECS) == set(Format)
    gpl = {"libx264", "libx265", "libxvid"}
    assert [each for each in Format if CODECS[each].encoder in gpl] == [Format.MP4]
    assert {Format.WEBM, Format.GIF} <= set(formats_here())


def test_formats_without_encoder_are_left_out(monkeypatch):
    without = CODECS | {Format.MP4: CODECS[Format.MP4]._replace(encoder="libx264_left_out")}
    monkeypatch.setattr(film_file, "CODECS", without)
    assert formats_here() == (Format.WEBM, Format.GIF)


def test_without_pyav_there_is_no_format(monkeypatch):
    monkeypatch.setitem(sys.modules, "av.codec", None)
    assert formats_here() == ()


@pytest.mark.parametrize("form", FORMATS)
def test_a_film_that_is_given_up_leaves_the_old_file_whole(tmp_path, frames, form):
    path = tmp_path / "film"
    path.write_text("old")
    film = Film(width=160, height=90, rate=30, end=1.0, format=form)

    def pictures():
        for i, time in enumerate(film.shots):
            if i == 20:
                raise InterruptedError
            yield frames(film, time)

    with pytest.raises(kane.FileError):
        write_film(path, film, pictures())
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("form", FORMATS)
def test_a_closed_folder_is_told(tmp_path, frames, form):
    film = Film(width=160, height=90, end=0.1, format=form)
    with pytest.raises(kane.FileError, match=r"Cannot write .*no folder"):
        write_film(tmp_path / "no folder" / "film", film, (frames(film, t) for t in film.shots))


@pytest.mark.parametrize("form", FORMATS)
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path, frames, form):
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    film = Film(width=640, height=360, rate=30, end=2.0, format=form)
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
