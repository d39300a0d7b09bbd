"""What drives must give, as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanevas.units import UnitSystem, quantity
from kanevas.units.systems import SI
from kanevas.widgets.grid import Grid

if TYPE_CHECKING:
    from kane.analyses.drives import Drive

DIGITS = 4


class DriveTable(Grid):
    """A row for each coordinate that is driven: effort, speed and power."""

    def __init__(self) -> None:
        super().__init__(
            [
                self.tr("Drive"), self.tr("RMS"), self.tr("Peak"), self.tr("at"),
                self.tr("Top speed"), self.tr("RMS power"), self.tr("Peak power"),
                self.tr("Mean power"),
            ]
        )  # fmt: skip

    def show_drives(self, drives: Sequence[Drive], system: UnitSystem = SI) -> None:
        """Show other drives."""
        self.show([_row(drive, system) for drive in drives])


def _row(drive: Drive, system: UnitSystem) -> tuple[str, ...]:
    numbers = (
        (drive.rms, drive.unit), (drive.peak, drive.unit), (drive.peak_time, "s"),
        (drive.largest_rate, drive.rate_unit), (drive.rms_power, "W"), (drive.peak_power, "W"),
        (drive.mean_power, "W"),
    )  # fmt: skip
    return (drive.name, *(quantity(value, unit, system, DIGITS) for value, unit in numbers))
