"""Keys and axes in words."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.settings.bindings import Binding

AXIS_WORDS = {
    "left_stick_x": QT_TRANSLATE_NOOP("Bindings", "Left stick, across"),
    "left_stick_y": QT_TRANSLATE_NOOP("Bindings", "Left stick, up and down"),
    "right_stick_x": QT_TRANSLATE_NOOP("Bindings", "Right stick, across"),
    "right_stick_y": QT_TRANSLATE_NOOP("Bindings", "Right stick, up and down"),
    "left_trigger": QT_TRANSLATE_NOOP("Bindings", "Left trigger"),
    "right_trigger": QT_TRANSLATE_NOOP("Bindings", "Right trigger"),
    "mouse_x": QT_TRANSLATE_NOOP("Bindings", "3D mouse, x"),
    "mouse_y": QT_TRANSLATE_NOOP("Bindings", "3D mouse, y"),
    "mouse_z": QT_TRANSLATE_NOOP("Bindings", "3D mouse, z"),
    "mouse_roll": QT_TRANSLATE_NOOP("Bindings", "3D mouse, roll"),
    "mouse_pitch": QT_TRANSLATE_NOOP("Bindings", "3D mouse, pitch"),
    "mouse_yaw": QT_TRANSLATE_NOOP("Bindings", "3D mouse, yaw"),
}


def axis_word(axis: str) -> str:
    """Return what people call an axis."""
    return tr(AXIS_WORDS[axis])


def key_word(key: str) -> str:
    """Return what stands on a key; an arrow for those that have one."""
    arrows = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
    native = QKeySequence.SequenceFormat.NativeText
    return arrows.get(key) or QKeySequence.fromString(key).toString(native)


def summary(binding: Binding) -> str:
    """Return what leads an input, in a sentence."""
    parts = [key_word(key) for key in binding.keys]
    if binding.axis:
        parts.append(axis_word(binding.axis))
    if not parts:
        return tr("Lead it by keys, a gamepad or a 3D mouse …")
    return tr("Led in a live run by {}; click for others").format(", ".join(parts))


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("Bindings", text)
