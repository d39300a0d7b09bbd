"""How contacts may be, by relaxation: a guess where changing one after the other ends nowhere.

Contact after contact gets the force that it would have if all others kept theirs: a push that ends
the approach, friction projected on the disc that Coulomb's law allows it (Jean, The non-smooth
contact dynamics method, 1999). That comes near the solution whatever the directions of slip; what
is found is only how each contact is, and solved for anew.
"""

from collections.abc import Iterator, Mapping

import numpy as np
import numpy.typing as npt

from kane.compiled.contacts import pressing_contacts
from kane.solve.changing.place import IMMOVABLE, Place
from kane.solve.changing.ways import APART, FAST, Way, closed, gap_row, opens, slip_rows

Array = npt.NDArray[np.float64]

MOST = (3000, 30_000)  # after which a guess is told; many that lean on each other take long
DONE = 1e-13  # of the largest force: no change
TOUCHING = 1e-9  # of the largest force: a push
STICKS = 1e-9  # of the largest friction: less than that
GROWS = 1e9  # of the first forces: forces that grow without end, as in the paradox of Painleve


def relaxed(place: Place, touching: Mapping[int, bool]) -> Iterator[dict[int, Way]]:
    """Yield how contacts may be, the better guess after the other.

    Nothing where friction is pressed by what is no contact's own; no more where forces grow without
    end.

    Args:
        place: the contacts.
        touching: those that may hold, by number, and whether they slip already.

    """
    pushes = {k: gap_row(place, k) for k in touching}
    presses = {k: _pressing_rows(place, k, pushes) for k in touching}
    rubs = {k: place.friction(k).sliding for k in touching if k in place.limits}
    if any(not presses[k] or place.limits[k] != (0.0, 0.0) for k in rubs):
        return
    S, forces = place.S, np.zeros(place.phi.size)
    rates = place.free.copy()

    def push(rows: slice | int, wanted: Array | float) -> None:
        change = wanted - forces[rows]
        rates[:] += np.atleast_2d(S[:, rows].T).T @ np.atleast_1d(change)
        forces[rows] = wanted

    most_force = np.inf
    for count in range(1, MOST[-1] + 1):
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
                most = rubs[k] * float(np.maximum(forces[presses[k]], 0.0).sum())
                size = float(np.linalg.norm(wanted))
                if slips:
                    wanted = -most * np.array(closed(place, k, slips=True).slip)
                elif size > most:
                    wanted *= most / size
            elif row is not None and opens(place, k) and forces[row] <= 0.0:
                wanted = np.zeros_like(wanted)
            push(along, wanted)
        largest = float(np.abs(forces).max())
        is_done = bool(np.abs(forces - before).max() <= DONE * largest)
        if is_done or count in MOST:
            limits = {k: rubs[k] * float(forces[presses[k]].sum()) for k in rubs}
            yield {k: _way(place, k, forces, limits.get(k), slips) for k, slips in touching.items()}
        if is_done:
            return
        if largest > most_force:
            return
        most_force = min(most_force, GROWS * largest)


def _pressing_rows(place: Place, contact: int, pushes: Mapping[int, int | None]) -> list[int]:
    """Return the rows of contacts whose forces press one: its own gap, or those of others."""
    own = (contact, *pressing_contacts(place.system.contacts, contact))
    return [row for k in own if (row := pushes.get(k)) is not None]


def _way(place: Place, contact: int, forces: Array, limit: float | None, slips: bool) -> Way:
    """Return how a contact with these forces is; without a limit it has no friction."""
    row, along = gap_row(place, contact), slip_rows(place, contact)
    least = TOUCHING * float(np.abs(forces).max(initial=0.0))
    if row is not None and opens(place, contact) and forces[row] <= least:
        return APART
    if slips:
        return closed(place, contact, slips=True)
    size = float(np.linalg.norm(forces[along]))
    if limit is None or size <= 0.0 or size < (1.0 - STICKS) * limit:
        return FAST
    return Way(True, tuple((-forces[along] / size).tolist()))
