"""Entries go into tables by the names of their fields."""

import numpy as np
import pytest

from kane.compiled.entries import filled

KIND = np.dtype([("body", "i8"), ("axis", "f8", 3)])


def test_fields_go_by_name_in_any_order():
    table = filled([{"axis": (1.0, 2.0, 3.0), "body": 4}], KIND)
    assert table["body"].tolist() == [4]
    assert table["axis"].tolist() == [[1.0, 2.0, 3.0]]


@pytest.mark.parametrize("entry", [{"body": 4}, {"body": 4, "axis": (0, 0, 0), "row": 1}])
def test_a_field_that_is_missing_or_unknown_is_refused(entry):
    with pytest.raises(ValueError, match="an entry has"):
        filled([entry], KIND)
