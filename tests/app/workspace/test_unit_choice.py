from PySide6.QtWidgets import QLabel
from tests.person import choose, click, wait_until

from kane.elements.body import Body
from kane.elements.revolute import Revolute
from kane.model import Model, Parameter
from kanevas.settings import Settings

MODEL = Model(
    bodies=(Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(0.0254, 0.0, 0.0)),),
    joints=(Revolute(name="pin", body_a="ground", body_b="rod"),),
    parameters=(Parameter(name="L", value=0.5, unit="m"), Parameter(name="n", value=3.0)),
)


def text_of(window, name):
    lines = window.tree.model()
    return lines.data(lines.place_of(name))


def test_a_choice_of_units_reaches_all_views(window):
    window.workspace.document.put(MODEL)
    wait_until(lambda: not window.workspace.examiner.is_behind)
    choose(window, "View", "Units", "mm, °")
    assert text_of(window, "L") == "L = 500 mm"
    assert text_of(window, "n") == "n = 3"
    lines = window.tree.model()
    quantities = lines.place_of("rod")
    keys = [lines.data(lines.index(i, 0, quantities)) for i in range(lines.rowCount(quantities))]
    assert "x  [mm]" in keys
    assert "angle z  [°]" in keys
    click(window.health)
    assert any("25.4 mm apart" in label.text() for label in links(window))
    window.health.popup.hide()
    assert window.desk.units.key == window.canvas.camera.units.key == "mm"


def links(window):
    return window.health.popup.findChildren(QLabel, "links")


def test_the_units_of_the_last_start_are_those_of_this_one(open_window):
    Settings().set_units("inch")
    window = open_window()
    window.workspace.document.put(MODEL)
    assert window.desk.units.key == "inch"
    assert window.plots._system.key == "inch"
    assert text_of(window, "L") == "L = 19.685 in"
