from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QMenu, QMessageBox
from tests.person import answer, choose, dialog, entry
from tests.strict_weather import MODELS

import kane
from kane.elements.body import Body
from kane.model import Measure
from kanevas.edits.elements import added
from kanevas.look.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("shared_window")


def entries(menu):
    """All entries of a menu and its submenus, filled as a person sees them."""
    if isinstance(menu, QMenu):
        menu.aboutToShow.emit()
    for action in menu.actions():
        if action.menu() is not None:
            yield from entries(action.menu())
        elif not action.isSeparator():
            yield action


@pytest.fixture
def mechanism(window):
    window.files.open(MODELS / "seven_body_mechanism.json")
    return window


@pytest.fixture
def after_run(mechanism, qtbot):
    with qtbot.waitSignal(mechanism.workspace.runner.finished):
        mechanism.workspace.run()
    mechanism.workspace.player.pause()
    return mechanism


def test_no_shortcut_is_bound_twice(after_run):
    of_actions = [
        key.toString() for action in after_run.findChildren(QAction) for key in action.shortcuts()
    ]
    of_widgets = [shortcut.key().toString() for shortcut in after_run.findChildren(QShortcut)]
    counts = Counter(filter(None, of_actions + of_widgets))
    assert len(counts) > 15
    assert [key for key, count in counts.items() if count > 1] == []


def test_no_letter_of_a_menu_is_bound_twice(mechanism):
    menus = [mechanism.menuBar(), *mechanism.menuBar().findChildren(QMenu)]
    for menu in menus:
        letters = [
            action.text().partition("&")[2][:1].lower()
            for action in menu.actions()
            if "&" in action.text() and action.isVisible()
        ]
        assert len(letters) == len(set(letters)), [action.text() for action in menu.actions()]


@pytest.mark.parametrize("state", ["window", "mechanism", "after_run"])
def test_whatever_is_grey_says_why(request, state):
    window = request.getfixturevalue(state)
    grey = [action for action in entries(window.menuBar()) if not action.isEnabled()]
    mute = [a.text() for a in grey if not a.statusTip() and a.text() != "No files yet"]
    assert mute == []
    told = [
        a.text() for a in entries(window.menuBar()) if a.isEnabled() and "first" in a.statusTip()
    ]
    assert told == []


def test_reasons_fit_the_state(window):
    file, simulate = window.menus.file, window.menus.simulate
    assert simulate.run.statusTip() == "There is no body to move"
    window.files.open(MODELS / "seven_body_mechanism.json")
    assert simulate.run.isEnabled()
    assert file.export.csv.statusTip() == "Run the model first"
    assert file.export.animation.statusTip() == "Run the model first"
    assert file.export.plots[0].statusTip() == "There is no plot yet"
    assert simulate.cancel.statusTip() == "No run is under way"


def test_playback_and_export_wait_for_a_result(mechanism, qtbot):
    export = mechanism.menus.file.export
    exports = [export.csv, export.hdf5, export.mat, export.numpy, *export.plots, export.animation]
    waiting = [*mechanism.menus.simulate.playback, *exports]
    assert not any(action.isEnabled() for action in waiting)
    with qtbot.waitSignal(mechanism.workspace.runner.finished):
        mechanism.workspace.run()
    assert all(action.isEnabled() for action in waiting)
    mechanism.files.open(MODELS / "two_bodies.json")
    assert not any(action.isEnabled() for action in waiting)


def test_without_curves_there_is_no_picture_to_export(after_run):
    for name in after_run.plots.curves:
        after_run.plots.set_plotted(name, False)
    assert not any(action.isEnabled() for action in after_run.menus.file.export.plots)
    assert after_run.menus.file.export.csv.isEnabled()


def test_what_is_drawn_can_be_exported_before_a_run(mechanism):
    export = mechanism.menus.file.export
    actions = [*export.canvas, export.space, export.report, export.script]
    assert all(action.isEnabled() for action in actions)
    mechanism.workspace.document.new()
    assert not any(action.isEnabled() for action in actions)
    assert {action.statusTip() for action in actions} == {"The model is empty"}


def test_an_old_run_of_another_model_makes_no_film(after_run):
    after_run.workspace.document.apply(
        "Gravity", lambda model: replace(model, gravity=(0.0, 0.0, -1.0))
    )
    animation = after_run.menus.file.export.animation
    assert not animation.isEnabled()
    assert animation.statusTip() == "The model has changed since its run; run it again first"
    after_run.workspace.document.undo_stack.undo()
    assert animation.isEnabled()


def test_every_entry_is_wired_to_something(after_run):
    idle = []
    for action in entries(after_run.menuBar()):
        heard = action.receivers("2triggered(bool)") + action.receivers("2toggled(bool)")
        if not heard and action.actionGroup() is None:
            idle.append(action.text())
    assert idle == []


def test_names_of_bodies_can_be_hidden(after_run):
    choose(after_run, "View", "Names on the canvas")
    assert not after_run.canvas._labels_visible
    choose(after_run, "View", "Names on the canvas")
    assert after_run.canvas._labels_visible


def test_plane_of_the_canvas(after_run):
    for title, plane in (("From below, x–z", "xz"), ("Side, y–z", "yz"), ("Front, x–y", "xy")):
        choose(after_run, "View", "Plane of the canvas", title)
        assert after_run.canvas.plane == plane


def test_the_ticked_plane_is_that_of_the_opened_model(window, tmp_path):
    model = kane.load(MODELS / "seven_body_mechanism.json")
    path = tmp_path / "upright.json"
    kane.save(msgspec.structs.replace(model, work_plane="xz"), path)
    window.files.open(path)
    planes = entry(entry(window.menuBar(), "View").menu(), "Plane of the canvas").menu()
    assert [a.text() for a in planes.actions() if a.isChecked()] == ["&Front, x–z"]
    window.files.open(MODELS / "two_bodies.json")
    assert [a.text() for a in planes.actions() if a.isChecked()] == ["&Front, x–y"]


def test_every_part_can_be_closed_and_comes_back(after_run):
    parts = {
        "Model": after_run.tree,
        "Run settings": after_run.solver_form,
        "Plots": after_run.plots,
        "3D view": after_run.view3d,
    }
    for title, part in parts.items():
        choose(after_run, "View", title)
        assert not part.isVisible(), title
        choose(after_run, "View", title)
        assert part.isVisible(), title


def test_reset_layout_brings_everything_back(after_run):
    before = after_run.plot_dock.geometry()
    for title in ("Model", "Plots", "3D view"):
        choose(after_run, "View", title)
    after_run.solver_dock.setFloating(True)
    choose(after_run, "View", "Reset layout")
    for part in (after_run.tree, after_run.solver_form, after_run.plots, after_run.view3d):
        assert part.isVisible()
    assert not after_run.solver_dock.isFloating()
    assert after_run.plot_dock.geometry() == before
    assert entry(entry(after_run.menuBar(), "View").menu(), "3D view").isChecked()


def test_colours_are_chosen_and_remembered(after_run, qtbot):
    after_run.workspace.notices.warn("It failed.")
    choose(after_run, "View", "Colours", "Dark")
    assert after_run.workspace.colors.theme is DARK
    assert after_run.workspace.settings.colors() == "dark"
    assert after_run.plots.figure.backgroundBrush().color() == DARK.plot_background
    assert DARK.error.name() in after_run.notices.styleSheet()
    qtbot.waitUntil(lambda: after_run.palette().window().color() == DARK.window)
    choose(after_run, "View", "Colours", "Light")
    assert after_run.workspace.colors.theme is LIGHT


def test_fit_shows_everything_again(after_run):
    before = after_run.canvas.camera.scale
    after_run.canvas.zoom(5.0, 10, 10)
    assert after_run.canvas.camera.scale != before
    choose(after_run, "View", "Fit")
    assert after_run.canvas.camera.scale == pytest.approx(before)


def test_about_tells_the_version(window):
    texts = []

    def hand(box):
        texts.append(box.text())
        answer(QMessageBox.StandardButton.Ok)(box)

    with dialog(QMessageBox, hand):
        choose(window, "Help", "About Kanevas")
    assert "Kanevas 0." in texts[0]


def test_a_stop_of_a_measure_is_inserted_where_there_is_a_measure_for_it(window):
    document, notices = window.workspace.document, window.workspace.notices
    insert = next(
        action
        for action in window.menus.insert.actions_for("stops")
        if action.text() == "Stop of a measure"
    )
    insert.trigger()
    assert document.model.stops == ()
    assert notices.present.text.startswith("No measure can be limited: add one that is a sum")
    cart = Body(name="cart", mass=1.0, inertia=(1.0, 1.0, 1.0))
    way = Measure(name="way", expression="x('cart')")
    document.apply("Cart", lambda model: added(model, cart, way))
    insert.trigger()
    (stop,) = document.model.stops
    assert stop.measure == "way"
    assert window.workspace.selection.names == (stop.name,)
