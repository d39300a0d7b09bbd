from tests.app.coordinated import coordinated

from kanevas.edits.elements import find
from kanevas.edits.pinning import with_pinned


def test_bodies_are_pinned_and_all_else_stays():
    before = coordinated()
    after = with_pinned(before, ["wheel", "motor"], True)
    assert find(after, "wheel").pinned
    assert after.drivers is before.drivers
    assert find(after, "rack") is find(before, "rack")
    assert with_pinned(after, ["wheel"], False) == before
