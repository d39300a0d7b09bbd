import pytest

from kane.model import Model
from kane.model.faults import faults
from kane.reading.vertical import vertical
from kanevas.edits.planes import made_planar, turned_to


@pytest.mark.parametrize(
    ("plane", "gravity"),
    [("xy", (1.0, -9.81, 0.0)), ("xz", (1.0, 0.0, -9.81)), ("yz", (0.0, 1.0, -9.81))],
)
def test_gravity_keeps_its_way_in_the_drawing(plane, gravity):
    model = turned_to(Model(planar=True, gravity=(1.0, -9.81, 0.0)), plane)
    assert (model.work_plane, model.gravity) == (plane, gravity)
    assert list(faults(model)) == []
    assert turned_to(model, "xy") == Model(planar=True, gravity=(1.0, -9.81, 0.0))


def test_the_plane_that_is_chosen_decides_what_is_up():
    model = turned_to(Model(planar=True, gravity=(0.0, -9.81, 0.0)), "yz")
    assert vertical(model) == (0.0, 0.0, 1.0)


def test_a_model_is_made_planar_by_a_word():
    assert made_planar(Model(gravity=(0.0, -1.0, 0.0))).planar
