"""What became of an answer, for who knows no SymPy."""

from dataclasses import dataclass
from typing import Literal

from kane.sentences import NOTHING, Sentence

Verdict = Literal["right", "these numbers", "wrong", "unread"]


@dataclass(frozen=True)
class Judged:
    """What became of an answer.

    Attributes:
        verdict: right; right for the numbers of this model alone; wrong; or not to be read.
        remark: what is wrong with it.

    """

    verdict: Verdict
    remark: Sentence = NOTHING
