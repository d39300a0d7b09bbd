"""Runs as plain Python, in a process of its own, for as long as the kernels are not compiled.

They take some hundred times as long, a second or two for a small mechanism, and give the same
numbers but for round-off.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection
from typing import TYPE_CHECKING, Any, NamedTuple

from kane.analyses.crew import end_with_parent
from kane.errors import KaneError
from kane.model import Model

if TYPE_CHECKING:  # who starts the process need not wait for what it imports
    from kane.results import Result
    from kane.solve.run import Progress, Show, Tell

LOOK = 0.05  # s between two looks at the flags
PATIENCE = 40  # looks after which a run that should stop, but does not hear of it, is given up
# What views ask of a result at once, in the order in which it is worked out; a view that works it
# out in plain Python would keep the window waiting.
SHOWN = (
    "coarse", "q", "u", "accelerations", "reactions", "observed", "powers", "energy_drift",
    "largest_energy", "doubts", "jumps", "start_velocities",
)  # fmt: skip


class _Answer(NamedTuple):
    """A result on its way.

    Attributes:
        parts: of the frames: times, values, system, outcome, jumps, losses in strikes, events,
            what held in between.
        known: what is worked out of it already, by the names of its properties.

    """

    parts: tuple[Any, ...]
    known: dict[str, Any]


class PlainRuns:
    """A process that runs models as plain Python, one after the other.

    It ends with this object, or with this process in whatever way that ends.
    """

    def __init__(self) -> None:
        # a copy of this process would have its locks, but not the threads that open them
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # or the end of the process would not be the end of the pipe
        self._in_use, self._ending = threading.Lock(), threading.Lock()
        self._ended = False

    @property
    def free(self) -> bool:
        """Whether a model can be run now."""
        return not self._ended and not self._in_use.locked()

    def simulate(
        self,
        model: Model,
        progress: Progress,
        stop: threading.Event,
        held_up: Tell,
        enough: Callable[[], bool],
        reached: Show | None = None,
    ) -> Result | None:
        """Run a model; arguments and errors as of ``kane.simulate``.

        Args:
            model: the mechanism.
            progress: called with the part done, 0 to 1, in this thread.
            stop: set it to end the run early.
            held_up: called with sentences on what holds it up.
            enough: asked now and then, in this thread, whether to go on is of no use any more.
            reached: called now and then, in this thread, with the time that is reached [s] and
                the poses of the bodies then.

        Returns:
            the result; None where it is of no use any more, the process is lost or does not stop,
            or the result would be too long to be handed over. The process is then gone.

        """
        with self._in_use:
            result = self._simulate(model, progress, stop, held_up, enough, reached)
            if result is None:
                self.end()
        return result

    def _simulate(
        self,
        model: Model,
        progress: Progress,
        stop: threading.Event,
        held_up: Tell,
        enough: Callable[[], bool],
        reached: Show | None = None,
    ) -> Result | None:
        waited = 0
        try:
            self._pipe.send(model)
            while not enough() and waited < PATIENCE:
                if stop.is_set():
                    if waited == 0:
                        self._pipe.send(None)
                    waited += 1
                if self._pipe.poll(LOOK):
                    kind, content = self._pipe.recv()
                    match kind:
                        case "progress":
                            progress(content)
                        case "held up":
                            held_up(content)
                        case "reached":
                            if reached:
                                reached(*content)
                        case "result":
                            return _result(model, content)
                        case "failed":
                            raise content
                        case "too long":
                            break
                        case _:
                            raise AssertionError(kind)
        except (EOFError, OSError):  # the process is lost
            pass
        return None

    def end(self) -> None:
        """End the process, once: who waits for a run may come here, and who is done with all."""
        with self._ending:
            if self._ended:
                return
            self._ended = True
            self._process.kill()
            self._process.join()
            self._pipe.close()


def _result(model: Model, answer: _Answer) -> Result:
    from kane.results import Result
    from kane.solve.frame_store import FrameStore
    from kane.solve.run import Frames

    times, values, system, outcome, jumps, *others = answer.parts
    store = FrameStore(*values.shape)
    store.values[:] = values
    frames = Frames(times, store.values, system, outcome, jumps, store, *others)
    result = Result(system, model.solver, frames)
    vars(result).update(answer.known)  # cached properties
    return result


def _serve(pipe: connection.Connection) -> None:
    """Run models until there are no more; this is what the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that leads
    threading.Thread(target=end_with_parent, daemon=True).start()
    from kane.kernels.compiling.jit import leave_compiling_to_others

    leave_compiling_to_others(True)
    import kane.analyses.dynamics  # noqa: F401  # before the first model comes

    with contextlib.suppress(EOFError, OSError):
        model = pipe.recv()
        while True:
            run = _Run(pipe, model)
            model = run.next_model


class _Run:
    """A run in the process; it looks at the pipe now and then."""

    def __init__(self, pipe: connection.Connection, model: Model) -> None:
        self._pipe, self._stop = pipe, threading.Event()
        self._send(*self._answer(model))
        self.next_model = pipe.recv()
        while self.next_model is None:  # a stop that came too late
            self.next_model = pipe.recv()

    def _answer(self, model: Model) -> tuple[str, Any]:
        from kane.analyses.dynamics import simulate
        from kane.solve.frame_store import LARGEST_IN_MEMORY

        try:
            result = simulate(
                model,
                progress=self._progress,
                stop=self._stop,
                held_up=lambda text: self._send("held up", text),
                reached=lambda time, poses: self._send("reached", (time, poses)),
            )
        except KaneError as error:
            return "failed", error
        if result.size > LARGEST_IN_MEMORY:
            return "too long", None
        known = {name: getattr(result, name) for name in SHOWN}
        frames = result.frames
        parts = (
            frames.time, frames.values, frames.system, frames.outcome, frames.jumps, frames.struck,
            frames.events, frames.course, frames.brought, frames.touches,
        )  # fmt: skip
        return "result", _Answer(parts, known)

    def _progress(self, part: float) -> None:
        self._send("progress", part)
        if self._pipe.poll():
            self._pipe.recv()
            self._stop.set()

    def _send(self, kind: str, content: Any) -> None:
        self._pipe.send((kind, content))
