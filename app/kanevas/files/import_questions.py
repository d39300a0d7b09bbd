"""What a file does not say, and the person does before it is imported."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtGui import QIcon
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

from kane.exchange.formats import UNITS
from kanevas.units import pretty
from kanevas.widgets.decimal_box import DecimalBox

WATER = 1000.0  # kg/m^3
LIGHTEST, HEAVIEST = 0.1, 1e6


class ImportQuestions(QDialog):
    """Asks for the unit of lengths, a density, and a prefix of names, as far as they are needed.

    Args:
        file: its name.
        asked: which of "unit", "density" and "prefix" are asked for.
        prefix: that is offered.
        parent: the window.

    """

    def __init__(
        self, file: str, asked: Collection[str], prefix: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import"))
        self._asked = frozenset(asked)
        self._unit = QComboBox()
        self._unit.addItem(self.tr("guess"), None)
        for name in UNITS:
            self._unit.addItem(name, name)
        self._density = DecimalBox()
        self._density.setRange(LIGHTEST, HEAVIEST)
        self._density.setDecimals(1)
        self._density.setSuffix(f" {pretty('kg/m^3')}")
        self._density.setValue(WATER)
        self._prefix = QLineEdit(prefix)
        form = QFormLayout()
        rows = {
            "unit": (self.tr("&Unit of lengths"), self._unit),
            "density": (self.tr("&Density"), self._density),
            "prefix": (self.tr("&Prefix of all names"), self._prefix),
        }
        for name, (label, field) in rows.items():
            if name in self._asked:
                form.addRow(label, field)
        says = QLabel(self.tr("“{}” does not say this:").format(file))
        says.setVisible("prefix" not in self._asked)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        go_on = buttons.addButton(self.tr("&Import"), QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setIcon(QIcon())
        cancel.setAutoDefault(False)
        go_on.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(says)
        layout.addLayout(form)
        layout.addWidget(buttons)

    @property
    def unit(self) -> str | None:
        """The unit of lengths; None to have it guessed."""
        unit: str | None = self._unit.currentData()
        return unit if "unit" in self._asked else None

    @property
    def density(self) -> float | None:
        """The density [kg/m^3]."""
        return self._density.value() if "density" in self._asked else None

    @property
    def prefix(self) -> str:
        """What stands before all names."""
        return self._prefix.text().strip() if "prefix" in self._asked else ""
