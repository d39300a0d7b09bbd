"""Bodies as if all weighed 1 kg, for what depends on the joints alone."""

import numpy as np

from kane.kernels.tables import Table, Tables, Work

NO_ARM = 1e-6  # of the size of a mechanism: round-off of places, and of data with few digits


def unit_bodies(tables: Tables, work: Work) -> Table:
    """Return the bodies with inertia of which rows see about the same everywhere.

    A body resists a shift by 1 kg, a turn by 1 kg at the longest of its arms. A line of action
    through its mass centre, such as that of a ball, has none: what rounding leaves of it would let
    the body turn as if it had no inertia at all.

    Args:
        tables: of a model.
        work: holds the blocks of its rows at the start.

    """
    arms = np.zeros((tables.bodies.size, 2))
    squares = (work.J**2).reshape(-1, 2, 3).sum(axis=2)
    np.maximum.at(arms, tables.block_body, squares)
    arms[:, 1][arms[:, 1] <= (NO_ARM * tables.extent) ** 2] = 0.0
    bodies = tables.bodies.copy()
    even = np.divide(1.0, arms, out=np.ones_like(arms), where=arms > 0)
    bodies["inverse"] = np.where(bodies["inverse"] > 0, np.repeat(even, 3, axis=1), 0.0)
    return bodies
