"""Work arrays that runs of a system hand on to each other.

To make them, and the blocks by which kernels find them, takes as long as a short run. What they
hold at the beginning is of no account: kernels write all of it before they read it, but for the
clock, the turns and what rows held of late, which begin anew, and for what stands for the ground,
which nothing writes.
"""

from kane.compiled import System
from kane.compiled.turns import begin_anew, turns_of
from kane.kernels.tables import make_work
from kane.solve.frames_between import FramesBetween


class Workplace:
    """Where a run works.

    Attributes:
        work: work arrays of the kernels.
        between: takes the frames that the motion asks for; None where none are wanted.

    """

    def __init__(self, system: System, by_motion: bool) -> None:
        self.between = FramesBetween(system) if by_motion else None
        room = self.between.room if self.between else None
        self.work = make_work(system.tables, turns_of(system), room)

    def begin_anew(self, system: System) -> None:
        """Forget the run before, of the same system."""
        self.work.clock[:] = 0.0
        for part in self.work.holds:
            part[:] = 0.0
        begin_anew(self.work.turns, system)
        if self.between:
            self.between.begin_anew()


def enter(system: System, by_motion: bool = False) -> Workplace:
    """Return a workplace that nobody else is in.

    Args:
        system: the compiled model.
        by_motion: whether the run has frames that the motion asks for.

    """
    try:
        workplace: Workplace = system.idle[by_motion].pop()
    except IndexError:  # none is idle, or another thread was quicker
        return Workplace(system, by_motion)
    workplace.begin_anew(system)
    return workplace


def leave(system: System, workplace: Workplace) -> None:
    """Let the next run of the system have a workplace; nobody may use it from now on."""
    system.idle[workplace.between is not None].append(workplace)
