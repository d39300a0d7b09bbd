"""Marks of events: in a crowd, and in colours that differ."""

from itertools import combinations
from typing import get_args

import numpy as np
import pytest

from kane.reading.holds import Hold
from kanevas.look.event_looks import RANK, Family, color_of_event, color_of_hold, marks_at
from kanevas.look.theme import DARK, LIGHT


def test_marks_that_stand_alone_are_ticks():
    marks = marks_at(np.array([3, 20, 90]), ["strike", "slip", "hold"])
    assert marks.ticks == [(3, "strike"), (20, "slip"), (90, "hold")]
    assert marks.bands == []


def test_a_crowd_is_a_band_of_what_most_of_it_is():
    pixels = np.array([5, 50, 51, 51, 53, 54, 80])
    marks = marks_at(pixels, ["hold", "strike", "strike", "slip", "strike", "hold", "slip"])
    assert marks.ticks == [(5, "hold"), (80, "slip")]
    assert marks.bands == [(50, 54, "strike")]


def test_at_one_pixel_the_rarest_kind_is_shown():
    assert marks_at(np.array([7, 7, 7]), ["slip", "note", "strike"]).ticks == [(7, "note")]


def test_without_events_there_are_no_marks():
    assert marks_at(np.zeros(0, np.int64), []) == ([], [])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_colours_differ(theme):
    assert set(RANK) == set(get_args(Family))
    for kinds, color_of in ((RANK, color_of_event), (get_args(Hold), color_of_hold)):
        for a, b in combinations(kinds, 2):
            assert color_of(theme, a) != color_of(theme, b)
