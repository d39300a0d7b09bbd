"""How deviations go from one period of sampled signals to the next, as a table of multipliers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kanevas.assets.decimals import written
from kanevas.modes.parts import row, table
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.grid import Grid

if TYPE_CHECKING:
    from kane.analyses.period_map import PeriodMap


class SamplesPage(QWidget):
    """The multipliers, the largest first, under a line that says what they mean.

    Signals:
        export_wanted: they are to be written to a file.

    """

    export_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.multipliers = Grid(
            ["|z|", self.tr("Frequency [Hz]"), self.tr("Damping"), "z"],
            [self.tr("What a deviation is multiplied by in a period: below 1 it dies out"),
             self.tr("Frequency of the oscillation, below half the frequency of samples"),
             self.tr("Damping ratio: 1 is critical, below 0 it grows"),
             self.tr("Real and imaginary part of the multiplier")],
        )  # fmt: skip
        self.table = table(self.multipliers, self.tr("Multipliers of a period"))
        self.about = ElidedLabel()
        self.export = QPushButton(self.tr("Export …"))
        self.export.clicked.connect(lambda _: self.export_wanted.emit())
        bar = row(self.about, self.export)
        bar.setStretch(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self.table, 1)

    def show_map(self, found: PeriodMap, about: str) -> None:
        """Show another map; ``about`` says what becomes of deviations."""
        self.about.setText(about)
        numbers = zip(
            found.multipliers.tolist(), found.frequencies.tolist(), found.damping.tolist(),
            strict=True,
        )  # fmt: skip
        self.multipliers.show(
            [
                (written(abs(z), ".6g"), written(f, ".6g"), written(damping, ".4f"), _complex(z))
                for z, f, damping in numbers
                if z.imag >= 0.0
            ]
        )


def _complex(z: complex) -> str:
    imaginary = f" ± {written(z.imag, '.5g')} i" if z.imag else ""
    return f"{written(z.real, '.5g')}{imaginary}"
