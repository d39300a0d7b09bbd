"""Asks which keys and which axis are to lead an input."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from kanevas.controls import Devices
from kanevas.controls.controls import TAKEN
from kanevas.knobs.binding_words import axis_word, key_word
from kanevas.look.theme import Theme
from kanevas.settings.bindings import AXES, Binding

LOOK = 50  # ms between two looks at the devices
FAR = 0.6  # of the way of an axis: it is meant to be taken
WIDTH = 400  # pixels


class BindingDialog(QDialog):
    """Two keys, and an axis, which is taken from a device by moving it far.

    Args:
        name: of the input.
        binding: what leads it now.
        devices: gamepads and 3D mice, as far as they are there.

    """

    def __init__(
        self, name: str, binding: Binding, devices: Devices, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What leads {}").format(name))
        self._devices = devices
        self.lowers, self.raises = KeyField(binding.lowers), KeyField(binding.raises)
        self.returns = QCheckBox(self.tr("Goes back when the key is let go"))
        self.returns.setChecked(binding.returns)
        self.axis = QComboBox()
        self.axis.addItem(self.tr("None"), "")
        for axis in AXES:
            self.axis.addItem(axis_word(axis), axis)
        self.axis.setCurrentIndex(self.axis.findData(binding.axis))
        self.turned = QCheckBox(self.tr("The other way round"))
        self.turned.setChecked(binding.turned)
        self.news = QLabel(wordWrap=True)
        self.news.setStyleSheet(f"color: {theme.muted.name()};")
        form = QFormLayout()
        form.addRow(self.tr("&Lower by the key"), self.lowers)
        form.addRow(self.tr("&Raise by the key"), self.raises)
        form.addRow("", self.returns)
        form.addRow(self.tr("&Axis of a device"), self.axis)
        form.addRow("", self.turned)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.news)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        for button in self.buttons.buttons():
            button.setIcon(QIcon())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(WIDTH)
        for field in (self.lowers, self.raises):
            field.keySequenceChanged.connect(self._tell)
        layout.activate()  # the text below is measured by where it is
        devices.open(AXES)
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        self._tell()

    @property
    def binding(self) -> Binding:
        """What is to lead the input."""
        return Binding(
            lowers=self.lowers.key,
            raises=self.raises.key,
            returns=self.returns.isChecked(),
            axis=self.axis.currentData(),
            turned=self.turned.isChecked(),
        )

    def _look(self) -> None:
        """Take the axis that is moved far."""
        moved = {axis: abs(value) for axis, value in self._devices.read().items()}
        axis = max(moved, key=moved.__getitem__, default="")
        if axis and moved[axis] > FAR:
            self.axis.setCurrentIndex(self.axis.findData(axis))
        self._tell()

    def _tell(self) -> None:
        keys = [self.lowers.key, self.raises.key]
        taken = sorted(TAKEN.intersection(keys))
        texts: list[str] = []
        if taken:
            text = self.tr("The key {} has its own use in a live run; choose another one.")
            texts.append(text.format(key_word(taken[0])))
        elif keys[0] and keys[0] == keys[1]:
            texts.append(self.tr("One key cannot do both."))
        is_good = not texts
        texts.append(self.tr("Keys and axes act while a live run goes on (F6)."))
        texts += self._told_of(self._devices.names())
        texts += self._devices.problems
        self.news.setText("\n".join(texts))
        room = self.news.heightForWidth(WIDTH - 2 * self.news.x())
        self.news.setMinimumHeight(room)  # a layout asks for that of the first text alone
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_good)

    def _told_of(self, names: Collection[str]) -> list[str]:
        if not names:
            return []
        return [self.tr("Move an axis of {} far to take it.").format(", ".join(names))]


class KeyField(QKeySequenceEdit):
    """Takes the one key that is pressed in it, and leaves out what is held beside it."""

    def __init__(self, key: str) -> None:
        super().__init__(QKeySequence.fromString(key))
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)

    @property
    def key(self) -> str:
        """The name of the key; empty for none."""
        sequence = self.keySequence()
        if sequence.isEmpty():
            return ""
        alone = QKeySequence(sequence[0].key())  # type: ignore[index]  # which its stub forgets
        return alone.toString(QKeySequence.SequenceFormat.PortableText)
