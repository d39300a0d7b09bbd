import numpy as np
import pytest


@pytest.fixture
def frames():
    """What draws pictures of a film: a red square that goes from left to right on white."""

    def draw(film, time):
        width, height = film.size
        picture = np.full((height, width, 4), 255, np.uint8)
        part = (time - film.start) / (film.end - film.start)
        left = round(part * (width - 20))
        picture[20:40, left : left + 20, :3] = (30, 40, 200)
        return picture

    return draw
