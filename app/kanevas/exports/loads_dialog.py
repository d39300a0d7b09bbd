"""Which loads of which bodies go to a file."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLabel, QVBoxLayout, QWidget

from kanevas.exports.dialogs import add_buttons


class LoadsChoice(NamedTuple):
    """What is wanted: names of bodies, or None for all, and whether at the time shown alone."""

    bodies: tuple[str, ...] | None
    is_now: bool


class LoadsDialog(QDialog):
    """Asks for bodies and times.

    Args:
        selected: names of the bodies that are selected.
        now: the time that is shown, in words.
        parent: the window.

    """

    def __init__(self, selected: tuple[str, ...], now: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export loads of bodies"))
        self._selected = selected
        self.bodies, self.times = QComboBox(), QComboBox()
        if selected:
            names = ", ".join(selected)
            self.bodies.addItem(self.tr("selected: {}").format(names), True)
        self.bodies.addItem(self.tr("all"), False)
        self.bodies.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.bodies.setMinimumContentsLength(28)
        self.times.addItem(self.tr("shown now: {}").format(now), True)
        self.times.addItem(self.tr("all frames of the run"), False)
        form = QFormLayout()
        form.addRow(self.tr("&Bodies"), self.bodies)
        form.addRow(self.tr("&Times"), self.times)
        note = QLabel(
            self.tr(
                "Forces and moments of joints, loads and gravity on each body cut free, in balance "
                "with its inertia forces, with the motion of its axes: in body axes and SI units, "
                "for a finite-element program."
            )
        )
        note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(note)
        layout.addLayout(form)
        self.go_on = add_buttons(self, layout)

    @property
    def choice(self) -> LoadsChoice:
        """What is wanted."""
        own = self._selected if self.bodies.currentData() else None
        return LoadsChoice(own, self.times.currentData())
