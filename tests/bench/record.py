"""What a run of the bench leaves behind, and what can be read from it."""

import json
import math
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.bench.entry import BOUND, OURS
from tests.bench.rounds import ROUNDS, Evaluation, Point

ROOT = Path(__file__).parents[2]
FILE = ROOT / "out" / "bench.json"
FIRST_OF_FIT = 16  # rods of the shortest chain whose evaluations are fitted


@dataclass
class Solved:
    """A problem at one size: settings and what they cost, times of evaluations, and refusals.

    Beside them how many processes the machine had to run, in the mean, as it began, and how many
    times the settings that count were run.
    """

    key: str
    size: int
    unit: str
    targets: list[float]
    points: list[Point] = field(default_factory=list)
    evaluations: list[Evaluation] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    load: float = 0.0
    rounds: int = ROUNDS

    @property
    def name(self) -> str:
        """The problem with its size, as in ``P1 N=4``."""
        return f"{self.key} N={self.size}" if self.size > 1 else self.key

    def best(self, who: str, target: float, way: str | None = None) -> Point | None:
        """Return the cheapest setting of one who takes part, by any way or one, exact enough."""
        own = [p for p in self.points if p.who == who and way in (None, p.way)]
        good = [p for p in own if p.error <= target]
        return min(good, key=lambda p: p.seconds, default=None)

    def evaluation(self, who: str) -> Evaluation | None:
        """Return the cheapest evaluation of one who takes part."""
        own = [e for e in self.evaluations if e.who == who]
        return min(own, key=lambda e: e.seconds, default=None)

    @property
    def peers(self) -> list[str]:
        """All who take part but ourselves and the equations by hand."""
        names = dict.fromkeys(p.who for p in (*self.points, *self.evaluations))
        return [name for name in names if name not in (OURS, BOUND)]


@dataclass
class Record:
    """All of a run of the bench."""

    when: str
    machine: dict[str, str]
    peers: dict[str, str]
    solved: list[Solved] = field(default_factory=list)
    stops: dict[str, float] = field(default_factory=dict)
    start: dict[str, float] = field(default_factory=dict)
    study: dict[str, float] = field(default_factory=dict)
    piles: dict[str, float] = field(default_factory=dict)
    frames: list[dict[str, Any]] = field(default_factory=list)

    def write(self, path: Path = FILE) -> None:
        """Write the record as JSON."""
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")

    @classmethod
    def read(cls, path: Path = FILE) -> "Record":
        """Read a record."""
        content = json.loads(path.read_text())
        solved = [
            Solved(
                **{
                    **one,
                    "points": [Point(**p) for p in one["points"]],
                    "evaluations": [Evaluation(**e) for e in one["evaluations"]],
                }
            )
            for one in content.pop("solved")
        ]
        return cls(**content, solved=solved)

    def of(self, key: str) -> list[Solved]:
        """Return the sizes of one problem."""
        return [one for one in self.solved if one.key == key]

    def exponent(self, who: str) -> float | None:
        """Return k of a fit of N^k to the cost of one evaluation of the chain of N rods."""
        pairs = [
            (math.log(one.size), math.log(found.seconds))
            for one in self.of("P1")
            if one.size >= FIRST_OF_FIT and (found := one.evaluation(who))
        ]
        if len(pairs) < 2:
            return None
        n = len(pairs)
        x_mean, y_mean = (sum(column) / n for column in zip(*pairs, strict=True))
        above = sum((x - x_mean) * (y - y_mean) for x, y in pairs)
        return above / sum((x - x_mean) ** 2 for x, _ in pairs)
