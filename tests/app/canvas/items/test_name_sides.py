"""Names beside one another, without a window."""

import numpy as np
from numpy.testing import assert_equal

from kanevas.canvas.items.name_sides import sides


def name(x, y, width=40.0):
    """The rooms of a name at a point: to the upper and lower right, the upper and lower left."""
    return [
        (left, top, left + width, top + 10.0)
        for left in (x + 5.0, x - 5.0 - width)
        for top in (y - 15.0, y + 5.0)
    ]


def standing(*names):
    rooms = np.array(names)
    return rooms[np.arange(len(names)), sides(rooms)]


def test_names_apart_stand_on_their_best_side():
    assert sides(np.array([name(0, 0), name(60, 0), name(0, 30)])) == [0, 0, 0]


def test_names_that_would_cover_one_another_part():
    rooms = standing(name(0, 0), name(20, 0), name(30, 3))
    for i in range(3):
        for j in range(i):
            (a, b, c, d), (e, f, g, h) = rooms[i], rooms[j]
            assert c <= e or g <= a or d <= f or h <= b


def test_where_all_sides_are_taken_the_least_covered_is_chosen():
    names = [name(0, 0)] * 6
    assert_equal(np.bincount(sides(np.array(names)), minlength=4) > 0, True)
