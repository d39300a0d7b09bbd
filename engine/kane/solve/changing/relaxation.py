"""How contacts may be, by relaxation: a guess where changing one after the other ends nowhere.

Contact after contact gets the force that it would have if all others kept theirs: a push that ends
the approach, friction projected on the disc that Coulomb's law allows it (Jean, The non-smooth
contact dynamics method, 1999). That comes near the solution whatever the directions of slip; what
is found is only how each contact is, and solved for anew.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from kane.solve.changing.place import IMMOVABLE, Place
from kane.solve.changing.ways import APART, FAST, Way, closed, gap_row, opens, slip_rows

Array = npt.NDArray[np.float64]

MOST = 3000
ENDLESS = 1e12  # of the forces at first: they grow from round to round
DONE = 1e-13  # of the largest force: no change
TOUCHING = 1e-9  # of the largest force: a push
STICKS = 1e-9  # of the largest friction: less than that


def relaxed(place: Place, touching: Mapping[int, bool]) -> dict[int, Way] | None:
    """Return how contacts may be; None where friction is pressed by what is no contact's own.

    None too where forces grow without end, as in a wedge that no force fits.

    Args:
        place: the contacts.
        touching: those that may hold, by number, and whether they slip already.

    """
    pushes = {k: gap_row(place, k) for k in touching}
    rubs = {k: place.friction(k).sliding for k in touching if k in place.limits}
    if any(pushes[k] is None or place.limits[k] != (0.0, 0.0) for k in rubs):
        return None
    S, forces = place.S, np.zeros(place.phi.size)
    rates, first = place.free.copy(), 0.0

    def push(rows: slice | int, wanted: Array | float) -> None:
        change = wanted - forces[rows]
        rates[:] += np.atleast_2d(S[:, rows].T).T @ np.atleast_1d(change)
        forces[rows] = wanted

    for _ in range(MOST):
        before = forces.copy()
        for k, slips in touching.items():
            row, along = pushes[k], slip_rows(place, k)
            if row is not None and S[row, row] > IMMOVABLE * place.ease[row]:
                wanted = forces[row] - rates[row] / S[row, row]
                push(row, max(wanted, 0.0) if opens(place, k) else wanted)
            stiff = float(np.linalg.norm(S[along, along], 2)) if along.stop > along.start else 0.0
            if stiff <= IMMOVABLE * float(place.ease[along].max(initial=0.0)):
                continue
            wanted = forces[along] - rates[along] / stiff
            if k in rubs:
                assert row is not None
                most = rubs[k] * max(forces[row], 0.0)
                size = float(np.linalg.norm(wanted))
                if slips:
                    wanted = -most * np.array(closed(place, k, slips=True).slip)
                elif size > most:
                    wanted *= most / size
            elif row is not None and opens(place, k) and forces[row] <= 0.0:
                wanted = np.zeros_like(wanted)
            push(along, wanted)
        largest = float(np.abs(forces).max())
        if np.abs(forces - before).max() <= DONE * largest:
            break
        first = first or largest
        if largest > ENDLESS * first:
            return None
    return {k: _way(place, k, forces, rubs.get(k, 0.0), slips) for k, slips in touching.items()}


def _way(place: Place, contact: int, forces: Array, coefficient: float, slips: bool) -> Way:
    """Return how a contact with these forces is."""
    row, along = gap_row(place, contact), slip_rows(place, contact)
    least = TOUCHING * float(np.abs(forces).max(initial=0.0))
    if row is not None and opens(place, contact) and forces[row] <= least:
        return APART
    if slips:
        return closed(place, contact, slips=True)
    size = float(np.linalg.norm(forces[along]))
    if contact not in place.limits or row is None or size <= 0.0:
        return FAST
    if size < (1.0 - STICKS) * coefficient * forces[row]:
        return FAST
    return Way(True, tuple((-forces[along] / size).tolist()))
