import numpy as np
import pytest

from kane.results.vectors import Vectors
from kanevas.units import SYSTEMS
from kanevas.vectors import arrow_set_of, arrow_sets_of
from kanevas.vectors.arrow import Arrow

_, SI, MILLIMETRES, _ = SYSTEMS
AT = np.zeros((2, 3))
VALUES = np.array([[0.0, 0.0, -20.0], [3.0, 4.0, 0.0]])
VECTORS = Vectors(("rod", "wheel"), AT, VALUES, np.array([True, False]), np.zeros(2))


def test_vectors_are_parts_of_the_longest_one():
    drawn = arrow_set_of("force", VECTORS, longest=20.0, factor=2.0)
    assert drawn.parts == pytest.approx(np.array([[0, 0, -2.0], [0.3, 0.4, 0]]))
    assert drawn.names == VECTORS.names
    assert (drawn.unique == VECTORS.unique).all()
    assert drawn.labels == ()


def test_where_the_longest_is_nothing_no_arrow_has_a_length():
    assert (arrow_set_of("torque", VECTORS, longest=0.0).parts == 0).all()


def test_sizes_are_written_in_the_persons_units():
    assert arrow_set_of("force", VECTORS, 20.0, labels_in=SI).labels == ("20 N", "5 N")
    in_mm = arrow_set_of("velocity", VECTORS, 20.0, labels_in=MILLIMETRES)
    assert in_mm.labels == ("2e4 mm/s", "5000 mm/s")


def arrows(*sizes, kind="velocity"):
    return [Arrow(f"b{i}", kind, np.zeros(3), np.array([s, 0.0, 0.0])) for i, s in enumerate(sizes)]


def test_asked_arrows_come_by_kinds_on_their_own_scales():
    one, two = arrow_sets_of([*arrows(2.0, 1.0), *arrows(30.0, kind="force")], {})
    assert (one.kind, two.kind) == ("velocity", "force")
    assert np.abs(one.parts).max(axis=1).tolist() == [1.0, 0.5]
    assert np.abs(two.parts).max() == 1.0
    assert not two.is_turning


def test_asked_arrows_shrink_with_their_vectors():
    longest = {}
    for sizes, part in (((2.0,), 1.0), ((1.0,), 0.5), ((4.0,), 1.0), ((1.0,), 0.25)):
        (drawn,) = arrow_sets_of(arrows(*sizes), longest)
        assert np.abs(drawn.parts).max() == part


def test_asked_arrows_of_no_length_are_no_division_by_zero():
    (drawn,) = arrow_sets_of(arrows(0.0), {})
    assert (drawn.parts == 0).all()
