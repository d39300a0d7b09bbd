"""The model: frozen data that say what the user describes."""

from kane.elements.joints import Joint
from kane.model.formulas import reconciled, texts_of, with_parameters
from kane.model.model import (
    CONSTRAINT_GROUPS,
    LOAD_GROUPS,
    Model,
    PlotLayout,
    check,
    coordinates,
    curves,
    digest,
    elements,
    laws,
    parameter_values,
    quantities,
)
from kane.model.parameters import Formula, Measure, Parameter, ValueTable
from kane.model.solver import (
    ADAPTIVE_METHODS,
    FORMULATION_NAMES,
    METHOD_NAMES,
    SolverSettings,
)

__all__ = [
    "ADAPTIVE_METHODS",
    "CONSTRAINT_GROUPS",
    "FORMULATION_NAMES",
    "LOAD_GROUPS",
    "METHOD_NAMES",
    "Formula",
    "Joint",
    "Measure",
    "Model",
    "Parameter",
    "PlotLayout",
    "SolverSettings",
    "ValueTable",
    "check",
    "coordinates",
    "curves",
    "digest",
    "elements",
    "laws",
    "parameter_values",
    "quantities",
    "reconciled",
    "texts_of",
    "with_parameters",
]
