import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from kane.model import Input
from kanevas.controls import Controls, Devices
from kanevas.settings.bindings import Binding

PEDAL = Input(name="pedal", value=0.0, least=-1.0, largest=1.0)
BINDINGS = {"pedal": Binding(lowers="Left", raises="D")}


class Page(QWidget):
    """A field, a place for keys, and a shortcut."""

    def __init__(self):
        super().__init__()
        self.line, self.place = QLineEdit(), QWidget()
        self.place.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.place)
        self.fired = []
        QShortcut("D", self, activated=lambda: self.fired.append("D"))


@pytest.fixture
def page(qtbot):
    page = Page()
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.place.setFocus()
    return page


@pytest.fixture
def controls(page):
    controls = Controls(page, Devices(()))
    controls.begin((PEDAL,), BINDINGS, lambda _: 0.0)
    yield controls
    controls.end()


def test_a_key_that_is_held_leads_and_does_nothing_else(page, controls, qtbot):
    with qtbot.waitSignal(controls.steered) as done:
        QTest.keyPress(page.place, Qt.Key.Key_D)
    assert 0.0 < done.args[0]["pedal"] < 1.0
    QTest.keyRelease(page.place, Qt.Key.Key_D)
    assert page.fired == []
    with qtbot.waitSignal(controls.steered) as done:
        QTest.keyPress(page.place, Qt.Key.Key_Left)
    assert done.args[0]["pedal"] < 0.5
    QTest.keyRelease(page.place, Qt.Key.Key_Left)


def test_who_types_has_all_keys(page, controls):
    page.line.setFocus()
    QTest.keyClick(page.line, Qt.Key.Key_D)
    assert page.line.text() == "d"
    assert not controls._pressed


def test_with_another_key_beside_it_it_is_a_shortcut(page, controls):
    QTest.keyClick(page.place, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not controls._pressed


def test_when_it_has_ended_keys_are_what_they_were(page, controls):
    controls.end()
    QTest.keyClick(page.place, Qt.Key.Key_D)
    assert page.fired == ["D"]
    assert not controls.is_on


def test_where_nothing_leads_any_input_it_does_not_listen(page):
    controls = Controls(page, Devices(()))
    controls.begin((PEDAL,), {"brake": Binding(raises="B")}, lambda _: 0.0)
    assert not controls.is_on


def test_a_device_leads(page, qtbot):
    class Pad:
        names = ()

        def read(self):
            return {"left_stick_x": -1.0}

        def close(self):
            pass

    controls = Controls(page, Devices(((("left_stick_x",), Pad),)))
    with qtbot.waitSignal(controls.steered) as done:
        controls.begin((PEDAL,), {"pedal": Binding(axis="left_stick_x")}, lambda _: 0.0)
    assert done.args[0] == {"pedal": -1.0}
    controls.end()


def test_keys_are_let_go_with_the_focus_of_the_window(page, controls, qtbot):
    QTest.keyPress(page.place, Qt.Key.Key_D)
    assert controls._pressed == {"D"}
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert not controls._pressed
