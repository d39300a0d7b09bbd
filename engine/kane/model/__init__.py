"""The model: frozen data that say what the user describes."""

from kane.elements.joints import Joint
from kane.model.faults import check, check_references, faults, owner
from kane.model.formulas import texts_of
from kane.model.model import (
    CONSTRAINT_GROUPS,
    LOAD_GROUPS,
    NAMED_GROUPS,
    Model,
    coordinates,
    curves,
    digest,
    elements,
    inputs,
    laws,
    named,
    parameter_values,
    with_coordinates,
    with_ends,
)
from kane.model.parameters import Formula, Input, Measure, Parameter, ValueTable
from kane.model.photo import Photo
from kane.model.plot_layout import Curve, PlotLayout, read_curve
from kane.model.quantities import quantities
from kane.model.reconciling import Parametric, reconciled, with_parameters
from kane.model.renaming import renamed
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
    "NAMED_GROUPS",
    "Curve",
    "Formula",
    "Input",
    "Joint",
    "Measure",
    "Model",
    "Parameter",
    "Parametric",
    "Photo",
    "PlotLayout",
    "SolverSettings",
    "ValueTable",
    "check",
    "check_references",
    "coordinates",
    "curves",
    "digest",
    "elements",
    "faults",
    "inputs",
    "laws",
    "named",
    "owner",
    "parameter_values",
    "quantities",
    "read_curve",
    "reconciled",
    "renamed",
    "texts_of",
    "with_coordinates",
    "with_ends",
    "with_parameters",
]
