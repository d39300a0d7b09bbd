"""What follows which law of time: a list of quantities with expressions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from kanevas.studies.measure_rows import QuantityChoice

EXAMPLE = "0.5*sin(2*t)"  # of a law


class _Row(QWidget):
    def __init__(self, names: Sequence[str], nothing: str) -> None:
        super().__init__()
        self.of = QuantityChoice(names, nothing)
        self.law = QLineEdit()
        self.law.setPlaceholderText(EXAMPLE)
        self.law.setAccessibleName(QCoreApplication.translate("MotionRows", "Law of time"))
        self.law.setToolTip(
            QCoreApplication.translate(
                "MotionRows", "An expression of t and parameters, in SI units: m, rad, s"
            )
        )
        self.remove = QToolButton()
        self.remove.setText("×")
        self.remove.setToolTip(QCoreApplication.translate("MotionRows", "Remove this motion"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.of, 1)
        row.addWidget(self.law, 1)
        row.addWidget(self.remove)


class MotionRows(QWidget):
    """The motions, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self.rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.add = QPushButton(self.tr("&Add a motion"), autoDefault=False)
        self.add.clicked.connect(lambda _: self.add_row())
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_row()

    def offer(self, names: Sequence[str]) -> None:
        """Offer other quantities; what is chosen and typed stays."""
        self._names = names
        for row in self.rows:
            row.of.offer(names)

    def add_row(self) -> None:
        """Add a motion."""
        row = _Row(self._names, self.tr("nothing"))
        row.remove.clicked.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._column.insertWidget(self._column.count() - 1, row)
        self._follow()

    def laws(self) -> dict[str, str]:
        """Return the laws by quantity; raises ValueError with a sentence."""
        found: dict[str, str] = {}
        for row in self.rows:
            name, law = row.of.name(), row.law.text().strip()
            if not name:
                continue
            if not law:
                raise ValueError(
                    self.tr("Type what '{}' is to follow, as 0.5*sin(2*t).").format(name)
                )
            if name in found:
                raise ValueError(self.tr("'{}' is prescribed twice.").format(name))
            found[name] = law
        return found

    def _remove(self, row: _Row) -> None:
        if len(self.rows) > 1:
            self.rows.remove(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._follow()

    def _follow(self) -> None:
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > 1)
