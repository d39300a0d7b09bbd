"""What touches in a step of a run of time steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kane.elements.changing import Friction
from kane.proof.rows import Held


@dataclass(frozen=True)
class Touch:
    """A contact that pushes in a step.

    Attributes:
        owner: name of the element.
        held: its rows, the gap first.
        friction: its law; None where it has none.
        gaps: numbers of the multipliers of gaps that press it.
        has_gap: whether its first row is that of a gap.
        pushes: whether it can push alone, and not pull.
        goes_on: whether it is closed at both ends of the step, and strikes nothing in it.
        restitution: of a strike.

    """

    owner: str
    held: Sequence[Held]
    friction: Friction | None
    gaps: Sequence[int]
    has_gap: bool
    pushes: bool
    goes_on: bool
    restitution: float


@dataclass(frozen=True)
class ToldStrike:
    """What a run tells of a strike within a step, of the row of its gap.

    Attributes:
        touch: the contact.
        time: since the start of the step [s].
        before: speed of the gap before it.
        after: the same after it.
        impulse: on the row.
        lost: energy that was lost in it [J].
        kind: "strikes" where it opens again by its restitution, "comes to rest" where it stays,
            "touches" where it came no faster than loads make it in two steps.

    """

    touch: Touch
    time: float
    before: float
    after: float
    impulse: float
    lost: float
    kind: str
