"""Studies of a model: sweeps over its parameters, best values, fits to measurements."""

from kanevas.studies.sweep_window import SweepWindow

__all__ = ["SweepWindow"]
