"""Bundles: what kernels read of them is what they hold."""

import pickle
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from kane.kernels.compiling.bundle import Bundle
from kane.kernels.compiling.jit import COMPILES, public

ROWS = np.dtype([("count", "i8"), ("value", "f8", (2,))])


@dataclass(frozen=True, eq=False)
class Inner(Bundle):
    number: int
    vector: Any


@dataclass(frozen=True, eq=False)
class Outer(Bundle):
    real: float
    matrix: Any
    inner: Inner
    rows: Any
    indices: Any


def outer():
    rows = np.zeros(3, ROWS)
    rows["count"], rows["value"] = [4, 5, 6], [[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]]
    return Outer(
        real=-0.25,
        matrix=np.arange(6.0).reshape(2, 3),
        inner=Inner(number=-7, vector=np.array([10.0, 20.0])),
        rows=rows,
        indices=np.array([], np.int64),
    )


@public
def read(bundle, row, column):
    entry = bundle.rows[row]
    return (
        bundle.real, bundle.matrix[row, column], bundle.matrix.shape[1], bundle.inner.number,
        bundle.inner.vector[1], entry["count"], entry["value"][1], bundle.indices.size,
    )  # fmt: skip


@public
def write(bundle):
    bundle.inner.vector[0] += bundle.real
    for i in range(bundle.matrix.shape[0]):
        bundle.matrix[i, i] = bundle.inner.vector[0]


def test_a_kernel_reads_all_kinds_of_fields():
    assert read(outer(), 1, 2) == (-0.25, 5.0, 3, -7, 20.0, 5, 2.0, 0)


def test_a_kernel_writes_into_the_arrays():
    bundle = outer()
    write(bundle)
    np.testing.assert_array_equal(bundle.inner.vector, [9.75, 20.0])
    np.testing.assert_array_equal(bundle.matrix, [[9.75, 1.0, 2.0], [3.0, 9.75, 5.0]])


def test_a_changed_copy_has_a_block_of_its_own():
    bundle = outer()
    assert read(bundle, 0, 0)[0] == -0.25
    assert read(replace(bundle, real=8.0), 0, 0)[0] == 8.0
    assert read(bundle, 0, 0)[0] == -0.25


def test_arrays_outlive_what_they_were_made_of():
    bundle = outer()
    assert [read(bundle, 1, k)[1] for k in range(3)] == [3.0, 4.0, 5.0]
    copies = [replace(bundle, matrix=np.full((2, 3), float(k))) for k in range(50)]
    assert [read(copy, 1, 1)[1] for copy in copies] == list(range(50))


def test_a_bundle_travels_to_another_process_without_its_addresses():
    bundle = outer()
    before = read(bundle, 1, 2)
    copy = pickle.loads(pickle.dumps(bundle))
    assert copy.address != bundle.address
    assert copy.inner.address != bundle.inner.address
    assert read(copy, 1, 2) == before


def test_arrays_with_gaps_are_refused():
    bundle = replace(outer(), matrix=np.zeros((3, 2)).T)
    with pytest.raises(ValueError, match="matrix has gaps"):
        _ = bundle.address


@pytest.mark.skipif(not COMPILES, reason="about types of the compiler")
def test_bundles_of_other_arrays_have_another_type():
    from kane.kernels.compiling.bundle_type import type_of

    bundle = outer()
    assert type_of(bundle) is type_of(outer())
    assert type_of(bundle) != type_of(replace(bundle, matrix=np.zeros((2, 3), np.int64)))
    assert type_of(bundle) != type_of(replace(bundle, matrix=np.zeros(3)))
    assert type_of(bundle) != type_of(replace(bundle, inner=Inner(1, np.zeros(2, np.int64))))


@pytest.mark.skipif(not COMPILES, reason="about types of the compiler")
def test_classes_of_one_name_are_told_apart_by_their_fields():
    from kane.kernels.compiling.bundle_type import type_of

    @dataclass(frozen=True, eq=False)
    class Inner(Bundle):
        other: int
        vector: Any

    namesake = type_of(Inner(1, np.zeros(2)))
    assert [*namesake.fields] == ["other", "vector"]
    assert [*type_of(outer().inner).fields] == ["number", "vector"]


@dataclass(frozen=True, eq=False)
class Envelope(Bundle):
    unseen = frozenset({"letter"})

    letter: Any
    count: int


@pytest.mark.skipif(not COMPILES, reason="about types of the compiler")
def test_what_is_in_an_unseen_field_makes_no_other_type():
    from kane.kernels.compiling.bundle_type import type_of

    one, other = Envelope(outer(), 1), Envelope(outer().inner, 2)
    assert type_of(one) is type_of(other)
    assert type_of(one) != type_of(replace(one, count=1.0))
