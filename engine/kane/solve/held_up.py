"""What holds up a run that will not end soon, in the user's words."""

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import placed
from kane.kernels.codes import SPEED
from kane.kernels.programs.program import values
from kane.kernels.tables import Work
from kane.model import SolverSettings
from kane.sentences import NOTHING, Sentence, Template, as_a_sentence, joined, say
from kane.solve.play import moved_on
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

SOON = 5.0  # s of computation, within which no run is told to be slow
LONG = 600.0  # s of computation that are left, as it goes
PART = 0.01  # of the steps a second: what is slower than that holds up nothing
MANY = 1e5  # turns, swings and the like in a run, which no run is short with
HOUR, DAY, YEAR = 3600.0, 86400.0, 3.2e7  # s


class Suspect(NamedTuple):
    """What may want short steps.

    Attributes:
        rate: how fast it is [1/s].
        clause: what it does.
        advice: the way out.

    """

    rate: float
    clause: Sentence
    advice: Sentence


class Watch:
    """Looks at the pace of a run, and tells once what holds it up where that will take long.

    Args:
        system: the compiled model.
        settings: of the run.

    """

    def __init__(self, system: System, settings: SolverSettings) -> None:
        self._system, self._settings = system, settings
        self._last = 0.0, 0.0, 0  # s of computation, time reached, steps
        self._told = False

    def look(self, elapsed: float, time: float, steps: int, state: Array) -> Sentence:
        """Return what is to be told now; mostly nothing.

        Args:
            elapsed: time of computation since the start [s].
            time: that the run has reached [s].
            steps: taken so far.
            state: (state,) the last one.

        """
        before, reached, taken = self._last
        if self._told or elapsed - before < SOON:
            return NOTHING
        self._last = elapsed, time, steps
        gone, left = time - reached, self._settings.duration - time
        remaining = (elapsed - before) * left / gone if gone > 0 else math.inf
        if remaining < LONG:
            return NOTHING
        self._told = True
        pace = (steps - taken) / gone if gone > 0 else math.inf
        return say(
            "The run has come to {time:.4g} of {duration:g} s. At {pace:.2g} steps a "
            "second of motion the rest takes {how_long}. {why} Or cancel, and keep what "
            "there is.",
            time=time,
            duration=self._settings.duration,
            pace=pace,
            how_long=_how_long(remaining),
            why=why(self._system, self._settings, state, pace),
        )


def why(system: System, settings: SolverSettings, state: Array, pace: float) -> Sentence:
    """Return what wants so many steps a second, in two sentences.

    Args:
        system: the compiled model.
        settings: of the run.
        state: (state,) of the run.
        pace: steps a second of motion; may be infinite.

    """
    with np.errstate(all="ignore"):
        found = [s for s in _suspects(system, settings, state) if s.rate > 0]
    fastest = max(found, key=lambda suspect: suspect.rate, default=None)
    if fastest and (fastest.rate > PART * pace or fastest.rate * settings.duration > MANY):
        return joined(" ", (as_a_sentence(fastest.clause), fastest.advice))
    return say(
        "No force, speed or joint stands out. Look for what is very light or very "
        "stiff beside the rest, take a larger tolerance (rtol), or a shorter run "
        "first."
    )


def _suspects(system: System, settings: SolverSettings, state: Array) -> Iterator[Suspect]:
    yield from _fast_bodies(system, state)
    if settings.method != "esdirk43":
        yield from _stiff_loads(system, state)
    yield from _lost_hold(system, state)
    shortest = system.laws.shortest_time([0.0, settings.duration])
    yield Suspect(
        1 / shortest if shortest > 0 else math.inf,
        say("A function of time goes its whole way within {shortest:.2g} s", shortest=shortest),
        say("Look at the laws of forces and drivers, and run as long as they matter."),
    )


def _fast_bodies(system: System, state: Array) -> Iterator[Suspect]:
    n = system.bodies
    speeds = state[7 * n : 13 * n].reshape(n, 2, 3)
    for body, (v, w) in zip(system.model.bodies, speeds, strict=True):
        turning, moving = float(np.linalg.norm(w)), float(np.linalg.norm(v))
        advice = say(
            "Look at the speeds given to '{name}', and at the forces on it.", name=body.name
        )
        yield Suspect(
            turning,
            say("'{name}' turns at {turning:.2g} rad/s", name=body.name, turning=turning),
            advice,
        )
        rate = moving / system.tables.extent
        yield Suspect(
            rate, say("'{name}' moves at {moving:.2g} m/s", name=body.name, moving=moving), advice
        )


def _stiff_loads(system: System, state: Array) -> Iterator[Suspect]:
    """Yield how fast each spring would swing and each damper would brake its two bodies alone."""
    work = placed(system, state)
    for name, entries in system.load_entries.items():
        rates = [0.0]
        for table, own in entries.items():
            for load in getattr(system.tables, table)[own]:
                rates += RATES[table](system, work, load)
        yield Suspect(
            max(rates),
            say(
                "'{name}' is stiff: alone it would move its bodies at a rate of {rate:.2g} 1/s",
                name=name,
                rate=max(rates),
            ),
            say("The method esdirk43 is made for that; or make it softer."),
        )


def _of_path(system: System, work: Work, load: Any) -> list[float]:
    """Return sqrt(k m) and c m with m = j A^-1 j^T, j the gradient of the path.

    Of an attraction C/s^2 the stiffness k is 2 C/s^3.
    """
    path = system.tables.paths[load["path"]]
    j = work.path_gradient[2 * load["path"] : 2 * load["path"] + 2]
    ends = system.tables.bodies["inverse"][[path["body_a"], path["body_b"]]]
    stiffness = load["stiffness"]
    if load["attraction"]:
        stiffness += 2 * abs(load["attraction"] / work.path[load["path"]] ** 3)
    return _rates(stiffness, load["damping"], float((j**2 * ends).sum()))


def _of_cushion(system: System, _: Work, load: Any) -> list[float]:
    ends = system.tables.bodies["inverse"][[load["body_a"], load["body_b"]]].max(axis=0)
    rates = []
    for part, kind in ((slice(3), ""), (slice(3, 6), "rotary_")):
        for i, m in enumerate(ends[part]):
            rates += _rates(load[f"{kind}stiffness"][i], load[f"{kind}damping"][i], m)
    return rates


def _of_resistance(system: System, _: Work, load: Any) -> list[float]:
    inverse = system.tables.bodies["inverse"][load["body"]]
    return [
        float(load["linear"] * inverse[:3].max()),
        float(load["rotary_linear"] * inverse[3:].max()),
    ]


def _of_coupler(system: System, work: Work, load: Any) -> list[float]:
    """Return the same of the hold that a hand has at the start."""
    inverse = system.tables.bodies["inverse"][load["body"]]
    arm = float((load["point"] ** 2).sum())
    mobility = inverse[3:].max() if load["turns"] else inverse[:3].max() + arm * inverse[3:].max()
    hold = np.zeros(2)
    programs = np.array([load["stiffness"], load["damping"]], np.int64)
    values(
        system.tables.expressions, work.clock, work.path, work.path_rate, work.stack, programs, hold
    )
    return _rates(max(float(hold[0]), 0.0), float(hold[1]), float(mobility))


def _none(*_: Any) -> list[float]:
    """Return nothing, for what neither springs back nor damps."""
    return []


# By the table of the primitive: each says here how stiff it is.
RATES: Mapping[str, Callable[[System, Work, Any], list[float]]] = {
    "path_loads": _of_path,
    "cushions": _of_cushion,
    "resistances": _of_resistance,
    "couplers": _of_coupler,
    "wrenches": _none,
    "attractions": _none,
}


def _rates(stiffness: float, damping: float, inverse_mass: float) -> list[float]:
    return [math.sqrt(stiffness * inverse_mass), float(damping * inverse_mass)]


def _lost_hold(system: System, state: Array) -> Iterator[Suspect]:
    """Yield the joints that hold less where the mechanism stands than a little way on."""
    moved = moved_on(system, state) if system.rows else None
    if moved is None:
        return
    here = _independent(system, state)
    lost = [
        name
        for name, rows in system.joint_rows.items()
        if len(here & set(range(rows.start, rows.stop)))
        < len(_independent(system, moved) & set(range(rows.start, rows.stop)))
    ]
    if lost:
        yield Suspect(
            math.inf,
            say(
                "'{name}' loses its hold there, as in a dead centre or where bars lie on one line",
                name=lost[0],
            ),
            say(
                "Begin a little beside such a position, or lead the mechanism through it by "
                "a driver."
            ),
        )


def _independent(system: System, state: Array) -> set[int]:
    return set(rank(system, placed(system, state), SPEED).independent.tolist())


def _how_long(seconds: float) -> Sentence:
    for size, far_more, some in (
        (YEAR, say("more than a thousand years"), Template("some {count:.0f} years")),
        (DAY, say("more than a thousand days"), Template("some {count:.0f} days")),
        (HOUR, say("more than a thousand hours"), Template("some {count:.0f} hours")),
    ):
        if seconds >= 2 * size:
            return far_more if seconds / size > 1e3 else some.say(count=seconds / size)
    return say("some {count:.0f} minutes", count=seconds / 60)
