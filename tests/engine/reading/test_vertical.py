import pytest
from msgspec.structs import replace

from kane.model import Model, digest
from kane.reading.vertical import vertical


@pytest.mark.parametrize(
    ("gravity", "plane", "up"),
    [
        ((0.0, -9.81, 0.0), "xy", (0, 1, 0)),
        ((0.0, 0.0, -9.81), "xy", (0, 0, 1)),
        ((9.81, 0.0, 0.0), "xy", (-1, 0, 0)),
        ((0.0, 0.0, 9.81), "yz", (0, 0, -1)),
        ((0.0, 0.0, 0.0), "xy", (0, 1, 0)),
        ((0.0, 0.0, 0.0), "xz", (0, 0, 1)),
        ((0.0, 0.0, 0.0), "yz", (0, 0, 1)),
        ((3.0, -9.0, 0.0), "xz", (0, 0, 1)),
    ],
)
def test_up_is_against_gravity_along_an_axis_and_else_up_in_the_plane(gravity, plane, up):
    assert vertical(Model(gravity=gravity, work_plane=plane)) == up


@pytest.mark.parametrize(("name", "up"), [("z", (0, 0, 1)), ("-x", (-1, 0, 0))])
def test_the_axis_that_the_model_names_counts_before_all_else(name, up):
    assert vertical(Model(gravity=(0.0, -9.81, 0.0), up=name)) == up


def test_what_is_up_leaves_the_motion_alone():
    model = Model(gravity=(0.0, -9.81, 0.0))
    assert digest(replace(model, up="z")) == digest(model)
