"""What joints say of themselves, held against the rows that they yield."""

import pytest
from tests.engine.joint_cases import JOINT_TYPES, two_bodies

from kane.elements.joints import axes_needed, holds_points_together
from kane.elements.primitives import AxesAngle, Distance, PointCoincidence


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_a_joint_says_whether_its_bodies_may_be_exchanged(kind):
    assert isinstance(kind.exchangeable, bool)


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_axes_are_needed_unless_all_rows_speak_of_points(kind):
    joint = two_bodies(kind).joints[0]
    rows = list(joint.rows())
    if any(isinstance(row, AxesAngle) for row in rows):
        assert axes_needed(joint) == {joint.body_a, joint.body_b}
    if all(isinstance(row, PointCoincidence | Distance) for row in rows):
        assert not axes_needed(joint)


@pytest.mark.parametrize("kind", JOINT_TYPES)
def test_points_held_together_make_three_rows(kind):
    joint = two_bodies(kind).joints[0]
    gaps = [gap for row in joint.rows() if (gap := row.gap()) is not None]
    whole = [gap for gap in gaps if gap.along is None and not gap.length]
    assert holds_points_together(joint) == bool(whole)
