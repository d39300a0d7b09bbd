import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider

from kane.model import Input, Model, Parameter
from kanevas.knobs import KnobsPanel
from kanevas.look.theme import DARK, LIGHT
from kanevas.units import system_of

MODEL = Model(
    parameters=(
        Parameter(name="length", value=0.5, unit="m", description="Of the rod"),
        Parameter(name="rate", value=0.0),
    ),
    inputs=(Input(name="pedal", value=0.2, least=0.0, largest=1.0),),
)


@pytest.fixture
def panel(qtbot):
    panel = KnobsPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.resize(220, 300)
    panel.show_model(MODEL)
    panel.show()
    return panel


def test_there_is_a_slider_for_each_parameter_and_input(panel):
    assert list(panel.knobs) == ["length", "rate", "pedal"]
    assert panel.knobs["length"].number.text() == "0.5 m"
    assert panel.knobs["length"].toolTip() == "Of the rod"
    assert panel.knobs["pedal"].slider.value() == 200
    panel.set_units(system_of("mm"))
    assert panel.knobs["length"].number.text() == "500 mm"
    panel.set_theme(DARK)


def test_without_any_it_says_what_to_do(panel):
    panel.show_model(Model())
    assert panel.knobs == {}
    assert "Insert, Data, Parameter" in panel._hint.text()
    assert panel._hint.isVisible()


def test_a_key_turns_a_parameter(panel, qtbot):
    with qtbot.waitSignal(panel.parameter_turned) as turned:
        QTest.keyClick(panel.knobs["length"].slider, Qt.Key.Key_PageUp)
    assert turned.args == ["length", 0.55]


def test_a_slider_turns_an_input_within_its_limits(panel):
    turned = []
    panel.input_turned.connect(lambda name, value: turned.append((name, value)))
    panel.knobs["pedal"].slider.setValue(1000)
    assert turned == [("pedal", 1.0)]
    assert panel.knobs["pedal"].number.text() == "1"


def test_at_its_end_a_parameter_can_go_farther_the_next_time(panel):
    slider: QSlider = panel.knobs["length"].slider
    slider.setValue(1000)
    assert panel.knobs["length"].value == 1.0
    assert slider.value() == 500
    slider.setValue(1000)
    assert panel.knobs["length"].value == 2.0


def test_numbers_that_are_edited_elsewhere_are_shown_and_tell_nothing(panel):
    turned = []
    panel.parameter_turned.connect(lambda *args: turned.append(args))
    before = panel.knobs["length"]
    first, *others = MODEL.parameters
    longer = msgspec.structs.replace(first, value=7.0)
    panel.show_model(msgspec.structs.replace(MODEL, parameters=(longer, *others)))
    assert panel.knobs["length"] is before, "the same slider, which a hand may be at"
    assert before.number.text() == "7 m"
    assert not turned
