"""What has no inertia and is led by no joint: it has no equation of motion."""

from kane.compiled import System
from kane.compiled.massless import Unheld, unheld
from kane.errors import AssemblyError
from kane.kernels.tables import Work
from kane.sentences import NOTHING, Sentence, both, say

MOST_NAMES = 4


def refuse_unheld(system: System, work: Work) -> None:
    """Refuse a mechanism in which something without inertia is free to move.

    Args:
        system: the compiled model; of constraints that change those that always hold.
        work: holds the blocks of B at the place.

    Raises:
        AssemblyError: there is such a motion; the text names the bodies and the way out.

    """
    if motions := unheld(system.tables, work):
        names = [system.model.bodies[body - 1].name for body in motions[0].bodies]
        raise AssemblyError(unheld_sentence(system, motions[0]), names)


def unheld_sentence(system: System, motion: Unheld) -> Sentence:
    """Return what moves without inertia, and what can be done about it."""
    first, *others = (system.model.bodies[body - 1] for body in motion.bodies[:MOST_NAMES])
    along = say(" together with {others}", others=both([f"'{each.name}'" for each in others]))
    together = along if others else NOTHING
    if motion.turns:
        return say(
            "'{name}' has no inertia about an axis about which the joints let it turn{together}: "
            "nothing says how it would. Give it a moment of inertia, or let a joint lead that "
            "turn.",
            name=first.name,
            together=together,
        )
    return say(
        "'{name}' has no mass, and the joints let it move{together}: nothing says how it would. "
        "Give it a mass, or let joints lead it.",
        name=first.name,
        together=together,
    )
