"""What a look at a run found: right or wrong, how far from right, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kane.sentences import Sentence

Verdict = Literal["right", "wrong", "undecided"]


@dataclass(frozen=True)
class Finding:
    """One line of the page.

    Attributes:
        title: what was compared.
        verdict: right, wrong, or undecided where nothing can be said.
        figure: the largest difference as a part of what it is measured by.
        limit: up to where it counts as right.
        place: where the largest difference is, or why nothing was compared.
        reason: why the limit is what it is.

    """

    title: Sentence
    verdict: Verdict
    figure: float
    limit: float
    place: Sentence
    reason: Sentence


@dataclass(frozen=True)
class Proof:
    """All that was compared.

    Attributes:
        findings: in the order of the page.
        times: of the run at which bodies were looked at one by one [s].

    """

    findings: tuple[Finding, ...]
    times: tuple[float, ...]

    @property
    def verdict(self) -> Verdict:
        """Wrong where anything is; right where something is and nothing is wrong."""
        verdicts = {finding.verdict for finding in self.findings}
        if "wrong" in verdicts:
            return "wrong"
        return "right" if "right" in verdicts else "undecided"
