"""Asks which steady motion is looked for: what has which value in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model, parameter_values
from kane.model.quantities import quantities
from kanevas.units import UnitSystem
from kanevas.widgets.number_field import NumberField, unit_label

WIDTH = 380  # pixels
RATES = ("rad/s", "m/s")
COORDINATES = ("rad", "m")


class _Row(QWidget):
    """A quantity and its value; without a quantity nothing is given."""

    def __init__(self, units: Mapping[str, str], nothing: str, system: UnitSystem) -> None:
        super().__init__()
        self._units = units
        self.quantity = QComboBox()
        self.quantity.addItem(nothing)
        self.quantity.addItems([unit_label(*each, system) for each in units.items()])
        self.quantity.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.quantity.setAccessibleName(QCoreApplication.translate("SteadyQuestion", "Quantity"))
        self.value = NumberField(
            QCoreApplication.translate("SteadyQuestion", "Value"), "", 1.0, system
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.quantity, 2)
        row.addWidget(self.value, 1)
        self.quantity.currentIndexChanged.connect(lambda _: self._follow())
        self._follow()

    @property
    def name(self) -> str:
        """The chosen quantity; empty for none."""
        index = self.quantity.currentIndex()
        return list(self._units)[index - 1] if index > 0 else ""

    def _follow(self) -> None:
        self.value.setEnabled(bool(self.name))
        self.value.set_unit(self._units.get(self.name, ""))


class SteadyQuestion(QDialog):
    """A form with quantities and their values, in the units of the person.

    Signals:
        wanted: values of quantities by name, SI.

    """

    wanted = Signal(dict)

    def __init__(self, model: Model, system: UnitSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Steady motion"))
        self._model, self._system = model, system
        about = QLabel(
            self.tr(
                "Nothing changes in a steady motion but places and turns: a governor that goes "
                "round, a disc that rolls in a circle. Which quantity has which value in it?"
            )
        )
        about.setWordWrap(True)
        self._units = dict(_offered(model))
        self.rows: list[_Row] = []
        self._column = QVBoxLayout()
        self.more = QPushButton(self.tr("&Another quantity"), autoDefault=False)
        self.more.setToolTip(self.tr("A disc that rolls has steady motions for a lean and a speed"))
        self.more.clicked.connect(lambda _: self.add_row())
        self.excuse = QLabel("")
        self.excuse.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Find"))
        self.buttons.accepted.connect(self._answer)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(about)
        layout.addLayout(self._column)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.excuse)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(WIDTH)
        self.add_row()
        self.rows[0].quantity.setCurrentIndex(1 if self._units else 0)

    def add_row(self) -> None:
        """Ask for another quantity."""
        nothing = self.tr("nothing, drivers decide") if not self.rows else self.tr("nothing")
        row = _Row(self._units, nothing, self._system)
        self.rows.append(row)
        self._column.addWidget(row)
        row.quantity.setFocus()

    def _answer(self) -> None:
        try:
            given = self._given()
        except ValueError as error:
            self.excuse.setText(str(error))
            return
        self.wanted.emit(given)
        self.accept()

    def _given(self) -> dict[str, float]:
        """Return the values by name, SI; raises ValueError with a sentence."""
        known, given = parameter_values(self._model), dict[str, float]()
        for row in self.rows:
            if not row.name:
                continue
            if row.name in given:
                raise ValueError(self.tr("'{}' stands there twice.").format(row.name))
            given[row.name] = row.value.number(known)
        return given


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
