import pytest

from kanevas.playback.time_text import time_text


@pytest.mark.parametrize(
    ("time", "end", "text"),
    [
        (0.01235, 0.03, "12.35 / 30.00 ms"),
        (0.0, 0.0, "–"),
        (1.5, 3.0, "1.500 / 3.000 s"),
        (1.5, 30.0, "1.50 / 30.00 s"),
        (1.0, 1.0, "1.000 / 1.000 s"),
        (12.3, 3600.0, "12 / 3600 s"),
        (0.0, 5e-5, "0.00 / 50.00 µs"),
        (1e-9, 2e-9, "0.001 / 0.002 µs"),
    ],
)
def test_both_times_share_a_unit_that_fits(time, end, text):
    assert time_text(time, end) == text
