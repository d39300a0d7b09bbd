"""The model: frozen data that say what the user describes."""

from kane.elements.joints import Joint
from kane.model.model import Model, PlotLayout, check, digest, elements, quantities
from kane.model.solver import (
    ADAPTIVE_METHODS,
    FORMULATION_NAMES,
    METHOD_NAMES,
    SolverSettings,
)

__all__ = [
    "ADAPTIVE_METHODS",
    "FORMULATION_NAMES",
    "METHOD_NAMES",
    "Joint",
    "Model",
    "PlotLayout",
    "SolverSettings",
    "check",
    "digest",
    "elements",
    "quantities",
]
