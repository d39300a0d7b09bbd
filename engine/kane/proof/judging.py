"""How large a difference may be, and the largest of many as a finding."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kane.proof.finding import Finding, Verdict
from kane.sentences import Sentence, say

# Part of the terms that ought to cancel. Differences over nine frames leave 1e-9 and less; a wrong
# sign leaves twice its term. So all terms are seen that are above a ten-millionth of the others.
LIMIT = 1e-7
# A term beside which others of its kind are this much larger is measured by those: their round-off
# is in it.
BESIDE = 1e-4
SAFE = 10.0  # the difference of two formulas is about the error of the worse, here of the better
SIGNAL = "signal"
BLIND = 1e-5  # what may be wrong by more than this part, for all that is known, is undecided

CLOSE = say(
    "Differences over nine frames are exact to a billionth; a wrong sign leaves twice its term."
)


class Left(NamedTuple):
    """What is left over where nothing should be.

    Attributes:
        kind: those of one kind are measured by each other, but for signals, each of which has a
            unit of its own.
        where: the body, joint or element.
        component: in short, as ``fx``.
        unit: of what is left.
        time: [s].
        left: what is left over.
        size: of what ought to cancel.
        doubt: how wrong it may be by the way it was found.

    """

    kind: str
    where: str
    component: str
    unit: str
    time: float
    left: float
    size: float
    doubt: float


class Judged(NamedTuple):
    """What is left over, as parts of the size of its terms."""

    what: Left
    part: float
    doubt: float

    @property
    def verdict(self) -> Verdict:
        """Whether it is more than may be."""
        if not math.isfinite(self.part) or self.part > LIMIT + SAFE * self.doubt:
            return "wrong"
        return "undecided" if SAFE * self.doubt > BLIND else "right"


def judged(many: Iterable[Left], least: dict[str, float]) -> Iterator[Judged]:
    """Yield what is left over as parts.

    Args:
        many: of one instant.
        least: a size of each kind below which nothing counts.

    """
    found = list(many)
    largest: dict[str, float] = {}
    for each in found:
        largest[each.kind] = max(largest.get(each.kind, 0.0), each.size)
    for each in found:
        size = each.size
        if each.kind != SIGNAL:
            size += BESIDE * (largest[each.kind] + least[each.kind])
        if size == 0.0:
            size = math.inf if each.left == 0.0 else 1.0
        yield Judged(each, abs(each.left) / size, each.doubt / size)


def worst(title: Sentence, found: list[Judged], reason: Sentence = CLOSE) -> Finding:
    """Return the worst of some as a finding: what is wrong before what is undecided."""
    wrong = [each for each in found if each.verdict == "wrong"]
    open_ = [each for each in found if each.verdict == "undecided"]
    clear = [each for each in found if each.verdict == "right"]
    if wrong:
        largest = max(wrong, key=lambda each: each.part if each.part == each.part else math.inf)
    elif clear:
        largest = max(clear, key=lambda each: each.part)
    else:
        largest = min(open_, key=lambda each: each.doubt)
    return Finding(title, largest.verdict, largest.part, LIMIT, _place(largest), reason)


def _place(of: Judged) -> Sentence:
    each = of.what
    if of.verdict == "undecided":
        return say(
            "'{where}' moves too fast at t = {time:.6g} s for differences to tell.",
            where=each.where,
            time=each.time,
        )
    return say(
        "'{where}', {component} at t = {time:.6g} s: {left:.3g} {unit} left of {size:.3g} {unit}",
        where=each.where,
        component=each.component,
        time=each.time,
        left=each.left,
        size=each.size,
        unit=each.unit,
    )
