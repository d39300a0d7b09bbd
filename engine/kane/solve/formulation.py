"""By which equations a run goes."""

from kane.compiled import System
from kane.compiled.massless import massless
from kane.model import SolverSettings
from kane.model.solver import TIME_STEPPING


def embeds(system: System, settings: SolverSettings) -> bool:
    """Whether constraints are embedded: where it is asked for, and where nothing has an inertia.

    D = B A^-1 B^T counts some inertia for what has none, in the size of the others; where there are
    no others, multipliers could not be told from what that leaves.
    """
    if settings.formulation == "embedded" or settings.method == TIME_STEPPING:
        return settings.formulation == "embedded"
    bodies = system.tables.bodies
    movable = int((bodies["inverse"] > 0.0).sum())
    return movable > 0 and massless(bodies).size == movable
