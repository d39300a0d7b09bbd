"""What is said of a path of equilibria."""

import numpy as np

from kane.analyses.load_path import LoadPath


def path_of(values, stable, branchings=()):
    return LoadPath(
        parameter="p",
        values=np.array(values),
        outputs=("rod.x",),
        output_units=("m",),
        measured=np.zeros((len(values), 1)),
        stable=np.array(stable),
        points=(),
        branchings=np.array(branchings),
        branches=(),
        is_whole=True,
    )


def test_it_is_stable_up_to_where_others_go_off():
    path = path_of([5.0, 6.0, 6.25, 7.0, 8.0], [True, True, False, False, False], [6.25])
    assert path.stable_pieces.tolist() == [True, True, False, False]


def test_it_is_stable_up_to_where_it_turns_back():
    path = path_of([1.0, 2.0, 2.5, 2.0, 1.0], [True, True, False, False, False])
    assert path.stable_pieces.tolist() == [True, True, False, False]


def test_nothing_is_promised_where_stability_ends_between_points():
    path = path_of([1.0, 2.0, 3.0, 4.0], [True, True, False, False])
    assert path.stable_pieces.tolist() == [True, False, False]
