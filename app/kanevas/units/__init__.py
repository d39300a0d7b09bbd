"""Units that people see and type; a model holds SI numbers alone. No Qt here."""

from kanevas.units.reading import Entered, UnknownNameError, read, read_varying
from kanevas.units.showing import (
    full,
    gap,
    pretty,
    quantity,
    shortened,
    shown,
    with_unit,
    without_noise,
)
from kanevas.units.systems import SYSTEMS, Display, UnitSystem, display, system_of

__all__ = [
    "SYSTEMS",
    "Display",
    "Entered",
    "UnitSystem",
    "UnknownNameError",
    "display",
    "full",
    "gap",
    "pretty",
    "quantity",
    "read",
    "read_varying",
    "shortened",
    "shown",
    "system_of",
    "with_unit",
    "without_noise",
]
