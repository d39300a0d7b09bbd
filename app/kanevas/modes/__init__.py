"""Analyses of a state in the window: equilibria, load steps, modes, frequency responses, loci."""

from kanevas.modes.modes_panel import ModesPanel
from kanevas.modes.statics_panel import StaticsPanel

__all__ = ["ModesPanel", "StaticsPanel"]
