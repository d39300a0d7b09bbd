import pytest

from kane.model import PlotLayout
from kanevas.edits.plotting import units
from kanevas.kinds.curve_words import CurveWords
from kanevas.plots.recorded import Recorded
from kanevas.plots.specification import axes_of, kind_of_plot
from kanevas.plots.values import columns_of, text_of
from kanevas.units import system_of

SI, MM = system_of("si"), system_of("mm")


def axes(layout, model, system, size=0.0):
    return axes_of(layout, units(model), system, CurveWords(model).of_key, lambda _: size)


@pytest.mark.parametrize(
    ("size", "unit"),
    [(0.0, "m"), (1e-17, "m"), (3e-5, "µm"), (9e-4, "mm"), (0.05, "mm"), (0.3, "m"), (200.0, "m"),
     (5e3, "m"), (5e4, "km")],
)  # fmt: skip
def test_an_axis_has_the_multiple_of_its_unit_that_suits_the_largest_value(model, size, unit):
    assert axes(PlotLayout(curves=("K1.x",)), model, SI, size).left.unit.unit == unit
    assert axes(PlotLayout(curves=("K1.x",)), model, MM, size).left.unit.unit == "mm"


def test_seconds_angles_and_numbers_have_no_kilo(model):
    layout = PlotLayout(curves=("K1.angle_z", "K1.e1"), right=("K1.e1",))
    found = axes(layout, model, system_of("deg"), 2e4)
    assert [each.unit.unit for each in found] == ["deg", "", "s"]
    assert axes(layout, model, system_of("deg"), 0.02).bottom.unit.unit == "ms"


def test_axes_have_the_names_and_units_of_what_goes_by_them(model):
    layout = PlotLayout(curves=("K1.x", "K2.x", "K1.vx derivative"), right=("K1.vx derivative",))
    left, right, bottom = axes(layout, model, MM)
    assert (left.name, left.unit.unit) == ("x", "mm")
    assert (right.name, right.unit.unit) == ("rate of velocity x", "mm/s^2")
    assert right.si == "m/s^2"
    assert bottom.unit.unit == "s"


def test_a_unit_of_ones_own_goes_before_that_of_the_system(model):
    layout = PlotLayout(curves=("K1.x",), left_unit="cm", bottom_unit="ms")
    left, _, bottom = axes(layout, model, MM)
    assert (left.unit.unit, bottom.unit.unit) == ("cm", "ms")
    assert axes(layout, model, SI, 1e-6).left.unit.unit == "cm"


def test_nonsense_in_a_file_is_passed_over(model):
    layout = PlotLayout(curves=("K1.x",), left_unit="kg")
    assert axes(layout, model, SI).left.unit.unit == "m"


def test_kinds_of_plots(model):
    path = PlotLayout(curves=("K1.y",), against="K1.x")
    assert kind_of_plot(path) == "path"
    assert axes(path, model, MM).bottom.name == "x"
    assert axes(path, model, MM).bottom.unit.unit == "mm"
    spectrum = PlotLayout(curves=("K1.y",), spectrum=True)
    assert kind_of_plot(spectrum) == "spectrum"
    assert axes(spectrum, model, MM).bottom.unit.unit == "Hz"


# --- what a run has recorded


def test_curves_are_those_of_the_result_and_what_is_made_of_them(result):
    recorded = Recorded(result)
    assert recorded.values("K1.x").tolist() == result["K1.x"].tolist()
    # differences of second order over h = 1e-4 s
    assert recorded.values("K1.x derivative") == pytest.approx(result["K1.vx"], abs=2e-4)
    assert recorded.values("K1.vx integral") == pytest.approx(
        result["K1.x"] - result["K1.x"][0], abs=1e-8
    )
    assert recorded.has("K1.x derivative")
    assert not recorded.has("K9.x")
    assert recorded.at("K1.x", result.time[3]) == result["K1.x"][3]
    assert recorded.meaning("K1.x derivative").startswith("rate of the ")


def test_a_path_has_one_quantity_along_and_one_up(result):
    drawn = Recorded(result).drawn(PlotLayout(curves=("K1.y",), against="K1.x"), "K1.y")
    assert drawn.x.tolist() == result["K1.x"].tolist()
    assert drawn.y.tolist() == result["K1.y"].tolist()
    assert drawn.x.tolist() != drawn.y.tolist()


# --- values for the clipboard


def test_values_are_copied_in_the_units_that_are_shown(model, result):
    layout = PlotLayout(
        curves=("K1.x", "K1.vx", "K2.x"), right=("K1.vx",), hidden=("K2.x",), bottom_unit="ms"
    )
    runs = [(Recorded(result), ""), (Recorded(result), "RK4, again")]
    columns = columns_of(layout, runs, axes(layout, model, MM))
    lines = text_of(columns).splitlines()
    assert lines[0] == (
        'time [ms],K1.x [mm],K1.vx [mm/s],"time, RK4, again [ms]",'
        '"K1.x, RK4, again [mm]","K1.vx, RK4, again [mm/s]"'
    )
    assert len(lines) == 1 + len(result.time)
    numbers = [float(word) for word in lines[3].split(",")]
    place = [1e3 * result.time[2], 1e3 * result["K1.x"][2], 1e3 * result["K1.vx"][2]]
    assert numbers == pytest.approx(place * 2, rel=1e-14)
