"""Turns each sign of the kernels round, one at a time, and says which the second derivation sees.

python -m tests.engine.proof.flips OUT [--numbers | --whole] [--minutes N] [--only PART] ...

Each result is a line of OUT as it comes, so that one may stop, and go on with the same file; signs
that stand in it are not tried again. First the equations are evaluated with the other sign, where
the machines that come by its line are in a right run of theirs: the second derivation holds their
accelerations, multipliers, gaps and powers against its own, so that one which is another is seen.
Where all of these stay, or with ``--whole``, the whole check is done of runs with the other sign,
of machines of the gallery and quick ones first, until one of them shows it.
"""

from __future__ import annotations

import argparse
import collections
import functools
import json
import math
import os
import random
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before Numba is loaded: kernels are plain functions then

import numpy as np
import tests.engine.proof.machines as of_machines
from tests.engine.proof.look import look, wrong_in
from tests.engine.proof.signs import KERNELS, Flip, flips, modules, named, statement

import kane
from kane.analyses.going_on import go_on
from kane.elements.primitives import ShapeContact
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.results.depths import gaps_at

SAID = ":"  # before what a process says, which may be nothing
OF_RESULTS = {  # kernels that tell of a run what it has not recorded: the run is the same
    f"equations/{name}"
    for name in ("load_powers", "observe", "reaction", "recorded_rates", "respond", "speed_rates")
}
MOST = 4  # machines on which a sign is tried
TRACED, EACH = (
    100,
    31,
)  # calls of a function of which all are looked at; and one in so many after them
PATIENCE = 4.0  # times as long as a right run takes: who takes longer never ends


class Visit(NamedTuple):
    """What a machine comes by.

    Attributes:
        seconds: that it takes.
        lines: of the modules of the kernels; None where it is to be tried on all.

    """

    seconds: float
    lines: dict[str, set[int]] | None

    def comes_by(self, flip: Flip) -> bool:
        """Whether it comes by the statement in which a sign stands."""
        if self.lines is None:
            return True
        return not self.lines.get(flip.module, set()).isdisjoint(statement(flip))


def seconds_of(name: str) -> float:
    """Return how long a machine takes as it is, of a processor [s]; it must be right."""
    start = time.process_time()
    wrong = look(of_machines.MACHINES[name])
    if wrong:
        raise AssertionError(f"{name} is wrong as it is: {wrong[0].title}: {wrong[0].place}")
    return time.process_time() - start


def visit(name: str) -> Visit:
    """Run a machine as it is, and note the lines of the kernels that it comes by."""
    folder = str(KERNELS) + os.sep
    lines: dict[str, set[int]] = {}
    left: dict[CodeType, set[int]] = {}  # of each function, lines that were not met yet
    calls: collections.Counter[CodeType] = collections.Counter()

    def trace(frame: FrameType, *_: Any) -> Any:
        code = frame.f_code
        if code not in left:
            is_own = code.co_filename.startswith(folder)
            left[code] = {line for _, _, line in code.co_lines() if line and is_own}
        if not left[code]:
            return None
        calls[code] += 1
        return met if calls[code] < TRACED or calls[code] % EACH == 0 else None

    def met(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            code = frame.f_code
            left[code].discard(frame.f_lineno)
            module = code.co_filename[len(folder) : -len(".py")]
            lines.setdefault(module, set()).add(frame.f_lineno)
        return met

    sys.settrace(trace)
    try:
        seconds = seconds_of(name)
    finally:
        sys.settrace(None)
    return Visit(seconds, lines)


def visits(names: list[str], kept: Path) -> dict[str, Visit]:
    """Return what each machine comes by; kept in a file, as it takes some minutes."""
    known = json.loads(kept.read_text()) if kept.exists() else {}
    for name in names:
        if name not in known:
            answer = in_child(lambda name=name: _told(visit(name)), 900.0)
            known[name] = json.loads(answer) if answer.startswith("[") else None
            sys.stderr.write(f"{name}: {answer[:90]}\n")
            kept.write_text(json.dumps(known))
    return {
        name: Visit(known[name][0], {module: set(own) for module, own in known[name][1].items()})
        for name in names
        if known[name]
    }


def _told(visit: Visit) -> str:
    lines = {module: sorted(own) for module, own in (visit.lines or {}).items()}
    return json.dumps([visit.seconds, lines])


def in_child(work: Any, seconds: float, *of: Any) -> str:
    """Return what a function says in a process of its own.

    "never ends" after some seconds of a processor, however busy the machine is with other things.
    """
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        used = math.ceil(time.process_time() + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (used, used + 1))
        try:
            said = work(*of)
        except BaseException:
            said = "failed: " + traceback.format_exc(limit=-1).strip().splitlines()[-1]
        with os.fdopen(theirs, "w") as pipe:
            pipe.write(SAID + said)
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if said:
        return said.removeprefix(SAID)
    killed = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    is_over = killed in (signal.SIGXCPU, signal.SIGKILL)
    return "never ends" if is_over else "failed: the process ended"


class Gaps:
    """The gaps of what may touch over frames of a right run, which the check measures, too.

    Args:
        name: the machine.
        result: its run.

    """

    def __init__(self, name: str, result: kane.Result) -> None:
        self.name, self._result = name, result
        count = len(result.time)
        self._frames = np.unique(np.linspace(0, count - 1, MEASURED).astype(int)).tolist()
        self._extent = float(result.system.tables.extent)
        self._right = self._gaps()

    def _gaps(self) -> np.ndarray:
        return np.array([gap for _, _, gap in gaps_at(self._result, self._frames)])

    def change(self) -> float:
        """Return how far the gaps are from the right ones, as a part of the mechanism."""
        with np.errstate(all="ignore"):
            found = np.abs(self._gaps() - self._right).max(initial=0.0) / self._extent
        return float(found) if np.isfinite(found) else np.inf


class Place:
    """A state of a right run of a machine, at which the equations can be evaluated.

    Args:
        name: the machine.
        result: its run.
        frame: of it.

    """

    def __init__(self, name: str, result: kane.Result, frame: int) -> None:
        self.name, self.time = name, float(result.time[frame])
        simulation = go_on(result, frame=frame)
        self.system, self.state = simulation._stretches[-1].now  # in the mode that holds there
        self.extent = float(self.system.tables.extent)
        self.right = self.numbers()

    def numbers(self) -> list[np.ndarray]:
        """Return rates of the state, multipliers, gaps, powers, and what laws are told."""
        tables = self.system.tables
        work, y_dot = make_work(tables), np.zeros(self.system.state_size)
        evaluate(tables, work, self.time, self.state, y_dot, False)
        assemble.residuals(tables, work)
        return [y_dot, work.lam, work.phi, work.power, work.path]

    def change(self) -> float:
        """Return how far the numbers are from the right ones, as a part of the largest."""
        found = 0.0
        with np.errstate(all="ignore"):
            for ours, right in zip(self.numbers(), self.right, strict=True):
                size = max(np.abs(right).max(initial=0.0), 1e-3 * self.extent)
                change = np.abs(ours - right).max(initial=0.0) / size
                found = max(found, float(change) if np.isfinite(change) else np.inf)
        return found


MEASURED = 20  # frames at which gaps are looked at: a third of those of the check
SEEN = 1e-5  # of the largest number: a hundred times what the check needs


def places(known: dict[str, Visit]) -> dict[str, list[Place | Gaps]]:
    """Return two states of each machine, but for those whose method has equations of its own.

    And the gaps of what may touch.
    """
    found: dict[str, list[Place | Gaps]] = {}
    for name in known:
        own = of_machines.MACHINES[name]
        if own.settings.get("method") == "moreau" or "formulation" in own.settings:
            continue
        result = kane.simulate(own.model(), **own.settings)
        frames = {len(result.time) // 3, 2 * len(result.time) // 3}
        found[name] = [Place(name, result, frame) for frame in sorted(frames)]
        if any(isinstance(each.contact.gap, ShapeContact) for each in result.system.contacts):
            found[name].append(Gaps(name, result))
    return found


def _too_long(*_: object) -> None:
    raise TimeoutError


def seen_by_numbers(flip: Flip, among: Sequence[Place | Gaps]) -> tuple[str, str] | None:
    """Return the machine whose equations have other numbers with another sign, and what is so."""
    signal.signal(signal.SIGVTALRM, _too_long)
    back = turn_round(flip)
    try:
        for place in among:
            signal.setitimer(signal.ITIMER_VIRTUAL, 5.0)
            try:
                change = place.change()
            except TimeoutError:
                return place.name, "never ends"
            except Exception as error:
                return place.name, f"failed: {type(error).__name__}: {error}"
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
            if change > SEEN:
                return place.name, f"numbers: {change:.1e} of the largest"
    finally:
        for put_back in back:
            put_back()
    return None


def turn_round(flip: Flip) -> list[Callable[[], None]]:
    """Turn a sign round, of a function or of a constant; return what puts it back."""
    name = "kane.kernels." + flip.module.replace("/", ".")
    code = compile(flip.source(), str(flip.path), "exec")
    own = vars(sys.modules[name])
    if named(flip).startswith("module: "):
        return _other_constant(flip, own)
    back: list[Callable[[], None]] = []
    for each in code.co_consts:
        function = own.get(each.co_name) if isinstance(each, CodeType) else None
        if isinstance(function, FunctionType) and function.__code__ != each:
            back.append(functools.partial(setattr, function, "__code__", function.__code__))
            function.__code__ = each
    return back


def _other_constant(flip: Flip, own: dict[str, Any]) -> list[Callable[[], None]]:
    """Give a constant its other value wherever kernels know it; return what puts it back."""
    line = flip.texts()[1]
    constant, found = line.split("=")[0].strip(), dict[str, Any]()
    exec(line, dict(own), found)
    know = [
        module
        for name, module in sys.modules.items()
        if name.startswith("kane.kernels") and vars(module).get(constant) == own[constant]
    ]
    right = own[constant]
    for module in know:
        setattr(module, constant, found[constant])
    return [functools.partial(setattr, module, constant, right) for module in know]


class Ran(NamedTuple):
    """A run in numbers.

    Attributes:
        times: of its frames [s].
        numbers: all that was recorded, frame by frame.
        counts: of steps, of those taken back, and of evaluations.
        motion: how many of the numbers of a frame, the first, are places and speeds.

    """

    times: np.ndarray
    numbers: np.ndarray
    counts: tuple[int, int, int]
    motion: int

    def at_times_of(self, other: Ran) -> Ran:
        """Return it with those of its frames alone that another run has as well."""
        frames = np.isin(self.times, other.times)
        return self._replace(times=self.times[frames], numbers=self.numbers[frames])

    def change(self, other: Ran, of_motion: bool = False) -> float:
        """Return how far another run is from this one, as a part of the largest number."""
        if other.numbers.shape != self.numbers.shape:
            return math.inf
        own, others = (
            each.numbers[:, : self.motion] if of_motion else each.numbers for each in (self, other)
        )
        size = np.abs(own).max(initial=1e-300)
        change = np.abs(others - own).max(initial=0.0) / size
        return float(change) if np.isfinite(change) else math.inf


def run(machine: str) -> tuple[kane.Result, Ran]:
    """Run a machine with the kernels as they are now."""
    own = of_machines.MACHINES[machine]
    result = kane.simulate(own.model(), **own.settings)
    done = result.outcome
    counts = done.steps, done.rejected, done.evaluations
    times, values = np.array(result.time), np.array(result.frames.values)
    return result, Ran(times, values, counts, result.system.motion_size)


@functools.cache
def right_run(machine: str) -> Ran:
    """Return the run of a machine as it is; to be asked for before any sign is turned round."""
    return run(machine)[1]


def wrong_with(flip: Flip, machine: str, again: bool, whatever: bool) -> str:
    """Say what is wrong with a machine whose kernels have another sign, and what is other in it.

    Where its run is the same, it is not looked at but ``whatever`` that is.
    """
    right = right_run(machine)
    if not turn_round(flip):
        raise AssertionError(f"{flip} stands outside of functions")
    result, found = run(machine)
    change = right.change(found)
    told = f"{change:.1e} {right.counts} {found.counts}"
    if change == 0.0 and found.counts == right.counts and not whatever:
        return json.dumps(["", "the same"])
    own = of_machines.MACHINES[machine]
    wrong = wrong_in(result, own.again or again)
    return json.dumps([f"{wrong[0].title}: {wrong[0].place}" if wrong else "", told])


def tried(
    flip: Flip,
    known: dict[str, Visit],
    states: dict[str, list[Place | Gaps]],
    whole: bool | None,
    again: bool,
) -> dict[str, Any]:
    """Return what became of a sign; whether runs are looked at, if it must be, or never is said."""
    fits = [name for name, each in known.items() if each.comes_by(flip)]
    gallery = {name for name in fits if of_machines.MACHINES[name].is_example}
    fits.sort(key=lambda name: (name not in gallery, known[name].seconds))
    old, new = flip.texts()
    record: dict[str, Any] = {
        **flip._asdict(), "old": old.strip(), "new": new.strip(), "by": len(fits), "tried": [],
    }  # fmt: skip
    quick = [place for name in fits if name in states for place in states[name]]
    found = seen_by_numbers(flip, quick) if quick else None
    if found is not None or whole is None:
        found = found or (None, "the numbers stay" if quick else "nothing comes by")
        return {**record, "seen": found[0], "said": found[1], "gallery": found[0] in gallery}
    fits.sort(key=lambda name: known[name].seconds)
    chosen = fits[: MOST // 2]
    chosen += [name for name in fits if name in gallery and name not in chosen][: MOST // 2]
    tries = [(name, again, flip.module in OF_RESULTS) for name in chosen]
    if flip.module not in OF_RESULTS:
        tries += [(name, True, True) for name in chosen[:1]]  # and with finer steps, in the end
    changes: dict[str, str] = {}
    for name, finer, whatever in tries:
        right_run(name)
        patience = 2.0 + PATIENCE * known[name].seconds * (4.0 if finer else 1.0)
        said = in_child(
            lambda *of, name=name: wrong_with(flip, name, *of), patience, finer, whatever
        )
        record["tried"].append(name)
        wrong, changes[name] = json.loads(said) if said.startswith("[") else (said, "")
        if wrong:
            return {**record, "seen": name, "said": wrong[:160], "gallery": name in gallery}
    said = "nothing" if fits else "no machine comes by"
    return {**record, "seen": None, "said": said, "changes": changes}


def main(arguments: list[str]) -> None:
    """Try signs until all are tried or the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", default="", help="modules whose names begin so")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", default="", help="value or index")
    parser.add_argument("--machines", default="", help="names of those to be tried, by commas")
    parser.add_argument("--whole", action="store_true", help="do the whole check of all")
    parser.add_argument("--numbers", action="store_true", help="never do the whole check")
    parser.add_argument("--unseen", type=Path, help="try those that this file says nothing shows")
    parser.add_argument("--visits", type=Path, help="where it is kept what machines come by")
    parser.add_argument("--again", action="store_true", help="also run with finer steps")
    chosen = parser.parse_args(arguments)
    kept = chosen.visits or chosen.out.with_suffix(".visits.json")
    if chosen.machines:
        names = chosen.machines.split(", ")
        known = {name: Visit(0.0 if chosen.numbers else seconds_of(name), None) for name in names}
    else:
        known = visits(list(of_machines.MACHINES), kept)
    states = {} if chosen.whole else places(known)
    whole = None if chosen.numbers else chosen.whole
    done = set()
    if chosen.out.exists():
        for line in chosen.out.read_text().splitlines():
            record = json.loads(line)
            done.add((record["module"], record["line"], record["column"]))
    every = [flip for module in modules() for flip in flips(module)]
    if chosen.unseen:
        records = map(json.loads, chosen.unseen.read_text().splitlines())
        open_ = {(r["module"], r["line"], r["column"]) for r in records if r["seen"] is None}
        every = [flip for flip in every if flip[:3] in open_]
    random.Random(chosen.seed).shuffle(every)
    until = time.monotonic() + 60.0 * chosen.minutes
    with chosen.out.open("a") as out:
        for flip in every:
            if time.monotonic() > until:
                break
            skipped = not flip.module.startswith(chosen.only) or chosen.kind not in ("", flip.kind)
            if skipped or flip[:3] in done:
                continue
            out.write(json.dumps(tried(flip, known, states, whole, chosen.again)) + "\n")
            out.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
