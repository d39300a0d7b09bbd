"""Places of rest that go over into each other, as of what may stand anywhere.

Each body goes from one place to the other by the screw that leads there; where the joints hold on
the way and nothing is left of the forces, both are one equilibrium, found twice.
"""

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation

from kane.analyses.rest_place import NoRestError, Place
from kane.analyses.resting_place import Equilibrium

Array = npt.NDArray[np.float64]

ON_THE_WAY = (0.5, 0.25, 0.75)
FLAT = 1e-9  # of the largest stiffness: one that is round-off
SMALL = 1e-6  # rad


def go_over(one: Equilibrium, other: Equilibrium) -> bool:
    """Whether a mechanism may go from one place of rest to another and rest all the way."""
    system, n = one.instant.system, one.instant.system.bodies
    place = Place(system, one.instant.state)
    values = np.abs(np.linalg.eigvals(place.stiffness()))
    if not (values <= FLAT * values.max(initial=0.0)).any():
        return False  # it stands alone
    a, b = (each.instant.state[: 7 * n].reshape(n, 7) for each in (one, other))
    for part in ON_THE_WAY:
        state = place.state.copy()
        state[: 7 * n] = _between(a, b, part).ravel()
        try:
            if not Place(system, state, place.acting).moved(np.zeros(6 * n)).rests:
                return False
        except NoRestError:
            return False
    return True


def _between(a: Array, b: Array, part: float) -> Array:
    """Return the places of bodies, (n, 7), a part of the way along the screws from a to b."""
    first, last = Rotation.from_quat(a[:, 3:]), Rotation.from_quat(b[:, 3:])
    turn = (last * first.inv()).as_rotvec()
    shift = b[:, :3] - Rotation.from_rotvec(turn).apply(a[:, :3])
    found = np.empty_like(a)
    for k, (w, t) in enumerate(zip(turn, shift, strict=True)):
        some = Rotation.from_rotvec(part * w)
        along = part * _slide(part * w) @ np.linalg.solve(_slide(w), t)
        found[k, :3] = some.apply(a[k, :3]) + along
        found[k, 3:] = (some * first[k]).as_quat()
    return found


def _slide(w: Array) -> Array:
    """Return the mean of exp(s w) over s from 0 to 1, (3, 3)."""
    angle = float(np.linalg.norm(w))
    cross = np.array([[0.0, -w[2], w[1]], [w[2], 0.0, -w[0]], [-w[1], w[0], 0.0]])
    if angle < SMALL:
        return np.asarray(np.eye(3) + cross / 2.0 + cross @ cross / 6.0)
    return np.asarray(
        np.eye(3)
        + (1.0 - np.cos(angle)) / angle**2 * cross
        + (angle - np.sin(angle)) / angle**3 * cross @ cross
    )
