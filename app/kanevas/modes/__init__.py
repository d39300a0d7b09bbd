"""Small deviations in the window: modes, where their energy sits, frequency responses, loci."""

from kanevas.modes.modes_panel import ModesPanel

__all__ = ["ModesPanel"]
