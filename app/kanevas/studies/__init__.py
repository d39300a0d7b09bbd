"""Studies of a model: sweeps over its parameters, best values, fits, forces of a motion."""

from kanevas.studies.best_window import BestWindow
from kanevas.studies.fit_window import FitWindow
from kanevas.studies.inverse_window import InverseWindow
from kanevas.studies.sweep_window import SweepWindow

__all__ = ["BestWindow", "FitWindow", "InverseWindow", "SweepWindow"]
