"""Where a crowd touches at a frame, and with which forces."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.methods.touching import AWAY, LAST_STEP, SLIPS, Touching
from kane.kernels.primitives.shape_contact import TOUCHES, points
from kane.kernels.tables import Work
from kane.solve.stepping.crowd import Crowd, Places

Array = npt.NDArray[np.float64]


class CrowdTouches(NamedTuple):
    """The places at which bodies of groups touch at a frame.

    Attributes:
        frame: number of the frame.
        groups: (k,) names of the groups.
        pairs: (k,) names of the bodies, as in the parts of events.
        at: (k, 3) where, in ground axes [m].
        normals: (k, 3) unit vectors from the first body of its contact to the second.
        forces: (k,) normal forces [N].
        frictions: (k, 3) friction on that second body [N].
        slips: (k,) whether it slips.
        rubs: (k,) whether there is friction at all.
        moments: (k,) size of the moments against rolling and spinning [N m].
        loads: (n, 6) what all of it does to each body: force in ground axes [N], and moment about
            its mass centre in its principal axes [N m].

    """

    frame: int
    groups: tuple[str, ...]
    pairs: tuple[str, ...]
    at: Array
    normals: Array
    forces: Array
    frictions: Array
    slips: npt.NDArray[np.bool_]
    rubs: npt.NDArray[np.bool_]
    moments: Array
    loads: Array


NOTHING = CrowdTouches(
    -1, (), (), np.zeros((0, 3)), np.zeros((0, 3)), np.zeros(0), np.zeros((0, 3)),
    np.zeros(0, np.bool_), np.zeros(0, np.bool_), np.zeros(0), np.zeros((0, 6)),
)  # fmt: skip


def touches_of(
    touching: Touching, crowd: Crowd, near: Places, own: int, work: Work, frame: int
) -> CrowdTouches:
    """Return where a crowd touches.

    Args:
        touching: the contacts at the end of a step.
        crowd: whose.
        near: what is near.
        own: how many contacts are no crowd's.
        work: holds where the bodies are.
        frame: number of the frame.

    """
    table, state = touching.contacts[own:], touching.state[own:]
    is_place = near.shapes["tells"] == TOUCHES
    shown = np.flatnonzero(is_place & (state != AWAY))
    at = np.zeros((touching.shapes.size, 3))
    points(touching.shapes, touching.features, work.p, work.R, at)
    h = touching.books[LAST_STEP]
    row = table["row"][shown] - touching.first
    blocks = touching.block_start[row]
    directions = touching.J[:, :3]
    frictions = np.zeros((shown.size, 3))
    for j in range(1, 3):
        has = table["rows"][shown] > j
        along = directions[blocks[has] + 2 * j + 1]
        frictions[has] += touching.p[row[has] + j, None] / h * along
    moments = np.zeros(len(table))
    for k in np.flatnonzero(~is_place & (state != AWAY)).tolist():
        first = table["row"][k] - touching.first
        size = float(np.linalg.norm(touching.p[first : first + table["rows"][k]])) / h
        moments[near.presses[k]] = np.hypot(moments[near.presses[k]], size)
    labels = [crowd.label(near, int(k)) for k in shown]
    return CrowdTouches(
        frame,
        tuple(group for group, _ in labels),
        tuple(pair for _, pair in labels),
        at[shown],
        directions[blocks + 1].copy(),
        touching.p[row] / h,
        frictions,
        state[shown] == SLIPS,
        table["rubs"][shown] == 1,
        moments[shown],
        _loads(touching, own, len(work.p) - 1),
    )


def _loads(touching: Touching, own: int, bodies: int) -> Array:
    """Return what the mean forces of the last step do to each body, (n, 6)."""
    table, found = touching.contacts[own:], np.zeros((bodies + 1, 6))
    both = touching.shapes["body_a"], touching.shapes["body_b"]
    for j in range(3):
        has = np.flatnonzero(table["rows"] > j)
        row = table["row"][has] - touching.first + j
        force = touching.p[row, None] / touching.books[LAST_STEP]
        for side, body in enumerate(both):
            np.add.at(found, body[has], force * touching.J[touching.block_start[row] + side])
    return found[1:]
