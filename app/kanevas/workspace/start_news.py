"""What was changed of a model before its run, in a sentence or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.assets.told import told
from kanevas.units import UnitSystem, gap, quantity

if TYPE_CHECKING:
    from kane.results import Result
    from kane.results.start import StartVelocities, VelocityChange

LEAST_SHIFT = 1e-9  # m; closing joints by less is round-off, not news
MOST_BODIES = 4  # more would fill the bar
DIGITS = 3


def _tr(text: str) -> str:
    return QCoreApplication.translate("StartNews", text)


def start_news(result: Result, units: UnitSystem) -> str:
    """Return what is to be told of places and velocities that are not those of the model.

    Bodies at rest that others set going are as everyone expects, and no news.
    """
    news = []
    if result.outcome.assembly_shift > LEAST_SHIFT:
        text = _tr("Before the run, bodies were moved by up to {} to close the joints.")
        news.append(text.format(gap(result.outcome.assembly_shift, units)))
    if result.start_velocities.overridden:
        text = _tr(
            "Velocities at the start were changed, as the joints do not allow them: {changes}. "
            "To keep one, let its body lead, or give the rate of a joint."
        )
        news.append(text.format(changes=velocity_changes(result.start_velocities, units)))
    if result.outcome.disagreement:
        news.append(told(result.outcome.disagreement))
    return " ".join(news)


def velocity_changes(start: StartVelocities, units: UnitSystem) -> str:
    """Return which of the velocities given were changed, and what that did to the energy."""
    told = start.overridden[:MOST_BODIES]
    parts = [f"“{change.body}” {_by(change, units)}" for change in told]
    if more := len(start.overridden) - len(told):
        parts.append(_tr("{} more").format(more))
    energies = (quantity(e, "J", units, DIGITS) for e in (start.energy_given, start.energy))
    parts.append(_tr("kinetic energy {} → {}").format(*energies))
    return ", ".join(parts)


def _by(change: VelocityChange, units: UnitSystem) -> str:
    sizes = (change.velocity, "m/s"), (change.angular_velocity, "rad/s")
    amounts = [quantity(size, unit, units, DIGITS) for size, unit in sizes if size]
    if len(amounts) == 1:
        return _tr("by {}").format(*amounts)
    return _tr("by {} and {}").format(*amounts)
