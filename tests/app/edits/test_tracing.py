from msgspec.structs import replace
from tests.app.coordinated import coordinated

from kane.elements.measure_point import MeasurePoint
from kane.model import digest
from kanevas.edits.elements import find
from kanevas.edits.tracing import can_be_traced, with_traced


def test_bodies_and_points_are_traced_and_all_else_stays():
    before = replace(coordinated(), points=(MeasurePoint(name="rim", body="wheel"),))
    after = with_traced(before, ["wheel", "rim", "motor"], True)
    assert find(after, "wheel").traced
    assert find(after, "rim").traced
    assert find(after, "rack") is find(before, "rack")
    assert after.drivers is before.drivers
    assert with_traced(after, ["wheel", "rim"], False) == before


def test_a_trace_does_not_make_results_old():
    before = coordinated()
    assert digest(with_traced(before, ["wheel"], True)) == digest(before)


def test_what_has_no_path_cannot_be_traced():
    model = coordinated()
    assert can_be_traced(find(model, "wheel"))
    assert not can_be_traced(find(model, "motor"))
