import msgspec
import pytest
from tests.app.coordinated import coordinated

from kane.model import Model, PlotLayout, check, faults
from kanevas.document.edit import after
from kanevas.edits import curves as edits
from kanevas.edits.curves import into, with_curve, without_curves
from kanevas.edits.elements import removed, replaced
from kanevas.edits.plotting import (
    EMPTY,
    plots_of,
    plotted,
    sides,
    suggested,
    tidied,
    unit_of,
    units,
    with_plots,
)


def layouts(*curves):
    return tuple(PlotLayout(curves=names) for names in curves)


def curves(layouts):
    return [layout.curves for layout in layouts]


def test_a_model_brings_its_plots(model):
    assert plots_of(model) == model.plots


def test_without_plots_the_turn_of_the_first_bodies_is_shown(model):
    bare = msgspec.structs.replace(model, plots=())
    expected = tuple(f"K{i}.angle_z" for i in (1, 2, 3, 4))
    assert curves(plots_of(bare)) == [expected]
    assert plots_of(Model()) == ()


@pytest.mark.parametrize(
    ("plane", "angle"), [("xy", "angle_z"), ("xz", "angle_y"), ("yz", "angle_x")]
)
@pytest.mark.parametrize("planar", [True, False])
def test_the_turn_in_the_work_plane_is_shown_in_space_too(model, plane, angle, planar):
    bare = msgspec.structs.replace(model, plots=(), work_plane=plane, planar=planar)
    assert curves(plots_of(bare)) == [tuple(f"K{i}.{angle}" for i in (1, 2, 3, 4))]


def test_particles_alone_show_their_speed():
    turning = coordinated()
    bare = msgspec.structs.replace(turning, plots=(), bodies=turning.bodies[-2:])
    assert curves(plots_of(bare)) == [("block.angle_z",)]
    beads = msgspec.structs.replace(bare, bodies=turning.bodies[-1:])
    assert curves(plots_of(beads)) == [("bead.speed",)]


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
    start = layouts(("K1.x",))
    assert curves(with_curve(start, "K2.vx", units(model))) == [("K1.x",), ("K2.vx",)]


def test_a_curve_stands_in_one_plot_only(model):
    start = layouts(("K1.x",))
    assert with_curve(start, "K1.x", units(model)) is start


def test_a_plot_keeps_its_title_when_it_grows(model):
    start = (PlotLayout(title="Crank", curves=("K1.x",)),)
    assert with_curve(start, "K2.x", units(model))[0].title == "Crank"


def test_an_empty_plot_goes():
    start = layouts(("K1.x", "K2.x"), ("K1.vx",))
    assert curves(without_curves(start, ("K1.vx",))) == [("K1.x", "K2.x")]
    assert curves(without_curves(start, ("K1.x",))) == [("K2.x",), ("K1.vx",)]


def test_what_is_ticked_can_be_unticked_in_any_order(model):
    shown = ()
    for name in units(model):
        shown = with_curve(shown, name, units(model))
    assert plotted(shown) == set(units(model))
    assert len(shown) == len(set(units(model).values()))
    for name in units(model):
        shown = without_curves(shown, (name,))
    assert shown == ()


def test_curves_of_vanished_elements_go(model):
    rest = msgspec.structs.replace(model, bodies=model.bodies[:1], joints=(), springs=())
    start = layouts(("K1.x", "K2.x"), ("C-D.force",), ("system.work",))
    shown = tidied(start, units(rest))
    assert [layout for layout in curves(shown) if layout] == [("K1.x",), ("system.work",)]


@pytest.mark.parametrize("name", ["K1.x", "K1.angle_z", "C-D.force", "O-K1.fx", "system.work"])
def test_every_kind_of_quantity_has_a_unit(model, name):
    assert units(model)[name]


# --- units and axes


def test_derivatives_and_integrals_have_units_of_their_own(model):
    known = units(model)
    assert unit_of("K1.x", known) == "m"
    assert unit_of("K1.x derivative", known) == "m/s"
    assert unit_of("K1.vx integral", known) == "m"
    assert unit_of("O-K1.fx integral", known) == "N s"
    assert unit_of("K1.e1 derivative", known) == "1/s"


def test_a_curve_of_a_second_unit_goes_by_the_right_axis_and_one_of_a_third_below(model):
    known = units(model)
    two = into(layouts(("K1.x",)), 0, "K1.vx", known)
    assert two == (PlotLayout(curves=("K1.x", "K1.vx"), right=("K1.vx",)),)
    assert sides(two[0], known) == ("m", "m/s")
    assert into(two, 0, "K2.vx", known)[0].right == ("K1.vx", "K2.vx")
    assert into(two, 0, "K2.x", known)[0].right == ("K1.vx",)
    assert curves(into(two, 0, "K1.wz", known)) == [("K1.x", "K1.vx"), ("K1.wz",)]


def test_a_plot_of_a_file_with_many_units_is_taken_apart(model):
    mixed = PlotLayout(title="all", curves=("K1.x", "K1.vx", "K1.wz", "K2.x", "K1.e1"))
    shown = tidied((mixed,), units(model))
    assert curves(shown) == [("K1.x", "K1.vx", "K2.x"), ("K1.wz", "K1.e1")]
    assert [layout.right for layout in shown] == [("K1.vx",), ("K1.e1",)]
    assert [layout.title for layout in shown] == ["all", ""]
    assert tidied(shown, units(model)) == shown


def test_a_plot_without_a_left_curve_has_them_all_at_the_left(model):
    odd = PlotLayout(curves=("K1.x", "K1.y"), right=("K1.x", "K1.y"))
    assert sides(tidied((odd,), units(model))[0], units(model))[0] == "m"


def test_curves_of_one_unit_can_be_parted_between_the_axes(model):
    start = layouts(("K1.x", "K2.x"))
    parted = edits.on_side(start, 0, "K2.x", right=True)
    assert sides(tidied(parted, units(model))[0], units(model)) == ("m", "m")
    assert edits.on_side(parted, 0, "K2.x", right=False) == start


# --- the horizontal axis and spectra


def test_a_quantity_along_the_horizontal_axis_is_no_curve_any_more():
    start = (PlotLayout(curves=("K1.x", "K1.y"), hidden=("K1.x",)),)
    assert edits.against(start, 0, "K1.x") == (PlotLayout(curves=("K1.y",), against="K1.x"),)
    assert edits.against(edits.against(start, 0, "K1.x"), 0, "")[0].against == ""


def test_nothing_is_plotted_against_itself(model):
    start = layouts(("K1.x",))
    assert edits.against(start, 0, "K1.x") is start
    back = into((PlotLayout(curves=("K1.y",), against="K1.x"),), 0, "K1.x", units(model))
    assert back == layouts(("K1.y", "K1.x"))


def test_a_spectrum_stands_below_its_curves():
    start = layouts(("K1.x",), ("K2.x",))
    shown = edits.with_spectrum(start, 0)
    assert [layout.spectrum for layout in shown] == [False, True, False]
    assert curves(shown) == [("K1.x",), ("K1.x",), ("K2.x",)]


# --- places


def test_plots_are_moved_renamed_and_removed():
    start = layouts(("K1.x",), ("K2.x",), ("K3.x",))
    assert curves(edits.moved(start, 0, 2)) == [("K2.x",), ("K3.x",), ("K1.x",)]
    assert curves(edits.without_plot(start, 1)) == [("K1.x",), ("K3.x",)]
    assert edits.titled(start, 1, " Link ")[1].title == "Link"
    assert edits.with_unit(start, 2, "bottom", "ms")[2].bottom_unit == "ms"
    assert edits.with_empty(start, 1)[1] == EMPTY
    assert edits.toggled(edits.toggled(start, 0, "K1.x"), 0, "K1.x") == start


def test_an_empty_plot_is_filled_before_there_is_another(model):
    assert curves(with_curve((EMPTY,), "K1.x", units(model))) == [("K1.x",)]
    assert edits.between((EMPTY,), 1, "K1.x") == layouts(("K1.x",))


# --- in the model


def test_an_edit_keeps_what_was_suggested(model):
    bare = msgspec.structs.replace(model, plots=())
    edited = with_plots(bare, lambda shown: with_curve(shown, "K1.x", units(bare)))
    assert curves(edited.plots) == [*curves(suggested(bare)), ("K1.x",)]


def test_nothing_is_suggested_again_when_all_is_removed(model):
    edited = with_plots(model, lambda _: ())
    assert edited.plots == (EMPTY,)
    assert plots_of(edited) == (EMPTY,)


def test_no_change_is_no_edit(model):
    assert with_plots(model, lambda shown: shown) is model


def test_what_an_edit_takes_away_is_plotted_no_more_and_the_model_can_run():
    model = coordinated()
    joint = model.joints[0].name
    own = [name for name in units(model) if name.startswith(f"{joint}.")]
    plot = PlotLayout(curves=(own[0], "block.x derivative", own[1]), against=own[2])
    lone = PlotLayout(curves=(own[0],))
    model = msgspec.structs.replace(model, plots=(plot, lone))
    check(model)
    without = after(model, lambda m: removed(m, {joint}))
    assert without.plots == (PlotLayout(curves=("block.x derivative",)),)
    assert not any(fault.path.startswith("plots") for fault in faults(without))


def test_a_body_that_becomes_a_particle_turns_no_more_in_plots():
    model = coordinated()
    bead = next(body for body in model.bodies if body.particle)
    plot = PlotLayout(curves=(f"{bead.name}.x",))
    turning = msgspec.structs.replace(bead, particle=False, inertia=(1.0, 1.0, 1.0))
    model = replaced(msgspec.structs.replace(model, plots=(plot,)), turning)
    model = with_plots(model, lambda s: with_curve(s, f"{bead.name}.wx", units(model)))
    assert curves(model.plots) == [(f"{bead.name}.x",), (f"{bead.name}.wx",)]
    edited = after(model, lambda m: replaced(m, bead))
    assert curves(edited.plots) == [(f"{bead.name}.x",)]
