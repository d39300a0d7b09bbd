"""Every kind of snap has a marker and a word."""

import numpy as np
import pytest

from kanevas.hand.snapping.marks import MARKS, _mark, word
from kanevas.hand.snapping.snapping import LAGS, Snap

LINES = {"edge", "grid", "horizontal", "vertical", "angle", "alignment"}


def test_all_kinds_of_points_and_lines_have_a_mark():
    assert set(MARKS) == set(LAGS) | LINES


@pytest.mark.parametrize("kind", MARKS)
def test_a_kind_has_a_word_and_something_to_draw(kind):
    assert word(Snap(kind, np.zeros(3), owner="rod 1"))
    assert not _mark(MARKS[kind]).isEmpty()


def test_what_nobody_knows_is_refused():
    with pytest.raises(ValueError, match="no word"):
        word(Snap("corner of the eye", np.zeros(3)))
    with pytest.raises(ValueError, match="no mark"):
        _mark("blot")
