"""Every vector of an element is known to the edits that move it."""

from typing import NamedTuple, get_type_hints

import msgspec
import pytest

from kane.elements.body import Body
from kane.elements.spatial import points, spatial_fields
from kane.fields import VaryingVector, Vector
from kanevas.edits.elements import GROUPS


class Hints(NamedTuple):
    """Types of vectors as annotations come out."""

    fixed: Vector
    varying: VaryingVector
    optional: Vector | None


VECTORS = tuple(get_type_hints(Hints).values())
# What surrounds bodies does not move along, and what counts along axes of a joint follows those.
LEFT_ALONE = {"flow", "target", "stiffness", "damping", "rotary_stiffness", "rotary_damping"}
KINDS = [kind for kind in GROUPS if kind is not Body]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_all_vectors_of_an_element_are_moved_with_it(kind):
    vectors = {field for field, hint in get_type_hints(kind).items() if hint in VECTORS}
    values = {field.name: 1.0 for field in msgspec.structs.fields(kind) if field.required}
    element = kind(**{**values, **dict.fromkeys(vectors, (1.0, 0.0, 0.0)), "name": "e"})
    assert {field.field for field in spatial_fields(element)} == vectors - LEFT_ALONE
    assert all(place.kind == "point" for place in points(element))
