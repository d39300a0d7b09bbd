"""Bodies so light beside what they carry that their own motion is nothing but round-off.

A rod between two balls may spin about their line. What it carries presses along that line but for
the 1e-16 of it that doubles leave, and this turns the rod at what its own inertia makes of it.
Where that is far beyond the tolerance, a method with step control follows round-off in ever
shorter steps, and one with fixed steps returns it as a motion.
"""

from kane.compiled import System
from kane.errors import Fault, ModelError
from kane.model import SolverSettings
from kane.model.solver import FIXED_STEP_METHODS
from kane.sentences import NOTHING, say

ROUND_OFF = 1e-16
# Times the tolerance that round-off may make of accelerations: there step control still returns the
# motion to its tolerance, but in some hundred times as many steps.
MOST = 100.0
FIXED = 1e-6  # tolerance where steps are fixed: no curve shows less


def refuse_loose(system: System, settings: SolverSettings) -> None:
    """Refuse a system whose loose bodies are too light for the tolerance of a run.

    Args:
        system: the compiled model.
        settings: of the run.

    Raises:
        ModelError: it has such bodies; the text says what they may weigh.

    """
    fixed = settings.method in FIXED_STEP_METHODS
    tolerance = FIXED if fixed else settings.rtol
    lightest = ROUND_OFF / (MOST * tolerance)
    too_light = {name: ratio for name, ratio in system.loose.items() if not ratio >= lightest}
    if not too_light:
        return
    names = [body.name for body in system.model.bodies]
    larger = NOTHING if fixed else say(" A larger tolerance (rtol) lets them be lighter.")
    raise ModelError(
        Fault(
            f"bodies[{names.index(name)}]",
            say(
                "'{name}' is so light beside what its joints press on it, {ratio:.1g} of "
                "that, that the way in which it is free to turn or slide is lost in "
                "round-off: below {lightest:.1g} results could not be trusted. Make it "
                "heavier, let an axis of its inertia lie along that way, or take a rod joint "
                "in its place.{larger}",
                name=name,
                ratio=ratio,
                lightest=lightest,
                larger=larger,
            ),
        )
        for name, ratio in too_light.items()
    )
