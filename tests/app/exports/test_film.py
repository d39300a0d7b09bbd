import numpy as np
import pytest

from kanevas.exports.film import Film, Format


@pytest.mark.parametrize(
    ("film", "count", "seconds"),
    [
        (Film(end=1.0, rate=30), 31, 31 / 30),
        (Film(end=0.03, rate=25, speed=0.005), 151, 151 / 25),
        (Film(start=1.0, end=3.0, rate=10, speed=2.0), 11, 1.1),
        (Film(end=0.3, rate=10, speed=1.0), 4, 0.4),
        (Film(start=1.0, end=1.0), 1, 1 / 30),
    ],
)
def test_frames_go_from_start_to_end(film, count, seconds):
    assert film.count == len(film.times) == count
    assert film.seconds == pytest.approx(seconds)
    assert film.times[0] == film.start
    assert film.times[-1] == pytest.approx(film.end)


def test_no_frame_lies_beyond_the_end():
    film = Film(end=1.0, rate=7, speed=0.3)
    assert film.times[-1] <= 1.0 + 1e-12
    assert film.times[-1] + film.speed / film.rate > 1.0


def test_videos_have_even_sides_and_gif_any():
    for form in (Format.WEBM, Format.MP4):
        assert Film(width=641, height=359, format=form).size == (640, 358)
    assert Film(width=641, height=359, format=Format.GIF).size == (641, 359)


def test_a_gif_asks_for_samples_from_all_over_the_film_first():
    film = Film(end=2.0, rate=25, format=Format.GIF)
    samples = len(film.shots) - film.count
    assert 2 <= samples <= 12
    assert film.shots[0] == film.start
    assert film.shots[samples - 1] == pytest.approx(film.end)
    np.testing.assert_array_equal(film.shots[samples:], film.times)
    assert len(Film(end=0.0, format=Format.GIF).shots) == 2
