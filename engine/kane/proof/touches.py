"""What touches in a step of a run of time steps."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
        slips: whether it is told to slip at its end.
        restitution: of a strike.

    """

    owner: str
    held: Sequence[Held]
    friction: Friction | None
    gaps: Sequence[int]
    has_gap: bool
    pushes: bool
    goes_on: bool
    slips: bool
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


@dataclass(frozen=True)
class Course:
    """How a contact is told to be at both ends of a step, and what is told to have happened.

    Attributes:
        words: the element, and which part of it.
        before, after: "open", "sticks" or "slips".
        has_gap: whether it is a gap that opens and closes.
        pushed: whether a push along the gap is told in the step.
        events: kinds of events within the step, ends and all.

    """

    words: str
    before: str
    after: str
    has_gap: bool
    pushed: bool
    events: Collection[str]

    def missing(self) -> str:
        """Return what must have happened and is not told; empty where nothing lacks.

        What is closed by its last step and pushes, and has opened farther than it can by itself,
        is another place by then: nothing is said of that.
        """
        met = {"strikes", "comes to rest", "touches"}
        if self.has_gap and self.before == "open" and (self.pushed or self.after != "open"):
            return "" if met & set(self.events) else "touches"
        if self.has_gap and self.before != "open" and self.after == "open" and not self.pushed:
            return "" if "lifts" in self.events else "lifts"
        if (self.before, self.after) == ("sticks", "slips"):
            return "" if {"slides", "turns round"} & set(self.events) else "slides"
        if (self.before, self.after) == ("slips", "sticks"):
            return "" if {"sticks", "turns round"} & set(self.events) else "sticks"
        return ""
