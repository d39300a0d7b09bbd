"""Points that attract or repel each other, and meet where their force has no bound."""

from kane.compiled import System
from kane.elements.primitives import PathLoad
from kane.errors import AssemblyError
from kane.kernels.equations.project import size
from kane.kernels.tables import Work
from kane.sentences import say

# As parts of the size of the mechanism: as good as none once it is closed, and so near that a
# force of some newtons at that size has grown by twelve powers of ten.
NONE_APART, MET = 1e-12, 1e-6


def refuse_meeting_points(system: System, work: Work) -> None:
    """Refuse to start where points that attract each other coincide.

    Raises:
        AssemblyError: some do.

    """
    if names := meeting(system, work, NONE_APART):
        raise AssemblyError(
            say(
                "The two points of '{name}' coincide, where its force has no bound and no "
                "direction. Move them apart.",
                name=names[0],
            ),
            names,
        )


def meeting(system: System, work: Work, near: float) -> list[str]:
    """Return the elements whose points attract each other and are nearer than that.

    Args:
        system: the compiled model.
        work: with the values of paths.
        near: as a part of the size of the mechanism.

    """
    loads = system.tables.path_loads
    if not loads.size:
        return []
    bound = near * size(system.tables, work)
    met = (loads["attraction"] != 0.0) & ~(abs(work.path[loads["path"]]) > bound)
    return [
        name
        for name, entries in system.load_entries.items()
        if met[entries.get(PathLoad.table, slice(0))].any()
    ]
