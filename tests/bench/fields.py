"""The fields of the benchmark: every problem at every size with all who take part in it."""

import functools
import math
from collections.abc import Callable, Iterator

from tests.bench.bounds import (
    chain,
    ladder,
    loop,
    pendulums,
    squeezing_as_written,
    squeezing_index_1,
    squeezing_reduced,
    stiff,
)
from tests.bench.bounds.bound import Bound
from tests.bench.engine import Engine
from tests.bench.entry import BOUND, OURS, Clocked, Entry, Field, Refusal, Run
from tests.bench.peers.process import Peer
from tests.bench.problems import chain as chain_problem
from tests.bench.problems import changing as changing_problems
from tests.bench.problems import ladder as ladder_problem
from tests.bench.problems import touching as touching_problems
from tests.bench.problems.pendulums import COUNT
from tests.bench.problems.problem import Array, Case

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(4, 27))
STIFF_METHODS = ("esdirk43", "radau", "bdf")
# Of few bodies equal steps may be the cheapest, as for others that offer them.
FEW = 4
STEPS = tuple(math.ceil(16 * 2 ** (k / 4)) for k in range(28))
LARGEST_RUN = 256  # rods of a chain; of longer ones an evaluation alone is timed
REFERENCE = 1e-13
# Others are not asked for problems whose constraints change.
WITH_CHANGES = ("MuJoCo", "Exudyn", "Bullet")
# A loop of bounds costs next to nothing; peers of minimal coordinates take the cube of N
LARGEST_OF_PEERS = {
    "SymPy with PyDy": 4,
    "Pinocchio": 64,
    "Exudyn": 64,
    "MuJoCo": 256,
    "Drake": 256,
    "Bullet": 0,  # it is asked for contact of shapes alone
}


def bounds() -> Iterator[tuple[str, Callable[[], list[Bound]]]]:
    """Yield the problems, ``P1`` to ``P6``, size by size, each with its equations by hand.

    The first of them gives the reference.
    """
    for size in chain_problem.SIZES:
        yield "P1", functools.partial(lambda n: [chain.bound(n)], size)
    by_hand = squeezing_index_1, squeezing_as_written, squeezing_reduced
    yield "P2", lambda: [equations.bound() for equations in by_hand]
    for size in ladder_problem.SIZES:
        yield "P3", functools.partial(lambda n: [ladder.bound(n)], size)
    yield "P4", lambda: [pendulums.bound(COUNT)]
    yield "P5", lambda: [loop.bound()]
    yield "P6", lambda: [stiff.bound()]


def changing() -> Iterator[tuple[str, Case]]:
    """Yield the problems whose constraints change, ``P7`` to ``P12``."""
    for case in (*changing_problems.cases(), *touching_problems.cases()):
        yield case.key, case


def reference(case: Case, by_hand: list[Bound]) -> Array:
    """Return the measures of a problem as they are exactly, or by its equations by hand."""
    return by_hand[0].run(REFERENCE)[1] if case.exact is None else case.exact(case.times)


def gathered(case: Case, by_hand: list[Bound], peers: list[Peer]) -> Field:
    """Return all who take part in a problem."""
    field = Field()
    engine = Engine(case)
    runs = case.key != "P1" or case.size <= LARGEST_RUN
    ways = ["dop853", "dop853 embedded"]
    if case.model.bushings:
        ways = ["dop853", *STIFF_METHODS]
    for way in ways:
        if runs:
            field.entries.append(
                Entry(OURS, way, TOLERANCES, functools.partial(_ours, engine, way))
            )
    if len(case.model.bodies) <= FEW and not case.model.bushings:
        steps = tuple(case.duration / count for count in STEPS)
        for way in ("rk4", "moreau") if case.changing else ("rk4",):
            field.entries.append(Entry(OURS, way, steps, functools.partial(_ours, engine, way)))
    if not case.changing:
        field.clocked.append(Clocked(OURS, "multipliers", engine.evaluations))
    if case.model.joints and not case.changing:
        field.clocked.append(
            Clocked(OURS, "embedded", functools.partial(engine.evaluations, embedded=True))
        )
    for bound in by_hand:
        if runs:
            field.entries.append(
                Entry(BOUND, bound.title, TOLERANCES, functools.partial(_by_hand, bound))
            )
        field.clocked.append(Clocked(BOUND, bound.title, bound.evaluations))
    for peer in peers:
        if case.changing and peer.name not in WITH_CHANGES:
            continue
        if case.key == "P1" and case.size > LARGEST_OF_PEERS[peer.name]:
            continue
        try:
            offer = peer.open(case)
        except Refusal as refusal:
            field.notes.append(f"{peer.name}: {refusal}")
            continue
        if runs:
            field.entries += [
                Entry(peer.name, way, tuple(settings), functools.partial(peer.run, way))
                for way, settings in offer["ways"]
            ]
        if offer["evaluates"]:
            field.clocked.append(Clocked(peer.name, "", peer.evaluate))
    return field


def _ours(engine: Engine, way: str, setting: float) -> Run:
    try:
        return Run(*engine.run(way, setting))
    except ArithmeticError as failure:
        raise Refusal(str(failure)) from None


def _by_hand(bound: Bound, setting: float) -> Run:
    return Run(*bound.run(setting))
