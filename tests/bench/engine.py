"""The engine as one of those that are compared."""

import time
from importlib.metadata import version

import numpy as np
from tests.bench.problems.problem import POSITION, ROTATION, SPIN, STATE, VELOCITY, Array, Case

from kane.compiled import compile_model
from kane.kernels.compiling.jit import public
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.model import ADAPTIVE_METHODS, SolverSettings
from kane.model.poses import rotation_matrices
from kane.results import Result
from kane.solve.assembly import assemble
from kane.solve.partition import choose_partition
from kane.solve.run import run

ROUND_OFF = 1e-12  # of the times of frames
ATOL = 1e-2  # as a part of rtol; the same ratio as in the model's own settings


class Engine:
    """A model in the engine, compiled and assembled."""

    def __init__(self, case: Case) -> None:
        begun = time.thread_time()
        self._case = case
        self._system = compile_model(case.model)
        self.preparation = time.thread_time() - begun

    def run(self, way: str, setting: float) -> tuple[float, Array, int]:
        """Return CPU seconds of the thread, what is compared, and the count of evaluations.

        Args:
            way: the method, and the formulation if it is not that with multipliers.
            setting: relative tolerance, or the length of equal steps [s].

        Raises:
            ArithmeticError: the run did not reach its end.

        """
        method, _, formulation = way.partition(" ")
        settings = SolverSettings(
            method=method,  # type: ignore[arg-type]
            formulation=formulation or "multipliers",  # type: ignore[arg-type]
            duration=self._case.duration,
            record_every=self._case.duration / self._case.samples,
            **_accuracy(method, setting),
        )
        begun = time.thread_time()
        frames = run(self._system, settings)
        seconds = time.thread_time() - begun
        if not frames.outcome.ok:
            raise ArithmeticError(frames.outcome.message)
        states = states_of(Result(frames.system, settings, frames))
        # behind events, which leave frames of their own
        places = np.searchsorted(frames.time, self._case.times * (1 + ROUND_OFF), "right") - 1
        return seconds, self._case.measure(states[places]), frames.outcome.evaluations

    def evaluations(self, count: int, embedded: bool = False) -> float:
        """Return CPU seconds of so many evaluations at the start."""
        system = self._system
        y, y_dot = assemble(system).state, np.zeros(system.state_size)
        work = make_work(system.tables)
        if embedded:
            work = choose_partition(system, y, work)
        repeated(system.tables, work, y, y_dot, 1)
        begun = time.thread_time()
        repeated(system.tables, work, y, y_dot, count)
        return time.thread_time() - begun


def _accuracy(method: str, setting: float) -> dict[str, float]:
    if method in ADAPTIVE_METHODS:
        return {"rtol": setting, "atol": ATOL * setting}
    return {"step": setting}


def states_of(result: Result) -> Array:
    """Return the states of all bodies at all frames, (frames, bodies, 18); see ``Case``."""
    frames, bodies = result.q.shape[:2]
    states = np.zeros((frames, bodies, STATE))
    states[:, :, POSITION] = result.q[:, :, :3]
    states[:, :, ROTATION] = rotation_matrices(result.q[:, :, 3:]).reshape(frames, bodies, 9)
    states[:, :, VELOCITY], states[:, :, SPIN] = result.u[:, :, :3], result.u[:, :, 3:]
    return states


def versions() -> str:
    """Return what the engine stands on."""
    return f"Numba {version('numba')}, NumPy {version('numpy')}"


@public
def repeated(tables, work, y, y_dot, count):
    for _ in range(count):
        evaluate(tables, work, 0.0, y, y_dot, False)
