import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from kanevas.controls import Devices
from kanevas.knobs import BindingDialog
from kanevas.knobs.binding_words import AXIS_WORDS, summary
from kanevas.look.theme import LIGHT
from kanevas.settings.bindings import AXES, PAD_AXES, Binding, read, written


class Pad:
    names = ("Some pad",)

    def __init__(self):
        self.axes = {}

    def read(self):
        return self.axes

    def close(self):
        pass


@pytest.fixture
def pad():
    return Pad()


@pytest.fixture
def dialog(qtbot, pad):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = BindingDialog(
        "pedal", Binding(lowers="A"), Devices(((PAD_AXES, lambda: pad),)), LIGHT, parent
    )
    dialog.show()
    yield dialog


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_the_key_that_is_pressed_is_taken(dialog):
    dialog.raises.setFocus()
    QTest.keyClick(dialog.raises, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.binding == Binding(lowers="A", raises="Right")
    assert ok(dialog)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_F6, Qt.Key.Key_A])
def test_keys_that_cannot_be_taken_say_why(dialog, key):
    dialog.raises.setFocus()
    QTest.keyClick(dialog.raises, key)
    assert not ok(dialog)
    assert "choose another one" in dialog.news.text() or "cannot do both" in dialog.news.text()
    dialog.raises.clear()
    assert ok(dialog)


def test_an_axis_that_is_moved_far_is_taken(dialog, pad, qtbot):
    assert "Some pad" in dialog.news.text()
    pad.axes = {"left_stick_x": 0.2, "right_trigger": 0.3}
    dialog._look()
    assert dialog.binding.axis == ""
    pad.axes = {"left_stick_x": 0.2, "right_trigger": 0.9}
    qtbot.waitUntil(lambda: dialog.binding.axis == "right_trigger")
    dialog.turned.setChecked(True)
    assert dialog.binding.turned


def test_all_axes_have_words():
    assert set(AXIS_WORDS) == set(AXES)
    assert summary(Binding(lowers="Left", raises="D", axis="mouse_z")) == (
        "Led in a live run by ←, D, 3D mouse, z; click for others"
    )


def test_what_is_written_is_read():
    bindings = {"a, b": Binding(raises="D"), "c": Binding(axis="mouse_x", turned=True)}
    assert read(written({**bindings, "none": Binding()})) == bindings


@pytest.mark.parametrize("text", ["", "[]", '{"a": {"axis": "tail"}}', '{"a": {"x": 1}}', '{"a":'])
def test_what_cannot_be_is_refused(text):
    with pytest.raises(ValueError):
        read(text)
