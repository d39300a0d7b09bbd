"""Plots of a live run, which are drawn on while it goes on."""

import time

import msgspec
import numpy as np
import pytest
from tests.strict_weather import MODELS

import kane
from kane.model import PlotLayout
from kanevas.look.theme import LIGHT
from kanevas.plots import PlotPanel
from kanevas.plots.following import FRAME, Following
from kanevas.plots.recorded import Recorded


@pytest.fixture
def simulation():
    model = kane.load(MODELS / "spring_pendulum.json")
    name = model.bodies[0].name
    layouts = (
        PlotLayout(curves=(f"{name}.x", f"{name}.x integral")),
        PlotLayout(curves=(f"{name}.x",), against=f"{name}.y"),
    )
    simulation = kane.start(msgspec.structs.replace(model, plots=layouts))
    advance(simulation, 20)
    return simulation


def advance(simulation, count):
    for _ in range(count):
        simulation.advance(1 / 60)


@pytest.fixture
def panel(qtbot, simulation):
    panel = PlotPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(800, 500)
    panel.open_model(simulation.model)
    panel.show()
    qtbot.waitExposed(panel)
    panel.show_result(simulation.latest(50))
    return panel


def follow(panel, result):
    panel.set_time(float(result.time[-1]))
    panel.follow_result(result)
    panel._follow()


def test_curves_go_on(panel, simulation):
    items = [drawn.item for plot in panel.figure.plots for drawn in plot._drawn]
    advance(simulation, 10)
    result = simulation.latest(50)
    follow(panel, result)
    after = [drawn.item for plot in panel.figure.plots for drawn in plot._drawn]
    assert all(a is b for a, b in zip(items, after, strict=True)), "they were made anew"
    name = simulation.model.bodies[0].name
    for item in items:
        assert len(item.points.x) == len(result.time)
        assert item.getData()[0].size
    np.testing.assert_array_equal(items[0].points.y, result[f"{name}.x"])
    assert panel.figure.plots[0].cursor.value() == result.time[-1]


def test_the_time_that_is_shown_goes_along_unless_somebody_zoomed(panel, simulation):
    box = panel.figure.plots[0].box
    for _ in range(3):
        advance(simulation, 30)
        result = simulation.latest(40)
        follow(panel, result)
        left, right = box.viewRange()[0]
        room = 0.02 * (result.time[-1] - result.time[0])
        assert left == pytest.approx(result.time[0], abs=room)
        assert right == pytest.approx(result.time[-1], abs=room)
    panel.figure.plots[0].item.setXRange(0.1, 0.2, padding=0)
    advance(simulation, 30)
    follow(panel, simulation.latest(40))
    assert box.viewRange()[0] == pytest.approx([0.1, 0.2])


def test_integrals_go_on_when_their_start_is_out_of_sight(simulation):
    name = f"{simulation.model.bodies[0].name}.x integral"
    recorded = Recorded(simulation.result)
    recorded.values(name)
    for _ in range(5):
        advance(simulation, 7)
        recorded = Recorded(simulation.latest(15), recorded)
        recorded.values(name)
    whole = Recorded(simulation.result).values(name)
    # the rule of the integral is exact where it is cut, but for the ends of the cut pieces
    np.testing.assert_allclose(recorded.values(name), whole[-15:], atol=1e-3 * np.ptp(whole))


def test_drawing_takes_no_more_than_its_share(qtbot, qapp):
    calls = []

    def draw():
        calls.append(time.perf_counter())
        return 100

    following = Following(draw, qapp)
    following.begin()
    following.begin()
    assert following.is_due
    assert not calls
    qtbot.waitUntil(lambda: len(calls) == 1)
    assert not following.is_due
    following.begin()
    qtbot.waitUntil(lambda: len(calls) == 2)
    assert calls[1] - calls[0] > 4 * 0.09
    following.begin()
    following.end()
    assert not following.is_due
    assert FRAME < 1000 / 25


def test_a_result_ends_the_following(panel, simulation):
    advance(simulation, 5)
    panel.follow_result(simulation.latest(5))
    panel.show_result(simulation.result)
    assert not panel._following.is_due
    assert len(panel.figure.plots[0]._drawn[0].item.points.x) == len(simulation.result.time)


def test_curves_go_on_where_the_model_has_other_numbers_since(panel, simulation):
    name = f"{simulation.model.bodies[0].name}.x"
    follow(panel, simulation.latest(50))
    before = simulation.latest(50)
    simulation.set_model(msgspec.structs.replace(simulation.model, gravity=(1.0, 0.0, 0.0)))
    advance(simulation, 10)
    after = simulation.latest(50)
    follow(panel, after)
    points = panel.figure.plots[0]._drawn[0].item.points
    np.testing.assert_array_equal(points.x, [*before.time[:-1], *after.time])
    np.testing.assert_array_equal(points.y, [*before[name][:-1], *after[name]])
    assert panel.figure.plots[0].box.viewRange()[0][0] < before.time[1]
