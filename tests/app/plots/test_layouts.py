import msgspec
import pytest
from tests.app.coordinated import coordinated

from kane.model import Model, PlotLayout
from kanevas.plots.layouts import (
    initial_layouts,
    known_only,
    plotted,
    units,
    with_curve,
    without_curve,
)


def layouts(*curves):
    return tuple(PlotLayout(curves=names) for names in curves)


def curves(layouts):
    return [layout.curves for layout in layouts]


def test_a_model_brings_its_plots(model):
    assert initial_layouts(model) == model.plots


def test_without_plots_the_turn_of_the_first_bodies_is_shown(model):
    bare = msgspec.structs.replace(model, plots=())
    expected = tuple(f"K{i}.angle_z" for i in (1, 2, 3, 4))
    assert curves(initial_layouts(bare)) == [expected]
    assert initial_layouts(Model()) == ()


def test_particles_alone_show_their_speed():
    turning = coordinated()
    bare = msgspec.structs.replace(turning, plots=(), bodies=turning.bodies[-2:])
    assert curves(initial_layouts(bare)) == [("block.angle_z",)]
    beads = msgspec.structs.replace(bare, bodies=turning.bodies[-1:])
    assert curves(initial_layouts(beads)) == [("bead.speed",)]


def test_measures_have_the_units_of_their_users():
    model = coordinated()
    assert units(model)["height.value"] == "m"
    bare = msgspec.structs.replace(model.measures[0], unit="")
    assert units(msgspec.structs.replace(model, measures=(bare,)))["height.value"] == "1"
    assert units(model)["motor.power"] == "W"
    assert units(model)["brake.torque"] == "N m"


def test_a_curve_joins_the_last_plot_of_its_unit(model):
    unit_of = units(model)
    start = layouts(("K1.x",), ("K2.x",), ("K1.vx",))
    assert curves(with_curve(start, "K3.y", unit_of)) == [
        ("K1.x",), ("K2.x", "K3.y"), ("K1.vx",),
    ]  # fmt: skip


def test_a_curve_of_another_unit_gets_its_own_plot(model):
    start = layouts(("K1.x", "K1.vx"))  # a plot of mixed units takes no more
    assert curves(with_curve(start, "K2.x", units(model))) == [("K1.x", "K1.vx"), ("K2.x",)]


def test_a_curve_stands_in_one_plot_only(model):
    start = layouts(("K1.x",))
    assert with_curve(start, "K1.x", units(model)) is start


def test_a_plot_keeps_its_title_when_it_grows(model):
    start = (PlotLayout(title="Crank", curves=("K1.x",)),)
    assert with_curve(start, "K2.x", units(model))[0].title == "Crank"


def test_an_empty_plot_goes():
    start = layouts(("K1.x", "K2.x"), ("K1.vx",))
    assert curves(without_curve(start, "K1.vx")) == [("K1.x", "K2.x")]
    assert curves(without_curve(start, "K1.x")) == [("K2.x",), ("K1.vx",)]


def test_what_is_ticked_can_be_unticked_in_any_order(model):
    shown = ()
    for name in units(model):
        shown = with_curve(shown, name, units(model))
    assert plotted(shown) == set(units(model))
    assert len(shown) == len(set(units(model).values()))
    for name in units(model):
        shown = without_curve(shown, name)
    assert shown == ()


def test_curves_of_vanished_elements_go(model):
    rest = msgspec.structs.replace(model, bodies=model.bodies[:1], joints=(), springs=(), plots=())
    start = layouts(("K1.x", "K2.x"), ("C-D.force",), ("system.work",))
    assert curves(known_only(start, rest)) == [("K1.x",), ("system.work",)]


@pytest.mark.parametrize("name", ["K1.x", "K1.angle_z", "C-D.force", "O-K1.fx", "system.work"])
def test_every_kind_of_quantity_has_a_unit(model, name):
    assert units(model)[name]
