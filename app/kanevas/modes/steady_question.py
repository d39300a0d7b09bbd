"""Asks which steady motion is looked for: what has which value in it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model
from kane.model.quantities import quantities
from kanevas.assets.decimals import written

WIDTH = 380  # pixels
RATES = ("rad/s", "m/s")
COORDINATES = ("rad", "m")


class SteadyQuestion(QDialog):
    """A form with a quantity and its value; without a quantity nothing is given.

    Signals:
        wanted: values of quantities by name, SI.

    """

    wanted = Signal(dict)

    def __init__(self, model: Model, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Steady motion"))
        about = QLabel(
            self.tr(
                "Nothing changes in a steady motion but places and turns: a governor that goes "
                "round, a disc that rolls in a circle. Which quantity has which value in it?"
            )
        )
        about.setWordWrap(True)
        self._units = dict(_offered(model))
        self.quantity = QComboBox()
        self.quantity.addItem(self.tr("nothing, drivers decide"))
        self.quantity.addItems([f"{name} [{unit}]" for name, unit in self._units.items()])
        self.quantity.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.value = QLineEdit(written(1.0, "g"))
        self.value.setAccessibleName(self.tr("Value"))
        self.quantity.setAccessibleName(self.tr("Quantity"))
        self.quantity.setCurrentIndex(1 if self._units else 0)
        self.excuse = QLabel("")
        self.excuse.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("Quantity"), self.quantity)
        form.addRow(self.tr("Value"), self.value)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Find"))
        self.buttons.accepted.connect(self._answer)
        self.buttons.rejected.connect(self.reject)
        self.quantity.currentIndexChanged.connect(lambda k: self.value.setEnabled(k > 0))
        layout = QVBoxLayout(self)
        layout.addWidget(about)
        layout.addLayout(form)
        layout.addWidget(self.excuse)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(WIDTH)
        self.value.setEnabled(self.quantity.currentIndex() > 0)

    def _answer(self) -> None:
        index = self.quantity.currentIndex()
        if index <= 0:
            self.wanted.emit({})
            self.accept()
            return
        try:
            value = float(self.value.text().replace(",", "."))
        except ValueError:
            self.excuse.setText(self.tr("Type a number in the unit that stands beside the name."))
            self.value.setFocus()
            return
        self.wanted.emit({list(self._units)[index - 1]: value})
        self.accept()


def _offered(model: Model) -> Iterable[tuple[str, str]]:
    """Yield (name, unit) of speeds and coordinates, rates of joints first."""
    known = [(f"{owner}.{entry.key}", entry.unit) for owner, entry in quantities(model)]
    joints = {joint.name for joint in model.joints}
    bodies = {body.name for body in model.bodies}

    def rank(name: str, unit: str) -> int:
        owner = name.rpartition(".")[0]
        return 2 * (unit in COORDINATES) + (owner not in joints)

    mine = [
        each
        for each in known
        if each[0].rpartition(".")[0] in joints | bodies and each[1] in RATES + COORDINATES
    ]
    yield from sorted(mine, key=lambda each: rank(*each))
