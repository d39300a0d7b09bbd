"""How much room each sign of a model has; no Qt here."""

import math

import numpy as np
import numpy.typing as npt

from kanevas.look.reach import within_reach

# Signs in a row have room above and below them: half as much as the row is long, or what is there.
ROW = 0.5
FEW = 16  # signs; a crowd has more
MANY = 50  # bodies, which take longer to draw the first time than a turn of the hand
CROWDED = 0.6  # size of signs, as a part of the full one, below which many are left out
# Signs shrink where each has a smaller square to itself [pixels], and in steps, so that pictures of
# them last.
ROOMY, STEPS = 64.0, 16


def spacing(points: npt.NDArray[np.float64]) -> float:
    """Return the side of the square that each point has to itself, if all are spread evenly.

    Args:
        points: where signs stand, shape (n, 2) or (n, 3) [m].

    Returns:
        The side [m]; infinity where there are so few that they never crowd.

    """
    if len(points) <= FEW:
        return math.inf
    sides = np.sort(np.ptp(within_reach(points), axis=0))[::-1]
    room = sides[0] * max(sides[1], ROW * sides[0])
    return math.sqrt(room / len(points)) if room > 0 else math.inf


def part_of_size(room: float, least: float) -> float:
    """Return the size of signs where they are crowded, as a part of that which they have alone.

    Args:
        room: the side of the square that each has to itself [pixels].
        least: the part below which none of them would be seen.

    """
    if room >= ROOMY:
        return 1.0
    return max(math.ceil(STEPS * room / ROOMY) / STEPS, least)
